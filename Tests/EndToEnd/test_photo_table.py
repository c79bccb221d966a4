"""The photo table, used by several people on a touch screen, and by a mouse that plays two fingers."""

import math
import unittest

from desktop import Desktop
from rig import wait_until
from running_sample import RunningSample
from touchscreen import Touchscreen

PLACE = r"photo=(?P<number>\d+) x=(?P<x>-?\d+) y=(?P<y>-?\d+) scale=(?P<scale>\S+) angle=(?P<angle>-?\d+)"


class Photo:
    """A photo as in a line."""

    def __init__(self, match):
        self.number = int(match["number"])
        self.place = (int(match["x"]), int(match["y"]))
        self.scale = float(match["scale"])
        self.angle = int(match["angle"])

    def beside(self, dx, dy):
        """A location at an offset from its centre."""
        return (self.place[0] + dx, self.place[1] + dy)


class PhotoTable(RunningSample):
    """A running photo table; `front` are the photos that nothing covers, from left to right."""

    def __init__(self, display):
        super().__init__(display, "PhotoTable")
        self.output.wait_for(PLACE, count=28)
        photos = [Photo(match) for match in self.output.seen(PLACE)]
        self.front = sorted(photos[-7:], key=lambda photo: photo.place[0])

    def released(self, photo, after=0):
        """The state of a photo when it was released."""
        return Photo(self.wait_for("release " + PLACE.replace(r"\d+", str(photo.number), 1), after))


class PhotoTouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.table = PhotoTable(self.screen)
        self.addCleanup(self.table.close)
        self.table.picture_that_shows(self.screen)

    def test_three_people_zoom_and_turn_three_photos_at_once(self):
        photos = [self.table.front[0], self.table.front[3], self.table.front[6]]
        starts, ends = {}, {}
        for place, photo in enumerate(photos):
            starts |= {2 * place: photo.beside(-30, 0), 2 * place + 1: photo.beside(30, 0)}
            ends |= {2 * place: photo.beside(0, -60), 2 * place + 1: photo.beside(0, 60)}

        self.screen.down(starts)
        self.screen.glide(starts, ends, steps=16)
        for photo in photos:
            self.table.wait_for(f"grab photo={photo.number}")
        self.assertEqual(self.table.output.seen("release .*"), [], "all photos are held at once")
        # Fingers that rest leave no momentum.
        self.screen.send("sleep 200")
        self.screen.up(starts)

        for photo in photos:
            after = self.table.released(photo)
            self.assertAlmostEqual(after.scale / photo.scale, 2, delta=0.05)
            self.assertAlmostEqual((after.angle - photo.angle) % 360, 90, delta=3)
            self.assertLess(math.dist(after.place, photo.place), 3)

    def test_five_fingers_hold_one_photo_and_no_finger_makes_it_jump(self):
        photo = self.table.front[3]
        arms = [(-40, -20), (40, -20), (0, -40), (-30, 30), (30, 30)]
        starts = {finger: photo.beside(*arm) for finger, arm in enumerate(arms)}
        ends = {finger: photo.beside(arm[0] + 60, arm[1] - 30) for finger, arm in enumerate(arms)}
        for finger, place in starts.items():
            self.screen.down({finger: place})
        self.screen.glide(starts, ends)
        self.screen.send("sleep 200")

        for finger in starts:
            self.screen.up([finger])

        after = self.table.released(photo)
        self.assertLess(math.dist(after.place, photo.beside(60, -30)), 3)
        self.assertAlmostEqual(after.scale, photo.scale, delta=0.02)
        self.assertAlmostEqual(after.angle, photo.angle, delta=1)

    def test_a_flicked_photo_glides_and_comes_to_rest_on_the_table(self):
        photo = self.table.front[3]

        def flick():
            """Drags the photo over to the other half of the table, and lifts right after the last move."""
            mark = self.table.output.mark
            x, y = photo.place
            way = 200 if x < 512 else -200
            self.screen.down({0: photo.place})
            for step in range(1, 13):
                part = step / 12
                lift = ["up 0", "frame"] if step == 12 else []
                self.screen.send(
                    "sleep 16", f"move 0 {x + way * part:.1f} {y + (360 - y) * part:.1f}", "frame", *lift)
            released = self.table.released(photo, after=mark)
            photo.place = released.place
            # Where frames take longer than the window of the velocity, there is none to be measured.
            try:
                return released, Photo(self.table.output.wait_for("rest " + PLACE, after=mark, seconds=15)[0])
            except AssertionError:
                return None

        released, rest = wait_until(flick, "a flick to be seen as one", seconds=90)
        self.assertGreater(math.dist(rest.place, released.place), 20)
        self.assertTrue(0 < rest.place[0] < 1024 and 0 < rest.place[1] < 720)

    def test_losing_the_focus_lets_go_of_every_photo(self):
        photos = self.table.front[2:4]
        starts = {finger: photo.place for finger, photo in enumerate(photos)}
        self.screen.down(starts)
        self.screen.glide(starts, {finger: photo.beside(50, 50) for finger, photo in enumerate(photos)})
        for photo in photos:
            self.table.wait_for(f"grab photo={photo.number}")

        self.screen.send("focus 0")

        for photo in photos:
            self.table.wait_for(f"cancel photo={photo.number}")


class PhotoMouseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.table = PhotoTable(self.desktop)
        self.addCleanup(self.table.close)
        self.window = self.desktop.window("Photo Table")
        self.window.activate()
        self.addCleanup(self.window.release)
        self.addCleanup(self.desktop.hand, "keyup", "alt", "shift")
        self.photo = self.table.front[3]
        # SDL ignores a press that arrives together with the focus.
        self.window.press(*self.photo.place)
        self.window.release()

    def test_alt_and_a_drag_turn_and_zoom_a_photo_about_a_point(self):
        before = self.table.picture_that_shows(self.window)

        self.window.drag_mirrored("alt", self.photo.place, self.photo.beside(35, 0), self.photo.beside(0, 70))

        after = self.table.released(self.photo)
        self.assertAlmostEqual(after.scale / self.photo.scale, 2, delta=0.1)
        self.assertAlmostEqual((after.angle - self.photo.angle) % 360, 90, delta=3)
        self.assertGreater(self.window.picture().pixels_changed(before, *self.photo.place, reach=80), 1000)

    def test_two_clicks_show_a_photo(self):
        for _ in range(2):
            self.window.press(*self.photo.place)
            self.window.release()

        self.table.wait_for(f"show photo={self.photo.number}")

    def test_losing_the_keyboard_with_two_fingers_down_leaves_none_behind(self):
        clock = self.desktop.start(["xclock", "-geometry", "120x120-0-0", "-xrm", "*input: True"])
        self.addCleanup(clock.close)
        other = self.desktop.window("xclock")
        self.window.activate()
        self.window.move(*self.photo.place)
        self.desktop.hand("keydown", "alt")
        self.window.glide(self.photo.place, self.photo.beside(35, 0))
        self.desktop.hand("mousedown", 1)
        self.window.glide(self.photo.beside(35, 0), self.photo.beside(50, 0))
        self.table.wait_for(f"grab photo={self.photo.number}")

        other.take_keyboard()

        self.table.wait_for(f"cancel photo={self.photo.number}")
        self.window.release()
        self.desktop.hand("keyup", "alt")
        self.window.activate()
        mark = self.table.output.mark
        self.window.press(*self.photo.place)
        self.window.release()
        self.window.drag(self.photo.place, self.photo.beside(60, 40))
        after = self.table.released(self.photo, after=mark)
        self.assertAlmostEqual(after.angle, self.photo.angle, delta=1)
