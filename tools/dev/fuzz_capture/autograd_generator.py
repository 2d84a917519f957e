"""Makes random scripts about gradients: runs each statement with PyTorch as it is made, so that most are right."""
import math

import torch

from . import autograd_twin, twin

# The features of --features and --without. Each statement belongs to one feature.
FEATURES = set("""capture viewleaf arguments rg detach hook outerhook retain backward grad graph functional custom write dirty writesaved
zero nan nograd module norm clone optimizer item branch checkpoint observe inplace innerleaf errors after shared setgrad sizes viewflags""".split())

SMOOTH = ("sin#0", "cos#0", "tanh#0", "sigmoid#0", "square#0", "neg#0", "abs#0", "relu#0", "silu#0", "erf#0", "frac#0")
FLAT = ("round#0 {d} {x} i0", "floor#0 {d} {x}", "ceil#0 {d} {x}", "trunc#0 {d} {x}", "sign#0 {d} {x}", "sgn#0 {d} {x}", "div#0 {d} {x} f0.5 \"floor", "div#0 {d} {x} f0.5 \"trunc", "floor_divide#0 {d} {x} f0.75", "hardtanh#0 {d} {x} f-0.5 f0.5",
        "clamp#0 {d} {x} f-0.25 f0.25", "remainder#0 {d} {x} f0.75", "fmod#0 {d} {x} f0.75", "nan_to_num#0 {d} {x} _ _ _", "threshold#0 {d} {x} f0.0 f0.5",
        "mul#0 {d} {x} f0.0", "relu#0 {d} {x}", "zeros_like#0 {d} {x} _", "heaviside#0 {d} {x} {x}")
SINGULAR = ("sqrt#0 {d} {x}", "norm#0 {d} {x} f2.0 [] b0", "pow#0 {d} {x} f0.5", "reciprocal#0 {d} {x}", "log#0 {d} {x}", "std#0 {d} {x} [] i1 b0",
            "atan2#0 {d} {x} {x}", "pow#0 {d} {x} i0", "prod#0 {d} {x} [] b0 _", "xlogy#0 {d} {x} {x}", "rsqrt#0 {d} {x}", "amax#0 {d} {x} [] b0",
            "logsumexp#0 {d} {x} [0] b0", "norm#0 {d} {x} f1.0 [] b0", "norm#0 {d} {x} finf [] b0", "hypot#0 {d} {x} {x}", "div#0 {d} {x} {x} \"")
CUSTOM_ONE = ("cube", "exp", "inner", "marked", "identity", "unmaterialized", "flat", "nested", "attribute")
CUSTOM_TWO = ("two", "partial", "needed")
NETS = ("linear", "prelu", "tied", "ln", "rms")
NORMS = ("bn", "bncum", "bnplain", "in", "incum", "mixed", "gn")


class Program:
    """Lines, registers that the body returns, arguments of each call as words."""

    def __init__(self, lines, returned, calls):
        self.lines, self.returned, self.calls = lines, returned, calls

    def with_lines(self, lines):
        return Program(lines, self.returned, self.calls)


class Rejected(Exception):
    """Raised for a statement that is left out of the program."""


class Generator:
    def __init__(self, rng, features=FEATURES):
        self.rng, self.features = rng, features
        self.dtype = "f64" if rng.random() < 0.85 else "f32"
        self.rows, self.columns = rng.choice((2, 3)), rng.choice((2, 3))
        self.shapes = ([], [self.columns], [self.rows, self.columns], [self.rows, self.columns])
        self.sections = {"@setup": [], "@body": [], "@after": []}
        self.program = Program([], [], [])
        self.section, self.next, self.fails = "@setup", 10, False

    def on(self, feature, probability=1.0):
        return feature in self.features and self.rng.random() < probability

    # --- Lines ---

    def values(self, count):
        return [str(self.rng.choice((0, 0, -0.5, 0.5, 1, -1)) if self.rng.random() < 0.3 else self.rng.randint(-8, 8) / 4) for _ in range(count)]

    def literal(self, shape):
        return f"{self.dtype} [{','.join(map(str, shape))}] {' '.join(self.values(math.prod(shape)))}"

    def fresh(self, count=1):
        self.next += count
        return f"r{self.next - count}"

    def all_lines(self):
        return [line for name in ("@setup", "@body", "@after") for line in [name, *self.sections[name]]]

    def replay(self):
        """The machine after all lines of the first call."""
        self.program.lines = self.all_lines()
        self.run = autograd_twin.Run(self.program)
        self.run.setup()
        self.machine = self.run.outer
        if self.section != "@setup":
            self.machine = self.run.begin(self.program.calls[0])
            self.machine.run(self.run.sections["@body"])
        if self.section == "@after":
            self.run.end(self.machine)
            self.machine = self.run.outer
            self.machine.run(self.run.sections["@after"])

    def attempt(self, lines):
        """Keeps lines that PyTorch can run, and few of those that it cannot."""
        statements = autograd_twin.parse(["@x", *lines])["@x"]
        try:
            self.machine.run(statements)
            self.check()
        except (*autograd_twin.FAILURES, Rejected) as e:
            is_error = not isinstance(e, Rejected) and is_stated(str(e))
            if is_error and self.section != "@setup" and self.on("errors", 0.08):
                self.sections[self.section] += lines
                self.fails = True
                return True
            self.replay()
            return False
        self.sections[self.section] += lines
        return True

    def check(self):
        """Rejects statements whose results are too large."""
        for x in self.machine.registers.values():
            if isinstance(x, torch.Tensor) and x.numel() and x.is_floating_point():
                finite = x.detach().isfinite()
                if (not bool(finite.all()) and "nan" not in self.features) or (bool(finite.any()) and float(x.detach()[finite].abs().max()) > 1e3):
                    raise Rejected()

    # --- Registers ---

    def names(self, accepts=lambda x: True):
        """Numbers of tensors; not of buffers, whose writes PyTorch does not count."""
        buffers = [b for net in self.machine.nets.values() for b in net.buffers()]
        return [n for n, x in self.machine.registers.items() if isinstance(x, torch.Tensor) and x.dtype == twin.DTYPES[self.dtype] and
                not any(x is b for b in buffers) and accepts(x)]

    def some(self, accepts=lambda x: True):
        names = self.names(accepts)
        if not names:
            raise Rejected()
        return f"t{names[-self.rng.randint(1, min(len(names), 4))] if self.rng.random() < 0.5 else self.rng.choice(names)}"

    def tensor(self, word):
        return self.machine.registers[int(word[1:])]

    def with_grad(self):
        return self.some(lambda x: x.requires_grad)

    def leaf(self):
        return self.some(lambda x: x.requires_grad and x.is_leaf)

    def like(self, word):
        shape = self.tensor(word).shape
        return self.some(lambda x: x.shape == shape)

    def matrix(self):
        return self.some(lambda x: list(x.shape) == [self.rows, self.columns])

    def scalar(self):
        return self.some(lambda x: x.numel() == 1 and x.requires_grad)

    def number(self):
        return self.rng.choice(("f0.5", "f2.0", "f-1.0", "f3.0", "i2"))

    # --- Statements that compute ---

    def op(self):
        r, d = self.rng, self.fresh(4)
        kind = r.randrange(17)
        x = self.some()
        if kind < 3:
            return [f"{r.choice(SMOOTH)} {d} {x}"]
        if kind < 6:
            return [f"mul#0 {d} {x} {self.some()}"]
        if kind < 8:
            name = r.choice(("add", "sub"))
            return [f"{name}#0 {d} {x} {self.some() if r.random() < 0.7 else self.number()} {r.choice(('i1', 'i1', 'f0.5'))}"]
        if kind == 8:
            return [f"{r.choice(('maximum', 'minimum'))}#0 {d} {x} {self.some()}"]
        if kind == 9:
            return [f"{r.choice(('sum', 'mean'))}#0 {d} {x} {r.choice(('[]', '[0]', '[-1]'))} {r.choice(('b0', 'b1'))} _"]
        if kind == 10:
            a, b = self.matrix(), self.matrix()
            return [f"transpose#0 {d} {b} 0 1", f"matmul#0 r{int(d[1:]) + 1} {a} t{d[1:]}"]
        if kind == 11:
            return [f"{r.choice(('softmax', 'log_softmax', 'cumsum'))}#0 {d} {x} -1 _"]
        if kind == 12:
            return [f"{r.choice(('cat', 'stack'))}#0 {d} {{{x[1:]},{self.like(x)[1:]}}} 0"]
        if kind == 13:
            condition = f"gt#0 {d} {x} f0.0"
            return [condition, f"where#0 r{int(d[1:]) + 1} t{d[1:]} {x} {self.like(x)}"]
        if kind == 14:
            return [f"clone#0 {d} {x}"]
        if kind == 15:
            return [f"mse_loss#0 {d} {x} {self.like(x)} \"{r.choice(('mean', 'sum', 'none'))}"]
        return [f"exp#0 {d} {x}"]

    def view(self):
        r, d = self.rng, self.fresh(4)
        x = self.some(lambda y: y.dim() > 0)
        size = self.tensor(x).shape[0]
        return [r.choice((f"reshape#0 {d} {x} [-1]", f"select#0 {d} {x} 0 {r.randrange(size) if size else 0}", f"slice#0 {d} {x} 0 1 _ 1",
                          f"narrow#0 {d} {x} 0 0 {max(1, size - 1)}", f"unsqueeze#0 {d} {x} 0", f"flatten#0 {d} {x} 0 -1", f"detach#0 {d} {x}",
                          f"transpose#0 {d} {x} 0 -1", f"unbind#0 {d} {x} 0", f"chunk#0 {d} {x} 2 -1", f"expand#0 {d} {x} [2,{','.join(['-1'] * self.tensor(x).dim())}]",
                          f"diagonal#0 {d} {x} 0 0 -1", f"view#0 {d} {x} [{','.join(map(str, self.tensor(x).shape))}]", f"index {d} {x} [0]",
                          f"index {d} {x} [:1::]", f"index {d} {x} [...;0]", f"index {d} {x} [None]"))]

    def flat(self):
        """A statement with a zero gradient."""
        if self.rng.random() < 0.08:  # PyTorch's own gradient is not defined
            d, x = self.fresh(2), self.some()
            return [f"norm#0 {d} {x} f0.0 [] b0", f"mul#0 {d} t{d[1:]} {x}"]
        return [self.rng.choice(FLAT).format(d=self.fresh(), x=self.some())]

    def singular(self):
        """A statement with an infinite derivative, for example at zero."""
        r, d = self.rng, self.fresh(3)
        x = self.some()
        if r.random() < 0.4:
            return [f"sub#0 {d} {x} {x} i1", r.choice(SINGULAR).format(d=f"r{int(d[1:]) + 1}", x=f"t{d[1:]}")]
        return [r.choice(SINGULAR).format(d=d, x=x)]

    def inplace(self):
        r, x = self.rng, self.some(self.may_write)
        return [r.choice((f"mul_#0 _ {x} {self.number()}", f"add_#0 _ {x} {self.some()} i1", f"sub_#0 _ {x} {self.like(x)} f0.5", f"mul_#0 _ {x} {self.some()}",
                          f"copy_#0 _ {x} {self.like(x)}", f"zero_#0 _ {x}", f"fill_#0 _ {x} f0.5", f"tanh_#0 _ {x}", f"relu_#0 _ {x}",
                          f"setitem _ {x} [0] {self.number()}", f"setitem _ {x} [...;0] {self.some(lambda y: y.dim() == 0)}"))]

    # --- Leaves ---

    def new_leaf(self, shape=None):
        d = self.fresh()
        shape = self.rng.choice(self.shapes) if shape is None else shape
        return [f"literal {d} {self.literal(shape)}", f"rg _ t{d[1:]} b1"]

    def constant(self):
        return [f"literal {self.fresh()} {self.literal(self.rng.choice(self.shapes))}"]

    def view_leaf(self):
        """A leaf that shares its elements with another tensor."""
        r, d, x = self.rng, self.fresh(), self.some(lambda y: not y.requires_grad or y.is_leaf)
        rows = self.tensor(x).shape[0] if self.tensor(x).dim() else 0
        lines = [f"detach#0 {d} {x}"]
        if rows:
            e = self.fresh()
            lines += [r.choice((f"slice#0 {e} t{d[1:]} 0 0 {max(1, rows - 1)} 1", f"reshape#0 {e} t{d[1:]} [-1]", f"transpose#0 {e} t{d[1:]} 0 -1",
                                f"select#0 {e} t{d[1:]} 0 0", f"chunk#0 {e} t{d[1:]} 1 0", f"detach#0 {e} t{d[1:]}"))]
            d = e
        return lines + [f"rg _ t{d[1:]} b1"]

    def has_views(self, x):
        return any(isinstance(y, torch.Tensor) and y is not x and (y._base is x or (y._base is not None and y._base is x._base))
                   for y in (*self.machine.registers.values(), *self.run.outer.registers.values(), *getattr(self.run, "bases", ())))

    def may_change(self, x):
        """Whether the flag of a tensor may change: PyTorch's views keep the flag that their base had."""
        return "viewflags" in self.features or not self.has_views(x)

    def may_write(self, x):
        """Whether a tensor may be written to: after a write, PyTorch's views of a detached tensor follow the original tensor."""
        if "viewflags" in self.features or x._base is None:
            return not (x.requires_grad and x.is_leaf) or self.may_change(x)
        family = [y for y in (*self.machine.registers.values(), *self.run.outer.registers.values(), *getattr(self.run, "bases", ()))
                  if isinstance(y, torch.Tensor) and (y is x._base or y._base is x._base)]
        return not any(y.requires_grad and y.is_leaf for y in family) or len(family) == 1

    def require(self):
        if self.rng.random() < 0.8:
            return [f"rg _ {self.some(lambda x: not x.requires_grad and self.may_change(x))} b1"]
        return [f"rg _ {self.some(lambda x: x.requires_grad and x.is_leaf and self.may_change(x))} b0"]

    def inner_leaf(self):
        """Creates a tensor in the function and makes it a leaf."""
        r, d, x = self.rng, self.fresh(2), self.some()
        e = f"t{int(d[1:]) + 1}"
        how = r.choice((f"detach#0 {d} {x}", f"literal {d} {self.literal(r.choice(self.shapes))}", f"zeros_like#0 {d} {x} _", f"clone#0 {d} {x}"))
        if how.startswith("clone"):
            return [f"detach#0 {d} {x}", f"clone#0 r{e[1:]} t{d[1:]}", f"rg _ {e} b1"]
        return [how, f"rg _ t{d[1:]} b1"]

    def detach(self):
        return [f"detach_ _ {self.some(lambda x: x.requires_grad and self.may_change(x))}"]

    def retain(self):
        return [f"retain _ {self.hookable(lambda x: not x.is_leaf)}"]

    def hookable(self, accepts=lambda x: True):
        """A tensor that is not a view: in PyTorch, gradients of views of a view do not pass the latter."""
        return self.some(lambda y: y.requires_grad and accepts(y) and (not y._is_view() or "viewflags" in self.features))

    def hook(self):
        r, x = self.rng, self.hookable()
        kind = r.choice(("scale", "square", "add", "zero", "log"))
        other = self.like(x) if kind == "add" else self.some(lambda y: y.dim() == 0 and not y.requires_grad) if kind == "log" else "_"
        h = self.fresh()
        lines = [f"hook {h} {x} {kind} {other}"]
        return lines + ([f"unhook _ {x} {h}"] if r.random() < 0.1 else [])

    def observe(self):
        return [f"observe {self.fresh()} {self.rng.choice(('requires_grad', 'is_leaf', 'has_grad'))} {self.some()}"]

    def set_gradient(self):
        x = self.some(lambda y: y.is_leaf)
        if self.rng.random() < 0.5:
            return [f"setgrad _ {x} _"]
        return [f"setgrad _ {x} {self.like(x)}"]

    def read_gradient(self):
        return [f"gradof {self.fresh()} {self.some(lambda x: x.is_leaf and x.grad is not None)}"]

    # --- Gradients ---

    def start(self):
        """Roots and weights."""
        if self.rng.random() < 0.75:
            d, x = self.fresh(), self.with_grad()
            return [f"sum#0 {d} {x} [] b0 _"], f"{{{d[1:]}}}", "_"
        # The weight is a copy, because a leaf may keep it as its gradient and add gradients to it in place.
        d, x = self.fresh(2), self.with_grad()
        copy = int(d[1:]) + 1
        return [f"detach#0 {d} {self.like(x)}", f"clone#0 r{copy} t{d[1:]}"], f"{{{x[1:]}}}", f"{{{copy}}}"

    def flags(self):
        graph = "graph" in self.features
        return self.rng.choice(("_", "_", "b0", "b1")) if graph else "_", self.rng.choice(("b0", "b0", "b1")) if graph else "b0"

    def backward(self):
        lines, roots, weights = self.start()
        retain, create = self.flags()
        return lines + [f"backward _ {roots} {weights} {retain} {create}"]

    def grad(self):
        r = self.rng
        lines, roots, weights = self.start()
        retain, create = self.flags()
        inputs = [self.with_grad()[1:] for _ in range(r.randint(1, 3))]
        d, unused = self.fresh(3), r.choice(("b0", "b1"))
        if create == "b1" and r.random() < 0.5:
            self.after_grad = d
        return lines + [f"grad {d} {roots} {{{','.join(inputs)}}} {weights} {retain} {create} {unused}"]

    def block_of(self, count, scalar, inputs):
        """Lines of a function of registers: (first, result, lines)."""
        r, first = self.rng, self.fresh(count)
        names = [f"t{int(first[1:]) + i}" for i in range(count)]
        captured = self.names()
        lines = []
        for _ in range(r.randint(1, 3)):
            d = self.fresh()
            x = r.choice(names)
            other = r.choice(names) if r.random() < 0.6 or not captured else f"t{r.choice(captured)}"
            choice = r.random()
            lines += [f"{r.choice(SMOOTH)} {d} {x}" if choice < 0.4 else f"mul#0 {d} {x} {other}" if choice < 0.8 else f"add#0 {d} {x} {other} i1"]
            if choice > 0.97 and "zero" in self.features:
                lines[-1] = f"floor#0 {d} {x}"
            names.append(f"t{d[1:]}")
        if scalar:
            d = self.fresh()
            lines += [f"sum#0 {d} {names[-1]} [] b0 _"]
            names.append(f"t{d[1:]}")
        return first, f"r{names[-1][1:]}", lines

    def functional(self):
        r = self.rng
        kind = r.choice(("vjp", "jvp", "hvp", "jacobian", "hessian"))
        inputs = [self.some() for _ in range(r.randint(1, 2))]
        first, result, lines = self.block_of(len(inputs), kind in ("hvp", "hessian") or (kind == "vjp" and r.random() < 0.6), inputs)
        vector = "_"
        if kind in ("jvp", "hvp"):
            vector = "{" + ",".join(self.like(x)[1:] for x in inputs) + "}"
        if kind == "vjp" and not lines[-1].startswith("sum#0"):
            vector = "{" + self.like(inputs[0])[1:] + "}"
        create = r.choice(("b0", "b0", "b1")) if "graph" in self.features else "b0"
        return [f"{kind} {self.fresh(5)} {{{','.join(x[1:] for x in inputs)}}} {vector} {create} {first} {result}", *lines, "end"]

    def checkpoint(self):
        inputs = [self.some() for _ in range(self.rng.randint(1, 2))]
        first, result, lines = self.block_of(len(inputs), False, inputs)
        return [f"checkpoint {self.fresh()} {{{','.join(x[1:] for x in inputs)}}} {first} {result}", *lines, "end"]

    def custom(self):
        r, d, x = self.rng, self.fresh(2), self.some()
        if r.random() < 0.6:
            return [f"custom {d} {r.choice(CUSTOM_ONE)} {{{x[1:]}}}"]
        return [f"custom {d} {r.choice(CUSTOM_TWO)} {{{x[1:]},{self.like(x)[1:]}}}"]

    def custom_write(self, name):
        d, e, x = self.fresh(), self.fresh(), self.some()
        # The argument is computed most of the time, because a leaf must not be written to.
        if self.rng.random() < 0.8:
            return [f"mul#0 {d} {x} i1", f"custom {e} {name} {{{d[1:]}}}"]
        return [f"custom {e} {name} {{{x[1:]}}}"]

    def custom_saved(self):
        return [f"custom {self.fresh()} writesaved {{{self.with_grad()[1:]},{self.some(lambda y: not y.requires_grad)[1:]}}}"]

    # --- Blocks ---

    def no_grad(self):
        """An update by hand, or a value without a gradient."""
        r = self.rng
        if r.random() < 0.5:
            x = self.some(lambda y: y.is_leaf and self.may_write(y))
            return ["nograd _", f"sub_#0 _ {x} {self.like(x)} f0.25", "end"]
        if r.random() < 0.5:
            x = self.some(lambda y: y.grad is not None and y.is_leaf and self.may_write(y))
            g = self.fresh()
            return [f"gradof {g} {x}", "nograd _", f"sub_#0 _ {x} t{g[1:]} f0.1", "end"]
        lines = self.op()
        if any("transpose" in line for line in lines):  # PyTorch's views require gradients there, and have none
            raise Rejected()
        return ["nograd _", *lines, "end"]

    def update(self):
        g, x = self.fresh(), self.some(lambda y: y.is_leaf and y.grad is not None and self.may_write(y))
        return [f"gradof {g} {x}", "nograd _", f"sub_#0 _ {x} t{g[1:]} f0.1", "end"] + ([f"setgrad _ {x} _"] if self.rng.random() < 0.6 else [])

    def branch(self):
        d, x = self.fresh(2), self.some()
        body, other = self.op(), self.op()
        return [f"sum#0 {d} {x} [] b0 _", f"gt#0 r{int(d[1:]) + 1} t{d[1:]} f0.25", f"if _ t{int(d[1:]) + 1}", *body, "else", *other, "end"]

    def item(self):
        d, s, e, x = self.fresh(), self.fresh(), self.fresh(), self.some()
        return [f"sum#0 {d} {x} [] b0 _", f"tanh#0 {d} t{d[1:]}", f"item s{s[1:]} t{d[1:]}", f"mul#0 {e} {self.some()} s{s[1:]}"]

    # --- Modules and optimizers ---

    def make_module(self, kinds):
        m = self.fresh()[1:]
        return [f"module m{m} {self.rng.choice(kinds)} i{self.columns} {self.dtype}", f"params {self.fresh(8)} m{m}"]

    def clone_module(self):
        if not self.machine.nets:
            raise Rejected()
        m = self.fresh()[1:]
        return [f"clonenet m{m} m{self.rng.choice(list(self.machine.nets))}", f"params {self.fresh(8)} m{m}"]

    def call_module(self):
        if not self.machine.nets:
            raise Rejected()
        return [f"net {self.fresh()} m{self.rng.choice(list(self.machine.nets))} {self.matrix()}"]

    def set_module(self):
        if not self.machine.nets:
            raise Rejected()
        m = self.rng.choice(list(self.machine.nets))
        may_freeze = all(map(self.may_change, self.machine.nets[m].parameters()))
        return [f"{self.rng.choice(('train', 'freeze') if may_freeze else ('train',))} _ m{m} {self.rng.choice(('b0', 'b1'))}"]

    def make_optimizer(self):
        leaves = self.names(lambda x: x.is_leaf and x.requires_grad)
        if not leaves:
            raise Rejected()
        chosen = self.rng.sample(leaves, self.rng.randint(1, min(3, len(leaves))))
        return [f"optimizer o{self.fresh()[1:]} {self.rng.choice(('sgd', 'sgd', 'adam'))} {{{','.join(map(str, chosen))}}} f0.1"]

    def use_optimizer(self):
        if not self.machine.optimizers:
            raise Rejected()
        o = self.rng.choice(list(self.machine.optimizers))
        return [f"zerograd o{o} b{self.rng.randint(0, 1)}"] if self.rng.random() < 0.4 else [f"step o{o} _"]

    # --- Sections ---

    def fill(self, section, count, makers):
        """Statements of a section, chosen by weight."""
        self.section = section
        self.replay()
        makers = [(weight, make) for feature, weight, make in makers if not feature or feature in self.features]
        failures = 0
        while count > 0 and failures < 60 and not self.fails:
            mark = self.next
            make = self.rng.choices([m for _, m in makers], [w for w, _ in makers])[0]
            try:
                lines = make()
            except (Rejected, *autograd_twin.FAILURES):
                failures, self.next = failures + 1, mark
                continue
            if self.attempt(lines):
                count -= 1
            else:
                failures += 1

    def make_setup(self):
        r = self.rng
        for shape in ([], [self.columns], [self.rows, self.columns]):
            if self.on("capture", 0.8):
                self.attempt(self.new_leaf(shape) if r.random() < 0.7 else [f"literal {self.fresh()} {self.literal(shape)}"])
        self.fill("@setup", r.randint(0, 4), [
            ("capture", 2, self.new_leaf), ("capture", 2, self.constant), ("viewleaf", 4, self.view_leaf), ("capture", 1, self.view), ("capture", 1, self.op),
            ("module", 3, lambda: self.make_module(NETS)), ("norm", 3, lambda: self.make_module(NORMS)), ("clone", 2, self.clone_module),
            ("optimizer", 2, self.make_optimizer), ("outerhook", 1, self.hook), ("setgrad", 0.5, self.set_gradient)])

    def make_calls(self):
        r = self.rng
        forms = [(r.choice("nngggcvd" if "arguments" in self.features else "ng"), r.choice(self.shapes[1:])) for _ in range(r.randint(1, 3))]
        shared = self.on("shared", 0.25)
        leaves = self.names() if shared else []
        chosen = [f"r{r.choice(leaves)}" if leaves and r.random() < 0.5 else None for _ in forms]
        other = self.rows + 2 if self.on("sizes", 0.25) else self.rows
        for rows in (self.rows, self.rows, other, self.rows)[:r.choice((2, 3, 4))]:
            call = []
            for (form, shape), register in zip(forms, chosen):
                sizes = [rows if i == 0 and len(shape) == 2 else n for i, n in enumerate(shape)]
                call.append([register] if register else [form, *self.literal(sizes).split()])
            self.program.calls.append(call)

    def make(self):
        r = self.rng
        self.replay()
        self.make_setup()
        self.make_calls()
        # Registers of the body and of @after have numbers of their own, different from those of the setup.
        self.next = max(self.next, 100)
        self.fill("@body", r.randint(3, 10), [
            ("", 8, self.op), ("", 3, self.view), ("zero", 2, self.flat), ("nan", 0.7, self.singular), ("inplace", 2, self.inplace), ("rg", 1.5, self.require),
            ("innerleaf", 1.5, self.inner_leaf), ("detach", 1, self.detach), ("hook", 1.5, self.hook), ("retain", 1, self.retain), ("observe", 1, self.observe),
            ("backward", 2, self.backward), ("grad", 2, self.grad), ("functional", 1.5, self.functional), ("custom", 2.5, self.custom),
            ("write", 0.7, lambda: self.custom_write("write")), ("dirty", 0.7, lambda: self.custom_write("dirty")), ("writesaved", 0.5, self.custom_saved),
            ("nograd", 1.5, self.no_grad), ("item", 0.5, self.item), ("branch", 0.4, self.branch), ("checkpoint", 0.6, self.checkpoint),
            ("module", 3 if self.machine.nets else 0, self.call_module), ("norm", 3 if self.machine.nets else 0, self.call_module),
            ("optimizer", 1.5 if self.machine.optimizers else 0, self.use_optimizer), ("setgrad", 0.6, self.set_gradient), ("setgrad", 0.8, self.read_gradient)])
        names = [n for n in self.names() if n >= 100] or self.names()
        self.program.returned = sorted(set(r.sample(names, min(len(names), r.randint(1, 3))) + names[-1:]))
        if self.on("after") and not self.fails:
            self.next += 100
            self.fill("@after", r.randint(1, 4), [
                ("", 4, self.backward), ("", 1, self.grad), ("", 1, self.update), ("setgrad", 1, self.set_gradient), ("rg", 0.6, self.require),
                ("detach", 0.3, self.detach), ("optimizer", 2 if self.machine.optimizers else 0, self.use_optimizer), ("outerhook", 0.5, self.hook),
                ("inplace", 0.5, self.inplace), ("module", 0.5 if self.machine.nets else 0, self.set_module)])
        self.program.lines = self.all_lines()
        return self.program


def is_stated(message):
    """Whether an error is about gradients, and not about a missing kernel or name of PyTorch."""
    return not any(w in message for w in ("not implemented", "object has no attribute", "Undefined", "dtype", "NoneType"))
