"""Runs scripts about gradients with PyTorch. README.md has the grammar."""
import math

import torch
import torch.nn.functional as F
from torch.autograd import functional
from torch.utils.checkpoint import checkpoint

from . import twin

BLOCKS = {"if", "nograd", "enablegrad", "vjp", "jvp", "hvp", "jacobian", "hessian", "checkpoint"}
FAILURES = (RuntimeError, IndexError, TypeError, ValueError, AttributeError, NotImplementedError, ZeroDivisionError, AssertionError)
# Errors of PyTorch for calls that tcopt computes.
TOLERATED = ("is not differentiable with respect to argument 'running_", "can't assign Variable as its own grad",
             # PyTorch saves tensors for which tcopt saves numbers or nothing.
             "backward through the graph a second time",
             # PyTorch refuses writes to views of results of custom functions, and to one of several views of one call.
             "is a view and its base or another view", "is a view and is being modified inplace", "view was created in", "ZeroTensors are immutable",
             "refer to a single memory location")


# --- Functions with gradients of their own ---

class Cube(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        context.save_for_backward(x)
        return x * x * x

    @staticmethod
    def backward(context, gradient):
        x, = context.saved_tensors
        return gradient * 3 * x * x


class Exp(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        y = torch.exp(x * 0.5)
        context.save_for_backward(y)
        return y

    @staticmethod
    def backward(context, gradient):
        return gradient * context.saved_tensors[0] * 0.5


class Inner(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        t = torch.tanh(x)
        context.save_for_backward(t)
        return t * 2

    @staticmethod
    def backward(context, gradient):
        t, = context.saved_tensors
        return gradient * 2 * (1 - t * t)


class Two(torch.autograd.Function):
    @staticmethod
    def forward(context, x, y):
        context.save_for_backward(x, y)
        return x * y, x + y

    @staticmethod
    def backward(context, first, second):
        x, y = context.saved_tensors
        return first * y + second, first * x + second


class Marked(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        where = (x > 0).to(x.dtype)
        context.mark_non_differentiable(where)
        context.save_for_backward(where)
        return x * where, where

    @staticmethod
    def backward(context, gradient, _):
        return gradient * context.saved_tensors[0]


class Identity(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        return x

    @staticmethod
    def backward(context, gradient):
        return gradient * 3


class Write(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        x.mul_(2)
        return x

    @staticmethod
    def backward(context, gradient):
        return gradient * 2


class Dirty(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        context.mark_dirty(x)
        x.mul_(2)
        return x

    @staticmethod
    def backward(context, gradient):
        return gradient * 2


class WriteSaved(torch.autograd.Function):
    @staticmethod
    def forward(context, x, other):
        context.save_for_backward(other)
        return x * 2

    @staticmethod
    def backward(context, gradient):
        with torch.no_grad():
            context.saved_tensors[0].add_(gradient.sum())
        return gradient * 2, None


class Partial(torch.autograd.Function):
    @staticmethod
    def forward(context, x, y):
        context.save_for_backward(y)
        return x * y

    @staticmethod
    def backward(context, gradient):
        return gradient * context.saved_tensors[0], None


class Unmaterialized(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        context.set_materialize_grads(False)
        return x * 2, x * 3

    @staticmethod
    def backward(context, first, second):
        total = None
        if first is not None:
            total = first * 2
        if second is not None:
            total = second * 3 if total is None else total + second * 3
        return total


class Needed(torch.autograd.Function):
    @staticmethod
    def forward(context, x, y):
        context.save_for_backward(x, y)
        return x * y

    @staticmethod
    def backward(context, gradient):
        x, y = context.saved_tensors
        return gradient * y if context.needs_input_grad[0] else None, gradient * x if context.needs_input_grad[1] else None


class Flat(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        context.save_for_backward(x)
        return x.view(-1)

    @staticmethod
    def backward(context, gradient):
        return gradient.view(context.saved_tensors[0].shape) * 2


class Nested(torch.autograd.Function):
    @staticmethod
    def forward(context, x):
        context.save_for_backward(x)
        return torch.sin(x) * x

    @staticmethod
    def backward(context, gradient):
        with torch.enable_grad():
            x = context.saved_tensors[0].detach().requires_grad_()
            y = (torch.sin(x) * x).sum()
            return gradient * torch.autograd.grad(y, x)[0]


class Attribute(torch.autograd.Function):
    @staticmethod
    def forward(context, x, factor):
        context.factor = factor
        return x * factor

    @staticmethod
    def backward(context, gradient):
        return gradient * context.factor, None


CUSTOM = {"cube": Cube, "exp": Exp, "inner": Inner, "two": Two, "marked": Marked, "identity": Identity, "write": Write, "dirty": Dirty,
          "writesaved": WriteSaved, "partial": Partial, "unmaterialized": Unmaterialized, "needed": Needed, "flat": Flat, "nested": Nested}


# --- Modules ---

class Tied(torch.nn.Module):
    def __init__(self, features):
        super().__init__()
        self.first, self.second = torch.nn.Linear(features, features), torch.nn.Linear(features, features)
        self.second.weight = self.first.weight

    def forward(self, x):
        return self.second(torch.tanh(self.first(x)))


class Mixed(torch.nn.Module):
    def __init__(self, features):
        super().__init__()
        self.scale = torch.nn.Parameter(torch.ones(features))
        self.layer, self.norm = torch.nn.Linear(features, features), torch.nn.BatchNorm1d(features)
        self.layer.bias.requires_grad_(False)

    def forward(self, x):
        return self.norm(self.layer(x)) * self.scale


class Instances(torch.nn.Module):
    def __init__(self, features, **options):
        super().__init__()
        self.norm = torch.nn.InstanceNorm1d(features, **options)

    def forward(self, x):
        return self.norm(x.unsqueeze(0).transpose(1, 2)).transpose(1, 2).squeeze(0)


NETS = {"linear": lambda n: torch.nn.Linear(n, n), "prelu": torch.nn.PReLU, "tied": Tied, "mixed": Mixed, "bn": torch.nn.BatchNorm1d,
        "bncum": lambda n: torch.nn.BatchNorm1d(n, momentum=None), "bnplain": lambda n: torch.nn.BatchNorm1d(n, track_running_stats=False),
        "in": lambda n: Instances(n, affine=True, track_running_stats=True), "incum": lambda n: Instances(n, momentum=None, track_running_stats=True),
        "ln": torch.nn.LayerNorm, "rms": lambda n: torch.nn.RMSNorm(n, eps=1e-5), "gn": lambda n: torch.nn.GroupNorm(1, n)}


def make_net(kind, features, dtype):
    net = NETS[kind](features).to(dtype)
    with torch.no_grad():
        for number, parameter in enumerate(net.parameters()):
            values = [math.sin(0.7 * i + number) / 2 for i in range(parameter.numel())]
            parameter.copy_(torch.tensor(values, dtype=torch.float64).reshape(parameter.shape))
    return net


def clone_net(net):
    import copy
    return copy.deepcopy(net)


# --- Statements ---

class Machine(twin.Machine):
    def __init__(self, nets=None, optimizers=None):
        super().__init__([], [], [], None, True)
        self.nets, self.optimizers, self.hooks, self.failed_line = nets or {}, optimizers or {}, {}, None

    def inner(self):
        other = Machine()
        other.nets, other.optimizers = self.nets, self.optimizers
        other.registers, other.values = dict(self.registers), dict(self.values)
        return other

    def run(self, statements):
        for line, words, body, otherwise in statements:
            try:
                self.one(words, body, otherwise)
            except twin.Undefined:
                pass
            except FAILURES:
                if self.failed_line is None:
                    self.failed_line = line
                raise

    def one(self, words, body=(), otherwise=()):
        kind = words[0]
        method = getattr(self, "do_" + kind, None)
        if method:
            return method(words[1], words[2:], body, otherwise)
        if kind == "literal":
            return self.set(words[1], twin.literal(words[2], words[3], words[4:]).clone())  # no view
        if kind == "setitem":
            self.tensor(words[2])[self.entries(words[3])] = self.operand(words[4])
            return None
        return super().one(words)

    def write(self, name, base, args):
        return twin.inplace_call(name, base, args) if base not in ("fill_", "zero_", "copy_") else twin.CALLS[base](*args)

    def note_conversion(self, value, dtype):
        pass

    # --- Operands ---

    def list(self, word):
        return None if word == "_" else [self.register(w) for w in word[1:-1].split(",") if w]

    @staticmethod
    def flag(word):
        return None if word == "_" else word == "b1"

    def give(self, dest, results):
        for i, result in enumerate(results):
            self.registers[int(dest[1:]) + i] = result

    def function(self, body, first, result):
        """The block as a function of registers."""
        def call(*arguments):
            inner = self.inner()
            for i, x in enumerate(arguments):
                inner.registers[int(first[1:]) + i] = x
            inner.run(body)
            return inner.register(result[1:])
        return call

    # --- Leaves ---

    def do_rg(self, _, args, *rest):
        self.tensor(args[0]).requires_grad_(args[1] == "b1")

    def do_detach_(self, _, args, *rest):
        self.tensor(args[0]).detach_()

    def do_retain(self, _, args, *rest):
        self.tensor(args[0]).retain_grad()

    def do_observe(self, dest, args, *rest):
        x = self.tensor(args[1])
        value = {"requires_grad": lambda: x.requires_grad, "is_leaf": lambda: x.is_leaf, "has_grad": lambda: x.grad is not None}[args[0]]()
        self.set(dest, torch.tensor(float(value), dtype=torch.float64))

    def do_gradof(self, dest, args, *rest):
        self.set(dest, self.tensor(args[0]).grad)

    def do_setgrad(self, _, args, *rest):
        self.tensor(args[0]).grad = self.tensor(args[1])

    def do_hook(self, dest, args, *rest):
        other, kind = self.tensor(args[2]), args[1]

        def log(gradient):
            with torch.no_grad():
                other.add_(gradient.sum())
        call = {"scale": lambda g: g * 3, "square": lambda g: g * g, "add": lambda g: g + other, "zero": torch.zeros_like, "log": log}[kind]
        self.hooks[int(dest[1:])] = self.tensor(args[0]).register_hook(call)

    def do_unhook(self, _, args, *rest):
        self.made(self.hooks, args[1]).remove()

    # --- Gradients ---

    def do_backward(self, _, args, *rest):
        torch.autograd.backward(self.list(args[0]), self.list(args[1]), retain_graph=self.flag(args[2]), create_graph=args[3] == "b1")

    def do_grad(self, dest, args, *rest):
        found = torch.autograd.grad(self.list(args[0]), self.list(args[1]), self.list(args[2]), retain_graph=self.flag(args[3]),
                                    create_graph=args[4] == "b1", allow_unused=args[5] == "b1")
        # The copy has no repeated elements, to which writes have no defined result.
        self.give(dest, [x.contiguous() if x is not None and 0 in x.stride() else x for x in found])

    def product(name):
        def do(self, dest, args, body, _):
            call = self.function(body, args[3], args[4])
            inputs, vector = tuple(self.list(args[0])), self.list(args[1])
            value, products = getattr(functional, name)(call, inputs, None if vector is None else vector[0] if name == "vjp" else tuple(vector),
                                                        create_graph=args[2] == "b1")
            self.give(dest, [value, *(products if isinstance(products, tuple) else (products,))])
        return do

    do_vjp, do_jvp, do_hvp = product("vjp"), product("jvp"), product("hvp")

    def do_jacobian(self, dest, args, body, _):
        self.give(dest, functional.jacobian(self.function(body, args[3], args[4]), tuple(self.list(args[0])), create_graph=args[2] == "b1"))

    def do_hessian(self, dest, args, body, _):
        rows = functional.hessian(self.function(body, args[3], args[4]), tuple(self.list(args[0])), create_graph=args[2] == "b1")
        self.give(dest, [x for row in rows for x in row])

    def do_checkpoint(self, dest, args, body, _):
        self.give(dest, [checkpoint(self.function(body, args[1], args[2]), *self.list(args[0]), use_reentrant=False)])

    def do_custom(self, dest, args, *rest):
        inputs = self.list(args[1])
        result = Attribute.apply(*inputs, 2.5) if args[0] == "attribute" else CUSTOM[args[0]].apply(*inputs)
        self.give(dest, result if isinstance(result, tuple) else [result])

    # --- Blocks ---

    def do_nograd(self, _, args, body, otherwise):
        with torch.no_grad():
            self.run(body)

    def do_enablegrad(self, _, args, body, otherwise):
        with torch.enable_grad():
            self.run(body)

    def do_if(self, _, args, body, otherwise):
        self.run(body if bool(self.tensor(args[0])) else otherwise)

    # --- Modules and optimizers ---

    @staticmethod
    def made(table, word):
        if int(word[1:]) not in table:
            raise twin.Undefined()
        return table[int(word[1:])]

    def net(self, word):
        return self.made(self.nets, word)

    def do_module(self, dest, args, *rest):
        self.nets[int(dest[1:])] = make_net(args[0], self.integer(args[1]), twin.DTYPES[args[2]])

    def do_clonenet(self, dest, args, *rest):
        self.nets[int(dest[1:])] = clone_net(self.net(args[0]))

    def do_params(self, dest, args, *rest):
        self.give(dest, [*self.net(args[0]).parameters(), *self.net(args[0]).buffers()])

    def do_net(self, dest, args, *rest):
        self.set(dest, self.net(args[0])(self.tensor(args[1])))

    def do_train(self, _, args, *rest):
        self.net(args[0]).train(args[1] == "b1")

    def do_freeze(self, _, args, *rest):
        self.net(args[0]).requires_grad_(args[1] == "b1")

    def do_optimizer(self, dest, args, *rest):
        rate = self.number(args[2])
        self.optimizers[int(dest[1:])] = torch.optim.SGD(self.list(args[1]), lr=rate, momentum=0.5) if args[0] == "sgd" else \
            torch.optim.Adam(self.list(args[1]), lr=rate)

    def do_step(self, dest, *rest):
        self.made(self.optimizers, dest).step()

    def do_zerograd(self, dest, args, *rest):
        self.made(self.optimizers, dest).zero_grad(args[0] == "b1")


# --- Programs ---

def parse(lines):
    """The statements of each section, nested (line, words, body, otherwise)."""
    def block(at):
        statements = []
        while at < len(lines) and lines[at].split()[0] not in ("end", "else") and not lines[at].startswith("@"):
            words, line, body, otherwise = lines[at].split(), at, [], []
            at += 1
            if words[0] in BLOCKS:
                body, at = block(at)
                if at < len(lines) and lines[at].startswith("else"):
                    otherwise, at = block(at + 1)
                at += 1
            statements.append((line, words, body, otherwise))
        return statements, at

    sections, at = {}, 0
    while at < len(lines):
        name = lines[at]
        sections[name], at = block(at + 1)
    return sections


def argument(words, machine):
    """(tensor, what it is computed from or shares its elements with)"""
    form = words[0]
    if form.startswith("r"):
        return machine.registers.get(int(form[1:])), None
    made = twin.literal(words[1], words[2], words[3:]).clone()
    if form == "n":
        return made, None
    if form == "g":
        return made.requires_grad_(), None
    if form == "d":
        return made.detach().requires_grad_(), made
    made.requires_grad_()
    return (made * 2 if form == "c" else made.view(-1).view(made.shape)), made


class Run:
    """A program, section by section."""

    def __init__(self, program):
        self.program, self.outer, self.seen, self.failed_line, self.is_tolerated = program, Machine(), [], None, False
        self.message = ""
        self.sections = parse(program.lines)

    def setup(self):
        self.outer.run(self.sections.get("@setup", []))

    def begin(self, call):
        """A machine for the body."""
        self.arguments, self.bases = zip(*(argument(words, self.outer) for words in call)) if call else ((), ())
        inner = self.outer.inner()
        inner.registers |= dict(enumerate(self.arguments))
        return inner

    def end(self, inner):
        self.results = [inner.registers.get(n) for n in self.program.returned]
        self.before = dict(self.outer.registers)
        self.outer.registers |= dict(enumerate(self.arguments)) | dict(zip(self.program.returned, self.results))

    def look(self):
        seen = {f"r{n}": x for n, x in zip(self.program.returned, self.results)} | {f"a{i}": x for i, x in enumerate(self.arguments)} | \
               {f"b{i}": x for i, x in enumerate(self.bases) if x is not None} | {f"s{n}": self.outer.registers[n] for n in self.before}
        self.seen.append({n: snapshot(x) for n, x in seen.items()})
        self.outer.registers = self.before

    def all(self):
        try:
            self.setup()
            for call in self.program.calls:
                inner = self.begin(call)
                try:
                    inner.run(self.sections["@body"])
                except FAILURES:
                    self.failed_line = inner.failed_line
                    raise
                self.end(inner)
                self.outer.run(self.sections.get("@after", []))
                self.look()
        except FAILURES as e:
            self.failed_line = self.failed_line if self.failed_line is not None else self.outer.failed_line
            self.message = f"{type(e).__name__}: {e}"
            self.is_tolerated = any(w in self.message for w in TOLERATED)
        return self


def snapshot(x):
    """(requires_grad, is_leaf, values, gradient); None if it is not defined."""
    if x is None:
        return None
    return x.requires_grad, x.is_leaf, x.detach().clone(), None if x.grad is None else (x.grad.requires_grad, x.grad.detach().clone())
