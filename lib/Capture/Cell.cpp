//===- Cell.cpp - what tensors are handles of -----------------------------===//

#include "Cell.h"
#include "Trace.h"

namespace tcopt::capture {

// The program's own memory keeps being the tensor's: it is written to.
void Cell::set(std::shared_ptr<Storage> elements, Layout where) {
  if (storage && !storage->isOwned())
    copyElements(storage->data(), layout, elements->data(), where,
                 getSize(dtype));
  else {
    storage = std::move(elements);
    layout = std::move(where);
  }
  value = {};
  failure.clear();
  // Last: it may be the trace's only owner, and others look at this flag.
  pending.store(false, std::memory_order_release);
  trace = nullptr;
}

void Cell::setPending(std::shared_ptr<Trace> of, TracedValue what) {
  trace = std::move(of);
  value = what;
  failure.clear();
  pending.store(true, std::memory_order_release);
}

void Cell::fail(std::string why) {
  layout = Layout::rowMajor(declared);
  failure = std::move(why);
  value = {};
  pending.store(false, std::memory_order_release);
  trace = nullptr;
}

// Another thread may be computing the cell meanwhile.
SizeVector TensorImpl::sizes() const {
  bool isKnown = !llvm::any_of(partSizes, mlir::ShapedType::isDynamic);
  if (!views.empty() && (isKnown || cell->isPending()))
    return partSizes;
  if (cell->isPending())
    return cell->declared;
  std::optional<Layout> known = layout();
  return known ? known->sizes : partSizes;
}

std::optional<Layout> TensorImpl::layout() const {
  std::optional<Layout> layout = cell->layout;
  for (const auto &view : views) {
    layout = view->layout ? view->layout(*layout) : std::nullopt;
    if (!layout)
      break;
  }
  return layout;
}

} // namespace tcopt::capture
