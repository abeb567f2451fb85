#!/usr/bin/env python3
"""The largest files and functions of the compiler: `tests/largest.py [FOLDER] [COUNT]`.

Lines of Rust outside tests and benches; test modules at the end of a file are not counted, nor
are their functions. A function is counted from its head to the brace that closes it, in code as
rustfmt lays it out.
"""
import os
import re
import subprocess
import sys

HEAD = re.compile(r"^( *)(?:pub(?:\([^)]*\))? )?(?:const )?(?:unsafe )?fn (\w+)")


def sources(root):
    listed = subprocess.run(["git", "-C", root, "ls-files", "*.rs"], capture_output=True, text=True)
    for path in sorted(listed.stdout.split()):
        parts = path.split("/")
        if not {"tests", "benches", "examples"} & set(parts[:-1]) and parts[-1] != "tests.rs":
            yield path


def functions(lines):
    open_heads = []
    for number, line in enumerate(lines):
        head = HEAD.match(line)
        if head and not line.rstrip().endswith(";"):
            open_heads.append((head[1], head[2], number))
        while open_heads and line.rstrip() in (open_heads[-1][0] + "}",):
            indent, name, start = open_heads.pop()
            yield number - start + 1, name
        # A head on one line with its body, or of a trait without one, is not open.
        if open_heads and open_heads[-1][2] == number and line.rstrip().endswith(("}", ";")):
            open_heads.pop()
            yield 1, head[2]


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..")
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    files, all_functions = [], []
    for path in sources(root):
        text = open(os.path.join(root, path), encoding="utf-8").read()
        lines = text.split("#[cfg(test)]\nmod tests {")[0].splitlines()
        files.append((len(lines), path))
        all_functions += [(size, f"{path}: {name}") for size, name in functions(lines)]
    for title, rows in [("files", files), ("functions", all_functions)]:
        rows.sort(reverse=True)
        sizes = sorted(size for size, _ in rows)
        middle, most = sizes[len(sizes) // 2], sizes[len(sizes) * 9 // 10]
        print(f"{len(rows)} {title}, half of them up to {middle} lines, nine tenths up to {most}:")
        for size, name in rows[:count]:
            print(f"{size:6}  {name}")


main()
