#!/bin/sh
# Preferans for Linux: installs the program for this user. The program itself follows the last line.
set -eu
case ${1:-} in
    -h | --help)
        echo "usage: sh $0 [--extract FOLDER]"
        echo "Installs Preferans into ~/.local for this user; --extract only unpacks it."
        exit 0
        ;;
    --extract)
        folder=${2:?"--extract needs a folder"}
        mkdir -p "$folder"
        ;;
    "") folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT ;;
    *) echo "$0: unknown argument $1; try --help" >&2 && exit 2 ;;
esac
start=$(awk '/^__PROGRAM__$/ { print NR + 1; exit }' "$0")
tail -n +"$start" "$0" | tar -xzf - -C "$folder"
[ -n "${1:-}" ] || sh "$folder/install.sh"
exit 0
__PROGRAM__
