"""The inbox in a real window: scrolled, swiped, selected and dragged by mouse, keys and fingers."""

import unittest

from desktop import Desktop
from inbox import ROW_HEIGHT, Inbox
from rig import wait_until
from touchscreen import Touchscreen


class InboxMouseTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.desktop = Desktop()
        cls.addClassCleanup(cls.desktop.close)

    def setUp(self):
        self.inbox = Inbox(self.desktop)
        self.addCleanup(self.inbox.close)
        self.output = self.inbox.output
        self.window = self.desktop.window("Inbox")
        self.window.activate()
        # SDL ignores a press that arrives together with the focus: let that be one beside everything.
        self.window.click(*self.inbox.mail.at(0.5, 0.9))

    def keys(self, *names):
        """Strikes keys one after another, at a speed that frames can follow."""
        for name in names:
            self.desktop.hand("key", name)
            self.desktop.hand("sleep", "0.03")

    def wheel(self, button, count):
        """Turns the wheel: 4 is up, 5 is down."""
        self.desktop.hand("click", "--repeat", count, "--delay", 10, button)

    def test_the_wheel_scrolls_and_stops_at_the_top(self):
        self.window.move(*self.inbox.row(2))
        self.wheel(5, 12)
        # Forty points a step.
        self.inbox.wait_for(f"scroll list row={12 * 40 // ROW_HEIGHT}")
        self.inbox.wait_until_still(self.window)
        self.window.click(*self.inbox.row(0))
        self.inbox.wait_for("open mail=7")

        self.window.move(*self.inbox.row(2))
        self.wheel(4, 30)
        self.inbox.wait_for("scroll list row=0")
        self.inbox.wait_until_still(self.window)
        self.window.click(*self.inbox.row(0))
        self.inbox.wait_for("open mail=0")
        # Overscroll is dropped.
        mark = self.output.mark
        self.window.move(*self.inbox.row(2))
        self.wheel(5, 3)
        self.inbox.wait_for("scroll list row=1", mark)

    def test_the_scroll_bar_goes_deep_and_back(self):
        bar = self.inbox.list.right - 4
        # It is visible while the list scrolls, and stays while the mouse is on it.
        self.window.move(*self.inbox.row(2))
        self.wheel(5, 1)
        self.window.move(bar, self.inbox.list.top + 12)
        middle = self.inbox.list.at(1, 0.5)[1]
        self.window.press(bar, self.inbox.list.top + 12)
        self.window.glide((bar, self.inbox.list.top + 12), (bar, middle))
        self.window.release()
        deep = wait_until(lambda: (self.inbox.first_row() or 0) > 30_000 and self.inbox.first_row(), "deep rows")
        self.assertLess(deep, 70_000, self.output.story())
        self.assertEqual(self.output.seen("(drag|pan) .*"), [], self.output.story())

        self.window.click(*self.inbox.row(3))
        mail = int(self.inbox.wait_for(r"open mail=(\d+)")[1])
        self.assertIn(mail - self.inbox.first_row(), range(2, 6), self.output.story())

        # A press beside the bar turns pages.
        self.window.move(bar, middle)
        mark = self.output.mark
        self.window.click(bar, self.inbox.list.bottom - 8)
        wait_until(lambda: self.inbox.first_row(mark) is not None, "a page to be turned")
        self.inbox.wait_until_still(self.window)
        self.assertIn(self.inbox.first_row(mark) - deep, range(5, 12), self.output.story())

    def test_keys_go_from_mail_to_mail(self):
        for key, mail in [
            ("Down", 0), ("Down", 1), ("Up", 0), ("Next", 8), ("Next", 16), ("Prior", 7), ("End", 99_999),
            ("Prior", 99_990), ("Home", 0),
        ]:
            mark = self.output.mark
            self.keys(key)
            self.inbox.wait_for(f"open mail={mail}", mark)
        self.assertEqual(self.inbox.first_row(), 0)

    def test_keys_select_several_and_file_them(self):
        self.keys("Down", "Down", "shift+Down", "shift+Down")
        self.inbox.wait_for("select mails=3")
        # Space deselects the last one again, and selects another.
        self.keys("space")
        self.inbox.wait_for("select mails=2", self.output.mark - 1)
        before = self.inbox.picture_that_shows(self.window)
        self.keys("Delete")
        self.inbox.wait_for("delete mails=2 from=Inbox")
        x, y = self.inbox.row(1)
        wait_until(lambda: self.window.picture().pixels_changed(before, x, y, 30) > 100, "the rows to be others")
        self.keys("ctrl+z")
        self.inbox.wait_for("undo Delete")
        self.keys("ctrl+shift+z")
        self.inbox.wait_for("redo Delete")
        self.keys("9")
        self.inbox.wait_for("folder Trash")
        mark = self.output.mark
        self.keys("Home")
        self.inbox.wait_for("open mail=1", mark)

    def test_selected_mails_are_dragged_into_a_folder(self):
        self.window.click(*self.inbox.row(1))
        self.desktop.hand("keydown", "shift")
        self.addCleanup(self.desktop.hand, "keyup", "shift")
        self.window.click(*self.inbox.row(3))
        self.desktop.hand("keyup", "shift")
        self.inbox.wait_for("select mails=3")

        self.window.drag(self.inbox.row(2), self.inbox.folders["Work"])

        self.inbox.wait_for("drag mails=3")
        self.inbox.wait_for("move mails=3 from=Inbox to=Work")
        self.window.click(*self.inbox.folders["Work"])
        self.inbox.wait_for("folder Work")
        self.window.click(*self.inbox.row(2))
        self.inbox.wait_for("open mail=3")

    def test_a_folder_under_a_drag_is_to_be_seen_and_opens(self):
        before = self.inbox.picture_that_shows(self.window)
        work, row = self.inbox.folders["Work"], self.inbox.row(2)
        self.window.press(*row)
        self.window.glide(row, work)
        self.inbox.wait_for("drag mails=1")
        # A frame is around it, and its name is not hidden by the preview.
        left, (x, y) = self.inbox.panes["folders"].left, work
        wait_until(lambda: self.window.picture().pixel(left + 30, y + 19) != before.pixel(left + 30, y + 19), "a frame")
        shown = self.window.picture()
        name = range(left + 50, left + 50 + 34)
        self.assertTrue(
            all(sum(shown.pixel(x, line)) < 600 for x in name for line in range(y - 5, y + 5)
                if sum(before.pixel(x, line)) < 200), "its letters are dark")
        self.inbox.wait_for("folder Work")
        self.window.glide(work, row)
        self.window.release()
        self.inbox.wait_for("move mails=1 from=Inbox to=Work")

    def test_while_selecting_a_held_row_moves_to_another_position(self):
        self.window.click(*self.inbox.buttons["select"])
        self.inbox.wait_for("select mails=0")
        start, end = self.inbox.row(4), self.inbox.row(1)
        self.window.press(*start)
        self.desktop.hand("sleep", "0.8")
        self.window.glide(start, end, steps=16)
        self.window.release()

        self.inbox.wait_for("reorder row=4 to=1")
        self.window.click(*self.inbox.buttons["undo"])
        self.inbox.wait_for("undo Reorder")

    def test_the_secondary_button_shows_the_swipe_actions(self):
        before = self.inbox.picture_that_shows(self.window)
        row = self.inbox.row(2, 0.3)
        self.window.move(*row)
        self.desktop.hand("click", 3)
        spot = row[0] + 60, row[1] + 60
        wait_until(lambda: self.window.picture().pixels_changed(before, *spot, 50) > 300, "the menu")
        self.window.click(row[0] + 40, row[1] + 16)
        self.inbox.wait_for("read mail=2")

        self.desktop.hand("mousemove", "--window", self.window.number, *row, "click", 3)
        self.keys("Up", "Return")
        self.inbox.wait_for("delete mails=1 from=Inbox")


class InboxOnTouchscreen(unittest.TestCase):
    """An inbox on a touch screen; it has no tests of its own."""

    SIZE = (1180, 740)

    def setUp(self):
        self.screen = Touchscreen()
        self.addCleanup(self.screen.close)
        self.inbox = Inbox(self.screen, "--size", "{}x{}".format(*self.SIZE))
        self.addCleanup(self.inbox.close)
        self.output = self.inbox.output
        self.inbox.picture_that_shows(self.screen)

    def swipe(self, start, end, steps=8, finger=0):
        """A finger moves from one location to another and lifts."""
        self.screen.down({finger: start})
        self.screen.glide({finger: start}, {finger: end}, steps)
        self.screen.up([finger])


class InboxTouchTests(InboxOnTouchscreen):
    def flick(self):
        """Flicks the list; returns its offset when the finger lifted, and the mark of that moment.

        Again where the machine was so busy that the finger seems to have rested before it lifted.
        """
        def once():
            mark = self.output.mark
            self.swipe(self.inbox.row(6), self.inbox.row(3), steps=5)
            ends = self.output.wait_for(r"(flick|rest) list y=(-?\d+)", after=mark)
            return (int(ends[0][2]), mark) if ends[0][1] == "flick" else None

        return wait_until(once, "a swipe to be a flick")

    def assert_nothing_moves(self):
        """From the next picture on the list shows the same."""
        self.screen.send("sleep 60")
        shown, mark = self.inbox.list_picture(self.screen), self.output.mark
        self.screen.send("sleep 300")
        self.assertTrue(self.inbox.list_picture(self.screen) == shown, "it moves on")
        self.assertEqual(self.output.mark, mark, self.output.story())

    def test_a_flick_glides_on_and_rests(self):
        let_go, mark = self.flick()
        rests = self.inbox.place("rest", after=mark)
        self.assertGreater(rests, let_go + 2 * ROW_HEIGHT, self.output.story())
        # The place is rounded to whole points: just before a row it may be printed as that row's beginning.
        self.assertIn(self.inbox.first_row(), [rests // ROW_HEIGHT, (rests - 1) // ROW_HEIGHT])
        self.assert_nothing_moves()
        # The row that is there now is the one that a finger hits.
        self.screen.tap(*self.inbox.row(0, 0.6))
        mail = int(self.inbox.wait_for(r"open mail=(\d+)")[1])
        self.assertIn(mail - rests // ROW_HEIGHT, (0, 1), self.output.story())

    def test_a_finger_stops_a_glide(self):
        let_go, mark = self.flick()
        whole = self.inbox.place("rest", after=mark) - let_go

        let_go, mark = self.flick()
        self.screen.down({0: self.inbox.row(4)})
        stopped = self.inbox.place("rest", after=mark) - let_go
        self.assertLess(stopped, whole / 2, self.output.story())
        after = self.output.mark
        self.assert_nothing_moves()
        self.screen.up([0])
        self.screen.send("sleep 100")
        self.assertEqual(self.output.seen("open .*", after), [], "that finger opened nothing")
        self.screen.tap(*self.inbox.row(4))
        self.inbox.wait_for(r"open mail=\d+", after)

    def test_pulled_down_the_list_gets_new_mails(self):
        self.screen.down({0: self.inbox.row(0)})
        self.screen.glide({0: self.inbox.row(0)}, {0: self.inbox.row(3)}, steps=16)
        self.screen.up([0])
        self.inbox.wait_for("refresh mails=3")
        self.assertEqual(len(self.output.seen("refresh .*")), 1)
        # They are at the top, and nothing is left of the pull.
        self.inbox.wait_until_still(self.screen)
        self.screen.tap(*self.inbox.row(0))
        self.inbox.wait_for("open mail=1000000")

    def test_a_swipe_shows_the_actions_and_a_long_one_runs_the_first(self):
        self.swipe(self.inbox.row(1, 0.15), self.inbox.row(1, 0.6))
        self.screen.send("sleep 400")
        self.assertEqual(self.output.seen("(un)?(flag|read) .*"), [], "a choice is open")
        # Behind the row are two buttons; the second flags.
        x, y = self.inbox.row(1, 0)
        self.screen.tap(x + 111, y)
        self.inbox.wait_for("(un)?flag mail=1")

        self.screen.send("sleep 500")
        self.swipe(self.inbox.row(2, 0.95), self.inbox.row(2, 0.02), steps=14)
        self.inbox.wait_for("archive mails=1 from=Inbox")
        self.assertEqual(self.output.seen("(pan|drag|open) .*"), [], self.output.story())

    def test_a_held_mail_goes_into_a_folder(self):
        start, end = self.inbox.row(2), self.inbox.folders["Travel"]
        self.screen.down({0: start})
        self.inbox.wait_for("drag mails=1")
        self.screen.glide({0: start}, {0: end})
        self.screen.up([0])
        self.inbox.wait_for("move mails=1 from=Inbox to=Travel")
        self.assertEqual(self.output.seen("pan .*"), [], self.output.story())


class InboxHandTests(InboxOnTouchscreen):
    """A whole hand, in a window in which the folders, the list and the mail all have room to scroll."""

    SIZE = (1000, 380)

    def setUp(self):
        super().setUp()
        self.screen.tap(*self.inbox.row(2))
        self.inbox.wait_for("open mail=2")
        middle = self.inbox.mail.at(0.4, 0.6)
        # Where fingers land and how far they go: one scrolls the folders, two zoom the mail.
        self.ways = {
            "folders": (self.inbox.panes["folders"].at(0.5, 0.8), (0, -120)),
            "left": ((middle[0] - 60, middle[1]), (-60, -20)), "right": ((middle[0] + 60, middle[1]), (60, 20))}

    def move(self, ways):
        """Puts fingers down together and moves them together; returns their final locations."""
        starts = {finger: start for finger, (start, _) in enumerate(ways)}
        ends = {finger: (start[0] + way[0], start[1] + way[1]) for finger, (start, way) in enumerate(ways)}
        self.screen.down(starts)
        self.screen.glide(starts, ends, steps=12)
        return ends

    def assert_all_are_at_it(self, *lines):
        """Each part moves with its own fingers, and none has been released."""
        for line in ("pan folders", "pinch mail", *lines):
            self.inbox.wait_for(line)
        self.assertEqual(self.output.seen("(flick|rest|zoom|move) .*"), [], "all fingers are down")

    def wait_until_folders_rest(self):
        """Waits until the folders are back from beyond their end; returns their offset."""
        pane = self.inbox.panes["folders"]
        end = 16 + 42 * len(self.inbox.folders) - (pane.bottom - pane.top)
        wait_until(lambda: [said[1] for said in self.output.seen(r"rest folders y=(-?\d+)")][-1:] == [str(end)], "rest")
        return end

    def test_five_fingers_scroll_both_lists_and_zoom_the_mail_at_once(self):
        before, mark = self.screen.picture(), self.output.mark
        ends = self.move([
            *self.ways.values(), (self.inbox.list.at(0.3, 0.8), (0, -150)), (self.inbox.list.at(0.7, 0.8), (0, -150))])
        self.assertEqual(len(ends), 5)
        self.assert_all_are_at_it("pan list", "scroll list row=1")
        self.screen.send("sleep 60")
        shown = self.screen.picture()
        for name, pane in self.inbox.panes.items():
            self.assertGreater(shown.pixels_changed(before, *pane.at(0.4, 0.4), 60), 200, f"{name} looks otherwise")

        self.screen.up(ends)

        self.wait_until_folders_rest()
        # Two fingers scroll the list as far as one.
        self.assertIn(self.inbox.place("(?:flick|rest)"), range(110, 160), self.output.story())
        zoom = int(self.inbox.wait_for(r"zoom mail percent=(\d+)")[1])
        self.assertIn(zoom, range(160, 240), self.output.story())
        self.assertEqual(self.output.seen("(drag|folder|open|close) .*", mark), [], self.output.story())

    def test_two_mails_are_dragged_while_three_fingers_scroll_and_zoom(self):
        held = {3: self.inbox.row(0), 4: self.inbox.row(3)}
        self.screen.down(held)
        self.output.wait_for("drag mails=1", count=2)
        ends = self.move(self.ways.values())
        self.assert_all_are_at_it()
        self.screen.up(ends)
        self.inbox.wait_for(r"zoom mail percent=\d+")
        scrolled = self.wait_until_folders_rest()

        goals = {
            finger: (self.inbox.folders[name][0], self.inbox.folders[name][1] - scrolled)
            for finger, name in ((3, "Travel"), (4, "Receipts"))}
        self.screen.glide(held, goals)
        self.screen.up(held)

        for name in ("Travel", "Receipts"):
            self.inbox.wait_for(f"move mails=1 from=Inbox to={name}")
