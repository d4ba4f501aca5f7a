"""The command lines beside the window: `preferans replay` and `preferans engine`."""
