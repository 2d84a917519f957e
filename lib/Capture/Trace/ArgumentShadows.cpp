//===- ArgumentShadows.cpp - shadow tensors of arguments ------------------===//

#include "ArgumentShadows.h"
#include "../Autograd/ViewNode.h"
#include "Recorder.h"
#include "tcopt/Capture/Settings.h"
#include <map>

namespace tcopt::capture {

bool haveOtherViews(TensorHandles tensors) {
  std::map<Cell *, const TensorImpl *> first;
  for (const TensorHandle *tensor : tensors)
    if (const TensorImpl *impl = tensor->get()) {
      auto [known, isNew] = first.insert({impl->cell.get(), impl});
      if (!isNew && !isSameView(*known->second, *impl))
        return true;
    }
  return false;
}

// Returns the tensor's variable, so that tensor and shadow are one leaf. For a
// view, returns a variable with the history and the gradient of the view.
static std::shared_ptr<Variable> shadowVariable(TensorImpl &impl) {
  if (impl.isWhole())
    return impl.variable();
  if (!impl.requiresGrad())
    return nullptr;
  std::shared_ptr<Variable> variable = impl.makeGradientVariable();
  variable->requiresGrad = true;
  variable->edge = edgeOf(impl);
  return variable;
}

// A tensor that has failed gets memory, which is not read: its program is
// compiled but not run.
static std::shared_ptr<Cell> shadowOf(const TensorImpl &impl, Layout layout,
                                      std::shared_ptr<Variable> variable) {
  const Cell &cell = *impl.cell;
  std::shared_ptr<Storage> storage = cell.storage;
  if (!storage)
    storage = std::make_shared<Storage>(
        size_t(layout.numElements()) * getSize(cell.dtype), cell.device);
  auto shadow = std::make_shared<Cell>(cell.dtype, std::move(storage), layout);
  shadow->stands = std::move(layout);
  shadow->variable = std::move(variable);
  shadow->isTraced = true;
  shadow->words.clear();
  return shadow;
}

// Sets the variable of a shadow if its cell is shared with an argument that has
// another variable.
static void setOwn(TensorImpl &shadow, std::shared_ptr<Variable> variable) {
  if (variable == shadow.cell->variable)
    return;
  shadow.own = variable ? variable : std::make_shared<Variable>(false);
  shadow.ownViews = 0;
}

// If `areShared`, shadows are views of cells, as the arguments are. Otherwise a
// shadow is a whole cell, even if its argument is a view.
std::vector<Tensor> shadowsOf(TensorHandles tensors, bool areShared) {
  std::vector<Tensor> shadows;
  std::map<Cell *, std::shared_ptr<Cell>> cells;
  for (const TensorHandle *tensor : tensors) {
    if (!*tensor) {
      shadows.push_back({});
      continue;
    }
    TensorImpl &impl = **tensor;
    std::shared_ptr<Variable> variable =
        areShared ? impl.cell->variable : shadowVariable(impl);
    std::shared_ptr<Cell> &cell = cells[impl.cell.get()];
    if (!cell)
      cell = shadowOf(impl, areShared ? impl.cell->layout : *impl.layout(),
                      variable);
    auto part = areShared ? std::make_shared<TensorImpl>(
                                cell, impl.views, SizeVector(impl.sizes()))
                          : std::make_shared<TensorImpl>(cell);
    if (areShared)
      part->follow(impl);
    else
      setOwn(*part, std::move(variable));
    shadows.push_back(Tensor(std::move(part)));
  }
  return shadows;
}

void updateShadows(const Cell &cell, TensorHandles tensors,
                   llvm::ArrayRef<Tensor> shadows, bool areShared) {
  bool isFirst = true;
  for (auto [tensor, shadow] : llvm::zip_equal(tensors, shadows)) {
    if (!shadow.defined() || shadow.getImpl()->cell.get() != &cell)
      continue;
    TensorImpl &part = *shadow.getImpl();
    std::shared_ptr<Variable> variable =
        areShared ? (*tensor)->cell->variable : shadowVariable(**tensor);
    if (std::exchange(isFirst, false))
      part.cell->variable = variable;
    part.own = nullptr;
    if (areShared)
      part.follow(**tensor);
    else
      setOwn(part, std::move(variable));
  }
}

std::vector<Tensor> ownShadows(TensorHandles tensors, bool flattens) {
  std::vector<Tensor> shadows;
  for (const TensorHandle *tensor : tensors) {
    if (!*tensor) {
      shadows.push_back({});
      continue;
    }
    Layout layout = *(*tensor)->layout();
    if (flattens)
      layout = layout.flattened();
    shadows.push_back(Tensor(std::make_shared<TensorImpl>(
        shadowOf(**tensor, std::move(layout), shadowVariable(**tensor)))));
  }
  return shadows;
}

const DeviceInfo *deviceOf(TensorHandles tensors) {
  for (const TensorHandle *tensor : tensors)
    if (*tensor && ((*tensor)->cell->device || !(*tensor)->sizes().empty()))
      return (*tensor)->cell->device;
  return settings().device;
}

} // namespace tcopt::capture
