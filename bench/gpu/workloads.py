"""What figures.py measures: each row a program of graph ops, the same in PyTorch, and what bounds it.

A Workload names the arguments of its program (shape, dtype), the text of its body, and, as a function of a module `torch` and the
arguments, PyTorch's answer. `bytes` are those that have to be read and written once, `flops` the multiplications and additions; with `tf32` products of f32 may be
rounded to TF32.
"""
import collections
import math

SIZES = {"f32": 4, "bf16": 2, "f64": 8, "i64": 8}
Workload = collections.namedtuple("Workload", "name group arguments results body reference bytes flops tf32")


def tensor(shape, dtype):
    return "tensor<" + "".join(f"{n}x" for n in shape) + dtype + ">"


def text(work):
    """The MLIR of a workload; a body that begins with a function is a whole module."""
    if work.body.startswith("func."):
        return work.body
    arguments = ", ".join(f"%{name}: {tensor(*kind)}" for name, kind in work.arguments.items())
    results = ", ".join(tensor(*kind) for kind in work.results)
    attributes = " attributes {tcopt.allow_tf32}" if work.tf32 else ""
    return f"func.func @main({arguments}) -> ({results}){attributes} {{\n{work.body}\n}}\n"


def traffic(kinds):
    return sum(math.prod(shape) * SIZES[dtype] for shape, dtype in kinds)


def row(name, group, arguments, results, body, reference, flops=0, tf32=False):
    return Workload(name, group, arguments, results, body, reference, traffic([*arguments.values(), *results]), flops, tf32)


def op(line, result, values="%y"):
    return f"  {values} = graph.{line}\n  return {values.split(',')[0]} : {tensor(*result)}"


def chain(m, n, t):
    x, v, one = (m, n), (n,), (1,)
    big, line, scalar = tensor(x, t), tensor(v, t), tensor(one, t)
    body = f"""  %c = graph.constant dense<2.0> : {scalar}
  %0 = graph.mul %x, %c : ({big}, {scalar}) -> {big}
  %1 = graph.add %0, %b : ({big}, {line}) -> {big}
  %2 = graph.relu %1 : ({big}) -> {big}
""" + op(f"mul %2, %s : ({big}, {line}) -> {big}", (x, t))
    return row(f"relu(x * 2 + b) * s {t}", "memory", {"x": (x, t), "b": (v, t), "s": (v, t)}, [(x, t)], body,
               lambda torch, x, b, s: torch.relu(x * 2 + b) * s)


def gelu(m, n, t):
    x, v = (m, n), (n,)
    big, line = tensor(x, t), tensor(v, t)
    body = f"  %0 = graph.add %x, %b : ({big}, {line}) -> {big}\n" + op(f"gelu %0, approximate = none : ({big}) -> {big}", (x, t))
    return row(f"gelu(x + b) {t}", "memory", {"x": (x, t), "b": (v, t)}, [(x, t)], body,
               lambda torch, x, b: torch.nn.functional.gelu(x + b))


def total(m, n, t, dims, name):
    kept = tuple(size for i, size in enumerate((m, n)) if i not in dims)
    line = f"sum %x, dims = {list(dims)}, keepdim = false : ({tensor((m, n), t)}) -> {tensor(kept, t)}"
    return row(f"{name} sum {t}", "memory", {"x": ((m, n), t)}, [(kept, t)], op(line, (kept, t)),
               lambda torch, x: x.sum(dims))


def transpose(m, n, t):
    line = f"transpose %x, dim0 = 0, dim1 = 1 : ({tensor((m, n), t)}) -> {tensor((n, m), t)}"
    return row(f"transpose {t}", "memory", {"x": ((m, n), t)}, [((n, m), t)], op(line, ((n, m), t)),
               lambda torch, x: x.t().contiguous())


def softmax(m, n, t):
    big = tensor((m, n), t)
    return row(f"softmax {m} x {n} {t}", "norm", {"x": ((m, n), t)}, [((m, n), t)],
               op(f"softmax %x, dim = 1 : ({big}) -> {big}", ((m, n), t)), lambda torch, x: torch.softmax(x, 1))


def layer_norm(m, n, t):
    big, line = tensor((m, n), t), tensor((n,), t)
    body = op(f"layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-5 : ({big}, {line}, {line}) -> {big}", ((m, n), t))
    return row(f"layer norm {m} x {n} {t}", "norm", {"x": ((m, n), t), "w": ((n,), t), "b": ((n,), t)}, [((m, n), t)], body,
               lambda torch, x, w, b: torch.nn.functional.layer_norm(x, (n,), w, b))


def rms_norm(m, n, t):
    big, line = tensor((m, n), t), tensor((n,), t)
    body = op(f"rms_norm %x, weight %w, normalized_dims = 1, eps = 1.0e-5 : ({big}, {line}) -> {big}", ((m, n), t))
    return row(f"RMS norm {m} x {n} {t}", "norm", {"x": ((m, n), t), "w": ((n,), t)}, [((m, n), t)], body,
               lambda torch, x, w: torch.nn.functional.rms_norm(x, (n,), w, 1e-5))


def gradient(name, arguments, differentiated, result, line, forward, values="%y"):
    """A function's result and its gradients by the first `differentiated` arguments, for a cotangent of the result, the first of `values`."""
    kinds = list(arguments.values())
    own = ", ".join(f"%{name}: {tensor(*kind)}" for name, kind in arguments.items())
    names, types = ", ".join("%" + name for name in arguments), ", ".join(tensor(*kind) for kind in kinds)
    results = [result, *kinds[:differentiated]]
    said = ", ".join(tensor(*kind) for kind in results)
    found = ", ".join(f"%g{i}" for i in range(differentiated))
    body = f"""func.func private @f({own}) -> {tensor(*result)} {{
{op(line, result, values)}
}}
func.func @main({own}, %dy: {tensor(*result)}) -> ({said}) {{
  %r, {found} = grad.vjp @f({names}) cotangents(%dy) : ({types}, {tensor(*result)}) -> ({said})
  return %r, {found} : {said}
}}
"""

    def reference(torch, *values):
        *xs, dy = values
        xs = [x.detach().requires_grad_(i < differentiated) for i, x in enumerate(xs)]
        y = forward(torch, *xs)
        return (y.detach(), *torch.autograd.grad(y, xs[:differentiated], dy))
    return row(name, "gradient", {**arguments, "dy": result}, results, body, reference)


def norm_gradient(m, n, t, which):
    x, v = ((m, n), t), ((n,), t)
    big, line = tensor(*x), tensor(*v)
    if which == "softmax":
        return gradient(f"softmax and gradient {m} x {n} {t}", {"x": x}, 1, x, f"softmax %x, dim = 1 : ({big}) -> {big}",
                        lambda torch, x: torch.softmax(x, 1))
    if which == "RMS norm":
        return gradient(f"RMS norm and gradient {m} x {n} {t}", {"x": x, "w": v}, 2, x,
                        f"rms_norm %x, weight %w, normalized_dims = 1, eps = 1.0e-5 : ({big}, {line}) -> {big}",
                        lambda torch, x, w: torch.nn.functional.rms_norm(x, (n,), w, 1e-5))
    return gradient(f"layer norm and gradient {m} x {n} {t}", {"x": x, "w": v, "b": v}, 3, x,
                    f"layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-5 : ({big}, {line}, {line}) -> {big}",
                    lambda torch, x, w, b: torch.nn.functional.layer_norm(x, (n,), w, b))


def cross_entropy(m, n, t):
    x, targets, loss = ((m, n), t), ((m,), "i64"), ((), t)
    return gradient(f"cross entropy and gradient {m} x {n} {t}", {"x": x, "c": targets}, 1, loss,
                    f"cross_entropy %x, %c, ignore_index = -100, label_smoothing = 0.0, reduction = mean : "
                    f"({tensor(*x)}, {tensor(*targets)}) -> {tensor(*loss)}",
                    lambda torch, x, c: torch.nn.functional.cross_entropy(x, c))


def softmax_gradient(shape, dim, t, log=False):
    x, prefix = (shape, t), "log_" if log else ""
    sizes = " x ".join(map(str, shape))
    return gradient(f"{prefix}softmax over {dim} and gradient {sizes} {t}", {"x": x}, 1, x,
                    f"{prefix}softmax %x, dim = {dim} : ({tensor(*x)}) -> {tensor(*x)}",
                    lambda torch, x: getattr(torch, prefix + "softmax")(x, dim))


def logsumexp_gradient(m, n, t):
    x, y = ((m, n), t), ((m,), t)
    return gradient(f"logsumexp and gradient {m} x {n} {t}", {"x": x}, 1, y,
                    f"logsumexp %x, dims = [1], keepdim = false : ({tensor(*x)}) -> {tensor(*y)}", lambda torch, x: torch.logsumexp(x, 1))


def channel_norm(shape, t, which):
    x, v = (shape, t), ((shape[1],), t)
    big, line = tensor(*x), tensor(*v)
    statistics = tensor((shape[1],), "f32")
    name = f"{which} norm and gradient {' x '.join(map(str, shape))} {t}"
    arguments = {"x": x, "w": v, "b": v}
    if which == "batch":
        return gradient(name, arguments, 3, x, f"batch_norm_train %x, weight %w, bias %b, eps = 1.0e-5 : ({big}, {line}, {line}) -> "
                        f"({big}, {statistics}, {statistics})",
                        lambda torch, x, w, b: torch.nn.functional.batch_norm(x, None, None, w, b, True), "%y, %m, %v")
    return gradient(name, arguments, 3, x, f"group_norm %x, weight %w, bias %b, num_groups = 4, eps = 1.0e-5 : ({big}, {line}, {line}) -> {big}",
                    lambda torch, x, w, b: torch.nn.functional.group_norm(x, 4, w, b))


def matmul(name, shape, t, batch=(), tf32=False):
    m, n, k = shape
    a, b, c = (*batch, m, k), (*batch, k, n), (*batch, m, n)
    line = f"matmul %a, %b : ({tensor(a, t)}, {tensor(b, t)}) -> {tensor(c, t)}"
    return row(name, "matmul", {"a": (a, t), "b": (b, t)}, [(c, t)], op(line, (c, t)), lambda torch, a, b: a @ b,
               2 * m * n * k * math.prod(batch), tf32)


def linear_gelu(m, n, k, t):
    x, w, v, y = ((m, k), t), ((n, k), t), ((n,), t), ((m, n), t)
    body = f"  %0 = graph.linear %x, %w, %b : ({tensor(*x)}, {tensor(*w)}, {tensor(*v)}) -> {tensor(*y)}\n"
    return row(f"gelu(linear) {m} x {n} x {k} {t}", "matmul", {"x": x, "w": w, "b": v}, [y],
               body + op(f"gelu %0, approximate = none : ({tensor(*y)}) -> {tensor(*y)}", y),
               lambda torch, x, w, b: torch.nn.functional.gelu(torch.nn.functional.linear(x, w, b)), 2 * m * n * k)


def workloads():
    found = []
    for t in ("f32", "bf16"):
        found += [chain(16384, 8192, t), gelu(16384, 8192, t), total(16384, 8192, t, (1,), "row"),
                  total(16384, 8192, t, (0,), "column"), total(16384, 8192, t, (0, 1), "full"), transpose(8192, 8192, t),
                  softmax(8192, 8192, t), softmax(65536, 1024, t), layer_norm(16384, 4096, t), rms_norm(16384, 4096, t),
                  norm_gradient(8192, 8192, t, "softmax"), norm_gradient(16384, 4096, t, "layer norm"),
                  norm_gradient(16384, 4096, t, "RMS norm"), cross_entropy(8192, 32000, t)]
    cube = lambda n: (n, n, n)
    return found + [matmul("matmul 4096 bf16", cube(4096), "bf16"), matmul("matmul 8192 bf16", cube(8192), "bf16"),
                    linear_gelu(8192, 16384, 4096, "bf16"), matmul("matmul 4096 f32", cube(4096), "f32"),
                    matmul("matmul 4096 TF32", cube(4096), "f32", tf32=True),
                    matmul("matmul 64 x 512 bf16", cube(512), "bf16", batch=(64,))]


def checks():
    """Row programs whose values are compared and not timed: short, long and odd rows, one row, rows of one element, strided rows."""
    found = []
    for t in ("f32", "bf16"):
        for m, n in ((1, 1), (1, 5000), (300, 1), (37, 45), (1000, 7), (130, 1026), (5, 33000), (512, 2048)):
            found += [norm_gradient(m, n, t, which) for which in ("softmax", "layer norm", "RMS norm")]
            found += [cross_entropy(m, n, t), logsumexp_gradient(m, n, t), softmax_gradient((m, n), 1, t, log=True)]
        found += [softmax_gradient((5, 21, 40), 1, t), softmax_gradient((3, 300, 128), 1, t), softmax_gradient((700, 9), 0, t)]
        found += [channel_norm(shape, t, which) for shape in ((4, 32, 7, 7), (2, 8, 64, 64), (16, 64, 1, 1)) for which in ("batch", "group")]
    return found
