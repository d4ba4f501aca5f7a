"""Qt's own dialogs and menus in the language of the interface.

Qt brings no Serbian of its own. What the desktop shows itself, such as its dialogs for files, is in
the language of the desktop.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from preferans_desktop.language.catalogue import say

CONTEXTS = frozenset(
    {
        *("QFileDialog", "QFileSystemModel", "QAbstractFileIconProvider"),
        *("QPlatformTheme", "QLineEdit", "QWidgetTextControl", "QScrollBar"),
    }
)
"""Where Qt's words are translated: files, buttons of its messages, menus of the right button."""

WORDS: Mapping[str, str] = MappingProxyType(
    {
        "Back": "qt_back",
        "Go back": "qt_back",
        "Forward": "qt_forward",
        "Go forward": "qt_forward",
        "Parent Directory": "qt_up",
        "Go to the parent directory": "qt_up",
        "Create New Folder": "qt_new_folder",
        "Create a New Folder": "qt_new_folder",
        "New Folder": "qt_new_folder",
        "&New Folder": "qt_new_folder",
        "List View": "qt_list",
        "Change to list view mode": "qt_list",
        "Detail View": "qt_details",
        "Change to detail view mode": "qt_details",
        "Sidebar": "qt_places",
        "List of places and bookmarks": "qt_places",
        "Recent Places": "qt_recent",
        "Files": "qt_files",
        "Directories": "qt_folders",
        "Find Directory": "qt_find_folder",
        "Save As": "qt_save_as",
        "&Choose": "qt_choose",
        "&Rename": "qt_rename",
        "&Delete": "qt_delete",
        "Delete": "qt_delete",
        "Remove": "qt_remove",
        "Show &hidden files": "qt_hidden",
        "All Files (*)": "qt_all_files",
        "All files (*)": "qt_all_files",
        "&Look in:": "file_folder",
        "Directory:": "file_folder",
        "File &name:": "file_name",
        "Files of &type:": "file_kind",
        "&Open": "file_open",
        "Open": "file_open",
        "&Save": "file_save",
        "Save": "file_save",
        "%1 already exists.\nDo you want to replace it?": "qt_exists",
        "%1\nDirectory not found.\n"
        "Please verify the correct directory name was given.": "qt_no_folder",
        "%1\nFile not found.\nPlease verify the correct file name was given.": "qt_no_file",
        "'%1' is write protected.\nDo you want to delete it anyway?": "qt_protected",
        "Are you sure you want to delete '%1'?": "qt_sure",
        "Could not delete directory.": "qt_not_deleted",
        "Computer": "qt_computer",
        "My Computer": "qt_computer",
        "Name": "qt_name",
        "Size": "qt_size",
        "Type": "qt_kind",
        "Kind": "qt_kind",
        "Date Modified": "qt_changed",
        "Drive": "qt_drive",
        "Folder": "qt_folder",
        "File Folder": "qt_folder",
        "File": "qt_file",
        "%1 File": "qt_file_of",
        "Unknown": "qt_unknown",
        "OK": "qt_ok",
        "&Yes": "qt_yes",
        "&No": "qt_no",
        "Cancel": "action_cancel",
        "Close": "figure_close",
        "&Undo": "qt_undo",
        "&Redo": "qt_redo",
        "Cu&t": "qt_cut",
        "&Copy": "qt_copy",
        "Copy &Link Location": "qt_copy_link",
        "&Paste": "qt_paste",
        "Select All": "qt_all",
        "Scroll here": "qt_scroll_here",
        "Top": "qt_top",
        "Bottom": "qt_bottom",
        "Page up": "qt_page_up",
        "Page down": "qt_page_down",
        "Scroll up": "qt_scroll_up",
        "Scroll down": "qt_scroll_down",
        "Left edge": "qt_left_edge",
        "Right edge": "qt_right_edge",
        "Page left": "qt_page_left",
        "Page right": "qt_page_right",
        "Scroll left": "qt_scroll_left",
        "Scroll right": "qt_scroll_right",
    }
)
"""The key of each of Qt's words."""

_SHOW = "Show "
"""Before what is shown of a folder; Qt puts both together."""


class QtWords(QTranslator):
    """Asked by Qt for each word it is about to show, in whatever thread that is."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        QCoreApplication.installTranslator(self)

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, text: str, _disambiguation: str | None = None, _n: int = -1
    ) -> str | None:
        if context not in CONTEXTS:
            return None
        if text == _SHOW:
            return f"{say('qt_show')} "
        return say(WORDS[text]) if text in WORDS else None
