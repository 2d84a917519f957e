"""Size expressions of TorchGraph: a parser, the symbols of an expression and its value.

  expression = term { ("+" | "-") term }
  term       = factor { ("*" | "//" | "%") factor }
  factor     = "-" factor | integer | symbol | "(" expression ")"
             | ("min" | "max") "(" expression "," expression { "," expression } ")"
  fact       = expression ("==" | "!=" | "<" | "<=" | ">" | ">=") expression

Integers are unbounded. `//` rounds toward negative infinity and the sign of `%` is that of the divisor.
"""
import operator
import re

TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_]\w*)|(//|==|!=|<=|>=|[-+*%(),<>]))")
ARITHMETIC = {"+": operator.add, "-": operator.sub, "*": operator.mul, "//": operator.floordiv, "%": operator.mod}
RELATIONS = {"==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
FUNCTIONS = {"min": min, "max": max}


class SyntaxFault(ValueError):
    """The text does not follow the grammar."""


def tokens(text):
    found, at = [], 0
    text = text.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise SyntaxFault(f"unexpected '{text[at:]}' in '{text}'")
        found.append(match[0].strip())
        at = match.end()
    return found


class Parser:
    """Trees are integers, names of symbols and tuples (operator, operand, ...)."""

    def __init__(self, text):
        self.text, self.tokens, self.at = text, tokens(text), 0

    def next(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def accept(self, *wanted):
        token = self.next()
        if token and token in wanted:
            self.at += 1
            return token
        return None

    def expect(self, token):
        if not self.accept(token):
            raise SyntaxFault(f"expected '{token}', found '{self.next()}' in '{self.text}'")

    def chain(self, operators, operand):
        tree = operand()
        while token := self.accept(*operators):
            tree = (token, tree, operand())
        return tree

    def expression(self):
        return self.chain("+-", self.term)

    def term(self):
        return self.chain(("*", "//", "%"), self.factor)

    def factor(self):
        if self.accept("-"):
            return "-", 0, self.factor()
        if self.accept("("):
            tree = self.expression()
            self.expect(")")
            return tree
        return self.atom()

    def atom(self):
        token = self.next()
        self.at += 1
        if token.isdigit():
            return int(token)
        if token in FUNCTIONS:
            return self.call(token)
        if re.fullmatch(r"[A-Za-z_]\w*", token):
            return token
        raise SyntaxFault(f"expected an operand, found '{token}' in '{self.text}'")

    def call(self, function):
        self.expect("(")
        operands = [self.expression()]
        while self.accept(","):
            operands.append(self.expression())
        self.expect(")")
        if len(operands) < 2:
            raise SyntaxFault(f"'{function}' needs two operands in '{self.text}'")
        return (function, *operands)

    def end(self, tree):
        if self.next():
            raise SyntaxFault(f"unexpected '{self.next()}' in '{self.text}'")
        return tree


def parse(size):
    """The tree of a size: an integer or the text of an expression."""
    if isinstance(size, int):
        return size
    parser = Parser(size)
    return parser.end(parser.expression())


def parse_fact(text):
    """(relation, left tree, right tree)."""
    parser = Parser(text)
    left = parser.expression()
    relation = parser.accept(*RELATIONS)
    if not relation:
        raise SyntaxFault(f"expected a relation, found '{parser.next()}' in '{text}'")
    return parser.end((relation, left, parser.expression()))


def symbols(tree):
    """The names in a tree."""
    if isinstance(tree, tuple):
        return set().union(*(symbols(operand) for operand in tree[1:]))
    return {tree} if isinstance(tree, str) else set()


def value(tree, of):
    """The value of a tree where `of` maps symbols to integers; of the tree of a fact, whether it holds."""
    if isinstance(tree, int):
        return tree
    if isinstance(tree, str):
        return of[tree]
    operands = [value(operand, of) for operand in tree[1:]]
    if tree[0] in FUNCTIONS:
        return FUNCTIONS[tree[0]](operands)
    return (ARITHMETIC.get(tree[0]) or RELATIONS[tree[0]])(*operands)


def functions(tree):
    """The operators in a tree, for reports."""
    if not isinstance(tree, tuple):
        return set()
    return {tree[0]}.union(*(functions(operand) for operand in tree[1:]))
