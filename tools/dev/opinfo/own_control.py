"""Control flow, by samples of our own: PyTorch's higher-order operators, answered by a loop in Python."""
import torch
from torch._higher_order_ops.scan import scan_op
from torch._higher_order_ops.while_loop import while_loop_op

from .registry import own

# --- Branches ---

def cond_reference(pred, x, y):
    """As torch.cond, which would compile both branches first."""
    return (torch.maximum(x, y), x.clone()) if bool(pred) else (torch.minimum(x, y), x.clone())


def traced_cond(pred, x, y):
    branches = lambda x, y: (torch.maximum(x, y), x.clone()), lambda x, y: (torch.minimum(x, y), x.clone())
    return torch.ops.higher_order.cond(pred, *branches, (x, y))


@own(cond_reference)
def cond(make):
    for shape in ((), (4,), (2, 3), (0, 3), (2, 3, 4)):
        for pred in (True, False):
            yield torch.tensor(pred), make(shape), make(shape)


# --- Loops with a condition ---

def while_reference(count, x, y):
    i, a, b = torch.tensor(0), x, y
    while bool(i < count):
        i, a, b = i + 1, torch.minimum(b, a.flip(-1)), a
    return i, a.clone(), b.clone()


def traced_while(count, x, y):
    def before(i, a, b, count):
        return i < count

    def body(i, a, b, count):
        return i + 1, torch.minimum(b, a.flip(-1)), a.clone()
    return while_loop_op(before, body, (torch.tensor(0), x, y), (count,))


@own(while_reference)
def while_loop(make):
    for shape in ((4,), (2, 3), (3, 0), (2, 3, 4)):
        for count in (0, 1, 2, 5):
            yield torch.tensor(count), make(shape), make(shape)


# --- Scans ---

def scan_reference(h, x, y, dim, reverse):
    """The carried value is limited in each step. Its values before and after the steps are stacked in a new first dimension, as in
    torch.scan."""
    places = range(x.shape[dim])
    last, before, after = h, {}, {}
    for i in reversed(places) if reverse else places:
        before[i] = last.clone()
        last = torch.maximum(torch.minimum(last, y.select(dim, i)), x.select(dim, i))
        after[i] = last
    stack = lambda rows: torch.stack([rows[i] for i in places]) if rows else torch.empty((0, *h.shape), dtype=h.dtype)
    return last.clone(), stack(before), stack(after)


def traced_scan(h, x, y, dim, reverse):
    """PyTorch's operator goes forward along the first dimension."""
    def turned(t):
        return t.flip(0) if reverse else t

    def combine(last, a, b):
        found = torch.maximum(torch.minimum(last, b), a)
        return found, last.clone(), found.clone()
    last, before, after = scan_op(combine, [h], [turned(t.movedim(dim, 0)) for t in (x, y)], ())
    return last, turned(before), turned(after)


@own(scan_reference)
def scan(make):
    for shape, dim in (((5,), 0), ((4, 3), 0), ((4, 3), -1), ((2, 5, 3), 1), ((0, 3), 0), ((3, 0), 0), ((1, 4), 0)):
        for reverse in (False, True):
            inner = shape[:dim % len(shape)] + shape[dim % len(shape) + 1:]
            yield make(inner), make(shape), make(shape), dim, reverse
