#!/usr/bin/env python3
"""The memory of training steps: eager, tcopt and Inductor, each in a process of its own.

  tools/dev/measure_peak_memory.py [MODEL ...] [--batch=16] [--inference]

A preloaded library counts the blocks of malloc and its kin from 16 KiB on: the tensors of PyTorch, of tcopt and of Inductor's code.
After three steps of warm-up, `held` is the memory between steps: parameters, gradients, inputs, and memory that compilers and calls keep.
`growth` is the most that is live in a step besides. Both are MB; it is an error if tcopt's growth is above Inductor's by more than 2%.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

COUNTER = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <string.h>

static atomic_long live, peak;
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void add(void *block, int sign) {
  long bytes = block ? malloc_usable_size(block) : 0;
  if (bytes < 16384)
    return;
  long now = atomic_fetch_add(&live, sign * bytes) + sign * bytes, most = atomic_load(&peak);
  while (now > most && !atomic_compare_exchange_weak(&peak, &most, now))
    ;
}
static void *added(void *block) {
  add(block, 1);
  return block;
}
void *malloc(size_t bytes) { return added(__libc_malloc(bytes)); }
void *calloc(size_t count, size_t bytes) { return added(__libc_calloc(count, bytes)); }
void *memalign(size_t alignment, size_t bytes) { return added(__libc_memalign(alignment, bytes)); }
void *aligned_alloc(size_t alignment, size_t bytes) { return added(__libc_memalign(alignment, bytes)); }
int posix_memalign(void **block, size_t alignment, size_t bytes) {
  return (*block = added(__libc_memalign(alignment, bytes))) ? 0 : ENOMEM;
}
void *realloc(void *block, size_t bytes) {
  add(block, -1);
  return added(__libc_realloc(block, bytes));
}
void free(void *block) {
  add(block, -1);
  __libc_free(block);
}
long counter_live(void) { return atomic_load(&live); }
long counter_restart(void) { return atomic_exchange(&peak, atomic_load(&live)); }
"""


def enlarged(value, batch):
    """A tensor with `batch` rows, which repeat those of the model's example."""
    import torch
    if isinstance(value, torch.Tensor) and value.dim() > 1:
        return value.repeat(batch // value.shape[0], *[1] * (value.dim() - 1))
    return value


def loss_of(result):
    if hasattr(result, "loss") and result.loss is not None:
        return result.loss
    import torch
    from torch.utils import _pytree as pytree
    found = pytree.tree_leaves(result if not hasattr(result, "to_tuple") else result.to_tuple())
    return sum(t.float().square().mean() for t in found if isinstance(t, torch.Tensor))


def measure(name, way, batch, training):
    """The row of a model, in this process. `way` is "eager" or a backend."""
    import ctypes
    import gc

    import torch
    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    from torch_graphs.models import MODELS
    counter = ctypes.CDLL(None)
    counter.counter_live.restype = counter.counter_restart.restype = ctypes.c_long
    torch.manual_seed(0)
    model, args, kwargs = MODELS[name]()
    args, kwargs = [enlarged(a, batch) for a in args], {k: enlarged(v, batch) for k, v in kwargs.items()}
    model.train(training)
    if way == "tcopt":
        import tcopt.torch
        way = tcopt.torch.backend
    run = model if way == "eager" else torch.compile(model, backend=way)

    def step():
        with torch.set_grad_enabled(training):
            loss = loss_of(run(*args, **kwargs))
        if training:
            loss.backward()
    for _ in range(3):
        step()
    model.zero_grad(set_to_none=False)
    gc.collect()
    counter.counter_restart()
    held = counter.counter_live()
    for _ in range(3):
        step()
    return {"held": held / 1e6, "growth": (counter.counter_restart() - held) / 1e6}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", default=["bert", "resnet18", "gpt2", "convnext_tiny"])
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--inference", action="store_true")
    parser.add_argument("--way", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.way:
        print(json.dumps(measure(options.models[0], options.way, options.batch, not options.inference)))
        return 0
    above = []
    with tempfile.TemporaryDirectory() as folder:
        library = pathlib.Path(folder) / "counter.so"
        subprocess.run(("cc", "-O2", "-shared", "-fPIC", "-x", "c", "-", "-o", library), input=COUNTER, text=True, check=True)
        print(f"{'MB, held + growth':18}" + "".join(f"{way:>20}" for way in ("eager", "tcopt", "inductor")), flush=True)
        for name in options.models:
            rows = {}
            for way in ("eager", "tcopt", "inductor"):
                command = [sys.executable, __file__, name, f"--way={way}", f"--batch={options.batch}",
                           *(["--inference"] if options.inference else [])]
                done = subprocess.run(command, env={**os.environ, "LD_PRELOAD": str(library)}, capture_output=True, text=True, timeout=900)
                if done.returncode:
                    raise SystemExit(f"{name} by {way}:\n{done.stderr[-3000:]}")
                rows[way] = json.loads(done.stdout.splitlines()[-1])
            print(f"{name:18}" + "".join(f"{row['held']:11.1f} +{row['growth']:7.1f}" for row in rows.values()), flush=True)
            if rows["tcopt"]["growth"] > 1.02 * rows["inductor"]["growth"]:
                above.append(name)
    if above:
        print(f"tcopt is above Inductor for {', '.join(above)}")
    return int(bool(above))


if __name__ == "__main__":
    sys.exit(main())
