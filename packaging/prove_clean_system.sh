#!/bin/sh
# Proof that the installers work where there is no Python: makes a bare Debian in an empty folder,
# installs, checks every part, plays a hand, opens a record as a double click does, looks whether
# anything opens an internet socket, uninstalls and lists what is left: first with the .deb, then, for
# a user without rights, with the archive. Needs root, debootstrap, Xvfb, strace, lintian,
# desktop-file-utils and appstream; takes about five minutes.
#
#     packaging/prove_clean_system.sh [FOLDER OF THE PACKAGES [RELEASE OF DEBIAN]]
set -eu

packages=$(CDPATH='' cd -- "${1:-$(dirname -- "$0")/../dist}" && pwd -P)
deb=$(ls "$packages"/preferans_*_amd64.deb)
archive=$(ls "$packages"/preferans-*-linux-x86_64.run)
suite=${2:-bookworm}
work=$(mktemp -d)
root=$work/debian
sources=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
home=/home/player
saves=$home/.local/share/preferans
record_kind=application/vnd.preferans.record+json

clean_up() {
    [ -z "${xvfb:-}" ] || kill "$xvfb" 2>/dev/null || true
    ! mountpoint -q "$root/proc" || umount "$root/proc"
    rm -rf --one-file-system "$work"
}
trap clean_up EXIT
trap 'exit 1' INT TERM HUP

# step WORDS COMMAND...: silent where it works, else shows what the command said. Functions called
# by it join their commands by &&: set -e does not hold in a condition.
step() {
    words=$1 began=$(date +%s)
    shift
    if ! "$@" >"$work/log" 2>&1; then
        cat "$work/log"
        echo "FAILED: $words"
        exit 1
    fi
    echo "ok $(($(date +%s) - began)) s: $words"
}

make_system() {
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
        awk '$2 == "bookworm" { print $1; exit }')
    debootstrap --variant=minbase "$suite" "$root" "$mirror" &&
        cp -L /etc/resolv.conf /etc/hosts "$root/etc/" &&
        apt-config dump Acquire >"$root/etc/apt/apt.conf.d/90host" &&
        mount -t proc proc "$root/proc" &&
        cp "$deb" "$root/srv/preferans.deb" &&
        cp "$archive" "$root/srv/preferans.run" &&
        chmod 644 "$root"/srv/* &&
        chroot "$root" useradd --create-home player &&
        apt_get update
}

start_screen() {
    Xvfb -displayfd 1 -ac -screen 0 1400x1000x24 >"$work/display" 2>/dev/null &
    xvfb=$!
    for _ in $(seq 100); do
        [ ! -s "$work/display" ] || return 0
        sleep 0.1
    done
    return 1
}

apt_get() {
    chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -qq -y "$@"
}

as_player() {
    chroot --userspec=player:player "$root" env --ignore-environment --chdir="$home" HOME="$home" \
        PATH="$home/.local/bin:/usr/local/bin:/usr/bin:/bin:/usr/games" LANG=C.UTF-8 \
        DISPLAY=":$(cat "$work/display")" "$@"
}

descriptions_are_valid() {
    dpkg-deb -x "$deb" "$work/unpacked" &&
        desktop-file-validate "$work"/unpacked/usr/share/applications/*.desktop &&
        appstreamcli validate --no-net "$work"/unpacked/usr/share/metainfo/*.xml
}

lintian_is_content() { lintian --fail-on error,warning --tag-display-limit 0 "$deb"; }
has_no_python() { ! chroot "$root" sh -c 'command -v python3 || command -v python'; }
kernel_is_compiled() { as_player preferans solve --about | grep -F '"compiled": true'; }

plays_a_hand() {
    as_player preferans --demo &&
        [ -n "$(find "$root$home" -name 'preferans-demo-*.png' -size +50k)" ] &&
        rm -f "$root$home"/preferans-demo-*.png
}

every_part_works() { as_player preferans --self-check; }

# What a file manager does: from the name to the kind of file, from that to the program, and its
# command line with the path in it. The record's match is then the latest of the store.
opens_a_record() {
    cp "$sources/tests/data/opened.pref.json" "$root$home/evening.pref.json" &&
        chroot "$root" chown player: "$home/evening.pref.json" &&
        as_player gio info -a standard::content-type "$home/evening.pref.json" |
        grep -F "content-type: $record_kind" &&
        as_player gio mime "$record_kind" | grep -F preferans.desktop &&
        entry=$(as_player sh -c 'ls ~/.local/share/applications/preferans.desktop \
            /usr/share/applications/preferans.desktop 2>/dev/null | head -n 1') &&
        command=$(sed -n "s|^Exec=||p" "$root$entry" | sed "s|%f|$home/evening.pref.json|") &&
        as_player timeout 100 sh -c "$command --trace $home/trace & until grep -qs ^resumed trace
            do kill -0 \$! || exit; sleep 0.1; done; kill \$!; wait \$! || :" &&
        grep -E '^resumed [0-9a-f]+ 3 ' "$root$home/trace" &&
        rm "$root$home/trace" "$root$home/evening.pref.json"
}

# Every socket that any process of the program asks the kernel for while a hand is played.
opens_no_connection() {
    strace -f -qq --seccomp-bpf -e trace=socket,connect -o "$work/sockets" \
        chroot --userspec=player:player "$root" env --ignore-environment --chdir="$home" \
        HOME="$home" PATH="$home/.local/bin:/usr/local/bin:/usr/bin:/bin:/usr/games" LANG=C.UTF-8 \
        DISPLAY=":$(cat "$work/display")" preferans --demo --speed off &&
        grep -q 'socket(AF_UNIX' "$work/sockets" &&
        ! grep -E 'AF_INET' "$work/sockets" &&
        rm -f "$root$home"/preferans-demo-*.png
}

has_no_network_library() {
    ! find "$root/usr/lib/preferans" "$root$home/.local/lib" -iname '*network*' 2>/dev/null | grep .
}

plays_until_stopped() {
    { as_player timeout 10 preferans --self-play --speed off || [ $? = 124 ]; } &&
        [ -n "$(find "$root$saves" -type f)" ]
}

play() {
    step "the kernel is compiled" kernel_is_compiled
    step "every part works" every_part_works
    step "a hand is played by itself in a window" plays_a_hand
    step "nothing for networks is installed" has_no_network_library
    step "no internet socket is opened while a hand is played" opens_no_connection
    step "a record is opened as by double click" opens_a_record
    step "a match is played for 10 s and saved" plays_until_stopped
}

files_of_system() { find "$root" -xdev -path "$root/proc" -prune -o -printf '/%P\n' | sort; }

# Nothing of the program may be left but the saves. Package managers and the font library keep books.
list_what_is_left() {
    files_of_system >"$work/after"
    comm -13 "$work/before" "$work/after" >"$work/left"
    grep -E '^(/var/(lib/(apt|dpkg)|cache|log)|/etc/ld\.so\.cache)(/|$)' "$work/left" >"$work/books" || true
    echo "left: $(wc -l <"$work/books") files of the package manager's books, and"
    grep -v -x -F -f "$work/books" "$work/left" | sed 's/^/    /' || true
    others=$(grep -v -x -F -f "$work/books" "$work/left" |
        grep -v -E "^$home/\.(local(/share(/preferans(/.*)?)?)?|cache(/.*)?)$" || true)
    [ -z "$others" ] || { echo "FAILED: these are not the player's saves: $others"; exit 1; }
    ! comm -23 "$work/before" "$work/after" | grep . || { echo "FAILED: these are gone"; exit 1; }
    [ -n "$(find "$root$saves" -type f)" ] || { echo "FAILED: the saves are gone"; exit 1; }
}

# What any desktop has: the packages that the .deb depends on.
install_desktop_libraries() {
    # shellcheck disable=SC2046  # a list of words
    apt_get install --no-install-recommends \
        $(dpkg-deb -f "$deb" Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,/ /g')
}

echo "$(basename "$deb"): $(stat -c %s "$deb") bytes, installed $(dpkg-deb -f "$deb" Installed-Size) kB"
echo "$(basename "$archive"): $(stat -c %s "$archive") bytes"
step "a bare Debian, $suite" make_system
start_screen
step "lintian finds nothing in the .deb" lintian_is_content
step "menu entry and description are valid" descriptions_are_valid
step "there is no Python" has_no_python
step "a desktop's tools for kinds of files" \
    apt_get install --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils
files_of_system >"$work/before"
step "the .deb installs with its dependencies" \
    apt_get install --no-install-recommends /srv/preferans.deb
step "there is still no Python" has_no_python
play
step "the .deb is removed" apt_get purge --auto-remove preferans
list_what_is_left
rm -rf "${root:?}$home/.local" "$root$home/.cache"

step "the libraries of a desktop" install_desktop_libraries
files_of_system >"$work/before"
step "the archive installs for one user" as_player sh /srv/preferans.run
play
step "the archive is removed" as_player "$home/.local/lib/preferans/uninstall.sh"
list_what_is_left
echo "all of it works, and leaves only what was played"
