"""Strides of results. Results of programs are row-major, and the function around a program returns those that PyTorch traced."""
import torch


class Layout:
    """How a tensor of traced strides is made of a row-major one.

    `steps` compute the row-major tensor in the program, rows (overload, arguments, fake). `strides` is None unless elements overlap or
    have gaps between them.
    """

    def __init__(self, traced, is_row_major, text_of_size):
        self.steps, self.broadcast = [], {}  # texts of sizes by dimension
        for d in range(traced.dim()):
            repeats = is_constant(traced.stride(d), 0) and not is_constant(traced.shape[d], 1)
            if repeats and (size := text_of_size(traced.shape[d])):
                traced = traced.narrow(d, 0, 1)
                self.steps.append(("aten.slice.Tensor", [{"int": d}, {"int": 0}, {"int": 1}], traced))
                self.broadcast[d] = size
        strides, sizes = ([hint(n) for n in held] for held in (traced.stride(), traced.shape))
        self.order = sorted(range(traced.dim()), key=lambda d: (-strides[d], -sizes[d]))
        memory = traced.permute(self.order)
        self.strides = None if is_row_major(memory) else traced.stride()
        if self.order != list(range(traced.dim())):
            self.steps.append(("aten.permute.default", [{"ints": self.order}], memory))

    def text(self, result, keeps_gaps, text_of_size):
        """The Python expression of the traced tensor. `text_of_size` returns None for a size that is not known before the call."""
        inverse = [self.order.index(d) for d in range(len(self.order))]
        text = f"{result}.permute({inverse})" if inverse != sorted(inverse) else result
        strides = [text_of_size(n) for n in self.strides] if self.strides is not None and keeps_gaps else [None]
        if None not in strides:
            text = f"with_strides({text}, ({', '.join(strides)},))"
        sizes = [self.broadcast.get(d, "-1") for d in range(len(self.order))]
        return f"{text}.expand({', '.join(sizes)})" if self.broadcast else text


def layout_of(traced, is_row_major, text_of_size):
    """The layout of a tensor that is not row-major; else None. `is_row_major` decides it for a fake tensor."""
    return None if not isinstance(traced, torch.Tensor) or is_row_major(traced) else Layout(traced, is_row_major, text_of_size)


def with_strides(t, strides):
    """A tensor of these strides, whose elements may overlap or have gaps between them."""
    if t.stride() == strides:
        return t
    length = 1 + sum((n - 1) * s for n, s in zip(t.shape, strides)) if t.numel() else 0
    memory = t.new_empty(length)
    places = torch.arange(length, device=t.device).as_strided(t.shape, strides)
    return memory.put_(places, t).as_strided(t.shape, strides)


def is_constant(n, value):
    return type(n) is int and n == value


def hint(n):
    """A number that sizes are ordered by. Sizes that depend on data have no hint."""
    return n if isinstance(n, int) else n.node.hint if n.node.hint is not None else 1 << 20
