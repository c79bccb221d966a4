"""A Wayland compositor of the smallest kind, for one program with one window: real touches with no touch screen.

SDL sees a seat that can touch, so fingers travel through its Wayland driver as on a tablet. It has no screen either:
the window's shared memory is the picture. It speaks the wire protocol itself, with the standard library alone.

    compositor.py SOCKET [SCALE]

Command lines on standard input, carried out once there is a window, each answered with `did …` or `failed …`:

    down ID X Y | move ID X Y | up ID | frame     fingers, in the window's points; `frame` ends what happens at once
    size W H | focus 0 or 1 | close               actions of a window manager
    unplug                                        removes the touch screen from the seat
    shot FILE                                     the window's picture as a PPM file
    sleep MILLISECONDS
"""

import array
import mmap
import os
import selectors
import socket
import struct
import sys
import time

PATIENCE = 15.0  # seconds for a window to come
FRAME = 1 / 60

# Versions that SDL 2.26 supports: with a newer wl_seat it aborts on pointer frames.
GLOBALS = [
    ("wl_compositor", 4), ("wl_subcompositor", 1), ("wl_shm", 1), ("wl_output", 2), ("wl_seat", 4), ("xdg_wm_base", 1),
    ("wl_data_device_manager", 3),
]
ACTIVATED = 4  # xdg_toplevel.state
KEYBOARD = 2
KEYBOARD_AND_TOUCH = KEYBOARD | 4  # wl_seat.capability: SDL learns from the keyboard which window has the focus

# Which request destroys an object of each kind.
DESTRUCTORS = {
    "wl_surface": 0, "wl_region": 0, "wl_buffer": 0, "wl_shm_pool": 1, "wl_subsurface": 0, "xdg_surface": 0,
    "xdg_toplevel": 0, "wl_touch": 0, "wl_pointer": 1, "wl_keyboard": 0, "wl_data_source": 1, "wl_data_device": 2,
}


def words(*values):
    """32-bit arguments."""
    return struct.pack(f"={len(values)}I", *(value & 0xFFFFFFFF for value in values))


def text(string):
    """A string argument: length, bytes, a zero, padding."""
    data = string.encode() + b"\0"
    return words(len(data)) + data + b"\0" * (-len(data) % 4)


def fixed(value):
    """A number with eight bits after the point."""
    return words(round(value * 256))


class Client:
    """The program on the other end: its objects, its window, and its last picture."""

    def __init__(self, connection, scale):
        self.connection = connection
        self.scale = scale
        self.kinds = {1: "wl_display"}
        self.received = b""
        self.file_descriptors = []
        self.serial = 0
        self.pools = {}  # pool: [file descriptor, size]
        self.buffers = {}  # buffer: (pool, offset, width, height, stride)
        self.attached = {}  # surface: buffer
        self.frame_callbacks = []
        self.outputs = []
        self.seats = []
        self.touches = []
        self.keyboards = []
        self.surface = self.xdg_surface = self.toplevel = None
        self.entered = False
        self.size = (0, 0)  # the program chooses
        self.picture = None  # (width, height, stride, bytes)

    # The wire.

    def event(self, target, opcode, payload=b""):
        """Sends one event."""
        self.connection.sendall(words(target, (8 + len(payload)) << 16 | opcode) + payload)

    def next_serial(self):
        self.serial += 1
        return self.serial

    def read(self):
        """Reads the data that has arrived and answers it. False when the program has ended."""
        data, ancillary, _, _ = self.connection.recvmsg(65536, 4096)
        for level, kind, content in ancillary:
            if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
                descriptors = array.array("i")
                descriptors.frombytes(content[:len(content) // 4 * 4])
                self.file_descriptors += descriptors
        self.received += data
        while len(self.received) >= 8:
            target, word = struct.unpack_from("=II", self.received)
            length = word >> 16
            if len(self.received) < length:
                break
            body, self.received = self.received[8:length], self.received[length:]
            self.request(target, word & 0xFFFF, body)
        return bool(data)

    def request(self, target, opcode, body):
        """Answers one request. A request that needs no answer here gets none."""
        kind = self.kinds.get(target)
        arguments = struct.unpack(f"={len(body) // 4}I", body)
        answer = getattr(self, f"on_{kind}", None)
        if answer:
            answer(target, opcode, arguments)
        if DESTRUCTORS.get(kind) == opcode:
            self.forget(target)

    def forget(self, target):
        """Notifies the program that an object's number is free again."""
        self.kinds.pop(target, None)
        self.event(1, 1, words(target))

    # Requests, by the kind of object that gets them.

    def on_wl_display(self, target, opcode, arguments):
        if opcode == 0:  # sync
            self.event(arguments[0], 0, words(self.next_serial()))
            self.event(1, 1, words(arguments[0]))
        else:  # get_registry
            self.kinds[arguments[0]] = "wl_registry"
            for name, (kind, version) in enumerate(GLOBALS):
                self.event(arguments[0], 0, words(name) + text(kind) + words(version))

    def on_wl_registry(self, target, opcode, arguments):
        kind, new = GLOBALS[arguments[0]][0], arguments[-1]
        self.kinds[new] = kind
        if kind == "wl_shm":
            for pixel_format in (0, 1):  # ARGB and XRGB, 8 bits each
                self.event(new, 0, words(pixel_format))
        elif kind == "wl_seat":
            self.seats.append(new)
            self.event(new, 0, words(KEYBOARD_AND_TOUCH))
            self.event(new, 1, text("seat0"))
        elif kind == "wl_output":
            self.outputs.append(new)
            self.event(new, 0, words(0, 0, 300, 200, 0) + text("None") + text("None") + words(0))
            self.event(new, 1, words(3, 1400, 900, 60000))
            self.event(new, 3, words(self.scale))
            self.event(new, 2)

    def on_wl_compositor(self, target, opcode, arguments):
        self.kinds[arguments[0]] = ("wl_surface", "wl_region")[opcode]

    def on_wl_subcompositor(self, target, opcode, arguments):
        if opcode == 1:
            self.kinds[arguments[0]] = "wl_subsurface"

    def on_wl_data_device_manager(self, target, opcode, arguments):
        self.kinds[arguments[0]] = ("wl_data_source", "wl_data_device")[opcode]

    def on_wl_shm(self, target, opcode, arguments):
        # The descriptor travels beside the bytes, so the arguments are the new pool and its size.
        self.kinds[arguments[0]] = "wl_shm_pool"
        self.pools[arguments[0]] = [self.file_descriptors.pop(0), arguments[1]]

    def on_wl_shm_pool(self, target, opcode, arguments):
        if opcode == 0:  # create_buffer
            self.kinds[arguments[0]] = "wl_buffer"
            self.buffers[arguments[0]] = (self.pools[target], *arguments[1:5])
        elif opcode == 2:  # resize
            self.pools[target][1] = arguments[0]

    def on_wl_surface(self, target, opcode, arguments):
        if opcode == 1:  # attach
            self.attached[target] = arguments[0]
        elif opcode == 3:  # frame
            self.kinds[arguments[0]] = "wl_callback"
            self.frame_callbacks.append(arguments[0])
        elif opcode == 6:  # commit
            self.show(target, self.attached.pop(target, 0))

    def on_wl_seat(self, target, opcode, arguments):
        if opcode < 3:
            self.kinds[arguments[0]] = ("wl_pointer", "wl_keyboard", "wl_touch")[opcode]
            if opcode:
                (self.keyboards, self.touches)[opcode - 1].append(arguments[0])

    def on_xdg_wm_base(self, target, opcode, arguments):
        if opcode == 2:  # get_xdg_surface
            self.kinds[arguments[0]] = "xdg_surface"
            self.xdg_surface, self.surface = arguments

    def on_xdg_surface(self, target, opcode, arguments):
        if opcode == 1:  # get_toplevel
            self.kinds[arguments[0]] = "xdg_toplevel"
            self.toplevel = arguments[0]
            self.configure(ACTIVATED)

    # The window.

    def show(self, surface, buffer):
        """Keeps the pixels of the window's new buffer and gives the buffer back."""
        if surface != self.surface:
            return
        if self.outputs and not self.entered:
            self.entered = True
            self.event(surface, 0, words(self.outputs[-1]))
            self.focus(True)
        if buffer in self.buffers:
            (descriptor, size), offset, width, height, stride = self.buffers[buffer]
            with mmap.mmap(descriptor, size, prot=mmap.PROT_READ) as memory:
                self.picture = (width, height, stride, memory[offset:offset + stride * height])
            self.event(buffer, 0)

    def configure(self, *states):
        """Notifies the window of its size, and whether it is the active one."""
        self.event(self.toplevel, 0, words(*self.size) + words(4 * len(states), *states))
        self.event(self.xdg_surface, 0, words(self.next_serial()))

    def focus(self, has_it):
        """Gives the window keyboard focus, or removes it."""
        self.configure(*([ACTIVATED] if has_it else []))
        for keyboard in self.keyboards:
            start = words(self.next_serial(), self.surface)
            self.event(keyboard, 1 if has_it else 2, start + (words(0) if has_it else b""))  # no keys are down

    def frame_passed(self):
        """Lets the program draw its next frame."""
        waiting, self.frame_callbacks = self.frame_callbacks, []
        for callback in waiting:
            self.event(callback, 0, words(milliseconds()))
            self.forget(callback)

    def ppm(self):
        """The window's picture, from blue-green-red-unused to red-green-blue."""
        width, height, stride, data = self.picture
        pixels = bytearray(3 * width * height)
        for y in range(height):
            row = data[y * stride:y * stride + 4 * width]
            for channel in range(3):
                pixels[3 * y * width + channel:3 * (y + 1) * width:3] = row[2 - channel::4]
        return b"P6 %d %d 255\n" % (width, height) + pixels

    # Commands.

    def command(self, name, arguments):
        """Carries out one command line."""
        if name == "shot":
            with open(arguments[0], "wb") as file:
                file.write(self.ppm())
            return
        numbers = [float(argument) for argument in arguments]
        if name == "size":
            self.size = (int(numbers[0]), int(numbers[1]))
            self.configure(ACTIVATED)
        elif name == "focus":
            self.focus(bool(numbers[0]))
        elif name == "close":
            self.event(self.toplevel, 1)
        elif name == "unplug":
            for seat in self.seats:
                self.event(seat, 0, words(KEYBOARD))
            self.touches.clear()
        else:
            for touch in self.touches:
                self.finger(touch, name, numbers)

    def finger(self, touch, name, numbers):
        """Sends one thing that a finger did."""
        if name == "down":
            start = words(self.next_serial(), milliseconds(), self.surface, int(numbers[0]))
            self.event(touch, 0, start + fixed(numbers[1]) + fixed(numbers[2]))
        elif name == "up":
            self.event(touch, 1, words(self.next_serial(), milliseconds(), int(numbers[0])))
        elif name == "move":
            self.event(touch, 2, words(milliseconds(), int(numbers[0])) + fixed(numbers[1]) + fixed(numbers[2]))
        elif name == "frame":
            self.event(touch, 3)
        else:
            raise ValueError(name)


def milliseconds():
    """The time that events carry."""
    return int(time.monotonic() * 1000) & 0xFFFFFFFF


class Compositor:
    """Waits for the program and for command lines, and serves both."""

    def __init__(self, path, scale):
        self.scale = scale
        self.client = None
        self.commands = []
        self.unread = b""
        self.not_before = 0.0
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(path)
        self.socket.listen(1)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.socket, selectors.EVENT_READ, self.accept)
        self.selector.register(sys.stdin, selectors.EVENT_READ, self.read_commands)
        self.patience_ends = 0.0

    def accept(self):
        connection, _ = self.socket.accept()
        self.drop_client()
        self.client = Client(connection, self.scale)
        self.selector.register(connection, selectors.EVENT_READ, self.read_client)

    def drop_client(self):
        if self.client:
            self.selector.unregister(self.client.connection)
            self.client.connection.close()
            self.client = None

    def read_client(self):
        if not self.client.read():
            self.drop_client()

    def read_commands(self):
        data = os.read(sys.stdin.fileno(), 65536)
        if not data:
            raise SystemExit
        *lines, self.unread = (self.unread + data).split(b"\n")
        if lines and not self.commands:
            self.patience_ends = time.monotonic() + PATIENCE
        self.commands += [line.decode() for line in lines if line.strip()]

    def carry_out(self):
        """Carries out the commands whose time has come."""
        now = time.monotonic()
        while self.commands and now >= self.not_before:
            if not (self.client and self.client.picture):
                if now > self.patience_ends:
                    print("failed no window came", flush=True)
                    self.commands.pop(0)
                return
            line = self.commands.pop(0)
            name, *arguments = line.split()
            try:
                if name == "sleep":
                    self.not_before = now + float(arguments[0]) / 1000
                else:
                    self.client.command(name, arguments)
            except (ValueError, IndexError) as fault:
                print("failed", fault, flush=True)
            else:
                print("did", line, flush=True)

    def run(self):
        next_frame = 0.0
        while True:
            ready = self.selector.select(FRAME / 4)
            try:
                for key, _ in ready:
                    key.data()
                if self.client and time.monotonic() >= next_frame:
                    next_frame = time.monotonic() + FRAME
                    self.client.frame_passed()
                self.carry_out()
            except ConnectionError:
                self.drop_client()


if __name__ == "__main__":
    Compositor(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1).run()
