"""The card table played with fingers, on a touch screen."""

import math
import unittest

from card_table import SIZE, SLACK, CardTable, place_of
from touchscreen import Touchscreen


class TouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.table = CardTable(self.screen)
        self.addCleanup(self.table.close)
        self.output = self.table.output

    def assert_fingers_drag_cards(self, count):
        """Each of several fingers drags the top card of a pile of its own, all at the same time."""
        piles = self.table.piles[:count]
        self.assertEqual(len(piles), count, "a pile for each finger")
        starts = {finger: pile.place for finger, pile in enumerate(piles)}
        ends = dict(enumerate(self.table.free_places(count)))

        self.screen.down(starts)
        self.screen.glide(starts, ends)
        picks = [self.table.wait_for(CardTable.PICK, pile) for pile in piles]
        self.assertEqual(self.output.seen(CardTable.DROP), [], "all cards are in the air at once")
        self.screen.up(starts)
        drops = [self.table.wait_for(CardTable.DROP, pile) for pile in piles]

        self.assertEqual(len({pick["finger"] for pick in picks}), count, self.output.story())
        self.assertEqual([drop["finger"] for drop in drops], [pick["finger"] for pick in picks])
        for drop, end in zip(drops, ends.values()):
            self.assertLess(math.dist(place_of(drop), end), SLACK, self.output.story())

    def test_the_window_shows_the_table(self):
        picture = self.table.picture_that_shows(self.screen)

        self.assertEqual((picture.width, picture.height), SIZE)

    def test_two_fingers_drag_two_cards_at_once(self):
        self.assert_fingers_drag_cards(2)

    def test_five_fingers_drag_five_cards_at_once(self):
        self.assert_fingers_drag_cards(5)

    def test_a_drag_outlives_a_resize(self):
        pile = self.table.piles[0]
        start, middle, end = pile.place, (pile.place[0] + 30, pile.place[1] + 30), (500, 400)
        self.screen.down({0: start})
        self.screen.glide({0: start}, {0: middle})
        self.table.wait_for(CardTable.PICK, pile)

        self.screen.send("size 900 640")
        self.table.picture_once(self.screen, lambda picture: (picture.width, picture.height) == (900, 640))
        self.screen.glide({0: middle}, {0: end})
        self.screen.up([0])

        self.table.wait_for(CardTable.DROP, pile)
        self.assertIsNone(self.output.process.poll(), "the game goes on")

    def test_losing_the_focus_cancels_every_finger(self):
        piles = self.table.piles[:2]
        starts = {finger: pile.place for finger, pile in enumerate(piles)}
        self.screen.down(starts)
        self.screen.glide(starts, dict(enumerate(self.table.free_places(2))))
        for pile in piles:
            self.table.wait_for(CardTable.PICK, pile)

        self.screen.send("focus 0")

        for pile in piles:
            self.table.wait_for(CardTable.CANCEL, pile)
        self.screen.up(starts)
        self.screen.send("focus 1")
        last = self.table.piles[-1]
        self.screen.down({3: last.place})
        self.screen.up([3])
        self.table.wait_for(CardTable.FLIP, last)
        self.assertEqual(self.output.seen(CardTable.DROP), [], self.output.story())

    def test_a_touch_screen_that_is_unplugged_cancels_its_fingers(self):
        pile = self.table.piles[0]
        place = self.table.free_places(1)[0]
        self.screen.down({0: pile.place})
        self.screen.glide({0: pile.place}, {0: place})
        self.table.wait_for(CardTable.PICK, pile)

        self.screen.send("unplug")

        self.table.wait_for(CardTable.CANCEL, pile)
        self.assertEqual(self.output.seen(CardTable.DROP), [], self.output.story())

    def test_closing_the_window_ends_the_game(self):
        self.screen.down({0: self.table.piles[0].place})

        self.screen.send("close")

        self.assertEqual(self.output.wait_for_end(), 0, self.output.story())
