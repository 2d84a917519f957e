"""Samples of our own where OpInfo has none, or none of a case."""
import math

import torch

from .dtypes import DTYPES, FLOATS
from .registry import own

INTEGERS = "i64 i32 i16 i8 ui8"

# --- Element by element, and sums ---

@own(torch.clamp, "f64 f32")
def bounds(make):
    """Elements that are at bounds, or beyond any; bounds that are numbers, and that are tensors."""
    values = torch.tensor([0, 1, 2, 3, 4, math.inf, math.nan])
    for min, max in ((1, 3), (1, None), (None, 3), (3, 1)):
        yield make((7,)).copy_(values), min, max
        yield make((7,)).copy_(values), *(None if v is None else make(()).fill_(v) for v in (min, max))


def corrected(make):
    """More is taken away from the count than there is, in some."""
    for shape in ((3,), (2, 2)):
        for correction in (2.5, 3.5, 5.5):
            yield make(shape), correction


@own(lambda x, correction: torch.var(x, tuple(range(x.dim())), correction=correction), "f64 f32")
def corrected_variances(make):
    yield from corrected(make)


@own(lambda x, correction: torch.std(x, tuple(range(x.dim())), correction=correction), "f64 f32")
def corrected_deviations(make):
    yield from corrected(make)


@own(lambda x, dtype: x.view(DTYPES[dtype]), f"{FLOATS} {INTEGERS}")
def bits(make):
    width = make(()).dtype.itemsize
    for dtype in (name for name, t in DTYPES.items() if t.itemsize == width and name != "i1"):
        for shape in ((), (5,), (2, 3), (0, 3)):
            yield make(shape), dtype


# --- Subscripts ---

@own(lambda x, index: x[index])
def index_masks(make):
    """Masks of each rank, beside numbers, slices, indices and other masks."""
    rows, columns = torch.tensor([True, False, True, True]), torch.tensor([True, True, False])
    both = torch.tensor([[True, False, True]] * 3 + [[False, True, False]])
    for index in ((both,), (torch.zeros_like(both),), (rows, torch.tensor([2, 0, 1])), (rows, 1), (rows, None, slice(1, 3)),
                  (slice(None), columns), (None, rows), (Ellipsis, columns)):
        yield make((4, 3)), index
    for index in ((both,), (rows, slice(None), rows), (rows, torch.tensor([0, 2, 1]), rows), (slice(None), torch.ones(3, 4).bool()),
                  (2, columns), (both, -1)):
        yield make((4, 3, 4)), index


@own(torch.ops.aten.index_put)
def index_put_masks(make):
    """Masks of each rank, alone, with indices and with other masks; values of the selected shape and values that are expanded."""
    rows, columns = torch.tensor([True, False, True, True]), torch.tensor([True, True, False])
    both = torch.tensor([[True, False, True]] * 3 + [[False, True, False]])
    none = torch.zeros(4, 3, dtype=torch.bool)
    for accumulate in (False, True):
        yield make((4, 3)), [rows], make((3, 3)), accumulate
        yield make((4, 3)), [rows], make((3, 1)), accumulate
        yield make((4, 3)), [both], make((7,)), accumulate
        yield make((4, 3)), [none], make(()), accumulate
        yield make((4, 3, 2)), [both], make((2,)), accumulate
        yield make((4, 3, 2)), [None, columns], make((4, 2, 2)), accumulate
        yield make((4, 3)), [rows, torch.tensor([2, 0, 1])], make((3,)), accumulate
        yield make((4, 3, 4)), [rows, None, rows], make((3, 3)), accumulate


# --- Sizes that depend on data ---

@own(torch.repeat_interleave)
def repeats(make):
    """Repeats of both types, empty repeats, and elements that are repeated 0 times."""
    for dtype in (torch.int64, torch.int32):
        for shape, dim, numbers in (((3,), 0, [2, 0, 1]), ((3, 2), 0, [0, 0, 0]), ((2, 3), -1, [1, 4, 0]),
                                    ((2, 3, 2), 1, [3, 1, 2]),
                                    ((0, 2), 0, []), ((2, 0), 0, [2, 3]), ((4,), None, [1, 0, 2, 1]), ((2, 2), None, [3])):
            yield make(shape), torch.tensor(numbers, dtype=dtype), dim


def special(make):
    """Few numbers, of floats also those that are not finite or have two zeros."""
    x = make((12,), low=0, high=3)
    if not x.is_floating_point():
        return x
    x = x.round()
    return torch.cat([x, torch.tensor([0.0, -0.0, float("nan"), float("inf"), -float("inf"), float("nan")], dtype=x.dtype)])


def taken_apart(make):
    """(x, dim)"""
    yield special(make), None
    yield special(make).reshape(2, 3, -1), None
    yield make((7, 2), low=0, high=2), 0
    yield make((2, 7), low=0, high=2), 1
    yield make((3, 8, 1), low=0, high=2), -2
    yield make((0,)), None
    yield make((1,)), 0
    yield make(()), None


@own(torch.unique)
def groups(make):
    for x, dim in taken_apart(make):
        yield x, True, True, True, dim


@own(torch.unique_consecutive)
def runs(make):
    for x, dim in taken_apart(make):
        yield x, True, True, dim


@own(torch.nonzero)
def zeros(make):
    yield special(make),
    yield make((3, 4, 2), low=0, high=2),
    yield torch.zeros_like(make((3, 2))),
    yield make((2, 0)),
    yield make((300,), low=0, high=2),
    yield make((1, 1, 1), low=1, high=2),


@own(torch.masked_select)
def selections(make):
    for shape, mask in (((4, 3), (4, 3)), ((3,), (4, 1)), ((4, 3), ()), ((), (5,)), ((0, 3), (3,)), ((2, 1, 3), (4, 1))):
        yield make(shape), torch.testing.make_tensor(mask, dtype=torch.bool, device="cpu")
    yield special(make), torch.zeros((1,), dtype=torch.bool)


# --- Tables ---

@own(lambda weight, indices, padding_idx, by_freq: torch.nn.functional.embedding(
         indices, weight, padding_idx, scale_grad_by_freq=by_freq), "f64 f32")
def tables(make):
    """A row of padding has no gradient; with `by_freq` a row has the mean of its gradients, which PyTorch's second derivative
    ignores."""
    for shape, padding_idx, by_freq in (((7,), 2, False), ((3, 4), -1, False), ((), 0, False), ((7,), None, True),
                                        ((3, 4), 1, True)):
        indices = torch.testing.make_tensor(shape, low=0, high=5, dtype=torch.int64, device="cpu")
        yield make((5, 3)), indices, padding_idx, by_freq


def bags_apart(weight, indices, offsets, scales, mode, padding_idx, include_last_offset):
    numbers = offsets.tolist() + ([] if include_last_offset else [indices.numel()])
    results = []
    for begin, end in zip(numbers, numbers[1:]):
        rows = weight[indices[begin:end]]
        if scales is not None:
            rows = rows * scales[begin:end, None]
        rows = rows[indices[begin:end] != (-1 if padding_idx is None else padding_idx)]
        combine = {"sum": rows.sum, "mean": rows.mean, "max": lambda dim: rows.max(dim).values}[mode]
        results.append(combine(0) if rows.shape[0] else torch.zeros_like(weight[0]))
    return torch.stack(results)


def bags_together(weight, indices, offsets, scales, mode, padding_idx, include_last_offset):
    return torch.nn.functional.embedding_bag(indices, weight, offsets, mode=mode, per_sample_weights=scales,
                                             padding_idx=padding_idx, include_last_offset=include_last_offset)


@own(bags_apart, "f64 f32")
def bags(make):
    """Empty bags, repeated rows, bags of the padding only, and indices after the last offset."""
    indices, offsets = torch.tensor([3, 0, 3, 1, 1, 2, 0, 4]), torch.tensor([0, 3, 3, 6])
    for include_last_offset in (False, True):
        for padding_idx in (None, 1):
            for mode in ("sum", "mean", "max"):
                yield make((5, 3)), indices, offsets, None, mode, padding_idx, include_last_offset
            yield make((5, 3)), indices.int(), offsets.int(), make((8,)), "sum", padding_idx, include_last_offset
            yield make((5, 2)), indices[:3], torch.tensor([0, 2, 2]), None, "max", padding_idx, include_last_offset


def dense_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq):
    padding = -1 if padding_idx is None else padding_idx
    return torch.ops.aten.embedding_dense_backward(grad, indices, num_weights, padding, scale_grad_by_freq)


@own(dense_backward, FLOATS)
def embedding_gradients(make):
    """Indices that occur several times, once and never, no indices, and indices of the padding."""
    for shape, rows, width in (((6,), 4, 3), ((2, 5), 5, 2), ((2, 3, 2), 10, 4), ((), 3, 2), ((0,), 3, 2), ((4,), 1, 1),
                               ((3,), 2, 0)):
        for padding_idx, by_frequency, dtype in ((None, False, torch.int64), (0, False, torch.int32), (None, True, torch.int32),
                                                 (rows - 1, True, torch.int64)):
            indices = torch.testing.make_tensor(shape, low=0, high=rows, dtype=dtype, device="cpu")
            yield make((*shape, width)), indices, rows, padding_idx, by_frequency


# --- Windows, and random numbers ---

def folded(x, output_size, *how):
    """PyTorch's fold is of floats: integers in f64, which holds the sums."""
    if x.is_floating_point():
        return torch.nn.functional.fold(x, output_size, *how)
    return torch.nn.functional.fold(x.double(), output_size, *how).to(x.dtype)


@own(folded, f"{FLOATS} {INTEGERS}")
def images(make):
    """(image, channels, kernel, dilation, padding, stride), with the columns that fit and with N or without."""
    for image, channels, *how in (((4, 4), 3, (2, 2), 1, 0, 1), ((4, 4), 2, (2, 3), 1, (0, 1), 1),
                                  ((7, 5), 1, (3, 2), (2, 1), 1, (2, 1)),
                                  ((6, 6), 2, (2, 2), 1, 0, 2), ((5, 8), 2, (3, 3), 1, 1, 2), ((1, 1), 2, (1, 1), 1, 0, 1)):
        columns = torch.nn.functional.unfold(torch.empty((1, channels, *image)), *how).shape[1:]
        for front in ((2,), (), (0,), (1,)):
            yield make((*front, *columns), low=0, high=5), list(image), *how


@own(torch.randperm, "i64")
def randperm(make):
    for size in (0, 1, 2, 7, 8, 100):
        yield (size,)
