"""The operators that tcopt receives: AOTAutograd's decompositions, and composites that tracing keeps whole.

Overloads of tcopt's table stay whole, and the rest of torch's core table is decomposed. Composites are operators that torch decomposes
before any table is read; these are kept by an override in inference and by autograd rules in training.
"""
import contextlib
import functools
from unittest import mock

import torch
from torch._decomp import core_aten_decompositions
from torch._decomp.decompositions import upsample_compute_output_size
from torch._dispatch.python import enable_python_dispatcher

from . import recurrent

try:
    from torch._export.utils import _special_op_to_preserve_cia
    from torch.export.exported_program import _override_composite_implicit_decomp
    CAN_KEEP = recurrent.CAN_KEEP
except ImportError:
    CAN_KEEP = False

aten = torch.ops.aten
NAME = "tcopt"

COMPOSITES = (
    aten.linear.default, aten.scaled_dot_product_attention.default, aten.rms_norm.default, aten.matmul.default,
    aten.layer_norm.default, aten.group_norm.default, aten.instance_norm.default, aten.cross_entropy_loss.default, aten.softmax.int,
    aten.log_softmax.int, aten.conv1d.default, aten.conv2d.default, aten.conv3d.default, aten.max_pool2d.default,
    aten.adaptive_avg_pool2d.default, *recurrent.LAYERS.values(),
)

LIBRARY = torch.library.Library("tcopt", "DEF")
LIBRARY.define("sdpa_backward(Tensor grad, Tensor q, Tensor k, Tensor v, Tensor? mask, float dropout_p, bool is_causal, float? scale, "
               "bool gqa) -> (Tensor, Tensor, Tensor)")


def sdpa_backward(grad, q, k, v, mask, dropout_p, is_causal, scale, gqa):
    with torch.enable_grad():
        leaves = [t.detach().requires_grad_() for t in (q, k, v)]
        out = torch.nn.functional.scaled_dot_product_attention(*leaves, mask, dropout_p, is_causal, scale=scale, enable_gqa=gqa)
        return torch.autograd.grad(out, leaves, grad)


LIBRARY.impl("sdpa_backward", sdpa_backward, "CompositeExplicitAutograd")
torch.library.register_fake("tcopt::sdpa_backward", lambda grad, q, k, v, *rest: tuple(map(torch.empty_like, (q, k, v))), lib=LIBRARY)
SDPA_BACKWARD = torch.ops.tcopt.sdpa_backward.default


def decompositions(known):
    """torch's rules for all overloads but those of these names, which are `aten_overloads()`."""
    return {op: rule for op, rule in core_aten_decompositions().items() if str(op).removesuffix(".default") not in known}


class Linear(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        ctx.save_for_backward(x, weight)
        ctx.has_bias = bias is not None
        with torch._C._AutoDispatchBelowAutograd():
            return aten.linear.default(x, weight, bias)

    @staticmethod
    def backward(ctx, grad):
        x, weight = ctx.saved_tensors
        rows, x_rows = grad.reshape(-1, grad.shape[-1]), x.reshape(-1, x.shape[-1])
        of_x = aten.mm(rows, weight).reshape(x.shape) if ctx.needs_input_grad[0] else None
        of_weight = aten.mm(rows.t(), x_rows) if ctx.needs_input_grad[1] else None
        return of_x, of_weight, rows.sum(0) if ctx.has_bias else None


class Attention(torch.autograd.Function):
    @staticmethod
    def forward(ctx, q, k, v, mask, dropout_p, is_causal, scale, gqa):
        ctx.save_for_backward(q, k, v, mask)
        ctx.rest = dropout_p, is_causal, scale, gqa
        with torch._C._AutoDispatchBelowAutograd():
            return aten.scaled_dot_product_attention.default(q, k, v, mask, dropout_p, is_causal, scale=scale, enable_gqa=gqa)

    @staticmethod
    def backward(ctx, grad):
        q, k, v, mask = ctx.saved_tensors
        return *SDPA_BACKWARD(grad, q, k, v, mask, *ctx.rest), None, None, None, None, None


def linear(x, weight, bias=None):
    return Linear.apply(x, weight, bias)


def attention(q, k, v, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
    # Only the composition keeps the elements that the forward graph has dropped, and has the gradient of a mask.
    if dropout_p > 0 or (attn_mask is not None and attn_mask.requires_grad):
        return aten._scaled_dot_product_attention_math(q, k, v, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa)[0]
    return Attention.apply(q, k, v, attn_mask, dropout_p, is_causal, scale, enable_gqa)


RULES = {aten.linear.default: linear, aten.scaled_dot_product_attention.default: attention, **recurrent.RULES}


@contextlib.contextmanager
def autograd_rules():
    """The rules as kernels of autograd's dispatch keys. The override alone would drop the backward graph without an error."""
    keys = torch._C.DispatchKey.AutogradCPU, torch._C.DispatchKey.AutogradCUDA
    saved = {op: op.py_kernels.copy() for op in RULES}
    for op, rule in RULES.items():
        op.py_kernels.update({key: rule for key in keys})
        op._dispatch_cache.clear()
    try:
        yield
    finally:
        restore(saved)


def instance_norm(input, weight, bias, running_mean, running_var, *rest):
    """Kept whole without running statistics. The schema has no annotation for their update, which functional form would drop."""
    if running_mean is None and running_var is None:
        return NotImplemented
    composed = torch._C.DispatchKey.CompositeImplicitAutograd
    return aten.instance_norm.default._op_dk(composed, input, weight, bias, running_mean, running_var, *rest)


UPSAMPLES = (
    aten.upsample_linear1d, aten.upsample_bilinear2d, aten.upsample_trilinear3d, aten.upsample_bicubic2d, aten.upsample_nearest1d,
    aten.upsample_nearest2d, aten.upsample_nearest3d, aten._upsample_nearest_exact1d, aten._upsample_nearest_exact2d,
    aten._upsample_nearest_exact3d,
)


def upsample(packet, input, output_size, *rest):
    """The overload `vec` by `default`: torch's own rule composes it of indexing, which computes bytes in another way."""
    *align_corners, scales = rest
    sizes = upsample_compute_output_size(input.shape, output_size, scales)
    return packet.default(input, sizes, *align_corners, *(scales or [None] * len(sizes)))


def upsample_backward_meta(grad_output, output_size, input_size, *rest):
    return grad_output.new_empty(input_size)


@contextlib.contextmanager
def upsamples_whole():
    """The rules of upsample operators that are in Python would compose them. Without these, torch's own kernels are used."""
    key = torch._C.DispatchKey
    ops = [getattr(packet, overload) for packet in UPSAMPLES for overload in ("vec", "default")]
    gradients = [getattr(aten, packet.__name__ + "_backward").default for packet in UPSAMPLES]
    saved = {op: op.py_kernels.copy() for op in (*ops, *gradients)}
    for op in gradients:  # torch's own rule for sizes does not accept symbols
        op.py_kernels[key.Meta] = upsample_backward_meta
        op._dispatch_cache.clear()
    for op in ops:
        for each in (key.Autograd, key.CompositeImplicitAutograd):
            op.py_kernels.pop(each, None)
        if op._overloadname == "vec":
            op.py_kernels[key.CompositeImplicitAutograd] = functools.partial(upsample, op.overloadpacket)
        op._dispatch_cache.clear()
    try:
        yield
    finally:
        restore(saved)


def one_layer_lstm(*args, **kwargs):
    """torch's rule, whose hidden states in 2.11 have a dimension too many for batches of more than one."""
    out, states = torch._decomp.decompositions.one_layer_lstm(*args, **kwargs)
    return out, tuple(state.squeeze(0) if state.dim() == 3 else state for state in states)


@contextlib.contextmanager
def recurrent_layers(module):
    """Layers that are not kept whole are composed of the table's operators. torch's choice may be an operator of oneDNN."""
    with mock.patch.object(torch._decomp.decompositions, "select_one_layer_lstm_function", lambda *args: one_layer_lstm), \
            recurrent.layers_under_autocast(module):
        yield


def restore(saved):
    for op, kernels in saved.items():
        op.py_kernels.clear()
        op.py_kernels.update(kernels)
        op._dispatch_cache.clear()


@contextlib.contextmanager
def composites_kept(training):
    """The context of a call of aot_autograd. Needs CAN_KEEP."""
    kept = {op: _special_op_to_preserve_cia for op in (RULES if training else COMPOSITES)}
    if not training:
        kept |= {aten.instance_norm.default: instance_norm, **recurrent.CELLS}
    rules = autograd_rules() if training else contextlib.nullcontext()
    with rules, upsamples_whole(), recurrent.layers_without_steps(), _override_composite_implicit_decomp(kept), enable_python_dispatcher():
        yield
