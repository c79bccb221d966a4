# Installing what is missing. Sourced by Samples/play and Tests/run; does nothing by itself.

# What a program that uses Dactyl needs: SDL2's headers, which bring SDL2.
packages_to_play=(libsdl2-dev)

# What the tests need besides: a display without a screen, a window manager, a hand on the mouse, eyes, and a screen reader.
# SDL2_image, SDL2_ttf and SDL2_mixer are loaded at run time when they are there, so the tests want them there.
packages_to_test=(
  libsdl2-dev xvfb xauth openbox xdotool wmctrl xclip x11-apps imagemagick python3
  at-spi2-core dbus libglib2.0-bin python3-pyatspi orca speech-dispatcher
  libsdl2-image-2.0-0 libsdl2-ttf-2.0-0 libsdl2-mixer-2.0-0
  fonts-dejavu-core fonts-noto-color-emoji fonts-wqy-microhei
)

# Ends with a message unless Swift is there.
require_swift() {
  if ! command -v swift >/dev/null; then
    echo "Swift is not on the PATH. Dactyl needs Swift 6.2 or newer: https://www.swift.org/install/linux/" >&2
    exit 1
  fi
}

# Whether a package is there. SDL2's headers count however they came.
has_package() {
  if [ "$1" = libsdl2-dev ] && { [ -e /usr/include/SDL2/SDL.h ] || [ -e /usr/local/include/SDL2/SDL.h ]; }; then
    return 0
  fi
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Installs those of the named packages that are missing, or says how and ends with 1.
install_missing() {
  local package missing=() as_root=()
  for package; do
    has_package "$package" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  local command="apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
  if ! command -v apt-get >/dev/null; then
    echo "These Debian packages (or what your system calls them) are missing: ${missing[*]}" >&2
    exit 1
  elif [ "$(id -u)" -eq 0 ]; then
    as_root=(env)
  elif sudo -n true 2>/dev/null; then
    as_root=(sudo -n env)
  elif [ -t 0 ] && command -v sudo >/dev/null; then
    as_root=(sudo env)
  else
    echo "Packages are missing and installing them needs root: ${missing[*]}" >&2
    echo "Run this as root, then try again:  $command" >&2
    exit 1
  fi

  echo "Installing ${missing[*]}" >&2
  # A fresh machine may still be running its own updates: wait for the lock a while.
  local apt=("${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120)
  # An update that fails for one source of many need not stop the install.
  "${apt[@]}" update >&2 || true
  if ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2; then
    echo "Could not install ${missing[*]}. Run this as root, then try again:  $command" >&2
    exit 1
  fi
}
