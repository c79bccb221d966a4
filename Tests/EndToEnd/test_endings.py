"""However a program ends, each began has an end for its receivers; and a window that goes away cancels its active input."""

import signal
import unittest

from desktop import Desktop
from event_printer import EventPrinter
from rig import sample, wait_until
from touchscreen import Touchscreen

A = 4  # the key's number
# The time within which a program has to end.
PATIENCE = 12


class Endings(unittest.TestCase):
    """Checks the output of an event printer."""

    def told(self, output, name):
        """The lines of the first window about its touches, a gesture, or the key."""
        key = f" {A} .*" if name == "press" else ".*"
        return [line[1] for line in output.seen(rf"first {name} (\w+){key}")]

    def assert_paired(self, output, *names):
        """Each began has one end after it for its receivers."""
        for name in names:
            told = self.told(output, name)
            self.assertIn("began", told, output.story())
            for began, end in zip(told[::2], told[1::2]):
                self.assertEqual((began, end in ("ended", "cancelled")), ("began", True), (name, output.story()))
            self.assertEqual(len(told) % 2, 0, (name, output.story()))

    def assert_cancelled(self, output, *names):
        """The same, and the last active input was cancelled."""
        self.assert_paired(output, *names)
        for name in names:
            self.assertEqual(self.told(output, name)[-1], "cancelled", (name, output.story()))

    def assert_lost(self, output, words):
        """It ended with an error, and printed the reason."""
        self.assertEqual(output.wait_for_end(PATIENCE), 1, output.story())
        self.assertIn("connection to the display is lost", output.errors)
        self.assertIn(words, output.errors)
        self.assertEqual(len(output.errors.splitlines()), 1, output.errors)


class DesktopEndings(Endings):
    """A drag with the mouse is active, a key is down, and the pointer hovers."""

    NAMES = ("touch", "pan", "press", "hover")

    def setUp(self):
        # Its own: most of these tests end it, or leave buttons and keys down.
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.printer = EventPrinter(self.desktop, "--gestures")
        self.addCleanup(self.printer.close)
        self.output, self.window = self.printer.output, self.printer.first

        def is_heard():
            # SDL ignores a press that arrives together with the focus.
            self.window.click(40, 40)
            return self.output.seen("first touch ended .*")

        wait_until(is_heard, "a click to be heard")
        self.window.press(50, 50)
        self.window.glide((50, 50), (120, 90), steps=3)
        self.output.wait_for("first pan began")
        self.desktop.hand("keydown", "a")
        self.output.wait_for(f"first press began {A} .*")

    @property
    def server(self):
        return self.desktop._started[0]

    def test_a_signal(self):
        self.output.process.send_signal(signal.SIGTERM)

        self.assertEqual(self.output.wait_for_end(), 0, self.output.story())
        self.assert_cancelled(self.output, *self.NAMES)
        self.assertEqual(self.output.errors, "")

    def test_an_interrupt(self):
        self.output.process.send_signal(signal.SIGINT)

        self.assertEqual(self.output.wait_for_end(), 0, self.output.story())
        self.assert_cancelled(self.output, *self.NAMES)

    def test_the_terminal_goes(self):
        self.output.process.send_signal(signal.SIGHUP)

        self.assertEqual(self.output.wait_for_end(), 0, self.output.story())
        self.assert_cancelled(self.output, *self.NAMES)

    def test_the_window_is_closed(self):
        self.window.ask_to_close()

        self.assertEqual(self.output.wait_for_end(), 0, self.output.story())
        self.assert_cancelled(self.output, *self.NAMES)

    def test_the_game_quits(self):
        self.desktop.hand("key", "ctrl+q")

        self.assertEqual(self.output.wait_for_end(), 7, self.output.story())
        self.assert_cancelled(self.output, *self.NAMES)

    def test_the_server_is_killed(self):
        self.server.kill()

        self.assert_lost(self.output, "")
        self.assert_cancelled(self.output, *self.NAMES)
        self.assertEqual(len(self.output.seen("first window quitRequested")), 1, self.output.story())

    def drag_anew(self, *options):
        """Another program in place of the first, and a drag in it."""
        self.printer.close()
        self.output = self.desktop.start([sample("EventPrinter"), "--gestures", *options])
        self.addCleanup(self.output.close)
        self.output.wait_for("first ready")
        self.window = self.desktop.window("First")
        self.desktop.hand("mouseup", 1, "keyup", "a")

        def is_under_way():
            self.window.press(50, 50)
            self.window.glide((50, 50), (120, 90), steps=3)
            if self.output.seen("first pan began"):
                return True
            self.window.release()

        wait_until(is_under_way, "a drag to be heard")

    def test_the_server_is_killed_while_frames_run(self):
        self.drag_anew("--busy")
        self.server.kill()

        self.assert_lost(self.output, "")
        self.assert_cancelled(self.output, "touch", "pan")

    def test_the_server_is_killed_while_events_are_read(self):
        self.drag_anew("--kill", str(self.server.pid))
        # It may lose the server, too.
        self.addCleanup(self.desktop.start(["xdotool", "mousedown", "3"]).close)

        self.assert_lost(self.output, "")
        self.assert_cancelled(self.output, "touch", "pan")
        self.assertEqual(len(self.output.seen("first window quitRequested")), 1, self.output.story())

    def test_the_server_throws_the_program_out(self):
        self.desktop.hand("windowkill", self.window.number)

        self.assert_lost(self.output, "")
        self.assert_cancelled(self.output, *self.NAMES)

    def test_the_window_is_minimised_and_shown_again(self):
        self.window.minimise()

        self.output.wait_for("first window hidden")
        self.output.wait_for(f"first press cancelled {A} .*")
        self.assert_cancelled(self.output, *self.NAMES)
        self.window.release()
        self.desktop.hand("keyup", "a")
        self.printer.give_keyboard(self.window)
        mark = self.output.mark

        def is_heard():
            self.window.click(60, 60)
            return self.output.seen("first touch ended .*", after=mark)

        wait_until(is_heard, "a click to be heard again")
        self.desktop.hand("key", "a")
        self.output.wait_for(f"first press ended {A} .*", after=mark)


class SizeTests(Endings):
    """Windows of unusable sizes, in the middle of a drag."""

    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.printer = EventPrinter(self.desktop, "--gestures")
        self.addCleanup(self.printer.close)
        self.output, self.window = self.printer.output, self.printer.first

    def drag_through(self, width, height):
        """Drags, with the window at another size in the middle; then ends the program."""
        def is_heard():
            self.window.click(20, 12)
            return self.output.seen("first touch ended .*")

        wait_until(is_heard, "a click to be heard")
        mark = self.output.mark
        self.window.press(20, 12)
        self.window.glide((20, 12), (60, 14), steps=3)
        self.output.wait_for("first pan began", after=mark)
        self.window.resize(width, height)
        self.output.wait_for(f"first size {width} {height}", after=mark)
        self.window.glide((60, 14), (30, 10), steps=3)
        self.window.release()
        self.output.wait_for("first touch ended .*", after=mark)
        self.output.wait_for("first pan ended", after=mark)
        self.output.process.send_signal(signal.SIGTERM)

        self.assertEqual(self.output.wait_for_end(PATIENCE), 0, self.output.story())
        self.assert_paired(self.output, "touch", "pan", "hover")
        self.assertEqual(self.output.errors, "")

    def test_one_by_one(self):
        self.drag_through(1, 1)

    def test_eight_thousand_by_eight_thousand(self):
        self.drag_through(8000, 8000)

    def test_sixteen_thousand_by_sixteen(self):
        self.drag_through(16000, 16)


class TouchscreenEndings(Endings):
    """A finger drags on a touch screen."""

    NAMES = ("touch", "pan")

    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.start("--gestures")

    def start(self, *options):
        """Starts the program and begins a drag."""
        self.output = self.screen.start([sample("EventPrinter"), *options])
        self.addCleanup(self.output.close)
        self.output.wait_for("first ready")
        self.screen.down({0: (50, 50)})
        self.screen.glide({0: (50, 50)}, {0: (120, 90)}, steps=4)
        self.output.wait_for("first pan began")

    @property
    def compositor(self):
        return self.screen._process

    def test_a_signal(self):
        self.output.process.send_signal(signal.SIGTERM)

        self.assertEqual(self.output.wait_for_end(), 0, self.output.story())
        self.assert_cancelled(self.output, *self.NAMES)

    def test_the_window_is_closed(self):
        self.screen.send("close")

        self.assertEqual(self.output.wait_for_end(), 0, self.output.story())
        self.assert_cancelled(self.output, *self.NAMES)

    def test_the_compositor_is_killed(self):
        self.compositor.kill()

        self.assert_lost(self.output, "")
        self.assert_cancelled(self.output, *self.NAMES)

    def test_the_compositor_is_killed_while_frames_run(self):
        self.output.close()
        self.start("--gestures", "--busy")

        self.compositor.kill()

        self.assert_lost(self.output, "")
        self.assert_cancelled(self.output, *self.NAMES)
