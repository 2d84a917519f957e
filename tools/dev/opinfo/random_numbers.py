"""Random numbers. PyTorch's are other ones, so that results are judged by what is true of all of them.

A property is a function of (found, eager, args, kwargs), lists of tensors and the call, and says what is wrong; shapes
and element types have been compared before.
"""
import math
import unittest

import torch

from .builder import DTYPES, element_name, number
from .registry import op, own

SEED = 20260101
SIGMAS = 5


def seeds(g):
    return [g.const(SEED + len(g.lines), "i64"), g.const(len(g.lines), "i64")]


def random_floats(g, name, sizes, dtype):
    dtype = element_name(dtype) if isinstance(dtype, torch.dtype) else dtype
    return g.emit(name, seeds(g), f"dtype = {dtype}", torch.empty(tuple(sizes), dtype=DTYPES[dtype], device="meta"), sizes)


# --- Properties ---

def mean_of(x, mean, deviation, gap):
    """The mean is near, as near as it may be expected of so many."""
    if not x.numel():
        return ""
    found = float(x.double().mean())
    most = SIGMAS * deviation / math.sqrt(x.numel()) + gap
    return "" if abs(found - mean) <= most else f"mean {found}, expected {mean} +- {most}"


def within(x, low, high):
    """All in [low, high]."""
    if x.numel() and not bool(((x >= low) & (x <= high)).all()):
        return f"numbers from {float(x.min())} to {float(x.max())}, expected [{low}, {high}]"
    return ""


def is_uniform(x, low, high):
    gap = torch.finfo(x.dtype).eps * max(abs(low), abs(high), 1)
    return within(x.double(), low, high) or mean_of(x, (low + high) / 2, abs(high - low) / math.sqrt(12), gap)


def is_normal(x, mean, std):
    """Numbers less `mean` divided by `std`, which may be tensors."""
    z = (x.double() - mean) / torch.as_tensor(std, dtype=torch.float64).clamp(min=1e-30)
    gap = torch.finfo(x.dtype).eps * 64
    if z.numel() and not bool((z.abs() <= 10).all()):
        return f"a number {float(z.abs().max())} standard deviations away"
    return mean_of(z, 0, 1, gap) or (mean_of(z * z, 1, math.sqrt(2), gap) if torch.as_tensor(std).gt(0).all() else "")


def are_bits(x, p):
    if not bool(((x == 0) | (x == 1)).all()):
        return "expected 0 and 1 only"
    sure = (p == 0) | (p == 1)
    if not bool((x[sure] == p[sure]).all()):
        return "expected what is certain where p is 0 or 1"
    return mean_of(x.double() - p.double(), 0, 0.5, 0)


def is_dropout(y, x, p):
    """Each element is dropped or enlarged."""
    scale = 0 if p == 1 else 1 / (1 - p)
    kept = (y.double() - x.double() * scale).abs() <= x.double().abs() * scale * torch.finfo(y.dtype).eps * 2
    if not bool((kept | (y == 0)).all()):
        return "an element that is neither 0 nor x / (1 - p)"
    return mean_of((y != 0)[x != 0].double(), 0 if p == 1 else 1 - p, math.sqrt(p * (1 - p)), 1e-9)


# --- Adapters ---

def dtype_of(input, dtype):
    return element_name(dtype) if dtype else input.dtype


@op("rand", "rand_like", property=lambda found, eager, args, kwargs: is_uniform(found[0], 0, 1))
def rand_like(g, input, *, dtype=None, **ignored):
    return random_floats(g, "rand", input.shape, dtype_of(input, dtype))


def bounds(args, kwargs):
    low, high = (list(args[1:]) + [0, 1][len(args) - 1:])[:2]
    return kwargs.get("from", low), kwargs.get("to", high)


@op("rand", "uniform", property=lambda found, eager, args, kwargs: is_uniform(found[0], *bounds(args, kwargs)))
def uniform(g, input, low=0, high=1, **named):
    low, high = named.get("from", low), named.get("to", high)
    x = random_floats(g, "rand", input.shape, {"f64": "f64"}.get(input.dtype, "f32"))
    x = g.binary("add", g.binary("mul", x, high - low, dtype=x.dtype), low, dtype=x.dtype)
    return g.cast(x, input.dtype)


@op("randn", "randn", property=lambda found, eager, args, kwargs: is_normal(found[0], 0, 1))
def randn(g, *size, dtype=None, **ignored):
    sizes = list(size[0]) if size and not isinstance(size[0], int) else list(size)
    return random_floats(g, "randn", sizes, dtype or "f32")


@op("randn", "randn_like", property=lambda found, eager, args, kwargs: is_normal(found[0], 0, 1))
def randn_like(g, input, *, dtype=None, **ignored):
    return random_floats(g, "randn", input.shape, dtype_of(input, dtype))


def normal_of(g, sizes, mean, std, dtype):
    wide = "f64" if dtype == "f64" else "f32"
    z = random_floats(g, "randn", sizes, wide)
    z = g.binary("mul", z, g.cast(std, wide))
    return g.cast(g.binary("add", z, g.cast(mean, wide)), dtype)


def is_normal_call(found, eager, args, kwargs):
    numbers = [a.double() if isinstance(a, torch.Tensor) else a for a in list(args) + list(kwargs.values())]
    mean, std = kwargs.get("mean", numbers[0]), kwargs.get("std", numbers[1] if len(args) > 1 else 1)
    return is_normal(found[0], mean, std)


def shape_of(x):
    return getattr(x, "shape", ())


@op("randn", "normal", property=is_normal_call)
def normal(g, mean, std=1, **ignored):
    dtype = next(v.dtype for v in (mean, std) if hasattr(v, "dtype"))
    return normal_of(g, torch.broadcast_shapes(shape_of(mean), shape_of(std)), mean, std, dtype)


@op("randn", "normal.number_mean", property=is_normal_call)
def normal_of_numbers(g, mean, std, size=None, *, dtype=None, **ignored):
    if size is None:
        return normal(g, mean, std)
    return normal_of(g, size, mean, std, element_name(dtype) if dtype else "f32")


@op("randn", "normal.in_place",
    property=lambda found, eager, args, kwargs: is_normal(found[0], *(list(args[1:]) + [0, 1][len(args) - 1:])))
def normal_in_place(g, input, mean=0, std=1, *, generator=None):
    return normal_of(g, input.shape, mean, std, input.dtype)


def limits(numbers):
    return (0, numbers[0]) if len(numbers) == 1 else tuple(numbers[:2])


def random_ints(g, low, high, sizes, dtype):
    """Counted in i64; PyTorch has no more than the numbers of the element type."""
    like = torch.empty(tuple(sizes), dtype=torch.int64, device="meta")
    return g.cast(g.emit("randint", seeds(g), f"low = {low}, high = {high}, dtype = i64", like, sizes), dtype)


def are_ints(x, low, high):
    x = x.double()
    if not bool((x == x.floor()).all()):
        return "expected whole numbers"
    return within(x, low, high - 1) or mean_of(x, (low + high - 1) / 2, (high - low) / math.sqrt(12), 0)


@op("randint", "randint", property=lambda found, eager, args, kwargs: are_ints(found[0], *limits([a for a in args if isinstance(a, int)])))
def randint(g, *numbers, dtype=None, **ignored):
    sizes = next(n for n in numbers if not isinstance(n, int))
    low, high = limits([n for n in numbers if isinstance(n, int)])
    return random_ints(g, low, high, sizes, element_name(dtype) if dtype else "i64")


@op("randint", "randint_like", property=lambda found, eager, args, kwargs: are_ints(found[0], *limits(args[1:])))
def randint_like(g, input, *numbers, dtype=None, **ignored):
    return random_ints(g, *limits(numbers), input.shape, dtype_of(input, dtype))


@op("bernoulli", property=lambda found, eager, args, kwargs: are_bits(found[0], args[0]))
def bernoulli(g, input, *, generator=None):
    return g.emit("bernoulli", [input] + seeds(g))


def drop(g, x, p):
    mask = torch.empty(x.shape, dtype=torch.bool, device="meta")
    return g.emit_many("dropout", [x] + seeds(g), f"p = {number(float(p))}", [x.meta, mask])


def dropout_rate(args, kwargs):
    """0 where nothing is dropped."""
    named = dict(zip(("p", "training"), args[1:])) | kwargs
    return named.get("p", 0.5) if named.get("training", True) else 0


def is_dropout_call(found, eager, args, kwargs):
    return is_dropout(found[0], args[0], dropout_rate(args, kwargs))


@op("dropout", "nn.functional.dropout", property=is_dropout_call)
def dropout(g, input, p=0.5, training=True, inplace=False):
    return drop(g, input, p)[0] if training else input


def channels(rank, least):
    """Whole channels are dropped: by ones of the sizes in front of the others."""
    def adapter(g, input, p=0.5, training=True, inplace=False):
        if not training:
            return input
        batched = input.rank >= least
        front = list(input.shape[:2 if batched else 1])
        scale = drop(g, g.full(1.0, front + [1] * (input.rank - len(front)), input.dtype), p)[0]
        return g.binary("mul", input, scale)
    return adapter


def is_channel_dropout(found, eager, args, kwargs):
    """Elements, but no statistics: those of one channel are one choice."""
    wrong = is_dropout(found[0], args[0], dropout_rate(args, kwargs))
    return "" if wrong.startswith("mean") else wrong


op("dropout", "nn.functional.dropout2d", property=is_channel_dropout)(channels(2, 4))
op("dropout", "nn.functional.dropout3d", property=is_channel_dropout)(channels(3, 5))


@op("dropout", "native_dropout_backward")
def native_dropout_backward(g, grad_output, mask, scale):
    """Nothing random is left: grad times mask times scale."""
    return g.binary("mul", g.binary("mul", grad_output, mask), scale)


def are_categories(found, eager, args, kwargs):
    """Nothing impossible, nothing twice unless that is allowed; PyTorch, too, takes what is impossible if nothing is left."""
    p, (count, replacement) = args[0].double(), ([*args[1:], kwargs.get("replacement", False)] + [False])[:2]
    rows, chosen = (p.reshape(1, -1), found[0].reshape(1, -1)) if p.dim() == 1 else (p, found[0])
    if not bool(((chosen >= 0) & (chosen < rows.shape[1])).all()):
        return "a category that there is not"
    possible = (rows > 0).sum(1)
    for row, given, most in zip(rows, chosen, possible):
        if bool((row[given] == 0).any()) and (replacement or count <= int(most)):
            return "a category of probability 0"
        if not replacement and len(given.unique()) < len(given):
            return "a category twice"
    return ""


@op("multinomial", property=are_categories)
def multinomial(g, input, num_samples, replacement=False, *, generator=None):
    like = torch.empty((*input.shape[:-1], num_samples), dtype=torch.int64, device="meta")
    return g.emit("multinomial", [input] + seeds(g), f"num_samples = {num_samples}, replacement = {str(bool(replacement)).lower()}", like)


def is_permutation(found, eager, args, kwargs):
    numbers = torch.arange(args[0], dtype=found[0].dtype)
    return "" if found[0].sort().values.equal(numbers) else "not all numbers, each once"


def write_randperm(g, size):
    return g.emit("randperm", seeds(g), "", torch.empty((size,), dtype=torch.int64, device="meta"), [size])


@own("randperm", write_randperm, torch.randperm, "i64", property=is_permutation)
def randperm(make):
    for size in (0, 1, 2, 7, 8, 100):
        yield (size,)


class PropertiesTest(unittest.TestCase):
    """Each property holds for PyTorch's own numbers and finds a fault."""

    def setUp(self):
        torch.manual_seed(7)

    def test_uniform(self):
        x = torch.rand(1000)
        self.assertEqual(is_uniform(x, 0, 1), "")
        self.assertIn("expected [0, 1]", is_uniform(x + 0.5, 0, 1))
        self.assertIn("mean", is_uniform(x * 0.8, 0, 1))
        self.assertEqual(is_uniform(torch.empty(0), 0, 1), "")

    def test_normal(self):
        x = torch.randn(1000)
        self.assertEqual(is_normal(x, 0, 1), "")
        self.assertEqual(is_normal(x * 3 + 2, 2, 3), "")
        self.assertIn("mean", is_normal(x + 0.3, 0, 1))
        self.assertIn("mean", is_normal(x * 1.5, 0, 1))
        self.assertIn("standard deviations", is_normal(x * 1e4, 0, 1))

    def test_integers(self):
        x = torch.randint(-3, 9, (1000,))
        self.assertEqual(are_ints(x, -3, 9), "")
        self.assertIn("expected [0, 8]", are_ints(x, 0, 9))
        self.assertIn("whole", are_ints(x + 0.5, -3, 9))
        self.assertIn("mean", are_ints(x.clamp(max=2), -3, 9))

    def test_bernoulli(self):
        p = torch.full((1000,), 0.3)
        p[:10], p[10:20] = 0, 1
        x = torch.bernoulli(p)
        self.assertEqual(are_bits(x, p), "")
        self.assertIn("mean", are_bits(torch.bernoulli(p * 0 + 0.3).where((p > 0) & (p < 1), p).maximum((p == 0.3) * 1.0), p))
        self.assertIn("certain", are_bits(1 - x, p))
        self.assertIn("0 and 1", are_bits(x * 2, p))

    def test_dropout(self):
        x = torch.randn(1000)
        self.assertEqual(is_dropout(torch.nn.functional.dropout(x, 0.3), x, 0.3), "")
        self.assertEqual(is_dropout(x * 0, x, 1), "")
        self.assertIn("mean", is_dropout(torch.nn.functional.dropout(x, 0.0) / 0.7, x, 0.3))
        self.assertIn("neither", is_dropout(x, x, 0.3))


if __name__ == "__main__":
    unittest.main()
