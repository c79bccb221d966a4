"""A sample as a test sees it: the lines that it prints."""

import re

from rig import sample, wait_until


class RunningSample:
    """A sample that runs on a display and prints its events."""

    def __init__(self, display, name, *options):
        self.output = display.start([sample(name), "--events", *options])
        try:
            self.output.wait_for(r"ready \d+x\d+")
        except BaseException:
            self.close()
            raise

    def wait_for(self, pattern, after=0):
        """The first line that matches, after a mark."""
        return self.output.wait_for(pattern, after=after)[0]

    def picture_that_shows(self, display):
        """The window's picture, once it is not blank."""
        def look():
            picture = display.picture()
            return None if picture.is_blank() else picture

        return wait_until(look, "the window to show something")

    def close(self):
        """Ends the sample."""
        self.output.close()


class RunningMenus(RunningSample):
    """A sample with screens and named controls, which prints the present screen and the frames of its controls."""

    def __init__(self, display, name, *options):
        super().__init__(display, name, *options)
        self.wait_for("screen title")
        self.mark = 0
        self.place("Play")

    def wait_for_next(self, pattern, seconds=20):
        """The next line that matches, after those that were waited for before."""
        lines, start = self.output.lines, self.mark
        match = self.output.wait_for(pattern, after=start, seconds=seconds)[0]
        self.mark = next(place + 1 for place in range(start, len(lines)) if lines[place] == match.string)
        return match

    def screen(self, name, seconds=20):
        """Waits for a screen to come into sight."""
        self.wait_for_next(f"screen {name}", seconds)

    def control(self, name):
        """The middle and the size of a control, as printed last."""
        told = rf"control {re.escape(name)} (\d+),(\d+) (\d+)x(\d+)"
        self.output.wait_for(told)
        return tuple(map(int, self.output.seen(told)[-1].groups()))

    def place(self, name, dx=0, dy=0):
        """The middle of a control, or a location at an offset from it."""
        x, y, _, _ = self.control(name)
        return (x + dx, y + dy)
