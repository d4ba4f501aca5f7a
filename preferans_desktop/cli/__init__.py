"""The command lines beside the window: `preferans replay`, `engine` and `solve`."""
