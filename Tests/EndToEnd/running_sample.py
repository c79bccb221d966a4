"""A sample as a test sees it: the lines that it prints."""

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
