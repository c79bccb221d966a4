"""The pointer of a real window: locked, and in drags without end."""

import unittest

from desktop import Desktop
from event_printer import EventPrinter
from rig import wait_until


class PointerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def start(self, *options):
        printer = EventPrinter(self.desktop, *options)
        self.addCleanup(printer.close)
        self.window, self.output = printer.first, printer.output
        # SDL ignores a press that arrives together with the focus: let that be one on the bare desktop's edge.
        self.window.click(2, 2)
        self.free()
        return printer

    def free(self):
        """Frees the pointer, if the first click has locked it already."""
        self.desktop.hand("sleep", "0.3", "key", "Escape", "sleep", "0.3")

    def place(self):
        """The location of the pointer on the desktop."""
        words = dict(word.split("=") for word in self.desktop.hand("getmouselocation", "--shell").split())
        return int(words["X"]), int(words["Y"])

    def changes(self):
        return [said["what"] for said in self.output.seen(r"first locked (?P<what>\w+)")]

    def lock(self, x, y):
        """Locks the pointer by a click. Returns the pointer's location."""
        self.window.move(x, y)
        place, before = self.place(), len(self.changes())
        wait_until(lambda: self.try_to_lock(x, y, before), "the pointer to be locked")
        # It is hidden from the next frame on.
        self.desktop.hand("sleep", "0.3")
        return place

    def try_to_lock(self, x, y, before):
        self.window.click(x, y)
        return self.output.seen_within(3, "first locked true") and len(self.changes()) > before

    def glide(self):
        """Moves the mouse far to the right, beyond every edge, by steps that fit into the window."""
        for _ in range(30):
            self.desktop.hand("mousemove_relative", "--", 100, 0, "sleep", "0.03")

    def way(self):
        return sum(int(said["x"]) for said in self.output.seen(r"first moved (?P<x>-?\d+) (?P<y>-?\d+)"))

    def lock_and_move(self):
        place = self.lock(150, 50)
        self.glide()
        wait_until(lambda: self.way() > 2000, "a way without end")
        self.desktop.hand("key", "Escape")
        wait_until(lambda: self.changes()[-1] == "false", "Escape to free the pointer")
        wait_until(lambda: self.place() == place, "the pointer to be where it was")
        way = self.way()
        self.window.glide((150, 50), (200, 60))
        self.assertEqual(self.way(), way, self.output.story())
        self.assertEqual(self.output.seen("first press began 41"), [], "Escape is delivered to nobody")

    def test_a_locked_pointer_moves_without_end_and_comes_back(self):
        self.start("--pointer")
        self.lock_and_move()

    def test_a_locked_pointer_may_move_as_the_mouse_measures_it(self):
        self.start("--raw-pointer")
        self.lock_and_move()

    def test_losing_the_keyboard_frees_the_pointer(self):
        printer = self.start("--pointer", "--two")
        self.lock(150, 50)
        printer.give_keyboard(printer.second)
        wait_until(lambda: self.changes()[-1] == "false", "the pointer to be free")
        printer.give_keyboard(printer.first)
        self.assertEqual(self.changes()[-1], "false", self.output.story())

    def test_a_drag_without_end_goes_on_beyond_the_screen_and_the_pointer_comes_back(self):
        self.start("--pointer")
        self.window.press(150, 150)
        self.window.glide((150, 150), (180, 150))
        self.desktop.hand("sleep", "0.3")
        place = self.place()
        self.glide()
        self.window.release()

        way = int(self.output.wait_for(r"first dragged (?P<way>-?\d+)")[0]["way"])
        self.assertGreater(way, 2000)
        # It was hidden in the middle of the drag's first steps.
        wait_until(lambda: abs(self.place()[0] - place[0]) < 60, "the pointer to be where it was hidden")

    def test_the_keypad_moves_the_pointer_on_the_screen_and_clicks(self):
        self.start("--mouse-keys", "--scroll")
        self.window.move(150, 20)
        start = self.place()

        self.desktop.hand("keydown", "KP_Down", "sleep", "0.5", "keyup", "KP_Down", "sleep", "0.3")

        way = self.place()[1] - start[1]
        self.assertEqual(self.place()[0], start[0])
        self.assertGreater(way, 20)
        before = len(self.output.seen(r"first row \d+"))
        self.desktop.hand("key", "KP_Begin")
        said = self.output.wait_for(r"first row (?P<row>\d+)", before + 1)
        self.assertEqual(int(said[-1]["row"]), (20 + way) // 50)


if __name__ == "__main__":
    unittest.main()
