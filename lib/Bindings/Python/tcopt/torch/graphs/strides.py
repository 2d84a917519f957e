"""Row-major strides, which are products of sizes. Symbolic strides are compared by factors: proofs of torch take milliseconds."""
import collections
import math


class Strides:
    """Answers for the tensors of a graph. `sizes` has the environment of its symbols."""

    def __init__(self, sizes):
        self.sizes, self.answers, self.products = sizes, {}, {}

    def key(self, t):
        """Sizes and strides of a tensor; symbolic numbers as expressions."""
        numbers = t.shape + t.stride()
        return numbers if not t._has_symbolic_sizes_strides else tuple(map(self.sizes.expression, numbers))

    def is_row_major(self, t):
        """Whether strides are those of row-major order; strides of dimensions of size 1 have no meaning."""
        if not t._has_symbolic_sizes_strides:
            return t.is_contiguous()
        key = self.key(t)
        if key not in self.answers:
            self.answers[key] = self.find(t.shape, t.stride())
        return self.answers[key]

    def find(self, shape, strides):
        pairs = [(strides[d], shape[d + 1:]) for d in range(len(shape)) if not (type(shape[d]) is int and shape[d] == 1)]
        if any(is_disproved(stride, inner) for stride, inner in pairs):
            return False
        # The order of multiplication is that of the strides, which torch has simplified the same way.
        return all(self.is_product(stride, inner) or is_true(stride == math.prod(reversed(inner))) for stride, inner in reversed(pairs))

    def is_product(self, stride, inner):
        """Whether a stride has the same factors as the sizes of the inner dimensions."""
        return self.product(stride) == product(map(self.product, inner))

    def product(self, n):
        """(number, powers of expressions) of a size."""
        e = self.sizes.expression(n)
        return (e, collections.Counter()) if type(e) is int else self.factors(e)

    def factors(self, e):
        if e not in self.products:
            self.products[e] = self.find_factors(e)
        return self.products[e]

    def find_factors(self, e):
        if e.is_Integer:
            return int(e), collections.Counter()
        if e.is_Mul:
            return product(map(self.factors, e.args))
        if e.is_Pow and e.exp.is_Integer and e.exp > 0:
            return product([self.factors(e.base)] * int(e.exp))
        if e.is_Add:
            number, rest = e.primitive()
            return number, collections.Counter({rest: 1})
        # Strides of torch have max(1, n), so that those of empty tensors are not 0.
        if type(e).__name__ == "Max" and len(e.args) == 2 and e.args[0] == 1 and self.is_positive(e.args[1]):
            return self.factors(e.args[1])
        return 1, collections.Counter({e: 1})

    def is_positive(self, e):
        return is_true(self.sizes.environment.create_symintnode(e, hint=None) >= 1)


def product(pairs):
    """The product of pairs (number, powers)."""
    number, powers = 1, collections.Counter()
    for factor, more in pairs:
        number *= factor
        powers.update(more)
    return number, powers


def is_disproved(stride, inner):
    """Whether a stride differs from the product of sizes for their hints."""
    hints = [n if type(n) is int else n.node.hint for n in (stride, *inner)]
    return None not in hints and hints[0] != math.prod(hints[1:])


def is_true(condition):
    from torch.fx.experimental.symbolic_shapes import statically_known_true
    return statically_known_true(condition)
