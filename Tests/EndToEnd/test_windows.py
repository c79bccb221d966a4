"""A program with two windows, each with a scene of its own."""

import unittest

from desktop import Desktop
from event_printer import EventPrinter
from rig import wait_until

A, B = 4, 5


class WindowTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.printer = EventPrinter(self.desktop, "--two")
        self.addCleanup(self.printer.close)
        self.output, self.first, self.second = self.printer.output, self.printer.first, self.printer.second

    def test_keys_go_to_the_window_that_has_the_keyboard(self):
        self.desktop.hand("key", "a")
        self.output.wait_for(f"first press ended {A} .*")

        self.printer.give_keyboard(self.second)
        self.desktop.hand("key", "b")

        self.output.wait_for(f"second press ended {B} .*")
        self.assertEqual(self.output.seen(f"(first press .* {B} .*)|(second press .* {A} .*)"), [])

    def test_the_mouse_goes_to_the_window_under_it(self):
        # SDL ignores a press that arrives together with the focus.
        def tap(window, name, x, y):
            window.activate()

            def once():
                window.press(x, y)
                window.release()
                return self.output.seen(f"{name} touch ended .*")

            wait_until(once, f"a tap in the {name} window to be heard")
            return self.output.wait_for(rf"{name} touch began (\d+) (\d+)")[0]

        at = tap(self.second, "second", 30, 40)

        self.assertEqual((at[1], at[2]), ("30", "40"))
        self.assertEqual(self.output.seen("first touch .*"), [], self.output.story())
        at = tap(self.first, "first", 50, 60)
        self.assertEqual((at[1], at[2]), ("50", "60"))

    def test_a_key_held_while_the_keyboard_changes_windows_is_cancelled_once(self):
        self.desktop.hand("keydown", "a")
        self.addCleanup(self.desktop.hand, "keyup", "a")
        self.output.wait_for(f"first press began {A} .*")

        self.second.activate()

        self.output.wait_for("first window deactivated")
        self.output.wait_for("second window activated")
        self.desktop.hand("keyup", "a")
        self.printer.give_keyboard(self.first)
        mark = self.output.mark
        self.desktop.hand("key", "a")
        self.output.wait_for(f"first press ended {A} .*", after=mark)
        told = [m[1] for m in self.output.seen(rf"first press (\w+) {A} .*")]
        self.assertEqual(told, ["began", "cancelled", "began", "ended"], self.output.story())

    def test_closing_a_window_leaves_the_other_and_the_last_ends_the_program(self):
        self.first.ask_to_close()
        wait_until(lambda: not self.first.is_shown(), "the first window to be gone")
        self.printer.give_keyboard(self.second)
        self.desktop.hand("key", "b")
        self.output.wait_for(f"second press ended {B} .*")

        self.second.ask_to_close()

        self.assertEqual(self.output.wait_for_end(), 0)
        self.assertNotIn("error", self.output.errors.lower())

    def test_a_window_closed_by_its_own_shortcut_leaves_the_other(self):
        self.printer.give_keyboard(self.second)
        self.desktop.hand("key", "ctrl+k")
        self.output.wait_for("second action close")

        self.printer.give_keyboard(self.first)
        self.desktop.hand("key", "ctrl+q")

        self.assertEqual(self.output.wait_for_end(), 7)
