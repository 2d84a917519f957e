//===- Recurrent.cpp - RNN, GRU and LSTM ----------------------------------===//
//
// Each direction is a graph.scan over time steps; what the input contributes to
// all gates of all steps is one product before the loop.
//
//===----------------------------------------------------------------------===//

#include "RecurrentActivation.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// What the three operators share
//===----------------------------------------------------------------------===//

namespace {

/// Weights and activations of one direction.
struct Direction {
  Value w, r;
  /// Of the gate h of GRU, whose input is special.
  Value lastR, lastBias;
  /// What is added to all gates.
  Value bias;
  /// Those of i, o and f.
  SmallVector<Value, 3> peepholes;
  ArrayRef<Activation> activations;
  bool isReverse;
  SmallVector<Value> initial;
};

/// One node. The operators differ in the number of gates and of carried values,
/// and in what they do with one step.
struct Recurrent {
  using Step = SmallVector<Value> (*)(Recurrent &net, const Direction &d,
                                      Value x, ArrayRef<Value> carried);
  Node &n;
  int64_t gates;
  size_t states;
  Step step;
  ArrayRef<StringRef> defaults;

  int64_t hidden = 0;
  std::optional<double> clip;
  bool isBatchFirst = false;
  Value x, lengths;

  void run();
  SmallVector<Value> runDirection(const Direction &d);
  Direction direction(int64_t index, ArrayRef<Activation> activations);
  Value biasOf(Direction &d, Value both);
  Value initialState(size_t input, int64_t direction);

  /// The columns of one gate.
  Value gate(Value all, int64_t index) {
    return n.b.slice(all, -1, index * hidden, (index + 1) * hidden);
  }
  /// The function of a gate, whose input is clipped.
  Value activate(const Activation &f, Value value) {
    return apply(n, f, clip ? clamp(n, value, -*clip, *clip) : value);
  }
  Value add(Value a, Value b) { return n.b.make<AddOp>(a, b); }
  Value mul(Value a, Value b) { return n.b.make<MulOp>(a, b); }
};

} // namespace

/// A matrix of weights with the inputs in rows.
static Value turned(Node &n, Value weights, int64_t direction) {
  return n.b.permute(pick(n, weights, 0, direction), {1, 0});
}

Value Recurrent::initialState(size_t input, int64_t index) {
  if (n.has(input)) {
    Value state = n.in(input);
    if (!expectRank(n, state, 3, "an initial state"))
      return {};
    return pick(n, state, isBatchFirst ? 1 : 0, index);
  }
  return filled(n, 0, elementType(x),
                {n.sizeOf(x, 1), n.b.ops().getIndexAttr(hidden)});
}

// What is added to the input's part of each gate. Of GRU with
// linear_before_reset the recurrent bias of h is multiplied before.
Value Recurrent::biasOf(Direction &d, Value both) {
  int64_t size = gates * hidden;
  Value input = n.b.slice(both, 0, 0, size);
  Value recurrent = n.b.slice(both, 0, size, 2 * size);
  if (gates == 3 && n.integer("linear_before_reset", 0)) {
    d.lastBias = gate(recurrent, 2);
    Value none = scaled(n, d.lastBias, 0);
    recurrent = join(n, {n.b.slice(recurrent, 0, 0, 2 * hidden), none}, 0);
  }
  return add(input, recurrent);
}

Direction Recurrent::direction(int64_t index,
                               ArrayRef<Activation> activations) {
  Direction d;
  d.w = turned(n, n.in(1), index);
  d.r = turned(n, n.in(2), index);
  if (n.has(3))
    d.bias = biasOf(d, pick(n, n.in(3), 0, index));
  if (gates == 3) {
    d.lastR = gate(d.r, 2);
    d.r = n.b.slice(d.r, 1, 0, 2 * hidden);
  }
  if (states > 1 && n.has(7) && expectRank(n, n.in(7), 2, "peepholes"))
    for (int64_t i = 0; i < 3; ++i)
      d.peepholes.push_back(gate(pick(n, n.in(7), 0, index), i));
  d.activations = activations;
  d.isReverse = index == 1 || n.text("direction", "forward") == "reverse";
  for (size_t i = 0; i < states; ++i)
    d.initial.push_back(initialState(5 + i, index));
  return d;
}

/// What stays as it was where a sequence has ended.
static Value kept(Node &n, Value isActive, Value next, Value before) {
  return n.b.make<WhereOp>(isActive, next, before);
}

// All values of h, then the last states.
SmallVector<Value> Recurrent::runDirection(const Direction &d) {
  Value all = n.b.make<MatmulOp>(x, d.w);
  if (d.bias)
    all = add(all, d.bias);
  if (n.hasFailed())
    return {};
  Values xs{all};
  if (lengths)
    xs.push_back(places(n, n.sizeOf(x, 0)));
  Value zero = n.b.scalar(0, elementType(x));
  auto body = [&](ArrayRef<BlockArgument> arguments) {
    Values before(arguments.take_front(states));
    Values next = step(*this, d, arguments[states], before);
    if (n.hasFailed())
      return Values();
    Value y = next[0];
    if (lengths) {
      Value isActive =
          spread(n, n.b.make<GtOp>(lengths, arguments[states + 1]), {1});
      for (auto [value, old] : llvm::zip_equal(next, before))
        value = kept(n, isActive, value, old);
      y = kept(n, isActive, y, zero);
    }
    next.push_back(y);
    return next;
  };
  Values results = buildScan(n.b, d.initial, xs, body, d.isReverse);
  if (!results.empty())
    std::rotate(results.begin(), results.end() - 1, results.end());
  return results;
}

static int64_t numDirections(Node &n) {
  return n.choice("direction", "forward",
                  {"forward", "reverse", "bidirectional"}) == "bidirectional"
             ? 2
             : 1;
}

static void checkSizes(Recurrent &net, int64_t directions) {
  Node &n = net.n;
  auto expect = [&](Value x, int64_t dim, int64_t size, StringRef what) {
    if (n.hasFailed())
      return;
    int64_t found = rankedType(x).getDimSize(dim);
    if (ShapedType::isStatic(found) && found != size)
      n.error("expected " + what + " of size " + Twine(size) +
              " in dimension " + Twine(dim) + " but found " + Twine(found));
  };
  expect(n.in(1), 0, directions, "weights");
  expect(n.in(2), 0, directions, "recurrent weights");
  expect(n.in(1), 1, net.gates * net.hidden, "weights");
  expect(n.in(2), 1, net.gates * net.hidden, "recurrent weights");
  if (n.has(3) && expectRank(n, n.in(3), 2, "a bias"))
    expect(n.in(3), 1, 2 * net.gates * net.hidden, "a bias");
}

void Recurrent::run() {
  x = n.in(0);
  isBatchFirst = n.since() >= 14 && n.integer("layout", 0);
  if (!expectRank(n, x, 3, "an input") ||
      !expectRank(n, n.in(1), 3, "weights") ||
      !expectRank(n, n.in(2), 3, "recurrent weights"))
    return;
  Value recurrent = n.in(2);
  hidden = knownSize(n, recurrent, 2, "hidden size");
  if (n.hasAttribute("clip"))
    clip = n.number("clip", 0);
  if (isBatchFirst)
    x = n.b.permute(x, {1, 0, 2});
  if (n.has(4) && expectRank(n, n.in(4), 1, "lengths of sequences"))
    lengths = n.b.cast(n.in(4), n.b.ops().getI64Type());
  int64_t directions = numDirections(n);
  auto activations = activationsOf(n, defaults, size_t(directions));
  checkSizes(*this, directions);

  // For each output the values of all directions.
  SmallVector<Values> outputs(1 + states);
  for (int64_t i = 0; i < directions && !n.hasFailed(); ++i) {
    auto mine = ArrayRef(activations)
                    .slice(size_t(i) * defaults.size(), defaults.size());
    Values results = runDirection(direction(i, mine));
    for (auto [output, result] : llvm::zip(outputs, results))
      output.push_back(result);
  }
  for (auto [i, values] : llvm::enumerate(outputs)) {
    if (n.hasFailed() || !n.wants(i))
      continue;
    // Y: (time, batch, hidden) of each direction; the others: (batch, hidden).
    int64_t dim = i == 0 ? (isBatchFirst ? 2 : 1) : (isBatchFirst ? 1 : 0);
    for (Value &value : values) {
      if (i == 0 && isBatchFirst)
        value = n.b.permute(value, {1, 0, 2});
      value = spread(n, value, dim);
    }
    n.out(i, values.size() == 1 ? values[0] : join(n, values, dim));
  }
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

static SmallVector<Value> stepRnn(Recurrent &net, const Direction &d, Value x,
                                  ArrayRef<Value> carried) {
  Value product = net.n.b.make<MatmulOp>(carried[0], d.r);
  return {net.activate(d.activations[0], net.add(x, product))};
}

// The gates are z, r and h.
static SmallVector<Value> stepGru(Recurrent &net, const Direction &d, Value x,
                                  ArrayRef<Value> carried) {
  Node &n = net.n;
  Value h = carried[0];
  Value both = n.b.make<MatmulOp>(h, d.r);
  auto open = [&](int64_t gate) {
    Value sum = net.add(net.gate(x, gate), net.gate(both, gate));
    return net.activate(d.activations[0], sum);
  };
  Value z = open(0), r = open(1), part;
  if (n.integer("linear_before_reset", 0)) {
    part = n.b.make<MatmulOp>(h, d.lastR);
    part = net.mul(r, d.lastBias ? net.add(part, d.lastBias) : part);
  } else {
    part = n.b.make<MatmulOp>(net.mul(r, h), d.lastR);
  }
  Value next = net.activate(d.activations[1], net.add(net.gate(x, 2), part));
  // (1 - z) next + z h
  Value change = net.mul(z, n.b.make<SubOp>(h, next));
  return {net.add(next, change)};
}

// The gates are i, o, f and c.
static SmallVector<Value> stepLstm(Recurrent &net, const Direction &d, Value x,
                                   ArrayRef<Value> carried) {
  Node &n = net.n;
  Value h = carried[0], c = carried[1];
  Value all = net.add(x, n.b.make<MatmulOp>(h, d.r));
  auto open = [&](int64_t gate, Value cell) {
    Value sum = net.gate(all, gate);
    if (!d.peepholes.empty())
      sum = net.add(sum, net.mul(d.peepholes[gate], cell));
    return net.activate(d.activations[0], sum);
  };
  Value in = open(0, c);
  Value forget = n.integer("input_forget", 0)
                     ? n.b.make<SubOp>(n.b.scalar(1, elementType(x)), in)
                     : open(2, c);
  Value candidate = net.activate(d.activations[1], net.gate(all, 3));
  Value cell = net.add(net.mul(forget, c), net.mul(in, candidate));
  Value out = open(1, cell);
  return {net.mul(out, apply(n, d.activations[2], cell)), cell};
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

static void importRnn(Node &n) {
  static const StringRef defaults[] = {"Tanh"};
  Recurrent{n, 1, 1, stepRnn, defaults}.run();
}

static void importGru(Node &n) {
  static const StringRef defaults[] = {"Sigmoid", "Tanh"};
  Recurrent{n, 3, 1, stepGru, defaults}.run();
}

static void importLstm(Node &n) {
  static const StringRef defaults[] = {"Sigmoid", "Tanh", "Tanh"};
  Recurrent{n, 4, 2, stepLstm, defaults}.run();
}

void addRecurrentOperators(OperatorTable &t) {
  // Version 1 differs by an attribute that allows to omit a result.
  t.add("RNN", {1, 7, 14, 22}, {3, 6}, importRnn);
  t.add("GRU", {1, 3, 7, 14, 22}, {3, 6}, importGru);
  t.add("LSTM", {1, 7, 14, 22}, {3, 8}, importLstm);
}

} // namespace tcopt::onnx_import
