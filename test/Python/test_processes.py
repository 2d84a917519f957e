"""Tests with a process of their own: imports, forks, tools, memory."""
import os
import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

os.environ["TCOPT_CACHE_DIR"] = ""

SCALE = """
import numpy as np, tcopt
def scale():
    t = "tensor<?xf32>"
    return tcopt.compile(f'func.func @main(%x: {t}) -> {t} {{ %0 = graph.add %x, %x : ({t}, {t}) -> {t} return %0 : {t} }}')
x = np.arange(100000, dtype=np.float32)
"""


def run(code, timeout=120):
    done = subprocess.run([sys.executable, "-c", SCALE + textwrap.dedent(code)], capture_output=True, text=True, timeout=timeout)
    if done.returncode:
        raise AssertionError(f"exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


class Imports(unittest.TestCase):
    def test_imports_neither_numpy_nor_torch(self):
        said = subprocess.run([sys.executable, "-c", "import sys, tcopt; print([m for m in ('numpy', 'torch') if m in sys.modules])"],
                              capture_output=True, text=True, timeout=60)
        self.assertEqual((said.stdout.strip(), said.stderr), ("[]", ""))

    def test_without_numpy(self):
        said = subprocess.run([sys.executable, "-c", textwrap.dedent("""
            import sys, tcopt
            sys.modules["numpy"] = None
            program = tcopt.compile("func.func @main() -> tensor<f32> { %0 = graph.constant dense<1.0> : tensor<f32> return %0 : tensor<f32> }")
            try:
                program()
            except ImportError as error:
                print("refused")
            try:
                program.__call__(1)
            except TypeError as error:
                print("counted")
            """)], capture_output=True, text=True, timeout=60)
        self.assertEqual(said.stdout.split(), ["refused", "counted"], said.stderr)


class Forks(unittest.TestCase):
    def test_child_calls_and_compiles(self):
        self.assertEqual(run("""
            import os
            program = scale()
            program(x)
            child = os.fork()
            if child == 0:
                ok = np.array_equal(program(x), 2 * x) and np.array_equal(scale()(x), 2 * x)
                os._exit(0 if ok else 1)
            print(os.waitpid(child, 0)[1], np.array_equal(program(x), 2 * x))
            """), "0 True")

    def test_fork_while_another_thread_compiles(self):
        self.assertEqual(run("""
            import os, threading
            thread = threading.Thread(target=lambda: [scale() for _ in range(10)])
            thread.start()
            children = []
            for _ in range(5):
                child = os.fork()
                if child == 0:
                    os._exit(0 if np.array_equal(scale()(x), 2 * x) else 1)
                children.append(child)
            print([os.waitpid(child, 0)[1] for child in children])
            thread.join()
            """), "[0, 0, 0, 0, 0]")


class Memory(unittest.TestCase):
    def test_calls_do_not_leak(self):
        grown = int(run("""
            import resource
            program, small = scale(), np.ones(10, np.float32)
            def work(count):
                for _ in range(count):
                    program(small)
                    try:
                        program(small[:, None])
                    except tcopt.CallError:
                        pass
            work(20000)
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            work(200000)
            print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
            """))
        self.assertLess(grown, 2000)  # KiB; a leak of 16 bytes a call is 3,200

    def test_programs_do_not_leak(self):
        grown = int(run("""
            import resource
            for _ in range(30):
                scale()(x)
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            for _ in range(100):
                scale()(x)
            print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
            """))
        self.assertLess(grown, 20000)


class Tools(unittest.TestCase):
    def run_module(self, *arguments):
        return subprocess.run([sys.executable, "-m", "tcopt", *arguments], capture_output=True, text=True, timeout=60)

    def test_runs_a_tool(self):
        done = self.run_module("opt", "--version")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("tcopt", done.stdout)
        self.assertEqual(self.run_module("tcopt-run", "--version").returncode, 0)

    def test_names_the_tools(self):
        for arguments in ((), ("nothing",)):
            done = self.run_module(*arguments)
            self.assertEqual(done.returncode, 2)
            self.assertIn("opt,", done.stderr)
            self.assertIn("translate", done.stderr)


class Cache(unittest.TestCase):
    def compile(self, folder, code="", flags=()):
        done = subprocess.run([sys.executable, *flags, "-c", SCALE + textwrap.dedent(code) + "\nprogram = scale(); print(program.kernels, program(x)[3])"],
                              capture_output=True, text=True, timeout=60, env={**os.environ, "TCOPT_CACHE_DIR": str(folder)})
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout, done.stderr

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "new"
            files = lambda: list(path.glob("llvmcache-*"))  # noqa: E731
            first = self.compile(path)
            self.assertEqual(len(files()), 1)
            self.assertIn("add", first[0])
            self.assertEqual(first, self.compile(path))
            self.compile(path, "compile = tcopt.compile; tcopt.compile = lambda text: compile(text, opt_level=0)")
            self.assertEqual(len(files()), 2)
            for file in files():
                file.write_bytes(file.read_bytes()[:-9])
            out, err = self.compile(path)
            self.assertEqual(out, first[0])
            self.assertIn("is damaged, and the program is compiled again", err)
            self.assertEqual(self.compile(path), first)

    def test_warnings_as_errors_do_not_end_a_compilation(self):
        with tempfile.NamedTemporaryFile() as file:
            out, err = self.compile(file.name + "/folder", flags=["-W", "error"])
        self.assertIn("6.0", out)
        self.assertIn("cannot write to the cache", err)

    def test_logs_are_of_compilations(self):
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(2):
                self.assertIn("add", self.compile(folder, "tcopt.set_log('kernels')")[1])


class Logs(unittest.TestCase):
    def test_channels(self):
        done = subprocess.run([sys.executable, "-c", SCALE + "tcopt.set_log('kernels'); scale()"], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("add", done.stderr)
        done = subprocess.run([sys.executable, "-c", SCALE + "tcopt.set_log('nothing')"], capture_output=True, text=True, timeout=60)
        self.assertIn("ValueError", done.stderr)


if __name__ == "__main__":
    unittest.main()
