"""Makes random scripts: runs each statement with PyTorch as it is made, so that most are right."""
import math

import torch

from . import twin

FLOATS = ("f32", "f32", "f32", "f32", "f64", "f16", "bf16")
INTEGERS = ("i64", "i64", "i32", "i16", "i8", "u8")
NUMBERS = ("i0", "i1", "i2", "i3", "i-1", "f0.5", "f2.0", "f-1.25", "f3.0", "b1", "f0.1")
SKIPPED = set("""manual_seed rand randn randint randperm rand_like randn_like bernoulli dropout multinomial uniform_ normal_
quantize_per_tensor dequantize_per_tensor einsum conv3d conv_transpose1d conv_transpose2d conv_transpose3d max_pool1d max_pool2d avg_pool1d avg_pool2d max_pool3d avg_pool3d
max_pool1d_with_indices max_pool2d_with_indices max_pool3d_with_indices max_unpool1d max_unpool2d max_unpool3d adaptive_avg_pool3d
adaptive_max_pool3d adaptive_max_pool1d_with_indices adaptive_max_pool2d_with_indices adaptive_max_pool3d_with_indices grid_sample
affine_grid col2im embedding_bag _int_mm pdist kl_div binary_cross_entropy binary_cross_entropy_with_logits local_response_norm
batch_norm multinomial linspace empty logit to type_as fold randint_like normal dropout1d dropout2d dropout3d alpha_dropout
feature_alpha_dropout gumbel_softmax bernoulli_ random_ exponential_
can_cast""".split())
# Other names of functions that is_stated knows.
ALIASES = {"subtract": "sub", "divide": "div", "true_divide": "div"}
RANDOM = ("rand", "randn", "rand_like", "randn_like", "bernoulli", "dropout", "uniform_", "normal_", "randperm", "randint", "bernoulli_", "random_",
          "exponential_", "alpha_dropout", "gumbel_softmax", "normal", "randint_like")
WORTHY = {"view": 4, "reshape": 4, "transpose": 4, "permute": 4, "narrow": 4, "select": 5, "slice": 5, "expand": 3, "unsqueeze": 3,
          "flip": 2, "unfold": 3, "diagonal": 3, "copy_": 6, "fill_": 4, "add_": 5, "mul_": 3, "masked_fill_": 2, "zero_": 2,
          "squeeze": 3, "cat": 3, "stack": 2, "where": 3, "matmul": 3, "add": 4, "mul": 4, "sum": 4, "gather": 2, "scatter_": 2,
          "index_select": 2, "softmax": 2, "to": 4}


def table():
    """(key, function, whether it writes), each as often as it shall be chosen."""
    rows = []
    for key, f in twin.SCHEMA.items():
        number = key.split("#")[1]
        if f.name not in SKIPPED | twin.STRUCTURED and f.result not in ("void", "DType"):
            if "write" not in f.variants:
                rows += [(key, f, False)] * WORTHY.get(f.name, 1)
        for method, writes in f.methods():
            if writes is not False and f.name not in SKIPPED | twin.STRUCTURED:
                rows += [(f"{method}#{number}", f, True)] * WORTHY.get(method, 1)
    return rows


TABLE = table()


class Script:
    """Lines, registers that compiled calls return, and (tensors, numbers, sizes) of each call."""

    def __init__(self, lines, returned, calls, is_random=False):
        self.lines, self.returned, self.calls, self.is_random = lines, returned, calls, is_random

    def with_lines(self, lines):
        return Script(lines, self.returned, self.calls, self.is_random)


def random_value(rng, dtype):
    if dtype == "bool":
        return rng.randint(0, 1)
    if dtype == "u8":
        return rng.randint(0, 9)
    if dtype.startswith("i"):
        return rng.randint(-5, 5)
    if rng.random() < 0.01:
        return rng.choice(("inf", "-inf", "nan", -0.0, 1e-3, 100.0))
    return rng.randint(-16, 16) / 4 if rng.random() < 0.7 else round(rng.uniform(-3, 3), 3)


def random_literal(rng, dtype, sizes):
    count = math.prod(sizes)
    return f"{dtype} [{','.join(map(str, sizes))}]", [str(random_value(rng, dtype)) for _ in range(count)]


class Vague(Exception):
    """A write of what is not stated, which cannot be taken back."""


class Generator:
    def __init__(self, rng, length, is_random=False, errors=0.02):
        self.rng, self.length, self.is_random, self.error_rate = rng, length, is_random, errors
        self.lines, self.next = [], 0
        self.batch = rng.choice((1, 2, 3, 4, 5))
        self.make_inputs()
        tensors, numbers, sizes = self.calls[0]
        self.machine = twin.Machine([twin.argument(*t) for t in tensors], numbers, sizes)

    # --- Inputs ---

    def make_inputs(self):
        rng = self.rng
        forms = []
        for _ in range(rng.randint(1, 4)):
            rank = rng.choice((0, 1, 1, 2, 2, 2, 3, 3, 4))
            dims = [("B" if rng.random() < 0.35 else rng.choice((1, 2, 2, 3, 3, 4, 5))) for _ in range(rank)]
            kind = rng.random()
            dtype = rng.choice(FLOATS) if kind < 0.75 else rng.choice(INTEGERS) if kind < 0.9 else "bool"
            forms.append((dtype, dims, "t" if rank == 2 and rng.random() < 0.3 else "_"))
        self.calls = []
        other = rng.choice([b for b in (0, 1, 2, 3, 4, 5, 6) if b != self.batch])
        numbers = [rng.choice((0.5, 2.0, -1.5, 3, 2)) for _ in range(2)]
        for batch, change in ((self.batch, False), (self.batch, True), (other, True)):
            tensors = []
            for dtype, dims, order in forms:
                text, values = random_literal(rng, dtype, [batch if d == "B" else d for d in dims])
                tensors.append((*text.split(" "), order, values))
            if change:
                numbers = [type(n)(n + 1) for n in numbers]
            self.calls.append((tensors, numbers, [batch, 2 if not change else 3]))
        self.next = len(forms)

    # --- Choices ---

    def names(self, accepts=lambda x: True):
        return [n for n, x in self.machine.registers.items() if accepts(x)]

    def some(self, accepts=lambda x: True):
        names = self.names(accepts)
        # What was made last is used more often.
        return names[-self.rng.randint(1, min(len(names), 6))] if names and self.rng.random() < 0.6 else \
            self.rng.choice(names) if names else None

    def sized(self, number):
        """A size as a number, or as that of a tensor which has it."""
        rng = self.rng
        if rng.random() < 0.4 and number > 1:
            places = [(n, d) for n, x in self.machine.registers.items() for d, s in enumerate(x.shape) if s == number]
            if places:
                n, d = rng.choice(places)
                return f"z{n}.{d}"
            if number == self.machine.sizes[0]:
                return "Z0"
        return str(number)

    def fresh(self, count=1):
        self.next += count
        return f"r{self.next - count}"

    def literal(self, dtype, sizes, values=None):
        """A statement that makes a tensor: its register."""
        dest = self.fresh()
        if values is None:
            _, values = random_literal(self.rng, dtype, sizes)
        self.emit(f"literal {dest} {dtype} [{','.join(map(str, sizes))}] {' '.join(map(str, values))}".strip())
        return int(dest[1:])

    # --- Arguments ---

    def argument(self, f, i, args):
        rng, p = self.rng, f.parameters[i]
        x = self.machine.registers[int(args[0][1:])] if args and args[0][0] == "t" else None
        rank = x.dim() if x is not None else 1
        if p.type == "Tensor?":
            return "_" if rng.random() < 0.6 else f"t{self.some()}"
        if p.type == "Tensor":
            return self.tensor_for(f, p, x)
        if p.type in ("Operand", "Operand?"):
            if p.type == "Operand?" and rng.random() < 0.3:
                return "_"
            if (i > 0 or f.name in twin.NUMBERS_FIRST) and rng.random() < 0.35:
                return self.number()
            return self.tensor_for(f, p, x)
        if p.type == "Scalar":
            return p.default_word() if rng.random() < 0.7 and hasattr(p, "default_word") else self.number()
        if p.type in ("float", "float?"):
            if p.type == "float?" and rng.random() < 0.5:
                return "_"
            return f"f{rng.choice((0.5, 1.0, 2.0, 0.01, 1e-5)) if not p.default or rng.random() < 0.5 or p.default == 'std::nullopt' else p.default}"
        if p.type == "bool":
            return rng.choice(("b0", "b1"))
        if p.type in ("int", "int?", "Size", "Size?"):
            return self.integer_for(f, p, x, rank)
        if p.type in ("Dims", "PerDim", "Sizes"):
            return self.list_for(f, p, x, rank, args)
        if p.type == "DType":
            return "D" + rng.choice(FLOATS + INTEGERS + ("bool",))
        if p.type == "DType?":
            return "_" if rng.random() < 0.7 else "D" + rng.choice(FLOATS + ("i64", "i32"))
        if p.type == "str":
            choices = {"rounding_mode": ("", "floor", "trunc"), "approximate": ("none", "tanh"), "indexing": ("ij", "xy"),
                       "mode": ("constant", "reflect", "replicate", "circular") if f.name == "pad" else ("nearest", "bilinear", "linear"),
                       "reduction": ("mean", "sum", "none"), "reduce": ("sum", "prod", "mean", "amax", "amin")}
            return '"' + rng.choice(choices[p.name])
        names = [self.some() for _ in range(rng.randint(1, 3))]
        if rng.random() < 0.8:
            first = self.machine.registers[names[0]]
            names = [self.some(lambda y: y.shape[1:] == first.shape[1:] and y.dim() == first.dim()) for _ in names]
        return "{" + ",".join(map(str, names)) + "}"

    def number(self):
        rng = self.rng
        if rng.random() < 0.15:
            return rng.choice(("N0", "N1"))
        if rng.random() < 0.1 and self.machine.values:
            return f"s{rng.choice(list(self.machine.values))}"
        return rng.choice(NUMBERS)

    def tensor_for(self, f, p, x):
        rng = self.rng
        sizes = sizes_between(f.name, p.name, list(x.shape)) if x is not None else None
        if sizes is not None and p.name == "target":
            ends = (0, x.shape[1] - 1) if f.name == "multi_margin_loss" else (-1, 1)
            dtype = "i64" if f.name == "multi_margin_loss" else twin.NAMES[x.dtype]
            return f"t{self.literal(dtype, sizes, [rng.choice(ends) for _ in range(math.prod(sizes))])}"
        if sizes is not None:
            return f"t{self.literal(twin.NAMES[x.dtype], sizes)}"
        if x is not None and p.name in ("index", "indices"):
            dim = 0
            sizes = list(x.shape) if f.name in ("gather", "scatter", "scatter_add", "scatter_reduce", "take_along_dim") else [rng.randint(0, 4)]
            least = min([s for s in x.shape] or [1]) if len(sizes) > 1 else min([s for s in x.shape] or [1])
            return f"t{self.literal('i64', sizes, [rng.randint(0, max(least - 1, 0)) for _ in range(math.prod(sizes))])}" \
                if dim == 0 else ""
        if p.name in ("mask", "condition") and rng.random() < 0.9:
            dtype_bool = self.some(lambda y: y.dtype == torch.bool and (x is None or self.expands(y, x)))
            if dtype_bool is not None and rng.random() < 0.7:
                return f"t{dtype_bool}"
            like = x if x is not None else self.machine.registers[self.some()]
            return f"t{self.literal('bool', list(like.shape))}"
        if x is None:
            return f"t{self.some()}"
        name = self.some(lambda y: y.shape == x.shape) if rng.random() < 0.5 else \
            self.some(lambda y: self.expands(y, x)) if rng.random() < 0.7 else self.some()
        return f"t{name if name is not None else self.some()}"

    @staticmethod
    def expands(y, x):
        try:
            return torch.broadcast_shapes(y.shape, x.shape) == x.shape
        except RuntimeError:
            return False

    def integer_for(self, f, p, x, rank):
        rng = self.rng
        if p.type.endswith("?") and rng.random() < 0.4:
            return "_"
        if "dim" in p.name:
            return str(rng.randrange(-rank, rank)) if rank else rng.choice(("0", "-1"))
        if p.name in ("n", "m", "end", "steps", "num_classes", "length", "split_size", "size", "k", "repeats", "chunks",
                      "sections", "window_length", "N", "bins"):
            number = rng.randint(0 if p.name in ("n", "m", "end", "length", "window_length", "N") else 1, 5)
            return self.sized(number) if p.type.startswith("Size") else str(number)
        if p.name in ("groups", "num_groups", "upscale_factor", "downscale_factor", "step"):
            return str(rng.randint(1, 2))
        return str(rng.randint(-3, 4))

    def list_for(self, f, p, x, rank, args):
        rng = self.rng
        if f.name == "sum_to_size":
            sizes = [1 if rng.random() < 0.5 else s for s in x.shape]
            return "[" + ",".join(map(str, sizes[rng.randint(0, 1) if len(sizes) > 1 else 0:])) + "]"
        if p.type == "Sizes":
            return "[" + ",".join(self.sizes_for(f, x)) + "]"
        if p.type == "PerDim":
            return f"[{rng.randint(0 if p.name == 'padding' else 1, 2)}]"
        if f.name == "rot90" and rank > 1:
            return "[" + ",".join(map(str, rng.sample(range(rank), 2))) + "]"
        if f.name == "permute":
            return "[" + ",".join(map(str, rng.sample(range(rank), rank))) + "]"
        if f.name == "pad":
            return "[" + ",".join(str(rng.randint(-1, 2)) for _ in range(2 * rng.randint(1, max(rank, 1)))) + "]"
        if p.name == "normalized_shape":
            return "[" + ",".join(map(str, list(x.shape)[-rng.randint(1, max(rank, 1)):])) + "]"
        if p.name in ("repeats", "shifts") or f.name == "tile":
            return "[" + ",".join(str(rng.randint(0 if rng.random() < 0.1 else 1, 2)) for _ in range(max(rank, 1) if p.name != "shifts" else 1)) + "]"
        if p.name == "stride":
            return rng.choice(("[]", "[2]", "[1]"))
        if p.name == "size":
            return "[" + ",".join(str(rng.randint(1, 5)) for _ in range(max(rank - 2, 1))) + "]"
        count = rng.choice((0, 1, 1, 1, 2)) if p.default else rng.choice((1, 1, 2))
        dims = rng.sample(range(rank), min(count, rank)) if rank else []
        return "[" + ",".join(str(d - rank if rng.random() < 0.3 else d) for d in dims) + "]"

    def sizes_for(self, f, x):
        rng = self.rng
        if x is None:
            return [self.sized(rng.choice((0, 1, 2, 2, 3, 3, 4, self.batch))) for _ in range(rng.randint(0, 3))]
        if f.name in ("expand", "broadcast_to"):
            return [str(rng.randint(1, 3))] * rng.randint(0, 1) + \
                   [self.sized(rng.randint(1, 4)) if s == 1 else rng.choice(("-1", self.sized(s))) for s in x.shape]
        count, sizes = x.numel(), []
        if count == 0:
            return [str(s) for s in x.shape]
        while count > 1 and len(sizes) < 3:
            factor = rng.choice([n for n in range(1, count + 1) if count % n == 0])
            sizes.append(factor)
            count //= factor
        sizes.append(count)
        words = [self.sized(s) for s in sizes]
        if rng.random() < 0.4:
            words[rng.randrange(len(words))] = "-1"
        return words

    # --- Statements ---

    def emit(self, line):
        """Runs a statement, and keeps it if it is one that both can be asked for."""
        self.machine.one(line.split())
        self.lines.append(line)

    def attempt(self, line):
        before = len(self.lines)
        try:
            if not self.is_stated(line.split()):
                return False
            self.machine.one(line.split())
        except (twin.NotApplicable, twin.Undefined):
            return False
        except twin.FAILURES as e:
            if self.rng.random() < self.error_rate and isinstance(e, (RuntimeError, IndexError)) and judged_error(str(e)):
                self.lines.append(line)
                return True
            return False
        assert before == len(self.lines)
        if self.machine.is_vague:
            self.machine.is_vague = False
            if not line.split()[1].startswith("r"):
                raise Vague()
            self.machine.registers.pop(int(line.split()[1][1:]), None)
            return False
        if self.is_undefined(line):
            self.machine.registers.pop(int(line.split()[1][1:]), None) if line.split()[1] != "_" else None
            return False
        self.lines.append(line)
        return True

    def is_stated(self, words):
        """Whether PyTorch states what the statement does: no two places of a tensor that is written to are one, what is read is not
        where is written, integers have the numbers, and shifts are below the number of bits."""
        name = words[0].split("#")[0]
        name = ALIASES.get(name.removesuffix("_"), name.removesuffix("_")) + "_" * name.endswith("_")
        operands = [self.machine.register(w[1:]) for w in words[2:] if w[0] == "t" and w != "..." and w[1:].isdigit()]
        writes = name in ("setitem", "set", "increase") or name.endswith("_")
        if writes and operands:
            x, rest = operands[0], operands[1:]
            if twin.overlaps_itself(x):
                return False
            if any(shares(x, y) and (not same_view(x, y) or name == "masked_scatter_") for y in rest):
                return False
            if any(not twin.has_all(x.dtype, y) for y in rest):
                return False
            if not x.is_floating_point() and any(w.startswith(("s", "N")) for w in words[2:]):
                return False
        if any(w[0] == "D" and not twin.has_all(twin.DTYPES[w[1:]], y) for w in words[2:] for y in operands):
            return False
        if name in ("clamp", "clip", "clamp_", "clip_") and "_" not in words[3:5] and words[3][0] != words[4][0] and "t" in (words[3][0], words[4][0]):
            return False  # PyTorch has no such call
        if name in ("add", "sub", "rsub") and words[2][0] != "t" and words[-1][0] == "f":
            return False  # nor this one of integers
        if name == "multi_margin_loss":
            return operands[0].is_floating_point() and len({y.dtype for y in operands if y.is_floating_point()}) == 1
        if name.endswith("_loss") and not all(y.is_floating_point() for y in operands):
            return False  # tcopt has losses of floats only
        if name == "scaled_dot_product_attention" and (len({y.dtype for y in operands}) > 1 or words[-4] == "b1"):
            return False
        if name == "scaled_dot_product_attention" and not all(bool(y.isfinite().all()) for y in operands):
            return False  # PyTorch gives zeros for some of them
        if name == "scaled_dot_product_attention" and words[6] != "f0.0":
            return False  # random
        if name in ("norm", "normalize") and words[3] not in ("f1.0", "f2.0"):
            return False  # a root of 1 / p multiplies what was rounded
        if name in ("dist", "pairwise_distance") and words[4] not in ("f1.0", "f2.0"):
            return False
        if name in ("renorm", "renorm_", "lp_pool1d", "lp_pool2d") and words[3] not in ("f1.0", "f2.0"):
            return False
        if name in ("lp_pool1d", "lp_pool2d") and words[-1] == "b1":
            return False  # avg_pool1d and avg_pool2d, which they call, refuse windows that are larger than the padded tensor
        if name == "triplet_margin_loss" and words[6] not in ("f1.0", "f2.0"):
            return False
        if name in ("cumsum_", "cumprod_") and operands[0].dtype == torch.bool:
            return False  # PyTorch has them of rank 0 only
        if name == "histc" and not all(bool(y.isfinite().all()) for y in operands):
            return False  # tcopt does not read its operand
        if name.startswith("trap") and words[2] == words[3]:
            return False  # sums that cancel
        if name == "ldexp" and operands[-1].is_floating_point():
            return False  # in which precision the power is computed
        if words[0].split("#")[0] in ("baddbmm_", "addbmm_", "addmm_", "addmv_", "addr_") and words[2] in words[3:]:
            return False  # reads what it writes
        if name == "tanhshrink" and bool((operands[0].abs() < 0.1).any()):
            return False  # the difference of an operand and its tanh is all rounding
        if name == "cov" and operands[0].dim() < 2:
            return False  # PyTorch writes to its operand then
        if name.startswith("addbmm") and "i0" in words[5:] and not all(bool(y.isfinite().all()) for y in operands):
            return False  # 0 times NaN
        if name == "tensordot" and operands[0].dtype == torch.bool:
            return False  # PyTorch takes Booleans if there are none
        if name == "cov" and any(bool((y < 0).any()) for y in operands[1:]):
            return False  # nor these
        if name in ("div", "div_", "floor_divide", "floor_divide_", "remainder", "remainder_", "fmod", "fmod_") and \
                not any(y.is_floating_point() for y in operands):
            return words[3] in ("i1", "i2", "i3", "i-1")  # a division by zero leaves PyTorch's tensor written in part
        if name in ("scatter", "scatter_", "scatter_add", "scatter_add_", "scatter_reduce", "index_add", "index_add_") and \
                operands[0].dim() != operands[-1].dim():
            return False  # PyTorch takes a number for a vector
        if name.startswith("adaptive_avg_pool") and operands[0].dim() - int(name[-2]) not in (1, 2):
            return False  # PyTorch does not look at the rank where one window is wanted
        if name == "repeat_interleave" and operands[0].dim() == 0 and words[-1] != "_":
            return False  # PyTorch fails
        if name == "kthvalue" and operands[0].dtype == torch.bool:
            return False  # PyTorch takes one, and no vector
        if name in ("pow", "pow_") and any(y.dtype == torch.bool for y in operands):
            return False
        if name in ("pixel_shuffle", "pixel_unshuffle", "channel_shuffle") and words[3] == "1":
            return False  # whether the result shares its elements
        if name in ("index_copy", "index_copy_") and (operands[0].dim() != operands[-1].dim() or operands[0].dim() == 0):
            return False
        if name == "pad" and words[4] == '"circular' and "-" in words[3]:
            return False  # PyTorch pads by negative numbers where a wrapped dimension is too small
        if name == "where" and operands[0].dtype != torch.bool:
            return False
        if name == "interpolate":
            return words[-1] == "b0"
        if name in ("searchsorted", "bucketize") and any(y.dtype == torch.bool for y in operands):
            return False
        if name.endswith("_loss") and len({y.dtype for y in operands}) > 1:
            return False
        if name in ("softmax", "log_softmax", "softmin") and not (operands[0].is_floating_point() if words[-1] == "_" else words[-1][1:] in FLOATS):
            return False  # PyTorch takes integers if there are none
        if name == "full" and words[3][0] == "t" and words[-1] == "_":
            return False  # PyTorch makes a number of the tensor
        if name in ("trapezoid", "trapz", "cumulative_trapezoid") and operands[0].dtype == torch.bool:
            return False  # PyTorch takes Booleans if there are none
        if name in ("median", "nanmedian") and not operands[0].is_floating_point() and operands[0].numel() == 0:
            return False
        if name.startswith("unique") and operands[0].is_floating_point() and bool(operands[0].isnan().any()):
            return False  # whether NaN is equal to itself
        if name == "linear" and len(operands) > 2 and operands[2].dim() != 1:
            return False
        if "shift" in name:
            return words[-1] in ("i0", "i1", "i2", "i3")
        if name in ("scatter", "scatter_", "index_copy", "index_copy_") and words[-1][0] == "t":
            index, dim = operands[1], int(words[3])
            order = index.sort(dim=min(dim, index.dim() - 1) if index.dim() else 0)[0]
            return index.dim() == 0 or order.shape[dim if order.dim() > 1 else 0] < 2 or \
                bool((order.diff(dim=dim if order.dim() > 1 else 0) > 0).all())
        return True

    def is_undefined(self, line):
        """Too big, or too large a number for what the next statements do."""
        dest = line.split()[1]
        x = self.machine.registers.get(int(dest[1:])) if dest != "_" else None
        return x is not None and (x.numel() > 300 or x.dim() > 5 or (x.dtype not in twin.NAMES))

    def statement(self):
        rng = self.rng
        kind = rng.random()
        if kind < 0.08:
            return self.index_statement()
        if kind < 0.11:
            return self.block()
        if kind < 0.13:
            return self.attempt(f"item v{rng.randint(0, 2)} t{self.some(lambda x: x.numel() == 1)}") if self.names(lambda x: x.numel() == 1) else False
        if kind < 0.16:
            self.literal(rng.choice(FLOATS + INTEGERS + ("bool",)), [rng.randint(1, 4) for _ in range(rng.randint(0, 3))])
            return True
        if kind < 0.19:
            return self.attempt(f"to#0 {self.fresh()} t{self.some(small)} D{rng.choice(FLOATS + INTEGERS + ('bool',))}")
        if self.is_random and kind < 0.3:
            return self.random_statement()
        return self.call()

    def random_statement(self):
        rng = self.rng
        name = rng.choice(RANDOM)
        x = f"t{self.some(lambda y: y.is_floating_point())}"
        forms = {"rand": "[2,Z0] Df32", "randn": "[3] Df64", "rand_like": x, "randn_like": x, "dropout": f"{x} f0.5 b1",
                 "uniform_": f"{x} f0.0 f2.0", "normal_": f"{x} f0.0 f1.0", "randperm": "Z0", "randint": "0 5 [Z0,2] Di64",
                 "bernoulli_": f"{x} f0.5", "random_": f"{x} 0 5", "exponential_": f"{x} f2.0", "alpha_dropout": f"{x} f0.5 b1",
                 "gumbel_softmax": f"{x} f1.0 b0 -1", "normal": f"{x} f2.0", "randint_like": f"{x} 5 _"}
        if name == "bernoulli" or x == "tNone":
            return False
        if rng.random() < 0.1:
            return self.attempt(f"seed _ i{rng.randint(0, 9)}")
        return self.attempt(f"{name}#0 {'_' if name.endswith('_') else self.fresh()} {forms[name]}")

    def call(self):
        key, f, writes = self.rng.choice(TABLE)
        args = []
        if f.parameters and f.parameters[0].type in ("Tensor", "Operand"):
            first = f.parameters[0]
            args.append(f"t{self.some()}")
            if not writes and first.type == "Operand" and f.name in twin.NUMBERS_FIRST and self.rng.random() < 0.1:
                args[0] = self.number()
        mark = len(self.lines), dict(self.machine.registers), self.next
        for i in range(len(args), len(f.parameters)):
            args.append(self.argument(f, i, args))
        count = 2 if f.result.startswith("(") else 8 if f.result == "Tensor[]" else 1
        dest = "_" if writes else self.fresh(count)
        if self.attempt(" ".join([key, dest, *args])):
            return True
        del self.lines[mark[0]:]
        self.machine.registers = mark[1]
        return False

    def index_statement(self):
        rng = self.rng
        n = self.some(lambda x: x.dim() > 0)
        if n is None:
            return False
        x = self.machine.registers[n]
        mark = len(self.lines), dict(self.machine.registers)
        entries, dim, count = [], 0, rng.randint(1, x.dim())
        while dim < count:
            size, kind = x.shape[dim], rng.random()
            if kind < 0.3 and size:
                entries.append(str(rng.randrange(-size, size)))
            elif kind < 0.65:
                a, b = rng.randint(-size, size), rng.randint(-size, size + 1)
                entries.append(f":{rng.choice(('', a))}:{rng.choice(('', b))}:{rng.choice(('', 1, 2))}")
            elif kind < 0.8 and size:
                many = rng.randint(1, 3)
                entries.append(f"t{self.literal('i64', [many], [rng.randrange(-size, size) for _ in range(many)])}")
            elif kind < 0.88:
                entries.append(f"t{self.literal('bool', [size])}")
            elif kind < 0.94:
                entries.append("None")
                continue
            else:
                entries = ["..."] + entries if not any(e == "..." for e in entries) else entries
            dim += 1
        entry = "[" + ";".join(entries) + "]"
        kind = rng.random()
        if kind < 0.4:
            done = self.attempt(f"index {self.fresh()} t{n} {entry}")
        else:
            value = self.number() if rng.random() < 0.5 else f"t{self.some(lambda y: y.dim() <= 1 or y.numel() < 5)}"
            repeated = any(e[0] == "t" for e in entries)
            name = "setitem" if len(entries) > 1 else rng.choice(("setitem", "set", "increase"))
            # The order of writes to one place is not stated.
            done = (not repeated or value[0] != "t") and self.attempt(f"{name} _ t{n} {entry} {value}")
        if not done:
            del self.lines[mark[0]:]
            self.machine.registers = mark[1]
        return done

    def block(self):
        rng = self.rng
        kind = rng.choice(("if", "loop", "ifsize", "iftraining"))
        mark = len(self.lines), dict(self.machine.registers), dict(self.machine.values)
        if kind == "iftraining":
            head = "iftraining _"
        elif kind == "ifsize":
            n = self.some(lambda x: x.dim() > 0)
            if n is None:
                return False
            head = f"ifsize _ z{n}.0 {rng.choice(('2', '3', 'Z0'))}"
        else:
            n = self.some(lambda x: x.numel() == 1 and (not x.is_floating_point() or x.isfinite().all()) and abs(float(x)) < 1e6)
            if n is None:
                return False
            head = f"{kind} _ t{n}"
        self.lines.append(head)
        # What blocks make is not used behind them, but their writes are seen.
        inner = self.length
        for _ in range(rng.randint(1, 3)):
            self.call()
        if kind != "loop" and rng.random() < 0.5:
            self.lines.append("else")
            self.call()
        self.lines.append("end")
        made = set(self.machine.registers) - set(mark[1])
        for n in made:
            del self.machine.registers[n]
        self.length = inner
        return True

    def script(self):
        failures = 0
        count = 0
        while count < self.length and failures < 40 * self.length:
            if self.statement():
                count += 1
            else:
                failures += 1
        names = self.names(lambda x: x.dtype in twin.NAMES)
        returned = sorted(self.rng.sample(names, min(len(names), self.rng.randint(1, 6))) + names[-1:])
        return Script(self.lines, sorted(set(returned)), self.calls, self.is_random)


def sizes_between(function, parameter, sizes):
    """Sizes of an operand that fit to those of the first; None if any may do."""
    forms = {("addmv", "mat"): (1, lambda n: [n, 3]), ("addmv", "vec"): (1, lambda n: [3]), ("addr", "vec1"): (2, lambda n, m: [n]),
             ("addr", "vec2"): (2, lambda n, m: [m]), ("addbmm", "batch1"): (2, lambda n, m: [2, n, 3]),
             ("addbmm", "batch2"): (2, lambda n, m: [2, 3, m]), ("bilinear", "input2"): (2, lambda n, m: [n, 2]),
             ("bilinear", "weight"): (2, lambda n, m: [3, m, 2]), ("cosine_embedding_loss", "target"): (2, lambda n, m: [n]),
             ("multi_margin_loss", "target"): (2, lambda n, c: [n])}
    rank, form = forms.get((function, parameter), (None, None))
    return form(*sizes) if rank == len(sizes) and 0 not in sizes else None


def shares(x, y):
    return x.untyped_storage().data_ptr() == y.untyped_storage().data_ptr()


def same_view(x, y):
    return x.data_ptr() == y.data_ptr() and x.shape == y.shape and x.stride() == y.stride()


def small(x):
    """Numbers that every dtype has."""
    return not x.is_floating_point() or (bool(x.isfinite().all()) and (x.numel() == 0 or float(x.abs().max()) < 100))


def judged_error(message):
    """Errors that are about sizes, dimensions and indices, and not about what PyTorch has no kernel for."""
    return not any(w in message for w in ("not implemented", "not supported", "only support", "Could not run", "unsupported", "partially overlap", "same memory", "same dtype", "expected dtype", "zero-size", "kernel size", "channels to be greater than 0", "0 sized dimensions", "NaN to integer", "divide by zero", "by zero", "tensor has no dimensions", "complex", "alpha must not be", "did not match", "common dtype"))
