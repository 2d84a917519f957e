"""Runs scripts with PyTorch. README.md has the grammar.

A machine may add noise: results of inexact operators are computed of operands that are off by some units in the last place. How
far registers of noisy runs are apart is how far a correct implementation may be off.
"""
import contextlib
import operator
import pathlib
import sys
import warnings

import torch
import torch.nn.functional as F

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from fuzz_capture.make_functions import numbered  # noqa: E402
from generate_functions import generate_rows, read_schema  # noqa: E402

warnings.filterwarnings("ignore")
SCHEMA = dict(numbered(read_schema()))
RECORDS = [row for rows in generate_rows.read_tree().values() for row in rows if row.schema()]
POINTWISE = {row.name: row for row in RECORDS if isinstance(row, generate_rows.Row)}
# Functions of structured ops. judge_opinfo.py and judge_corners.py judge their ops, and scripts do not call them.
STRUCTURED = {row.name for row in RECORDS if row.name not in POINTWISE}
DTYPES = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16, "i64": torch.int64,
          "i32": torch.int32, "i16": torch.int16, "i8": torch.int8, "u8": torch.uint8, "bool": torch.bool}
# The exceptions by which PyTorch refuses a call.
FAILURES = (RuntimeError, IndexError, TypeError, ValueError, ZeroDivisionError, NotImplementedError, AssertionError)
HALVES = (torch.float16, torch.bfloat16)
NAMES = {v: k for k, v in DTYPES.items()}
VIEWS = {"view_as", "reshape_as", "swapaxes", "swapdims", "atleast_1d", "atleast_2d", "atleast_3d", "broadcast_tensors", "as_strided",
         "meshgrid", "view", "reshape", "flatten", "unflatten", "permute", "transpose", "t", "movedim", "squeeze", "unsqueeze", "expand",
         "expand_as", "broadcast_to", "select", "slice", "narrow", "diagonal", "unfold", "split", "split_with_sizes", "chunk",
         "unbind", "contiguous", "detach", "tensor_split", "hsplit", "vsplit", "dsplit", "moveaxis", "ravel", "positive"}
# Each element of their results is one of an operand's but for its sign, or an integer of it, or where one is.
EXACT = VIEWS | set("""abs neg sign floor ceil trunc isnan isinf isfinite nan_to_num logical_not bitwise_not clone to type_as maximum
minimum fmax fmin copysign eq ne lt le gt ge equal logical_and logical_or logical_xor bitwise_and bitwise_or bitwise_xor
bitwise_left_shift bitwise_right_shift where clamp clip masked_fill relu relu6 hardshrink threshold hardtanh empty zeros ones full
zeros_like ones_like full_like arange eye fill_ zero_ copy_ cat stack vstack hstack meshgrid flip roll repeat tile repeat_interleave
tril triu diag pad pixel_shuffle pixel_unshuffle channel_shuffle amax amin aminmax max min argmax argmin any all median mode
count_nonzero cummax cummin sort argsort topk kthvalue gather take_along_dim index_select masked_select nonzero unique
unique_consecutive searchsorted bucketize scatter index_copy index_fill masked_scatter slice_scatter select_scatter embedding
one_hot max_pool1d max_pool2d frac im2col absolute negative sgn fix signbit isposinf isneginf heaviside not_equal less less_equal greater
greater_equal fill fill_diagonal_ concat concatenate row_stack column_stack combinations fliplr flipud rot90 diag_embed diagflat
nanmedian msort argwhere take isin is_same_size is_nonzero can_cast""".split())
# They add in an order and a precision that are not stated.
ACCUMULATES = set("""cumsum cumprod logcumsumexp sum nansum mean nanmean prod var std var_mean std_mean norm matmul mm bmm mv dot vdot inner
tensordot linear addmm addmv addbmm baddbmm trace conv1d conv2d avg_pool1d avg_pool2d adaptive_avg_pool1d adaptive_avg_pool2d cdist
index_add scatter_add scatter_reduce trapezoid trapz cumulative_trapezoid cumsum_ dist pairwise_distance cov corrcoef bilinear vdot
chain_matmul matrix_power addmv addbmm lp_pool1d lp_pool2d renorm fold sum_to_size""".split())
NUMBERS_FIRST = {"add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv, "eq": operator.eq,
                 "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge}


def binary(name):
    def call(a, b, *rest):
        return getattr(torch, name)(a, b, **dict(zip(("alpha",), rest)))
    return call


def reduced(name):
    def call(x, dim, keepdim, dtype=None):
        extra = {} if dtype is None else {"dtype": dtype}
        if not dim:
            return getattr(torch, name)(x, **extra) if not keepdim else getattr(torch, name)(x, list(range(x.dim())), True, **extra)
        return getattr(torch, name)(x, dim, keepdim, **extra)
    return call


def prod(x, dim, keepdim, dtype):
    dims = sorted((d + x.dim() for d in dim), reverse=True) if dim else []
    if len(dim) == 1:
        return torch.prod(x, dim[0], keepdim, dtype=dtype)
    if dim or keepdim:
        raise NotApplicable("several dims")
    return torch.prod(x, dtype=dtype) + 0 * len(dims)


class NotApplicable(Exception):
    """PyTorch has no such call."""


def refuse_unless(condition):
    if not condition:
        raise NotApplicable()


def aminmax(x, dim, keepdim):
    return torch.aminmax(x, dim=dim, keepdim=keepdim)


def arange(*args):
    if len(args) == 1:
        return torch.arange(args[0])
    return torch.arange(*args[:3], **({} if args[3] is None else {"dtype": args[3]}))


def full(sizes, value, dtype):
    return torch.full(sizes, value, **({} if dtype is None else {"dtype": dtype}))


def like(name):
    def call(x, *args):
        return getattr(torch, name)(x, *args[:-1], **({} if args[-1] is None else {"dtype": args[-1]}))
    return call


def loss_of(name, *words):
    """A loss whose arguments behind the tensors are these."""
    def call(*args):
        tensors = args[:len(args) - len(words)]
        return getattr(F, name)(*tensors, **dict(zip(words, args[len(tensors):])))
    return call


def integral(name):
    def call(y, x, dim):
        return getattr(torch, name)(y, x, dim=dim) if isinstance(x, torch.Tensor) else getattr(torch, name)(y, dx=x, dim=dim)
    return call


def window(name):
    def call(length, periodic, *args):
        refuse_unless(args[-1] not in (torch.float16, torch.bfloat16))  # PyTorch computes in them
        return getattr(torch, name)(length, periodic, *args[:-1], dtype=args[-1])
    return call


def boolean(name):
    return lambda *args: torch.tensor(getattr(torch, name)(*args))


def scaled_sum(name):
    return lambda x, a, b, beta, alpha: getattr(torch, name)(x, a, b, beta=beta, alpha=alpha)


def norm_of(name):
    def call(x, shape, weight=None, bias=None, eps=1e-5):
        return getattr(F, name)(x, shape, weight, bias, eps)
    return call


CALLS = {
    "add": binary("add"), "sub": binary("sub"), "rsub": binary("rsub"),
    "round": lambda x, decimals: torch.round(x, decimals=decimals) if decimals else torch.round(x),
    "div": lambda a, b, mode: torch.div(a, b, rounding_mode=mode or None),
    "addcmul": lambda a, b, c, v: torch.addcmul(a, b, c, value=v), "addcdiv": lambda a, b, c, v: torch.addcdiv(a, b, c, value=v),
    "gelu": lambda x, a: F.gelu(x, approximate=a),
    "to": lambda x, d: x.to(d), "type_as": lambda x, y: x.type_as(y), "empty": lambda s, d: torch.zeros(s, dtype=d),
    "zeros": lambda s, d: torch.zeros(s, dtype=d), "ones": lambda s, d: torch.ones(s, dtype=d), "full": full,
    "zeros_like": like("zeros_like"), "ones_like": like("ones_like"), "full_like": like("full_like"), "arange": arange,
    "linspace": lambda a, b, n, d: torch.linspace(a, b, n, dtype=d),
    "eye": lambda n, m, d: torch.eye(n, *([] if m is None else [m]), dtype=d),
    "slice": lambda x, d, a, b, s: torch.ops.aten.slice(x, d, a, b, s), "squeeze": lambda x, *d: x.squeeze(*map(tuple, d)),
    "meshgrid": lambda ts, i: torch.meshgrid(*ts, indexing=i), "pad": lambda x, p, m, v: F.pad(x, p, m, *([v] if m == "constant" else [])),
    "sum": reduced("sum"), "mean": reduced("mean"), "prod": prod, "nansum": reduced("nansum"), "nanmean": reduced("nanmean"),
    "amax": reduced("amax"), "amin": reduced("amin"), "any": reduced("any"), "all": reduced("all"), "aminmax": aminmax,
    "var": lambda x, d, c, k: torch.var(x, d or None, correction=c, keepdim=k),
    "std": lambda x, d, c, k: torch.std(x, d or None, correction=c, keepdim=k),
    "var_mean": lambda x, d, c, k: torch.var_mean(x, d or None, correction=c, keepdim=k),
    "std_mean": lambda x, d, c, k: torch.std_mean(x, d or None, correction=c, keepdim=k),
    "norm": lambda x, p, d, k: torch.linalg.vector_norm(x, p, d or None, k),
    "count_nonzero": lambda x, d: torch.count_nonzero(x, d or None),
    "cumsum": lambda x, d, t: torch.cumsum(x, d, dtype=t), "cumprod": lambda x, d, t: torch.cumprod(x, d, dtype=t),
    "softmax": lambda x, d, t: torch.softmax(x, d, dtype=t), "log_softmax": lambda x, d, t: torch.log_softmax(x, d, dtype=t),
    "softmin": lambda x, d, t: F.softmin(x, d, dtype=t), "unique": lambda x, *d: torch.unique(x, dim=d[0] if d else None),
    "sort": lambda x, d, desc: torch.sort(x, dim=d, descending=desc, stable=True),
    "argsort": lambda x, d, desc: torch.argsort(x, dim=d, descending=desc, stable=True),
    "unique_consecutive": lambda x, d: torch.unique_consecutive(x, dim=d),
    "searchsorted": lambda s, x, r: torch.searchsorted(s, x, right=r), "bucketize": lambda x, b, r: torch.bucketize(x, b, right=r),
    "scatter_reduce": lambda x, d, i, s, r, inc: x.scatter_reduce(d, i, s, r if r != "sum" else "sum", include_self=inc),
    "index_add": lambda x, d, i, s, a: x.index_add(d, i, s, alpha=a), "embedding": lambda w, i, p, f: F.embedding(i, w, p, scale_grad_by_freq=f),
    "one_hot": lambda x, n: F.one_hot(x, n), "outer": torch.outer, "cross": lambda a, b, d: torch.linalg.cross(a, b, dim=d),
    "addmm": lambda s, a, b, beta, alpha: torch.addmm(s, a, b, beta=beta, alpha=alpha),
    "baddbmm": lambda s, a, b, beta, alpha: torch.baddbmm(s, a, b, beta=beta, alpha=alpha),
    "einsum": lambda e, ts: torch.einsum(e, *ts), "logit": lambda x, e: torch.logit(x, e),
    "scaled_dot_product_attention": lambda q, k, v, m, p, c, s, g: F.scaled_dot_product_attention(q, k, v, m, p, c, scale=s, enable_gqa=g),
    "max_pool1d": lambda x, k, s, p, d, c: F.max_pool1d(x, k, s or None, p, d, c),
    "max_pool2d": lambda x, k, s, p, d, c: F.max_pool2d(x, k, s or None, p, d, c),
    "avg_pool1d": lambda x, k, s, p, c, i: F.avg_pool1d(x, k, s or None, p, c, i),
    "avg_pool2d": lambda x, k, s, p, c, i, o: F.avg_pool2d(x, k, s or None, p, c, i, o),
    "im2col": lambda x, k, d, p, s: F.unfold(x, k, d, p, s),
    "layer_norm": norm_of("layer_norm"), "group_norm": norm_of("group_norm"),
    "normalize": lambda x, p, d, e: F.normalize(x, p, d, e), "cosine_similarity": lambda a, b, d, e: F.cosine_similarity(a, b, d, e),
    "cross_entropy": lambda x, t, w, i, r, s: F.cross_entropy(x, t, w, ignore_index=i, reduction=r, label_smoothing=s),
    "nll_loss": lambda x, t, w, i, r: F.nll_loss(x, t, w, ignore_index=i, reduction=r),
    "mse_loss": lambda x, t, r: F.mse_loss(x, t, reduction=r), "l1_loss": lambda x, t, r: F.l1_loss(x, t, reduction=r),
    "smooth_l1_loss": lambda x, t, r, b: F.smooth_l1_loss(x, t, reduction=r, beta=b),
    "fill_": lambda x, v: x.fill_(v), "zero_": lambda x: x.zero_(), "copy_": lambda x, y: x.copy_(y),
    "contiguous": lambda x: x.contiguous(), "instance_norm": lambda x, w, b, e: F.instance_norm(x, None, None, w, b, True, 0.1, e),
    "interpolate": lambda x, s, m, a: F.interpolate(x, s, mode=m, align_corners=a if "linear" in m else None),
    "equal": lambda a, b: torch.tensor(torch.equal(a, b)), "allclose": lambda a, b, *r: torch.tensor(torch.allclose(a, b, *r)),
    "unfold": lambda x, d, size, step: x.unfold(d, size, step),
    # PyTorch fails where the product of both is not in row-major order.
    "kron": lambda a, b: torch.kron(a.contiguous(), b.contiguous()),
    "subtract": binary("subtract"), "divide": lambda a, b, mode: torch.divide(a, b, rounding_mode=mode or None),
    "isin": lambda a, b, unique, invert: torch.isin(a, b, invert=invert), "vander": lambda x, n, up: torch.vander(x, N=n, increasing=up),
    "bartlett_window": window("bartlett_window"), "hann_window": window("hann_window"), "hamming_window": window("hamming_window"),
    "blackman_window": window("blackman_window"), "diag_embed": lambda x, o, a, b: torch.diag_embed(x, offset=o, dim1=a, dim2=b),
    "trapezoid": integral("trapezoid"), "trapz": integral("trapz"), "cumulative_trapezoid": integral("cumulative_trapezoid"),
    "cov": lambda x, c, f, a: torch.cov(x, correction=c, fweights=f, aweights=a),
    "histc": lambda x, b, low, high: torch.histc(x, bins=b, min=low, max=high),
    "combinations": lambda x, r, w: torch.combinations(x, r=r, with_replacement=w),
    "chain_matmul": lambda ms: torch.chain_matmul(*ms), "addmv": scaled_sum("addmv"), "addr": scaled_sum("addr"),
    "addbmm": scaled_sum("addbmm"), "is_same_size": boolean("is_same_size"), "is_nonzero": boolean("is_nonzero"),
    "can_cast": boolean("can_cast"), "lp_pool1d": lambda x, p, k, s, c: F.lp_pool1d(x, p, k[0], s[0] if s else None, c),
    "lp_pool2d": lambda x, p, k, s, c: F.lp_pool2d(x, p, tuple(k * 2)[:2], tuple(s * 2)[:2] if s else None, c),
    "randint_like": lambda x, high, dtype: torch.randint_like(x, high, dtype=dtype),
    "cosine_embedding_loss": loss_of("cosine_embedding_loss", "margin", "reduction"),
    "hinge_embedding_loss": loss_of("hinge_embedding_loss", "margin", "reduction"),
    "margin_ranking_loss": loss_of("margin_ranking_loss", "margin", "reduction"),
    "triplet_margin_loss": loss_of("triplet_margin_loss", "margin", "p", "eps", "swap", "reduction"),
    "soft_margin_loss": loss_of("soft_margin_loss", "reduction"),
    "multilabel_soft_margin_loss": loss_of("multilabel_soft_margin_loss", "weight", "reduction"),
    "multi_margin_loss": loss_of("multi_margin_loss", "p", "margin", "weight", "reduction"),
    "gaussian_nll_loss": loss_of("gaussian_nll_loss", "full", "eps", "reduction"),
    "poisson_nll_loss": loss_of("poisson_nll_loss", "log_input", "full", "eps", "reduction"),
    "adaptive_max_pool1d": F.adaptive_max_pool1d, "adaptive_max_pool2d": F.adaptive_max_pool2d,
}


def has_all(dtype, x):
    """Whether an integer dtype has all of these floats."""
    if dtype not in LIMITS or not x.is_floating_point():
        return True
    low, high = LIMITS[dtype]
    wide = x.double()
    return bool(((wide > float(low) - 1) & (wide < float(high) + 1)).all())


LIMITS = {t: (torch.iinfo(t).min, torch.iinfo(t).max) for t in DTYPES.values() if not t.is_floating_point and t != torch.bool}
# Of equal elements they choose any.
UNORDERED = ("kthvalue", "median", "nanmedian", "mode", "topk")


def unshared(result, args):
    """PyTorch returns operands where there is nothing to compute; tcopt a copy."""
    if isinstance(result, (tuple, list)):
        return [unshared(r, args) for r in result]
    flat = [t for a in args for t in (a if isinstance(a, list) else [a]) if isinstance(t, torch.Tensor)]
    if isinstance(result, torch.Tensor) and any(t.untyped_storage().data_ptr() == result.untyped_storage().data_ptr() for t in flat):
        return result.clone()
    return result


def inplace_call(name, base, args):
    """x.name_(...), with the same arguments as the function."""
    x, rest = args[0], args[1:]
    method = getattr(x, name)
    if base in ("add", "sub", "subtract"):
        return method(rest[0], alpha=rest[1])
    if base in ("div", "divide"):
        return method(rest[0], rounding_mode=rest[1] or None)
    if base in ("addcmul", "addcdiv"):
        return method(rest[0], rest[1], value=rest[2])
    if base == "round":
        return method(decimals=rest[0]) if rest[0] else method()
    if base in ("addmm", "baddbmm", "addmv", "addr", "addbmm"):
        return method(rest[0], rest[1], beta=rest[2], alpha=rest[3])
    if base in ("cumsum", "cumprod"):
        return method(rest[0], dtype=rest[1])
    if base == "index_add":
        return method(*rest[:3], alpha=rest[3])
    return method(*rest)


def function_named(name):
    if name in CALLS:
        return CALLS[name]
    for owner in (torch, F, torch.Tensor, torch.special):
        if hasattr(owner, name):
            return getattr(owner, name)
    raise NotApplicable(name)


def is_write(words):
    name = words[0].split("#")[0]
    return name in ("setitem", "set", "increase") or name.endswith("_")


def overlaps_itself(x):
    if x.numel() < 2:
        return False
    places = torch.zeros((), dtype=torch.int64)
    for size, stride in zip(x.shape, x.stride()):
        places = places[..., None] + torch.arange(size) * stride
    return places.unique().numel() < x.numel()


class Undefined(Exception):
    """An operand that an earlier error has left undefined."""


def is_short(x):
    """Whether sums and products of some such numbers are exact: quarters below 64."""
    if isinstance(x, list):
        return all(map(is_short, x))
    if not isinstance(x, torch.Tensor) or not x.is_floating_point():
        return True
    finite = x.double()[x.isfinite()]
    return bool((((finite * 4).trunc() == finite * 4) & (finite.abs() < 64)).all())


def higher(dtype):
    return torch.float64 if dtype == torch.float32 else torch.float32


class Machine:
    def __init__(self, inputs, numbers, sizes, noise=None, stops=False):
        self.registers = dict(enumerate(inputs))
        self.numbers, self.sizes, self.noise, self.stops = numbers, sizes, noise, stops
        self.values, self.errors = {}, []
        # An integer dtype does not have a float that was converted to it: what the conversion gives is not stated.
        self.is_vague = False
        self.before = None

    # --- Statements ---

    def run(self, statements):
        for line, words, body, otherwise in statements:
            try:
                self.one(words, body, otherwise)
                # What is written to indices that are one element is not stated, and PyTorch does not always refuse it.
                self.is_vague |= self.before is not None and overlaps_itself(self.before[0])
            except (Undefined, NotApplicable):
                pass
            except FAILURES as e:
                self.errors.append((line, f"{type(e).__name__}: {e}"))
                self.undo()
                if self.stops:
                    raise

    def undo(self):
        """A write that fails is none: PyTorch may have done a part of it."""
        if self.before is not None:
            target, elements = self.before
            with contextlib.suppress(RuntimeError):
                target.copy_(elements)
        self.before = None

    def one(self, words, body=(), otherwise=()):
        kind = words[0]
        self.before = None
        if is_write(words) and words[2][0] == "t" and int(words[2][1:]) in self.registers:
            self.before = self.tensor(words[2]), self.tensor(words[2]).clone()
        if kind in ("if", "loop", "ifsize", "iftraining"):
            return self.block(kind, words, body, otherwise)
        if kind == "literal":
            return self.set(words[1], literal(words[2], words[3], words[4:]))
        if kind == "assign":
            return self.set(words[1], self.tensor(words[2]))
        if kind == "item":
            value = self.tensor(words[2]).item()
            self.values[int(words[1][1:])] = value
            return
        if kind == "index":
            result = self.tensor(words[2])[self.entries(words[3])]
            return self.set(words[1], self.settled(result, [self.tensor(words[2])]))
        if kind in ("setitem", "set"):
            x, entries, value = self.tensor(words[2]), self.entries(words[3]), self.operand(words[4])
            self.note_conversion(value, x.dtype)
            if kind == "set" and isinstance(value, torch.Tensor) and not isinstance(entries[0], torch.Tensor):
                x[entries].copy_(value)  # C++'s x[0] = y
            else:
                x[entries] = value
            return
        if kind == "increase":
            self.tensor(words[2])[self.entries(words[3])] += self.operand(words[4])
            return
        if kind == "seed":
            torch.manual_seed(int(words[2][1:]))
            return
        self.call(words)

    def block(self, kind, words, body, otherwise):
        if kind == "loop":
            for _ in range(int(self.tensor(words[2]).item()) & 3):
                self.run(body)
            return
        if kind == "iftraining":
            holds = self.sizes[1] == 2
        elif kind == "ifsize":
            holds = self.integer(words[2]) > self.integer(words[3])
        else:
            x = self.tensor(words[2])
            holds = bool(x)
        self.run(body if holds else otherwise)

    def call(self, words):
        key, dest = words[0], words[1]
        name = key.split("#")[0]
        f = SCHEMA.get(key) or SCHEMA[key.replace("_#", "#")]
        args = [self.argument(p.type, w) for p, w in zip(f.parameters, words[2:])]
        writes = name.endswith("_") and name != f.name
        if f.name in ("pow", "float_power") and isinstance(args[1], float) and abs(args[1]) == 0.5 and bool((args[0] == -torch.inf).any()):
            self.is_vague = True  # PyTorch takes a root, which is NaN, where C's pow is infinite
        if "write" in f.variants or writes:
            result = self.write(name, f.name, args)
        else:
            result = self.compute(f.name, args)
        if isinstance(result, (tuple, list)):
            base = int(dest[1:])
            for i, r in enumerate(result):
                self.registers[base + i] = self.settled(r, args)
        else:
            self.set(dest, self.settled(result, args))

    def plain(self, name, args):
        if args and not isinstance(args[0], torch.Tensor) and name in NUMBERS_FIRST and SCHEMA[f"{name}#0"].parameters[0].type == "Operand":
            second = args[1] * args[2] if len(args) > 2 and args[2] not in ("", 1) else args[1]
            return NUMBERS_FIRST[name](args[0], second)
        return function_named(name)(*args)

    def compute(self, name, args):
        result = self.plain(name, args)
        if name not in VIEWS and name not in ("to", "type_as"):
            result = unshared(result, args)
        for dtype in args:
            if isinstance(dtype, torch.dtype):
                self.note_conversion(args[0], dtype)
        if name.startswith("unique") and args[0].is_floating_point() and bool(args[0].isnan().any()):
            self.is_vague = True  # whether NaN is equal to itself
        if name == "mode" and args[0].is_floating_point() and bool(args[0].isnan().any()):
            self.is_vague = True  # PyTorch does not count equal elements then
        if name in ("var_mean", "std_mean") and not bool(args[0].isfinite().all()):
            self.is_vague = True  # PyTorch's mean is NaN then
        if self.noise is not None and name in UNORDERED and isinstance(result, (tuple, list)):
            return result[0], self.other_indices(result[1], args[0], args[2 if name in ("topk", "kthvalue") else 1])
        if self.noise is None or name in VIEWS:
            return result
        if name == "signbit" and args[0].is_floating_point():  # the signs of zeros and NaN are any
            return result ^ ((args[0] == 0) | args[0].isnan())
        if name in EXACT:
            return self.with_any_signs(result)
        noisy = self.plain(name, [self.disturbed(a) for a in args])
        exact = self.exactly(name, args)
        if isinstance(result, torch.Tensor):
            return self.mixed(result, noisy, exact)
        return type(result)(self.mixed(*r) for r in zip(result, noisy, exact or [None] * len(result))) \
            if type(result) in (list, tuple) else [self.mixed(*r) for r in zip(result, noisy, exact or [None] * len(result))]

    def other_indices(self, indices, x, dim):
        """Other ones: the first of the dimension, the last, or any."""
        size = x.shape[dim] if x.dim() else 1
        if size < 2:
            return indices
        others = self.of_run(torch.zeros_like(indices), torch.full_like(indices, size - 1), lambda: torch.randint(0, size, indices.shape, generator=self.noise))
        next_ones = self.of_run(others + 1, others - 1, lambda: (others + 1) % size)
        return torch.where(others == indices, next_ones, others)

    def of_run(self, first, second, third):
        """Both extremes in two of the noisy runs, so that they are seen."""
        number = self.noise.initial_seed()
        return first if number == 1 else second if number == 2 else third()

    def note_conversion(self, value, dtype):
        x = value if isinstance(value, torch.Tensor) else torch.tensor(value)
        if not has_all(dtype, x):
            self.is_vague = True

    def with_any_signs(self, result):
        """Zeros and NaN have any sign: which of two zeros `maximum` and `relu` give, and the sign of log(-1), are not stated."""
        if isinstance(result, (tuple, list)):
            return type(result)(map(self.with_any_signs, result)) if type(result) in (list, tuple) else [self.with_any_signs(r) for r in result]
        if not isinstance(result, torch.Tensor) or not result.is_floating_point() or result.numel() == 0:
            return result
        one = torch.ones_like(result)
        signs = self.of_run(one, -one, lambda: torch.randint(0, 2, result.shape, generator=self.noise).to(result.dtype) * 2 - 1)
        return torch.where((result == 0) | result.isnan(), torch.copysign(result, signs), result)

    def exactly(self, name, args):
        """The same in another precision: where both agree, nothing was rounded."""
        if name in ACCUMULATES and not all(map(is_short, args)):
            return None  # what is added last may be exact though sums before it are not
        if name == "rms_norm" and args[3] is None:
            args = [*args[:3], torch.finfo(args[0].dtype).eps]
        try:
            return self.plain(name, [self.wider(a) for a in args])
        except (RuntimeError, TypeError, ValueError, IndexError):
            return None

    @staticmethod
    def wider(x):
        if isinstance(x, torch.dtype) and x.is_floating_point:
            return higher(x)
        if not isinstance(x, torch.Tensor):
            return x
        return x.to(higher(x.dtype)) if x.is_floating_point() else x.double()

    def mixed(self, result, noisy, exact):
        if not result.is_floating_point() or result.shape != noisy.shape:
            return result if not result.is_floating_point() else noisy
        if result.dtype in HALVES and exact is not None and exact.shape == result.shape:
            # What PyTorch's own result is off: log_softmax of f16 by a unit of its operand.
            noisy = self.of_run(noisy, noisy, lambda: exact.to(result.dtype))
        noisy = self.with_any_signs(self.disturbed(noisy, is_result=True))
        result = self.with_any_signs(result)
        if exact is None or exact.shape != result.shape or not exact.is_floating_point():
            return noisy
        return torch.where(exact.double() == result.double(), result, noisy)

    def disturbed(self, x, is_result=False):
        if isinstance(x, list):
            return [self.disturbed(y) for y in x]
        if not isinstance(x, torch.Tensor) or not x.is_floating_point():
            return x
        factor = 1.0 if x.dtype in HALVES else 3.0
        unit = torch.finfo(x.dtype).eps * factor
        wide = x.double() if x.dtype != torch.float64 else x
        part = 2 * torch.rand(x.shape, generator=self.noise, dtype=torch.float64) - 1
        if is_result:  # away from the exact result on both sides
            part = self.of_run((1 + part) / 2, (part - 1) / 2, lambda: part)
        return (wide * (1 + unit * part)).to(x.dtype)

    def write(self, name, base, args):
        for value in args[1:]:
            if isinstance(value, (torch.Tensor, float)):
                self.note_conversion(value, args[0].dtype)
        if self.noise is None or base in EXACT or not args[0].is_floating_point():
            return inplace_call(name, base, args) if base not in ("fill_", "zero_", "copy_") else CALLS[base](*args)
        x = args[0]
        before = x.clone()
        others = [before if a is x else a for a in args[1:]]
        inplace_call(name, base, args)
        result = x.clone()
        noisy = inplace_call(name, base, [self.disturbed(before)] + [self.disturbed(a) for a in others])
        exact = self.exactly(base, [before] + others)
        # A view of overlapping elements cannot be written to, and has failed above.
        x.copy_(self.mixed(result, noisy, exact))
        return x

    def settled(self, result, args):
        """What operators compute is in row-major order."""
        if not isinstance(result, torch.Tensor):
            raise NotApplicable("no tensors")
        flat = [t for a in args for t in (a if isinstance(a, list) else [a]) if isinstance(t, torch.Tensor)]
        if any(r.untyped_storage().data_ptr() == result.untyped_storage().data_ptr() for r in flat) and result.numel():
            return result
        return result.contiguous()

    # --- Arguments ---

    def set(self, dest, value):
        if dest != "_":
            self.registers[int(dest[1:])] = value

    def register(self, number):
        if int(number) not in self.registers:
            raise Undefined()
        return self.registers[int(number)]

    def tensor(self, word):
        return None if word == "_" else self.register(word[1:])

    def integer(self, word):
        if word[0] == "z":
            t, d = word[1:].split(".")
            return self.register(t).shape[int(d)]
        if word[0] == "Z":
            return self.sizes[int(word[1:])]
        return int(word.removeprefix("i"))

    def number(self, word):
        if word[0] == "f":
            return float(word[1:])
        if word[0] == "b":
            return word == "b1"
        if word[0] == "N":
            return self.numbers[int(word[1:])]
        if word[0] == "s":
            if int(word[1:]) not in self.values:
                raise Undefined()
            return self.values[int(word[1:])]
        return self.integer(word)

    def operand(self, word):
        return self.tensor(word) if word[0] == "t" else self.number(word)

    def entries(self, word):
        entries = []
        for text in word[1:-1].split(";"):
            if text == "None":
                entries.append(None)
            elif text == "...":
                entries.append(Ellipsis)
            elif text[0] == "t":
                entries.append(self.register(text[1:]))
            elif text[0] == ":":
                parts = [self.integer(p) if p else None for p in text[1:].split(":")]
                entries.append(slice(*parts))
            else:
                entries.append(self.integer(text))
        return tuple(entries)

    def argument(self, kind, word):
        if word == "_":
            return None
        if kind in ("Tensor", "Tensor?"):
            return self.tensor(word)
        if kind in ("Operand", "Operand?"):
            return self.operand(word)
        if kind in ("Scalar", "float", "float?", "bool"):
            return self.number(word)
        if kind in ("int", "int?", "Size", "Size?"):
            return self.integer(word)
        if kind in ("Sizes", "Dims", "PerDim"):
            numbers = [self.integer(w) for w in word[1:-1].split(",") if w]
            return numbers[0] if kind == "PerDim" and len(numbers) == 1 else numbers
        if kind in ("DType", "DType?"):
            return DTYPES[word[1:]]
        if kind == "str":
            return word[1:]
        return [self.register(w) for w in word[1:-1].split(",") if w]


def argument(dtype, sizes, order, values):
    """An input; with the order "t" a matrix in column-major order."""
    x = literal(dtype, sizes, values)
    return x.t().contiguous().t() if order == "t" else x


def literal(dtype, sizes, values):
    kind = float if dtype in ("f64", "f32", "f16", "bf16") else int
    wide = torch.tensor([kind(v) for v in values], dtype=torch.float64 if kind is float else torch.int64)
    return wide.to(DTYPES[dtype]).reshape([int(s) for s in sizes[1:-1].split(",") if s])


def parse(lines):
    """Nested (line, words, body, otherwise)."""
    def block(at):
        statements = []
        while at < len(lines):
            words = lines[at].split()
            if words[0] in ("end", "else"):
                break
            line, body, otherwise = at, [], []
            at += 1
            if words[0] in ("if", "ifsize", "iftraining", "loop"):
                body, at = block(at)
                if words[0] != "loop" and at < len(lines) and lines[at].startswith("else"):
                    otherwise, at = block(at + 1)
                at += 1
            statements.append((line, words, body, otherwise))
        return statements, at
    return block(0)[0]
