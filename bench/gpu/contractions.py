#!/usr/bin/env python3
"""Times products of matrices on a GPU beside PyTorch (cuBLAS), with no LLVM on the machine that has the GPU.

  bench/gpu/contractions.py make FOLDER [--build=build] [--chip=sm_90] [--only=REGEX] [--schedule=CASE=SCHEDULE ...]
  python3 contractions.py run FOLDER [--rounds=20] [--only=REGEX]

`make` compiles the programs of CASES as tcopt does, and writes for each NAME.json with its launches and NAME.N.ptx with the
kernels of launch N. `--schedule` adds a variant of a case whose contraction has another schedule, as
`--schedule="bf16=#cuda.mma<order = [0, 1, 2], tile = [128, 256, 64], warp = [64, 64], k = 16, stages = 3>"`. `run` needs torch and the CUDA driver: it compares results, whose memory was
filled with NaN before, with f64 products of a few rows, and times all programs and torch in turn, by events of CUDA. The
folder is all that has to be copied, this script with it. Lines are: name, the largest error in the result's RMS, and
torch's, milliseconds (median of rounds of five calls), torch's, and the ratio.
"""
import argparse
import ctypes
import json
import pathlib
import re
import statistics
import subprocess
import sys

# Name: (batch, rows, columns, terms, type, whether the second factor is [columns, terms], "" or what follows).
CASES = {
    "bf16": (0, 4096, 4096, 4096, "bf16", False, ""),
    "bf16_8192": (0, 8192, 8192, 8192, "bf16", False, ""),
    "f16": (0, 4096, 4096, 4096, "f16", False, ""),
    "bf16_batched": (64, 512, 512, 512, "bf16", False, ""),
    "f32": (0, 4096, 4096, 4096, "f32", False, ""),
    "tf32": (0, 4096, 4096, 4096, "f32", False, ""),
    "tf32_linear": (0, 4096, 4096, 4096, "f32", True, ""),
    "linear_gelu": (0, 8192, 16384, 4096, "bf16", True, "gelu"),
    "decode": (0, 1, 16384, 4096, "bf16", True, ""),
    "decode_8": (0, 8, 16384, 4096, "bf16", True, ""),
}

BUFFERS = "convert-mem-to-memref{threads=1},nest-lower-calls{in-order=true}"
LOOPS = ("nest-bufferize-kernel,eliminate-empty-tensors,one-shot-bufferize,canonicalize,cse,"
         "func.func(cuda-lower-to-loops),cse,cuda-outline-launches,canonicalize,cse")
PTX = "tcopt-kernel-modules-to-nvvm,gpu.module(cuda-serialize-kernels{text})"


# --- make -------------------------------------------------------------------


def tensor(shape, dtype):
    return f"tensor<{'x'.join(map(str, shape))}x{dtype}>"


def program(case):
    """MLIR of a case, and the shapes of its arguments and of its result."""
    batch, m, n, k, dtype, transposed, then = case
    lead = [batch] if batch else []
    a, b, c = lead + [m, k], lead + ([n, k] if transposed else [k, n]), lead + [m, n]
    shapes = [a, b] + ([[n]] if then else []) + [c]
    ta, tb, tc, bias = tensor(a, dtype), tensor(b, dtype), tensor(c, dtype), tensor([n], dtype)
    if then:
        body = (f"%l = graph.linear %a, %b, %c : ({ta}, {tb}, {bias}) -> {tc}\n"
                f"  %y = graph.gelu %l, approximate = none : ({tc}) -> {tc}")
    elif transposed:
        body = f"%y = graph.linear %a, %b : ({ta}, {tb}) -> {tc}"
    else:
        body = f"%y = graph.matmul %a, %b : ({ta}, {tb}) -> {tc}"
    more = f", %c: {bias}" if then else ""
    return f"func.func @main(%a: {ta}, %b: {tb}{more}) -> {tc} {{\n  {body}\n  return %y : {tc}\n}}\n", shapes


def compiled(tcopt, text, *options):
    result = subprocess.run([tcopt, "-", *options], input=text, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(options)}:\n{result.stderr[-2000:]}")
    return result.stdout


def values_of_calls(plan):
    """{kernel: names of what its parameters are}: arguments as numbers, temporaries as their bytes."""
    views = {m[1]: "t%s_%s" % (m[2], m[3]) for m in re.finditer(r"(%\w+) = mem.view \S+ slot = (\d+), offset = (\d+)", plan)}
    size = re.search(r"mem.arena slots = \[([\d, ]*)\]", plan)
    calls = {}
    for m in re.finditer(r"nest.call @(\w+) (?:ins\(([^:)]*):[^)]*\))? ?outs\(([^:)]*):", plan):
        names = [x.strip() for part in (m[2], m[3]) if part for x in part.split(",")]
        calls[m[1]] = [int(x[4:]) if x.startswith("%arg") else views[x] for x in names]
    return calls, [int(x) for x in size[1].split(",")] if size else []


def launches_of(text, calls):
    """The launches of the program's host functions, in order."""
    found = []
    for unit, body in re.findall(r"func\.func @(\w+)\((.*?)\n    }", text, re.S):
        if unit not in calls:
            continue
        origin = {f"%arg{i}": v for i, v in enumerate(calls[unit])}
        for m in re.finditer(r"(%\w+) = memref.(?:reinterpret_cast|collapse_shape|expand_shape) (%\w+)", body):
            origin[m[1]] = origin.get(m[2])
        for m in re.finditer(r"gpu.launch_func +@\w+::@(\w+) blocks in \(%c(\d+),.*?threads in \(%c(\d+),.*?\) *"
                             r"(?:dynamic_shared_memory_size %c(\d+)_i32)? *args\(([^)]*)\)", body):
            names = re.findall(r"(%\S+) :", m[5])
            parameters = [origin[x] if x in origin else int(x[2:]) for x in names]
            found.append({"kernel": m[1], "grid": int(m[2]), "block": int(m[3]), "shared": int(m[4] or 0),
                          "parameters": parameters, "buffers": [x in origin for x in names]})
    return found


def make(arguments):
    folder, tcopt = pathlib.Path(arguments.folder), str(pathlib.Path(arguments.build) / "bin/tcopt")
    folder.mkdir(parents=True, exist_ok=True)
    variants = [(name, name, None) for name in CASES]
    for i, each in enumerate(arguments.schedule):
        case, schedule = each.split("=", 1)
        variants.append((f"{case}-{re.sub('[^0-9a-z]+', '_', schedule).strip('_')}", case, schedule))
    for name, case, schedule in variants:
        if not re.search(arguments.only, name):
            continue
        text, shapes = program(CASES[case])
        plan = compiled(tcopt, text, f"--tcopt-compile=target=cuda target-chip={arguments.chip} target-cpu=haswell "
                                     f"stop-after=plan-memory numerics={'tf32' if 'tf32' in case else 'fast'}")
        if schedule:
            plan = re.sub(r"#cuda\.(contraction|mma)<[^>]*>", schedule, plan)
        calls, arena = values_of_calls(plan)
        launches = launches_of(compiled(tcopt, plan, f"--pass-pipeline=builtin.module({BUFFERS},builtin.module({LOOPS}))"), calls)
        modules = compiled(tcopt, plan, f"--pass-pipeline=builtin.module({BUFFERS},builtin.module({LOOPS},{PTX}))", "-o", "/dev/null", "--mlir-disable-threading")
        for module in modules.split("//\n// Generated by")[1:]:
            kernels = re.findall(r"\.entry (\w+)\(", module)
            for i, launch in enumerate(launches):
                if launch["kernel"] in kernels:
                    (folder / f"{name}.{i}.ptx").write_text("//\n// Generated by" + module)
        (folder / f"{name}.json").write_text(json.dumps({"case": case, "shapes": shapes, "arena": arena, "launches": launches}))
        print(name, [(x["kernel"], x["grid"], x["block"], x["shared"], x["parameters"]) for x in launches])


# --- run --------------------------------------------------------------------


class Driver:
    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")

    def call(self, name, *arguments):
        code = getattr(self.cuda, name)(*arguments)
        if code:
            raise RuntimeError(f"{name}: error {code}")

    def function(self, ptx, name, shared):
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), ptx.encode())
        self.call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        if shared:
            self.call("cuFuncSetAttribute", function, 8, shared)
        return function


class Program:
    """The launches of one program, on tensors of torch."""

    def __init__(self, driver, folder, name, tensors, torch):
        self.driver, self.steps = driver, []
        description = json.loads((folder / f"{name}.json").read_text())
        self.memory = [torch.empty(max(n, 1), dtype=torch.uint8, device="cuda") for n in description["arena"]]
        for i, launch in enumerate(description["launches"]):
            function = driver.function((folder / f"{name}.{i}.ptx").read_text(), launch["kernel"], launch["shared"])
            values = [ctypes.c_uint64(self.address(p, tensors) if is_buffer else p)
                      for p, is_buffer in zip(launch["parameters"], launch["buffers"])]
            array = (ctypes.c_void_p * len(values))(*[ctypes.cast(ctypes.byref(v), ctypes.c_void_p) for v in values])
            self.steps.append((function, launch["grid"], launch["block"], launch["shared"], array, values))

    def address(self, place, tensors):
        if isinstance(place, int):
            return tensors[place].data_ptr()
        slot, offset = map(int, place[1:].split("_"))
        return self.memory[slot].data_ptr() + offset

    def __call__(self, stream):
        for function, grid, block, shared, array, _ in self.steps:
            self.driver.call("cuLaunchKernel", function, grid, 1, 1, block, 1, 1, shared, ctypes.c_void_p(stream), array, None)


def by_torch(torch, case, tensors):
    then, transposed = case[6], case[5]
    if then:
        return lambda: torch.nn.functional.gelu(torch.nn.functional.linear(*tensors[:3]))
    if transposed:
        return lambda: torch.nn.functional.linear(*tensors[:2])
    return lambda: torch.matmul(*tensors[:2])


def error_of(torch, case, tensors, c):
    """In the result's RMS, over a few rows of each batch."""
    a, b = tensors[0], tensors[1]
    rows = torch.arange(0, a.shape[-2], max(a.shape[-2] // 61, 1), device="cuda")
    exact = a[..., rows, :].double() @ (b.double().transpose(-1, -2) if case[5] else b.double())
    if case[6]:
        exact = torch.nn.functional.gelu(exact + tensors[2].double())
    difference = (c[..., rows, :].double() - exact).abs().max()
    if not torch.isfinite(c).all():
        return float("nan")
    return (difference / exact.square().mean().sqrt()).item()


def timed(torch, action, repeats=5):
    """Milliseconds of one of a few calls that follow each other, behind work that hides how long the host takes."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    torch.cuda._sleep(200_000)
    begin.record()
    for _ in range(repeats):
        action()
    end.record()
    torch.cuda.synchronize()
    return begin.elapsed_time(end) / repeats


def run(arguments):
    import torch
    torch.zeros(1, device="cuda")
    folder, driver = pathlib.Path(arguments.folder), Driver()
    print(torch.cuda.get_device_name(), torch.__version__)
    stream = torch.cuda.current_stream().cuda_stream
    for name, case in CASES.items():
        names = sorted(p.stem for p in folder.glob("*.json") if json.loads(p.read_text())["case"] == name
                       and re.search(arguments.only, p.stem))
        if not names:
            continue
        dtype = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}[case[4]]
        shapes = json.loads((folder / f"{names[0]}.json").read_text())["shapes"]
        torch.manual_seed(0)
        tensors = [torch.randn(s, device="cuda").to(dtype) / (1 if i != 1 else case[3] ** 0.5) for i, s in enumerate(shapes)]
        programs, errors = {}, {}
        for each in names:
            tensors[-1].fill_(float("nan"))
            try:
                programs[each] = Program(driver, folder, each, tensors, torch)
                programs[each](stream)
                torch.cuda.synchronize()
                errors[each] = error_of(torch, case, tensors, tensors[-1])
            except RuntimeError as failure:
                print(each, failure)
                programs.pop(each, None)
        torch.backends.cuda.matmul.allow_tf32 = "tf32" in name
        library = by_torch(torch, case, tensors)
        errors["torch"] = error_of(torch, case, tensors, library())
        times = {each: [] for each in [*programs, "torch"]}
        for round in range(arguments.rounds + 3):
            for each, program in programs.items():
                t = timed(torch, lambda: program(stream))
                times[each] += [t] if round >= 3 else []
            t = timed(torch, library)
            times["torch"] += [t] if round >= 3 else []
        reference = statistics.median(times["torch"])
        for each in programs:
            median = statistics.median(times[each])
            print(f"{each:60} error {errors[each]:.2e} (torch {errors['torch']:.2e})  {median:8.4f} ms  torch {reference:8.4f} ms  {reference / median:.3f}x", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["make", "run"])
    parser.add_argument("folder")
    parser.add_argument("--build", default="build")
    parser.add_argument("--chip", default="sm_90")
    parser.add_argument("--only", default="")
    parser.add_argument("--schedule", action="append", default=[])
    parser.add_argument("--rounds", type=int, default=20)
    arguments = parser.parse_args()
    make(arguments) if arguments.command == "make" else run(arguments)


if __name__ == "__main__":
    main()
