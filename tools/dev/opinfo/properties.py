"""Properties of right answers that need not be PyTorch's answer: random numbers, and indices of equal elements.

A property is a function of (found, eager, args, kwargs): lists of tensors, and the call. It returns an error message, empty for a
right answer, or None if the answer must be PyTorch's. Shapes and element types have been compared before.

  python -m unittest opinfo.properties      (in tools/dev)
"""
import math
import unittest

import torch

SIGMAS = 5


# --- Random numbers ---

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


# --- Properties of calls ---

def bounds(args, kwargs):
    low, high = (list(args[1:]) + [0, 1][len(args) - 1:])[:2]
    return kwargs.get("from", low), kwargs.get("to", high)


def is_uniform_call(found, eager, args, kwargs):
    return is_uniform(found[0], *bounds(args, kwargs))


def is_normal_call(found, eager, args, kwargs):
    numbers = [a.double() if isinstance(a, torch.Tensor) else a for a in list(args) + list(kwargs.values())]
    mean, std = kwargs.get("mean", numbers[0]), kwargs.get("std", numbers[1] if len(args) > 1 else 1)
    return is_normal(found[0], mean, std)


def is_normal_of_deviation(found, eager, args, kwargs):
    """Normal numbers of an OpInfo whose first argument is the standard deviation."""
    return is_normal_call(found, eager, [args[1], args[0], *args[2:]], kwargs)


def is_normal_in_place(found, eager, args, kwargs):
    return is_normal(found[0], *(list(args[1:]) + [0, 1][len(args) - 1:]))


def is_exponential(found, eager, args, kwargs):
    """Numbers of the rate `args[1]`."""
    z = found[0].double() * args[1]
    return within(z, 0, 40) or mean_of(z, 1, 1, torch.finfo(found[0].dtype).eps)


def is_standard_normal(found, eager, args, kwargs):
    return is_normal(found[0], 0, 1)


def limits(numbers):
    return (0, numbers[0]) if len(numbers) == 1 else tuple(numbers[:2])


def are_ints(x, low, high):
    x = x.double()
    if not bool((x == x.floor()).all()):
        return "expected whole numbers"
    return within(x, low, high - 1) or mean_of(x, (low + high - 1) / 2, (high - low) / math.sqrt(12), 0)


def are_ints_of_size(found, eager, args, kwargs):
    return are_ints(found[0], *limits([a for a in args if isinstance(a, int)]))


def are_ints_like(found, eager, args, kwargs):
    return are_ints(found[0], *limits(args[1:]))


def are_bits_call(found, eager, args, kwargs):
    return are_bits(found[0], args[0])


def dropout_rate(args, kwargs):
    """0 where nothing is dropped."""
    named = dict(zip(("p", "training"), args[1:])) | kwargs
    return named.get("p", 0.5) if named.get("training", True) else 0


def is_dropout_call(found, eager, args, kwargs):
    return is_dropout(found[0], args[0], dropout_rate(args, kwargs))


def is_channel_dropout(found, eager, args, kwargs):
    """Elements, but no statistics: those of one channel are one choice."""
    wrong = is_dropout(found[0], args[0], dropout_rate(args, kwargs))
    return "" if wrong.startswith("mean") else wrong


def are_categories(found, eager, args, kwargs):
    """No category of probability 0 while others are left, and without replacement no category twice."""
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


def is_permutation(found, eager, args, kwargs):
    numbers = torch.arange(args[0], dtype=found[0].dtype)
    return "" if found[0].sort().values.equal(numbers) else "not all numbers, each once"


def finite_if(drops):
    """PyTorch's answer, or finite numbers if the call drops elements: `drops(args, kwargs)`."""
    def property(found, eager, args, kwargs):
        if not drops(args, kwargs):
            return None
        return "" if bool(found[0].isfinite().all()) else "a result that is not finite"
    property.drops = drops
    return property


def drops_of_attention(args, kwargs):
    """Elements are dropped and others not."""
    return kwargs.get("dropout_p", 0) not in (0, 1)


def drops_of_heads(args, kwargs):
    return bool(kwargs.get("training", True) and args[10] > 0)


def drops_of_alpha(args, kwargs):
    return bool(kwargs.get("training", False) and kwargs.get("p", 0.5))


# --- Indices of equal elements ---


def same(a, b):
    return a.shape == b.shape and bool(((a == b) | ((a != a) & (b != b))).all())


def lies_there(x, dim, index, values):
    """An error message unless x has `values` at the indices along `dim`."""
    if x.dim() == 0:
        dim, x, index, values = 0, *(t.reshape(1) for t in (x, index, values))
    if index.dim() < x.dim():
        index, values = index.unsqueeze(dim), values.unsqueeze(dim)
    if index.numel() and not bool(((index >= 0) & (index < x.shape[dim])).all()):
        return "an index is out of range"
    return "" if same(torch.gather(x, dim, index.reshape(values.shape)), values) else "other elements lie at the indices"


def is_distinct(index, dim):
    order = index.sort(dim).values if index.dim() else index.reshape(1)
    return not bool((order.diff(dim=dim) == 0).any())


def places(dim_at, distinct=False):
    """The values are PyTorch's, and the elements at the indices have these values; `dim` is the argument of this number."""
    def property(found, eager, args, kwargs):
        if kwargs.get("stable") or len(found) == 1:
            return "" if same(found[0], eager[0]) else "other values"
        dim = kwargs.get("dim", args[dim_at] if len(args) > dim_at else -1)
        if not same(found[0], eager[0]):
            return "other values"
        if distinct and not is_distinct(found[1], dim):
            return "an index is there twice"
        return lies_there(args[0], dim, found[1], found[0])
    return property


def order(found, eager, args, kwargs):
    """The property of argsort: the same elements at other indices."""
    x, dim = args[0], kwargs.get("dim", args[1] if len(args) > 1 else -1)
    values = torch.gather(x.reshape(1), 0, eager[0].reshape(1)) if x.dim() == 0 else torch.gather(x, dim, eager[0])
    return lies_there(x, dim, found[0], values) if is_distinct(found[0], dim) else "an index is there twice"


class RandomTest(unittest.TestCase):
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


class PlacesTest(unittest.TestCase):
    """Each property holds for PyTorch's own answers and finds a fault."""

    def test_places(self):
        for shape in ((), (5,), (3, 4), (2, 0)):
            x = torch.arange(torch.Size(shape).numel()).flip(0).reshape(shape)
            self.assertEqual(places(1, distinct=True)(torch.sort(x), torch.sort(x), (x, -1), {}), "")
            found = torch.kthvalue(x, 1, 0) if x.numel() else torch.sort(x)
            self.assertEqual(places(2)(found, found, (x, 1, 0 if x.numel() else -1), {}), "")

    def test_rank_0(self):
        x, zero = torch.tensor(3.0), torch.tensor(0)
        self.assertEqual(lies_there(x, 0, zero, x), "")
        self.assertIn("out of range", lies_there(x, 0, zero + 1, x))
        self.assertIn("other elements", lies_there(x, -1, zero, x + 1))

    def test_faults(self):
        x = torch.tensor([3, 1, 2])
        values, index = torch.sort(x)
        self.assertIn("other values", places(1)((values + 1, index), (values, index), (x,), {}))
        self.assertIn("other elements", places(1)((values, index.flip(0)), (values, index), (x,), {}))
        self.assertIn("twice", places(1, distinct=True)((values, index * 0), (values, index), (x,), {}))
        self.assertIn("out of range", lies_there(x, 0, index + 3, values))
        self.assertEqual(order([torch.argsort(x)], [torch.argsort(x)], (x,), {}), "")
        self.assertIn("twice", order([torch.tensor([1, 1, 0])], [torch.argsort(x)], (x,), {}))


if __name__ == "__main__":
    unittest.main()
