//===- TraceBackward.cpp - backward() and grad() in traces ----------------===//
//
// Reverse mode over the ops of the trace, without a tape.
//
//===----------------------------------------------------------------------===//

#include "TraceBackward.h"
#include "Builder.h"
#include "Dependence.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Interfaces/ReverseMode.h"

using namespace mlir;

namespace tcopt::capture {

bool canDifferentiate(Recorder &recorder, const Tensors &tensors,
                      const Tensors *wanted) {
  return recorder.gradients.canDifferentiate(wanted) &&
         llvm::all_of(tensors, [&](const Tensor &tensor) {
           const TensorImpl &impl = *tensor.getImpl();
           if (recorder.trace().changedValue(*impl.cell))
             return true;
           // An argument that no op uses yet is a leaf, unless it was computed.
           const std::shared_ptr<Variable> &variable = impl.variable();
           bool isOnTape = variable && (variable->edge || isWatched(*variable));
           return impl.cell->stands && !isOnTape;
         });
}

static Value startOf(Builder &b, Value root, const Tensor &gradient) {
  if (gradient.defined())
    return b(gradient);
  return b.expand(b.scalar(1, graph::elementType(root)), b.sizesOf(root));
}

/// Whether `first` or a later op uses elements of operands or results of `of`.
/// A tape would have saved these.
static bool usesElements(Operation *first, Operation &of) {
  llvm::SmallPtrSet<Value, 8> kept;
  for (Value used : usedValues(&of))
    kept.insert(used);
  kept.insert_range(of.getResults());
  for (Operation *op = first; op; op = op->getNextNode())
    if (!isa<tensor::DimOp>(op) &&
        llvm::any_of(usedValues(op), [&](Value used) {
          return isa<TensorType>(used.getType()) && kept.contains(used);
        }))
      return true;
  return false;
}

// Differentiates the ops one by one. If `isSpent`, an op whose derivative needs
// elements cannot be differentiated again.
static LogicalResult runReverse(Trace &trace, ReverseMode &mode,
                                const Activity &activity,
                                ArrayRef<Operation *> ops, bool isSpent) {
  for (Operation *op : llvm::reverse(ops)) {
    if (llvm::none_of(op->getResults(),
                      [&](Value result) { return activity.isActive(result); }))
      continue;
    if (trace.recorder.gradients.isSpent(*op)) {
      op->emitError("the tape was used before, and what it had kept is gone: "
                    "call backward() with retain_graph to use it several "
                    "times");
      return failure();
    }
    Operation *last = &trace.block().back();
    if (failed(mode.run(op)))
      return failure();
    if (isSpent && usesElements(last->getNextNode(), *op))
      trace.recorder.gradients.noteSpent(*op);
  }
  return success();
}

/// Returns the gradients of `sources`: zeros if a derivative is zero
/// everywhere, null for values that the roots do not depend on.
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
  planLoops(trace.recorder, ops);
  llvm::DenseSet<Value> reached = dependenciesOf(trace.block(), targets);
  Activity activity(ops, sources, targets);
  ReverseMode mode(b.ops(), activity);
  for (auto [target, start] : llvm::zip_equal(targets, starts))
    mode.add(target, start);
  if (failed(activity.verify()) ||
      failed(runReverse(trace, mode, activity, ops, isSpent))) {
    b.fail();
    return std::vector<Value>(sources.size());
  }
  std::vector<Value> gradients;
  for (Value source : sources) {
    Value gradient = reached.contains(source)
                         ? mode.cotangentOrZeros(source, b.location())
                         : Value();
    if (gradient)
      trace.sizes().state(gradient, trace.sizes().sizesOf(source));
    gradients.push_back(gradient);
  }
  return gradients;
}

/// Returns the gradients as tensors; undefined for sources that the roots do
/// not depend on.
static Tensors computeGradients(Recorder &recorder, const TraceRoots &roots,
                                ArrayRef<Value> sources,
                                BackwardOptions options, Place place) {
  std::vector<Value> found;
  Tensors known = callMany(place, [&](Builder &b) {
    found =
        gradientsOf(recorder.trace(), b, roots, sources, !options.keepsTape);
    std::vector<Value> values;
    for (Value value : found)
      if (value)
        values.push_back(options.isRecorded ? value : b.stopGradient(value));
    return values;
  });
  Tensors gradients;
  for (size_t i = 0, next = 0; i < found.size(); ++i)
    gradients.push_back(found[i] ? known[next++] : Tensor());
  return gradients;
}

// Adds a gradient to the leaf's `grad`. The write is in-place unless the sum is
// recorded.
static void accumulate(TraceGradients &gradients, const TensorImpl &leaf,
                       const Tensor &gradient, bool isRecorded, Place place) {
  Tensor sum = gradients.gradientOf(leaf);
  if (!sum.defined())
    gradients.setGradient(leaf, gradient);
  else if (isRecorded)
    gradients.setGradient(leaf, add(sum, gradient, 1, place));
  else
    sum.add_(gradient, 1, place);
}

void backwardInTrace(Recorder &recorder, const TraceRoots &roots,
                     BackwardOptions options, Place place) {
  recorder.gradients.noteDifferentiated();
  for (const Tensor &root : roots.tensors)
    (void)recorder.trace().valueOf(root, place);
  std::vector<LeafValue> leaves = recorder.leaves.all();
  SmallVector<Value> sources;
  for (const LeafValue &leaf : leaves)
    sources.push_back(leaf.value);
  SettingsScope scope;
  settings().isGradEnabled = true;
  settings().autocast.reset();
  Tensors gradients =
      computeGradients(recorder, roots, sources, options, place);
  if (llvm::none_of(gradients, std::mem_fn(&Tensor::defined)))
    throw Exception("backward: expected a tensor that requires a gradient, but "
                    "none of those that it depends on does",
                    place);
  settings().isGradEnabled = options.isRecorded;
  for (auto [leaf, gradient] : llvm::zip_equal(leaves, gradients))
    if (VariableRoot root = leaf.root.lock(); root && gradient.defined())
      accumulate(recorder.gradients, *root, gradient, options.isRecorded,
                 place);
}

Tensors gradInTrace(Recorder &recorder, const TraceRoots &roots,
                    const Tensors &inputs, BackwardOptions options,
                    Place place) {
  recorder.gradients.noteDifferentiated();
  SmallVector<Value> sources;
  for (const Tensor &input : inputs)
    sources.push_back(recorder.variables.sourceOf(input, place));
  SettingsScope scope;
  settings().isGradEnabled = true;
  settings().autocast.reset();
  return computeGradients(recorder, roots, sources, options, place);
}

} // namespace tcopt::capture
