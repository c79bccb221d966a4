"""A desktop with a bus for assistive programs, and with the screen reader Orca on it if asked for."""

import json
import os
import re
import subprocess
import threading
import tty

from desktop import Desktop
from rig import wait_until

# Python of the system, which has pyatspi.
PYTHON = "/usr/bin/python3"


class AssistiveDesktop(Desktop):
    """A desktop whose programs are asked by AT-SPI2. Close it when done."""

    def __init__(self, reads=False, speaks=False):
        self.reads = reads
        self.speaks = speaks or reads
        super().__init__()

    def _start(self):
        super()._start()
        answer, question = os.pipe()
        self._run(["dbus-daemon", "--session", "--nofork", f"--print-address={question}",
                   f"--address=unix:dir={self.folder}"], self.environment, keep=question)
        os.close(question)
        with os.fdopen(answer) as said:
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = said.readline().strip()
        self._run(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"], self.environment)
        wait_until(self._bus, "a bus for assistive programs")
        if self.speaks:
            self._start_voice()
        if self.reads:
            self._start_reader()

    def _bus(self):
        asked = self._ask("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
                          "--method", "org.a11y.Bus.GetAddress")
        return asked.returncode == 0

    def _start_voice(self):
        """Starts a voice that writes what it says to a file."""
        voice = os.path.join(self.folder, "voice")
        os.makedirs(os.path.join(voice, "modules"))
        write(os.path.join(voice, "speechd.conf"),
              'AudioOutputMethod "alsa"\nAddModule "silent" "sd_generic" "silent.conf"\nDefaultModule silent\n')
        write(os.path.join(voice, "modules", "silent.conf"),
              f'GenericExecuteSynth "echo \\\'$DATA\\\' >> {self._spoken_path}"\nGenericLanguage "en" "en" "utf-8"\nAddVoice "en" "MALE1" "silent"\n'
              'DefaultVoice "silent"\n')
        write(os.path.join(self.folder, ".asoundrc"), "pcm.!default { type null }\nctl.!default { type null }\n")
        self._run(["speech-dispatcher", "-s", "-t", "0", "-C", voice], self.environment)
        socket = os.path.join(self.folder, "speech-dispatcher", "speechd.sock")
        wait_until(lambda: os.path.exists(socket), "speech-dispatcher")

    @property
    def _spoken_path(self):
        return os.path.join(self.folder, "spoken")

    def spoken(self):
        """What the voice has said so far, a text each."""
        if not os.path.exists(self._spoken_path):
            return []
        with open(self._spoken_path) as file:
            return file.read().splitlines()

    def _start_reader(self):
        """Starts Orca."""
        # Orca writes to a terminal line by line, and to a file only now and then.
        self._master, slave = os.openpty()
        tty.setraw(slave)
        self._log = []
        threading.Thread(target=self._listen, daemon=True).start()
        self._run([PYTHON, "/usr/bin/orca", f"--debug-file={os.ttyname(slave)}", "--replace"], self.environment)
        wait_until(lambda: self.said(), "Orca to say that it is on", seconds=60)

    def _listen(self):
        with open(self._master, errors="replace") as log:
            try:
                for line in log:
                    self._log.extend(re.findall(r"SPEECH OUTPUT: '(.*?)' *\{", line))
            except OSError:
                # Orca has ended, and the terminal with it.
                pass

    def said(self):
        """What Orca has said so far."""
        return list(self._log)

    def hears(self, text, after=0, seconds=15):
        """Waits until Orca has said a text. Returns the number of what it had said by then."""
        def found():
            said = self.said()
            return next((n + 1 for n, line in enumerate(said) if n >= after and text in line), None)
        try:
            return wait_until(found, f"Orca to say {text!r}", seconds)
        except AssertionError as failure:
            raise AssertionError(f"{failure}\nit said: " + "\n  ".join(self.said()[after:])) from None

    def key(self, name, text=None):
        """Strikes a key, and waits for what Orca says then.

        Modifiers are down until it has been said, as those of a person: what Orca says of a caret that has moved
        depends on the keys that are down when it learns of that.
        """
        before = len(self.said())
        *modifiers, struck = name.split("+")
        for modifier in modifiers:
            self.hand("keydown", modifier)
        try:
            self.hand("key", struck)
            if text is not None:
                self.hears(text, before)
        except AssertionError as failure:
            raise AssertionError(f"after the key {name}: {failure}") from None
        finally:
            for modifier in reversed(modifiers):
                self.hand("keyup", modifier)

    def client(self, title):
        """A client that asks a program."""
        return Client(self, title)


class Client:
    """Another program that asks one by AT-SPI2."""

    def __init__(self, desktop, title):
        script = os.path.join(os.path.dirname(__file__), "accessibility_client.py")
        self.process = subprocess.Popen(
            [PYTHON, script, title], env=desktop.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self("wait")

    def __call__(self, command, *arguments):
        """Asks for something, and returns the answer."""
        self.process.stdin.write(json.dumps([command, *arguments]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        answer = json.loads(line) if line else {"error": "the client has ended"}
        if "error" in answer:
            raise AssertionError(f"{command} {arguments}: {answer['error']}")
        return answer["answer"]

    def wait_for(self, role, name, seconds=20):
        """The first object of a role whose name begins with a text, once it is there."""
        return wait_until(
            lambda: next((o for o in self("tree") if o["role"] == role and o["name"].startswith(name)), None),
            f"{role} {name!r}", seconds)

    def close(self):
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
