"""Makes random programs as users write them, in C++ and for PyTorch.

Tensors have one of few types, so that most operators fit and all values stay moderate: S (a number), V [n], W [4], M [n, 4] and
Q [4, 4], where n differs from call to call.
"""
import random

UNARY = ("tanh", "sigmoid", "relu", "sin", "cos", "abs", "neg", "square", "erf", "softsign")
NUMBERS = ("0.5", "-1.25", "2.0", "0.75", "-0.3", "1.5")


class Code:
    """Lines of both languages."""

    def __init__(self):
        self.cpp, self.py, self.depth = [], [], 1

    def add(self, cpp, py):
        self.cpp.append("  " * self.depth + cpp)
        self.py.append("    " * self.depth + py)

    def open(self, cpp, py):
        self.add(cpp + " {", py + ":")
        self.depth += 1

    def otherwise(self):
        self.depth -= 1
        self.add("} else {", "else:")
        self.depth += 1

    def close(self):
        self.cpp.append("  " * (self.depth - 1) + "}")
        self.depth -= 1


def both(text):
    return text, text


class Scope:
    """Names that may be used, by type."""

    def __init__(self, names, numbers=(), functions=(), sized=None):
        self.names, self.numbers, self.functions, self.sized = list(names), list(numbers), list(functions), sized

    def copy(self):
        return Scope(self.names, self.numbers, self.functions, self.sized)

    def of(self, kind):
        return [n for n, k in self.names if k == kind]


class Program:
    def __init__(self, number, seed):
        self.index, self.rng = number, random.Random(seed * 7919 + number)
        self.counter = 0

    # --- Expressions: (C++, Python) ---

    def number(self, scope):
        if scope.numbers and self.rng.random() < 0.3:
            return both(self.rng.choice(scope.numbers))
        return both(self.rng.choice(NUMBERS))

    def made(self, kind, scope):
        """Of what there is always: the tensor whose sizes are those of the call."""
        x = both(scope.sized)
        return {"M": x, "V": (f"{x[0]}.sum(1)", f"{x[1]}.sum(1)"), "W": (f"{x[0]}.mean(0)", f"{x[1]}.mean(0)"),
                "S": (f"{x[0]}.mean()", f"{x[1]}.mean()"), "Q": ("eye(4)", "torch.eye(4)")}[kind]

    def leaf(self, kind, scope):
        names = scope.of(kind)
        return both(self.rng.choice(names)) if names and self.rng.random() < 0.9 else self.made(kind, scope)

    def expr(self, kind, scope, depth=2):
        rng = self.rng
        if depth == 0 or rng.random() < 0.2:
            return self.leaf(kind, scope)
        form = rng.random()
        if form < 0.25:
            name, x = rng.choice(UNARY), self.expr(kind, scope, depth - 1)
            return f"{name}({x[0]})", f"{'F' if name in ('softsign', 'relu') else 'torch'}.{name}({x[1]})"
        if form < 0.45:
            a, b, op = self.expr(kind, scope, depth - 1), self.expr(kind, scope, depth - 1), rng.choice(("+", "-", "*"))
            return f"({a[0]} {op} {b[0]})", f"({a[1]} {op} {b[1]})"
        if form < 0.55:
            a, b, op = self.expr(kind, scope, depth - 1), self.number(scope), rng.choice(("+", "-", "*"))
            if rng.random() < 0.3:
                a, b = b, a
            return f"({a[0]} {op} {b[0]})", f"({a[1]} {op} {b[1]})"
        if form < 0.62:
            p, q, r = (self.expr(kind, scope, depth - 1) for _ in range(3))
            n = self.number(scope)
            return f"where({p[0]} > {n[0]}, {q[0]}, {r[0]})", f"torch.where({p[1]} > {n[1]}, {q[1]}, {r[1]})"
        if form < 0.68 and scope.functions:
            fitting = [f for f in scope.functions if f[1] == kind]
            if fitting:
                return self.call(rng.choice(fitting), scope, depth)
        return getattr(self, "special_" + kind)(scope, depth)

    def call(self, function, scope, depth):
        name, _, parameters = function
        args = [self.number(scope) if p == "number" else self.expr(p, scope, depth - 1) for p in parameters]
        return f"{name}({', '.join(a[0] for a in args)})", f"{name}({', '.join(a[1] for a in args)})"

    def pick(self, scope, depth, *forms):
        """A form `(template of C++, of Python, kinds)`."""
        cpp, py, kinds = self.rng.choice(forms)
        args = [self.expr(k, scope, depth - 1) for k in kinds]
        number, row = self.number(scope), str(self.rng.randrange(4))
        return cpp.format(*(a[0] for a in args), n=number[0], k=row), py.format(*(a[1] for a in args), n=number[1], k=row)

    def special_M(self, scope, depth):
        return self.pick(
            scope, depth, ("matmul({0}, {1})", "torch.matmul({0}, {1})", "MQ"), ("({0} + {1})", "({0} + {1})", "MW"),
            ("({0} * {1}.unsqueeze(1))", "({0} * {1}.unsqueeze(1))", "MV"), ("softmax({0}, -1)", "torch.softmax({0}, -1)", "M"),
            ("layer_norm({0}, {{4}})", "F.layer_norm({0}, (4,))", "M"), ("{0}.flip({{0}})", "{0}.flip((0,))", "M"),
            ("{0}.cumsum(0).clamp(-3.0, 3.0)", "{0}.cumsum(0).clamp(-3.0, 3.0)", "M"), ("({0} * {1})", "({0} * {1})", "MS"),
            ("linear({0}, {1}, {2})", "F.linear({0}, {1}, {2})", "MQW"),
            ("cat({{{0}, {1}}}, 1).slice(1, {k}, {k} + 4)", "torch.cat(({0}, {1}), 1)[:, {k}:{k} + 4]", "MM"),
            ("stack({{{0}, {1}}}).mean(0)", "torch.stack(({0}, {1})).mean(0)", "MM"),
            ("outer({0}, {1})", "torch.outer({0}, {1})", "VW"), ("{0}.masked_fill({0} > {n}, {n})", "{0}.masked_fill({0} > {n}, {n})", "M"),
            ("{0}.roll({k}, 1)", "{0}.roll({k}, 1)", "M"), ("clamp({0}, {1}, {1} + 1.0)", "torch.clamp({0}, {1}, {1} + 1.0)", "MW"),
            ("{0}.expand({{{1}.size(0), 4}})", "{0}.expand(({1}.size(0), 4))", "WM"),
            ("gelu({0})", "F.gelu({0})", "M"), ("{0}.sort(1).first", "{0}.sort(1)[0]", "M"))

    def special_V(self, scope, depth):
        return self.pick(
            scope, depth, ("{0}.sum(1)", "{0}.sum(1)", "M"), ("{0}.mean(-1)", "{0}.mean(-1)", "M"), ("{0}.select(1, {k})", "{0}.select(1, {k})", "M"),
            ("{0}.index({{Slice(), {k}}})", "{0}[:, {k}]", "M"), ("matmul({0}, {1})", "torch.matmul({0}, {1})", "MW"),
            ("{0}.amax({{1}})", "{0}.amax(1)", "M"), ("({0} * (arange({0}.size(0)) * 0.25))", "({0} * (torch.arange({0}.size(0)) * 0.25))", "V"),
            ("softmax({0}, 0)", "torch.softmax({0}, 0)", "V"), ("({0} * {1})", "({0} * {1})", "VS"), ("{0}.flip({{0}})", "{0}.flip((0,))", "V"),
            ("{0}.max(1).first", "{0}.max(1)[0]", "M"), ("({0} > {n}).to(DType::F32)", "({0} > {n}).float()", "V"))

    def special_W(self, scope, depth):
        return self.pick(
            scope, depth, ("{0}.mean(0)", "{0}.mean(0)", "M"), ("{0}[0]", "{0}[0]", "M"), ("{0}[-1]", "{0}[-1]", "M"), ("{0}[{k}]", "{0}[{k}]", "Q"),
            ("matmul({0}, {1})", "torch.matmul({0}, {1})", "WQ"), ("({0} * {1})", "({0} * {1})", "WS"), ("{0}.diagonal()", "{0}.diagonal()", "Q"),
            ("softmax({0}, 0)", "torch.softmax({0}, 0)", "W"), ("{0}.index({{tensor({{{k}, 1, 0, 3}})}})", "{0}[torch.tensor([{k}, 1, 0, 3])]", "W"),
            ("{0}.amin({{0}})", "{0}.amin(0)", "M"))

    def special_S(self, scope, depth):
        return self.pick(
            scope, depth, ("{0}.mean()", "{0}.mean()", "M"), ("{0}.sum().tanh()", "{0}.sum().tanh()", "V"), ("{0}[{k}]", "{0}[{k}]", "W"),
            ("{0}.max()", "{0}.max()", "V"), ("{0}[0][{k}]", "{0}[0][{k}]", "M"), ("matmul({0}, {1})", "torch.matmul({0}, {1})", "WW"),
            ("{0}[{0} > {n}].sum()", "{0}[{0} > {n}].sum()", "M"), ("mse_loss({0}, {1})", "F.mse_loss({0}, {1})", "MM"),
            ("({0} > {n}).sum().to(DType::F32)", "({0} > {n}).sum().float()", "V"))

    def special_Q(self, scope, depth):
        return self.pick(
            scope, depth, ("outer({0}, {1})", "torch.outer({0}, {1})", "WW"), ("(matmul({0}.t(), {1}) * 0.1)", "(torch.matmul({0}.t(), {1}) * 0.1)", "MM"),
            ("{0}.t()", "{0}.t()", "Q"), ("{0}.tril()", "{0}.tril()", "Q"), ("(matmul({0}, {1}) * 0.1)", "(torch.matmul({0}, {1}) * 0.1)", "QQ"),
            ("{0}.diag()", "{0}.diag()", "W"), ("{0}.view({{2, 8}}).reshape({{4, 4}})", "{0}.reshape((2, 8)).reshape((4, 4))", "Q"))

    # --- Statements ---

    def fresh(self, prefix="v"):
        self.counter += 1
        return f"{prefix}{self.counter}"

    def block(self, code, scope, length, nested=0):
        """Statements; names that they make are added to the scope."""
        kinds = ("declare", "declare", "declare", "assign", "write", "write", "condition", "loop", "function", "list")
        for _ in range(length):
            kind = self.rng.choice(kinds)
            if nested >= 2 and kind in ("condition", "loop", "function"):
                kind = "declare"
            getattr(self, kind)(code, scope, nested)

    def declare(self, code, scope, _nested):
        kind, name = self.rng.choice("MMMVVWWSSQ"), self.fresh()
        value = self.expr(kind, scope)
        if self.rng.random() < 0.7:
            value = f"tanh({value[0]})", f"torch.tanh({value[1]})"
        # C++ shares handles as Python shares objects.
        code.add(f"Tensor {name} = {value[0]};", f"{name} = {value[1]}")
        scope.names.append((name, kind))

    def local(self, scope, kinds="MVWQ"):
        names = [(n, k) for n, k in scope.names if n[0] == "v" and k in kinds]
        return self.rng.choice(names) if names else None

    def assign(self, code, scope, nested):
        target = self.local(scope, "MVWSQ")
        if not target:
            return self.declare(code, scope, nested)
        value = self.expr(target[1], scope)
        code.add(f"{target[0]} = tanh({value[0]});", f"{target[0]} = torch.tanh({value[1]})")

    def write(self, code, scope, nested):
        """Of a copy: what an operator gives may be an argument or a view of one."""
        rng, kind = self.rng, self.rng.choice("MMVW")
        value, name = self.expr(kind, scope, 1), self.fresh()
        code.add(f"Tensor {name} = {value[0]}.clone();", f"{name} = {value[1]}.clone()")
        form = rng.choice(("whole", "part", "part", "mask", "view", "number"))
        whole, n, k = self.expr(kind, scope, 1), self.number(scope), str(rng.randrange(4))
        if form == "whole":
            code.add(f"{name}.{rng.choice(('add_', 'mul_', 'sub_', 'copy_'))}({whole[0]});", "")
            code.py[-1] = "    " * code.depth + code.cpp[-1].strip()[:-1].replace(whole[0], whole[1])
        elif form == "part" and kind == "M":
            w = self.expr("W", scope, 1)
            row = rng.choice(("0", "-1"))
            code.add(f"{name}[{row}] = {w[0]};", f"{name}[{row}] = {w[1]}")
        elif form == "part":
            code.add(f"{name}[0] = {n[0]};", f"{name}[0] = {n[1]}")
        elif form == "mask":
            code.add(f"{name}[{name} > {n[0]}] = 0.25;", f"{name}[{name} > {n[1]}] = 0.25")
        elif form == "view" and kind == "M":
            v = self.expr("V", scope, 1)
            code.add(f"{name}.select(1, {k}).add_({v[0]});", f"{name}.select(1, {k}).add_({v[1]})")
        elif form == "view":
            code.add(f"{name}.slice(0, 0, 2).mul_({n[0]});", f"{name}[0:2].mul_({n[1]})")
        else:
            code.add(f"{name} += {n[0]};", f"{name} += {n[1]}")
        scope.names.append((name, kind))

    def test(self, scope):
        """A condition on values, sizes or numbers."""
        form = self.rng.random()
        if form < 0.5:
            s = self.expr("S", scope, 1)
            return f"{s[0]}.item<float>() > 0.1237", f"{s[1]}.item() > 0.1237"
        if form < 0.8 or not scope.numbers:
            n = self.rng.choice(("2", "3", "4"))
            op = self.rng.choice((">", "==", "<="))
            return both(f"{scope.sized}.size(0) {op} {n}")
        return both(f"{self.rng.choice(scope.numbers)} > 1.1")

    def condition(self, code, scope, nested):
        cpp, py = self.test(scope)
        code.open(f"if ({cpp})", f"if {py}")
        self.outer_change(code, scope, nested)
        if self.rng.random() < 0.5:
            code.otherwise()
            self.outer_change(code, scope, nested)
        code.close()

    def outer_change(self, code, scope, nested):
        """A block whose own names end with it, and which changes a name from outside."""
        target, inner = self.local(scope, "MVWSQ"), scope.copy()
        self.block(code, inner, self.rng.randint(1, 2), nested + 1)
        if target:
            value = self.expr(target[1], inner)
            code.add(f"{target[0]} = tanh({value[0]});", f"{target[0]} = torch.tanh({value[1]})")

    def loop(self, code, scope, nested):
        form, i = self.rng.choice(("count", "rows", "while", "break")), self.fresh("i")
        inner = scope.copy()
        if form == "rows":
            acc = self.fresh()
            w = self.expr("W", scope, 1)
            code.add(f"Tensor {acc} = zeros({{4}});", f"{acc} = torch.zeros(4)")
            code.open(f"for (int64_t {i} = 0; {i} < {scope.sized}.size(0); ++{i})", f"for {i} in range({scope.sized}.size(0))")
            code.add(f"{acc} = {acc} * 0.5 + {scope.sized}[{i}] * {w[0]};", f"{acc} = {acc} * 0.5 + {scope.sized}[{i}] * {w[1]}")
            code.close()
            scope.names.append((acc, "W"))
            return
        if form == "while":
            left = self.fresh("left")
            code.add(f"double {left} = 2.5;", f"{left} = 2.5")
            code.open(f"while ({left} > 0)", f"while {left} > 0")
            self.outer_change(code, inner, nested)
            code.add(f"{left} -= 1;", f"{left} -= 1")
        else:
            code.open(f"for (int {i} = 0; {i} < 3; ++{i})", f"for {i} in range(3)")
            self.outer_change(code, inner, nested)
            if form == "break":
                cpp, py = self.test(inner)
                code.add(f"if ({cpp}) break;", f"if {py}: break")
        code.close()

    def function(self, code, scope, _nested):
        name, kind, outer = self.fresh("f"), self.rng.choice("MVWS"), scope.copy()
        outer.names.append(("t", kind))
        value = self.expr(kind, outer)
        code.add(f"auto {name} = [&](const Tensor &t) {{ return tanh({value[0]}); }};", f"{name} = lambda t: torch.tanh({value[1]})")
        scope.functions.append((name, kind, (kind,)))

    def list(self, code, scope, _nested):
        name, made = self.fresh("list"), self.fresh()
        a, b = self.expr("M", scope, 1), self.expr("M", scope, 1)
        code.add(f"std::vector<Tensor> {name}{{{a[0]}}};", f"{name} = [{a[1]}]")
        code.add(f"{name}.push_back({b[0]});", f"{name}.append({b[1]})")
        code.add(f"Tensor {made} = stack({name}).amax({{0}}) + {name}.back();", f"{made} = torch.stack({name}).amax(0) + {name}[-1]")
        scope.names.append((made, "M"))

    # --- Functions of the program ---

    def helpers(self):
        """(C++, Python, functions)"""
        cpp, py, functions = [], [], []
        for _ in range(self.rng.randint(1, 3)):
            name, kind = self.fresh("helper"), self.rng.choice("MVWS")
            code, scope = Code(), Scope([("a", "M"), ("b", "W")], ["k"], functions, "a")
            self.block(code, scope, self.rng.randint(1, 3))
            value = self.expr(kind, scope)
            code.add(f"return tanh({value[0]});", f"return torch.tanh({value[1]})")
            cpp += [f"static Tensor {name}(const Tensor &a, const Tensor &b, double k) {{", *code.cpp, "}", ""]
            py += [f"def {name}(a, b, k):", *code.py, ""]
            functions = functions + [(name, kind, ("M", "W", "number"))]
        return cpp, py, functions

    def text(self):
        """(C++, Python) of the whole program."""
        helpers_cpp, helpers_py, functions = self.helpers()
        form = self.rng.choice((plain, state, reference, module, containers))
        cpp, py = form(self, functions)
        space = f"p{self.index}"
        return "\n".join([f"namespace {space} {{", *helpers_cpp, *cpp, f"}} // namespace {space}", ""]), "\n".join([*helpers_py, *py, ""])


def body_of(program, scope, length):
    code = Code()
    program.block(code, scope, length)
    return code


def values_of(program, scope, kinds):
    return [program.expr(k, scope) for k in kinds]


# Each form has a function `run` and a driver that calls it: eager, compiled twice, and with other sizes and numbers between.
CALLS = ((3, "0.5"), (3, "1.75"), (5, "1.75"), (1, "0.5"), (3, "0.5"))


def drive(cpp_call, py_call):
    """Lines of `go`: `call(mode, n, k)` in both modes, for all calls."""
    cpp = ["static void go(Out &out) {"]
    py = ["def go(out):"]
    cpp += ["  " + line for line in cpp_call]
    py += ["    " + line for line in py_call]
    for i, (n, k) in enumerate(CALLS):
        for mode in ("eager", "compiled"):
            cpp.append(f'  out.call({i}, "{mode}", [&] {{ {mode}({n}, {k}); }});')
            py.append(f"    out.call({i}, '{mode}', lambda: eager({n}, {k}))")
    return [*cpp, "}"], py


def plain(p, functions):
    scope = Scope([("x", "M"), ("w", "W"), ("q", "Q")], ["k"], functions, "x")
    code = body_of(p, scope, p.rng.randint(4, 9))
    results = values_of(p, scope, "MVWS")
    cpp = ["static std::tuple<Tensor, Tensor, Tensor, Tensor> run(Tensor x, Tensor w, Tensor q, double k) {", *code.cpp,
           "  return {" + ", ".join(r[0] for r in results) + "};", "}", ""]
    py = ["def run(x, w, q, k):", *code.py, "    return " + ", ".join(r[1] for r in results), ""]
    go = drive(["auto fast = compile(run);",
                "auto show = [&](const auto &f, int n, double k) { std::apply([&](const auto &...t) { out.show(t...); }, f(numbered({n, 4}, 1), numbered({4}, 2), numbered({4, 4}, 3), k)); };",
                "auto eager = [&](int n, double k) { show(run, n, k); };", "auto compiled = [&](int n, double k) { show(fast, n, k); };"],
               ["def eager(n, k):", "    out.show(*run(numbered((n, 4), 1), numbered((4,), 2), numbered((4, 4), 3), k))"])
    return [*cpp, *go[0]], [*py, *go[1]]


def state(p, functions):
    scope = Scope([("x", "M"), ("s.h", "M"), ("s.total", "W")], ["s.rate"], functions, "x")
    code = body_of(p, scope, p.rng.randint(3, 7))
    h, total = values_of(p, scope, "MW")
    test = p.test(scope)
    code.open(f"if ({test[0]})", f"if {test[1]}")
    code.add("s.steps += 1;", "s.steps += 1")
    code.close()
    cpp = ["struct State {", "  Tensor h, total;", "  double rate;", "  int64_t steps;", "};", "static State run(State s, Tensor x) {", *code.cpp,
           f"  s.h = tanh({h[0]});", f"  s.total = s.total * 0.5 + tanh({total[0]});", "  return s;", "}", ""]
    py = ["class State:", "    def __init__(self, *args):", "        self.h, self.total, self.rate, self.steps = args", "", "def run(s, x):",
          "    s = State(s.h, s.total, s.rate, s.steps)", *code.py, f"    s.h = torch.tanh({h[1]})",
          f"    s.total = s.total * 0.5 + torch.tanh({total[1]})", "    return s", ""]
    go = drive(["auto fast = compile(run);",
                "auto show = [&](const auto &f, int n, double k) { State s{numbered({n, 4}, 1), zeros({4}), k, 0}; for (int i = 0; i < 3; ++i) s = f(s, numbered({n, 4}, i)); out.show(s.h, s.total); out.number(s.rate); out.number(double(s.steps)); };",
                "auto eager = [&](int n, double k) { show(run, n, k); };", "auto compiled = [&](int n, double k) { show(fast, n, k); };"],
               ["def eager(n, k):", "    s = State(numbered((n, 4), 1), torch.zeros(4), k, 0)", "    for i in range(3):",
                "        s = run(s, numbered((n, 4), i))", "    out.show(s.h, s.total)", "    out.number(s.rate)", "    out.number(s.steps)"])
    return [*cpp, *go[0]], [*py, *go[1]]


def reference(p, functions):
    """Arguments by reference: a tensor that is assigned, one that is written to, a list and a number."""
    scope = Scope([("x", "M"), ("best", "M")], ["k"], functions, "x")
    code = body_of(p, scope, p.rng.randint(3, 7))
    best, row, logged = values_of(p, scope, "MWS")
    test, change = p.test(scope), p.number(scope)
    code.open(f"if ({test[0]})", f"if {test[1]}")
    code.add(f"best = tanh({best[0]});", f"best = torch.tanh({best[1]})")
    code.add("total += 1.5;", "total += 1.5")
    code.close()
    code.add(f"x[0] = tanh({row[0]});", f"x[0] = torch.tanh({row[1]})")
    code.add(f"x.mul_({change[0]});", f"x.mul_({change[1]})")
    code.add(f"log.push_back(tanh({logged[0]}));", f"log.append(torch.tanh({logged[1]}))")
    cpp = ["static Tensor run(Tensor x, Tensor &best, std::vector<Tensor> &log, double &total, double k) {", *code.cpp, "  return x.sum(1);", "}", ""]
    py = ["def run(x, best, log, total, k):", *code.py, "    return x.sum(1), best, total", ""]
    go = drive(["auto fast = compile(run);",
                "auto show = [&](const auto &f, int n, double k) { Tensor x = numbered({n, 4}, 1), best = numbered({n, 4}, 2); std::vector<Tensor> log; double total = 0; for (int i = 0; i < 3; ++i) out.show(f(x, best, log, total, k)); out.show(x, best, stack(log)); out.number(total); };",
                "auto eager = [&](int n, double k) { show(run, n, k); };", "auto compiled = [&](int n, double k) { show(fast, n, k); };"],
               ["def eager(n, k):", "    x, best, log, total = numbered((n, 4), 1), numbered((n, 4), 2), [], 0.0", "    for i in range(3):",
                "        r, best, total = run(x, best, log, total, k)", "        out.show(r)", "    out.show(x, best, torch.stack(log))", "    out.number(total)"])
    return [*cpp, *go[0]], [*py, *go[1]]


LAYERS = (("nn::Linear", "Linear", "4, 4", "4, 4"), ("nn::LayerNorm", "LayerNorm", "4", "4"), ("nn::GELU", "GELU", "", ""),
          ("nn::Tanh", "Tanh", "", ""), ("nn::Linear", "Linear", "4, 4", "4, 4"))


def module(p, functions):
    """A module: layers, a field, the training flag; compiled, and changed between calls."""
    first, second = p.rng.choice(LAYERS), p.rng.choice(LAYERS)
    scope = Scope([("x", "M"), ("bias", "W")], ["factor"], functions, "x")
    scope.functions = scope.functions + [("first", "M", ("M",)), ("second", "M", ("M",))]
    code = body_of(p, scope, p.rng.randint(3, 6))
    result, other = values_of(p, scope, "MV")
    code.open("if (isTraining())", "if self.training")
    code.add(f"return {{tanh({result[0]}) * 0.5, {other[0]}}};", f"return torch.tanh({result[1]}) * 0.5, {other[1]}")
    code.close()
    aliases = ["first, second, factor, bias = self.first, self.second, self.factor, self.shift"]
    cpp = ["struct Net : nn::Module {", f"  {first[0]} first = registerModule(\"first\", {first[0]}({first[2]}));",
           f"  {second[0]} second = registerModule(\"second\", {second[0]}({second[2]}));",
           "  nn::Parameter shift = registerParameter(\"shift\", zeros({4}));", "  double factor = 1;",
           "  std::pair<Tensor, Tensor> forward(const Tensor &x) const {", "  Tensor bias = *shift;", *code.cpp,
           f"  return {{tanh({result[0]}), {other[0]}}};", "  }", "};",
           "static void set(Net &net, int n, double k) {",
           "  int seed = 5;", "  for (const auto &[name, tensor] : net.namedParameters()) { Tensor t = tensor; if (name != \"shift\") t.copy_(numbered(t.sizes(), seed++)); }",
           "  net.factor = k;", "  if (n == 5) net.shift = numbered({4}, 9); else net.shift->copy_(numbered({4}, n));", "  net.train(k > 1);", "}", ""]
    py = ["class Net(torch.nn.Module):", "    def __init__(self):", "        super().__init__()",
          f"        self.first, self.second = torch.nn.{first[1]}({first[3]}), torch.nn.{second[1]}({second[3]})",
          "        self.shift, self.factor = torch.nn.Parameter(torch.zeros(4)), 1.0", "    def forward(self, x):",
          *["        " + a for a in aliases], *["    " + line for line in code.py], f"        return torch.tanh({result[1]}), {other[1]}", "",
          "def set(net, n, k):", "    seed = 5", "    for name, t in net.named_parameters():", "        if name != 'shift':",
          "            t.data.copy_(numbered(tuple(t.shape), seed))", "            seed += 1", "    net.factor = k",
          "    net.shift.data.copy_(numbered((4,), 9 if n == 5 else n))", "    net.train(k > 1)", ""]
    go = drive(["Net net;", "auto fast = nn::compile(net);", "(void)out;",
                "auto eager = [&](int n, double k) { set(net, n, k); auto [a, b] = net.forward(numbered({n, 4}, 1)); out.show(a, b); };",
                "auto compiled = [&](int n, double k) { set(fast.module(), n, k); auto [a, b] = fast(numbered({n, 4}, 1)); out.show(a, b); };"],
               ["net = Net()", "def eager(n, k):", "    set(net, n, k)", "    out.show(*net(numbered((n, 4), 1)))"])
    return [*cpp, *go[0]], [*py, *go[1]]


def containers(p, functions):
    """Lists and maps as arguments and results."""
    scope = Scope([("xs[0]", "M"), ("xs[1]", "M"), ("named.at(\"w\")", "W"), ("named.at(\"q\")", "Q")], ["k"], functions, "xs[0]")
    code = body_of(p, scope, p.rng.randint(3, 7))
    a, b, c = values_of(p, scope, "MVS")
    lines = [line.replace("named.at(\"w\")", "named['w']").replace("named.at(\"q\")", "named['q']") for line in code.py]
    a, b, c = ((x[0], x[1].replace("named.at(\"w\")", "named['w']").replace("named.at(\"q\")", "named['q']")) for x in (a, b, c))
    cpp = ["using Named = std::map<std::string, Tensor>;", "static Named run(std::vector<Tensor> xs, Named named, std::optional<double> given) {",
           "  double k = given.value_or(0.25);", *code.cpp, f"  named[\"a\"] = {a[0]};", f"  named[\"b\"] = {b[0]};",
           f"  if (given) named[\"c\"] = {c[0]};", "  return named;", "}", ""]
    py = ["def run(xs, named, given):", "    named, k = dict(named), 0.25 if given is None else given", *lines, f"    named['a'] = {a[1]}",
          f"    named['b'] = {b[1]}", "    if given is not None:", f"        named['c'] = {c[1]}", "    return named", ""]
    go = drive(["auto fast = compile(run);",
                "auto show = [&](const auto &f, int n, double k) { Named named{{\"w\", numbered({4}, 2)}, {\"q\", numbered({4, 4}, 3)}}; auto given = k > 1 ? std::optional<double>(k) : std::nullopt; for (const auto &[name, t] : f({numbered({n, 4}, 1), numbered({n, 4}, 6)}, named, given)) out.show(t); };",
                "auto eager = [&](int n, double k) { show(run, n, k); };", "auto compiled = [&](int n, double k) { show(fast, n, k); };"],
               ["def eager(n, k):", "    result = run([numbered((n, 4), 1), numbered((n, 4), 6)], {'w': numbered((4,), 2), 'q': numbered((4, 4), 3)}, k if k > 1 else None)",
                "    for name in sorted(result):", "        out.show(result[name])"])
    return [*cpp, *go[0]], [*py, *go[1]]
