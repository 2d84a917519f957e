"""Running sums, and order."""
from case import CTYPES, Case

SQUARE = [2048, 1024]


def scans():
    for dtype in ("f32", "i64", "f16"):
        c = {"f16": "float"}.get(dtype, CTYPES[dtype])
        x = (SQUARE, dtype)
        for op, start, sign in (("cumsum", 0, "+="), ("cumprod", 1, "*=")):
            yield Case(f"{op}_rows_{dtype}", f"graph.{op} %0, dim = 1", [x], x,
                       f"EACH(i, 2048) {{ {c} s = {start}; EACH(j, 1024) {{ s {sign} x0[i * 1024 + j]; y[i * 1024 + j] = s; }} }}")
            yield Case(f"{op}_columns_{dtype}", f"graph.{op} %0, dim = 0", [x], x,
                       f"{c} s[1024]; EACH(j, 1024) s[j] = {start}; "
                       f"EACH(i, 2048) EACH(j, 1024) {{ s[j] {sign} x0[i * 1024 + j]; y[i * 1024 + j] = s[j]; }}")
    n = SQUARE[0] * SQUARE[1]
    yield Case("cumsum_flat_f32", "graph.cumsum %0, dim = 0", [([n], "f32")], ([n], "f32"),
               f"float s = 0; EACH(i, {n}) {{ s += x0[i]; y[i] = s; }}")
    x = (SQUARE, "f32")
    yield Case("cummax_rows_f32", "graph.cummax %0, dim = 1", [x], x,
               "int64_t *p = malloc(8 * 2048 * 1024); EACH(i, 2048) { long b = 0; EACH(j, 1024) "
               "{ if (x0[i * 1024 + j] >= x0[i * 1024 + b]) b = j; y[i * 1024 + j] = x0[i * 1024 + b]; p[i * 1024 + j] = b; } } free(p);",
               more=((SQUARE, "i64"),))
    yield Case("cummax_columns_f32", "graph.cummax %0, dim = 0", [x], x,
               "float b[1024]; EACH(j, 1024) b[j] = x0[j]; EACH(i, 2048) EACH(j, 1024) "
               "{ if (x0[i * 1024 + j] >= b[j]) b[j] = x0[i * 1024 + j]; y[i * 1024 + j] = b[j]; }", more=((SQUARE, "i64"),))
    yield Case("cummax_flat_f32", "graph.cummax %0, dim = 0", [([n], "f32")], ([n], "f32"),
               f"float b = x0[0]; EACH(i, {n}) {{ if (x0[i] >= b) b = x0[i]; y[i] = b; }}", more=(([n], "i64"),))


def merge_sort(dtype, rows, n, sign="<="):
    """Stable, of pairs of an element and its index, as std::stable_sort is."""
    return (f"typedef struct {{ {CTYPES[dtype]} v; int64_t i; }} P; P *a = malloc({2 * n} * sizeof(P)), *b = a + {n}; "
            f"int64_t *p = malloc(8 * {rows * n}); EACH(r, {rows}) {{ "
            f"EACH(i, {n}) {{ a[i].v = x0[r * {n} + i]; a[i].i = i; }} "
            f"for (long w = 1; w < {n}; w *= 2) {{ for (long l = 0; l < {n}; l += 2 * w) {{ "
            f"long m = l + w < {n} ? l + w : {n}, h = l + 2 * w < {n} ? l + 2 * w : {n}, i = l, j = m; "
            f"for (long k = l; k < h; ++k) b[k] = i < m && (j >= h || a[i].v {sign} a[j].v) ? a[i++] : a[j++]; }} "
            f"P *t = a; a = b; b = t; }} "
            f"EACH(i, {n}) {{ y[r * {n} + i] = a[i].v; p[r * {n} + i] = a[i].i; }} }} free(p); free(a < b ? a : b);")


def sorts():
    for dtype in ("f32", "i64"):
        for rows, n in ((1, 1 << 20), (1024, 1024), (1 << 16, 16)):
            x = ([rows, n], dtype)
            yield Case(f"sort_{rows}x{n}_{dtype}", "graph.sort %0, dim = 1, descending = false", [x], x,
                       merge_sort(dtype, rows, n), more=(([rows, n], "i64"),))
    for rows, n, k in ((1, 1 << 20, 50), (1024, 1024, 8)):
        keep = (f"float v[{k}]; long p[{k}]; EACH(r, {rows}) {{ long c = 0; EACH(i, {n}) {{ float e = x0[r * {n} + i]; "
                f"if (c == {k} && !(e > v[{k - 1}])) continue; long q = c < {k} ? c++ : {k - 1}; "
                f"for (; q > 0 && e > v[q - 1]; --q) {{ v[q] = v[q - 1]; p[q] = p[q - 1]; }} v[q] = e; p[q] = i; }} "
                f"EACH(i, {k}) y[r * {k} + i] = v[i]; }}")
        yield Case(f"topk_{k}_of_{rows}x{n}_f32", f"graph.topk %0, k = {k}, dim = 1, largest = true", [([rows, n], "f32")],
                   ([rows, k], "f32"), keep, more=(([rows, k], "i64"),), known=(-1,))


def scan_cases():
    yield from scans()
    yield from sorts()
