//===- TraceBackward.cpp - gradients in functions that are traced ---------===//
//
// There is no tape: reverse mode over the ops of the trace.
//
//===----------------------------------------------------------------------===//

#include "TraceBackward.h"
#include "../Trace/Builder.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Interfaces/ReverseMode.h"

using namespace mlir;

namespace tcopt::capture {

bool canDifferentiate(Recorder &recorder, const Tensors &tensors,
                      const Tensors *wanted) {
  return recorder.canDifferentiate(wanted) &&
         llvm::all_of(tensors, [&](const Tensor &tensor) {
           const TensorImpl &impl = *tensor.getImpl();
           return impl.cell->isTraced && !impl.own &&
                  (impl.cell->stands || impl.cell->isPending());
         });
}

static Value startOf(Builder &b, Value root, const Tensor &gradient) {
  if (gradient.defined())
    return b(gradient);
  return b.expand(b.scalar(1, graph::elementType(root)), b.sizesOf(root));
}

/// Gradients of values; null where there is none.
static std::vector<Value> gradientsOf(Trace &trace, Builder &b,
                                      const TraceRoots &roots,
                                      ArrayRef<Value> sources, bool isSpent) {
  SmallVector<Value> targets, starts;
  for (auto [tensor, gradient] :
       llvm::zip_equal(roots.tensors, roots.gradients)) {
    targets.push_back(b(tensor));
    starts.push_back(startOf(b, targets.back(), gradient));
  }
  SmallVector<Operation *> ops;
  for (Operation &op : trace.block())
    ops.push_back(&op);
  trace.recorder.planLoops(ops);
  Activity activity(ops, sources, targets);
  ReverseMode mode(b.ops(), activity);
  for (auto [target, start] : llvm::zip_equal(targets, starts))
    mode.add(target, start);
  if (failed(activity.verify()) || failed(mode.run(ops))) {
    b.fail();
    return std::vector<Value>(sources.size());
  }
  std::vector<Value> gradients;
  for (Value source : sources) {
    Value gradient = mode.cotangent(source);
    if (gradient)
      trace.sizes().state(gradient, trace.sizes().sizesOf(source));
    gradients.push_back(gradient);
  }
  for (Operation *op : ops)
    for (Value result : op->getResults())
      if (isSpent && activity.isActive(result))
        trace.recorder.noteSpent(result);
  return gradients;
}

/// Tensors of them; undefined where there is none.
static Tensors computeGradients(Recorder &recorder, const TraceRoots &roots,
                                ArrayRef<Value> sources, bool isRecorded,
                                Place place) {
  std::vector<Value> found;
  Tensors known = callMany(place, [&](Builder &b) {
    found = gradientsOf(recorder.trace(), b, roots, sources, !isRecorded);
    std::vector<Value> values;
    for (Value value : found)
      if (value)
        values.push_back(isRecorded ? value : b.stopGradient(value));
    return values;
  });
  Tensors gradients;
  for (size_t i = 0, next = 0; i < found.size(); ++i)
    gradients.push_back(found[i] ? known[next++] : Tensor());
  return gradients;
}

// As a leaf of the tape, in place where there is a gradient.
static void accumulate(Recorder &recorder, const TensorImpl &leaf,
                       const Tensor &gradient, bool isRecorded) {
  Tensor sum = recorder.gradientOf(leaf);
  if (!sum.defined())
    recorder.setGradient(leaf, gradient);
  else if (isRecorded)
    recorder.setGradient(leaf, sum + gradient);
  else
    sum += gradient;
}

void backwardInTrace(Recorder &recorder, const TraceRoots &roots,
                     bool isRecorded, Place place) {
  recorder.noteDifferentiated();
  std::vector<Recorder::LeafValue> leaves = recorder.leafValues();
  SmallVector<Value> sources;
  for (const Recorder::LeafValue &leaf : leaves)
    sources.push_back(leaf.value);
  SettingsScope scope;
  settings().isGradEnabled = true;
  settings().autocast.reset();
  Tensors gradients =
      computeGradients(recorder, roots, sources, isRecorded, place);
  if (llvm::none_of(gradients, std::mem_fn(&Tensor::defined)))
    throw Exception("backward: expected a tensor that requires a gradient, but "
                    "none of those that it depends on does",
                    place);
  settings().isGradEnabled = isRecorded;
  for (auto [leaf, gradient] : llvm::zip_equal(leaves, gradients))
    if (gradient.defined())
      accumulate(recorder, TensorImpl(leaf.leaf), gradient, isRecorded);
}

Tensors gradInTrace(Recorder &recorder, const TraceRoots &roots,
                    const Tensors &inputs, bool isRecorded, Place place) {
  recorder.noteDifferentiated();
  SmallVector<Value> sources;
  for (const Tensor &input : inputs)
    sources.push_back(recorder.trace().valueOf(input, place));
  SettingsScope scope;
  settings().isGradEnabled = true;
  settings().autocast.reset();
  return computeGradients(recorder, roots, sources, isRecorded, place);
}

} // namespace tcopt::capture
