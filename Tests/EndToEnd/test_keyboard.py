"""Keys, text, shortcuts and the clipboard, in a real window."""

import subprocess
import unittest

from desktop import Desktop
from event_printer import EventPrinter

# The usage of a key on the HID page for keyboards.
A, B, E, LEFT_CONTROL = 4, 5, 8, 224
# X11's name of the key that is V on an American layout, whatever is on it.
V_KEYCODE = 55


class KeyboardTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.addCleanup(self.layout, "us")

    def start(self, *options):
        self.printer = EventPrinter(self.desktop, *options)
        self.addCleanup(self.printer.close)
        self.output = self.printer.output

    def layout(self, *layout):
        """Gives the desktop a keyboard layout."""
        subprocess.run(["setxkbmap", *layout], env=self.desktop.environment, check=True, timeout=30)

    def test_typing_is_presses_and_text(self):
        self.start("--text")

        self.desktop.hand("key", "a", "shift+b")

        self.output.wait_for(f"first press ended {B} .*")
        self.output.wait_for(f"first press began {A} a")
        self.output.wait_for(f"first press began {B} B")
        self.assertEqual([m[1] for m in self.output.wait_for("first text (.*)", 2)], ["a", "B"])

    def test_a_modifier_key_that_is_struck_stays_for_the_next_key(self):
        self.start("--sticky-keys")

        self.desktop.hand("key", "Shift_L", "sleep", "0.2", "key", "a", "sleep", "0.2", "key", "b")

        self.output.wait_for(f"first press began {A} A")
        self.output.wait_for(f"first press began {B} b")

    def test_dead_keys_compose_one_letter(self):
        self.layout("us", "-variant", "intl")
        self.start("--text")

        self.desktop.hand("key", "dead_acute", "e", "dead_diaeresis", "u", "a")

        self.assertEqual([m[1] for m in self.output.wait_for("first text (.*)", 3)], ["é", "ü", "a"])

    def test_there_is_no_text_before_anybody_asks(self):
        self.start()

        self.desktop.hand("key", "a", "b")

        self.output.wait_for(f"first press ended {B} .*")
        self.assertEqual(self.output.seen("first text .*"), [], self.output.story())

    def test_a_held_key_repeats_and_is_one_press(self):
        self.start()

        self.desktop.hand("keydown", "a")
        self.addCleanup(self.desktop.hand, "keyup", "a")
        self.output.wait_for(f"first repeat {A}", 2)
        self.desktop.hand("keyup", "a")

        self.output.wait_for(f"first press ended {A} .*")
        self.assertEqual(len(self.output.seen(f"first press began {A} .*")), 1, self.output.story())

    def test_a_shortcut_is_an_action_and_no_press(self):
        self.start()

        self.desktop.hand("key", "ctrl+v")

        self.output.wait_for("first action paste")
        self.output.wait_for(f"first press ended {LEFT_CONTROL} .*")
        self.assertEqual(len(self.output.seen("first press began .*")), 1, self.output.story())

    def test_a_shortcut_is_on_its_latin_key_where_the_layout_has_no_latin_letters(self):
        for layout in ("ru", "gr", "il"):
            with self.subTest(layout):
                self.layout(layout)
                self.start()

                self.desktop.hand("key", f"Control_L+{V_KEYCODE}")

                self.output.wait_for("first action paste")
                self.printer.close()

    def test_a_shortcut_follows_a_layout_that_changes_meanwhile(self):
        self.start()
        self.layout("ru")

        self.desktop.hand("key", f"Control_L+{V_KEYCODE}")

        self.output.wait_for("first action paste")

    def test_copied_text_can_be_pasted_elsewhere(self):
        self.start()

        self.desktop.hand("key", "ctrl+c")

        self.output.wait_for("first action copy")
        self.assertEqual(self.desktop.clipboard(), "copied → é")

    def test_text_copied_elsewhere_is_pasted(self):
        self.desktop.copy("von außen 😀")
        self.start()

        self.desktop.hand("key", "ctrl+v")

        self.output.wait_for("first clipboard von außen 😀")

    def test_media_keys_are_commands_and_no_presses(self):
        self.start()

        self.desktop.hand("key", "XF86AudioPlay", "XF86AudioNext", "XF86AudioPrev", "XF86AudioStop", "b")

        self.output.wait_for(f"first press ended {B} .*")
        told = [m[1] for m in self.output.seen("first remote (.*)")]
        self.assertEqual(told, ["togglePlayPause", "nextTrack", "previousTrack", "stop"], self.output.story())
        self.assertEqual(len(self.output.seen("first press began .*")), 1, self.output.story())

    def test_a_key_held_while_the_keyboard_goes_is_cancelled_once(self):
        # A key that does not repeat: the server makes releases of its own for one that does.
        clock = self.desktop.start(["xclock", "-geometry", "120x120-0-0", "-xrm", "*input: True"])
        self.addCleanup(clock.close)
        other = self.desktop.window("xclock")
        self.start()
        self.desktop.hand("keydown", "Control_L")
        self.addCleanup(self.desktop.hand, "keyup", "Control_L")
        self.output.wait_for(f"first press began {LEFT_CONTROL} .*")

        other.take_keyboard()

        self.output.wait_for("first window deactivated")
        self.desktop.hand("keyup", "Control_L")
        self.printer.give_keyboard(self.printer.first)
        mark = self.output.mark
        self.desktop.hand("key", "Control_L")
        self.output.wait_for(f"first press ended {LEFT_CONTROL} .*", after=mark)
        told = [m[1] for m in self.output.seen(rf"first press (\w+) {LEFT_CONTROL} .*")]
        self.assertEqual(told, ["began", "cancelled", "began", "ended"], self.output.story())
