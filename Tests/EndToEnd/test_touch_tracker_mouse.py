"""Lines selected, moved, deleted and restored on the touch tracker's paper, with mouse and keys."""

import unittest

from desktop import Desktop
from rig import wait_until
from touch_tracker import RED, Paper, is_like


class PaperMouseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.paper = Paper(self.desktop)
        self.addCleanup(self.paper.close)
        self.output = self.paper.output
        self.window = self.desktop.window("Touch Tracker")
        self.window.activate()
        self.addCleanup(self.window.release)
        self.addCleanup(self.desktop.hand, "keyup", "ctrl", "shift")
        # SDL ignores a press that arrives together with the focus: select a colour until one is reported.
        x, y = self.paper.strip

        def once():
            self.window.click(x + 80, y)
            return self.output.seen_within(1, "color .*")

        wait_until(once, "a click to be heard")
        while self.paper.color() != 0:
            mark = self.output.mark
            self.window.click(x - 80, y)
            self.paper.wait_for("color .*", mark)

    def draw(self, number, start, end):
        """Draws a line."""
        mark = self.output.mark
        self.window.drag(start, end)
        self.paper.line(number, start, end, after=mark)

    def choose(self, line, x, y):
        """Clicks on a line."""
        mark = self.output.mark
        self.window.click(x, y)
        self.paper.wait_for(f"select line={line}", mark)
        return self.paper.menu(mark)

    def test_the_menu_deletes_the_chosen_line_and_control_z_restores_it(self):
        self.draw(1, (200, 200), (500, 300))
        self.draw(2, (200, 400), (500, 500))

        self.window.click(*self.choose(1, 350, 250))
        self.paper.wait_for("delete line=1")
        mark = self.output.mark
        self.desktop.hand("key", "ctrl+z")

        self.paper.line(1, (200, 200), (500, 300), after=mark)
        wait_until(lambda: is_like(self.window.picture().pixel(350, 250), RED), "the line to be back")

    def test_the_keys_delete_the_chosen_line_and_nothing_without_one(self):
        self.draw(1, (200, 200), (500, 300))
        self.draw(2, (200, 400), (500, 500))
        self.desktop.hand("key", "Delete", "BackSpace")
        self.choose(2, 350, 450)
        self.desktop.hand("key", "Delete")
        self.paper.wait_for("delete line=2")
        self.choose(1, 350, 250)
        self.desktop.hand("key", "BackSpace")
        self.paper.wait_for("delete line=1")

        self.assertEqual(len(self.output.seen("delete .*")), 2, self.output.story())

    def test_a_click_beside_all_lines_chooses_none(self):
        self.draw(1, (200, 200), (500, 300))
        self.choose(1, 350, 250)
        chosen = self.window.picture()

        self.window.click(800, 500)

        wait_until(
            lambda: self.window.picture().pixels_changed(chosen, 350, 215, reach=40) > 500, "the menu to be gone")
        # The menu closes as the click begins; the tap selects again once a second click did not follow.
        wait_until(
            lambda: self.window.picture().pixels_changed(chosen, 450, 283, reach=15) > 10, "the line to be chosen no more")
        self.desktop.hand("key", "Delete")
        self.draw(2, (200, 400), (500, 500))
        self.assertEqual(self.output.seen("delete .*"), [], self.output.story())

    def test_a_line_that_is_held_is_moved_and_control_z_moves_it_back(self):
        self.draw(1, (200, 200), (500, 200))
        self.window.press(350, 200)
        self.paper.wait_for("hold line=1")
        self.window.glide((350, 200), (430, 300))
        self.window.release()
        self.paper.wait_for("move line=1 by=80,100")
        wait_until(lambda: is_like(self.window.picture().pixel(430, 300), RED), "the line to be there")

        self.desktop.hand("key", "ctrl+z")

        self.paper.wait_for("move line=1 by=-80,-100")
        wait_until(lambda: is_like(self.window.picture().pixel(350, 200), RED), "the line to be back")
        self.assertEqual(len(self.output.seen("draw .*")), 1, self.output.story())

    def test_control_z_undoes_drawing_and_control_shift_z_redoes_it(self):
        self.draw(1, (200, 200), (500, 200))
        self.desktop.hand("key", "ctrl+z")
        self.paper.wait_for("delete line=1")
        mark = self.output.mark

        self.desktop.hand("key", "ctrl+shift+z")

        self.paper.line(1, (200, 200), (500, 200), after=mark)

    def draw_two(self, first):
        """Draws two lines."""
        self.draw(first, (200, 200), (500, 200))
        self.draw(first + 1, (200, 400), (500, 400))
        return self.output.mark

    def test_two_clicks_clear_the_paper(self):
        mark = self.draw_two(1)

        for _ in range(2):
            self.window.click(800, 500)

        self.output.wait_for("delete .*", count=2, after=mark)

    def test_control_n_clears_the_paper_and_control_z_undoes_that_at_once(self):
        mark = self.draw_two(1)

        self.desktop.hand("key", "ctrl+n")
        self.output.wait_for("delete .*", count=2, after=mark)
        mark = self.output.mark
        self.desktop.hand("key", "ctrl+z")

        self.output.wait_for("draw .*", count=2, after=mark)

    def test_control_held_lists_the_keys(self):
        before = self.paper.picture_that_shows(self.window)
        middle_of_window = (before.width / 2, before.height / 2)

        self.desktop.hand("keydown", "ctrl")
        wait_until(
            lambda: self.window.picture().pixels_changed(before, *middle_of_window, reach=30) > 1000, "the list")
        self.desktop.hand("keyup", "ctrl")

        wait_until(
            lambda: self.window.picture().pixels_changed(before, *middle_of_window, reach=200) == 0, "the list to go")

    def test_a_window_of_another_size_has_its_colours_at_its_lower_edge(self):
        self.window.move_and_resize(40, 30, 900, 600)
        wait_until(lambda: self.window.picture().width == 900, "the window to have its size")
        mark = self.output.mark

        def once():
            self.window.click(450 + 80, 600 - 48)
            return self.output.seen(r"color (\d)", after=mark)

        self.assertEqual(wait_until(once, "a colour to be taken")[0][1], "1")
        self.draw(1, (700, 300), (880, 500))
