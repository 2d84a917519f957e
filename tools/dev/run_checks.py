#!/usr/bin/env python3
"""What tools/check runs once the packages are installed: every stage below, a table, and `N passed, N failed` last.

  --fast          leave the sanitizer build out
  --only STAGE    only this stage (repeatable); --list names them
  --minutes N     leave the sanitizer build out where it would not end within N minutes, and print that
  --cuda          what needs a GPU instead, and nothing of the above (--cuda --help)
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import traceback

import repo
import stage_times

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
WORK = BUILD / "check"

# allow_user_poisoning=0: LLVM's allocators poison memory from inline code that is compiled here, while Debian's libLLVM,
# built without the sanitizer, never unpoisons it: every report would be a false one.
# detect_leaks=0: the leak checker needs ptrace, which containers refuse, and sees what that libLLVM keeps until exit.
# quarantine_size_mb: 256, the default, is most of what a compile frees, and touching new pages all the time costs 12 %.
SANITIZER = {
    "ASAN_OPTIONS": "allow_user_poisoning=0:detect_leaks=0:quarantine_size_mb=16",
    "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
}


class Row:
    """One line of the table."""

    def __init__(self, name):
        self.name, self.passed, self.failures, self.not_run, self.seconds = name, 0, [], 0, 0.0

    def test(self, name, ok, said=""):
        if ok:
            self.passed += 1
        else:
            self.failures.append((name, said))
        return ok


def command(*words, log=None, env=None):
    """(succeeded, the last lines it printed); the whole goes to the log. A command that prints as it goes has no log."""
    env = {**os.environ, **(env or {})}
    words = [str(w) for w in words]
    if log is None:
        return subprocess.run(words, cwd=ROOT, env=env).returncode == 0, "see above"
    log.parent.mkdir(parents=True, exist_ok=True)
    with open(log, "w") as out:
        code = subprocess.run(words, cwd=ROOT, env=env, stdout=out, stderr=subprocess.STDOUT).returncode
    return code == 0, "\n".join(repo.text(log).splitlines()[-30:])


# --- lit ---

def lit(folder, target, report, env=None):
    """Builds a check target and returns lit's tests, or None and what went wrong."""
    report.unlink(missing_ok=True)
    options = {"LIT_OPTS": f"-o {report} --no-progress-bar", **(env or {})}
    _, said = command("ninja", "-C", folder, target, log=report.with_suffix(".log"), env=options)
    if not report.is_file():
        return None, said
    return json.loads(report.read_text())["tests"], said


def kind(test):
    """`tcopt :: Execution/add.mlir` -> `lit Execution`; gtest binaries run from a suite of their own."""
    suite, _, path = test["name"].partition(" :: ")
    if "unit" in suite.lower():
        return "gtest"
    return f"lit {path.split('/')[0]}" if "/" in path else "lit"


def count(row, test):
    if test["code"] in ("PASS", "XFAIL", "FLAKYPASS"):
        row.passed += 1
    elif test["code"] in ("UNSUPPORTED", "SKIPPED", "EXCLUDED"):
        row.not_run += 1
    else:
        row.failures.append((test["name"], f'{test["code"]}\n{test.get("output", "")[-3000:]}'))
    row.seconds += max(test.get("elapsed") or 0.0, 0.0)


def suite(folder, prefix="", env=None):
    """The rows of the whole suite of one build folder."""
    tests, said = lit(folder, "check-tcopt", WORK / f"{folder.name}.json", env)
    if not tests:
        row = Row(prefix + "lit")
        row.test("check-tcopt", False, f"lit reported no test\n{said}")
        return [row]
    rows = {}
    for test in tests:
        name = prefix + kind(test)
        count(rows.setdefault(name, Row(name)), test)
    for needed in ("gtest", "lit Execution"):
        if prefix + needed not in rows:
            rows[prefix + needed] = Row(prefix + needed)
            rows[prefix + needed].test(needed, False, "no such test was run")
    return [rows[name] for name in sorted(rows)]


# --- Stages: each returns rows ---

def build():
    row = Row("build")
    row.test("build release", *command("tools/dev/build", "release", "all", "tcopt-tests"))
    return [row]


def tests():
    return suite(BUILD)


def checks():
    row = Row("repository checks")
    scripts = sorted((ROOT / "tools/dev").glob("check_*.py")) + [ROOT / "tools/dev/selftest.py"]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda script: command(sys.executable, script, log=WORK / f"{script.stem}.log"), scripts)
    for script, result in zip(scripts, results):
        row.test(script.name, *result)
    return [row, judged("kernel counts", "count_plans.py")]


def random_graphs():
    """Random programs and every second one's gradient, which Debian's NumPy is needed for, random schedules and plans."""
    row, report = Row("random graphs"), WORK / "random-graphs.json"
    report.unlink(missing_ok=True)
    _, said = command("/usr/bin/python3", "tools/dev/random_graphs.py", "--count=240", "--seed=1000", f"--json={report}",
                      log=WORK / "random-graphs.log")
    if not report.is_file():
        row.test("random_graphs.py", False, said)
        return [row]
    data = json.loads(report.read_text())
    row.passed = data["passed"]
    row.failures += [("program", f) for f in data["failed"]]
    schedules = Row("random schedules")
    schedules.test("random_schedules.py", *command(sys.executable, "tools/dev/random_schedules.py", "--count=460",
                                                   log=WORK / "random-schedules.log"))
    sizes = Row("random sizes")
    sizes.test("random_sizes.py", *command(sys.executable, "tools/dev/random_sizes.py", "--count=60", log=WORK / "random-sizes.log"))
    plans = Row("random plans")
    plans.test("random_plans.py", *command(sys.executable, "tools/dev/random_plans.py", "--count=50", log=WORK / "random-plans.log"))
    return [row, schedules, sizes, plans]


def emulated_gpu():
    """The execution tests, and random schedules, on the backend cuda, whose kernels run on the host."""
    row = Row("emulated GPU")
    row.test("run_execution_tests.py", *command(sys.executable, "tools/dev/run_execution_tests.py", "--backend=cuda", "--emulated-cuda",
                                                log=WORK / "emulated-gpu.log"))
    row.test("random_gpu_schedules.py", *command(sys.executable, "tools/dev/random_gpu_schedules.py", "--count=460",
                                                 log=WORK / "random-gpu-schedules.log"))
    return [row]


def onnx():
    """ONNX's own tests, by Debian's packages of them and of its reader; some of them with all sizes open."""
    # Which sizes meet is under test, not what LLVM makes of the code.
    return [judged("onnx", "judge_onnx.py"), judged("onnx, open sizes", "judge_onnx_open.py", "--sample=20", env={"TCOPT_OPT_LEVEL": "0"})]


def torch_graphs():
    """Recorded graphs of PyTorch, which Debian's NumPy is needed for: all are imported, and a sample runs on interp and cpu."""
    script = "judge_torch_graphs.py"
    return [judged("graphs of PyTorch", script, "--import-only"),
            judged("graphs of PyTorch, numbers", script, "--sample", "40", "1", env={"TCOPT_OPT_LEVEL": "0"})]


def judged(name, script, *options, env=None):
    row, report, start = Row(name), WORK / f"{pathlib.Path(script).stem}.json", time.monotonic()
    report.unlink(missing_ok=True)
    _, said = command("/usr/bin/python3", f"tools/dev/{script}", f"--json={report}", *options,
                      log=report.with_suffix(".log"), env=env)
    if not report.is_file():
        row.test(script, False, said)
        return row
    data = json.loads(report.read_text())
    row.passed, row.seconds = data["passed"], time.monotonic() - start
    row.failures += [("test", f) for f in data["failed"]]
    return row


def installed():
    """Projects of docs/examples, built as a user builds them: against an installed tcopt, knowing nothing of this tree."""
    row, prefix = Row("installed, examples"), WORK / "installed"
    shutil.rmtree(prefix, ignore_errors=True)
    if not row.test("install", *command("cmake", "--install", BUILD, "--prefix", prefix, log=WORK / "install.log")):
        return [row]
    row.test("installed tcopt runs", *command(prefix / "bin/tcopt", "--version", log=WORK / "installed-tcopt.log"))
    projects = sorted(p.parent for p in (ROOT / "docs/examples").glob("*/CMakeLists.txt"))
    row.test("docs/examples has a project", bool(projects), "no docs/examples/*/CMakeLists.txt")
    for project in projects:
        example(project, prefix, row)
    return [row]


def example(project, prefix, row):
    folder = WORK / f"example-{project.name}"
    shutil.rmtree(folder, ignore_errors=True)
    log = WORK / f"example-{project.name}.log"
    configure = ("cmake", "-G", "Ninja", "-S", project, "-B", folder, "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_C_COMPILER=clang-22",
                 "-DCMAKE_CXX_COMPILER=clang++-22", f"-DCMAKE_PREFIX_PATH={prefix}")
    if not row.test(f"{project.name}: configure", *command(*configure, log=log)):
        return
    if not row.test(f"{project.name}: build", *command("ninja", "-C", folder, log=log)):
        return
    targets = repo.run("ninja", "-C", folder, "-t", "targets", "all").stdout.splitlines()
    suites = [t.split(":")[0] for t in targets if t.startswith("check-") and t.endswith(": phony")]
    row.test(f"{project.name}: has tests", bool(suites), "its CMakeLists.txt makes no check-... target")
    for target in suites:
        found, said = lit(folder, target, WORK / f"example-{project.name}-{target}.json")
        if not found:
            row.test(f"{project.name}: {target}", False, f"lit reported no test\n{said}")
        for test in found or []:
            count(row, test)
    scorecard(project, folder, prefix, row)


def scorecard(project, folder, prefix, row):
    """The scorecard of what a backend compiles, core: the project NAME-backend makes the plugin NAME. Cases of graph become those."""
    name = project.name.removesuffix("-backend")
    if name == project.name:
        return
    tool = (prefix / "bin/tcopt-run", "--conformance", f"--backend={name}", f"--plugin={folder}/lib/{name}.so",
            "--ops=core.*", f"--output={folder}/conformance-failures")
    row.test(f"{project.name}: scorecard", *command(*tool, log=WORK / f"example-{project.name}-scorecard.log"))


def python():
    """The Python package, installed by pip for this build in an environment of its own, and its tests."""
    row, folder = Row("python"), WORK / "python"
    shutil.rmtree(folder, ignore_errors=True)
    if not row.test("environment", *command("/usr/bin/python3", "-m", "venv", folder, log=WORK / "python-venv.log")):
        return [row]
    install = (folder / "bin/pip", "install", f"{ROOT}[numpy]", f"--config-settings=cmake.define.tcopt_DIR={BUILD}/lib/cmake/tcopt",
               "--config-settings=cmake.define.CMAKE_COMPILE_WARNING_AS_ERROR=ON")
    if not row.test("pip install", *command(*install, log=WORK / "python-install.log")):
        return [row]
    row.test("python -m tcopt", *command(folder / "bin/python", "-m", "tcopt", "run", "--version", log=WORK / "python-tools.log"))
    _, said = command(folder / "bin/python", "-m", "unittest", "discover", "-v", "-s", "test/Python", log=WORK / "python-tests.log")
    ends = re.findall(r"^(\S+ \(\S+\)).* \.\.\. (ok|FAIL|ERROR|skipped.*)$", repo.text(WORK / "python-tests.log"), re.M)
    for name, how in ends:
        row.test(name, how == "ok" or how.startswith("skipped"), said)
    row.test("tests", bool(ends), said)
    return [row]


def sanitizers():
    row = Row("asan+ubsan build")
    if not row.test("build asan", *command("tools/dev/build", "asan", "all", "tcopt-tests", env=SANITIZER)):
        return [row]
    return [row] + suite(ROOT / "build-asan", "asan+ubsan ", SANITIZER)


STAGES = {"build": build, "tests": tests, "checks": checks, "random-graphs": random_graphs, "emulated-gpu": emulated_gpu,
          "onnx": onnx, "torch-graphs": torch_graphs, "installed": installed, "python": python, "sanitizers": sanitizers}


# Seconds of the stage, with an empty ccache, for each second of the stage `tests` on the same machine.
SANITIZERS_FOR_TESTS = 4.0


class Clock:
    """The seconds of each stage that has run, and the time until the limit."""

    def __init__(self, minutes):
        self.start, self.limit, self.seconds = time.monotonic(), 60.0 * minutes, {}

    def left(self):
        return self.limit - (time.monotonic() - self.start)

    def lacks(self, name):
        """The reason for skipping a stage that takes longer than the time until the limit; None for other stages."""
        expected = SANITIZERS_FOR_TESTS * self.seconds.get("tests", 0.0)
        if name != "sanitizers" or expected <= self.left():
            return None
        return f"not run: takes about {expected / 60:.0f} minutes here, and {max(self.left(), 0) / 60:.0f} are left"


def skipped(name, why):
    print(f"--- {name}\n    {why}", flush=True)
    row = Row(name)
    row.not_run = 1
    return [row]


def run_stage(name, clock):
    """The stage's rows, of which at least one has a result: a stage that tested nothing has failed."""
    if why := clock.lacks(name):
        return skipped(name, why)
    print(f"--- {name}", flush=True)
    start = time.monotonic()
    try:
        rows = STAGES[name]()
    except Exception:
        rows = [Row(name)]
        rows[0].test(name, False, traceback.format_exc())
    if not any(row.passed or row.failures for row in rows):
        rows[0].test(name, False, "nothing was tested")
    clock.seconds[name] = time.monotonic() - start
    if len(rows) == 1:
        rows[0].seconds = clock.seconds[name]
    for row in rows:
        for test, said in row.failures:
            print(f"FAILED {row.name}: {test}\n" + "\n".join(f"    {line}" for line in said.splitlines()))
    print(f"    {sum(r.passed for r in rows)} passed, {sum(len(r.failures) for r in rows)} failed, {clock.seconds[name]:.0f} s", flush=True)
    return rows


def table(rows):
    width = max(len(row.name) for row in rows) + 2
    print(f"\n{'stage':{width}}{'passed':>8}{'failed':>8}{'not run':>9}{'seconds':>9}")
    for row in rows:
        print(f"{row.name:{width}}{row.passed:8}{len(row.failures):8}{row.not_run:9}{row.seconds:9.1f}")
    print(f"\n{sum(r.passed for r in rows)} passed, {sum(len(r.failures) for r in rows)} failed")


def main():
    p = argparse.ArgumentParser(prog="tools/check", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--fast", action="store_true", help="leave the sanitizer build out")
    p.add_argument("--only", action="append", choices=STAGES, metavar="STAGE", help="only this stage (repeatable)")
    p.add_argument("--minutes", type=float, default=float("inf"),
                   help="leave the sanitizer build out where it would not end within so many minutes")
    p.add_argument("--list", action="store_true", help="list the stages and stop")
    args = p.parse_args()
    if args.list:
        print("\n".join(STAGES))
        return 0
    names = [n for n in STAGES if n in (args.only or STAGES) and not (args.fast and n == "sanitizers")]
    rows, clock = [], Clock(args.minutes)
    watch = stage_times.Stopwatch()
    for name in names:
        rows += run_stage(name, clock)
        if name in clock.seconds:
            watch.add(name, clock.seconds[name])
        if name == "build" and rows[0].failures:
            break  # every other stage needs it
    watch.write()
    stage_times.report(watch.stages)
    table(rows)
    return 1 if any(row.failures for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
