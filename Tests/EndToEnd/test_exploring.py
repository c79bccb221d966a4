"""Samples that are explored by touch: with real fingers, and with the voice of the desktop."""

import unittest

from assistive_desktop import AssistiveDesktop
from desktop import Desktop
from rig import wait_until
from running_sample import RunningSample
from touchscreen import Touchscreen


class ExploringTouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.menu = RunningSample(self.screen, "TitleMenu", "--explore")
        self.addCleanup(self.menu.close)

    def flick(self):
        """Flicks to the right."""
        self.screen.down({0: (300, 400)})
        self.screen.glide({0: (300, 400)}, {0: (460, 400)}, steps=4)
        self.screen.up([0])
        self.screen.send("sleep 500")

    def test_flicks_go_through_the_menu_and_a_double_tap_uses_what_was_said(self):
        # The title, the line below it, the heading of the scores, Play.
        for _ in range(4):
            self.flick()

        self.screen.tap(100, 100)
        self.screen.tap(100, 100)

        self.menu.wait_for(r"screen game")

    def test_a_tap_uses_nothing_and_what_it_says_is_shown(self):
        before = self.screen.picture()
        lower = [(x, 719 - y) for x in range(300, 724, 4) for y in range(50)]

        self.screen.tap(312, 342)
        self.screen.send("sleep 700")

        wait_until(
            lambda: any(self.screen.picture().pixel(x, y) != before.pixel(x, y) for x, y in lower),
            "what is said to be shown at the lower edge")
        self.assertEqual(self.menu.output.seen(r"screen (?!title).*"), [])


class ScanningTests(unittest.TestCase):
    def test_the_space_bar_alone_begins_a_game(self):
        desktop = Desktop()
        self.addCleanup(desktop.close)
        menu = RunningSample(desktop, "TitleMenu", "--scan")
        self.addCleanup(menu.close)
        desktop.window("Starfall").activate()
        # Play, the first button, is offered again and again.
        wait_until(lambda: desktop.hand("key", "space") is not None and menu.output.seen_within(1.5, "screen game"),
                   "the game to begin", seconds=30)


class ExploringVoiceTests(unittest.TestCase):
    def test_the_voice_of_the_desktop_says_what_is_under_the_mouse(self):
        desktop = AssistiveDesktop(speaks=True)
        self.addCleanup(desktop.close)
        menu = RunningSample(desktop, "TitleMenu", "--explore")
        self.addCleanup(menu.close)
        window = desktop.window("Starfall")
        window.activate()

        window.click(312, 342)

        wait_until(lambda: any("button" in text for text in desktop.spoken()), "the voice to say a button")
        self.assertEqual(menu.output.seen(r"screen (?!title).*"), [])


if __name__ == "__main__":
    unittest.main()
