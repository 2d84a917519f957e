"""Compilation and calls, with NumPy."""
import gc
import os
import pathlib
import tempfile
import threading
import unittest
import weakref

import numpy as np

os.environ["TCOPT_CACHE_DIR"] = ""
import tcopt  # noqa: E402

SCALE = """
func.func @main(%x: tensor<?x3xf32> {graph.dims = ["B", 3]}) -> tensor<?x3xf32> {
  %c = graph.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = graph.mul %x, %c : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
"""
DTYPES = {"f64": np.float64, "f32": np.float32, "f16": np.float16, "i64": np.int64, "i32": np.int32, "i16": np.int16, "i8": np.int8,
          "ui8": np.uint8}
SUMS = {"rtol": 1e-4}  # sums of 256 products of positive f32 numbers, in another order than NumPy's


def pair(dtype="f32", sizes="2x3"):
    t = f"tensor<{sizes}x{dtype}>"
    return f"func.func @main(%a: {t}, %b: {t}) -> ({t}, {t}) {{\n  %0 = graph.add %a, %b : ({t}, {t}) -> {t}\n" \
           f"  %1 = graph.sub %a, %b : ({t}, {t}) -> {t}\n  return %0, %1 : {t}, {t}\n}}"


class Calls(unittest.TestCase):
    def test_returns_an_array(self):
        x = np.arange(6, dtype=np.float32).reshape(2, 3)
        y = tcopt.compile(SCALE)(x)
        self.assertIs(type(y), np.ndarray)
        np.testing.assert_array_equal(y, x * np.float32([1, 2, 3]))
        self.assertTrue(y.flags.writeable and y.flags.c_contiguous)

    def test_reads_any_strides(self):
        program = tcopt.compile(SCALE)
        whole = np.random.rand(6, 8).astype(np.float32)
        for x in (whole[::2, 1:7:2], whole[:, :3], whole[::-1, 3:6], whole[:3].T[:, :3], np.asfortranarray(whole[:, :3])):
            np.testing.assert_array_equal(program(x), x * np.float32([1, 2, 3]))

    def test_reads_other_byte_orders_and_unaligned_elements(self):
        program = tcopt.compile(SCALE)
        x = np.arange(6, dtype=np.float32).reshape(2, 3)
        raw = np.zeros(25, np.uint8)
        unaligned = raw[1:].view(np.float32).reshape(2, 3)
        unaligned[:] = x
        for given in (x.astype(">f4"), unaligned):
            np.testing.assert_array_equal(program(given), x * np.float32([1, 2, 3]))

    def test_all_dtypes(self):
        for name, dtype in DTYPES.items():
            with self.subTest(name):
                a, b = np.arange(6, dtype=dtype).reshape(2, 3), np.ones((2, 3), dtype)
                total, difference = tcopt.compile(pair(name))(a, b)
                self.assertEqual(total.dtype, dtype)
                np.testing.assert_array_equal(total, a + b)
                np.testing.assert_array_equal(difference, a - b)

    def test_booleans(self):
        t = "tensor<4xi1>"
        program = tcopt.compile(f"func.func @main(%a: {t}) -> {t} {{\n  %0 = graph.logical_not %a : ({t}) -> {t}\n  return %0 : {t}\n}}")
        np.testing.assert_array_equal(program(np.array([True, False, True, True])), [False, True, False, False])

    def test_numbers_and_scalars(self):
        program = tcopt.compile(pair(sizes="").replace("<x", "<"))
        self.assertEqual([float(r) for r in program(3, 0.5)], [3.5, 2.5])
        self.assertEqual([float(r) for r in program(np.float32(3), np.array(1, np.float32))], [4, 2])
        integers = tcopt.compile(pair("i8", sizes="").replace("<x", "<"))
        self.assertEqual([int(r) for r in integers(3, -2)], [1, 5])
        with self.assertRaisesRegex(OverflowError, "argument 'arg0': expected a number of dtype i8 but found 300"):
            integers(300, 1)
        with self.assertRaisesRegex(TypeError, "expected an integer but found 'float'"):
            integers(0.5, 1)

    def test_arguments_by_name(self):
        program = tcopt.compile(pair())
        a, b = np.ones((2, 3), np.float32), np.full((2, 3), 5, np.float32)
        names = [name for name, *_ in program.inputs]
        for given in (program(a, **{names[1]: b}), program(**{names[1]: b, names[0]: a})):
            np.testing.assert_array_equal(given[1], a - b)
        with self.assertRaisesRegex(TypeError, "no argument has the name 'c'"):
            program(a, c=b)
        with self.assertRaisesRegex(TypeError, f"two arguments for '{names[0]}'"):
            program(a, **{names[0]: b})

    def test_empty_arrays(self):
        self.assertEqual(tcopt.compile(SCALE)(np.zeros((0, 3), np.float32)).shape, (0, 3))

    def test_no_results_and_no_arguments(self):
        self.assertIsNone(tcopt.compile("func.func @main() { return }")())
        program = tcopt.compile("func.func @main() -> tensor<2xf32> {\n  %0 = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>\n"
                                "  return %0 : tensor<2xf32>\n}")
        np.testing.assert_array_equal(program(), [1, 2])

    def test_results_outlive_the_program(self):
        program = tcopt.compile(SCALE)
        y = program(np.ones((2, 3), np.float32))
        del program
        gc.collect()
        np.testing.assert_array_equal(y, [[1, 2, 3]] * 2)

    def test_objects_with_dlpack(self):
        class Other:
            def __init__(self, array):
                self.array = array

            def __dlpack__(self, **_):
                return self.array.__dlpack__()

        x = np.arange(12, dtype=np.float32).reshape(4, 3)
        np.testing.assert_array_equal(tcopt.compile(SCALE)(Other(x)), x * np.float32([1, 2, 3]))

    def test_threads(self):
        program, wrong = tcopt.compile(SCALE), []

        def work(seed):
            x = np.random.default_rng(seed).random((500, 3)).astype(np.float32)
            for _ in range(200):
                if not np.array_equal(program(x), x * np.float32([1, 2, 3])):
                    wrong.append(seed)
        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_compiles_in_threads(self):
        results = {}

        def work(size):
            results[size] = tcopt.compile(pair(sizes=f"{size}x2"))(np.ones((size, 2), np.float32), np.ones((size, 2), np.float32))[0]
        threads = [threading.Thread(target=work, args=(size,)) for size in range(1, 9)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for size in range(1, 9):
            np.testing.assert_array_equal(results[size], np.full((size, 2), 2))


class Programs(unittest.TestCase):
    def test_signature(self):
        program = tcopt.compile(SCALE)
        self.assertEqual(program.inputs, (("arg0", "f32", ("B", 3)),))
        self.assertEqual(program.results, (("result0", "f32", ("B", 3)),))
        self.assertEqual(program.signature, "main(arg0: tensor<Bx3xf32>) -> (result0: tensor<Bx3xf32>)")
        self.assertIn("main(arg0", repr(program))
        self.assertTrue(program.kernels)

    def test_files_and_bytecode(self):
        x = np.ones((1, 3), np.float32)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "scale.mlir")
            path.write_text(SCALE)
            np.testing.assert_array_equal(tcopt.compile(path)(x), [[1, 2, 3]])
        np.testing.assert_array_equal(tcopt.compile(SCALE.encode())(x), [[1, 2, 3]])

    def test_options(self):
        names = [name for name, *_ in tcopt.options()]
        self.assertIn("numerics", names)
        tcopt.compile(SCALE, numerics="strict", opt_level=0, allow_atomics=False)
        with self.assertRaisesRegex(TypeError, "no option has the name 'numeric'"):
            tcopt.compile(SCALE, numeric="strict")
        with self.assertRaisesRegex(ValueError, "option 'numerics': expected .* but found 'exact'"):
            tcopt.compile(SCALE, numerics="exact")

    def test_sessions(self):
        session = tcopt.Session()
        self.assertIn("cpu", session.backends)
        np.testing.assert_array_equal(tcopt.compile(SCALE, session=session)(np.ones((1, 3), np.float32)), [[1, 2, 3]])


class Donation(unittest.TestCase):
    TEXT = """
func.func @main(%x: tensor<4xf32>, %state: tensor<4xf32> {tcopt.donates = 1 : i64}) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = graph.add %state, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = graph.mul %0, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}"""

    def setUp(self):
        self.program = tcopt.compile(self.TEXT)
        self.x, self.state = np.arange(4, dtype=np.float32), np.ones(4, np.float32)

    def test_nothing_is_donated_by_default(self):
        self.assertEqual((self.program.updates, self.program.donates), ((1,), ()))
        _, new = self.program(self.x, self.state)
        np.testing.assert_array_equal(self.state, np.ones(4))
        np.testing.assert_array_equal(new, [1, 2, 3, 4])

    def test_writes_over_the_argument(self):
        self.program.donates = self.program.updates
        self.assertEqual(self.program.donates, (1,))
        squares, new = self.program(self.x, self.state)
        self.assertIs(new, self.state)
        np.testing.assert_array_equal(self.state, [1, 2, 3, 4])
        np.testing.assert_array_equal(squares, [1, 4, 9, 16])

    def test_not_over_what_cannot_be_written(self):
        self.program.donates = [1]
        self.state.flags.writeable = False
        for state in (self.state, np.ones(4, ">f4"), np.ones(4, np.float32)[::-1]):
            _, new = self.program(self.x, state)
            self.assertIsNot(new, state)
            np.testing.assert_array_equal(state, np.ones(4))
            np.testing.assert_array_equal(new, [1, 2, 3, 4])

    def test_overlap(self):
        self.program.donates = [1]
        both = np.arange(5, dtype=np.float32)
        squares, new = self.program(both[:4], both[1:])
        np.testing.assert_array_equal(new, [1, 3, 5, 7])
        np.testing.assert_array_equal(squares, [1, 9, 25, 49])

    def test_wrong_numbers(self):
        for wrong in ([0], [2], [-1]):
            with self.assertRaisesRegex(ValueError, "is not one that a result updates"):
                self.program.donates = wrong


class Taken(unittest.TestCase):
    """Calls with a list of arguments, whose large arrays are freed after their last use."""

    def setUp(self):
        t = "tensor<256x256xf32>"
        self.program = tcopt.compile(f"""func.func @main(%x: {t}, %y: {t}, %z: tensor<3xf32>) -> ({t}, tensor<3xf32>) {{
          %0 = graph.matmul %x, %y : ({t}, {t}) -> {t}
          %1 = graph.neg %z : (tensor<3xf32>) -> tensor<3xf32>
          return %0, %1 : {t}, tensor<3xf32>
        }}""")

    def arrays(self):
        return [np.random.rand(256, 256).astype(np.float32), np.random.rand(256, 256).astype(np.float32), np.arange(3, dtype=np.float32)]

    def test_frees_large_arrays(self):
        given, seen = self.arrays(), []
        weakref.finalize(given[0], seen.append, True)
        expected = given[0] @ given[1]
        product, negative = self.program.take(given)
        np.testing.assert_allclose(product, expected, **SUMS)
        np.testing.assert_array_equal(negative, [0, -1, -2])
        self.assertEqual([type(a).__name__ for a in given], ["NoneType", "NoneType", "ndarray"])
        self.assertEqual(seen, [True])

    def test_keeps_arrays_with_other_owners(self):
        x, y, z = self.arrays()
        copy, view = x.copy(), x[:]
        product, _ = self.program.take([view, y, z])
        np.testing.assert_array_equal(x, copy)
        np.testing.assert_allclose(product, x @ y, **SUMS)

    def test_one_array_twice(self):
        x, _, z = self.arrays()
        expected = x @ x
        given = [x, x, z]
        del x
        np.testing.assert_allclose(self.program.take(given)[0], expected, **SUMS)

    def test_wrong_arguments(self):
        given = self.arrays()
        for wrong in (tuple(given), None, given[:2], [*given, given[0]], [given[0], "y", given[2]]):
            with self.assertRaises(TypeError):
                self.program.take(wrong)
        with self.assertRaises(tcopt.CallError):
            self.program.take([given[0][:2], *given[1:]])
        self.assertNotIn(None, [type(a) is np.ndarray or None for a in given])

    def test_threads(self):
        x, y, z = self.arrays()
        expected, wrong = x @ y, []

        def call():
            for _ in range(30):
                given = [x.copy(), y.copy(), z.copy()]
                if not np.allclose(self.program.take(given)[0], expected, **SUMS):
                    wrong.append(given)
        threads = [threading.Thread(target=call) for _ in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(wrong, [])


class Errors(unittest.TestCase):
    def test_all_errors_of_a_program(self):
        wrong = pair().replace("-> (tensor<2x3xf32>, tensor<2x3xf32>) {", "-> (tensor<2x3xf32>, tensor<2x3xf32>) {\n"
                               "  %p = graph.constant dense<1> : tensor<2xi32>\n"
                               "  %q = graph.matmul %p, %a : (tensor<2xi32>, tensor<2x3xf32>) -> tensor<3xf32>\n"
                               "  %r = graph.sum %a, dims = [7], keepdim = false : (tensor<2x3xf32>) -> tensor<2xf32>")
        with self.assertRaises(tcopt.CompileError) as caught:
            tcopt.compile(wrong, name="wrong.mlir")
        first = caught.exception.diagnostics[0]
        self.assertEqual((first.file, first.line), ("wrong.mlir", 3))
        self.assertTrue(first.op.startswith("graph."), first)
        self.assertIn("wrong.mlir:3", str(caught.exception))

    def test_text_that_does_not_parse(self):
        with self.assertRaisesRegex(tcopt.CompileError, "program:1:1"):
            tcopt.compile("nonsense")
        with self.assertRaisesRegex(tcopt.CompileError, "cannot read '/nowhere.mlir'"):
            tcopt.compile(pathlib.Path("/nowhere.mlir"))
        with self.assertRaises(tcopt.CompileError):
            tcopt.compile_onnx(b"nonsense")
        with self.assertRaisesRegex(tcopt.CompileError, "noSuchBackend"):
            tcopt.compile(SCALE, backend="noSuchBackend")

    def test_wrong_arguments(self):
        program = tcopt.compile(pair())
        a = np.ones((2, 3), np.float32)
        with self.assertRaises(tcopt.CallError) as caught:
            program(a.astype(np.float64), np.ones((2, 4), np.float32))
        self.assertEqual(str(caught.exception), "input 'arg0': expected tensor<2x3xf32> but found tensor<2x3xf64>\n"
                                                "input 'arg1': expected tensor<2x3xf32> but found tensor<2x4xf32>")
        self.assertNotEqual(caught.exception.status, 0)
        for given, message in (((a,), "expected 2 arguments but found 1"), ((a, [1]), "argument 'arg1': expected an array"),
                               ((a, None), "but found an object of class 'NoneType'"), ((a, np.zeros((2, 3), complex)), "complex128"),
                               ((a, np.array(["x"])), "dtype <U1"), ((a, np.zeros((2, 3), "O")), "dtype object")):
            with self.assertRaisesRegex(TypeError, message):
                program(*given)

    def test_failures_of_ops_have_locations(self):
        program = tcopt.compile("func.func @main(%x: tensor<4x3xf32>, %i: tensor<2xi64>) -> tensor<2x3xf32> {\n"
                                "  %0 = graph.index_select %x, %i, dim = 0 : (tensor<4x3xf32>, tensor<2xi64>) -> tensor<2x3xf32>\n"
                                "  return %0 : tensor<2x3xf32>\n}", name="gather.mlir")
        x = np.ones((4, 3), np.float32)
        self.assertEqual(program(x, np.array([0, 3])).shape, (2, 3))
        with self.assertRaises(tcopt.CallError) as caught:
            program(x, np.array([0, 4]))
        self.assertEqual((caught.exception.file, caught.exception.line), ("gather.mlir", 2))

    def test_sizes_that_disagree(self):
        t = 'tensor<?xf32> {graph.dims = ["N"]}'
        program = tcopt.compile(f"func.func @main(%a: {t}, %b: {t}) -> tensor<?xf32> {{\n"
                                "  %0 = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>\n  return %0 : tensor<?xf32>\n}")
        with self.assertRaisesRegex(tcopt.CallError, "N"):
            program(np.ones(3, np.float32), np.ones(4, np.float32))


if __name__ == "__main__":
    unittest.main()
