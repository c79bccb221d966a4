"""Asks a program by AT-SPI2 what is in its windows, and uses it. Run by the system's Python, which has pyatspi.

    python3 accessibility_client.py TITLE

Each line that it reads is a list in JSON: a command and its arguments. Each line that it writes is the answer. Objects are
named by a role and the beginning of a name.
"""

import json
import sys
import time

import pyatspi


def application(title):
    for program in pyatspi.Registry.getDesktop(0):
        if program is not None and program.name == title:
            return program
    return None


def walk(node):
    yield node
    for number in range(min(node.childCount, 500)):
        child = node.getChildAtIndex(number)
        if child is not None:
            yield from walk(child)


class Session:
    def __init__(self, title):
        self.title = title
        self.kept = []

    def program(self):
        found = application(self.title)
        if found is None:
            raise LookupError(f"no program {self.title}")
        return found

    def find(self, role, name):
        for node in walk(self.program()):
            if node.getRoleName() == role and node.name.startswith(name):
                return node
        raise LookupError(f"no {role} {name}")

    def wait(self):
        for _ in range(200):
            found = application(self.title)
            if found is not None and found.childCount > 0:
                return True
            time.sleep(0.05)
        raise LookupError(f"no program {self.title}")

    def tree(self):
        return [{"role": n.getRoleName(), "name": n.name, "hint": n.description} for n in walk(self.program())]

    def states(self, role, name):
        states = self.find(role, name).getState().getStates()
        return sorted(pyatspi.stateToString(state) for state in states)

    def actions(self, role, name):
        action = self.find(role, name).queryAction()
        return [action.getName(number) for number in range(action.nActions)]

    def do(self, role, name, wanted):
        action = self.find(role, name).queryAction()
        names = [action.getName(number) for number in range(action.nActions)]
        return action.doAction(names.index(wanted))

    def value(self, role, name):
        value = self.find(role, name).queryValue()
        return [value.minimumValue, value.currentValue, value.maximumValue]

    def set_value(self, role, name, number):
        self.find(role, name).queryValue().currentValue = number
        return True

    def text(self, role, name):
        text = self.find(role, name).queryText()
        return [text.getText(0, -1), text.caretOffset, text.characterCount]

    def word(self, role, name, place):
        text = self.find(role, name).queryText()
        return list(text.getTextAtOffset(place, pyatspi.TEXT_BOUNDARY_WORD_START))

    def write(self, role, name, text):
        return self.find(role, name).queryEditableText().setTextContents(text)

    def insert(self, role, name, place, text, length):
        return self.find(role, name).queryEditableText().insertText(place, text, length)

    def select_text(self, role, name, start, end):
        return self.find(role, name).queryText().setSelection(0, start, end)

    def select(self, role, name, number):
        return self.find(role, name).querySelection().selectChild(number)

    def focus(self, role, name):
        return self.find(role, name).queryComponent().grabFocus()

    def extents(self, role, name):
        area = self.find(role, name).queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        return [area.x, area.y, area.width, area.height]

    def at(self, x, y):
        frame = self.program().getChildAtIndex(0)
        found = frame.queryComponent().getAccessibleAtPoint(x, y, pyatspi.DESKTOP_COORDS)
        return None if found is None else [found.getRoleName(), found.name]

    def keep(self, role, name):
        self.kept.append(self.find(role, name))
        return len(self.kept) - 1

    def kept_states(self, number):
        self.kept[number].clearCache()
        try:
            states = self.kept[number].getState().getStates()
        except Exception:
            return ["gone"]
        return sorted(pyatspi.stateToString(state) for state in states)


def main():
    session = Session(sys.argv[1])
    for line in sys.stdin:
        command, *arguments = json.loads(line)
        try:
            answer = {"answer": getattr(session, command)(*arguments)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


main()
