"""Operators on bf16: computed in f32, rounded once, as graph's operators are."""
from case import Case, N

EACH_ROW = "EACH(i, 2048) { const __bf16 *a = x0 + i * 1024; "


def pointwise():
    t = ([N], "bf16")
    yield Case("add_bf16", "graph.add %0, %1", [t, t], t, f"EACH(i, {N}) y[i] = (__bf16)((float)x0[i] + (float)x1[i]);")
    yield Case("gelu_erf_bf16", "graph.gelu %0, approximate = none", [t], t,
               f"EACH(i, {N}) {{ float v = x0[i]; y[i] = (__bf16)(0.5f * v * (1.0f + erff(v * 0.70710678f))); }}")
    yield Case("silu_bf16", "graph.silu %0", [t], t, f"EACH(i, {N}) {{ float v = x0[i]; y[i] = (__bf16)(v / (1.0f + expf(-v))); }}")


def rows():
    x = ([2048, 1024], "bf16")
    row = ([1024], "bf16")
    yield Case("sum_rows_bf16", "graph.sum %0, dims = [1], keepdim = false", [x], ([2048], "bf16"),
               EACH_ROW + "float s = 0; EACH(j, 1024) s += (float)a[j]; y[i] = (__bf16)s; }")
    yield Case("amax_rows_bf16", "graph.amax %0, dims = [1], keepdim = false", [x], ([2048], "bf16"),
               EACH_ROW + "float s = a[0]; EACH(j, 1024) { float v = a[j]; s = v > s ? v : s; } y[i] = (__bf16)s; }")
    yield Case("sum_columns_bf16", "graph.sum %0, dims = [0], keepdim = false", [x], row,
               "static float s[1024]; memset(s, 0, sizeof s); EACH(i, 2048) EACH(j, 1024) s[j] += (float)x0[i * 1024 + j]; "
               "EACH(j, 1024) y[j] = (__bf16)s[j];")
    yield Case("softmax_bf16", "graph.softmax %0, dim = 1", [x], x,
               EACH_ROW + "__bf16 *b = y + i * 1024; float t[1024], m = a[0], s = 0; EACH(j, 1024) { float v = a[j]; m = v > m ? v : m; } "
               "EACH(j, 1024) s += t[j] = expf((float)a[j] - m); EACH(j, 1024) b[j] = (__bf16)(t[j] / s); }")
    yield Case("layer_norm_bf16", "graph.layer_norm %0, weight %1, bias %2, normalized_dims = 1, eps = 1.0e-5", [x, row, row], x,
               EACH_ROW + "__bf16 *b = y + i * 1024; float m = 0, v = 0; EACH(j, 1024) m += (float)a[j]; m /= 1024; "
               "EACH(j, 1024) { float d = (float)a[j] - m; v += d * d; } v = 1 / sqrtf(v / 1024 + 1e-5f); "
               "EACH(j, 1024) b[j] = (__bf16)(((float)a[j] - m) * v * (float)x1[j] + (float)x2[j]); }")
    window = ([8, 32, 112, 112], "bf16")
    yield Case("max_pool2d_bf16", "graph.max_pool %0, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], "
               "dilation = [1, 1], ceil_mode = false", [window], ([8, 32, 56, 56], "bf16"),
               "EACH(n, 256) EACH(i, 56) EACH(j, 56) { const __bf16 *a = x0 + (n * 112 + 2 * i) * 112 + 2 * j; "
               "y[(n * 56 + i) * 56 + j] = (__bf16)fmaxf(fmaxf((float)a[0], (float)a[1]), fmaxf((float)a[112], (float)a[113])); }")


# The sums of the plain loops are in f32, rounded at the end.
SUMS = "static float s[{0} * {1}]; memset(s, 0, sizeof s); "
ROUND = " EACH(i, {0} * {1}) y[i] = (__bf16)s[i];"


def products():
    square = ([512, 512], "bf16")
    yield Case("matmul_bf16", "graph.matmul %0, %1", [square, square], square,
               SUMS.format(512, 512) + "EACH(i, 512) EACH(k, 512) EACH(j, 512) s[i * 512 + j] += (float)x0[i * 512 + k] * (float)x1[k * 512 + j];" +
               ROUND.format(512, 512))
    yield Case("linear_bf16", "graph.linear %0, %1", [([256, 1024], "bf16"), ([1024, 1024], "bf16")], ([256, 1024], "bf16"),
               "EACH(i, 256) EACH(j, 1024) { float s = 0; EACH(k, 1024) s += (float)x0[i * 1024 + k] * (float)x1[j * 1024 + k]; "
               "y[i * 1024 + j] = (__bf16)s; }")
    one, weight = ([1, 2048], "bf16"), ([2048, 2048], "bf16")
    yield Case("linear_one_row_bf16", "graph.linear %0, %1", [one, weight], one,
               "EACH(j, 2048) { float s = 0; EACH(k, 2048) s += (float)x0[k] * (float)x1[j * 2048 + k]; y[j] = (__bf16)s; }")
    yield Case("matmul_one_row_bf16", "graph.matmul %0, %1", [one, weight], one,
               SUMS.format(1, 2048) + "EACH(k, 2048) EACH(j, 2048) s[j] += (float)x0[k] * (float)x1[k * 2048 + j];" + ROUND.format(1, 2048))


def bf16_cases():
    return [*pointwise(), *rows(), *products()]
