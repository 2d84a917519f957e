#!/usr/bin/env python3
"""Compare compiled operators with plain C loops, one thread, in one process.

  bench/ops/op_bench.py [--bin build/bin] [--filter RE] [--seconds 0.3]
                        [--numerics fast|strict] [--sizes known|unknown]
  bench/ops/op_bench.py --write
  bench/ops/op_bench.py --print      (the operators' IR, for tests)

For each row of cases.py, tcopt-translate makes a shared library of the operator
and clang-22 -O3 -march=native one of the plain C loop; a driver calls both in
turns on the same buffers and prints the ratio of the medians: C time over ours,
so that 1.00 is equal and more is faster. The values of both are compared, too.
A row below --floor is measured once more, ten times as long, and counts as it is
measured then: on a shared machine a short median is off by a few percent.
With --sizes=unknown operators are compiled for any sizes, the C loops for the
ones they are called with.
Exit status 1 if a ratio is below --floor or values differ. With --write the
tables of fast, strict and unknown sizes go to bench/results/ops-KIND.md, with
versions: one file for each kind of CPU.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

import cases
from case import C_HEAD

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=900)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr[-2000:]}")
    return done.stdout


def build(binaries, chosen, mode, tmp):
    numerics, sizes = mode
    (tmp / "ops.mlir").write_text("".join(c.mlir(numerics, sizes == "unknown") for c in chosen))
    (tmp / "loops.c").write_text(C_HEAD + "".join(c.c_loop() for c in chosen))
    (tmp / "table.inc").write_text("".join(c.table_row() for c in chosen))
    run(binaries / "tcopt-translate", "--emit=shared", tmp / "ops.mlir", "-o", tmp / "libops.so")
    # libgcc cannot convert to bf16 where the processor does not.
    clang = ["clang-22", "--rtlib=compiler-rt", "-march=native", "-w"]
    run(*clang, "-O3", "-fPIC", "-shared", tmp / "loops.c", "-lm", "-o", tmp / "libloops.so")
    run(*clang, "-O2", f"-I{tmp}", f"-I{ROOT}/include", HERE / "driver.c", "-o", tmp / "driver",
        f"-L{binaries.parent}/lib", f"-Wl,-rpath,{binaries.parent}/lib", "-ltcopt_rt", "-ldl", "-lm")


def drive(tmp, seconds, *names):
    """The driver's rows: name, C ms, tcopt ms, ratio, same or differ."""
    out = run(tmp / "driver", tmp / "libops.so", tmp / "libloops.so", seconds, *names)
    return {line.split()[0]: line.split() for line in out.splitlines() if not line.startswith("#")}


def choose(args, sizes):
    return [c for c in cases.all_cases() if re.search(args.filter, c.name) and (sizes == "known" or c.has_unknown_sizes())]


def measure(args, mode):
    """All rows of one mode; prints them, and which are below the floor or wrong."""
    chosen = choose(args, mode[1])
    if not chosen:
        sys.exit("no operator matches the filter")
    with tempfile.TemporaryDirectory() as folder:
        tmp = args.keep or pathlib.Path(folder)
        tmp.mkdir(parents=True, exist_ok=True)
        build(args.bin, chosen, mode, tmp)
        rows = drive(tmp, args.seconds)
        low = [name for name, row in rows.items() if float(row[3]) < args.floor]
        if low:
            rows.update(drive(tmp, 10 * args.seconds, *low))
    rows = list(rows.values())
    low = [r[0] for r in rows if float(r[3]) < args.floor]
    wrong = [r[0] for r in rows if r[4] != "same"]
    print("# operator C_ms tcopt_ms ratio values", *(" ".join(r) for r in rows), sep="\n")
    print(f"# {len(rows)} operators, {len(low)} below {args.floor}: {' '.join(low)}; {len(wrong)} differ: {' '.join(wrong)}", flush=True)
    return rows, low + wrong


def cpu_kind():
    flags = re.search(r"^flags.*", pathlib.Path("/proc/cpuinfo").read_text(), re.M).group()
    return next((n for n, f in (("AVX-512 with AMX", "amx_tile"), ("AVX-512", "avx512f"), ("AVX2", "avx2"))
                 if f in flags), "x86-64")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--filter", default="")
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--floor", type=float, default=0.95)
    parser.add_argument("--numerics", choices=("fast", "strict"), default="fast")
    parser.add_argument("--sizes", choices=("known", "unknown"), default="known")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--print", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for the generated files")
    args = parser.parse_args()
    if args.print:
        print("".join(c.mlir(args.numerics, args.sizes == "unknown") for c in choose(args, args.sizes)))
        return
    if not args.write:
        sys.exit(bool(measure(args, (args.numerics, args.sizes))[1]))
    text, bad = "", []
    for mode in (("fast", "known"), ("strict", "known"), ("fast", "unknown")):
        rows, complaints = measure(args, mode)
        bad += complaints
        text += f"\n## numerics {mode[0]}, sizes {mode[1]} to the compiler\n\n| operator | C, ms | tcopt, ms | ratio | values |\n|---|---|---|---|---|\n"
        text += "".join("| " + " | ".join(r) + " |\n" for r in rows)
    head = (f"# Operators against plain C loops\n\nOne thread, median of calls in turns; ratio = C / tcopt. "
            f"CPU: {cpu_kind()}. Made by `bench/ops/op_bench.py --write`, clang {run('clang-22', '--version').split()[3]}.\n"
            f"Below {args.floor}: {', '.join(bad) or 'none'}.\n")
    kind = cpu_kind().lower().replace(" ", "-")
    (ROOT / f"bench/results/ops-{kind}.md").write_text(head + text)
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
