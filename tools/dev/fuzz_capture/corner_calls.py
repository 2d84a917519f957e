"""Functions of PyTorch as functions.schema has their parameters, where twin.py has none, and derivatives of first and second order."""
import torch
import torch.nn.functional as F

from fuzz_capture import twin


def pool(name, **more):
    return lambda x, k, s=None, *rest: getattr(F, name)(x, k, s or None, *rest, **more)


def unpool(name):
    return lambda x, i, k, s, p, size: getattr(F, name)(x, i, k, s or None, p, size or None)


def adaptive(name):
    return lambda x, size: getattr(F, name)(x, size, return_indices=True)


def interpolate_by_factors(x, _, factors, mode, align, recompute):
    factors = factors * (x.dim() - 2) if len(factors) == 1 else factors
    return F.interpolate(x, scale_factor=factors, mode=mode, align_corners=align if "linear" in mode or mode == "bicubic" else None,
                         recompute_scale_factor=recompute)


CALLS = {
    "interpolate#1": interpolate_by_factors,
    "interpolate#0": lambda x, s, m, a: F.interpolate(x, s, mode=m, align_corners=a if "linear" in m or m == "bicubic" else None),
    "batch_norm": F.batch_norm, "lp_pool1d": lambda x, p, k, s, c: F.lp_pool1d(x, p, k, s or None, c),
    "lp_pool2d": lambda x, p, k, s, c: F.lp_pool2d(x, p, k, s or None, c), "col2im": F.fold,
    "vander": lambda x, n, up: torch.vander(x, N=n, increasing=up),  # of a copy
    "kl_div": lambda x, t, r, log: F.kl_div(x, t, reduction=r, log_target=log),
    "binary_cross_entropy": lambda x, t, w, r: F.binary_cross_entropy(x, t, w, reduction=r),
    "binary_cross_entropy_with_logits": lambda x, t, w, p, r: F.binary_cross_entropy_with_logits(x, t, w, reduction=r, pos_weight=p),
    **{f"max_pool{n}d": pool(f"max_pool{n}d") for n in (1, 2, 3)},
    **{f"max_pool{n}d_with_indices": pool(f"max_pool{n}d", return_indices=True) for n in (1, 2, 3)},
    **{f"max_unpool{n}d": unpool(f"max_unpool{n}d") for n in (1, 2, 3)},
    **{f"adaptive_max_pool{n}d_with_indices": adaptive(f"adaptive_max_pool{n}d") for n in (1, 2, 3)},
    "avg_pool3d": pool("avg_pool3d"),
    "embedding_bag": lambda i, w, o, m, p, last, pad: F.embedding_bag(i, w, o, mode=m, per_sample_weights=p, include_last_offset=last,
                                                                      padding_idx=pad),
    "broadcast_tensors": lambda ts: torch.broadcast_tensors(*ts), "cartesian_prod": lambda ts: torch.cartesian_prod(*ts),
    "block_diag": lambda ts: torch.block_diag(*ts), "_cat": torch.cat, "_stack": torch.stack, "_roll": torch.roll,
    "ctc_loss": lambda x, t, n, m, b, r, z: F.ctc_loss(x, t, n, m, b, r, z),
}


def call_of(key):
    name = key.split("#")[0]
    return CALLS.get(key) or CALLS.get(name) or (lambda *args: twin.Machine([], [], []).plain(name, args))


def words_of(call):
    return list(zip([p.type for p in twin.SCHEMA[call.key].parameters], call.line.split()[2:]))


def argument(machine, kind, word):
    if kind == "None":
        return None
    if kind == "Floats":
        return [float(w) for w in word[1:-1].split(",")]
    return machine.argument(kind, word)


def results_of(call, tensors):
    machine = twin.Machine(tensors, [], [])
    found = call_of(call.key)(*(argument(machine, kind, word) for kind, word in words_of(call)))
    return list(found) if isinstance(found, (tuple, list)) else [found]


def weights_of(result, number):
    values = [((7 * i + 3 * number) % 11 - 5.5) / 4 for i in range(result.numel())]
    return torch.tensor(values, dtype=torch.float64).to(result.dtype).reshape(result.shape)


def gradients(results, leaves, first, create_graph):
    used = [(r, weights_of(r, first + i)) for i, r in enumerate(results) if r.requires_grad]
    found = torch.autograd.grad([r for r, _ in used], leaves, [w for _, w in used], allow_unused=True, create_graph=create_graph) \
        if used else [None] * len(leaves)
    return [torch.zeros_like(x) if g is None else g for g, x in zip(found, leaves)]


REFUSED = ("derivative for", "not differentiable", "is not implemented", "does not require grad", "modified by an inplace operation")


def derivatives(call, inputs, numbers, is_second):
    """{name: tensor} as in Derivatives.h; `numbers` are the indices of the inputs to differentiate with respect to."""
    tensors = [twin.argument(*t) for t in inputs]
    leaves = [tensors[n].requires_grad_() for n in numbers]
    results = results_of(call, tensors)
    found = {f"r{i}": r for i, r in enumerate(results)}
    if leaves:
        first = gradients(results, leaves, 0, is_second)
        found |= {f"g{i}": g for i, g in enumerate(first)}
        if is_second:
            found |= {f"h{i}": h for i, h in enumerate(gradients(first, leaves, 10, False))}
    return {name: torch.zeros(t.shape, dtype=t.dtype) if t._is_zerotensor() else t.detach() for name, t in found.items()}


def leaves_of(call, inputs):
    """Inputs of floats for which PyTorch has a derivative, and whether it has one of second order."""
    chosen, is_second = [], True
    for n in [n for n, i in enumerate(call.inputs) if i.is_leaf]:
        try:
            derivatives(call, inputs, [n], False)
            chosen.append(n)
        except RuntimeError as e:
            if not any(text in str(e) for text in REFUSED):
                raise
    try:
        derivatives(call, inputs, chosen, True)
    except RuntimeError:
        is_second = False
    return chosen, is_second
