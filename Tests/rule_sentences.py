"""Writes the sentences of the rules into the sources, so that programs can show them.

    python3 Tests/rule_sentences.py

The article Rules.md has them; the files Sources/DactylInspector/Timeline/Plays/RuleSentences+*.swift are made of it. That
they are the same is a unit test.
"""

import pathlib
import re
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARTICLE = ROOT / "Sources" / "Dactyl" / "Dactyl.docc" / "Rules.md"
FOLDER = ROOT / "Sources" / "DactylInspector" / "Timeline" / "Plays"
# The files by the areas of the rules that they hold.
FILES = {
    "Touches": ["D", "H", "T", "W"],
    "Gestures": ["G", "TAP", "LP", "PAN", "SE", "PI", "RO", "SW", "HO", "S"],
    "Responders": [],
}
HEAD = """extension RuleSentences {{
  /// Sentences of the article Rules.md. Tests/rule_sentences.py writes them.
  static let {name} = \"\"\"
"""


def sentences():
    """The ids of the article with their sentences, in order."""
    text = ARTICLE.read_text()
    entries = re.findall(r"(?m)^- \*\*([A-Z]+-?[0-9]+)\*\*: (.*(?:\n  .*)*)$", text)
    return [(rule, sentence.replace("\n  ", " ")) for rule, sentence in entries]


def file_of(rule):
    area = re.match("[A-Z]+", rule).group()
    return next((name for name, areas in FILES.items() if area in areas), "Responders")


def swift(rule, sentence):
    """The lines of a literal, each but the last with a backslash at its end."""
    escaped = f"{rule} {sentence}".replace("\\", "\\\\")
    lines = textwrap.wrap(escaped, 112, break_long_words=False, break_on_hyphens=False)
    return " \\\n".join(f"    {line}" for line in lines) + "\n"


def main():
    texts = {name: HEAD.format(name=name.lower()) for name in FILES}
    for rule, sentence in sentences():
        texts[file_of(rule)] += swift(rule, sentence)
    for name, text in texts.items():
        (FOLDER / f"RuleSentences+{name}.swift").write_text(text + '    """\n}\n')


main()
