"""The card table played with a mouse, on a desktop with a window manager."""

import math
import unittest

from card_table import SLACK, TITLE, CardTable, place_of
from desktop import Desktop
from rig import wait_until


class MouseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.table = CardTable(self.desktop)
        self.addCleanup(self.table.close)
        self.output = self.table.output
        self.window = self.desktop.window(TITLE)
        self.window.activate()
        self.addCleanup(self.window.release)
        # SDL ignores a press that arrives together with the focus: let that be one on the bare table.
        self.window.press(*self.table.free_places(1)[0])
        self.window.release()
        self.pile, self.other_pile = self.table.piles[0], self.table.piles[-1]

    def begin_drag(self):
        """Holds a pile's top card in mid-air, over a free location."""
        free = self.table.free_places(1)[0]
        picked = CardTable.PICK.replace(r"\d+", self.pile.top, 1)

        def pick():
            self.window.release()
            self.window.press(*self.pile.place)
            self.window.glide(self.pile.place, free)
            return self.output.seen_within(5, picked)

        # On a busy machine the focus may come more than once, and SDL passes over a press with each.
        wait_until(pick, "a card to be picked up")
        return free

    def assert_nothing_dropped_by_now(self):
        """A tap on another card is answered, so whatever was to come of the drag has come."""
        def tap():
            self.window.press(*self.other_pile.place)
            self.window.release()
            return self.output.seen(CardTable.FLIP)

        # More than one tap, since SDL ignores a press that comes with the focus, and the first one after a
        # release that it missed because the window was away.
        wait_until(tap, "a tap to be answered")
        self.assertEqual(self.output.seen(CardTable.DROP), [], self.output.story())

    def test_a_card_is_dragged_to_where_the_mouse_lets_go(self):
        before = self.table.picture_that_shows(self.window)

        free = self.begin_drag()
        self.window.release()

        pick = self.table.wait_for(CardTable.PICK, self.pile)
        drop = self.table.wait_for(CardTable.DROP, self.pile)
        self.assertEqual((pick["finger"], drop["finger"]), ("mouse", "mouse"))
        self.assertLess(math.dist(place_of(drop), free), SLACK, self.output.story())
        self.assert_changed_around(before, self.pile.place)
        self.assert_changed_around(before, free)

    def assert_changed_around(self, before, place):
        after = self.table.picture_once(self.window, lambda now: now.pixels_changed(before, *place, reach=50) > 100)
        self.assertEqual((before.width, before.height), (after.width, after.height))

    def test_control_z_puts_a_dragged_card_back_and_control_shift_z_redoes_the_move(self):
        before = self.table.picture_that_shows(self.window)
        free = self.begin_drag()
        self.window.release()
        self.assert_changed_around(before, free)

        self.desktop.hand("key", "ctrl+z")

        for place in (self.pile.place, free):
            self.table.picture_once(self.window, lambda now: now.pixels_changed(before, *place, reach=50) == 0)

        self.desktop.hand("key", "ctrl+shift+z")

        for place in (self.pile.place, free):
            self.assert_changed_around(before, place)

    def test_a_drag_that_ends_outside_the_window_still_drops(self):
        self.begin_drag()
        self.window.move(self.table.size[0] + 60, 300)

        self.window.release()

        self.table.wait_for(CardTable.DROP, self.pile)

    def test_losing_the_keyboard_in_mid_drag_cancels(self):
        clock = self.desktop.start(["xclock", "-geometry", "120x120-0-0", "-xrm", "*input: True"])
        self.addCleanup(clock.close)
        other = self.desktop.window("xclock")
        self.window.activate()
        self.begin_drag()

        other.take_keyboard()

        self.table.wait_for(CardTable.CANCEL, self.pile)
        self.window.release()
        self.window.activate()
        self.assert_nothing_dropped_by_now()

    def test_putting_the_window_away_in_mid_drag_cancels(self):
        self.begin_drag()

        self.window.minimise()

        self.table.wait_for(CardTable.CANCEL, self.pile)
        self.window.release()
        self.window.activate()
        self.assert_nothing_dropped_by_now()

    def test_escape_in_mid_drag_cancels(self):
        self.begin_drag()

        self.desktop.hand("key", "Escape")

        self.table.wait_for(CardTable.CANCEL, self.pile)
        self.window.release()
        self.assert_nothing_dropped_by_now()

    def test_a_tap_flips_the_card_and_moves_nothing(self):
        self.window.press(*self.pile.place)
        self.window.release()

        self.table.wait_for(CardTable.FLIP, self.pile)
        self.assertEqual(self.output.seen(CardTable.DROP), [])

    def test_two_drags_in_quick_succession_are_two(self):
        places = self.table.free_places(2)

        self.window.drag(self.pile.place, places[0])
        self.window.drag(self.other_pile.place, places[1])

        for pile, place in zip((self.pile, self.other_pile), places):
            drop = self.table.wait_for(CardTable.DROP, pile)
            self.assertLess(math.dist(place_of(drop), place), SLACK, self.output.story())
        self.assertEqual(len(self.output.seen(CardTable.DROP)), 2)

    def test_closing_the_window_in_mid_drag_ends_the_game_in_order(self):
        self.begin_drag()

        self.window.ask_to_close()

        self.assertEqual(self.output.wait_for_end(), 0, self.output.story())
