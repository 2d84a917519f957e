//===- TraceViews.cpp - values of views in a trace ------------------------===//

#include "TraceViews.h"
#include "Builder.h"
#include "Recorder.h"

using namespace mlir;

namespace tcopt::capture {

bool TraceViews::isDifferentiated(const TensorImpl &tensor,
                                  const Cell &cell) const {
  return !trace.isInRegion() && tensor.requiresGrad() &&
         !trace.changedValue(cell) && trace.recorder.leaves.keepsGradients();
}

// A view without a layout cannot be an argument.
size_t TraceViews::numWatched(const TensorImpl &tensor,
                              const Cell &cell) const {
  if (!isDifferentiated(tensor, cell) || !tensor.plannedLayout())
    return 0;
  size_t count = tensor.views.size();
  size_t first = tensor.own ? tensor.ownViews : 0;
  while (count > first && !tensor.views[count - 1]->edge.isWatched())
    --count;
  return count > first ? count : 0;
}

void TraceViews::guard(const TensorImpl &tensor, const Cell &cell) const {
  if (!isDifferentiated(tensor, cell))
    return;
  size_t first = tensor.own ? tensor.ownViews : 0;
  for (const auto &view : ArrayRef(tensor.views).drop_front(first))
    if (view->madeBy != trace.recorder.id())
      guardView(view);
}

Value TraceViews::valueOf(const std::shared_ptr<const View> &view, Value whole,
                          Place place) {
  std::pair<const View *, Value> key(view.get(), whole);
  if (auto known = views.find(key); known != views.end())
    return known->second.value;
  OpBuilder ops = trace.builder();
  Builder b(trace, ops, place);
  Operation *before = lastOp(trace.block());
  Value value = view->apply(b, whole);
  if (b.hasFailed())
    return value;
  value = trace.distinct(value, before, place);
  if (!trace.isInRegion())
    views[key] = {view, value};
  return value;
}

// Follows the values of nested views outwards, from the last view.
std::vector<StageView> TraceViews::kept(ArrayRef<Value> results) const {
  llvm::DenseMap<Value, std::pair<const View *, Value>> keyOf;
  for (const auto &[key, known] : views)
    keyOf[known.value] = key;
  llvm::DenseSet<Value> wholes(results.begin(), results.end());
  func::FuncOp function = trace.function();
  wholes.insert_range(function.getArguments());
  auto isOfGraph = [&](Value value) { return wholes.contains(value); };
  std::vector<StageView> kept;
  for (const auto &[key, known] : views) {
    if (!isKeptOutside(known.view) || known.value.use_empty() ||
        !known.value.getDefiningOp())
      continue;
    StageView view{known.value, key.second, {known.view}};
    for (auto outer = keyOf.find(view.whole);
         !isOfGraph(view.whole) && outer != keyOf.end();
         outer = keyOf.find(view.whole)) {
      view.views.push_back(views.find(outer->second)->second.view);
      view.whole = outer->second.second;
    }
    std::reverse(view.views.begin(), view.views.end());
    if (isOfGraph(view.whole))
      kept.push_back(std::move(view));
  }
  return kept;
}

} // namespace tcopt::capture
