//===- Scan.cpp - the operator Scan ---------------------------------------===//

#include "Bodies.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

namespace {

/// The scans of all versions: the first inputs are carried, the others are
/// scanned along an axis of each.
struct Scan {
  Node &n;
  const onnx::GraphProto &body;
  size_t numScanned;

  size_t numCarried(ArrayRef<Value> inputs) const {
    return inputs.size() - numScanned;
  }
  SmallVector<int64_t> list(StringRef name, size_t size);
  Values run(ArrayRef<Value> inputs);
  Values forward(ArrayRef<Value> inputs);
};

} // namespace

/// An attribute of one integer for each scanned input or output.
SmallVector<int64_t> Scan::list(StringRef name, size_t size) {
  auto given = n.integers(name);
  SmallVector<int64_t> values = given.value_or(SmallVector<int64_t>(size, 0));
  if (values.size() != size && !n.hasFailed())
    n.error("expected " + Twine(size) + " entries of '" + name +
            "' but found " + Twine(values.size()));
  values.resize(size);
  return values;
}

static std::vector<BodyOutput> outputsOf(const onnx::GraphProto &body,
                                         ArrayRef<ItemPtr> outputs,
                                         size_t carried) {
  std::vector<BodyOutput> all;
  for (auto [i, item] : llvm::enumerate(outputs))
    all.push_back({item, i < carried ? nullptr : &body.output(int(i))});
  return all;
}

// Everything is scanned along its first dimension, forwards.
Values Scan::forward(ArrayRef<Value> inputs) {
  size_t carried = numCarried(inputs);
  return buildScan(n.b, inputs.take_front(carried), inputs.drop_front(carried),
                   [&](ArrayRef<BlockArgument> arguments) {
                     Items outputs =
                         importBody(n, body, itemsOf(Values(arguments)));
                     return yieldedBy(n, outputsOf(body, outputs, carried));
                   });
}

Values Scan::run(ArrayRef<Value> inputs) {
  Values ready(inputs);
  size_t carried = numCarried(inputs);
  bool isOld = n.since() == 8;
  auto axes = isOld ? SmallVector<int64_t>(numScanned, 0)
                    : list("scan_input_axes", numScanned);
  auto backwards =
      list(isOld ? "directions" : "scan_input_directions", numScanned);
  for (size_t i = 0; i < numScanned && !n.hasFailed(); ++i) {
    Value &x = ready[carried + i];
    int64_t axis = n.normalize(axes[i], rankOf(x));
    if (rankOf(x) == 0)
      n.error("expected scanned inputs of rank 1 or more");
    x = moveDim(n, x, axis, 0);
    if (backwards[i])
      x = n.b.make<FlipOp>(x, ArrayRef<int64_t>(0LL));
  }
  Values results = n.hasFailed() ? Values() : forward(ready);
  if (results.empty() || isOld)
    return results;
  size_t stacked = results.size() - carried;
  auto outAxes = list("scan_output_axes", stacked);
  auto outBackwards = list("scan_output_directions", stacked);
  for (size_t i = 0; i < stacked && !n.hasFailed(); ++i) {
    Value &y = results[carried + i];
    if (outBackwards[i])
      y = n.b.make<FlipOp>(y, ArrayRef<int64_t>(0LL));
    y = moveDim(n, y, 0, n.normalize(outAxes[i], rankOf(y)));
  }
  return results;
}

// Version 8 has a batch in front of everything, and lengths, each of which
// would be another loop.
static Values runBatches(Scan &scan) {
  Node &n = scan.n;
  if (n.has(0)) {
    n.error("lengths of sequences are not supported");
    return {};
  }
  Values inputs;
  for (size_t i = 1; i < n.numInputs() && !n.hasFailed(); ++i) {
    inputs.push_back(n.in(i));
    if (rankOf(inputs.back()) == 0)
      n.error("expected inputs with a batch");
  }
  return buildScan(n.b, {}, inputs, [&](ArrayRef<BlockArgument> arguments) {
    return scan.run(Values(arguments));
  });
}

static void importScan(Node &n) {
  const onnx::GraphProto *body = n.graph("body");
  int64_t scanned = n.integer("num_scan_inputs", 0);
  int64_t first = n.since() == 8 ? 1 : 0;
  int64_t inputs = int64_t(n.numInputs()) - first;
  if (!n.hasFailed() && (scanned < 1 || scanned > inputs))
    n.error("expected num_scan_inputs in [1, " + Twine(inputs) +
            "] but found " + Twine(scanned));
  if (n.hasFailed())
    return;
  Scan scan{n, *body, size_t(scanned)};
  if (int64_t(body->output_size()) < inputs - scanned)
    return n.error("expected a body with at least " + Twine(inputs - scanned) +
                   " outputs but found " + Twine(body->output_size()));
  Values results = first ? runBatches(scan) : scan.run(n.all());
  for (size_t i = 0; i < results.size() && !n.hasFailed(); ++i)
    n.out(i, results[i]);
}

void addScanOperators(OperatorTable &t) {
  t.add("Scan", {8, 9, 11, 16, 19, 21, 23, 24, 25}, InputCount::any(),
        importScan);
}

} // namespace tcopt::onnx_import
