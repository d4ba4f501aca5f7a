"""What of Qt, Python and the system goes into the packaged program.

Only the parts in use go in. Libraries that every desktop has, and that must fit its graphics and
fonts, stay outside; packaging/linux/control names them.
"""

import re

UNUSED_MODULES = [
    "Cython", "asyncio", "bz2", "concurrent", "curses", "doctest", "email", "ftplib", "http",
    "lzma", "multiprocessing", "pdb", "pip", "pydoc", "readline", "setuptools", "socketserver",
    "ssl", "_hashlib", "_ssl", "test", "tkinter", "unittest", "urllib.request", "xml", "xmlrpc",
    "_statistics", "_uuid",  # faster forms of functions that are not called
    "PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql",
]  # fmt: skip

_UNUSED_FILES = re.compile(
    r"plugins/(egldeviceintegrations|generic|networkinformation|qmltooling|sqldrivers|tls)/"
    r"|plugins/platforms/(lib)?q(direct2d|eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc)\."
    r"|plugins/platformthemes/libqgtk3\."
    r"|plugins/imageformats/(lib)?q(?!svg)"
    r"|plugins/wayland-graphics-integration-client/libdmabuf-server"
    r"|(^|/)(libQt6|Qt6?)(Network|EglF[sS]\w*|OpenGLWidgets|Quick\w*|Qml\w*|Sql)\."
    r"|opengl32sw\.dll"  # drawing needs no graphics card
    r"|translations/"
)
_SYSTEM_LIBRARIES = re.compile(
    r"lib(EGL|GL|GLX|GLdispatch|OpenGL|X11|X11-xcb|Xau|Xdmcp|Xext|xcb|bsd|md|cap|cap-ng|dbus-1"
    r"|expat|fontconfig|freetype|gcrypt|glib-2\.0|gmodule-2\.0|gobject-2\.0|gio-2\.0|gthread-2\.0"
    r"|gpg-error|gssapi_krb5|krb5|krb5support|k5crypto|com_err|keyutils|crypto|ssl|lz4|lzma"
    r"|pcre2-8|png16|resolv|systemd|uuid|xkbcommon|zstd|brotlicommon|brotlidec|audit|selinux|blkid"
    r"|mount|stdc\+\+|gcc_s|mvec"
    # what only GTK's and other left-out plugins asked for
    r"|atk-1\.0|atk-bridge-2\.0|atspi|cairo|cairo-gobject|datrie|deflate|epoxy|fribidi|gdk-3"
    r"|gdk_pixbuf-2\.0|graphite2|gtk-3|harfbuzz|jbig|jpeg|Lerc|pango-1\.0|pangocairo-1\.0"
    r"|pangoft2-1\.0|pixman-1|thai|tiff|webp\w*|Xcomposite|Xcursor|Xdamage|Xfixes|Xi|Xinerama"
    r"|Xrandr|Xrender)\.so"
)


def is_wanted(name: str, platform: str) -> bool:
    """Whether a file goes in.

    Args:
        name: its place in the program.
        platform: as `sys.platform` has it.
    """
    place = name.replace("\\", "/")
    if _UNUSED_FILES.search(place):
        return False
    return platform != "linux" or not _SYSTEM_LIBRARIES.match(place.rsplit("/", 1)[-1])
