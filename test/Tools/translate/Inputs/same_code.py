"""Compares the code of kernels in two files of assembly: same_code.py ALONE JOINED SUFFIX.

A function NAME of kernels of ALONE, such as softmax_0, is that of NAME + SUFFIX of JOINED. Labels and constants have numbers of their file.
"""
import re
import sys


def read(path, suffix):
    functions, name = {}, None
    for line in open(path):
        label = re.match(r'"?(\w+_\d+[\w.]*)"?:', line)
        if label and not label[1].startswith(".L"):
            name = label[1]
            functions[name] = []
        elif line.startswith(".Lfunc_end"):
            name = None
        elif name and re.match(r"\t[a-z]", line):
            text = re.sub(r"\s*#.*", "", line.strip()).replace(suffix, "").replace('"', "")
            functions[name].append(re.sub(r"\.L\w+", ".L", text))
    return functions


def main():
    alone_path, joined_path, suffix = sys.argv[1:]
    alone, joined = read(alone_path, suffix), read(joined_path, suffix)
    different = [name for name, code in alone.items() if not code or joined.get(name + suffix) != code]
    print(f"{len(alone)} functions of kernels, {len(different)} differ", *different)


main()
