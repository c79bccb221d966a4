"""The game with its menus as a test sees it: the lines that it prints, and the frames of its controls."""

import time
import unittest

from desktop import Desktop
from rig import wait_until
from running_sample import RunningMenus

FALL = r"fall star=(\d+) from=(\d+),(\d+) speed=(\d+)"

# A touch catches a star 44 points away, and a star sways by 26.
STRIDE = 50


class Game(RunningMenus):
    """A running game."""

    def __init__(self, display, *options):
        super().__init__(display, "TitleMenu", *options)

    def knob(self, share):
        """The location of the slider's knob at a share of its range."""
        x, y, width, _ = self.control("Volume")
        return (x - width / 2 + 14 + share * (width - 28), y)

    def catch(self, touch):
        """Touches the paths of stars until one is caught, and returns the score."""
        def once():
            mark = self.output.mark
            star, x, y, speed = map(int, self.output.wait_for(FALL, after=mark)[0].groups())
            began = time.monotonic()
            time.sleep(0.4)
            # From below the star up to where it began: it can't be missed, however late a busy machine shows it and
            # prints it. Not so far up that the pause button is there.
            lowest = y + speed * (time.monotonic() - began + 0.8)
            for place in range(int(lowest), y + 30, -STRIDE):
                touch(x, place)
            # That one: the bowl catches others, but none so soon.
            return self.output.seen_within(0.5, rf"catch star={star} score=(\d+)", after=mark)

        return int(wait_until(once, "a star to be caught", seconds=40)[0][1])

    def is_running(self):
        """Whether stars fall."""
        return bool(self.output.seen_within(2, FALL, after=self.output.mark))


class GameInWindow(unittest.TestCase):
    """The common part of tests of the game on a desktop."""

    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.game = Game(self.desktop, *self.options())
        self.addCleanup(self.game.close)
        self.window = self.desktop.window("Starfall")
        self.window.activate()
        self.addCleanup(self.window.release)
        self.addCleanup(self.desktop.hand, "keyup", "ctrl", "shift", "Left", "Right")

    def options(self):
        """The command that starts the game."""
        return ()

    def take_mouse(self):
        """Clicks until the click is reported: SDL ignores a press that arrives together with the focus."""
        def once():
            self.window.click(*self.game.place("Settings"))
            return self.game.output.seen_within(1, "screen settings")

        wait_until(once, "a click to be heard")
        self.keys("Escape")
        self.game.screen("settings")
        self.game.screen("title")

    def keys(self, *keys):
        """Types keys."""
        self.desktop.hand("key", *keys)

    def set(self, *changes):
        """Waits for settings to be others, in that order."""
        for change in changes:
            self.game.wait_for_next(f"set {change}")
