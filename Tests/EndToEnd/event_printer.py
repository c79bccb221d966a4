"""The event printer as a test sees it: a program that prints a line for each event that it receives."""

from rig import sample, wait_until


class EventPrinter:
    """A running event printer with its first window in front and holding the keyboard."""

    def __init__(self, desktop, *options):
        self.desktop = desktop
        self.output = desktop.start([sample("EventPrinter"), *options])
        try:
            self.output.wait_for("first ready")
            self.first = desktop.window("First")
            self.second = desktop.window("Second") if "--two" in options else None
            self.give_keyboard(self.first)
        except BaseException:
            self.close()
            raise

    def give_keyboard(self, window):
        """Gives a window keyboard focus, and waits until the program is notified."""
        name = "first" if window is self.first else "second"
        # Keys may arrive before SDL accepts the focus: it waits 0.2 s for X11 to change its mind.
        if not window.has_keyboard() or not self.has_focus(name):
            window.activate()
        wait_until(lambda: self.has_focus(name), f"the {name} window to hear that it has the keyboard")

    def has_focus(self, name):
        """Whether the last keyboard focus event of a window is that it gained it."""
        said = self.output.seen(rf"{name} window (?P<what>activated|deactivated)")
        return bool(said) and said[-1]["what"] == "activated"

    def close(self):
        """Ends the program."""
        self.output.close()
