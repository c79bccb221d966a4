"""Samples in small windows, also on displays of twice the density: all controls can be pressed."""

import unittest

from card_table import SLACK, CardTable, place_of
from desktop import Desktop
from running_sample import RunningSample
from test_command_line import FolderTests
from rig import sample
from touchscreen import Touchscreen


class DenseTests(unittest.TestCase):
    """Fingers on a screen with four pixels a point."""

    def setUp(self):
        self.screen = Touchscreen(scale=2)
        self.addCleanup(self.screen.close)

    def test_cards_are_dragged_on_a_small_table(self):
        table = CardTable(self.screen, "--size", "420x320")
        self.addCleanup(table.close)
        picture = table.picture_that_shows(self.screen)
        self.assertEqual((picture.width, picture.height), (840, 640))
        self.assertEqual(table.size, (420, 320))
        piles = table.piles[:2]
        for pile in table.piles:
            self.assertTrue(20 < pile.place[0] < 400 and 30 < pile.place[1] < 290, pile.place)
        starts = {finger: pile.place for finger, pile in enumerate(piles)}
        goals = {0: (180, 130), 1: (260, 220)}

        self.screen.down(starts)
        self.screen.glide(starts, goals)
        self.screen.up(starts)

        for finger, pile in enumerate(piles):
            x, y = place_of(table.wait_for(CardTable.DROP, pile))
            self.assertTrue(abs(x - goals[finger][0]) < SLACK and abs(y - goals[finger][1]) < SLACK, (x, y))

    def test_colours_are_selected_on_a_narrow_paper(self):
        paper = RunningSample(self.screen, "TouchTracker", "--size", "380x300")
        self.addCleanup(paper.close)
        x, y = map(int, paper.wait_for(r"colors (\d+),(\d+)").groups())
        self.assertEqual((x, y), (190, 252))
        paper.picture_that_shows(self.screen)

        # The outermost ones of five.
        for place, color in ((x + 138, 2), (x - 138, 0)):
            self.screen.down({0: (place, y)})
            self.screen.up([0])
            paper.wait_for(f"color {color}")


class SmallWindowTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def test_every_page_of_the_lab_is_in_the_list(self):
        lab = RunningSample(self.desktop, "GestureLab", "--size", "480x400")
        self.addCleanup(lab.close)
        window = self.desktop.window("Gesture Lab")
        window.activate()
        pages = lab.output.wait_for(r"page (\d+) x=(\d+) y=(\d+)", count=11)
        # SDL ignores a press that arrives together with the focus: let that be one beside the list.
        window.click(470, 390)

        for page in reversed(pages):
            number, x, y = map(int, page.groups())
            self.assertTrue(y < 390, page.string)
            window.click(x, y)
            lab.wait_for(rf"page {number} [A-Z].*")


class SizeOptionTests(FolderTests):
    def test_a_density_is_for_pictures_only(self):
        for options, complaint in (("--scale 2", "--scale goes with --headless"), ("--headless --scale 0", "above 0")):
            code, _, errors = self.run_to_end([sample("CardTable"), *options.split()])

            self.assertGreater(code, 0)
            self.assertIn(complaint, errors)

    def test_a_size_that_is_none_is_refused(self):
        for size in ("640", "0x400", "640x", "axb", "640x480x2", "99999x10"):
            code, _, errors = self.run_to_end([sample("CardTable"), "--size", size])

            self.assertGreater(code, 0)
            self.assertIn("--size wants", errors)

    def test_pictures_are_as_large_and_dense_as_asked_for(self):
        code, _, errors = self.run_to_end(
            [sample("TouchTracker"), "--headless", "--size", "360x300", "--scale", "2", "--out", "out"])

        self.assertEqual(code, 0, errors)
        pictures = self.pictures(self.folder / "out")
        self.assertGreater(len(pictures), 0)
        for picture in pictures.values():
            width, height = (int.from_bytes(picture[place:place + 4], "little") for place in (18, 22))
            self.assertEqual((width, height), (720, 600))
