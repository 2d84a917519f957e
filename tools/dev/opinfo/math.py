"""Elementary functions that core composes."""
import torch

from .registry import op


def unary(name):
    """Integers become what PyTorch's result is: it says so itself."""
    def adapter(g, input):
        return g.unary(name, g.cast(input, getattr(torch, name)(input.meta).dtype))
    op(name)(adapter)


for each in "acos asin atan tan sinh cosh asinh acosh atanh log10".split():
    unary(each)
