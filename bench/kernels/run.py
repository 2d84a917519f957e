#!/usr/bin/env python3
"""Measures kernels lowered by cpu-lower-to-loops against plain loops in C, on one thread.

Both are compiled by clang-22 -O3 -march=native and run in turns in one process; the fastest run of each counts. The ratio
is C's time by ours: below 0.95 is a finding. Results are compared too. Writes a table in Markdown.
"""
import argparse
import concurrent.futures
import math
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import cases

ROOT = pathlib.Path(__file__).resolve().parents[2]
LLVM = pathlib.Path("/usr/lib/llvm-22/bin")
PASSES = ("cpu-choose-schedule{vector-bits=%d},func.func(cpu-lower-to-loops),func.func(scf-parallel-for-to-nested-fors,buffer-loop-hoisting),"
          "expand-strided-metadata,lower-affine,canonicalize,cse,convert-vector-to-scf,convert-scf-to-cf,convert-vector-to-llvm,"
          "convert-math-to-libm,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,"
          "convert-func-to-llvm{use-bare-ptr-memref-call-conv=1},convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts,canonicalize")
FLAGS = ["-O3", "-march=native", "-c", "-Wno-override-module"]


def mlir_of(case, numerics):
    name, args, body, _ = case
    params = ", ".join(f"%{a[0]}: {cases.memref(a)} {{llvm.noalias, llvm.align = 64 : i64}}" for a in args)
    if numerics == "strict":
        body = re.sub(r" fastmath<[a-z,]*>", "", body)
    return f'func.func @k_{name}({params}) attributes {{tcopt.numerics = "{numerics}"}} {{\n{body}\nreturn\n}}\n'


def c_of(case):
    name, args, _, body = case
    params = ", ".join(f"{a[1]} *restrict {a[0]}" for a in args)
    return f"void c_{name}({params}) {{ {body} }}\n"


def count(shape):
    return math.prod(shape)


def driver_of(chosen, seconds):
    lines = ["#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <math.h>\n#include <time.h>\n",
             "static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + 1e-9 * t.tv_nsec; }\n",
             "static void *room(size_t n) { void *p; if (posix_memalign(&p, 64, n + 64)) abort(); memset(p, 0, n + 64); return p; }\n"]
    for name, args, _, _ in chosen:
        params = ", ".join(f"{a[1]} *" for a in args)
        lines.append(f"void k_{name}({params}); void c_{name}({params});\n")
        body = ""
        for a in args:
            n, t = count(a[2]), a[1]
            body += f"{t} *{a[0]} = room({n} * sizeof({t})), *{a[0]}_c = room({n} * sizeof({t}));\n"
            value = "(rand() % 5000)" if name.startswith("gather") and t == "int" and a[0] == "i" else \
                "(rand() % 7 - 3)" if t == "int" else "(0x3f00 + rand() % 200)" if t == "unsigned short" else f"(({t})(rand() % 2001 - 1000) / 1000)"
            if a is not args[-1]:
                body += f"for (long n = 0; n < {n}; ++n) {a[0]}[n] = {a[0]}_c[n] = {value};\n"
        ours, theirs = ", ".join(a[0] for a in args), ", ".join(a[0] + "_c" for a in args)
        out = args[-1]
        body += f"""double best = 1e9, best_c = 1e9, end = now() + {seconds};
    for (int r = 0; r < 3 || now() < end; ++r) {{
      double t = now(); k_{name}({ours}); t = now() - t; if (t < best) best = t;
      double u = now(); c_{name}({theirs}); u = now() - u; if (u < best_c) best_c = u;
    }}
    double worst = 0, scale = 0;
    for (long n = 0; n < {count(out[2])}; ++n) {{
      double d = fabs((double){out[0]}[n] - (double){out[0]}_c[n]), s = fabs((double){out[0]}_c[n]);
      if (!(d <= worst)) worst = d; if (s > scale) scale = s; }}
    printf("%s %.3f %.3f %.3g\\n", "{name}", 1e3 * best, 1e3 * best_c, scale ? worst / scale : worst); fflush(stdout);
"""
        for a in args:
            body += f"free({a[0]}); free({a[0]}_c);\n"
        lines.append(f"static void run_{name}(void) {{ {body} }}\n")
    lines.append("int main(void) {" + "".join(f"run_{c[0]}();" for c in chosen) + "}\n")
    return "".join(lines)


def call(*command):
    subprocess.run([str(c) for c in command], check=True)


def build(chosen, work, opts):
    (work / "k.mlir").write_text("".join(mlir_of(c, opts.numerics) for c in chosen))
    (work / "c.c").write_text("".join(c_of(c) for c in chosen))
    (work / "driver.c").write_text(driver_of(chosen, opts.seconds))
    passes = "builtin.module(" + PASSES % opts.vector_bits + ")"
    call(opts.tcopt, work / "k.mlir", f"--pass-pipeline={passes}", "-o", work / "llvm.mlir")
    call(LLVM / "mlir-translate", "--mlir-to-llvmir", work / "llvm.mlir", "-o", work / "k.ll")
    sources = [("k.ll", FLAGS), ("c.c", FLAGS), ("driver.c", ["-O1", "-c"])]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda s: call("clang-22", *s[1], work / s[0], "-o", work / (s[0] + ".o")), sources))
    call("clang-22", *[work / (s[0] + ".o") for s in sources], "-lm", "-o", work / "bench")


def rows(output):
    for line in output.splitlines():
        name, ours, c, error = line.split()
        yield name, float(ours), float(c), float(error)


def table(results):
    lines = ["| kernel | tcopt ms | C ms | C / tcopt | largest difference |", "|---|---|---|---|---|"]
    for name, ours, c, error in results:
        lines.append(f"| {name} | {ours:.3f} | {c:.3f} | {c / ours:.2f} | {error:.1g} |")
    return "\n".join(lines) + "\n"


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("filter", nargs="*", help="parts of names of kernels to run (default: all)")
    p.add_argument("--tcopt", default=ROOT / "build/bin/tcopt")
    p.add_argument("--vector-bits", type=int, default=512)
    p.add_argument("--numerics", default="fast", choices=["fast", "strict"])
    p.add_argument("--seconds", type=float, default=0.3, help="for each kernel")
    p.add_argument("--keep", type=pathlib.Path, help="folder for the files that are made")
    p.add_argument("--output", type=pathlib.Path, help="also write the table there")
    opts = p.parse_args()
    chosen = [c for c in cases.CASES if not opts.filter or any(f in c[0] for f in opts.filter)]
    with tempfile.TemporaryDirectory() as folder:
        work = opts.keep or pathlib.Path(folder)
        work.mkdir(parents=True, exist_ok=True)
        build(chosen, work, opts)
        done = subprocess.run([work / "bench"], check=True, capture_output=True, text=True)
    results = list(rows(done.stdout))
    print(table(results))
    if opts.output:
        opts.output.write_text(table(results))
    bad = [r[0] for r in results if r[2] / r[1] < 0.95 or not r[3] < 1e-3]
    print(f"{len(results)} kernels; slower than C or wrong: {' '.join(bad) or 'none'}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
