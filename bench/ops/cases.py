"""The operators that op_bench.py times, each with its plain C loop.

Every result or largest operand has 1 million elements or more. A case states
the graph op, the types of its operands and result, and the body of a C function
`void NAME(void **in, void *out)` as anyone would write it.
"""
from bf16_cases import bf16_cases
from case import CTYPES, Case, N
from more_cases import more_cases
from scan_cases import scan_cases
from window_cases import window_cases

FLOAT_UNARY = {
    "exp": "expf(v)", "expm1": "expm1f(v)", "log": "logf(v)", "log1p": "log1pf(v)", "log2": "log2f(v)",
    "sqrt": "sqrtf(v)", "rsqrt": "1.0f / sqrtf(v)", "reciprocal": "1.0f / v", "sin": "sinf(v)", "cos": "cosf(v)",
    "tanh": "tanhf(v)", "erf": "erff(v)", "sigmoid": "1.0f / (1.0f + expf(-v))", "silu": "v / (1.0f + expf(-v))",
    "floor": "floorf(v)", "ceil": "ceilf(v)", "round": "rintf(v)", "trunc": "truncf(v)", "neg": "-v",
    "abs": "fabsf(v)", "square": "v * v", "relu": "v > 0 ? v : 0",
    "sign": "(float)((v > 0) - (v < 0))",
}
INT_UNARY = {"neg": "-v", "abs": "v < 0 ? -v : v", "sign": "(v > 0) - (v < 0)", "square": "v * v",
             "relu": "v > 0 ? v : 0", "bitwise_not": "~v"}
BOTH_BINARY = {"add": "a + b", "sub": "a - b", "mul": "a * b"}
FLOAT_BINARY = {"div": "a / b", "pow": "powf(a, b)", "maximum": "fmaxf(a, b)", "minimum": "fminf(a, b)",
                "atan2": "atan2f(a, b)", "fmod": "fmodf(a, b)", "remainder": "({ float r = fmodf(a, b); r != 0 && (r < 0) != (b < 0) ? r + b : r; })"}
INT_BINARY = {"maximum": "a > b ? a : b", "minimum": "a < b ? a : b", "bitwise_and": "a & b", "bitwise_or": "a | b",
              "bitwise_xor": "a ^ b", "div": "a / b", "fmod": "a % b", "remainder": "((a % b) + b) % b"}
COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


def unary(name, expr, dtype):
    t = ([N], dtype)
    c = CTYPES[dtype]
    return Case(f"{name}_{dtype}", f"graph.{name} %0", [t], t, f"EACH(i, {N}) {{ {c} v = x0[i]; y[i] = {expr}; }}")


def binary(name, expr, dtype, attribute=""):
    t = ([N], dtype)
    c = CTYPES[dtype]
    return Case(f"{name}_{dtype}", f"graph.{name} %0, %1{attribute}", [t, t], t,
                f"EACH(i, {N}) {{ {c} a = x0[i], b = x1[i]; y[i] = {expr}; }}")


def pointwise():
    yield from (unary(n, e, "f32") for n, e in FLOAT_UNARY.items())
    yield from (unary(n, e, "i32") for n, e in INT_UNARY.items())
    for dtype, table in (("f32", BOTH_BINARY | FLOAT_BINARY), ("i32", BOTH_BINARY | INT_BINARY)):
        for name, expr in table.items():
            mode = f", rounding_mode = {'none' if dtype == 'f32' else 'trunc'}" if name == "div" else ""
            yield binary(name, expr, dtype, mode)
    for dtype in ("f32", "i32"):
        for name, sign in COMPARE.items():
            yield Case(f"{name}_{dtype}", f"graph.{name} %0, %1", [([N], dtype)] * 2, ([N], "i1"),
                       f"EACH(i, {N}) y[i] = x0[i] {sign} x1[i];")
        yield Case(f"where_{dtype}", "graph.where %0, %1, %2", [([N], "i1"), ([N], dtype), ([N], dtype)],
                   ([N], dtype), f"EACH(i, {N}) y[i] = x0[i] ? x1[i] : x2[i];")
        yield Case(f"broadcast_row_{dtype}", "graph.add %0, %1", [([2048, 1024], dtype), ([1024], dtype)],
                   ([2048, 1024], dtype), "EACH(i, 2048) EACH(j, 1024) y[i * 1024 + j] = x0[i * 1024 + j] + x1[j];")
        yield Case(f"broadcast_column_{dtype}", "graph.add %0, %1", [([2048, 1024], dtype), ([2048, 1], dtype)],
                   ([2048, 1024], dtype), "EACH(i, 2048) EACH(j, 1024) y[i * 1024 + j] = x0[i * 1024 + j] + x1[i];")
    yield Case("cast_i32_f32", "graph.cast %0", [([N], "i32")], ([N], "f32"), f"EACH(i, {N}) y[i] = (float)x0[i];")
    yield Case("cast_f32_i32", "graph.cast %0", [([N], "f32")], ([N], "i32"), f"EACH(i, {N}) y[i] = (int)x0[i];")
    yield Case("gelu_erf_f32", "graph.gelu %0, approximate = none", [([N], "f32")], ([N], "f32"),
               f"EACH(i, {N}) y[i] = 0.5f * x0[i] * (1.0f + erff(x0[i] * 0.70710678f));")
    yield Case("gelu_tanh_f32", "graph.gelu %0, approximate = tanh", [([N], "f32")], ([N], "f32"),
               f"EACH(i, {N}) {{ float v = x0[i]; y[i] = 0.5f * v * (1.0f + tanhf(0.79788456f * (v + 0.044715f * v * v * v))); }}")


REDUCE = {"sum": ("0", "s += v"), "prod": ("1", "s *= v"), "amax": ("-1e30", "s = v > s ? v : s"),
          "amin": ("1e30", "s = v < s ? v : s")}


def reductions():
    for dtype in ("f32", "i32"):
        c = CTYPES[dtype]
        for name, (start, step) in REDUCE.items():
            start = {"-1e30": "-2147483647", "1e30": "2147483647"}.get(start, start) if dtype == "i32" else start
            yield Case(f"{name}_rows_{dtype}", f"graph.{name} %0, dims = [1], keepdim = false", [([2048, 1024], dtype)],
                       ([2048], dtype),
                       f"EACH(i, 2048) {{ {c} s = {start}; EACH(j, 1024) {{ {c} v = x0[i * 1024 + j]; {step}; }} y[i] = s; }}")
            if name == "prod" and dtype == "f32":
                continue
            yield Case(f"{name}_columns_{dtype}", f"graph.{name} %0, dims = [0], keepdim = false", [([2048, 1024], dtype)],
                       ([1024], dtype),
                       f"EACH(j, 1024) y[j] = {start}; EACH(i, 2048) EACH(j, 1024) {{ {c} v = x0[i * 1024 + j], s = y[j]; {step}; y[j] = s; }}")
        yield Case(f"sum_all_{dtype}", "graph.sum %0, dims = [0], keepdim = false", [([N], dtype)], ([], dtype),
                   f"{c} s = 0; EACH(i, {N}) s += x0[i]; y[0] = s;")
        yield Case(f"argmax_rows_{dtype}", "graph.argmax %0, dim = 1, keepdim = false", [([2048, 1024], dtype)],
                   ([2048], "i64"),
                   "EACH(i, 2048) { long b = 0; EACH(j, 1024) if (x0[i * 1024 + j] > x0[i * 1024 + b]) b = j; y[i] = b; }")
    yield Case("mean_rows_f32", "graph.mean %0, dims = [1], keepdim = false", [([2048, 1024], "f32")], ([2048], "f32"),
               "EACH(i, 2048) { float s = 0; EACH(j, 1024) s += x0[i * 1024 + j]; y[i] = s / 1024; }")


def shapes():
    for dtype in ("f32", "i32"):
        yield Case(f"transpose_{dtype}", "graph.transpose %0, dim0 = 0, dim1 = 1", [([2048, 1024], dtype)],
                   ([1024, 2048], dtype), "EACH(i, 1024) EACH(j, 2048) y[i * 2048 + j] = x0[j * 1024 + i];")
        yield Case(f"permute_{dtype}", "graph.permute %0, dims = [0, 2, 1, 3]", [([4, 128, 32, 128], dtype)],
                   ([4, 32, 128, 128], dtype),
                   "EACH(a, 4) EACH(b, 32) EACH(c, 128) EACH(d, 128) y[((a * 32 + b) * 128 + c) * 128 + d] = x0[((a * 128 + c) * 32 + b) * 128 + d];")
        yield Case(f"slice_{dtype}", "graph.slice %0, dim = 1, start = 256, end = 768, step = 1", [([4096, 1024], dtype)],
                   ([4096, 512], dtype), "EACH(i, 4096) EACH(j, 512) y[i * 512 + j] = x0[i * 1024 + j + 256];")
        yield Case(f"cat_{dtype}", "graph.cat %0, %1, dim = 1", [([2048, 512], dtype), ([2048, 512], dtype)],
                   ([2048, 1024], dtype),
                   "EACH(i, 2048) { EACH(j, 512) y[i * 1024 + j] = x0[i * 512 + j]; EACH(j, 512) y[i * 1024 + 512 + j] = x1[i * 512 + j]; }")
        yield Case(f"flip_{dtype}", "graph.flip %0, dims = [1]", [([2048, 1024], dtype)], ([2048, 1024], dtype),
                   "EACH(i, 2048) EACH(j, 1024) y[i * 1024 + j] = x0[i * 1024 + 1023 - j];")
        yield Case(f"embedding_{dtype}", "graph.embedding %0, %1", [([64, 512], dtype), ([4096], "i64")],
                   ([4096, 512], dtype), "EACH(i, 4096) EACH(j, 512) y[i * 512 + j] = x0[x1[i] * 512 + j];")


def scatters():
    """Indices are places in a table of 64 rows."""
    square = [2048, 1024]
    for dtype in ("f32", "i32"):
        table, small = ([64, 512], dtype), ([64, 16], dtype)
        yield Case(f"index_add_{dtype}", "graph.index_add %0, %1, %2, dim = 0", [table, ([4096], "i64"), ([4096, 512], dtype)], table,
                   "memcpy(y, x0, 4l * 64 * 512); EACH(i, 4096) EACH(j, 512) y[x1[i] * 512 + j] += x2[i * 512 + j];")
        yield Case(f"index_add_short_{dtype}", "graph.index_add %0, %1, %2, dim = 0", [small, ([131072], "i64"), ([131072, 16], dtype)], small,
                   "memcpy(y, x0, 4l * 64 * 16); EACH(i, 131072) EACH(j, 16) y[x1[i] * 16 + j] += x2[i * 16 + j];")
        yield Case(f"scatter_add_rows_{dtype}", "graph.scatter_add %0, %1, %2, dim = 0", [([64, 1024], dtype), (square, "i64"), (square, dtype)],
                   ([64, 1024], dtype),
                   "memcpy(y, x0, 4l * 64 * 1024); EACH(i, 2048) EACH(j, 1024) y[x1[i * 1024 + j] * 1024 + j] += x2[i * 1024 + j];")
        yield Case(f"scatter_add_columns_{dtype}", "graph.scatter_add %0, %1, %2, dim = 1", [([2048, 64], dtype), (square, "i64"), (square, dtype)],
                   ([2048, 64], dtype),
                   "memcpy(y, x0, 4l * 2048 * 64); EACH(i, 2048) EACH(j, 1024) y[i * 64 + x1[i * 1024 + j]] += x2[i * 1024 + j];")
        yield Case(f"index_put_{dtype}", "graph.index_put %0, %1, %2, %3, dims = [0, 1], accumulate = false",
                   [([64, 64], dtype), ([N], dtype), ([N], "i64"), ([N], "i64")], ([64, 64], dtype),
                   f"memcpy(y, x0, 4l * 64 * 64); EACH(k, {N}) {{ long i = x2[k], j = x3[k]; "
                   "y[(i < 0 ? i + 64 : i) * 64 + (j < 0 ? j + 64 : j)] = x1[k]; }")
        yield Case(f"index_put_rows_{dtype}", "graph.index_put %0, %1, %2, dims = [0], accumulate = true",
                   [table, ([4096, 512], dtype), ([4096], "i64")], table,
                   "memcpy(y, x0, 4l * 64 * 512); EACH(k, 4096) { long i = x2[k]; i = i < 0 ? i + 64 : i; "
                   "EACH(j, 512) y[i * 512 + j] += x1[k * 512 + j]; }")


def contractions():
    for dtype in ("f32", "i32"):
        yield Case(f"matmul_{dtype}", "graph.matmul %0, %1", [([1024, 1024], dtype), ([1024, 1024], dtype)],
                   ([1024, 1024], dtype),
                   "memset(y, 0, 4l * 1024 * 1024); EACH(i, 1024) EACH(k, 1024) EACH(j, 1024) y[i * 1024 + j] += x0[i * 1024 + k] * x1[k * 1024 + j];")
        yield Case(f"linear_{dtype}", "graph.linear %0, %1", [([256, 1024], dtype), ([1024, 1024], dtype)],
                   ([256, 1024], dtype),
                   f"EACH(i, 256) EACH(j, 1024) {{ {CTYPES[dtype]} s = 0; EACH(k, 1024) s += x0[i * 1024 + k] * x1[j * 1024 + k]; y[i * 1024 + j] = s; }}")
        yield Case(f"linear_one_row_{dtype}", "graph.linear %0, %1", [([1, 2048], dtype), ([2048, 2048], dtype)],
                   ([1, 2048], dtype),
                   f"EACH(j, 2048) {{ {CTYPES[dtype]} s = 0; EACH(k, 2048) s += x0[k] * x1[j * 2048 + k]; y[j] = s; }}")
        yield Case(f"matmul_one_row_{dtype}", "graph.matmul %0, %1", [([1, 2048], dtype), ([2048, 2048], dtype)],
                   ([1, 2048], dtype),
                   "memset(y, 0, 4l * 2048); EACH(k, 2048) EACH(j, 2048) y[j] += x0[k] * x1[k * 2048 + j];")
        yield Case(f"conv2d_{dtype}",
                   "graph.conv %0, %1, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1",
                   [([4, 32, 58, 58], dtype), ([32, 32, 3, 3], dtype)], ([4, 32, 56, 56], dtype),
                   "memset(y, 0, 4l * 4 * 32 * 56 * 56); EACH(n, 4) EACH(o, 32) EACH(c, 32) EACH(p, 3) EACH(q, 3) EACH(i, 56) EACH(j, 56) "
                   "y[((n * 32 + o) * 56 + i) * 56 + j] += x0[((n * 32 + c) * 58 + i + p) * 58 + j + q] * x1[((o * 32 + c) * 3 + p) * 3 + q];", known=(1,))


def layers():
    rows = [([2048, 1024], "f32")]
    yield Case("softmax_f32", "graph.softmax %0, dim = 1", rows, rows[0],
               "EACH(i, 2048) { const float *a = x0 + i * 1024; float *b = y + i * 1024, m = a[0], s = 0; EACH(j, 1024) m = a[j] > m ? a[j] : m; "
               "EACH(j, 1024) s += b[j] = expf(a[j] - m); EACH(j, 1024) b[j] /= s; }")
    yield Case("layer_norm_f32", "graph.layer_norm %0, weight %1, bias %2, normalized_dims = 1, eps = 1.0e-5",
               [rows[0], ([1024], "f32"), ([1024], "f32")], rows[0],
               "EACH(i, 2048) { const float *a = x0 + i * 1024; float *b = y + i * 1024, m = 0, v = 0; EACH(j, 1024) m += a[j]; m /= 1024; "
               "EACH(j, 1024) v += (a[j] - m) * (a[j] - m); v = 1 / sqrtf(v / 1024 + 1e-5f); EACH(j, 1024) b[j] = (a[j] - m) * v * x1[j] + x2[j]; }")
    image = ([8, 32, 112, 112], "f32")
    half = ([8, 32, 56, 56], "f32")
    window = "EACH(n, 256) EACH(i, 56) EACH(j, 56) {{ const float *a = x0 + (n * 112 + 2 * i) * 112 + 2 * j; y[(n * 56 + i) * 56 + j] = {}; }}"
    yield Case("max_pool2d_f32", "graph.max_pool %0, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], "
               "dilation = [1, 1], ceil_mode = false", [image], half,
               window.format("fmaxf(fmaxf(a[0], a[1]), fmaxf(a[112], a[113]))"))
    yield Case("avg_pool2d_f32", "graph.avg_pool %0, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], "
               "ceil_mode = false, count_include_pad = true", [image], half,
               window.format("(a[0] + a[1] + a[112] + a[113]) / 4"))
    channels = [image] + [([32], "f32")] * 4
    yield Case("batch_norm_f32", "graph.batch_norm %0, %1, %2, weight %3, bias %4, eps = 1.0e-5", channels, image,
               "EACH(n, 8) EACH(c, 32) EACH(i, 112 * 112) y[(n * 32 + c) * 12544 + i] = (x0[(n * 32 + c) * 12544 + i] - x1[c]) / sqrtf(x2[c] + 1e-5f) * x3[c] + x4[c];")


def all_cases():
    return [*pointwise(), *reductions(), *shapes(), *scatters(), *contractions(), *layers(), *more_cases(), *scan_cases(), *window_cases(), *bf16_cases()]
