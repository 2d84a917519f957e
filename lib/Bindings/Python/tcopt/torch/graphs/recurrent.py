"""Recurrent layers in training, layer by layer, and recurrent cells.

The forward graph has a call of the operator for each layer, the backward graph a call of tcopt::rnn_layer_backward, which computes the
layer again. torch's own rules compose a layer of operators for each time step.
"""
import contextlib
import functools

import torch
from torch._decomp import decomposition_table
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree

try:
    from torch._subclasses.fake_impls import _deregister_op_impl, register_op_impl
    CAN_KEEP = True
except ImportError:
    CAN_KEEP = False

aten = torch.ops.aten
LAYERS = {"LSTM": aten.lstm.input, "GRU": aten.gru.input, "RNN_TANH": aten.rnn_tanh.input, "RNN_RELU": aten.rnn_relu.input}

LIBRARY = torch.library.Library("tcopt", "FRAGMENT")
LIBRARY.define("rnn_layer_backward(str mode, Tensor? grad_output, Tensor?[] grad_states, Tensor input, Tensor[] hx, Tensor[] params, "
               "bool has_biases, bool bidirectional) -> Tensor[]")


def call_layer(mode, input, hx, params, has_biases, bidirectional):
    return LAYERS[mode](input, list(hx) if mode == "LSTM" else hx[0], params, has_biases, 1, 0.0, True, bidirectional, False)


def rnn_layer_backward(mode, grad_output, grad_states, input, hx, params, has_biases, bidirectional):
    with torch.enable_grad():
        leaves = [t.detach().requires_grad_() for t in (input, *hx, *params)]
        ends = 1 + len(hx)
        results = call_layer(mode, leaves[0], leaves[1:ends], leaves[ends:], has_biases, bidirectional)
        given = [(result, grad) for result, grad in zip(results, (grad_output, *grad_states)) if grad is not None]
        outputs, grads = zip(*given)
        return list(torch.autograd.grad(outputs, leaves, grads, allow_unused=True, materialize_grads=True))


LIBRARY.impl("rnn_layer_backward", rnn_layer_backward, "CompositeExplicitAutograd")


@torch.library.register_fake("tcopt::rnn_layer_backward", lib=LIBRARY)
def sizes_of_gradients(mode, grad_output, grad_states, input, hx, params, has_biases, bidirectional):
    return [torch.empty_like(t) for t in (input, *hx, *params)]


class Layer(torch.autograd.Function):
    """A layer, whose input and output are [L, N, features]."""

    @staticmethod
    def forward(ctx, mode, has_biases, bidirectional, num_states, input, *rest):
        ctx.save_for_backward(input, *rest)
        ctx.set_materialize_grads(False)
        ctx.rest = mode, has_biases, bidirectional, num_states
        with torch._C._AutoDispatchBelowAutograd():
            return call_layer(mode, input, rest[:num_states], rest[num_states:], has_biases, bidirectional)

    @staticmethod
    def backward(ctx, grad_output, *grad_states):
        mode, has_biases, bidirectional, num_states = ctx.rest
        input, *rest = ctx.saved_tensors
        gradients = torch.ops.tcopt.rnn_layer_backward.default(mode, grad_output, grad_states, input, rest[:num_states],
                                                               rest[num_states:], has_biases, bidirectional)
        wanted = ctx.needs_input_grad[4:]
        return None, None, None, None, *(g if is_wanted else None for g, is_wanted in zip(gradients, wanted))


def layers(mode, input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """The results of the operator of this mode. Dropout is between the layers, in the order [L, N, features] as in torch."""
    x, directions, each = input.transpose(0, 1) if batch_first else input, 2 if bidirectional else 1, len(params) // num_layers
    lasts = []
    for i in range(num_layers):
        own = [states[i * directions:(i + 1) * directions] for states in hx]
        x, *last = Layer.apply(mode, has_biases, bidirectional, len(hx), x, *own, *params[i * each:(i + 1) * each])
        lasts.append(last)
        if dropout > 0 and train and i < num_layers - 1:
            x = torch.dropout(x, dropout, True)
    last = [torch.cat(states) for states in zip(*lasts)]
    return x.transpose(0, 1) if batch_first else x, *last


def rule_of(mode):
    def rule(input, hx, *rest):
        return layers(mode, input, hx if mode == "LSTM" else [hx], *rest)
    return rule


def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    hidden, cell = hx
    i, f, g, o = (aten.linear(input, w_ih, b_ih) + aten.linear(hidden, w_hh, b_hh)).chunk(4, 1)
    cell = f.sigmoid() * cell + i.sigmoid() * g.tanh()
    return o.sigmoid() * cell.tanh(), cell


def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    of_input, of_state = aten.linear(input, w_ih, b_ih).chunk(3, 1), aten.linear(hx, w_hh, b_hh).chunk(3, 1)
    r, z = ((x + h).sigmoid() for x, h in zip(of_input[:2], of_state[:2]))
    n = (of_input[2] + r * of_state[2]).tanh()
    return n + z * (hx - n)


# torch's kernels for CUDA call operators that are whole cells.
CELLS = {aten.lstm_cell.default: lstm_cell, aten.gru_cell.default: gru_cell}
RULES = {op: rule_of(mode) for mode, op in LAYERS.items()} | CELLS


def layer_sizes(mode, op, input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """The results without elements. torch's own rule makes those of each time step."""
    states = hx if op is aten.lstm.input else [hx]
    *others, _ = (input.transpose(0, 1) if batch_first else input).shape
    with mode:
        out = input.new_empty(*others, states[0].shape[-1] * (2 if bidirectional else 1))
        last = [torch.empty_like(state, memory_format=torch.contiguous_format) for state in states]
    return out.transpose(0, 1) if batch_first else out, *last


@contextlib.contextmanager
def layers_without_steps():
    """Uses layer_sizes, which a decomposition would have priority over."""
    decompositions = {op: decomposition_table.pop(op) for op in LAYERS.values() if op in decomposition_table}
    for op in LAYERS.values():
        register_op_impl(op)(layer_sizes)
    try:
        yield
    finally:
        decomposition_table.update(decompositions)
        for op in LAYERS.values():
            _deregister_op_impl(op)


COMPOSITIONS = {op: op.py_kernels[torch._C.DispatchKey.CompositeImplicitAutograd] for op in LAYERS.values()}  # torch's own
FUNCTIONS = {torch.lstm: aten.lstm.input, torch.gru: aten.gru.input, torch.rnn_tanh: aten.rnn_tanh.input,
             torch.rnn_relu: aten.rnn_relu.input}


class LayersUnderAutocast(TorchFunctionMode):
    """Applies autocast to layers, before an operator that stays whole hides the products in it.

    cuDNN and oneDNN compute whole layers in the lower precision. torch's other kernels compute only products in it.
    """

    def __torch_function__(self, function, types, args=(), kwargs=None):
        op = FUNCTIONS.get(function)
        is_packed = op and (len(args) < 4 or not isinstance(args[3], bool))
        if op is None or is_packed or not torch.is_autocast_enabled(args[0].device.type):
            return function(*args, **(kwargs or {}))
        device, (input, hx, params, *rest) = args[0].device.type, args
        has_projections = op is aten.lstm.input and hx[0].shape[-1] != hx[1].shape[-1]
        if device == "cpu" and (op is not aten.lstm.input or has_projections):
            return COMPOSITIONS[op](*args)
        input, hx, params = pytree.tree_map(functools.partial(lowered, torch.get_autocast_dtype(device)), (input, hx, params))
        with torch.autocast(device, enabled=False):
            return function(input, hx, params, *rest)


def lowered(dtype, tensor):
    return tensor if tensor.dtype == torch.float64 else tensor.to(dtype)


def layers_under_autocast(module):
    """The mode if the graph of Dynamo has recurrent layers."""
    graphs = [part.graph for part in module.modules() if isinstance(part, torch.fx.GraphModule)]
    has_layers = any(node.op == "call_function" and node.target in FUNCTIONS for graph in graphs for node in graph.nodes)
    return LayersUnderAutocast() if has_layers else contextlib.nullcontext()
