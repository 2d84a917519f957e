#!/usr/bin/env python3
"""What `tools/check --cuda` runs on a machine with a GPU, in parts of less than ten minutes each.

  tools/check --cuda [PART ...] [--again] [--results build/cuda/results.jsonl] [--write docs/Conformance.md]

A part whose result for this library is recorded is not run again, so that a run that was cut off goes on where it stopped; --again
forgets what is recorded. --write puts the table into a page. Models and gradients need PyTorch with transformers, torchvision and
onnxscript; sanitizer needs compute-sanitizer. The last line is `N passed, N failed`.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
WORK = BUILD / "cuda"
LIMIT = 600  # seconds of a part
MODELS = ("resnet18 mobilenet_v3 vgg11 efficientnet_b0 convnext_tiny vit swin unet bert gpt2 llama t5 whisper_encoder lstm gru_attention "
          "dlrm gcn mamba clip_text wav2vec2").split()
DIFFERENTIATED = "resnet18 mobilenet_v3 vit unet bert gpt2 llama t5 lstm dlrm".split()
# Programs with small shapes: kernels of each kind.
SANITIZED = ("scan-blocks", "sort-blocks", "scatter-blocks", "reductions-best", "transposes", "contraction-tiles", "norms", "pools")


class Count:
    """What a part found."""

    def __init__(self):
        self.passed, self.failures = 0, []

    def test(self, name, ok, said=""):
        if ok:
            self.passed += 1
        else:
            self.failures.append(f"{name}: {said.strip()[-400:]}")

    def counts(self, name, text, pattern):
        """Adds the numbers (passed, failed) that a script's summary has; a summary that is missing is a failure."""
        found = re.search(pattern, text)
        if not found:
            return self.test(name, False, text)
        self.passed += int(found["passed"])
        self.failures += [f"{name}: {line}" for line in text.splitlines() if re.search(r"FAIL|wrong|failed:| on cuda|error", line)
                          ][:20] if int(found["failed"]) else []
        if int(found["failed"]) and not self.failures:
            self.test(name, False, text)


def run(*words, env=None, limit=LIMIT):
    """(exit status, output); 124 if it took too long."""
    try:
        done = subprocess.run([str(w) for w in words], cwd=ROOT, env={**os.environ, **(env or {})}, capture_output=True, text=True,
                              errors="replace", timeout=limit)
        return done.returncode, done.stdout + done.stderr
    except subprocess.TimeoutExpired as late:
        return 124, f"took longer than {limit} s\n{(late.stdout or b'')[-400:]}"


def parallel(jobs):
    with concurrent.futures.ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 2)) as pool:
        return list(pool.map(lambda job: job(), jobs))


# --- parts ---

def execution(count):
    _, said = run(sys.executable, "tools/dev/run_execution_tests.py", "--backend=cuda", "--both")
    count.counts("run_execution_tests.py", said, r"(?P<passed>\d+) passed, (?P<failed>\d+) failed")


def cpp(count):
    for name in ("TcoptCaptureCudaTests", "TcoptCudaDeviceTests"):
        program = next(iter(sorted((BUILD / "unittests").rglob(name))), None)
        if program is None:
            count.test(name, False, "is not built")
            continue
        _, said = run(program, env={"TCOPT_CUDA_DRIVER": os.environ.get("TCOPT_CUDA_DRIVER", "libcuda.so.1")})
        passed = re.search(r"\[  PASSED  \] (\d+)", said)
        count.passed += int(passed[1]) if passed else 0
        failed = re.findall(r"\[  FAILED  \] (\S+) \(", said)
        count.failures += [f"{name}: {test}" for test in failed]
        if not passed:
            count.test(name, False, said)


def opinfo(count):
    files = sorted((ROOT / "test/Execution/opinfo").rglob("*.jsonl"))
    jobs = [lambda f=f: (f, *run(sys.executable, "tools/dev/replay_opinfo.py", "--backend=cuda", f)) for f in files]
    for file, _, said in parallel(jobs):
        found = re.search(r"replay_opinfo: (\d+) samples, (\d+) failures", said)
        if not found:
            count.test(file.name, False, said)
            continue
        # Each sample runs strict and fast.
        count.passed += 2 * int(found[1]) - int(found[2])
        count.failures += [line for line in said.splitlines() if " on cuda, " in line]


def graphs(count):
    report = WORK / "graphs.json"
    report.unlink(missing_ok=True)
    _, said = run(sys.executable, "tools/dev/random_graphs.py", "--count=500", "--backend=cuda", "--reduce=0", "--no-coverage",
                  f"--json={report}", f"--keep={WORK / 'graphs'}")
    if not report.is_file():
        return count.test("random_graphs.py", False, said)
    data = json.loads(report.read_text())
    count.passed += data["passed"]
    count.failures += data["failed"]


def judge(count, script, names, folder, lists=((), ("--more",))):
    """Exports each model by a process of its own, then runs all; returns the rows."""
    shutil.rmtree(folder, ignore_errors=True)
    env = {"OMP_NUM_THREADS": "1", "CUDA_VISIBLE_DEVICES": ""}

    def export(name):
        said = ""
        for options in lists:
            said = run(sys.executable, f"tools/dev/{script}", "export", folder, *options, "--only", name, env=env)[1]
            if folder.is_dir() and list(folder.glob(f"{name}*")):
                return name, ""
        return name, said

    for name, said in parallel([lambda n=n: export(n) for n in names]):
        if said:
            count.test(f"export of {name}", False, said)
    report = folder / "report.json"
    said = run(sys.executable, f"tools/dev/{script}", "run", folder, "--backend", "cuda", "--json", report)[1]
    if not report.is_file():
        count.test(script, False, said)
        return []
    return json.loads(report.read_text())


def models(count):
    for name, ok, said in judge(count, "judge_models.py", MODELS, WORK / "models"):
        if ok is not None:  # what an exporter of PyTorch refuses says nothing
            count.test(name, ok, str(said))


def gradients(count):
    for name, _, found in judge(count, "judge_model_gradients.py", DIFFERENTIATED, WORK / "gradients", lists=((),)):
        count.test(name, found["cuda"][0], str(found["cuda"][1]))


def sanitizer(count):
    tool = shutil.which("compute-sanitizer")
    if not tool:
        return count.test("compute-sanitizer", False, "is not installed")
    def case(name, check):
        path = ROOT / f"test/Execution/{name}.mlir"
        line = next((l for l in path.read_text().splitlines() if l.startswith("// RUN: tcopt-run %s")), "") if path.is_file() else ""
        if not line:
            return name, check, 1, "has no RUN line"
        words = re.sub(r" --backend=\w+| --check=\w+|\|.*", "", line.removeprefix("// RUN: tcopt-run %s")).split()
        # The runtime asks the driver whose addresses are, of those of the host, too, which is an error of the call alone.
        quiet = ["--report-api-errors=no"] if check == "memcheck" else []
        return name, check, *run(tool, f"--tool={check}", *quiet, "--error-exitcode=9", BUILD / "bin/tcopt-run", path, "--backend=cuda", *words)
    for name, check, status, said in parallel([lambda n=n, c=c: case(n, c) for n in SANITIZED for c in ("memcheck", "racecheck")]):
        count.test(f"{check} {name}", status == 0 and "0 errors" in said or status == 0 and "0 hazards" in said, said)


PARTS = {"execution": execution, "cpp": cpp, "opinfo": opinfo, "graphs": graphs, "models": models, "gradients": gradients,
         "sanitizer": sanitizer}

# --- results ---


def version():
    """Of the library that is tested."""
    library = next(p for p in (BUILD / "lib/libtcopt.so", BUILD / "bin/../lib/libtcopt.so.0") if p.is_file())
    return hashlib.sha256(library.read_bytes()).hexdigest()[:16]


def machine():
    if not shutil.which("nvidia-smi"):
        return "no GPU"
    said = subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"], capture_output=True, text=True)
    return said.stdout.strip().splitlines()[0] if said.returncode == 0 and said.stdout.strip() else "no GPU"


def recorded(path, tested):
    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.is_file() else []
    return {row["part"]: row for row in rows if row["version"] == tested}


def table(rows):
    lines = ["| part | passed | failed | seconds | on |", "|---|---|---|---|---|"]
    return "\n".join(lines + [f"| {r['part']} | {r['passed']} | {len(r['failures'])} | {r['seconds']:.0f} | {r['machine']} |"
                              for r in rows]) + "\n"


def write(page, rows):
    start, end = "<!-- gpu_checks: start -->\n", "<!-- gpu_checks: end -->"
    before, rest = page.read_text().split(start)
    page.write_text(before + start + "\n" + table(rows) + "\n" + end + rest.split(end)[1])


def main():
    p = argparse.ArgumentParser(prog="tools/check --cuda", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=", ".join(PARTS))
    p.add_argument("--again", action="store_true", help="forget what is recorded")
    p.add_argument("--results", type=pathlib.Path, default=WORK / "results.jsonl")
    p.add_argument("--write", type=pathlib.Path, metavar="PAGE")
    args = p.parse_args()
    args.results.parent.mkdir(parents=True, exist_ok=True)
    tested = version()
    done = {} if args.again else recorded(args.results, tested)
    for name in args.parts or PARTS:
        if name in done:
            continue
        start, count = time.monotonic(), Count()
        PARTS[name](count)
        row = {"part": name, "version": tested, "machine": machine(), "passed": count.passed, "failures": count.failures,
               "seconds": time.monotonic() - start}
        with open(args.results, "a") as out:
            out.write(json.dumps(row) + "\n")
        done[name] = row
        for failure in count.failures:
            print(f"FAILED {name}: {failure}", flush=True)
        print(f"{name}: {count.passed} passed, {len(count.failures)} failed, {row['seconds']:.0f} s", flush=True)
    rows = [done[name] for name in PARTS if name in done]
    if args.write:
        write(args.write, rows)
    print("\n" + table(rows))
    failed = sum(len(r["failures"]) for r in rows)
    print(f"{sum(r['passed'] for r in rows)} passed, {failed} failed")
    return 1 if failed or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
