//===- ArgumentShadows.cpp - shadows of arguments in a trace --------------===//

#include "ArgumentShadows.h"
#include "../Autograd/ViewNode.h"
#include "../Tensor/Device.h"
#include "Recorder.h"
#include "tcopt/Capture/Settings.h"
#include <map>

namespace tcopt::capture {

bool sharesCell(const Tensor &a, const Tensor &b) {
  return a.defined() && b.defined() && a.getImpl()->cell == b.getImpl()->cell;
}

bool isSameView(const TensorImpl &a, const TensorImpl &b) {
  return a.cell == b.cell && a.views == b.views;
}

const DeviceInfo *deviceOf(TensorHandles tensors) {
  for (const TensorHandle *tensor : tensors)
    if (*tensor && ((*tensor)->cell->device || !(*tensor)->sizes().empty()))
      return (*tensor)->cell->device;
  return settings().device;
}

//===----------------------------------------------------------------------===//
// Shadows
//===----------------------------------------------------------------------===//

static bool haveOtherViews(TensorHandles tensors) {
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
  // Other threads may trace with the same view: what is set stays.
  Edge edge = edgeOf(impl);
  std::lock_guard<std::mutex> lock(impl.views.back()->edge.mutexOfTensors());
  std::shared_ptr<Variable> variable = impl.makeGradientVariable();
  if (!variable->requiresGrad)
    variable->requiresGrad = true;
  if (!(variable->edge == edge))
    variable->edge = std::move(edge);
  return variable;
}

// If the argument has failed, the shadow has memory that is never read, because
// the program is compiled but not run.
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
static std::vector<Tensor> shadowsOf(TensorHandles tensors, bool areShared) {
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

static std::vector<Tensor> ownShadows(TensorHandles tensors, bool flattens) {
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

ArgumentShadows::ArgumentShadows(Recorder &owner, TensorHandles arguments,
                                 ShadowKind kind, CallArguments &given)
    : areShared(kind == ShadowKind::Shared && haveOtherViews(arguments)),
      owner(owner), originals(arguments), shadows(given.tensors) {
  shadows = kind == ShadowKind::Shared
                ? shadowsOf(arguments, areShared)
                : ownShadows(arguments, kind == ShadowKind::Flat);
  for (const Tensor &shadow : shadows)
    if (shadow.defined())
      shadow.getImpl()->cell->owner = &owner;
}

void ArgumentShadows::release() {
  for (const Tensor &shadow : shadows) {
    if (!shadow.defined())
      continue;
    Cell &cell = *shadow.getImpl()->cell;
    cell.isTraced = false;
    cell.owner = nullptr;
    cell.stands.reset();
    if (!cell.isPending() && !cell.failure)
      cell.words = guardWords(cell.dtype, cell.device, cell.layout);
  }
}

//===----------------------------------------------------------------------===//
// Lookup
//===----------------------------------------------------------------------===//

std::optional<size_t>
ArgumentShadows::argumentOf(const TensorImpl &tensor) const {
  for (auto [i, shadow] : llvm::enumerate(shadows))
    if (shadow.defined() && isSameView(*shadow.getImpl(), tensor) &&
        shadow.getImpl()->own == tensor.own)
      return i;
  for (auto [i, shadow] : llvm::enumerate(shadows))
    if (shadow.defined() && shadow.getImpl()->cell == tensor.cell &&
        shadow.getImpl()->own == tensor.own)
      return i;
  return argumentOf(*tensor.cell);
}

std::optional<size_t> ArgumentShadows::argumentOf(const Cell &cell) const {
  for (auto [i, shadow] : llvm::enumerate(shadows))
    if (shadow.defined() && shadow.getImpl()->cell.get() == &cell)
      return i;
  return std::nullopt;
}

bool ArgumentShadows::isArgument(const TensorImpl &tensor) const {
  return llvm::any_of(shadows, [&](const Tensor &shadow) {
    return shadow.getImpl().get() == &tensor;
  });
}

//===----------------------------------------------------------------------===//
// Uses and writes
//===----------------------------------------------------------------------===//

// In later calls the captured tensor need not be the argument, so that the
// function is traced in each call. If the argument is a view, it and the
// captured cell are two tensors of the trace, which therefore must not be
// written to.
std::shared_ptr<Cell>
ArgumentShadows::cellOfCaptured(const std::shared_ptr<Cell> &cell,
                                Place place) {
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows)) {
    if (!shadow.defined() || (*original)->cell != cell)
      continue;
    owner.noteEffect("an argument is also used without being taken as one");
    if (areShared || (*original)->views.empty())
      return shadow.getImpl()->cell;
    usedWholes.insert(cell.get());
  }
  checkWholes(place);
  return cell;
}

void ArgumentShadows::checkWholes(Place place) const {
  for (const Cell *whole : usedWholes)
    if (writtenWholes.contains(whole))
      throw Exception(ErrorCode::Unsupported,
                      "an argument is a part of a tensor that the function "
                      "uses without taking it as an argument, and one of them "
                      "is written to: clone() the argument",
                      place);
}

void ArgumentShadows::noteWrite(const Cell &cell, const TensorImpl &target,
                                bool isRecorded, Place place) {
  writtenWholes.insert(&cell);
  std::optional<size_t> argument = argumentOf(cell);
  if (argument)
    writtenWholes.insert(original(*argument)->cell.get());
  checkWholes(place);
  checkWritable(argument ? *original(*argument)->cell : cell, place);
  if (!owner.isRecorded || !isRecorded)
    return;
  bool isPlain = argument && !areShared && !target.own;
  checkWrite(isPlain ? *original(*argument) : target, place);
  if (target.own)
    return;
  recordedWrites.insert(&cell);
  graphWrites.insert(&cell);
}

void ArgumentShadows::changeVariable(
    TensorImpl &tensor, llvm::function_ref<void(TensorImpl &)> change) {
  TensorImpl *outside = &tensor;
  if (tensor.views.empty() && !tensor.own && argumentOf(*tensor.cell))
    outside = originals[*argumentOf(*tensor.cell)]->get();
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows))
    if (shadow.getImpl().get() == &tensor)
      outside = original->get();
  change(*outside);
  // The tensor may also be an argument.
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows))
    if (shadow.defined() && (*original)->cell == outside->cell)
      return updateShadows(*shadow.getImpl()->cell);
}

Tensor ArgumentShadows::outsideOf(const Tensor &tensor) const {
  const TensorImpl &impl = *tensor.getImpl();
  std::optional<size_t> argument = argumentOf(impl);
  bool isArgument = argumentOf(*impl.cell) && impl.views.empty() &&
                    impl.own == shadows[*argument].getImpl()->own;
  return isArgument ? Tensor(*originals[*argument]) : tensor;
}

// Updates the shadows with this cell after the variable of an argument has
// changed.
void ArgumentShadows::updateShadows(const Cell &cell) {
  bool isFirst = true;
  for (auto [tensor, shadow] : llvm::zip_equal(originals, shadows)) {
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

//===----------------------------------------------------------------------===//
// The end of a call
//===----------------------------------------------------------------------===//

void writeElements(const TensorImpl &to, const Storage &storage,
                   const Layout &layout) {
  copyElements(*to.cell->storage, *to.layout(), storage, layout,
               getSize(to.cell->dtype));
}

// An argument that shares its variable with the caller's tensor also shares its
// history.
void ArgumentShadows::writeBack() {
  llvm::SmallPtrSet<Cell *, 8> done;
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows)) {
    if (!shadow.defined())
      continue;
    const Cell &from = *shadow.getImpl()->cell;
    Cell &to = *(*original)->cell;
    if (from.failure) {
      to.failWrite(from.failure);
      continue;
    }
    if (from.storage == to.storage || !done.insert(&to).second)
      continue;
    to.storage->noteWrite();
    TensorImpl target = areShared ? TensorImpl((*original)->cell) : **original;
    bool isRecordedHere = owner.isRecorded && isRecordedWrite(from);
    if (isRecordedHere && target.isWhole() && !target.variable())
      to.variable = from.variable;
    else if (isRecordedHere && target.variable() != from.variable)
      noteWritten(target, edgeOf(TensorImpl(shadow.getImpl()->cell)));
    Layout layout = areShared ? to.layout : *(*original)->layout();
    copyElements(*to.storage, layout, *from.storage, from.layout,
                 getSize(to.dtype));
    // Later writes change the shadow, too.
    shadow.getImpl()->cell->set(to.storage, std::move(layout));
  }
}

// A result that is an argument is the caller's tensor, and a view of an
// argument is a view of it.
Tensor ArgumentShadows::resultOf(const Tensor &traced) const {
  if (!traced.defined())
    return traced;
  const TensorImpl &impl = *traced.getImpl();
  if (!argumentOf(*impl.cell))
    return traced;
  size_t argument = *argumentOf(impl);
  const TensorHandle &original = *originals[argument];
  const TensorImpl &shadow = *shadows[argument].getImpl();
  bool isOfArgument = !areShared && impl.own == shadow.own;
  if (isOfArgument && impl.views.empty())
    return Tensor(original);
  TensorImpl::Views views = areShared ? TensorImpl::Views() : original->views;
  size_t first = views.size();
  views.insert(views.end(), impl.views.begin(), impl.views.end());
  TensorImpl part(original->cell, views, SizeVector(impl.sizes()));
  std::optional<Layout> layout = part.layout();
  if (!layout)
    return clone(traced);
  auto given = std::make_shared<TensorImpl>(original->cell, std::move(views),
                                            std::move(*layout));
  if (impl.own || impl.viewEdge.edge) {
    // The result shares the hooks of the function's view of the shadow.
    given->own = impl.own ? impl.own : impl.cell->variable;
    given->ownViews = first + impl.ownViews;
    given->viewEdge = impl.viewEdge;
  } else if (isOfArgument) {
    given->follow(*original);
  }
  given->partGradient = impl.partGradient;
  return Tensor(std::move(given));
}

} // namespace tcopt::capture
