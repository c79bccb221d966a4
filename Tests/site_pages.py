"""Makes the documentation's site of what DocC has converted: a start page, all modules, and a gallery of the samples and
small programs, each with its picture and its code. `Tests/documentation.py --site FOLDER` calls it.
"""

import html
import json
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent

STYLE = """
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem 4rem; }
a { color: #0071e3; }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 1.5rem; }
.gallery article { min-width: 0; }
img { width: 100%; border-radius: 8px; background: #8883; }
h2 { margin-top: 2.5rem; }
h3 { margin: 0.5rem 0 0; }
p { margin: 0.4rem 0; }
article:has(details[open]) { grid-column: 1 / -1; }
article:has(details[open]) > img { max-width: 30rem; }
pre { overflow: auto; max-height: 40rem; padding: 1rem; border-radius: 8px; background: #8882; font-size: 13px; }
"""


def page(title, body, up=""):
    """A page of its own, beside those of DocC; `up` leads to the site's first folder."""
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{html.escape(title)}</title><style>{STYLE}</style><link rel="icon" href="{up}favicon.svg">
<body>
{body}
</body></html>
"""


def start_page(modules):
    """The first page: where to begin, and a list of the modules."""
    listed = "".join(
        f'<li><a href="documentation/{name.lower()}/">{name}</a>: {html.escape(text)}</li>\n' for name, text in modules)
    return page("Dactyl", f"""<h1>Dactyl</h1>
<p>Input for 2D games and apps in Swift, on SDL2: hit-testing, touches, gestures that compete, focus, and a responder chain.</p>
<img src="images/card-table.png" alt="A card table, and five cards under five fingers">
<ul>
<li><a href="documentation/dactyl/tutorials/">Learn it</a></li>
<li><a href="documentation/dactyl/whatisthere/">What is there</a></li>
<li><a href="gallery/">Gallery</a> of samples and small programs</li>
</ul>
<h2>Modules</h2>
<ul>
{listed}</ul>""")


def programs():
    """What the gallery shows, by sections: (title, [(name, text, picture, Swift files)])."""
    screenshots = ROOT / "Assets" / "Screenshots"
    text = (ROOT / "Sources" / "Dactyl" / "Dactyl.docc" / "Samples.md").read_text()
    samples = []
    for title, words in re.findall(r"^\*\*([^*]+)\.\*\* (.*?)(?=\n\n)", text, re.MULTILINE | re.DOTALL):
        name = "".join(word.capitalize() for word in title.split())
        files = sorted((ROOT / "Samples" / "SampleScenes" / name).rglob("*.swift")) or sorted(
            (ROOT / "Samples" / f"{name}Scene").rglob("*.swift"))
        samples.append((title, words, screenshots / f"{title.lower().replace(' ', '-')}.png", files))
    small = []
    for place in ["Tutorials", "Sources"]:
        for folder in sorted((ROOT / "Samples" / "Small" / place).iterdir()):
            files = sorted(folder.glob("*.swift"))
            comment = re.search(r"((?:^/// .*\n)+)@main", files[0].read_text(), re.MULTILINE)
            words = " ".join(line[4:] for line in comment[1].splitlines()) if comment else ""
            small.append((folder.name, words, ROOT / "Tests" / "Pictures" / f"{folder.name}-30-800x600.png", files))
    return [("Samples", samples), ("Small programs", small)]


def gallery(folder):
    """Writes the gallery, with copies of the pictures."""
    folder.mkdir()
    body = '<p><a href="../">Dactyl</a></p><h1>Gallery</h1>\n'
    for title, shown in programs():
        body += f'<h2>{title}</h2>\n<div class="gallery">\n'
        for name, words, picture, files in shown:
            shutil.copy(picture, folder / picture.name)
            code = "".join(
                f"<p>{file.relative_to(ROOT)}</p><pre><code>{html.escape(file.read_text())}</code></pre>" for file in files)
            body += (
                f'<article><img src="{picture.name}" alt="A picture of {html.escape(name)}"><h3>{html.escape(name)}</h3>'
                f"<p>{html.escape(words.replace('`', ''))}</p>"
                f"<details><summary>Code</summary>{code}</details></article>\n")
        body += "</div>\n"
    (folder / "index.html").write_text(page("Gallery", body, "../"))


def make(folder, archives, modules):
    """Makes the site in a folder, of the archives of DocC and the modules with a line about each."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["docc", "merge", *archives, "--output-path", folder, "--synthesized-landing-page-name", "Dactyl",
         "--synthesized-landing-page-kind", "Library"], check=True, stdout=subprocess.DEVNULL)
    shutil.copy(ROOT / "Assets" / "Screenshots" / "card-table.png", folder / "images")
    gallery(folder / "gallery")
    (folder / "index.html").write_text(start_page(modules))


def broken_links(folder):
    """The links of a site that lead nowhere, a line each."""
    pages = sorted(folder.glob("data/**/*.json"))
    for path in pages:
        content = json.loads(path.read_text())
        for link, kind in links_in(content):
            leads = (folder / "data" / f"{link.strip('/')}.json") if kind == "topic" else folder / link.lstrip("/")
            if not leads.exists():
                yield f"{path.relative_to(folder)}: {link} is not there"
    for path in [folder / "index.html", folder / "gallery" / "index.html"]:
        for link in re.findall(r'(?:href|src)="([^"#:]+)"', re.sub(r"<pre>.*?</pre>", "", path.read_text(), flags=re.DOTALL)):
            leads = path.parent / link
            if not (leads / "index.html" if link.endswith("/") else leads).exists():
                yield f"{path.relative_to(folder)}: {link} is not there"


def links_in(content):
    """The links of a page of DocC to others, and to pictures: (address in the site, kind)."""
    for reference in content.get("references", {}).values():
        if reference.get("type") == "topic" and reference.get("url", "").startswith("/"):
            yield reference["url"].partition("#")[0], "topic"
        for variant in reference.get("variants", []) if reference.get("type") == "image" else []:
            yield variant["url"], "image"


def strays_in_markdown():
    """The links between the repository's own pages that lead nowhere, a line each."""
    pages = [ROOT / "README.md", *sorted((ROOT / ".github").rglob("*.md")), *sorted((ROOT / "Sources").rglob("*.md"))]
    for path in pages:
        text = re.sub(r"```.*?```", "", path.read_text(), flags=re.DOTALL)
        for link in re.findall(r"\]\(([^)#:\s]+)", text):
            # DocC finds pictures by their names.
            if not (path.parent / link).exists() and not (path.parent / "Resources" / link).exists():
                yield f"{path.relative_to(ROOT)}: {link} is not there"
