#!/usr/bin/env python3
"""Compares how the samples and small programs look, in windows of five sizes, with pictures that are kept.

    Tests/pictures.py [--keep] [NAME...]

Each program runs without a display up to a frame of its script and saves a picture (--picture), of which a smaller one
is compared with that in Tests/Pictures. A few pixels may differ, and each a little. --keep replaces the kept pictures,
after a change of how programs look: see in `git diff` or a picture viewer that they look right. ImageMagick does the
work on pixels.
"""

import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / "Tests" / "Pictures"
PAGES = ROOT / "Sources" / "Dactyl" / "Dactyl.docc" / "Resources"
SIZES = ["320x240", "480x400", "800x600", "1280x800", "2560x1440"]
# The longer side of a kept picture, in pixels.
SIDE = 320
# By how much a pixel may differ, and how many may differ more, as a share of all.
PIXEL, PIXELS = "8%", 0.001

# The frames of the samples that are kept: of a script that runs sixty frames a second.
SAMPLES = {
    "Bag": [60, 300], "Borrowed": [80, 540], "CardTable": [90], "GestureLab": [60, 480], "HelloSprite": [30],
    "Inbox": [20, 80], "PhotoTable": [60], "TitleMenu": [30, 110], "TouchTracker": [90], "TwinStick": [30, 100],
}


def programs(samples, small):
    """The programs with their frames: (name, path, frame)."""
    for name, frames in SAMPLES.items():
        for frame in frames:
            yield name, samples / name, frame
    for place in ["Sources", "Tutorials"]:
        for folder in sorted((ROOT / "Samples" / "Small" / place).iterdir()):
            yield folder.name, small / folder.name, 30


def kept_pictures(samples, small):
    """All pictures that are kept: (name, path of the program, frame, size, kept file, its longer side)."""
    for name, program, frame in programs(samples, small):
        for size in SIZES:
            yield name, program, frame, size, KEPT / f"{name}-{frame}-{size}.png", SIDE
        # The pages of the tutorials end with a picture.
        if (ROOT / "Samples" / "Small" / "Tutorials" / name).is_dir():
            yield name, program, frame, "640x480", PAGES / f"{name}.png", 640


def draw(program, frame, size, path, side):
    """Saves the picture of a program, its longer side in pixels."""
    large = path.with_suffix(".large.png")
    arguments = ["--picture", large, "--picture-size", size, "--picture-frame", str(frame)]
    environment = dict(os.environ, LLVM_PROFILE_FILE="/dev/null")
    subprocess.run([program, *arguments], check=True, env=environment, stdin=subprocess.DEVNULL, timeout=300)
    # Without dates, so that the same picture is the same file.
    small = ["-filter", "Box", "-resize", f"{side}x{side}>", "-strip", "-define", "png:exclude-chunks=date,time"]
    subprocess.run(["convert", large, *small, "-define", "png:compression-level=9", path], check=True)
    large.unlink()


def differing(kept, new):
    """The share of pixels that differ between two pictures, or why they can't be compared."""
    sizes = [subprocess.run(["identify", "-format", "%w %h", path], capture_output=True, text=True).stdout
             for path in (kept, new)]
    if sizes[0] != sizes[1]:
        return f"its size is {sizes[1]} instead of {sizes[0]}"
    done = subprocess.run(["compare", "-metric", "AE", "-fuzz", PIXEL, kept, new, "null:"], capture_output=True, text=True)
    if done.returncode > 1:
        return done.stderr.strip()
    width, height = map(int, sizes[0].split())
    return float(done.stderr.split()[0]) / (width * height)


def check(name, program, frame, size, kept, side, folder, keeps):
    """Draws a picture and compares or keeps it. Returns what is wrong, or nothing."""
    file = kept.name
    new = folder / file
    try:
        draw(program, frame, size, new, side)
    except (subprocess.SubprocessError, OSError) as error:
        return f"{file}: {error}"
    if keeps:
        # A picture that looks the same stays the same file.
        if not kept.exists() or differing(kept, new) != 0:
            new.replace(kept)
        return None
    if not kept.exists():
        return f"{file}: no picture is kept; after a look at {new}, Tests/pictures.py --keep {name}"
    share = differing(kept, new)
    if isinstance(share, str):
        return f"{file}: {share}"
    if share > PIXELS:
        return f"{file}: {share:.1%} of its pixels differ; it is in {new}"
    return None


def superfluous(work):
    """The kept pictures that no program draws any more."""
    names = {one[4] for one in work}
    return sorted(path for folder in (KEPT, PAGES) for path in folder.glob("*.png") if path not in names)


def main():
    """Draws all pictures, and ends with 1 where one differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="replace the kept pictures")
    parser.add_argument("--samples", type=pathlib.Path, default=ROOT / ".build" / "debug", help="the samples' folder")
    parser.add_argument(
        "--small", type=pathlib.Path, default=ROOT / ".build" / "small" / "debug",
        help="the small programs' folder")
    parser.add_argument("names", nargs="*", metavar="NAME", help="these programs alone")
    options = parser.parse_args()
    work = list(kept_pictures(options.samples, options.small))
    wanted = [one for one in work if not options.names or one[0] in options.names]
    if not wanted:
        parser.error(f"there is no program {' '.join(options.names)}")
    KEPT.mkdir(exist_ok=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="pictures-", dir=ROOT / ".build"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda one: check(*one, folder, options.keep), wanted))
    faults = [fault for fault in found if fault]
    for path in superfluous(work):
        if options.keep:
            path.unlink()
        else:
            faults.append(f"{path.name}: no program draws it; Tests/pictures.py --keep removes it")
    size = sum(one[4].stat().st_size for one in work if one[4].exists())
    if size > 5_000_000:
        faults.append(f"the kept pictures have {size} bytes together, of which there may be 5,000,000")
    for fault in faults:
        print(fault, file=sys.stderr)
    if not faults:
        for path in folder.glob("*"):
            path.unlink()
        folder.rmdir()
    print(f"{len(wanted)} pictures of {len({one[0] for one in wanted})} programs; {size / 1e6:.1f} MB are kept")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
