"""Caches, aot_compile and frozen parameters of the backend of torch.compile. Each case has processes and folders of its own."""
import json
import logging
import os
import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

import torch
from torch import nn

import tcopt
import tcopt.torch

PROGRAM = """
import json, logging, sys, warnings
import torch, tcopt.torch
from torch import nn
from torch._dynamo.utils import counters
torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Dropout(0.0), nn.Linear(16, 4))
x = torch.randn(3, 8)
options = json.loads(sys.argv[2]) if len(sys.argv) > 2 else {}
compiled = torch.compile(model, backend=tcopt.torch.backend, options=options)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    if sys.argv[1] == "train":
        y = compiled(x)
        y.square().sum().backward()
        g = [p.grad.clone() for p in model.parameters()]
        model.zero_grad()
        model(x).square().sum().backward()
        torch.testing.assert_close(g, [p.grad for p in model.parameters()])
    else:
        with torch.no_grad():
            y = compiled(x)
torch.testing.assert_close(y, model(x))
print(json.dumps({**counters["tcopt"], "hits": counters["aot_autograd"]["autograd_cache_hit"],
                  "warnings": [str(w.message) for w in caught if "tcopt" in str(w.message)]}))
"""
TORCH = '{"cache": "torch"}'


class Case(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_program(self, *arguments, source=PROGRAM, **environment):
        changed = {"TCOPT_CACHE_DIR": str(self.folder / "tcopt"), "TORCHINDUCTOR_CACHE_DIR": str(self.folder / "torch"), **environment}
        done = subprocess.run([sys.executable, "-c", textwrap.dedent(source), *arguments], capture_output=True, text=True, timeout=300,
                              env={**os.environ, **changed})
        self.assertEqual(done.returncode, 0, done.stderr[-3000:])
        return json.loads(done.stdout.splitlines()[-1])


class Caches(Case):
    def test_torch_cache(self):
        for mode, programs in (("inference", 1), ("train", 2)):
            first, second = (self.run_program(mode, TORCH) for _ in range(2))
            self.assertEqual((first["compiled programs"], first["hits"]), (programs, 0))
            self.assertEqual((second.get("compiled programs"), second["hits"]), (None, 1))
            self.assertNotIn("programs from the cache", second)

    def test_own_cache(self):
        for mode, programs in (("inference", 1), ("train", 2)):
            first, second = (self.run_program(mode) for _ in range(2))
            self.assertEqual(first["compiled programs"], programs)
            self.assertEqual((second.get("compiled programs"), second["programs from the cache"]), (None, programs))

    def test_options_and_cpus_miss(self):
        for cache in (True, "torch"):
            environment = {"TCOPT_CACHE_DIR": str(self.folder / str(cache))}
            self.run_program("inference", json.dumps({"cache": cache}), **environment)
            for options in ({"numerics": "strict"}, {"target_cpu": "x86-64-v3"}):
                found = self.run_program("inference", json.dumps({"cache": cache, **options}), **environment)
                self.assertEqual((found.get("compiled programs"), found["hits"]), (1, 0), (options, cache))
                found = self.run_program("inference", json.dumps({"cache": cache, **options}), **environment)
                self.assertNotIn("compiled programs", found)

    def test_another_table_misses(self):
        self.run_program("inference", TORCH)
        found = self.run_program("inference", TORCH, source=PROGRAM.replace(
            "import torch, tcopt.torch", "import torch, tcopt.torch; from tcopt.torch import caching; caching.own_sources = lambda: 'other'"))
        self.assertEqual(found["hits"], 0)

    def test_damaged_files(self):
        self.run_program("train")
        files = sorted((self.folder / "tcopt").glob("llvmcache-*"))
        self.assertEqual(len(files), 2)
        whole = files[0].read_bytes()
        files[0].write_bytes(whole[:len(whole) // 2])
        files[1].write_bytes(files[1].read_bytes()[:-1] + b"x")
        found = self.run_program("train")
        self.assertEqual(found["compiled programs"], 2)
        self.assertEqual(len([w for w in found["warnings"] if "is damaged" in w]), 2)
        self.assertEqual(self.run_program("train")["programs from the cache"], 2)

    def test_folder_that_cannot_be_written(self):
        (self.folder / "file").write_text("")
        found = self.run_program("inference", TCOPT_CACHE_DIR=str(self.folder / "file" / "folder"))
        self.assertEqual(found["compiled programs"], 1)
        self.assertIn("cannot write to the cache", found["warnings"][0])

    def test_caches_are_disabled(self):
        for arguments, environment in ((("inference", '{"cache": false}'), {}), (("inference",), {"TORCHINDUCTOR_FORCE_DISABLE_CACHES": "1"})):
            for _ in range(2):
                self.assertEqual(self.run_program(*arguments, **environment)["compiled programs"], 1)
        self.assertFalse((self.folder / "tcopt").exists())

    def test_many_processes(self):
        environment = {**os.environ, "TCOPT_CACHE_DIR": str(self.folder / "tcopt"), "TORCHINDUCTOR_CACHE_DIR": str(self.folder / "torch")}
        processes = [subprocess.Popen([sys.executable, "-c", PROGRAM, "train", TORCH], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                      env=environment) for _ in range(4)]
        for process in processes:
            out, err = process.communicate(timeout=300)
            self.assertEqual(process.returncode, 0, err[-2000:])
            self.assertEqual(json.loads(out.splitlines()[-1])["warnings"], [])

    def test_fallbacks_are_told_again(self):
        source = """
            import json, logging, torch, tcopt.torch
            from torch._dynamo.utils import counters
            said = []
            logging.getLogger("tcopt").addFilter(lambda record: said.append(record.getMessage()))
            f = lambda x: torch.complex(x * 2, x).real + 1
            x = torch.eye(4) + 0.1
            torch.testing.assert_close(torch.compile(f, backend=tcopt.torch.backend, options={"cache": "torch"})(x), f(x))
            print(json.dumps({"fallbacks": dict(tcopt.torch.fallbacks), "said": said, "hits": counters["aot_autograd"]["autograd_cache_hit"]}))
        """
        first, second = (self.run_program(source=source) for _ in range(2))
        self.assertEqual((first["hits"], second["hits"]), (0, 1))
        self.assertTrue(first["fallbacks"])
        self.assertEqual(first["fallbacks"], second["fallbacks"])
        self.assertEqual(first["said"], second["said"])

    def test_dynamic_sizes(self):
        source = """
            import json, sys, torch, tcopt.torch
            from torch._dynamo.utils import counters
            f = torch.compile(lambda x, w: ((x @ w).relu(), x.t()[1:] * x.size(0)), backend=tcopt.torch.backend, options=json.loads(sys.argv[1]))
            w = torch.randn(6, 5, requires_grad=True)
            for n in (3, 4, 7):
                x = torch.randn(n, 6)
                y, z = f(x, w)
                torch.testing.assert_close((y, z), ((x @ w).relu(), x.t()[1:] * n))
                y.sum().backward()
            print(json.dumps({**counters["tcopt"], "hits": counters["aot_autograd"]["autograd_cache_hit"]}))
        """
        for options, hits in (("{}", 0), (TORCH, 2)):
            # Texts of symbols do not depend on the order of sets.
            first, second = (self.run_program(options, source=source, TCOPT_CACHE_DIR=str(self.folder / str(hits)), PYTHONHASHSEED=seed)
                             for seed in ("1", "2"))
            self.assertEqual(first["compiled programs"], 4)
            self.assertNotIn("compiled programs", second)
            self.assertEqual(second["hits"], hits)


class AotCompile(Case):
    MODEL = """
        import json, sys, time, torch, tcopt.torch
        from torch import nn
        from torch._dynamo.utils import counters

        class Model(nn.Module):
            def __init__(self):
                super().__init__()
                self.a, self.b = nn.Linear(8, 16), nn.Linear(16, 4)

            def forward(self, x):
                return self.b(nn.functional.gelu(self.a(x)))
        torch.manual_seed(0)
        model, x = Model(), torch.randn(3, 8)
    """
    SAVE = MODEL + """
        if hasattr(torch._dynamo.config, "enable_aot_compile"):
            torch._dynamo.config.enable_aot_compile = True
        compiled = torch.compile(model, backend=tcopt.torch.backend, fullgraph=True)
        with torch.set_grad_enabled(sys.argv[1] == "train"):
            compiled.forward.aot_compile(((x,), {})).save_compiled_function(sys.argv[2])
        print("{}")
    """
    LOAD = MODEL + """
        tcopt.default_session()
        with torch.set_grad_enabled(sys.argv[1] == "train"):
            start = time.perf_counter()
            with open(sys.argv[2], "rb") as file:
                loaded = torch.compiler.load_compiled_function(file)
            seconds = time.perf_counter() - start
            y = loaded(model, x)
            torch.testing.assert_close(y, model(x))
            if sys.argv[1] == "train":
                y.sum().backward()
                g = [p.grad.clone() for p in model.parameters()]
                model.zero_grad()
                model(x).sum().backward()
                torch.testing.assert_close(g, [p.grad for p in model.parameters()])
        print(json.dumps({"seconds": seconds, **counters["tcopt"]}))
    """

    def test_aot_compile(self):
        for mode in ("inference", "train"):
            file = str(self.folder / mode)
            self.run_program(mode, file, source=self.SAVE, TCOPT_CACHE_DIR="")
            found = self.run_program(mode, file, source=self.LOAD, TCOPT_CACHE_DIR="")
            self.assertEqual(set(found), {"seconds"})


class Freezing(unittest.TestCase):
    def setUp(self):
        torch._dynamo.reset()
        torch.manual_seed(0)
        self.model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.Flatten(), nn.Linear(8 * 36, 4)).eval()
        self.x = torch.randn(2, 3, 8, 8)

    def compiled(self, model):
        return torch.compile(model, backend=tcopt.torch.backend, options={"freezing": True})

    def agree(self, fast):
        with torch.no_grad():  # sums of a convolution and of 288 products, in another order than PyTorch's
            torch.testing.assert_close(fast(self.x), self.model(self.x), rtol=1e-4, atol=1e-5)

    def test_parameters_are_constants(self):
        fast = self.compiled(self.model)
        self.agree(fast)
        self.agree(fast)

    def test_changes_are_noticed(self):
        fast = self.compiled(self.model)
        self.agree(fast)
        changes = (lambda: self.model[0].weight.mul_(2), lambda: setattr(self.model[4], "bias", nn.Parameter(torch.ones(4))),
                   lambda: self.model[1].running_mean.add_(1), lambda: setattr(self.model[4].weight, "data", torch.randn(4, 8 * 36)),
                   lambda: self.model.load_state_dict({n: t + 1 for n, t in self.model.state_dict().items()}))
        with torch.no_grad(), self.assertLogs("tcopt", logging.WARNING) as logs:
            for change in changes:
                change()
                self.agree(fast)
        self.assertEqual(len(logs.output), len(changes))
        self.assertIn("as arguments", logs.output[-1])
        with torch.no_grad():
            self.model[0].weight.mul_(3)
        self.agree(fast)

    def test_training_is_not_frozen(self):
        fast = self.compiled(self.model)
        fast(self.x).sum().backward()
        self.assertIsNotNone(self.model[0].weight.grad)

    def test_buffers_that_are_written(self):
        self.model.train()
        twin = torch.compile(self.model, backend="eager")
        del twin
        fast = self.compiled(self.model)
        with torch.no_grad():
            before = self.model[1].running_mean.clone()
            fast(self.x)
            fast(self.x)
        self.assertFalse(torch.equal(before, self.model[1].running_mean))
        self.assertEqual(self.model[1].num_batches_tracked.item(), 2)


if __name__ == "__main__":
    unittest.main()
