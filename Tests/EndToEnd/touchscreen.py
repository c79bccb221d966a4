"""A private touch screen: the compositor beside this file, driven by its command lines."""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from rig import Picture, Program, environment_without_display, stop, wait_until


class Touchscreen:
    """A Wayland display with one window on it and any number of fingers. Close it when done."""

    NAME = "touch-0"

    def __init__(self, scale=1):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="touchscreen-"))
        self.environment = environment_without_display(
            WAYLAND_DISPLAY=self.NAME, XDG_RUNTIME_DIR=str(self.folder),
            # Title bars drawn by an optional library would shift every location.
            SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR="0")
        compositor = pathlib.Path(__file__).with_name("compositor.py")
        self._process = subprocess.Popen(
            [sys.executable, str(compositor), str(self.folder / self.NAME), str(scale)], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        try:
            wait_until((self.folder / self.NAME).exists, "the touch screen")
        except BaseException:
            self.close()
            raise

    def start(self, arguments, folder=None):
        """Starts a program on this screen."""
        return Program(arguments, self.environment, folder)

    def send(self, *commands):
        """Has commands carried out in order: once there is a window, and before this returns."""
        self._process.stdin.write("".join(command + "\n" for command in commands))
        self._process.stdin.flush()
        for command in commands:
            answer = self._process.stdout.readline().strip()
            if answer != f"did {command}":
                raise AssertionError(f"the touch screen answered {answer!r} to {command!r}")

    def down(self, places):
        """Puts fingers down together: a location for each finger's number."""
        self.send(*(f"down {finger} {x} {y}" for finger, (x, y) in places.items()), "frame")

    def glide(self, starts, ends, steps=8):
        """Moves fingers together along lines, at a speed that frames can follow."""
        for step in range(1, steps + 1):
            part = step / steps
            moves = []
            for finger, (x, y) in starts.items():
                end_x, end_y = ends[finger]
                moves.append(f"move {finger} {x + (end_x - x) * part:.2f} {y + (end_y - y) * part:.2f}")
            self.send(*moves, "frame", "sleep 20")

    def up(self, fingers):
        """Lifts fingers together."""
        self.send(*(f"up {finger}" for finger in fingers), "frame")

    def tap(self, x, y):
        """Puts a finger down and lifts it."""
        self.down({0: (x, y)})
        self.up([0])

    def picture(self):
        """The picture of the window."""
        path = self.folder / "shot.ppm"
        self.send(f"shot {path}")
        return Picture(path.read_bytes())

    def close(self):
        """Ends the compositor and leaves nothing behind."""
        stop(self._process)
        self._process.stdin.close()
        self._process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)
