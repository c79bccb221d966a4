"""The gesture lab played with a mouse that plays two fingers, and with fingers on a touch screen."""

import unittest

from desktop import Desktop
from running_sample import RunningSample
from touchscreen import Touchscreen


class Lab(RunningSample):
    """A running gesture lab."""

    def __init__(self, display):
        super().__init__(display, "GestureLab")
        stage = self.wait_for(r"stage x=(\d+) y=(\d+) width=(\d+) height=(\d+)")
        x, y, width, height = (int(number) for number in stage.groups())
        self.middle = (x + width // 2, y + height // 2)
        pages = self.output.seen(r"page (\d+) x=(\d+) y=(\d+)")
        self.pages = {int(page[1]): (int(page[2]), int(page[3])) for page in pages}

    def around(self, dx, dy):
        """A location at an offset from the middle of the stage."""
        return (self.middle[0] + dx, self.middle[1] + dy)


class LabMouseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.lab = Lab(self.desktop)
        self.addCleanup(self.lab.close)
        self.window = self.desktop.window("Gesture Lab")
        self.window.activate()
        self.addCleanup(self.window.release)
        self.addCleanup(self.desktop.hand, "keyup", "alt", "ctrl", "shift")
        # SDL ignores a press that arrives together with the focus: let that be one beside the list.
        self.window.press(100, 640)
        self.window.release()

    def open(self, key, title):
        self.desktop.hand("key", key)
        self.lab.wait_for(rf"page \d+ {title}")

    def test_a_click_in_the_list_opens_a_page(self):
        self.window.press(*self.lab.pages[4])
        self.window.release()

        self.lab.wait_for("page 4 Pan")
        mark = self.lab.output.mark
        self.window.drag(self.lab.middle, self.lab.around(90, 40))
        self.lab.wait_for(r"pan: ended translation=90,40 .*", after=mark)
        self.lab.picture_that_shows(self.window)

    def test_alt_and_a_drag_pinch(self):
        self.open("6", "Pinch")

        self.window.drag_mirrored("alt", self.lab.middle, self.lab.around(50, 0), self.lab.around(100, 0))

        end = self.lab.wait_for(r"pinch: ended scale=(\d+\.\d+) .*")
        self.assertAlmostEqual(float(end[1]), 2, delta=0.05)

    def test_control_and_a_drag_turn(self):
        self.open("7", "Rotation")

        self.window.drag_mirrored("ctrl", self.lab.middle, self.lab.around(80, 0), self.lab.around(80, 80))

        end = self.lab.wait_for(r"rotation: ended rotation=(-?\d+) .*")
        self.assertAlmostEqual(int(end[1]), 45, delta=2)

    def test_the_key_released_lifts_the_second_finger_and_the_first_continues(self):
        self.open("0", "Transform")
        self.window.move(*self.lab.middle)
        self.desktop.hand("keydown", "alt")
        self.window.glide(self.lab.middle, self.lab.around(30, 0))
        self.desktop.hand("mousedown", 1)
        self.window.glide(self.lab.around(30, 0), self.lab.around(45, 0))
        self.desktop.hand("keyup", "alt")
        self.window.glide(self.lab.around(45, 0), self.lab.around(45, 60))
        self.window.release()

        end = self.lab.wait_for(r"transform: ended translation=(-?\d+),(-?\d+) scale=(\d+\.\d+) .*")
        self.assertAlmostEqual(int(end[2]), 60, delta=3)
        self.assertAlmostEqual(float(end[3]), 1.5, delta=0.05)

    def test_hovering_is_seen(self):
        self.open("9", "Hover")

        self.window.glide(self.lab.around(-60, 20), self.lab.middle)
        self.lab.wait_for("hover: began")
        self.window.glide(self.lab.middle, (40, 640))
        self.lab.wait_for("hover: ended .*")


class LabTouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.lab = Lab(self.screen)
        self.addCleanup(self.lab.close)
        self.lab.picture_that_shows(self.screen)

    def open(self, page):
        self.screen.down({0: self.lab.pages[page]})
        self.screen.up([0])
        self.lab.wait_for(rf"page {page} .*[a-z]")

    def play(self, starts, ends):
        """Fingers land together, glide and lift."""
        self.screen.down(starts)
        self.screen.glide(starts, ends)
        self.screen.up(starts)

    def test_two_fingers_tap(self):
        self.screen.down({0: self.lab.around(-60, 0), 1: self.lab.around(60, 0)})
        self.screen.up([0, 1])

        self.lab.wait_for(r"two-finger tap: ended location=\d+,\d+ .*")

    def test_two_fingers_pinch(self):
        self.open(6)

        self.play(
            {0: self.lab.around(-50, 10), 1: self.lab.around(50, -10)},
            {0: self.lab.around(-100, 20), 1: self.lab.around(100, -20)})

        end = self.lab.wait_for(r"pinch: ended scale=(\d+\.\d+) .*")
        self.assertAlmostEqual(float(end[1]), 2, delta=0.02)

    def test_three_fingers_move_turn_and_zoom(self):
        self.open(10)

        self.play(
            {0: self.lab.around(-40, 0), 1: self.lab.around(40, 0), 2: self.lab.around(0, 50)},
            {0: self.lab.around(30, -80), 1: self.lab.around(30, 80), 2: self.lab.around(-70, 0)})

        end = self.lab.wait_for(r"transform: ended translation=(-?\d+),(-?\d+) scale=(\d+\.\d+) rotation=(-?\d+) .*")
        self.assertAlmostEqual(int(end[4]), 90, delta=2)
        self.assertAlmostEqual(float(end[3]), 2, delta=0.1)

    def test_a_flick_beats_a_pan_and_a_drag_beats_a_swipe(self):
        self.open(11)
        self.screen.down({0: self.lab.middle})
        self.screen.send(*[
            command for x in range(20, 140, 20)
            for command in (f"move 0 {self.lab.middle[0] + x} {self.lab.middle[1]}", "frame", "sleep 12")])
        self.screen.up([0])
        self.lab.wait_for("swipe: ended .*")
        self.lab.wait_for("pan: failed")
        mark = self.lab.output.mark

        self.play({0: self.lab.middle}, {0: self.lab.around(-80, 40)})

        self.lab.wait_for("pan: ended translation=-80,40", after=mark)
        self.lab.wait_for("swipe: failed", after=mark)
