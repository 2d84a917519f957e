//===- Cell.cpp - the variable that tensors refer to ----------------------===//

#include "Cell.h"
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

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

Cell::Cell(DType dtype, std::shared_ptr<Storage> storage, Layout layout)
    : dtype(dtype), device(storage->device()), madeBy(tracingRecorder()),
      words(guardWords(dtype, device, layout)), declared(layout.sizes),
      storage(std::move(storage)), layout(std::move(layout)) {}

Cell::Cell(DType dtype, const DeviceInfo *device, SizeVector sizes,
           std::shared_ptr<Failure> failure)
    : dtype(dtype), device(device), madeBy(tracingRecorder()),
      declared(std::move(sizes)), layout(Layout::rowMajor(declared)),
      failure(std::move(failure)) {}

Cell::Cell(DType dtype, const DeviceInfo *device, SizeVector sizes,
           std::shared_ptr<Trace> trace, mlir::Value value)
    : dtype(dtype), device(device), madeBy(tracingRecorder()), isTraced(true),
      declared(std::move(sizes)), trace(std::move(trace)), value(value),
      pending(true) {}

void Cell::set(std::shared_ptr<Storage> elements, Layout where) {
  storage = std::move(elements);
  layout = std::move(where);
  // A number on the CPU that a device program computed from.
  if (storage->device() != device) {
    storage = copyTo(device, *storage, layout, getSize(dtype));
    layout = Layout::rowMajor(SizeVector(layout.sizes));
  }
  words = guardWords(dtype, device, layout);
  value = {};
  failure = nullptr;
  // Last, because the cell may be the only owner of the trace.
  pending.store(false, std::memory_order_release);
  trace = nullptr;
}

// Programs return elements in row-major order; the caller's memory keeps its
// layout.
std::optional<Layout> Cell::plannedLayout() const {
  if (stands)
    return stands;
  if (!isPending())
    return layout;
  if (llvm::any_of(declared, mlir::ShapedType::isDynamic))
    return std::nullopt;
  return Layout::rowMajor(declared);
}

void Cell::setPending(std::shared_ptr<Trace> of, mlir::Value what) {
  trace = std::move(of);
  value = what;
  failure = nullptr;
  pending.store(true, std::memory_order_release);
}

void Cell::failWrite(std::shared_ptr<Failure> why) {
  failedWrite = std::move(why);
  // Calls then take the slow path, which throws the failure.
  words.clear();
}

void Cell::fail(std::shared_ptr<Failure> why) {
  layout = Layout::rowMajor(declared);
  words.clear();
  failure = std::move(why);
  value = {};
  pending.store(false, std::memory_order_release);
  trace = nullptr;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

TensorImpl::TensorImpl(std::shared_ptr<Cell> cell, Views views, Layout layout)
    : cell(std::move(cell)), views(std::move(views)), partSizes(layout.sizes),
      partLayout(std::move(layout)),
      partWords(
          guardWords(this->cell->dtype, this->cell->device, *partLayout)) {}

Variable &TensorImpl::makeVariable() {
  if (!isWhole() && !requiresGrad()) {
    std::shared_ptr<Variable> part = partGradient;
    detach();
    if (part)
      own->grad = part->grad;
  }
  std::shared_ptr<Variable> &known = own ? own : cell->variable;
  if (!known)
    known = std::make_shared<Variable>(false);
  return *known;
}

const std::shared_ptr<Variable> &TensorImpl::makeGradientVariable() {
  if (isWhole()) {
    (void)makeVariable();
    return variable();
  }
  if (!partGradient)
    partGradient = std::make_shared<Variable>(false);
  return partGradient;
}

llvm::ArrayRef<int64_t> TensorImpl::sizes() const {
  cell->look();
  // Data-dependent sizes become known when the graph has run.
  bool isOpen = llvm::any_of(partSizes, mlir::ShapedType::isDynamic);
  if (isOpen && !cell->isPending())
    if (std::optional<Layout> known = layout())
      partSizes = known->sizes;
  if (!views.empty())
    return partSizes;
  return cell->isPending() && !cell->stands
             ? llvm::ArrayRef(cell->declared)
             : llvm::ArrayRef(cell->layout.sizes);
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
  if (partLayout)
    return partLayout;
  return lookThrough(views, cell->layout);
}

std::optional<Layout> TensorImpl::plannedLayout() const {
  cell->look();
  if (partLayout)
    return partLayout;
  return lookThrough(views, cell->plannedLayout());
}

} // namespace tcopt::capture
