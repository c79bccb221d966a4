"""The touch tracker as a test sees it: the lines that it prints, and the colours that it draws with."""

from running_sample import RunningSample

RED, ORANGE, PURPLE = (217, 77, 64), (237, 158, 46), (128, 84, 179)


class Paper(RunningSample):
    """A running touch tracker."""

    def __init__(self, display):
        super().__init__(display, "TouchTracker")
        strip = self.wait_for(r"colors (\d+),(\d+)")
        self.strip = (int(strip[1]), int(strip[2]))

    def line(self, number, start, end, after=0):
        """Waits for a line to be drawn from one location to another."""
        (x, y), (end_x, end_y) = start, end
        self.wait_for(rf"draw line={number} from={x},{y} to={end_x},{end_y}", after)

    def color(self):
        """The number of the colour that was selected last."""
        return int(self.output.seen(r"color (\d)")[-1][1])

    def menu(self, after=0):
        """Where the button of the menu is, once that is shown."""
        place = self.wait_for(r"menu Delete (\d+),(\d+)", after)
        return (int(place[1]), int(place[2]))


def middle(start, end):
    """The point between two."""
    return ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)


def is_like(color, other):
    """Whether two colours are the same, but for how they are rounded."""
    return all(abs(mine - theirs) < 6 for mine, theirs in zip(color, other))
