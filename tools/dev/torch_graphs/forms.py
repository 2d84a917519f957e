"""Small functions, each for a form of graph that the models do not have: FORMS maps a name to (function, arguments, {})."""
import torch
from torch import nn

FORMS = {}


def form(*arguments):
    """Registers a function by its name; the arguments are made anew for each call."""
    def register(function):
        FORMS["form_" + function.__name__] = lambda: (function, tuple(a() if callable(a) else a for a in arguments), {})
        return function
    return register


def leaf(*sizes):
    return lambda: torch.randn(*sizes).requires_grad_()


def tensor(*sizes):
    return lambda: torch.randn(*sizes)


# --- Mutation and aliases ---

@form(leaf(3, 4), tensor(3, 4))
def mutation(x, y):
    y[0].mul_(2)
    y.add_(x.detach())
    return x * y


@form(leaf(3, 4))
def views_of_inputs(x):
    return x.t(), x[0], x, x + 1


@form(leaf(3, 4))
def views_of_results(x):
    y = x * 2
    return y, y.t(), y[0]


def overlapping_inputs():
    base = torch.arange(6.0)
    return lambda x, y: x.add_(1) * y, (base[:4], base[2:]), {}


FORMS["form_overlapping_inputs"] = overlapping_inputs


@form(lambda: torch.randn(2, 3, 8, 8).to(memory_format=torch.channels_last), leaf(4, 3, 3, 3))
def channels_last(x, weight):
    return nn.functional.conv2d(x, weight, padding=1).relu()


# --- Sizes ---

@form(leaf(5, 6), tensor(7, 6))
def sizes(x, y):
    rows = x.size(0)
    return (torch.cat([x, y]).reshape(-1), x[: rows // 2], torch.arange(rows * 2), nn.functional.pad(y, (0, rows % 3)),
            x.expand(2, *x.shape), x.mean() / x.numel(), x.new_zeros(max(rows, y.size(0)), min(rows, 3)))


@form(leaf(2, 7, 9, 9))
def windows(x):
    return (nn.functional.max_pool2d(x, 3, 2, 1), nn.functional.interpolate(x, scale_factor=1.5), *x.chunk(3, 1),
            nn.functional.adaptive_avg_pool2d(x, 2), nn.functional.avg_pool2d(x, 3, 2, ceil_mode=True))


@form(leaf(3), 2.5, 3)
def numbers(x, a, b):
    return x * a + b


@form(leaf(9))
def data_dependent(x):
    return x[x > 0].sum() + (x > 0).nonzero().float().mean()


@form(leaf(9), lambda: torch.tensor(4))
def item(x, n):
    length = n.item()
    torch._check(length >= 2)
    torch._check(length <= x.size(0))
    return x[:length] * 2


# --- Submodules ---

@form(leaf(3))
def cond(x):
    return torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x.sin(), (x,))


@form(tensor(3))
def while_loop(x):
    from torch._higher_order_ops.while_loop import while_loop
    return while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * 2), (torch.tensor(0), x))


@form(leaf(3, 4))
def scan(x):
    from torch._higher_order_ops.scan import scan
    return scan(lambda c, e: (c + e, c * e), torch.zeros(4), x)


@form(leaf(3, 3), leaf(3, 3))
def checkpoint(x, w):
    from torch.utils.checkpoint import checkpoint
    return checkpoint(lambda x: (x @ w).sin().cos(), x, use_reentrant=False).sum()


# --- Operators ---

@form(leaf(3, 4))
def constant(x):
    return x * torch.tensor([1.0, 2.0, 3.0, 4.0]) + torch.tensor([True, False, True, True])


@form(leaf(4, 8))
def dropout(x):
    return nn.functional.dropout(x.sin(), 0.5)


@form(leaf(3, 4))
def random_numbers(x):
    return x + torch.rand_like(x) + torch.randn(3, 4) + torch.randint(0, 5, (3, 4))


@form(leaf(4, 5), lambda: torch.tensor([1, 2, 3, 0]))
def cross_entropy(x, target):
    return nn.functional.cross_entropy(x, target, label_smoothing=0.1)


@form(*[leaf(2, 4, 5, 8)] * 3, leaf(5, 5))
def attention_with_mask(q, k, v, mask):
    return nn.functional.scaled_dot_product_attention(q, k, v, mask, 0.1)


@form(leaf(4, 5), leaf(6, 5))
def autocast(x, weight):
    with torch.autocast("cpu", torch.bfloat16):
        return nn.functional.linear(x, weight).softmax(-1)


@form(leaf(4, 5))
def infinities(x):
    mask = torch.full((5, 5), float("-inf")).triu(1)
    return (x[:, None] + mask).softmax(-1).clamp(None, float("inf"))


@form(lambda: [torch.randn(3), torch.randn(4)], lambda: [torch.randn(3), torch.randn(4)])
def foreach(parameters, gradients):
    torch._foreach_add_(parameters, gradients, alpha=-0.1)


@form(leaf(3))
def assertion(x):
    torch._assert_async((x > -100).all())
    return x + 1


@torch.library.custom_op("tcopt_forms::double_into", mutates_args={"out"})
def double_into(x: torch.Tensor, out: torch.Tensor) -> None:
    out.copy_(x * 2)


@double_into.register_fake
def double_into_fake(x, out):
    return None


@form(tensor(3))
def custom_mutation(x):
    out = torch.empty_like(x)
    double_into(x, out)
    return out + 1
