"""When a result agrees with PyTorch's (docs/Numerics.md, 'When is a result right?').

`difference` is given PyTorch's answer in the dtype (eager) and, for floats, its answer in f64 (exact). Integers, Booleans,
shapes and dtypes are equal. Floats: each element within 4 ulp of one answer; or else the root mean square error is near
that of eager, and no element is far off. NaN and Inf are where one answer has them.

  python -m unittest opinfo.judging      (in tools/dev)
"""
import math
import unittest

import numpy as np
import torch

from .dtypes import NAME

FLOAT_DTYPES = (torch.float64, torch.float32, torch.float16, torch.bfloat16)
DIGITS = {torch.float64: 53, torch.float32: 24, torch.float16: 11, torch.bfloat16: 8}
CLOSE, FAR, BASE = 4, 64, 8  # ulps


def to_numpy(t):
    """bf16 as two raw bytes."""
    t = t.detach().contiguous()
    return t.view(torch.int16).numpy().view("V2") if t.dtype == torch.bfloat16 else t.numpy()


def from_numpy(a):
    if a.dtype.kind == "V":
        return torch.from_numpy(a.view(np.int16).copy()).view(torch.bfloat16)
    return torch.from_numpy(np.array(a))


def ulp(reference, dtype):
    """The gap of the dtype at each element."""
    info = torch.finfo(dtype)
    least = max(math.ldexp(info.smallest_normal, -(DIGITS[dtype] - 1)), 5e-324)
    return (reference.abs().double() * info.eps).clamp(min=least)


def same_kind(a, b):
    """Both NaN, both the same infinity, or both finite."""
    return (a == b) | (a.isnan() & b.isnan()) | (a.isfinite() & b.isfinite())


def close(found, expected, dtype, ulps):
    """Which elements agree with one reference."""
    f, e = found.double(), expected.double()
    near = (f - e).abs() <= ulp(e, dtype) * ulps
    return same_kind(f, e) & (near | ~e.isfinite())


def rms(x):
    return math.sqrt(float((x * x).mean())) if x.numel() else 0.0


def nearly_overflow(exact, dtype):
    """Where a number of the dtype may as well be an infinity."""
    info = torch.finfo(dtype)
    return (exact.abs() / info.max - 1).abs() <= FAR * info.eps


def difference(found, eager, exact=None):
    """Empty if the result agrees, else what is wrong."""
    if found.dtype != eager.dtype:
        return f"element type {NAME[found.dtype]}, expected {NAME.get(eager.dtype, eager.dtype)}"
    if found.shape != eager.shape:
        return f"shape {tuple(found.shape)}, expected {tuple(eager.shape)}"
    if eager.dtype not in FLOAT_DTYPES:
        return told(found, found == eager, [eager])
    references = [eager] if exact is None else [eager, exact]
    near = torch.zeros(found.shape, dtype=torch.bool)
    for r in references:
        near |= close(found, r.to(found.dtype), found.dtype, CLOSE)
    if bool(near.all()) or exact is None:
        return told(found, near, references)
    return statistical(found, eager.double(), exact.double(), references, near)


def statistical(found, eager, exact, references, near):
    dtype, f = found.dtype, found.double()
    kind = same_kind(f, eager) | same_kind(f, exact.to(dtype).double()) | nearly_overflow(exact, dtype)
    if not bool(kind.all()):
        return told(found, kind, references)
    finite = f.isfinite() & eager.isfinite() & exact.isfinite() & exact.to(dtype).isfinite()
    f, e, x = f[finite], eager[finite], exact[finite]
    scale, eps = rms(x), torch.finfo(dtype).eps
    room = ulp(torch.maximum(x.abs(), torch.full_like(x, scale)), dtype) * FAR
    far = torch.zeros(found.shape, dtype=torch.bool)
    far[finite] = (f - x).abs().minimum((f - e).abs()) > room
    if bool(far.any()):
        return told(found, ~far, references)
    bound = (3 if dtype in (torch.float16, torch.bfloat16) else 2) * rms(e - x) + BASE * eps * scale
    if rms(f - x) > bound:
        return f"root mean square error {rms(f - x):.3g}, bound {bound:.3g}; " + told(found, near, references)
    return ""


def told(found, agree, references):
    if bool(agree.all()):
        return ""
    at = tuple((~agree).nonzero()[0].tolist())
    expected = " or ".join(str(r[at].item()) for r in references)
    return f"{int((~agree).sum())} of {agree.numel()} wrong, first at {at}: found {found[at].item()}, expected {expected}"


class SelfTest(unittest.TestCase):
    def test_equal(self):
        for dtype in NAME:
            t = torch.tensor([0, 1, 1], dtype=dtype)
            self.assertEqual(difference(t, t, t.double()), "")

    def test_kinds(self):
        one = torch.tensor([1.0])
        self.assertIn("element type", difference(one, one.double()))
        self.assertIn("shape", difference(one, one.reshape(1, 1)))
        self.assertIn("1 of 1", difference(one, torch.tensor([math.nan]), torch.tensor([math.nan])))
        self.assertEqual(difference(torch.tensor([math.inf]), torch.tensor([math.inf]), torch.tensor([1e39])), "")

    def test_integers(self):
        self.assertIn("found 2, expected 3", difference(torch.tensor([2]), torch.tensor([3])))

    def test_floats(self):
        eager = torch.randn(1000)
        exact = eager.double()
        self.assertEqual(difference(eager * (1 + 3e-7), eager, exact), "")
        self.assertIn("root mean square", difference(eager * (1 + 3e-6), eager, exact))
        spoilt = eager.clone()
        spoilt[17] += 0.01
        self.assertIn("1 of 1000", difference(spoilt, eager, exact))

    def test_no_exact(self):
        self.assertEqual(difference(torch.tensor([1.0 + 4e-7]), torch.tensor([1.0])), "")
        self.assertIn("1 of 1", difference(torch.tensor([1.0 + 1e-6]), torch.tensor([1.0])))


if __name__ == "__main__":
    unittest.main()
