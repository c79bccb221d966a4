"""Another program's drags onto windows of X11: those of a file manager, by the XDND protocol, over libX11."""

import ctypes
import ctypes.util
import time

from rig import PATIENCE

VERSION = 5
CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY = 33, 30, 31
CURRENT_TIME, REPLACE = 0, 0

Id = ctypes.c_ulong  # windows, atoms and times


class Head(ctypes.Structure):
    """The common head of all events."""

    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p)]


class ClientMessage(ctypes.Structure):
    _fields_ = Head._fields_ + [
        ("window", Id), ("message", Id), ("format", ctypes.c_int), ("data", ctypes.c_long * 5)]


class SelectionRequest(ctypes.Structure):
    _fields_ = Head._fields_ + [
        ("owner", Id), ("requestor", Id), ("selection", Id), ("target", Id), ("property", Id), ("time", Id)]


class SelectionNotify(ctypes.Structure):
    _fields_ = Head._fields_ + [("requestor", Id), ("selection", Id), ("target", Id), ("property", Id), ("time", Id)]


class Event(ctypes.Union):
    """As large as libX11 declares it."""

    _fields_ = [
        ("head", Head), ("message", ClientMessage), ("request", SelectionRequest), ("notify", SelectionNotify),
        ("room", ctypes.c_long * 24)]


def library():
    """libX11, with the types of the called functions."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    display, number, text = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p
    event, pointer = ctypes.POINTER(Event), ctypes.POINTER
    for name, result, *arguments in (
            ("XOpenDisplay", display, text), ("XCloseDisplay", number, display), ("XDefaultRootWindow", Id, display),
            ("XInternAtom", Id, display, text, number), ("XFlush", number, display), ("XPending", number, display),
            ("XCreateSimpleWindow", Id, display, Id, *[number] * 2, *[ctypes.c_uint] * 3, *[ctypes.c_ulong] * 2),
            ("XSetSelectionOwner", number, display, Id, Id, Id), ("XNextEvent", number, display, event),
            ("XSendEvent", number, display, Id, number, ctypes.c_long, event),
            ("XChangeProperty", number, display, Id, Id, Id, number, number, text, number),
            ("XTranslateCoordinates", number, display, Id, Id, number, number, pointer(number), pointer(number),
             pointer(Id))):
        function = getattr(x11, name)
        function.restype, function.argtypes = result, arguments
    return x11


class DragSource:
    """A program with something to drag. Close it when done."""

    def __init__(self, desktop):
        self.x11 = library()
        self.display = self.x11.XOpenDisplay(desktop.environment["DISPLAY"].encode())
        if not self.display:
            raise AssertionError("no connection to the X server")
        self.root = self.x11.XDefaultRootWindow(self.display)
        self.window = self.x11.XCreateSimpleWindow(self.display, self.root, 0, 0, 1, 1, 0, 0, 0)

    def atom(self, name):
        """The number of a name."""
        return self.x11.XInternAtom(self.display, name.encode(), 0)

    def drop(self, window, x, y, kind, data):
        """Drags data of a kind, such as text/uri-list, to a location in a window, with the mouse, and drops it there."""
        left, top, child = ctypes.c_int(), ctypes.c_int(), Id()
        self.x11.XTranslateCoordinates(
            self.display, window.number, self.root, round(x), round(y), ctypes.byref(left), ctypes.byref(top),
            ctypes.byref(child))
        # SDL queries the mouse's location again once that has moved like a real one, by a distance and not to a point.
        window.desktop.hand("mousemove", left.value - 1, top.value, "mousemove_relative", 1, 0)
        self.x11.XSetSelectionOwner(self.display, self.atom("XdndSelection"), self.window, CURRENT_TIME)
        self._send(window, "XdndEnter", VERSION << 24, self.atom(kind))
        place = left.value << 16 | top.value
        self._send(window, "XdndPosition", 0, place, CURRENT_TIME, self.atom("XdndActionCopy"))
        status = self._wait_for("XdndStatus")
        if not status.data[1] & 1:
            raise AssertionError("the window takes no such drop")
        self._send(window, "XdndDrop", 0, CURRENT_TIME)
        self._wait_for("XdndFinished", data)

    def _send(self, window, name, *values):
        event = Event()
        event.message.type, event.message.window, event.message.format = CLIENT_MESSAGE, window.number, 32
        event.message.message = self.atom(name)
        for place, value in enumerate((self.window, *values)):
            event.message.data[place] = value
        self.x11.XSendEvent(self.display, window.number, 0, 0, ctypes.byref(event))
        self.x11.XFlush(self.display)

    def _wait_for(self, name, data=b""):
        """The next message of that name; meanwhile requests for the data are answered."""
        wanted, deadline = self.atom(name), time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if not self.x11.XPending(self.display):
                time.sleep(0.01)
                continue
            event = Event()
            self.x11.XNextEvent(self.display, ctypes.byref(event))
            if event.head.type == SELECTION_REQUEST:
                self._hand_out(event.request, data)
            elif event.head.type == CLIENT_MESSAGE and event.message.message == wanted:
                return event.message
        raise AssertionError(f"{name}: not within {PATIENCE:g} s")

    def _hand_out(self, request, data):
        self.x11.XChangeProperty(
            self.display, request.requestor, request.property, request.target, 8, REPLACE, data, len(data))
        answer = Event()
        answer.notify.type, answer.notify.requestor = SELECTION_NOTIFY, request.requestor
        answer.notify.selection, answer.notify.target = request.selection, request.target
        answer.notify.property, answer.notify.time = request.property, request.time
        self.x11.XSendEvent(self.display, request.requestor, 0, 0, ctypes.byref(answer))
        self.x11.XFlush(self.display)

    def close(self):
        """Ends the connection."""
        self.x11.XCloseDisplay(self.display)
