#!/bin/sh
# Installs the program for one user, without root: run by the self-extracting archive.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}
place=$HOME/.local/lib/preferans
commands=$HOME/.local/bin

mkdir -p "$commands" "$share/applications" "$share/metainfo" "$share/mime/packages" "$HOME/.local/lib"
rm -rf "$place.new"
cp -R "$here/program" "$place.new"
cp "$here/uninstall.sh" "$place.new/uninstall.sh"
rm -rf "$place"
mv "$place.new" "$place"
ln -sf "$place/preferans" "$commands/preferans"
(cd "$here/share/icons" && find . -type f) | while read -r icon; do
    mkdir -p "$share/icons/$(dirname "$icon")"
    cp "$here/share/icons/$icon" "$share/icons/$icon"
done
touch "$share/icons/hicolor" # lists of icons made before are out of date
sed "s|^Exec=preferans|Exec=\"$place/preferans\"|" "$here/share/applications/preferans.desktop" \
    >"$share/applications/preferans.desktop"
cp "$here/share/metainfo/io.github.preferans.Preferans.metainfo.xml" "$share/metainfo/"
cp "$here/share/mime/packages/preferans-record.xml" "$share/mime/packages/"
! command -v update-mime-database >/dev/null || update-mime-database "$share/mime" || true
! command -v update-desktop-database >/dev/null || update-desktop-database -q "$share/applications" || true
echo "Preferans je instaliran: nađi ga u meniju ili otkucaj $commands/preferans"
echo "Uklanja se sa: $place/uninstall.sh (sačuvane partije ostaju u $share/preferans)"
echo "Preferans is installed: find it in the menu, or type $commands/preferans"
echo "To remove it: $place/uninstall.sh (saved matches stay in $share/preferans)"
