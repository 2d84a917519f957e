"""Inputs of recorded graphs from a seed, and checks of outputs (docs/TorchGraph.md, "Numbers"). Needs NumPy, not torch.

Random words are those of `randomTensor` (include/tcopt/Support/RandomInput.h), by Philox4x32-10.
"""
import math

import numpy as np

DOMAIN = 0x74636F70
LOW = np.uint64(0xFFFFFFFF)
EPSILON = {"f64": 2.0**-52, "f32": 2.0**-23, "f16": 2.0**-10, "bf16": 2.0**-7}
DIGITS = 10  # of a number in a check


def philox(counter, key):
    """Four arrays of 32-bit words, in uint64, of a counter of four arrays and a key of two integers."""
    c0, c1, c2, c3 = (np.asarray(c, np.uint64) for c in counter)
    k0, k1 = key
    for _ in range(10):
        even, odd = c0 * np.uint64(0xD2511F53), c2 * np.uint64(0xCD9E8D57)
        c0, c1 = (odd >> np.uint64(32)) ^ c1 ^ np.uint64(k0), odd & LOW
        c2, c3 = (even >> np.uint64(32)) ^ c3 ^ np.uint64(k1), even & LOW
        k0, k1 = (k0 + 0x9E3779B9) & 0xFFFFFFFF, (k1 + 0xBB67AE85) & 0xFFFFFFFF
    return c0, c1, c2, c3


def words(count, seed, argument):
    """The 64-bit word of each element."""
    halves = [argument & 0xFFFFFFFF, argument >> 32, DOMAIN, 0]
    first = philox([[h] for h in halves], (seed & 0xFFFFFFFF, seed >> 32))
    block = np.arange((count + 1) // 2, dtype=np.uint64)
    zero = np.zeros_like(block)
    w = philox((block & LOW, block >> np.uint64(32), zero, zero), (int(first[0][0]), int(first[1][0])))
    pairs = np.stack([w[0] | w[1] << np.uint64(32), w[2] | w[3] << np.uint64(32)], axis=1)
    return pairs.reshape(-1)[:count]


def units(word):
    """Uniform in [0, 1) with 53 bits."""
    return (word >> np.uint64(11)).astype(np.float64) * 2.0**-53


def in_range(word, low, high):
    """Integers of [low, high], which has at most 2^32 of them."""
    span = np.uint64(high - low + 1)
    high_half, low_half = word >> np.uint64(32), word & LOW
    return low + ((high_half * span + (low_half * span >> np.uint64(32))) >> np.uint64(32)).astype(np.int64)


def number(x):
    """A number of JSON; infinities and NaN are strings there."""
    return float(x) if isinstance(x, str) else x


def elements(source, count, seed, argument):
    """The elements of an input in row-major order of its indices: f64 or i64, still to be rounded to its dtype."""
    if "values" in source:
        values = [number(v) for v in source["values"]]
        return np.array(values, np.float64 if any(isinstance(v, float) for v in values) else np.int64)
    word = words(count, seed, argument)
    if "range" in source:
        return in_range(word, *source["range"])
    if "choices" in source:
        return np.array([number(v) for v in source["choices"]], np.float64)[in_range(word, 0, len(source["choices"]) - 1)]
    drawn = source["low"] + (source["high"] - source["low"]) * units(word)
    return np.where(word & np.uint64(3), drawn, number(source["extreme"])) if "extreme" in source else drawn


# --- Checks of outputs ---

def weights(count):
    """Weights of the sum `dot`, in [-1, 1), which differ for any two of 2^32 elements."""
    return (np.arange(count, dtype=np.uint64) * np.uint64(2654435761) & LOW).astype(np.float64) * 2.0**-31 - 1.0


def samples(count):
    """Indices of the elements that a check has whole."""
    return list(range(count)) if count <= 4 else [0, count // 3, 2 * count // 3, count - 1]


def short(x):
    x = float(x)
    return float(f"{x:.{DIGITS}g}") if math.isfinite(x) else "nan" if math.isnan(x) else "inf" if x > 0 else "-inf"


def check_of(values):
    """The check of the elements of an output, a flat array of f64. Elements that are not finite count as 0 in its sums."""
    finite = np.isfinite(values)
    x = np.where(finite, values, 0.0)
    size = np.abs(x)
    row = {"sum": short(x.sum()), "abs": short(size.sum()), "max": short(size.max(initial=0.0)), "dot": short(x @ weights(x.size)),
           "at": [short(values[i]) for i in samples(values.size)]}
    return row if finite.all() else {**row, "nonfinite": int((~finite).sum())}


def room(expected, dtype):
    """The error that an element may have: 8 times that of PyTorch in the output's dtype, and 8 roundings of the largest element."""
    return 8 * (expected.get("error", 0.0) + EPSILON.get(dtype, 0.0) * expected["max"])


def disagreement(found, expected, count, dtype):
    """Empty, or the first number of a check that is too far from the expected one."""
    most = room(expected, dtype)
    limits = {"sum": count * most, "abs": count * most, "max": most, "dot": count * most}
    pairs = [(name, found[name], expected[name], limit) for name, limit in limits.items()]
    pairs += [(f"element {i}", f, e, most) for i, f, e in zip(samples(count), found["at"], expected["at"])]
    pairs.append(("nonfinite", found.get("nonfinite", 0), expected.get("nonfinite", 0), 0.0))
    for name, have, want, limit in pairs:
        if isinstance(have, str) or isinstance(want, str):
            if have != want:
                return f"{name} is {have}, expected {want}"
        elif not abs(have - want) <= limit + 10.0**(2 - DIGITS) * abs(want):
            return f"{name} is {have}, expected {want} within {limit:.3g}"
    return ""
