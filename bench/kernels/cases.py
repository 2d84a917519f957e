"""Kernels to measure: each one as linalg on buffers and as plain loops in C.

A case is (name, arguments, MLIR body, C body). An argument is (name, C type, shape); the last one is the result. In C
bodies arguments are restrict pointers; in MLIR bodies they are buffers of the same names.
"""
import re

MLIR = {"float": "f32", "int": "i32", "double": "f64", "unsigned short": "bf16", "signed char": "i8", "_Float16": "f16"}
CASES = []


def memref(arg):
    return f"memref<{''.join(f'{n}x' for n in arg[2])}{MLIR[arg[1]]}>"


def case(name, args, mlir, c):
    CASES.append((name, args, mlir, c))


def generic(args, maps, kinds, body, fill=None):
    """linalg.generic over buffers; the body uses %a, %b, ... for inputs and %o for the result."""
    *inputs, out = args
    dims = ", ".join(f"d{i}" for i in range(len(kinds)))
    names = "abcdefgh"
    maps = ", ".join(f"affine_map<({dims}) -> ({m})>" for m in maps)
    kinds = ", ".join('"parallel"' if k == "p" else '"reduction"' for k in kinds)
    body = re.sub(r"%([a-ho])\b", r"%in_\1", body)
    block = ", ".join([f"%in_{names[i]}: {MLIR[x[1]]}" for i, x in enumerate(inputs)] + [f"%in_o: {MLIR[out[1]]}"])
    text = ""
    if fill is not None:
        text += f"%fill = arith.constant {fill} : {MLIR[out[1]]}\nlinalg.fill {{nest.role = #nest.role<init>}} ins(%fill : {MLIR[out[1]]}) outs(%{out[0]} : {memref(out)})\n"
    names_in = ", ".join(f"%{x[0]}" for x in inputs)
    types_in = ", ".join(memref(x) for x in inputs)
    ins = f"ins({names_in} : {types_in})" if inputs else ""
    return text + (f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} {ins} "
                   f"outs(%{out[0]} : {memref(out)}) {{\n^bb0({block}):\n{body}\n}}")


def add(t, a, b, r="%r", flags=" fastmath<reassoc,contract>"):
    return f"{r} = arith.add{'f' if t in ('float', 'double') else 'i'} {a}, {b}{flags if t in ('float', 'double') else ''} : {MLIR[t]}"


def mul(t, a, b, r="%p", flags=" fastmath<contract>"):
    return f"{r} = arith.mul{'f' if t in ('float', 'double') else 'i'} {a}, {b}{flags if t in ('float', 'double') else ''} : {MLIR[t]}"


def each_type(make):
    for t in ("float", "int"):
        make(t, MLIR[t])


def pointwise(t, s):
    zero = "0.0" if t == "float" else "0"
    big = [2048, 1024]
    top = "maximumf" if t == "float" else "maxsi"
    x, y = ("x", t, big), ("y", t, big)
    case(f"relu_{s}", [x, y], f"%z = arith.constant {zero} : {s}\n" +
         generic([x, y], ["d0, d1", "d0, d1"], "pp", f"%r = arith.{top} %a, %z : {s}\nlinalg.yield %r : {s}"),
         "for (long i = 0; i < 2048 * 1024; ++i) y[i] = x[i] > 0 ? x[i] : 0;")
    b = ("b", t, [1024])
    case(f"bias_{s}", [x, b, y], generic([x, b, y], ["d0, d1", "d1", "d0, d1"], "pp",
         add(t, "%a", "%b") + f"\nlinalg.yield %r : {s}"),
         "for (long i = 0; i < 2048; ++i) for (long j = 0; j < 1024; ++j) y[i*1024+j] = x[i*1024+j] + b[j];")
    c = ("b", t, [2048])
    case(f"scale_rows_{s}", [x, c, y], generic([x, c, y], ["d0, d1", "d0", "d0, d1"], "pp",
         mul(t, "%a", "%b") + f"\nlinalg.yield %p : {s}"),
         "for (long i = 0; i < 2048; ++i) for (long j = 0; j < 1024; ++j) y[i*1024+j] = x[i*1024+j] * b[i];")
    case(f"copy_{s}", [x, y], f"memref.copy %x, %y : {memref(x)} to {memref(y)}",
         "for (long i = 0; i < 2048 * 1024; ++i) y[i] = x[i];")
    w = ("y", t, [1024, 2048])
    case(f"transpose_{s}", [x, w], generic([x, w], ["d1, d0", "d0, d1"], "pp", f"linalg.yield %a : {s}"),
         "for (long i = 0; i < 1024; ++i) for (long j = 0; j < 2048; ++j) y[i*2048+j] = x[j*1024+i];")
    p, q = ("x", t, [8, 128, 16, 64]), ("y", t, [8, 16, 128, 64])
    case(f"heads_{s}", [p, q], generic([p, q], ["d0, d2, d1, d3", "d0, d1, d2, d3"], "pppp", f"linalg.yield %a : {s}"),
         "for (long a = 0; a < 8; ++a) for (long b = 0; b < 16; ++b) for (long c = 0; c < 128; ++c) for (long d = 0; d < 64; ++d)"
         " y[((a*16+b)*128+c)*64+d] = x[((a*128+c)*16+b)*64+d];")
    k, v = ("x", t, [8, 128, 16, 64]), ("y", t, [8, 16, 64, 128])
    case(f"keys_{s}", [k, v], generic([k, v], ["d0, d3, d1, d2", "d0, d1, d2, d3"], "pppp", f"linalg.yield %a : {s}"),
         "for (long a = 0; a < 8; ++a) for (long b = 0; b < 16; ++b) for (long c = 0; c < 64; ++c) for (long d = 0; d < 128; ++d)"
         " y[((a*16+b)*64+c)*128+d] = x[((a*128+d)*16+b)*64+c];")
    n, o = ("x", t, [262144, 5]), ("y", t, [262144, 5])
    five = ("b", t, [5])
    case(f"bias5_{s}", [n, five, o], generic([n, five, o], ["d0, d1", "d1", "d0, d1"], "pp",
         add(t, "%a", "%b") + f"\nlinalg.yield %r : {s}"),
         "for (long i = 0; i < 262144; ++i) for (long j = 0; j < 5; ++j) y[i*5+j] = x[i*5+j] + b[j];")
    z = ("y", t, [2048, 512])
    case(f"slice_{s}", [x, z], f"%v = memref.subview %x[0, 256] [2048, 512] [1, 1] : {memref(x)} to memref<2048x512x{s}, strided<[1024, 1], offset: 256>>\n"
         f"linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [\"parallel\", \"parallel\"]}}"
         f" ins(%v : memref<2048x512x{s}, strided<[1024, 1], offset: 256>>) outs(%y : {memref(z)}) {{\n^bb0(%a: {s}, %o: {s}):\nlinalg.yield %a : {s}\n}}",
         "for (long i = 0; i < 2048; ++i) for (long j = 0; j < 512; ++j) y[i*512+j] = x[i*1024+256+j];")
    e, i, g = ("x", t, [5000, 256]), ("i", "int", [8192]), ("y", t, [8192, 256])
    case(f"gather_{s}", [e, i, g], generic([i, g], ["d0", "d0, d1"], "pp",
         f"%k = arith.index_cast %a : i32 to index\n%j = linalg.index 1 : index\n%l = memref.load %x[%k, %j] : {memref(e)}\nlinalg.yield %l : {s}"),
         "for (long r = 0; r < 8192; ++r) for (long j = 0; j < 256; ++j) y[r*256+j] = x[(long)i[r]*256+j];")


def reductions(t, s):
    zero = "0.0" if t == "float" else "0"
    total = lambda: add(t, "%a", "%o") + f"\nlinalg.yield %r : {s}"
    x, one = ("x", t, [4096, 1024]), ("y", t, [])
    case(f"sum_all_{s}", [x, one], generic([x, one], ["d0, d1", ""], "rr", total(), zero),
         f"{t} s = 0; for (long i = 0; i < 4096 * 1024; ++i) s += x[i]; y[0] = s;")
    r = ("y", t, [4096])
    case(f"sum_rows_{s}", [x, r], generic([x, r], ["d0, d1", "d0"], "pr", total(), zero),
         f"for (long i = 0; i < 4096; ++i) {{ {t} s = 0; for (long j = 0; j < 1024; ++j) s += x[i*1024+j]; y[i] = s; }}")
    c = ("y", t, [1024])
    case(f"sum_columns_{s}", [x, c], generic([x, c], ["d0, d1", "d1"], "rp", total(), zero),
         "for (long j = 0; j < 1024; ++j) y[j] = 0; for (long i = 0; i < 4096; ++i) for (long j = 0; j < 1024; ++j) y[j] += x[i*1024+j];")
    top = "maximumf" if t == "float" else "maxsi"
    # A maximum of something and NaN is NaN.
    nan = lambda v: f" || {v} != {v}" if t == "float" else ""
    low = "0xFF800000" if t == "float" else "-2147483648"
    case(f"max_rows_{s}", [x, r], generic([x, r], ["d0, d1", "d0"], "pr", f"%r = arith.{top} %a, %o : {s}\nlinalg.yield %r : {s}", low),
         f"for (long i = 0; i < 4096; ++i) {{ {t} s = x[i*1024]; for (long j = 1; j < 1024; ++j) s = x[i*1024+j] > s{nan('x[i*1024+j]')} ? x[i*1024+j] : s; y[i] = s; }}")
    for n in (3, 8, 10, 32):
        rows = 1 << 20 if n < 16 else 1 << 17
        u, v = ("x", t, [rows, n]), ("y", t, [rows])
        case(f"sum_rows_of_{n}_{s}", [u, v], generic([u, v], ["d0, d1", "d0"], "pr", total(), zero),
             f"for (long i = 0; i < {rows}; ++i) {{ {t} s = 0; for (long j = 0; j < {n}; ++j) s += x[i*{n}+j]; y[i] = s; }}")
    u, v = ("x", t, [100000, 10]), ("y", t, [10])
    case(f"sum_10_columns_{s}", [u, v], generic([u, v], ["d0, d1", "d1"], "rp", total(), zero),
         "for (long j = 0; j < 10; ++j) y[j] = 0; for (long i = 0; i < 100000; ++i) for (long j = 0; j < 10; ++j) y[j] += x[i*10+j];")
    m, w = ("x", t, [64, 128, 256]), ("y", t, [64, 256])
    case(f"sum_middle_{s}", [m, w], generic([m, w], ["d0, d1, d2", "d0, d2"], "prp", total(), zero),
         "for (long i = 0; i < 64 * 256; ++i) y[i] = 0; for (long a = 0; a < 64; ++a) for (long b = 0; b < 128; ++b) for (long c = 0; c < 256; ++c) y[a*256+c] += x[(a*128+b)*256+c];")
    h, g = ("x", t, [32, 64, 28, 28]), ("y", t, [64])
    case(f"sum_channels_{s}", [h, g], generic([h, g], ["d0, d1, d2, d3", "d1"], "rprr", total(), zero),
         f"for (long c = 0; c < 64; ++c) {{ {t} s = 0; for (long n = 0; n < 32; ++n) for (long i = 0; i < 784; ++i) s += x[(n*64+c)*784+i]; y[c] = s; }}")
    p, q = ("x", t, [4, 64, 114, 114]), ("y", t, [4, 64, 56, 56])
    win = ("w", t, [3, 3])
    mlir = generic([p, win, q], ["d0, d1, d2 * 2 + d4, d3 * 2 + d5", "d4, d5", "d0, d1, d2, d3"], "pppprr",
                   f"%r = arith.{top} %a, %o : {s}\nlinalg.yield %r : {s}", low)
    case(f"max_pool_{s}", [p, win, q], mlir,
         "for (long n = 0; n < 256; ++n) for (long i = 0; i < 56; ++i) for (long j = 0; j < 56; ++j) {"
         f" {t} s = x[(n*114+2*i)*114+2*j]; for (long a = 0; a < 3; ++a) for (long b = 0; b < 3; ++b) {{ {t} v = x[(n*114+2*i+a)*114+2*j+b];"
         f" s = v > s{nan('v')} ? v : s; }} y[(n*56+i)*56+j] = s; }}")
    f, l, arg = ("x", t, [4096, 512]), ("v", t, [4096]), ("y", "int", [4096])
    more = "ogt" if t == "float" else "sgt"
    cmp = "cmpf" if t == "float" else "cmpi"
    case(f"argmax_{s}", [f, l, arg],
         f"%low = arith.constant {low} : {s}\n%zero = arith.constant 0 : i32\nlinalg.fill {{nest.role = #nest.role<init>}} ins(%low : {s}) outs(%v : {memref(l)})\n"
         f"linalg.fill {{nest.role = #nest.role<init>}} ins(%zero : i32) outs(%y : {memref(arg)})\n"
         f"linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [\"parallel\", \"reduction\"]}}"
         f" ins(%x : {memref(f)}) outs(%v, %y : {memref(l)}, {memref(arg)}) {{\n^bb0(%a: {s}, %o: {s}, %k: i32):\n%j = linalg.index 1 : index\n%i = arith.index_cast %j : index to i32\n"
         f"%m = arith.{cmp} {more}, %a, %o : {s}\n%r = arith.select %m, %a, %o : {s}\n%n = arith.select %m, %i, %k : i32\nlinalg.yield %r, %n : {s}, i32\n}}",
         f"for (long i = 0; i < 4096; ++i) {{ {t} s = x[i*512]; int k = 0; for (long j = 1; j < 512; ++j) if (x[i*512+j] > s) {{ s = x[i*512+j]; k = j; }} v[i] = s; y[i] = k; }}")


def contraction(name, t, a, b, o, maps, kinds, c, zero=None, s=None):
    s = s or MLIR[t]
    zero = zero or ("0.0" if t in ("float", "double") else "0")
    args = [("a", t, a), ("b", t, b), ("y", t, o)]
    body = mul(t, "%a", "%b") + "\n" + add(t, "%o", "%p") + f"\nlinalg.yield %r : {s}"
    case(f"{name}_{s}", args, generic(args, maps, kinds, body, zero), c)


def matmul(name, t, m, n, k, b_transposed=False, a_transposed=False):
    am, ai = ("d2, d0", f"a[k*{m}+i]") if a_transposed else ("d0, d2", f"a[i*{k}+k]")
    bm, bi = ("d1, d2", f"b[j*{k}+k]") if b_transposed else ("d2, d1", f"b[k*{n}+j]")
    ashape = [k, m] if a_transposed else [m, k]
    bshape = [n, k] if b_transposed else [k, n]
    if b_transposed:
        c = f"for (long i = 0; i < {m}; ++i) for (long j = 0; j < {n}; ++j) {{ {t} s = 0; for (long k = 0; k < {k}; ++k) s += {ai} * {bi}; y[i*{n}+j] = s; }}"
    else:
        c = (f"for (long i = 0; i < {m} * {n}; ++i) y[i] = 0; for (long i = 0; i < {m}; ++i) for (long k = 0; k < {k}; ++k) "
             f"for (long j = 0; j < {n}; ++j) y[i*{n}+j] += {ai} * {bi};")
    contraction(name, t, ashape, bshape, [m, n], [am, bm, "d0, d1"], "ppr", c)


def convolution(name, t, n, c, h, f, kh, s, oh):
    text = (f"for (long n = 0; n < {n}; ++n) for (long f = 0; f < {f}; ++f) for (long i = 0; i < {oh}; ++i) for (long j = 0; j < {oh}; ++j) {{ {t} s = 0; "
            f"for (long c = 0; c < {c}; ++c) for (long p = 0; p < {kh}; ++p) for (long q = 0; q < {kh}; ++q) "
            f"s += a[((n*{c}+c)*{h}+i*{s}+p)*{h}+j*{s}+q] * b[((f*{c}+c)*{kh}+p)*{kh}+q]; y[((n*{f}+f)*{oh}+i)*{oh}+j] = s; }}")
    contraction(name, t, [n, c, h, h], [f, c, kh, kh], [n, f, oh, oh],
                [f"d0, d4, d2 * {s} + d5, d3 * {s} + d6", "d1, d4, d5, d6", "d0, d1, d2, d3"], "pppprrr", text)


def contractions(t, s):
    matmul("mm_512", t, 512, 512, 512)
    matmul("mm_odd_333", t, 333, 335, 337)
    matmul("linear_256x1024x1024", t, 256, 1024, 1024, b_transposed=True)
    matmul("linear_8x1024x1024", t, 8, 1024, 1024, b_transposed=True)
    matmul("matvec_1024", t, 1, 2048, 1024, b_transposed=True)
    matmul("vecmat_1024", t, 1, 2048, 1024)
    matmul("mm_4_rows", t, 4, 2048, 1024)
    matmul("mm_10_columns", t, 2048, 10, 512)
    matmul("linear_10_columns", t, 2048, 10, 512, b_transposed=True)
    matmul("mm_k4", t, 1024, 1024, 4)
    matmul("mm_a_transposed", t, 512, 512, 512, a_transposed=True)
    contraction("attention_scores", t, [48, 128, 64], [48, 128, 64], [48, 128, 128], ["d0, d1, d3", "d0, d2, d3", "d0, d1, d2"], "pppr",
                f"for (long g = 0; g < 48; ++g) for (long i = 0; i < 128; ++i) for (long j = 0; j < 128; ++j) {{ {t} s = 0; for (long k = 0; k < 64; ++k) s += a[(g*128+i)*64+k] * b[(g*128+j)*64+k]; y[(g*128+i)*128+j] = s; }}")
    contraction("attention_values", t, [48, 128, 128], [48, 128, 64], [48, 128, 64], ["d0, d1, d3", "d0, d3, d2", "d0, d1, d2"], "pppr",
                "for (long i = 0; i < 48 * 128 * 64; ++i) y[i] = 0; for (long g = 0; g < 48; ++g) for (long i = 0; i < 128; ++i) for (long k = 0; k < 128; ++k) for (long j = 0; j < 64; ++j) y[(g*128+i)*64+j] += a[(g*128+i)*128+k] * b[(g*128+k)*64+j];")
    convolution("conv3x3", t, 2, 64, 30, 64, 3, 1, 28)
    convolution("conv3x3_small", t, 4, 128, 9, 128, 3, 1, 7)
    convolution("conv1x1", t, 2, 128, 28, 128, 1, 1, 28)
    convolution("conv7x7_stride2", t, 1, 3, 118, 64, 7, 2, 56)
    contraction("depthwise3x3", t, [4, 64, 58, 58], [64, 3, 3], [4, 64, 56, 56], ["d0, d1, d2 + d4, d3 + d5", "d1, d4, d5", "d0, d1, d2, d3"], "pppprr",
                f"for (long n = 0; n < 4; ++n) for (long c = 0; c < 64; ++c) for (long i = 0; i < 56; ++i) for (long j = 0; j < 56; ++j) {{ {t} s = 0; for (long p = 0; p < 3; ++p) for (long q = 0; q < 3; ++q) s += a[((n*64+c)*58+i+p)*58+j+q] * b[(c*3+p)*3+q]; y[((n*64+c)*56+i)*56+j] = s; }}")


for group in (pointwise, reductions, contractions):
    each_type(group)
matmul("mm_384", "double", 384, 384, 384)
matmul("mm_1024", "float", 1024, 1024, 1024)


def half(t, convert):
    """x @ w^T of 16-bit floats with sums in f32."""
    a, b, y = ("a", t, [256, 1024]), ("b", t, [1024, 1024]), ("y", "float", [256, 1024])
    s = MLIR[t]
    body = (f"%u = arith.extf %a : {s} to f32\n%v = arith.extf %b : {s} to f32\n" + mul("float", "%u", "%v") + "\n" +
            add("float", "%o", "%p") + "\nlinalg.yield %r : f32")
    case(f"linear_256x1024x1024_{s}", [a, b, y], generic([a, b, y], ["d0, d2", "d1, d2", "d0, d1"], "ppr", body, "0.0"),
         f"for (long i = 0; i < 256; ++i) for (long j = 0; j < 1024; ++j) {{ float s = 0; for (long k = 0; k < 1024; ++k) s += {convert('a[i*1024+k]')} * {convert('b[j*1024+k]')}; y[i*1024+j] = s; }}")


half("unsigned short", lambda e: f"(union {{ unsigned u; float f; }}){{(unsigned){e} << 16}}.f")
half("_Float16", lambda e: f"(float){e}")
