# Configuration of the FileCheck and execution tests.
import os
import shutil
import subprocess

import lit.formats
import lit.util

config.name = "tcopt"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "Plans", "lib", "unit", "lit.cfg.py", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.tcopt_obj_root + "/test"

config.environment["PATH"] = os.pathsep.join(
    [config.tcopt_bin, config.llvm_tools, config.environment["PATH"]])
# LLVM's own allocator is built without ASan, which then reports falsely.
config.environment["ASAN_OPTIONS"] = (
    "allow_user_poisoning=0:detect_leaks=0:quarantine_size_mb=16:"
    "allocator_may_return_null=1")

config.substitutions.append(("%bin", config.tcopt_bin))
config.substitutions.append(("%lib", config.tcopt_lib))
config.substitutions.append(("%plugins", config.tcopt_plugins))
# The driver of a GPU that runs kernels on the host.
config.substitutions.append(("%emulated-cuda", config.tcopt_obj_root + "/lib/libtcopt_emulated_cuda.so"))
config.substitutions.append(("%llvm", os.path.dirname(config.llvm_tools)))
config.substitutions.append(("%src", config.tcopt_src))
config.substitutions.append(("%python", config.python))

# What was compiled is not instrumented: of strict and fast, the sanitizers see
# one.
config.substitutions.append(
    ("%replay", config.python + " " + config.tcopt_src +
     "/tools/dev/replay_opinfo.py --tcopt-run=" + config.tcopt_bin +
     "/tcopt-run" + (" --only-fast" if config.sanitize else "")))

# Compiled code is not instrumented: optimizing it finds nothing, and is half of the time.
if config.sanitize:
    config.available_features.add("asan")
    config.environment["TCOPT_OPT_LEVEL"] = "0"


def has_libgomp():
    """Whether gcc is installed with its OpenMP library: it then prints a path and no bare name."""
    try:
        found = subprocess.run(["gcc", "-print-file-name=libgomp.so"], capture_output=True, text=True)
    except OSError:
        return False
    return os.path.isabs(found.stdout.strip())


if has_libgomp():
    config.available_features.add("libgomp")

if shutil.which("g++"):
    config.available_features.add("gxx")

# NVIDIA's assembler, which needs no GPU.
if shutil.which("ptxas"):
    config.available_features.add("ptxas")

# Instructions of this machine that tests execute.
try:
    with open("/proc/cpuinfo") as cpuinfo:
        flags = next((l.split() for l in cpuinfo if l.startswith("flags")), [])
except OSError:
    flags = []
if {"avx512_bf16", "avx512vl"} <= set(flags):
    config.available_features.add("avx512bf16")

# A pass that does not end must not hold up the suite; lit needs psutil for this.
try:
    import psutil  # noqa: F401

    lit_config.maxIndividualTestTime = 300 if config.sanitize else 120
except ImportError:
    lit_config.note("python3-psutil is not installed: tests have no time limit")
