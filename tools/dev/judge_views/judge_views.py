#!/usr/bin/env python3
"""Random programs of views and writes in C++, judged by PyTorch: values of all tensors at the end.

  tools/dev/judge_views/judge_views.py --driver FOLDER/run_views [--count 1000] [--seed 0] [--verbose]

Each program is run four ways: without compile; compiled with the sizes of the call; with open sizes; and compiled with an
argument that is a view whose strides are not in order. What PyTorch computes is put in row-major order. Needs PyTorch. Build the driver against an installation:

  cmake -S tools/dev/judge_views -B FOLDER -DCMAKE_PREFIX_PATH=INSTALLED && cmake --build FOLDER
"""
import collections
import pathlib
import random
import subprocess
import sys

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from fuzz_capture.driver import arguments  # noqa: E402

MODES = ("eager", "known", "open", "view")


def view_step(rng, x):
    """A random view of x that PyTorch may or may not allow."""
    rank = x.dim()
    name = rng.choice(("select", "slice", "permute", "reshape", "flatten", "unsqueeze", "squeeze", "expand", "diagonal", "unfold"))
    dim = rng.randrange(rank) if rank else 0
    if name == "select":
        return name, [dim, rng.randrange(-x.shape[dim], x.shape[dim])] if rank and x.shape[dim] else [0, 0]
    if name == "slice":
        size = x.shape[dim] if rank else 1
        return name, [dim, rng.randrange(-size - 1, size + 1), rng.randrange(-size - 1, size + 2), rng.randint(1, 3)]
    if name == "permute":
        return name, rng.sample(range(rank), rank)
    if name == "reshape":
        return name, random_sizes(rng, x.numel())
    if name == "flatten":
        return name, sorted((dim, rng.randrange(rank) if rank else 0))
    if name in ("unsqueeze", "squeeze"):
        return name, [dim]
    if name == "expand":
        return name, [rng.randint(1, 3)] * rng.randint(0, 1) + [rng.randint(2, 3) if s == 1 else rng.choice((-1, s)) for s in x.shape]
    if name == "diagonal":
        return name, [rng.randint(-1, 1)] + (rng.sample(range(rank), 2) if rank > 1 else [0, 0])
    size = x.shape[dim] if rank else 1
    return name, [dim, rng.randint(1, max(1, min(size, 3))), rng.randint(1, 2)]


def random_sizes(rng, count):
    sizes = []
    while count > 1 and len(sizes) < 4:
        factor = rng.choice([f for f in range(1, count + 1) if count % f == 0])
        sizes.append(factor)
        count //= factor
    sizes.append(count)
    if rng.random() < 0.3:
        sizes[rng.randrange(len(sizes))] = -1
    return sizes


def apply(x, name, numbers, tensors):
    calls = {"select": lambda: x.select(*numbers), "permute": lambda: x.permute(numbers), "reshape": lambda: x.reshape(numbers),
             "flatten": lambda: x.flatten(*numbers), "unsqueeze": lambda: x.unsqueeze(*numbers),
             "squeeze": lambda: x.squeeze(*numbers), "expand": lambda: x.expand(numbers),
             "diagonal": lambda: x.diagonal(*numbers), "unfold": lambda: x.unfold(*numbers), "plus": lambda: (x + numbers[0]).contiguous(),
             "slice": lambda: torch.ops.aten.slice(x, *numbers), "add_": lambda: x.add_(numbers[0]),
             "fill_": lambda: x.fill_(numbers[0]), "copy_": lambda: x.copy_(tensors[numbers[0]])}
    return calls[name]()


def may_write(x, unfolded):
    """Elements that several places share are not written to; of an unfolded tensor PyTorch does not look."""
    return not unfolded and not any(s > 1 and t == 0 for s, t in zip(x.shape, x.stride()))


def make_program(rng):
    """(sizes, steps, the tensors that PyTorch makes)."""
    sizes = [rng.choice((1, 2, 3, 4, 6)) for _ in range(rng.randint(1, 4))]
    first = torch.arange(int(torch.Size(sizes).numel()), dtype=torch.float32).reshape(sizes)
    tensors, unfolded, steps = [first], [False], []
    for _ in range(rng.randint(2, 7)):
        at = rng.randrange(len(tensors))
        x = tensors[at]
        kind = rng.random()
        if kind < 0.35 and may_write(x, unfolded[at]):
            name = rng.choice(("add_", "fill_", "copy_"))
            numbers = [rng.randrange(len(tensors)) if name == "copy_" else rng.randint(-9, 9)]
        elif kind < 0.4:
            name, numbers = "plus", [rng.randint(1, 9)]
        else:
            name, numbers = view_step(rng, x)
        # What a copy reads must not lie where it writes.
        if name == "copy_" and tensors[numbers[0]].untyped_storage().data_ptr() == x.untyped_storage().data_ptr():
            continue
        try:
            result = apply(x, name, numbers, tensors)
        except (RuntimeError, IndexError):
            continue
        steps.append((name, at, numbers))
        if name not in ("add_", "fill_", "copy_"):
            tensors.append(result)
            shares = name != "plus" and result.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
            unfolded.append(name == "unfold" or (shares and unfolded[at]))
    return sizes, steps, tensors


def strided(sizes, steps):
    """What PyTorch makes of the steps where the first tensor's strides are in the opposite order."""
    first = torch.arange(int(torch.Size(sizes).numel()), dtype=torch.float32).reshape(sizes)
    turned = torch.empty(sizes[::-1]).permute(list(range(len(sizes)))[::-1])
    turned.copy_(first)
    tensors = [turned]
    for name, at, numbers in steps:
        result = apply(tensors[at], name, numbers, tensors)
        if name not in ("add_", "fill_", "copy_"):
            tensors.append(result)
    return tensors


def main():
    p = arguments(__doc__, count=1000)
    p.add_argument("--verbose", action="store_true")
    args = p.parse_args()
    driver = subprocess.Popen([args.driver], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    counts = collections.Counter()
    for number in range(args.count):
        sizes, steps, tensors = make_program(random.Random(args.seed * 1000003 + number))
        program = f"{' '.join(map(str, sizes))}|" + ";".join(" ".join(map(str, (n, at, *ns))) for n, at, ns in steps)
        for mode in MODES:
            try:
                expected = strided(sizes, steps) if mode == "view" else tensors
            except RuntimeError:
                continue  # a write that only these strides make one to shared elements
            print(f"{mode}|{program}", file=driver.stdin, flush=True)
            answer = driver.stdout.readline()
            if not answer:
                sys.exit(f"the driver has ended at: {mode}|{program}")
            found = None if answer.startswith("error") else [list(map(float, t.split())) for t in answer.split("|")[:-1]]
            right = found == [t.flatten().tolist() for t in expected]
            counts[mode, right] += 1
            if not right:
                print(f"{mode}|{program}\n  found    {answer.strip()}\n  expected {[t.flatten().tolist() for t in expected]}")
    driver.stdin.close()
    for mode in MODES:
        print(f"{mode}: {counts[mode, True]} agree, {counts[mode, False]} differ")
    return int(any(not right and count for (_, right), count in counts.items()))


if __name__ == "__main__":
    sys.exit(main())
