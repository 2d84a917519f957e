//===- Cell.cpp - what tensors are handles of -----------------------------===//

#include "Cell.h"
#include "../Trace/Trace.h"
#include "Device.h"

namespace tcopt::capture {

GuardWords guardWords(DType dtype, const DeviceInfo *device,
                      const Layout &layout) {
  GuardWords words{1 + (uint64_t(dtype) << 8 | layout.sizes.size() << 16 |
                        numberOf(device) << 24),
                   layout.strideClass()};
  words.append(layout.sizes.begin(), layout.sizes.end());
  return words;
}

Cell::Cell(DType dtype, SizeVector sizes, std::shared_ptr<Trace> trace,
           TracedValue value)
    : dtype(dtype), device(trace->device), declared(std::move(sizes)),
      trace(std::move(trace)), value(value), pending(true) {}

Cell::~Cell() {
  if (isForeign() && --storage->numCells == 0 && storage->isBorrowed())
    detachReaders(*storage);
}

// The program's own memory keeps being the tensor's: it is written to.
void Cell::set(std::shared_ptr<Storage> elements, Layout where) {
  if (isForeign()) {
    settleReaders(*storage);
    copyElements(*storage, layout, *elements, where, getSize(dtype));
  } else {
    storage = std::move(elements);
    layout = std::move(where);
  }
  // A number of the CPU that took part in what a device computes.
  if (storage->device() != device) {
    storage = copyTo(device, *storage, layout, getSize(dtype));
    layout = Layout::rowMajor(SizeVector(layout.sizes));
  }
  words = guardWords(dtype, device, layout);
  value = {};
  failure.clear();
  // Last: it may be the trace's only owner, and others look at this flag.
  pending.store(false, std::memory_order_release);
  trace = nullptr;
}

// Programs give elements in row-major order; the user's memory keeps its own.
std::optional<Layout> Cell::plannedLayout() const {
  if (stands)
    return stands;
  if (!isPending() || isForeign())
    return layout;
  if (llvm::any_of(declared, mlir::ShapedType::isDynamic))
    return std::nullopt;
  return Layout::rowMajor(declared);
}

void Cell::setPending(std::shared_ptr<Trace> of, TracedValue what) {
  trace = std::move(of);
  value = what;
  failure.clear();
  pending.store(true, std::memory_order_release);
}

void Cell::fail(std::string why) {
  layout = Layout::rowMajor(declared);
  words.clear();
  failure = std::move(why);
  value = {};
  pending.store(false, std::memory_order_release);
  trace = nullptr;
}

// Another thread may be computing the cell meanwhile.
SizeVector TensorImpl::sizes() const {
  cell->look();
  bool isKnown = !llvm::any_of(partSizes, mlir::ShapedType::isDynamic);
  if (!views.empty() && (isKnown || cell->isPending()))
    return partSizes;
  if (cell->isPending())
    return cell->declared;
  std::optional<Layout> known = layout();
  return known ? known->sizes : partSizes;
}

static std::optional<Layout> lookThrough(const TensorImpl::Views &views,
                                         std::optional<Layout> layout) {
  for (const auto &view : views)
    if (layout)
      layout = view->layout(*layout);
  return layout;
}

std::optional<Layout> TensorImpl::layout() const {
  cell->look();
  return lookThrough(views, cell->layout);
}

std::optional<Layout> TensorImpl::plannedLayout() const {
  cell->look();
  return lookThrough(views, cell->plannedLayout());
}

} // namespace tcopt::capture
