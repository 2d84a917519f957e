"""Recurrent layers and cells in torch.compile, against eager runs. Needs PyTorch: python -m unittest discover -s test/Python/pytorch"""
import os
import unittest
import warnings
from unittest import mock

import torch
from torch import nn
from torch.utils import _pytree as pytree

os.environ["TCOPT_CACHE_DIR"] = ""
import tcopt.torch  # noqa: E402
from tcopt.torch import programs  # noqa: E402
from tcopt.torch.graphs import recurrent  # noqa: E402

warnings.filterwarnings("ignore")
BF16 = {"rtol": 0.05, "atol": 0.05}  # 8 bits a product
SUMS = {"rtol": 1e-4, "atol": 1e-5}  # gradients are sums of products of all steps, in another order than PyTorch's
LAYERS = nn.LSTM, nn.GRU, nn.RNN


def compiled(function, **options):
    return torch.compile(function, backend=tcopt.torch.backend, options={"fallback": "error"}, **options)


def tensors_of(results):
    return [t for t in pytree.tree_leaves(results) if isinstance(t, torch.Tensor)]


class Case(unittest.TestCase):
    def setUp(self):
        torch._dynamo.reset()
        torch.manual_seed(0)
        self.enterContext(torch._dynamo.config.patch(allow_rnn=True))

    def run_once(self, function, parameters, args):
        for p in parameters:
            p.grad = None
        results = tensors_of(function(*args))
        if any(p.requires_grad for p in parameters):
            sum((t.float() * torch.cos(torch.arange(t.numel()).reshape(t.shape))).sum() for t in results if t.requires_grad).backward()
        return [t.detach() for t in results], [p.grad for p in parameters]

    def agree(self, function, parameters, *args, tolerance={}, **options):
        """Compares results, and the gradients of `parameters`."""
        parameters = list(parameters)
        expected, expected_grads = self.run_once(function, parameters, args)
        found, grads = self.run_once(compiled(function, **options), parameters, args)
        torch.testing.assert_close(found, expected, **tolerance)
        self.assertEqual([g is None for g in grads], [g is None for g in expected_grads])
        torch.testing.assert_close([g for g in grads if g is not None], [g for g in expected_grads if g is not None],
                                   **(tolerance or SUMS))


class Layers(Case):
    def test_kinds(self):
        forms = ({}, {"num_layers": 2}, {"bias": False}, {"bidirectional": True, "num_layers": 2},
                 {"batch_first": True, "bidirectional": True, "num_layers": 3})
        for kind in LAYERS:
            for options in forms:
                with self.subTest(kind=kind.__name__, **options):
                    torch._dynamo.reset()
                    layer, x = kind(3, 5, **options), torch.randn(4, 6, 3, requires_grad=True)
                    self.agree(layer, [x, *layer.parameters()], x)
                    with torch.no_grad():
                        self.agree(layer, [], x)

    def test_relu(self):
        layer, x = nn.RNN(3, 5, 2, nonlinearity="relu"), torch.randn(4, 6, 3, requires_grad=True)
        self.agree(layer, [x, *layer.parameters()], x)

    def test_projections(self):
        layer, x = nn.LSTM(3, 6, 2, proj_size=4, bidirectional=True), torch.randn(4, 6, 3, requires_grad=True)
        self.agree(layer, [x, *layer.parameters()], x)

    def test_states(self):
        layer, x = nn.LSTM(3, 6, 2), torch.randn(4, 2, 3, requires_grad=True)
        states = [torch.randn(2, 2, 6, requires_grad=True) for _ in range(2)]
        for part in (lambda out, last: (out, last), lambda out, last: last[1], lambda out, last: out[-1]):
            torch._dynamo.reset()
            self.agree(lambda x, h, c: part(*layer(x, (h, c))), [x, *states, *layer.parameters()], x, *states)

    def test_without_a_batch(self):
        layer, x = nn.GRU(3, 6, 2), torch.randn(7, 3, requires_grad=True)
        self.agree(layer, [x, *layer.parameters()], x)

    def test_parameters_without_gradients(self):
        layer = nn.LSTM(3, 6, 2)
        layer.weight_ih_l0.requires_grad_(False)
        layer.bias_hh_l1.requires_grad_(False)
        self.agree(layer, layer.parameters(), torch.randn(4, 2, 3))

    def test_dynamic(self):
        layer = nn.GRU(3, 5, 2, batch_first=True)
        fast = compiled(layer, dynamic=True)
        for steps in (4, 7, 11):
            x = torch.randn(2, steps, 3, requires_grad=True)
            expected = self.run_once(layer, [x, *layer.parameters()], [x])
            torch.testing.assert_close(self.run_once(fast, [x, *layer.parameters()], [x]), expected, **SUMS)

    def test_dtypes(self):
        for dtype, tolerance in ((torch.float64, {}), (torch.bfloat16, BF16)):
            torch._dynamo.reset()
            layer, x = nn.LSTM(3, 5, 2).to(dtype), torch.randn(4, 6, 3, dtype=dtype, requires_grad=True)
            self.agree(layer, [x, *layer.parameters()], x, tolerance=tolerance)

    def test_dropout(self):
        """Random numbers follow the seed, and the backward graph uses those of the forward graph."""
        for kind in LAYERS:
            torch._dynamo.reset()
            layer, x = kind(3, 5, 2, dropout=0.5), torch.randn(4, 6, 3, requires_grad=True)
            fast, runs = compiled(layer), []
            for seed in (1, 1, 2):
                torch.manual_seed(seed)
                runs.append(self.run_once(fast, [x, *layer.parameters()], [x]))
            torch.testing.assert_close(runs[0], runs[1], rtol=0, atol=0)  # equal in all bits
            self.assertFalse(torch.equal(runs[0][0][0], runs[2][0][0]))
            self.check_slope(fast, layer, x)
            layer.eval()
            self.agree(layer, [x, *layer.parameters()], x)

    def check_slope(self, fast, layer, x):
        """Compares the gradient with a difference quotient under one seed."""
        layer.double()
        x = x.detach().double().requires_grad_()
        layer.zero_grad()
        ways = [torch.randn_like(p) for p in layer.parameters()]

        def value():
            torch.manual_seed(5)
            return fast(x)[0].square().sum()
        value().backward()
        slope, step = sum((p.grad * w).sum() for p, w in zip(layer.parameters(), ways)), 1e-6
        values = []
        for sign in (1, -2):
            with torch.no_grad():
                for p, w in zip(layer.parameters(), ways):
                    p.add_(w, alpha=sign * step)
            values.append(value().detach())
        # In f64, the quotient is off by about step**2 and by 1e-16 / step.
        torch.testing.assert_close((values[0] - values[1]) / (2 * step), slope.detach(), rtol=1e-5, atol=1e-7)
        layer.float()

    def test_autocast(self):
        for kind, options in ((nn.LSTM, {}), (nn.LSTM, {"proj_size": 4}), (nn.GRU, {}), (nn.RNN, {})):
            layer, x = kind(3, 5, 2, **options), torch.randn(4, 6, 3, requires_grad=True)

            def autocast(x):
                with torch.autocast("cpu", dtype=torch.bfloat16):
                    return layer(x)
            for training in (True, False):
                torch._dynamo.reset()
                with self.subTest(kind=kind.__name__, training=training), torch.set_grad_enabled(training):
                    self.agree(autocast, layer.parameters() if training else [], x, tolerance=BF16)

    def test_length_does_not_change_the_graphs(self):
        """A layer is one operator of the forward graph and one of the backward graph, for any number of time steps."""
        layer, counts = nn.LSTM(4, 8), {}

        def counted(module, kind, *rest):
            counts.setdefault(steps, []).append((kind, len(module.graph.nodes)))
            return build(module, kind, *rest)
        build = programs.build
        with mock.patch.object(programs, "build", counted):
            for steps in (10, 500):
                torch._dynamo.reset()
                self.agree(layer, layer.parameters(), torch.randn(steps, 2, 4), dynamic=False)
        self.assertEqual(counts[10], counts[500])
        self.assertEqual([kind for kind, _ in counts[10]], ["forward", "backward"])

    def test_operator_by_pytorch(self):
        """Compares the operator with its implementation in PyTorch."""
        for mode, layer in (("LSTM", nn.LSTM(3, 5)), ("GRU", nn.GRU(3, 5)), ("RNN_RELU", nn.RNN(3, 5, nonlinearity="relu"))):
            params, x = [p.detach() for p in layer.parameters()], torch.randn(4, 6, 3)
            states = [torch.randn(1, 6, 5) for _ in range(2 if mode == "LSTM" else 1)]
            torch._dynamo.reset()
            given = mode, torch.ones(4, 6, 5), [None] * len(states), x, states, params, True, False
            found = torch.ops.tcopt.rnn_layer_backward.default(*given)
            expected = compiled(torch.ops.tcopt.rnn_layer_backward.default)(*given)
            torch.testing.assert_close(found, list(expected), **SUMS)


class Cells(Case):
    def test_cells(self):
        for kind in (nn.LSTMCell, nn.GRUCell, nn.RNNCell):
            for bias in (True, False):
                torch._dynamo.reset()
                cell, x = kind(3, 5, bias=bias), torch.randn(4, 3, requires_grad=True)
                self.agree(lambda x: cell(x), [x, *cell.parameters()], x)
                with torch.no_grad():
                    self.agree(lambda x: cell(x), [], x)

    def test_compositions(self):
        """Compares the cells of this package with PyTorch's operators."""
        for kind, op, rule in ((nn.LSTMCell, torch.ops.aten.lstm_cell.default, recurrent.lstm_cell),
                               (nn.GRUCell, torch.ops.aten.gru_cell.default, recurrent.gru_cell)):
            cell, x, h = kind(3, 5), torch.randn(4, 3), torch.randn(4, 5)
            states = [h, torch.randn(4, 5)] if kind is nn.LSTMCell else h
            torch.testing.assert_close(rule(x, states, *cell.parameters()), op(x, states, *cell.parameters()))


if __name__ == "__main__":
    unittest.main()
