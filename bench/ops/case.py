"""One operator that op_bench.py times, with its plain C loop."""
import dataclasses

C_HEAD = """#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define IN(T, i) const T *restrict x##i = (const T *)in[i]
#define OUT(T) T *restrict y = (T *)out
#define EACH(i, n) for (long i = 0; i < (n); ++i)
"""
N = 1 << 21
CTYPES = {"f32": "float", "i32": "int", "i1": "unsigned char", "i64": "int64_t", "i8": "int8_t", "f16": "_Float16",
          "bf16": "__bf16", "f64": "double"}
# DLPack's code and the bits in memory.
CODES = {"f32": (2, 32), "i32": (0, 32), "i1": (6, 8), "i64": (0, 64), "i8": (0, 8), "f16": (2, 16), "bf16": (4, 16),
         "f64": (2, 64)}


def tensor(shape, dtype):
    return f"tensor<{'x'.join(map(str, [*shape, dtype]))}>"


def with_unknown_sizes(shape):
    """A size of 1 may be one that is repeated, which has to be known."""
    return ["?" if n > 1 else n for n in shape]


@dataclasses.dataclass
class Case:
    name: str
    op: str  # text between the op's name and its type, with %0, %1, ...
    inputs: list  # of (shape, dtype)
    result: tuple
    body: str
    known: tuple = ()  # inputs whose sizes stay known where others are not
    before: str = ""  # ops that come before; then the types of op's operands
    operands: str = ""
    more: tuple = ()  # further results, which are computed and not returned

    def has_unknown_sizes(self):
        """Ops that name their sizes are timed with known ones alone."""
        return "sizes = [" not in self.op and not self.before and bool(self.inputs)

    def types(self, unknown):
        def sizes(i, shape):
            return with_unknown_sizes(shape) if unknown and i not in self.known else shape
        inputs = [tensor(sizes(i, shape), dtype) for i, (shape, dtype) in enumerate(self.inputs)]
        return inputs, tensor(sizes(-1, self.result[0]), self.result[1])

    def mlir(self, numerics, unknown):
        types, result = self.types(unknown)
        args = ", ".join(f"%{i}: {t}" for i, t in enumerate(types))
        used = self.operands or ", ".join(types)
        rest = [tensor(with_unknown_sizes(s) if unknown and -1 not in self.known else s, d) for s, d in self.more]
        given = f"({', '.join([result, *rest])})" if rest else result
        names = ", ".join(["%r", *(f"%r{i}" for i in range(len(rest)))])
        return (f'func.func @{self.name}({args}) -> {result} attributes {{tcopt.numerics = "{numerics}"}} {{\n'
                f"  {self.before}{names} = {self.op} : ({used}) -> {given}\n"
                f"  return %r : {result}\n}}\n")

    def c_loop(self):
        decls = " ".join(f"IN({CTYPES[d]}, {i});" for i, (_, d) in enumerate(self.inputs))
        return (f"void {self.name}(void **in, void *out) {{ {decls} OUT({CTYPES[self.result[1]]});\n"
                f"  {self.body}\n}}\n")

    def table_row(self):
        def entry(shape, dtype):
            code, bits = CODES[dtype]
            return f"{{{len(shape)}, {code}, {bits}, {{{', '.join(map(str, shape))}}}}}"
        types = ", ".join(entry(*t) for t in [*self.inputs, self.result])
        return f'  {{"{self.name}", {len(self.inputs)}, {{{types}}}}},\n'
