"""Lines drawn, moved and coloured by many fingers at once on the touch tracker's paper."""

import unittest

from rig import wait_until
from touch_tracker import ORANGE, PURPLE, RED, Paper, is_like, middle
from touchscreen import Touchscreen


class PaperTouchTests(unittest.TestCase):
    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.paper = Paper(self.screen)
        self.addCleanup(self.paper.close)
        self.output = self.paper.output
        self.paper.picture_that_shows(self.screen)

    def draw(self, number, start, end):
        """Draws a line with a finger."""
        mark = self.output.mark
        self.screen.down({0: start})
        self.screen.glide({0: start}, {0: end})
        self.screen.up([0])
        self.paper.line(number, start, end, after=mark)

    def wait_for_color(self, color, place):
        """Waits until the picture has that colour at a location."""
        wait_until(
            lambda: is_like(self.screen.picture().pixel(*place), color), f"the colour {color} at {place}")

    def swipe(self, way):
        """Swipes along the strip, repeatedly until it is recognized, and returns the number of the colour."""
        x, y = self.paper.strip
        mark = self.output.mark

        def once():
            self.screen.send(
                f"down 0 {x - way / 2} {y}", "frame",
                *[command for part in range(1, 7)
                  for command in ("sleep 12", f"move 0 {x - way / 2 + way * part / 6} {y}", "frame")],
                "up 0", "frame", "sleep 300")
            return self.output.seen(r"color (\d)", after=mark)

        return int(wait_until(once, "a swipe to be seen as one")[0][1])

    def test_five_fingers_draw_five_lines_at_once(self):
        starts = {finger: (140 + 160 * finger, 150) for finger in range(5)}
        ends = {finger: (240 + 160 * finger, 520 - 40 * (finger % 3)) for finger in range(5)}

        self.screen.down(starts)
        self.screen.glide(starts, ends)
        for finger in range(5):
            self.wait_for_color(RED, middle(starts[finger], ends[finger]))
        self.assertEqual(self.output.seen("draw .*"), [], "all lines are still being drawn")
        self.screen.up(starts)

        for finger in range(5):
            self.paper.line(finger + 1, starts[finger], ends[finger])

    def test_fingers_lift_in_another_order_and_each_keeps_its_line(self):
        starts = {finger: (200 + 200 * finger, 200) for finger in range(3)}
        ends = {finger: (260 + 200 * finger, 500) for finger in range(3)}
        self.screen.down(starts)
        self.screen.glide(starts, ends)

        for finger in (1, 2, 0):
            mark = self.output.mark
            self.screen.up([finger])
            self.paper.line(finger + 1, starts[finger], ends[finger], after=mark)

    def test_a_tap_chooses_a_line_and_the_menu_deletes_it(self):
        self.draw(1, (200, 200), (500, 300))
        self.draw(2, (200, 400), (500, 500))

        self.screen.tap(350, 452)
        self.paper.wait_for("select line=2")
        self.screen.tap(*self.paper.menu())
        self.paper.wait_for("delete line=2")
        self.wait_for_color(RED, (350, 250))
        wait_until(
            lambda: not is_like(self.screen.picture().pixel(350, 450), RED), "the second line to be gone")
        self.assertEqual(self.output.seen("delete line=1"), [])

    def test_a_pan_moves_a_line_while_another_finger_draws(self):
        self.draw(1, (200, 200), (500, 200))
        self.screen.down({0: (350, 200)})
        self.paper.wait_for("hold line=1")

        self.screen.glide({0: (350, 200)}, {0: (350, 260)})
        self.screen.down({1: (600, 500)})
        self.screen.glide({0: (350, 260), 1: (600, 500)}, {0: (350, 320), 1: (800, 520)})
        self.wait_for_color(RED, (350, 320))
        self.wait_for_color(RED, (700, 510))
        self.screen.up([1])
        self.paper.line(2, (600, 500), (800, 520))
        self.screen.glide({0: (350, 320)}, {0: (390, 320)})
        self.screen.up([0])

        self.paper.wait_for("move line=1 by=40,120")

    def test_two_fingers_move_two_lines_at_once(self):
        self.draw(1, (200, 200), (500, 200))
        self.draw(2, (200, 400), (500, 400))
        starts = {0: (350, 200), 1: (350, 400)}

        self.screen.down(starts)
        for line in (1, 2):
            self.paper.wait_for(f"hold line={line}")
        self.screen.glide(starts, {0: (450, 150), 1: (300, 480)})
        self.screen.up(starts)

        self.paper.wait_for("move line=1 by=100,-50")
        self.paper.wait_for("move line=2 by=-50,80")

    def test_a_swipe_changes_the_colour_of_the_next_line_alone(self):
        self.draw(1, (200, 200), (500, 200))

        self.assertEqual(self.swipe(-150), 1)
        self.draw(2, (200, 300), (500, 300))
        self.assertEqual(self.swipe(150), 0)
        self.assertEqual(self.swipe(150), 4)
        self.draw(3, (200, 400), (500, 400))

        for color, y in ((RED, 200), (ORANGE, 300), (PURPLE, 400)):
            self.wait_for_color(color, (350, y))

    def test_losing_the_focus_drops_drawn_lines_and_restores_moved_ones(self):
        self.draw(1, (200, 200), (500, 200))
        self.screen.down({0: (350, 200)})
        self.paper.wait_for("hold line=1")
        self.screen.down({1: (200, 500)})
        self.screen.glide({0: (350, 200), 1: (200, 500)}, {0: (350, 300), 1: (500, 500)})
        self.wait_for_color(RED, (350, 300))
        self.wait_for_color(RED, (350, 500))

        self.screen.send("focus 0")

        wait_until(
            lambda: not is_like(self.screen.picture().pixel(350, 500), RED), "the line to be dropped")
        self.wait_for_color(RED, (350, 200))
        self.screen.send("focus 1")
        self.screen.up([0, 1])
        mark = self.output.mark
        self.draw(3, (600, 200), (900, 300))
        self.assertEqual(self.output.seen("move .*"), [], self.output.story())
        self.assertEqual(len(self.output.seen("draw .*", after=mark)), 1, self.output.story())
