"""Rows that scroll in a real window: by the mouse, its wheel, and fingers."""

import unittest

from desktop import Desktop
from event_printer import EventPrinter
from rig import sample
from touchscreen import Touchscreen


class ScrollMouseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.printer = EventPrinter(self.desktop, "--scroll")
        self.addCleanup(self.printer.close)
        self.output, self.window = self.printer.output, self.printer.first

    def test_a_click_is_a_row_s_and_a_drag_the_list_s(self):
        self.window.click(150, 20)
        self.window.click(150, 20)
        self.output.wait_for("first row 0")
        self.window.drag((150, 180), (150, 80))
        self.output.wait_for("first list dragged .*")
        self.output.wait_for("first list (left|flicked) .*")
        # Nothing of the drag was a tap.
        self.assertEqual(len(self.output.seen("first row [1-9].*")), 0, self.output.story())

    def test_the_wheel_scrolls_on_to_exact_offsets(self):
        self.window.move(150, 100)
        for wanted in (40, 80, 120):
            self.desktop.hand("click", 5)
            self.output.wait_for(f"first list at {wanted}")
        self.desktop.hand("click", "--repeat", 5, "--delay", 10, 4)
        self.output.wait_for("first list at 0")
        self.assertEqual(self.output.seen("first list dragged .*"), [])


class ScrollTouchTests(unittest.TestCase):
    def test_a_flick_continues_and_a_finger_stops_it(self):
        screen = Touchscreen()
        self.addCleanup(screen.close)
        output = screen.start([sample("EventPrinter"), "--scroll"])
        self.addCleanup(output.close)
        output.wait_for("first ready")

        screen.down({0: (150, 180)})
        screen.glide({0: (150, 180)}, {0: (150, 40)}, steps=6)
        screen.up([0])
        let_go = int(output.wait_for(r"first list flicked (\d+)")[0][1])
        screen.tap(150, 100)
        rests = int(output.wait_for(r"first list rests (\d+)")[0][1])

        self.assertGreater(let_go, 60, output.story())
        self.assertGreater(rests, let_go, output.story())
        # The finger that stopped it tapped no row; the next one does.
        self.assertEqual(output.seen("first row .*"), [], output.story())
        screen.tap(150, 100)
        output.wait_for(r"first row \d+")
