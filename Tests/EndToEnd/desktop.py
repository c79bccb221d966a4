"""A private desktop: an X server without a screen, a window manager, and a hand on its mouse and keys."""

import os
import shutil
import subprocess
import tempfile

from rig import Picture, Program, environment_without_display, stop, wait_until


# Only the settings that the tests need: drags with Alt belong to programs, not to the window manager.
OPENBOX = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <mouse>
    <context name="Client">
      <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
    </context>
  </mouse>
</openbox_config>
"""


class Desktop:
    """Xvfb with openbox on it. Close it when done."""

    WIDTH, HEIGHT = 1400, 900

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="desktop-")
        self._started = []
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self):
        # The server picks a free display itself and reports it: no other process can use it in between.
        answer, question = os.pipe()
        self._run(["Xvfb", "-displayfd", question, "-screen", "0", f"{self.WIDTH}x{self.HEIGHT}x24",
                   "-nolisten", "tcp", "-noreset"], environment_without_display(), keep=question)
        os.close(question)
        with os.fdopen(answer) as said:
            number = said.readline().strip()
        if not number:
            raise AssertionError("Xvfb did not start")
        # A home and a runtime folder of its own: no user's settings change the results.
        self.environment = environment_without_display(
            DISPLAY=f":{number}", HOME=self.folder, XDG_RUNTIME_DIR=self.folder)
        settings = os.path.join(self.folder, "openbox.xml")
        with open(settings, "w") as file:
            file.write(OPENBOX)
        self._run(["openbox", "--config-file", settings], self.environment)
        wait_until(lambda: self._ask("wmctrl", "-m").returncode == 0, "openbox to manage windows")

    def _run(self, arguments, environment, keep=None):
        self._started.append(subprocess.Popen(
            [str(argument) for argument in arguments], env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[keep] if keep else []))

    def _ask(self, *arguments):
        return subprocess.run([str(a) for a in arguments], env=self.environment, capture_output=True, timeout=30)

    def start(self, arguments, folder=None):
        """Starts a program on this desktop."""
        return Program(arguments, self.environment, folder)

    def window(self, title):
        """The window with this title, once it is shown."""
        found = wait_until(
            lambda: self._ask("xdotool", "search", "--onlyvisible", "--name", f"^{title}$").stdout.split(),
            f"a window titled {title}")
        return Window(self, int(found[-1]))

    def windows(self):
        """The windows of programs, as the window manager lists them."""
        listed = self._ask("wmctrl", "-l").stdout.decode(errors="replace").splitlines()
        return [Window(self, int(line.split()[0], 16)) for line in listed]

    def hand(self, *arguments):
        """Runs xdotool."""
        done = self._ask("xdotool", *arguments)
        if done.returncode:
            raise AssertionError(f"xdotool {arguments}: {done.stderr.decode()}")
        return done.stdout.decode().strip()

    def clipboard(self):
        """The text on the clipboard, as another program gets it."""
        return self._xclip("-o", stdout=subprocess.PIPE).stdout.decode()

    def copy(self, text):
        """Puts a text on the clipboard, as another program does."""
        # A process that xclip leaves behind to offer the text must not keep this end of a pipe open.
        self._xclip(input=text.encode(), stdout=subprocess.DEVNULL)

    def _xclip(self, *arguments, **streams):
        return subprocess.run(
            ["xclip", "-selection", "clipboard", *arguments], env=self.environment, stderr=subprocess.DEVNULL,
            timeout=30, **streams)

    def close(self):
        """Ends the started programs, the last first, and leaves nothing behind."""
        for process in reversed(self._started):
            stop(process)
        shutil.rmtree(self.folder, ignore_errors=True)


class Window:
    """A window on a desktop. Locations are in its own pixels."""

    def __init__(self, desktop, number):
        self.desktop = desktop
        self.number = number

    def is_shown(self):
        """Whether the window is on the desktop, in front or not."""
        shown = self.desktop._ask("xdotool", "search", "--onlyvisible", "--name", "").stdout.split()
        return str(self.number).encode() in shown

    def activate(self):
        """Brings the window to the front and gives it the keyboard."""
        self.desktop._ask("wmctrl", "-i", "-a", hex(self.number))
        wait_until(lambda: self.is_shown() and self.has_keyboard(), "the window to be shown and have the keyboard")

    def has_keyboard(self):
        """Whether keys go to the window."""
        return self.desktop._ask("xdotool", "getwindowfocus").stdout.split() == [str(self.number).encode()]

    def take_keyboard(self):
        """Gives the window the keyboard and nothing else, which works in the middle of a drag too."""
        self.desktop.hand("windowfocus", self.number)
        wait_until(self.has_keyboard, "the window to have the keyboard")

    def minimise(self):
        """Puts the window away."""
        self.desktop.hand("windowminimize", self.number)
        wait_until(lambda: not self.is_shown(), "the window to be put away")

    def resize(self, width, height):
        """Gives the window another size."""
        self.desktop.hand("windowsize", self.number, width, height)

    def move_and_resize(self, x, y, width, height):
        """Moves and resizes the window at once, as a drag of its upper left corner does."""
        self.desktop._ask("wmctrl", "-i", "-r", hex(self.number), "-e", f"0,{x},{y},{width},{height}")

    def ask_to_close(self):
        """Closes the window as the cross in its corner does."""
        self.desktop._ask("wmctrl", "-i", "-c", hex(self.number))

    def press(self, x, y, *then):
        """Puts the mouse there and holds the left button down; more commands can follow at once."""
        # SDL uses the location of the last motion for a press, so there has to be one.
        self.desktop.hand(*self._motion(x - 1, y), *self._motion(x, y), "mousedown", 1, *then)

    def move(self, x, y):
        """Moves the mouse, which may leave the window."""
        self.desktop.hand(*self._motion(x, y))

    def _motion(self, x, y):
        """The command that moves the mouse."""
        return "mousemove", "--window", self.number, "--", round(x), round(y)

    def glide(self, start, end, steps=8):
        """Moves the mouse along a line, at a speed that frames can follow."""
        for step in range(1, steps + 1):
            part = step / steps
            self.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.desktop.hand("sleep", "0.02")

    def release(self):
        """Lets the left button go."""
        self.desktop.hand("mouseup", 1)

    def drag_mirrored(self, key, anchor, start, end):
        """A drag with a key held that went down with the mouse at the anchor, so that a second finger is opposite."""
        self.move(*anchor)
        self.desktop.hand("keydown", key)
        self.glide(anchor, start)
        self.desktop.hand("mousedown", 1)
        self.glide(start, end, steps=12)
        self.release()
        self.desktop.hand("keyup", key)

    def click(self, x, y):
        """Presses and releases."""
        self.press(x, y, "mouseup", 1)

    def drag(self, start, end):
        """A whole drag."""
        self.press(*start)
        self.glide(start, end)
        self.release()

    def position(self):
        """The location of the window's own upper left corner on the desktop."""
        words = self.desktop.hand("getwindowgeometry", "--shell", self.number).split()
        values = dict(word.split("=") for word in words)
        return int(values["X"]), int(values["Y"])

    def picture(self):
        """The picture of the window."""
        done = self.desktop._ask("import", "-silent", "-window", self.number, "-depth", "8", "ppm:-")
        return Picture(done.stdout)
