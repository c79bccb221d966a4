"""A settings portal as a desktop has it, which answers with the settings that it is given.

    python3 settings_portal.py '{"org.gnome.desktop.interface": {"text-scaling-factor": 1.5}}'

A line of the standard input in the same form changes settings. It needs the system's Python, which has GLib.
"""

import json
import sys

from gi.repository import Gio, GLib

INTERFACE = """
<node>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll">
      <arg type="as" name="namespaces" direction="in"/>
      <arg type="a{sa{sv}}" name="value" direction="out"/>
    </method>
    <signal name="SettingChanged">
      <arg type="s" name="namespace"/>
      <arg type="s" name="key"/>
      <arg type="v" name="value"/>
    </signal>
  </interface>
</node>
"""
PATH = "/org/freedesktop/portal/desktop"
NAME = "org.freedesktop.portal.Settings"


def variant(value):
    if isinstance(value, bool):
        return GLib.Variant("b", value)
    if isinstance(value, float):
        return GLib.Variant("d", value)
    return GLib.Variant("u", value) if isinstance(value, int) else GLib.Variant("s", value)


class Portal:
    def __init__(self, settings):
        self.settings = settings
        self.connection = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        self.connection.register_object(PATH, interface, self.answer, None, None)
        Gio.bus_own_name_on_connection(
            self.connection, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, self.own, None)

    def own(self, *_):
        print("ready", flush=True)

    def answer(self, connection, sender, path, interface, method, arguments, invocation):
        wanted = arguments.unpack()[0]
        told = {group: {name: variant(value) for name, value in values.items()}
                for group, values in self.settings.items() if group in wanted}
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (told,)))

    def change(self, channel, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        for group, values in json.loads(line).items():
            for name, value in values.items():
                self.settings.setdefault(group, {})[name] = value
                self.connection.emit_signal(
                    None, PATH, NAME, "SettingChanged", GLib.Variant("(ssv)", (group, name, variant(value))))
        return True


loop = GLib.MainLoop()
portal = Portal(json.loads(sys.argv[1]))
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, portal.change)
loop.run()
