#!/usr/bin/env python3
"""Write text.npz: the book Genesis of the King James Version, a verse a line, as bytes.

    apt-get install bible-kjv
    python3 make_text.py [--bible=PROGRAM] [--data=FOLDER]

The text is that of Debian's package bible-kjv-text.
"""
import argparse
import pathlib
import re
import subprocess

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bible", default="bible")
    parser.add_argument("--data", default="/usr/lib", help="where bible.data is")
    args = parser.parse_args()
    listed = subprocess.run([args.bible, "-f", "-p", args.data, "gen1:1-gen50:26"], stdin=subprocess.DEVNULL,
                            capture_output=True, text=True, check=True).stdout
    verses = re.findall(r"^Ge\d+:\d+ (.*)$", listed, re.MULTILINE)
    text = "\n".join(verses) + "\n"
    np.savez_compressed(HERE / "text.npz", text=np.frombuffer(text.encode("ascii"), dtype=np.uint8))
    print(len(verses), "verses,", len(text), "characters,", len(set(text)), "different ones")


if __name__ == "__main__":
    main()
