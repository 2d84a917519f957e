"""Operators that move elements, masks, conversions, reductions of all kinds."""
from case import CTYPES, Case, N

EACH_2048 = "EACH(i, 2048) EACH(j, 1024) "
SQUARE = [2048, 1024]


def casts():
    dtypes = ("f32", "i32", "i64", "i8", "f16", "bf16", "f64")
    for a in dtypes:
        for b in dtypes:
            if a != b and {a, b} != {"f32", "i32"}:
                # Older libgcc cannot make a bf16 of an f64.
                x = "(float)x0[i]" if (a, b) == ("f64", "bf16") else "x0[i]"
                yield Case(f"cast_{a}_{b}", "graph.cast %0", [([N], a)], ([N], b), f"EACH(i, {N}) y[i] = ({CTYPES[b]}){x};")
    for a in ("f32", "i32"):
        yield Case(f"cast_{a}_i1", "graph.cast %0", [([N], a)], ([N], "i1"), f"EACH(i, {N}) y[i] = x0[i] != 0;")
        yield Case(f"cast_i1_{a}", "graph.cast %0", [([N], "i1")], ([N], a), f"EACH(i, {N}) y[i] = x0[i];")


def masks():
    flags = ([N], "i1")
    for name, sign in (("and", "&"), ("or", "|"), ("xor", "^")):
        yield Case(f"logical_{name}", f"graph.logical_{name} %0, %1", [flags, flags], flags,
                   f"EACH(i, {N}) y[i] = x0[i] {sign} x1[i];")
    yield Case("logical_not", "graph.logical_not %0", [flags], flags, f"EACH(i, {N}) y[i] = !x0[i];")
    yield Case("isnan_f32", "graph.isnan %0", [([N], "f32")], flags, f"EACH(i, {N}) y[i] = x0[i] != x0[i];")
    yield Case("isinf_f32", "graph.isinf %0", [([N], "f32")], flags, f"EACH(i, {N}) y[i] = fabsf(x0[i]) == INFINITY;")
    for dtype in ("f32", "i32"):
        t = ([N], dtype)
        yield Case(f"clamp_{dtype}", "graph.clamp %0, %1, %2", [t, ([], dtype), ([], dtype)], t,
                   f"{CTYPES[dtype]} lo = x1[0], hi = x2[0]; EACH(i, {N}) {{ {CTYPES[dtype]} v = x0[i]; v = v < lo ? lo : v; y[i] = v > hi ? hi : v; }}")
        yield Case(f"masked_fill_{dtype}", "graph.where %0, %1, %2", [([1, 1024], "i1"), (SQUARE, dtype), ([], dtype)],
                   (SQUARE, dtype), f"{CTYPES[dtype]} v = x2[0]; {EACH_2048} y[i * 1024 + j] = x0[j] ? x1[i * 1024 + j] : v;")
        yield Case(f"add_scalar_{dtype}", "graph.add %0, %1", [t, ([], dtype)], t,
                   f"{CTYPES[dtype]} v = x1[0]; EACH(i, {N}) y[i] = x0[i] + v;")
    t = tuple([([N], "f32")])
    yield Case("leaky_relu_f32", "graph.where %m, %0, %s", list(t), t[0],
               f"EACH(i, {N}) {{ float v = x0[i]; y[i] = v > 0 ? v : 0.1f * v; }}",
               before="%z = graph.constant dense<0.0> : tensor<f32>\n  %c = graph.constant dense<0.1> : tensor<f32>\n"
               f"  %m = graph.gt %0, %z : (tensor<{N}xf32>, tensor<f32>) -> tensor<{N}xi1>\n"
               f"  %s = graph.mul %0, %c : (tensor<{N}xf32>, tensor<f32>) -> tensor<{N}xf32>\n  ",
               operands=f"tensor<{N}xi1>, tensor<{N}xf32>, tensor<{N}xf32>")
    for name, sign in (("left", "<<"), ("right", ">>")):
        i = ([N], "i32")
        yield Case(f"bitwise_{name}_shift_i32", f"graph.bitwise_{name}_shift %0, %1", [i, i], i,
                   f"EACH(i, {N}) y[i] = (unsigned)x1[i] < 32 ? x0[i] {sign} x1[i] : 0;")


def reductions():
    for name, start, sign in (("all", "1", "&="), ("any", "0", "|=")):
        yield Case(f"{name}_rows", f"graph.{name} %0, dims = [1], keepdim = false", [(SQUARE, "i1")], ([2048], "i1"),
                   f"EACH(i, 2048) {{ unsigned char s = {start}; EACH(j, 1024) s {sign} x0[i * 1024 + j]; y[i] = s; }}")
        yield Case(f"{name}_columns", f"graph.{name} %0, dims = [0], keepdim = false", [(SQUARE, "i1")], ([1024], "i1"),
                   f"EACH(j, 1024) y[j] = {start}; {EACH_2048} y[j] {sign} x0[i * 1024 + j];")
    for dtype in ("f32", "i32"):
        c, x = CTYPES[dtype], [(SQUARE, dtype)]
        yield Case(f"argmin_rows_{dtype}", "graph.argmin %0, dim = 1, keepdim = false", x, ([2048], "i64"),
                   "EACH(i, 2048) { long b = 0; EACH(j, 1024) if (x0[i * 1024 + j] < x0[i * 1024 + b]) b = j; y[i] = b; }")
        yield Case(f"argmax_columns_{dtype}", "graph.argmax %0, dim = 0, keepdim = false", x, ([1024], "i64"),
                   "EACH(j, 1024) { long b = 0; EACH(i, 2048) if (x0[i * 1024 + j] > x0[b * 1024 + j]) b = i; y[j] = b; }")
        yield Case(f"sum_both_{dtype}", "graph.sum %0, dims = [0, 1], keepdim = false", x, ([], dtype),
                   f"{c} s = 0; EACH(i, {N}) s += x0[i]; y[0] = s;")
        yield Case(f"amax_both_{dtype}", "graph.amax %0, dims = [0, 1], keepdim = false", x, ([], dtype),
                   f"{c} s = x0[0]; EACH(i, {N}) s = x0[i] > s ? x0[i] : s; y[0] = s;")
        yield Case(f"sum_middle_{dtype}", "graph.sum %0, dims = [1], keepdim = false", [([64, 64, 512], dtype)],
                   ([64, 512], dtype), "memset(y, 0, 64 * 512 * 4); EACH(i, 64) EACH(k, 64) EACH(j, 512) y[i * 512 + j] += x0[(i * 64 + k) * 512 + j];")
        yield Case(f"sum_short_{dtype}", "graph.sum %0, dims = [2], keepdim = false", [([512, 512, 8], dtype)],
                   ([512, 512], dtype), f"EACH(i, 512 * 512) {{ {c} s = 0; EACH(j, 8) s += x0[i * 8 + j]; y[i] = s; }}")
    x = [(SQUARE, "f32")]
    yield Case("mean_columns_f32", "graph.mean %0, dims = [0], keepdim = false", x, ([1024], "f32"),
               f"EACH(j, 1024) y[j] = 0; {EACH_2048} y[j] += x0[i * 1024 + j]; EACH(j, 1024) y[j] /= 2048;")
    yield Case("log_softmax_f32", "graph.log_softmax %0, dim = 1", x, x[0],
               "EACH(i, 2048) { const float *a = x0 + i * 1024; float *b = y + i * 1024, m = a[0], s = 0; EACH(j, 1024) m = a[j] > m ? a[j] : m; "
               "EACH(j, 1024) s += expf(a[j] - m); s = m + logf(s); EACH(j, 1024) b[j] = a[j] - s; }")


def copies():
    for dtype in ("f32", "i32"):
        x, c = [(SQUARE, dtype)], CTYPES[dtype]
        yield Case(f"reshape_{dtype}", "graph.reshape %0, sizes = [1024, 2048]", x, ([1024, 2048], dtype), f"EACH(i, {N}) y[i] = x0[i];")
        yield Case(f"unsqueeze_{dtype}", "graph.unsqueeze %0, dim = 1", x, ([2048, 1, 1024], dtype), f"EACH(i, {N}) y[i] = x0[i];")
        yield Case(f"slice_rows_{dtype}", "graph.slice %0, dim = 0, start = 512, end = 1536, step = 1", [([2048, 2048], dtype)],
                   ([1024, 2048], dtype), "EACH(i, 1024 * 2048) y[i] = x0[i + 512 * 2048];")
        yield Case(f"slice_by_2_{dtype}", "graph.slice %0, dim = 1, start = 0, end = 2048, step = 2", [([2048, 2048], dtype)],
                   ([2048, 1024], dtype), f"{EACH_2048} y[i * 1024 + j] = x0[i * 2048 + 2 * j];")
        yield Case(f"slice_short_{dtype}", "graph.slice %0, dim = 2, start = 4, end = 20, step = 1", [([2048, 64, 32], dtype)],
                   ([2048, 64, 16], dtype), "EACH(i, 2048 * 64) EACH(j, 16) y[i * 16 + j] = x0[i * 32 + j + 4];")
        yield Case(f"cat_rows_{dtype}", "graph.cat %0, %1, dim = 0", [([1024, 1024], dtype)] * 2, (SQUARE, dtype),
                   f"EACH(i, {N // 2}) y[i] = x0[i]; EACH(i, {N // 2}) y[i + {N // 2}] = x1[i];")
        yield Case(f"cat_three_{dtype}", "graph.cat %0, %1, %2, dim = 1", [([256, 16, 128], dtype), ([256, 32, 128], dtype), ([256, 16, 128], dtype)],
                   ([256, 64, 128], dtype),
                   f"EACH(i, 256) {{ {c} *b = y + i * 8192; EACH(j, 2048) b[j] = x0[i * 2048 + j]; EACH(j, 4096) b[j + 2048] = x1[i * 4096 + j]; EACH(j, 2048) b[j + 6144] = x2[i * 2048 + j]; }}")
        yield Case(f"cat_short_{dtype}", "graph.cat %0, %1, dim = 1", [([65536, 16], dtype)] * 2, ([65536, 32], dtype),
                   "EACH(i, 65536) { EACH(j, 16) y[i * 32 + j] = x0[i * 16 + j]; EACH(j, 16) y[i * 32 + 16 + j] = x1[i * 16 + j]; }")
        inner = "EACH(i, {0}) EACH(j, {1}) y[i * {1} + j] = i >= {2} && i < {2} + 2048 && j >= {3} && j < {3} + 1024 ? x0[(i - {2}) * 1024 + j - {3}] : v;"
        for name, rows, columns in (("both", 1, 1), ("rows", 8, 0), ("columns", 0, 8)):
            sizes = [2048 + 2 * rows, 1024 + 2 * columns]
            yield Case(f"pad_{name}_{dtype}", f"graph.pad %0, %1, low = [{rows}, {columns}], high = [{rows}, {columns}]",
                       [*x, ([], dtype)], (sizes, dtype), f"{c} v = x1[0]; " + inner.format(*sizes, rows, columns))
        yield Case(f"expand_rows_{dtype}", "graph.expand %0, sizes = [2048, 1024]", [([1, 1024], dtype)], (SQUARE, dtype),
                   f"{EACH_2048} y[i * 1024 + j] = x0[j];")
        yield Case(f"expand_columns_{dtype}", "graph.expand %0, sizes = [2048, 1024]", [([2048, 1], dtype)], (SQUARE, dtype),
                   f"{EACH_2048} y[i * 1024 + j] = x0[i];")
        yield Case(f"full_{dtype}", f"graph.full %0, sizes = [{N}]", [([], dtype)], ([N], dtype),
                   f"{c} v = x0[0]; EACH(i, {N}) y[i] = v;")
        yield Case(f"arange_{dtype}", f"graph.arange %0, %1, sizes = [{N}]", [([], dtype)] * 2, ([N], dtype),
                   f"{c} a = x0[0], b = x1[0]; EACH(i, {N}) y[i] = a + ({c})i * b;")
        yield Case(f"flip_rows_{dtype}", "graph.flip %0, dims = [0]", x, (SQUARE, dtype), f"{EACH_2048} y[i * 1024 + j] = x0[(2047 - i) * 1024 + j];")
        yield Case(f"embedding_short_{dtype}", "graph.embedding %0, %1", [([64, 16], dtype), ([131072], "i64")], ([131072, 16], dtype),
                   "EACH(i, 131072) EACH(j, 16) y[i * 16 + j] = x0[x1[i] * 16 + j];")
        yield Case(f"embedding_one_{dtype}", "graph.embedding %0, %1", [([64, 1], dtype), ([N], "i64")], ([N, 1], dtype),
                   f"EACH(i, {N}) y[i] = x0[x1[i]];")


def permutes():
    sizes = [8, 64, 64, 64]
    factors = [64 * 64 * 64, 64 * 64, 64, 1]
    for dtype in ("f32", "i32"):
        for dims in ((0, 3, 1, 2), (0, 2, 3, 1), (0, 1, 3, 2), (1, 0, 2, 3)):
            result = [sizes[d] for d in dims]
            terms = " + ".join(f"{v} * {factors[d]}" for v, d in zip("abcd", dims))
            loops = " ".join(f"EACH({v}, {n})" for v, n in zip("abcd", result))
            yield Case(f"permute_{''.join(map(str, dims))}_{dtype}", f"graph.permute %0, dims = {list(dims)}", [(sizes, dtype)],
                       (result, dtype), f"{loops} y[((a * {result[1]} + b) * {result[2]} + c) * {result[3]} + d] = x0[{terms}];")


def contractions():
    for dtype in ("f32", "i32"):
        t = ([8, 256, 256], dtype)
        yield Case(f"matmul_batches_{dtype}", "graph.matmul %0, %1", [t, t], t,
                   "memset(y, 0, 4l * 8 * 65536); EACH(n, 8) EACH(i, 256) EACH(k, 256) EACH(j, 256) y[n * 65536 + i * 256 + j] += x0[n * 65536 + i * 256 + k] * x1[n * 65536 + k * 256 + j];")
    t = ([8, 4, 256, 64], "f32")
    yield Case("attention_f32", "graph.scaled_dot_product_attention %0, %1, %2, is_causal = false", [t, t, t], t,
               "float s[256]; EACH(n, 32) EACH(i, 256) { const float *q = x0 + (n * 256 + i) * 64; float m = -INFINITY, t = 0; "
               "EACH(k, 256) { const float *a = x1 + (n * 256 + k) * 64; float d = 0; EACH(e, 64) d += q[e] * a[e]; s[k] = d * 0.125f; m = s[k] > m ? s[k] : m; } "
               "EACH(k, 256) t += s[k] = expf(s[k] - m); float *o = y + (n * 256 + i) * 64; EACH(e, 64) o[e] = 0; "
               "EACH(k, 256) EACH(e, 64) o[e] += s[k] / t * x2[(n * 256 + k) * 64 + e]; }")


def more_cases():
    return [*casts(), *masks(), *reductions(), *copies(), *permutes(), *contractions()]
