"""Sizes of torch.fx graphs as expressions of TorchGraph: sympy's trees in the grammar of `expressions`."""
import math
import operator

import sympy
import torch

from . import expressions

SUM, PRODUCT, ATOM = 1, 2, 3  # precedence of a text
LARGEST = 1 << 20  # numerator and denominator of a float
MOST_FACTORS = 8  # of a power
STEPS = 0, 1, 2, 5  # added to hints to compare values


class NotSayable(Exception):
    """The grammar has no form for an expression."""


def wrapped(pair, least):
    text, precedence = pair
    return text if precedence >= least else f"({text})"


def has_denominator(e):
    """Whether `as_numer_denom`, which takes much longer, finds a denominator."""
    if e.is_Add or e.is_Mul:
        return any(map(has_denominator, e.args))
    return not e.is_Integer and (e.is_Rational or e.is_Pow) and e.as_numer_denom()[1] != 1


class Sayer:
    """Translates expressions of integers. `is_nonnegative` decides it for a sympy expression."""

    def __init__(self, is_nonnegative):
        self.is_nonnegative, self.said = is_nonnegative, {}

    def say(self, e):
        """(text, precedence) of an expression, which is translated once."""
        if e not in self.said:
            self.said[e] = self.find(e)
        return self.said[e]

    def find(self, e):
        if e.is_Integer:
            return (str(int(e)), ATOM) if e >= 0 else (str(int(e)), SUM)
        if e.is_Symbol:
            return e.name, ATOM
        rule = getattr(self, "say_" + type(e).__name__, None)
        if rule is None:
            raise NotSayable(str(e))
        return rule(*e.args) if not (e.is_Add or e.is_Mul or e.is_Pow) else rule(e)

    def operands(self, least, *args):
        return [wrapped(self.say(a), least) for a in args]

    def say_Add(self, e):
        if any(map(has_denominator, e.args)):
            return self.say_FloorDiv(*sympy.fraction(sympy.together(e)))  # without a remainder: the sum is an integer
        text = ""
        for term in e.as_ordered_terms():
            negative = term.could_extract_minus_sign()
            one = wrapped(self.say(-term if negative else term), PRODUCT)
            text += (f" {'-' if negative else '+'} {one}" if text else f"{'-' if negative else ''}{one}")
        return text, SUM

    def say_Mul(self, e):
        if has_denominator(e):
            return self.say_FloorDiv(*e.as_numer_denom())  # without a remainder, as the value is an integer
        if e.could_extract_minus_sign():
            return "-" + wrapped(self.say(-e), PRODUCT), SUM
        return "*".join(self.operands(ATOM, *e.as_ordered_factors())), PRODUCT

    def say_Pow(self, e):
        return self.say_PowByNatural(*e.args)

    def say_PowByNatural(self, base, exponent):
        if not exponent.is_Integer or not 1 <= exponent <= MOST_FACTORS:
            raise NotSayable(f"{base}**{exponent}")
        return "*".join(self.operands(ATOM, base) * int(exponent)), PRODUCT

    def say_FloorDiv(self, a, b):
        a, b = self.operands(ATOM, a, b)
        return f"{a}//{b}", PRODUCT

    say_CleanDiv = say_FloorDiv

    def say_Mod(self, a, b):
        a, b = self.operands(ATOM, a, b)
        return f"{a} % {b}", PRODUCT

    say_PythonMod = say_Mod

    def say_ModularIndexing(self, base, divisor, modulus):
        base, divisor, modulus = self.operands(ATOM, base, divisor, modulus)
        return f"{base}//{divisor} % {modulus}", PRODUCT

    def say_Max(self, *args):
        return f"max({', '.join(self.operands(SUM, *args))})", ATOM

    def say_Min(self, *args):
        return f"min({', '.join(self.operands(SUM, *args))})", ATOM

    def say_Identity(self, e):
        return self.say(e)

    # --- Integers from floats ---

    def ratio(self, e):
        """A float expression as (numerator, denominator) of integers."""
        name = type(e).__name__
        if e.is_Float:
            top, bottom = float(e).as_integer_ratio()
            if max(abs(top), bottom) > LARGEST:
                raise NotSayable(str(e))
            return sympy.Integer(top), sympy.Integer(bottom)
        if e.is_Rational:
            return sympy.Integer(e.p), sympy.Integer(e.q)
        if name == "ToFloat" or e.is_Symbol:
            return (e.args[0] if e.args else e), sympy.Integer(1)
        if name in ("IntTrueDiv", "FloatTrueDiv"):
            (a, b), (c, d) = map(self.ratio, e.args)
            return a * d, b * c
        if e.is_Mul:
            pairs = [self.ratio(a) for a in e.args]
            return math.prod(p[0] for p in pairs), math.prod(p[1] for p in pairs)
        if e.is_Add:
            pairs = [self.ratio(a) for a in e.args]
            bottom = math.prod(p[1] for p in pairs)
            return sum(p[0] * bottom / p[1] for p in pairs), bottom
        if e.is_integer:
            return e, sympy.Integer(1)
        raise NotSayable(str(e))

    def quotient(self, e):
        top, bottom = self.ratio(e)
        if bottom.could_extract_minus_sign():
            top, bottom = -top, -bottom
        if not self.is_nonnegative(bottom):
            raise NotSayable(str(e))
        factor = sympy.gcd(top, bottom)
        return top / factor, bottom / factor

    def say_FloorToInt(self, e):
        top, bottom = self.quotient(e)
        return self.say(top) if bottom == 1 else self.say_FloorDiv(top, bottom)

    def say_TruncToInt(self, e):
        if not self.is_nonnegative(self.quotient(e)[0]):
            raise NotSayable(f"trunc({e})")
        return self.say_FloorToInt(e)

    def say_CeilToInt(self, e):
        top, bottom = self.quotient(e)
        if bottom == 1:
            return self.say(top)
        text, bottom = self.say(-top), wrapped(self.say(bottom), ATOM)
        return f"-({wrapped(text, ATOM)}//{bottom})", SUM


RELATION = {"Equality": "==", "Unequality": "!=", "StrictLessThan": "<", "LessThan": "<=", "StrictGreaterThan": ">",
            "GreaterThan": ">="}


def conjuncts(e):
    """Expressions that all hold if `e` does."""
    if isinstance(e, sympy.And):
        return [inner for a in e.args for inner in conjuncts(a)]
    if isinstance(e, sympy.Not) and isinstance(e.args[0], sympy.Or):
        return [inner for a in e.args[0].args for inner in conjuncts(sympy.Not(a))]
    return [e]


VALUES = {"Add": lambda *args: sum(args), "Mul": lambda *args: math.prod(args), "Max": max, "Min": min, "FloorDiv": operator.floordiv,
          "CleanDiv": operator.floordiv, "Mod": operator.mod, "PythonMod": operator.mod, "PowByNatural": operator.pow}


def value(e, values):
    """The value of an expression for integers. Other functions are left to sympy, whose substitution takes longer."""
    if e.is_Integer:
        return int(e)
    if e.is_Symbol:
        return values[e]
    rule = operator.pow if e.is_Pow and e.exp.is_Integer and e.exp > 0 else VALUES.get(type(e).__name__)
    if rule is None:
        return e.xreplace({s: sympy.Integer(v) for s, v in values.items()})
    return rule(*(value(a, values) for a in e.args))


class Sizes:
    """The symbols of a graph, which grow with the sizes that are translated."""

    def __init__(self):
        self.rows, self.environment, self.opaque, self.sayer = {}, None, {}, Sayer(self.is_nonnegative)
        self.texts = {}

    def is_nonnegative(self, e):
        if e.is_nonnegative:
            return True
        return bool(self.environment and self.environment.bound_sympy(e).lower >= 0)

    def expression(self, size):
        """The expression of a symbolic size, else the integer."""
        if type(size) is int or not isinstance(size, torch.SymInt):
            return int(size)
        node = size.node
        self.environment = node.shape_env
        return node.expr

    def of(self, size):
        """A size as an integer or a text; a SymInt that the grammar cannot express is a symbol of its own."""
        e = self.expression(size)
        if type(e) is int:
            return e
        if e not in self.texts:
            self.texts[e] = self.text_of(e)
        return self.texts[e]

    def text_of(self, e):
        if e.is_number:
            return int(e)
        try:
            text = self.sayer.say(e)[0]
        except NotSayable:
            return self.symbol_for(e)
        for symbol in sorted(e.free_symbols, key=str):
            self.add(symbol)
        self.verify(e, text)
        return text

    def verify(self, e, text):
        """The text has the value of the expression for the recorded hints and larger values."""
        symbols, tree = sorted(e.free_symbols, key=str), expressions.parse(text)
        for step in STEPS:
            values = {s: int(self.hints().get(s, 4)) + step * (i + 1) for i, s in enumerate(symbols)}
            want, have = value(e, values), expressions.value(tree, {s.name: v for s, v in values.items()})
            if want != have:
                raise ValueError(f"'{text}' is {have} for {values}, but {e} is {want}")

    def hints(self):
        environment = self.environment
        values = getattr(environment, "backed_var_to_val", None)
        return values if values is not None else environment.var_to_val

    def add(self, symbol):
        if symbol.name in self.rows:
            return
        row, hint = {"name": symbol.name}, self.hints().get(symbol)
        if hint is not None:
            row["hint"] = int(hint)
        self.rows[symbol.name] = {**row, "range": self.range_of(symbol)}

    def range_of(self, e):
        found = self.environment.bound_sympy(e)
        return [int(end) if end.is_Integer and abs(end) < 2**62 else None for end in (found.lower, found.upper)]

    def symbol_for(self, e):
        """The symbol of an expression that the grammar cannot express."""
        if e not in self.opaque:
            name = self.opaque[e] = f"x{len(self.opaque)}"
            hint = e.xreplace(self.hints())
            row = {"name": name, **({"hint": int(hint)} if hint.is_number else {})}
            self.rows[name] = {**row, "range": self.range_of(e), "opaque": str(e)}
        return self.opaque[e]

    def facts(self):
        """(texts, expressions without a text): relations of the graph's symbols that guards have established."""
        said, unsaid = [], []
        for e in dict.fromkeys(e for guard in getattr(self.environment, "guards", ()) for e in conjuncts(guard.expr)):
            symbols = e.free_symbols
            if symbols and all(s.name in self.rows for s in symbols):
                try:
                    said.append(self.fact(e))
                except NotSayable:
                    unsaid.append(str(e))
        return list(dict.fromkeys(said)), list(dict.fromkeys(unsaid))

    def fact(self, e):
        if type(e).__name__ not in RELATION:
            raise NotSayable(str(e))
        left, right = (self.sayer.say(a)[0] for a in e.args)
        return f"{left} {RELATION[type(e).__name__]} {right}"
