#!/bin/sh
# Removes what install.sh has put there; saved matches stay.
set -eu
share=${XDG_DATA_HOME:-$HOME/.local/share}
place=$HOME/.local/lib/preferans
find "$share/icons/hicolor" -name preferans.png -o -name preferans.svg 2>/dev/null |
    while read -r icon; do rm -f "$icon"; done
rm -f "$share/applications/preferans.desktop" "$share/metainfo/io.github.preferans.Preferans.metainfo.xml"
[ "$(readlink "$HOME/.local/bin/preferans" 2>/dev/null)" != "$place/preferans" ] ||
    rm -f "$HOME/.local/bin/preferans"
rm -rf "$place"
rm -f "$share/mime/packages/preferans-record.xml"
# Without other file types of this user the lists made from them are of no use.
if rmdir "$share/mime/packages" 2>/dev/null; then
    for list in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types \
        version XMLnamespaces application/vnd.preferans.record+json.xml; do
        rm -f "$share/mime/$list"
    done
    rmdir "$share/mime/application" 2>/dev/null || true
elif command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" || true
fi
# The same for the list of which program opens what.
if ! ls "$share"/applications/*.desktop >/dev/null 2>&1; then
    rm -f "$share/applications/mimeinfo.cache"
elif command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$share/applications" || true
fi
for folder in "$share"/icons/hicolor/*/apps "$share"/icons/hicolor/* "$share/icons/hicolor" \
    "$share/icons" "$share/mime" "$share/applications" "$share/metainfo" "$HOME/.local/lib" "$HOME/.local/bin"; do
    rmdir "$folder" 2>/dev/null || true # kept while others have files there
done
echo "Preferans je uklonjen; sačuvane partije ostaju u $share/preferans"
echo "Preferans is removed; saved matches stay in $share/preferans"
