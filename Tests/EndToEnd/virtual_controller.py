"""Game controllers that exist only in a running sample: the input of its option --virtual-controller."""

import os
import pathlib
import tempfile
import time

# The duration of a button press: a program polls its controllers sixty times a second, or less on a busy machine.
HOLD = 0.12


class VirtualController:
    """A pipe to a sample. Lines such as "plug", "press a", "stick left 0.5 -1" and "unplug" play its controllers."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self._folder.name) / "controller"
        os.mkfifo(self.path)
        # For reading as well: so it does not wait for the sample, and stays open whatever that does.
        self._pipe = os.open(self.path, os.O_RDWR)

    @property
    def options(self):
        """The arguments that start the sample with it."""
        return ("--virtual-controller", str(self.path))

    def do(self, *lines):
        """Has the sample play lines, one after another, each seen before the next."""
        for line in lines:
            os.write(self._pipe, f"{line}\n".encode())
            time.sleep(HOLD)

    def plug(self):
        """Plugs the first controller in. SDL ignores its events before its window has the keyboard."""
        time.sleep(0.5)
        self.do("plug")
        time.sleep(0.3)

    def tap(self, *buttons, number=1):
        """Presses and releases buttons, one after another."""
        for button in buttons:
            self.do(f"{number} press {button}", f"{number} release {button}")

    def close(self):
        """Removes the pipe."""
        os.close(self._pipe)
        self._folder.cleanup()
