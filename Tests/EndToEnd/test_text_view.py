"""A text of many lines in a real window: keys, the mouse, the clipboard, and fingers on a touch screen."""

import unittest

from desktop import Desktop
from event_printer import EventPrinter
from rig import sample
from touchscreen import Touchscreen


class TextViewTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.printer = EventPrinter(self.desktop, "--notes")
        self.addCleanup(self.printer.close)
        self.output = self.printer.output
        self.window = self.printer.first

    def test_it_is_edited_in_several_lines(self):
        self.desktop.hand("key", "End", "Return", "x", "Up", "Home", "shift+Down", "ctrl+c")

        self.output.wait_for(r"first notes one two three\|\|line 2\|.*")
        self.output.wait_for(r"first notes one two three\|x\|line 2\|.*")
        self.output.wait_for(r"first selects one two three\|")
        self.assertEqual(self.desktop.clipboard(), "one two three\n")

        self.desktop.hand("key", "ctrl+z")
        self.output.wait_for(r"first notes one two three\|line 2\|.*")

    def test_the_mouse_selects_beyond_what_is_visible_and_the_clipboard_gives_lines(self):
        self.window.move(12 * 4 + 1, 12)
        self.desktop.hand("mousedown", "1")
        self.window.glide((12 * 4 + 1, 12), (12 * 4 + 1, 199))
        self.output.wait_for(r"first selects two three\|.*\|line 12.*")
        self.desktop.hand("mouseup", "1")

        self.desktop.copy("a\nb ")
        self.desktop.hand("key", "ctrl+v")
        self.output.wait_for(r"first notes one a\|b .*")


class TouchedTextViewTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.output = self.screen.start([sample("EventPrinter"), "--notes"])
        self.addCleanup(self.output.close)
        self.output.wait_for("first ready")

    def test_a_finger_selects_a_word_and_drags_its_handle(self):
        self.screen.tap(12 * 5, 12)
        self.screen.tap(12 * 5, 12)
        self.output.wait_for("first selects two")

        start, end = (12 * 7, 26), (12 * 13 + 3, 26)
        self.screen.down({0: start})
        self.screen.glide({0: start}, {0: end})
        self.output.wait_for("first selects two three")
        self.screen.up([0])

    def test_a_finger_scrolls_it(self):
        self.screen.down({0: (150, 180)})
        self.screen.glide({0: (150, 180)}, {0: (150, 40)})
        self.screen.send("sleep 300")
        self.screen.up([0])
        self.screen.send("sleep 500")
        self.screen.tap(12 * 8, 12)
        self.screen.tap(12 * 2, 12)
        self.screen.tap(12 * 2, 12)
        self.output.wait_for(r"first selects line")
