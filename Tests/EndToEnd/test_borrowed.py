"""Recognizers written for UIKit, played with a mouse and with fingers on a touch screen."""

import math
import unittest

from desktop import Desktop
from rig import wait_until
from running_sample import RunningSample
from touchscreen import Touchscreen


class Board(RunningSample):
    """A running board."""

    def __init__(self, display):
        super().__init__(display, "Borrowed")
        self.dial, self.card = (self.figure(name) for name in ("dial", "card"))

    def figure(self, name):
        x, y, _ = map(int, self.wait_for(rf"{name} (\d+),(\d+) radius=(\d+)").groups())
        return (x, y)


def around(center, radius, degrees, steps=48):
    """The locations on a path around another."""
    angles = (math.radians(degrees * step / steps) for step in range(steps + 1))
    return [(round(center[0] + radius * math.cos(angle)), round(center[1] + radius * math.sin(angle))) for angle in angles]


def beside(place, dx, dy=0):
    """A location at an offset from another."""
    return (place[0] + dx, place[1] + dy)


class BoardMouseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.board = Board(self.desktop)
        self.addCleanup(self.board.close)
        self.window = self.desktop.window("Borrowed")
        self.window.activate()
        self.addCleanup(self.window.release)
        self.board.picture_that_shows(self.window)
        # SDL ignores a press that arrives together with the focus: draw until a stroke is reported.
        def once():
            self.window.drag((300, 80), (400, 90))
            return self.board.output.seen_within(1, "no circle")

        wait_until(once, "a stroke to be heard")

    def trace(self, path):
        """Moves along a path with the button down."""
        self.window.press(*path[0])
        for start, end in zip(path, path[1:]):
            self.window.glide(start, end)
        self.window.release()

    def test_a_circle_is_drawn(self):
        before = self.window.picture()

        self.trace(around((400, 200), 80, 360, steps=16))

        circle = self.board.wait_for(r"circle at (\d+),(\d+) radius=(\d+)")
        for value, wanted in zip(map(int, circle.groups()), (400, 200, 80)):
            self.assertAlmostEqual(value, wanted, delta=6)
        wait_until(lambda: self.window.picture().pixels_changed(before, 400, 120, reach=10) > 20, "the ring to be seen")

    def test_the_dial_is_turned_and_the_card_slid(self):
        self.trace(around(self.board.dial, 60, 90, steps=8))
        turned = self.board.wait_for(r"dial at (\d+)")
        self.assertAlmostEqual(int(turned[1]), 90, delta=3)

        self.trace([self.board.card, beside(self.board.card, -90), beside(self.board.card, 5)])
        self.board.wait_for("card went left and back, colour 1")


class BoardTouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.board = Board(self.screen)
        self.addCleanup(self.board.close)
        self.board.picture_that_shows(self.screen)

    def trace(self, paths):
        """Each finger moves along a path of its own, all at once."""
        self.screen.down({finger: path[0] for finger, path in paths.items()})
        steps = max(len(path) for path in paths.values())
        for step in range(1, steps):
            self.screen.glide(*({finger: path[min(at, len(path) - 1)] for finger, path in paths.items()}
                                for at in (step - 1, step)))
        self.screen.up(list(paths))

    def test_one_finger_draws_a_circle_and_another_a_stroke_that_is_none(self):
        self.trace({0: around((400, 200), 80, -360, steps=16)})
        self.board.wait_for(r"circle at \d+,\d+ radius=\d+")

        self.trace({0: [(200, 100), (500, 120)]})
        self.board.wait_for("no circle")

    def test_three_fingers_do_all_three_at_once(self):
        self.trace({
            0: around((400, 170), 80, 360, steps=16),
            1: around(self.board.dial, 60, 90, steps=16),
            2: [beside(self.board.card, 10 * abs(8 - step) - 80) for step in range(16, -1, -1)],
        })

        self.board.wait_for(r"circle at \d+,\d+ radius=\d+")
        turned = self.board.wait_for(r"dial at (\d+)")
        self.assertAlmostEqual(int(turned[1]), 90, delta=4)
        self.board.wait_for("card went left and back, colour 1")

    def test_losing_the_focus_cancels_the_fingers(self):
        self.screen.down({0: (400, 120)})
        self.screen.glide({0: (400, 120)}, {0: (480, 200)})

        self.screen.send("focus 0")

        self.board.wait_for("no circle")
        self.screen.send("focus 1")
        self.screen.up([0])
