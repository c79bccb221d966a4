"""The inspector and the device monitor over the card table, in a real window."""

import unittest

from card_table import CardTable, SIZE
from desktop import Desktop
from rig import wait_until

# The colours of the ground of a panel, at their brightest: nothing else on the table is so dark.
DARK = 70


class InspectorTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.table = CardTable(self.desktop)
        self.addCleanup(self.table.close)
        self.window = self.desktop.window("Card Table")
        self.window.take_keyboard()
        self.window.move(20, SIZE[1] - 20)

    def dark_share(self, left):
        """The share of dark pixels in the upper part of a column of the window that begins at `left`."""
        picture = self.window.picture()
        pixels = [picture.pixel(x, y) for x in range(left, left + 340, 17) for y in range(12, 132, 4)]
        return sum(max(pixel) < DARK for pixel in pixels) / len(pixels)

    def wait_for_panel(self, left, is_shown):
        """Waits until the panel in a column is shown, or is not."""
        wait_until(
            lambda: self.dark_share(left) > 0.5 if is_shown else self.dark_share(left) < 0.3,
            f"the panel at {left} to be {'shown' if is_shown else 'hidden'}")

    RIGHT, LEFT = SIZE[0] - 6 - 370, 12

    def test_f3_and_f4_show_and_hide_the_panels(self):
        self.wait_for_panel(self.RIGHT, False)
        self.desktop.hand("key", "F3")
        self.wait_for_panel(self.RIGHT, True)

        self.desktop.hand("key", "F4")
        self.wait_for_panel(self.LEFT, True)
        self.desktop.hand("key", "F3")
        self.wait_for_panel(self.LEFT, False)
        self.wait_for_panel(self.RIGHT, True)
        self.desktop.hand("key", "F4")

        self.wait_for_panel(self.RIGHT, False)

    def test_the_panel_gives_way_to_the_pointer(self):
        self.desktop.hand("key", "F3")
        self.wait_for_panel(self.RIGHT, True)

        self.window.move(self.RIGHT + 100, 60)

        self.wait_for_panel(self.LEFT, True)
        self.wait_for_panel(self.RIGHT, False)

    def test_cards_are_dragged_under_the_panel_as_without_it(self):
        pile = self.table.piles[-1]
        self.desktop.hand("key", "F3")
        self.wait_for_panel(self.RIGHT, True)

        self.window.drag(pile.place, (500, 400))

        self.assertEqual(self.table.output.wait_for(CardTable.PICK)[0]["card"], pile.top)
        self.assertEqual(self.table.output.wait_for(CardTable.DROP)[0]["card"], pile.top)
