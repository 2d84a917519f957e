//===- Recorder.cpp - one call of a function that is traced ---------------===//

#include "Recorder.h"
#include "../Session/Engine.h"
#include "tcopt/Capture/Settings.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

bool sharesCell(const Tensor &a, const Tensor &b) {
  return a.defined() && b.defined() && a.getImpl()->cell == b.getImpl()->cell;
}

bool isSameView(const Tensor &a, const Tensor &b) {
  return sharesCell(a, b) && a.getImpl()->views == b.getImpl()->views;
}

/// Whether some arguments are different parts of the same elements.
static bool overlap(ArrayRef<const Tensor *> tensors) {
  std::map<Cell *, const Tensor *> first;
  for (const Tensor *tensor : tensors)
    if (tensor->defined()) {
      auto [known, isNew] =
          first.insert({tensor->getImpl()->cell.get(), tensor});
      if (!isNew && !isSameView(*known->second, *tensor))
        return true;
    }
  return false;
}

static std::shared_ptr<Cell> shadowOf(const Cell &cell, Layout layout) {
  auto shadow = std::make_shared<Cell>(cell.dtype, cell.storage, layout);
  shadow->stands = std::move(layout);
  shadow->requiresGrad = cell.requiresGrad;
  shadow->isTraced = true;
  return shadow;
}

// Arguments that are parts of the same elements become views of one cell, as
// they are outside; others are tensors of their own, whatever they are views
// of.
static std::vector<Tensor> shadowsOf(ArrayRef<const Tensor *> tensors,
                                     bool areShared) {
  std::vector<Tensor> shadows;
  std::map<Cell *, std::shared_ptr<Cell>> cells;
  for (const Tensor *tensor : tensors) {
    if (!tensor->defined()) {
      shadows.push_back({});
      continue;
    }
    const TensorImpl &impl = *tensor->getImpl();
    std::shared_ptr<Cell> &cell = cells[impl.cell.get()];
    if (!cell)
      cell =
          shadowOf(*impl.cell, areShared ? impl.cell->layout : *impl.layout());
    auto part =
        areShared ? std::make_shared<TensorImpl>(cell, impl.views, impl.sizes())
                  : std::make_shared<TensorImpl>(cell);
    shadows.push_back(Tensor(std::move(part)));
  }
  return shadows;
}

// Where the function computes: numbers take part everywhere.
static const DeviceInfo *deviceOf(ArrayRef<const Tensor *> tensors) {
  for (const Tensor *tensor : tensors)
    if (tensor->defined() && tensor->dim() > 0)
      return tensor->getImpl()->cell->device;
  return settings().device;
}

Recorder::Recorder(const Options &options, CompileLabel label,
                   ArrayRef<const Tensor *> tensors,
                   std::vector<CallNumber> numbers,
                   std::vector<OpenSize> openSizes)
    : options(options), label(std::move(label)), originals(tensors),
      callNumbers(std::move(numbers)), areShared(overlap(tensors)),
      device(deviceOf(tensors)), openSizes(std::move(openSizes)) {
  shadows = shadowsOf(tensors, areShared);
  if (areShared) {
    reason = "arguments are parts of the same elements";
    this->openSizes.clear();
  }
  for (const OpenSize &open : this->openSizes)
    symbolHints.push_back(
        open.dim
            ? shadows[open.argument].getImpl()->cell->layout.sizes[*open.dim]
            : callNumbers[open.argument].value.toInt());
  startTrace();
}

std::shared_ptr<Recorder> Recorder::create(const Options &options,
                                           CompileLabel label,
                                           ArrayRef<const Tensor *> tensors,
                                           std::vector<CallNumber> numbers,
                                           std::vector<OpenSize> openSizes) {
  std::shared_ptr<Recorder> recorder(new Recorder(options, std::move(label),
                                                  tensors, std::move(numbers),
                                                  std::move(openSizes)));
  recorder->giveNumbers();
  return recorder;
}

void Recorder::startTrace() {
  if (current)
    llvm::append_range(traced, current->cells());
  current = std::make_shared<Trace>(Engine::get(), device);
  sizeExprs.clear();
  current->recorder = this;
  if (!openSizes.empty())
    current->openSizes();
}

Recorder::~Recorder() {
  for (const auto &cell : current->pendingCells())
    cell->fail("the function that was to compute this tensor ended by an "
               "exception");
  llvm::append_range(traced, current->cells());
  current->end();
  release();
}

// They are tensors like others now.
void Recorder::release() {
  for (const Tensor &shadow : shadows)
    if (shadow.defined()) {
      shadow.getImpl()->cell->isTraced = false;
      shadow.getImpl()->cell->stands.reset();
    }
  for (const std::weak_ptr<Cell> &weak : traced)
    if (auto cell = weak.lock())
      cell->isTraced = false;
}

// Later calls would not know of it: the function is called each time. A part
// that is an argument and the whole are two tensors, which must not change.
std::shared_ptr<Cell> Recorder::standInFor(const std::shared_ptr<Cell> &cell,
                                           Place place) {
  if (cell->isTraced)
    return cell;
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows)) {
    if (!shadow.defined() || original->getImpl()->cell != cell)
      continue;
    reason = "an argument is also used without being taken as one";
    if (areShared || original->getImpl()->views.empty())
      return shadow.getImpl()->cell;
    usedWholes.insert(cell.get());
  }
  checkWholes(place);
  return cell;
}

void Recorder::checkWholes(Place place) const {
  for (const Cell *whole : usedWholes)
    if (writtenWholes.contains(whole))
      throw Exception("an argument is a part of a tensor that the function "
                      "uses without taking it as an argument, and one of them "
                      "is written to: clone() the argument",
                      place);
}

void Recorder::noteWrite(const Cell &cell, Place place) {
  writtenWholes.insert(&cell);
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows))
    if (shadow.defined() && shadow.getImpl()->cell.get() == &cell)
      writtenWholes.insert(original->getImpl()->cell.get());
  checkWholes(place);
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

void Recorder::read(const Tensor &tensor, const char *why, Place place) {
  if (!tensor.getImpl()->cell->isTraced)
    settle(*tensor.getImpl()->cell, place);
  breakGraph(std::string(why) + " needs a value", place);
}

void Recorder::breakGraph(const std::string &why, Place place) {
  if (current->isHeld())
    throw Exception(why + ", which a function of control flow cannot have",
                    place);
  if (options.fullgraph)
    throw Exception(why + " while a function is traced with fullgraph=true "
                          "(without it, the graph would break here)",
                    place);
  graphBreaks.push_back({why, place});
  Engine::get().logger().write(LogChannel::GraphBreaks, label, [&] {
    return std::string(place.file_name()) + ":" + std::to_string(place.line()) +
           ": graph break: " + why;
  });
  reason = "the graph breaks: " + why;
  runGraph();
}

void Recorder::goTo(const DeviceInfo *other, Place place) {
  if (!current->isEmpty())
    breakGraph("an operator computes on " + textOf(other), place);
  device = current->device = other;
}

// Of a graph that fails, what does not need what fails is computed all the
// same, as it is outside of functions.
void Recorder::salvage(Trace &ran, ArrayRef<std::shared_ptr<Cell>> cells,
                       ArrayRef<Value> values) {
  std::vector<std::pair<std::shared_ptr<Cell>, Result>> computed;
  for (auto [cell, value] : llvm::zip_equal(cells, values))
    try {
      TraceProgram program =
          programFor(ran, value, ProgramOptions(options, ran.device), label);
      computed.push_back({cell, std::move(program.run(ran).front())});
    } catch (const Exception &error) {
      cell->fail(error.what());
    }
  for (auto &[cell, result] : computed)
    cell->set(std::move(result.storage), std::move(result.layout));
  reason = "a graph fails";
  ran.end();
}

bool Recorder::isWritten(const std::shared_ptr<Cell> &cell) const {
  return sourceOf(cell).kind == Source::Kind::Argument || !cell->isTraced;
}

// What is written to and read is updated in place by later calls; that is up to
// each call, as only it can tell who else has the elements.
std::vector<std::optional<unsigned>>
Recorder::findDonors(const Trace &ran, ArrayRef<std::shared_ptr<Cell>> cells,
                     ArrayRef<Value> values) {
  std::vector<std::optional<unsigned>> donors(cells.size());
  auto function = const_cast<Trace &>(ran).function();
  for (auto [cell, value, donor] : llvm::zip_equal(cells, values, donors)) {
    if (!isWritten(cell))
      continue;
    Source source = sourceOf(cell);
    std::string name = source.kind == Source::Kind::Argument
                           ? "argument " + std::to_string(source.index)
                           : "a tensor that is no argument";
    for (auto [i, input] : llvm::enumerate(ran.inputs()))
      if (input.cell == cell &&
          function.getArgument(i).getType() == value.getType())
        donor = i;
    updateTexts.push_back(
        name + (areShared ? ": replaced, as arguments are parts of the same "
                            "elements"
                : donor   ? ": updated in place"
                          : ": replaced, as what it held is not read"));
  }
  if (areShared)
    llvm::fill(donors, std::nullopt);
  return donors;
}

// Cells that only this trace writes to take part as results; so do cells of
// the program.
void Recorder::runGraph() {
  std::vector<std::shared_ptr<Cell>> cells = current->pendingCells();
  for (const auto &[cell, value] : current->writes())
    cells.push_back(cell);
  SmallVector<Value> values;
  for (const auto &cell : ArrayRef(cells).drop_back(current->writes().size()))
    values.push_back(current->chosen(cell->value));
  for (const auto &[cell, value] : current->writes())
    values.push_back(current->chosen(value));
  if (current->hasOpenSizes()) {
    stateBounds();
    guardOneSizes();
  }
  if (keepsGraphs)
    kept.push_back(describeGraph(*current->programOf(values)));

  Recipe recipe;
  std::shared_ptr<Trace> ran = current;
  startTrace();
  if (values.empty()) {
    made = std::move(recipe);
    return;
  }
  TraceProgram traced =
      programFor(*ran, values, ProgramOptions(options, ran->device), label,
                 findDonors(*ran, cells, values));
  recipe.program = traced.program;
  recipe.device = ran->device;
  fallbacks += recipe.program->isFallback;
  for (unsigned i : traced.inputs.set_bits()) {
    const std::shared_ptr<Cell> &cell = ran->inputs()[i].cell;
    recipe.inputs.push_back(ran->isRandomState(*cell)
                                ? Source{Source::Kind::Random}
                                : sourceOf(cell));
  }
  std::vector<Result> results;
  try {
    results = traced.run(*ran);
  } catch (const Exception &) {
    salvage(*ran, cells, values);
    throw;
  }
  for (auto [i, cell] : llvm::enumerate(cells)) {
    Source target = sourceOf(cell);
    if (isWritten(cell))
      recipe.writes.push_back({target, i});
    fresh[cell.get()] = i;
    cell->set(std::move(results[i].storage), std::move(results[i].layout));
  }
  for (const TensorSpec &input : recipe.program->signature().inputs)
    recipe.donated.push_back(input.donates.has_value());
  made = std::move(recipe);
}

Recorder::Source Recorder::sourceOf(const std::shared_ptr<Cell> &cell) const {
  for (auto [i, shadow] : llvm::enumerate(shadows))
    if (shadow.defined() && shadow.getImpl()->cell == cell)
      return {Source::Kind::Argument, i};
  for (auto [i, number] : llvm::enumerate(numberCells))
    if (number == cell)
      return {Source::Kind::Word, callNumbers[i].word};
  return {Source::Kind::Captured, 0, cell};
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

void writeElements(const Tensor &to, std::shared_ptr<Storage> storage,
                   const Layout &layout) {
  const TensorImpl &impl = *to.getImpl();
  settleReaders(*impl.cell->storage);
  if (impl.views.empty())
    return impl.cell->set(std::move(storage), layout);
  copyElements(*impl.cell->storage, *impl.layout(), *storage, layout,
               getSize(impl.cell->dtype));
}

void Recorder::writeArguments() {
  llvm::DenseSet<Cell *> done;
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows)) {
    if (!shadow.defined())
      continue;
    const Cell &from = *shadow.getImpl()->cell;
    Cell &to = *original->getImpl()->cell;
    if (from.storage == to.storage || !done.insert(&to).second)
      continue;
    settleReaders(*to.storage);
    if (areShared)
      to.set(from.storage, from.layout);
    else
      writeElements(*original, from.storage, from.layout);
  }
}

// Results that are arguments, or parts of them, stay that.
Tensor Recorder::resultOf(const Tensor &traced) {
  if (!traced.defined()) {
    if (made)
      made->outputs.push_back({Source{Source::Kind::None}, {}, {}});
    return traced;
  }
  const TensorImpl &impl = *traced.getImpl();
  Source source = sourceOf(impl.cell);
  if (made && source.kind == Source::Kind::Captured && impl.cell->isTraced) {
    auto known = fresh.find(impl.cell.get());
    if (known == fresh.end())
      reason = "a result has no value";
    else
      source = {Source::Kind::Fresh, known->second};
  }
  if (made)
    made->outputs.push_back({source, impl.views, impl.sizes()});
  if (source.kind != Source::Kind::Argument || areShared)
    return areShared && source.kind == Source::Kind::Argument
               ? Tensor(std::make_shared<TensorImpl>(
                     originals[source.index]->getImpl()->cell, impl.views,
                     impl.sizes()))
               : traced;
  const TensorImpl &original = *originals[source.index]->getImpl();
  if (impl.views.empty())
    return *originals[source.index];
  TensorImpl::Views views = original.views;
  views.insert(views.end(), impl.views.begin(), impl.views.end());
  return Tensor(std::make_shared<TensorImpl>(original.cell, std::move(views),
                                             impl.sizes()));
}

// Later calls would not make what somebody keeps.
void Recorder::checkEscapes(ArrayRef<std::shared_ptr<Cell>> cells,
                            const std::vector<Tensor> &results) {
  for (const auto &cell : cells) {
    bool isKnown = sourceOf(cell).kind == Source::Kind::Argument ||
                   llvm::any_of(results, [&](const Tensor &result) {
                     return result.defined() && result.getImpl()->cell == cell;
                   });
    if (!isKnown)
      reason = "a tensor that the function makes is kept outside of it";
  }
}

// Nor would they write to what they are given in place of an argument: whoever
// holds a tensor besides the call's arguments and results keeps it. Each result
// is held twice: in the function's result, and in the list of its tensors.
bool Recorder::isAnyKept(const std::vector<Tensor> &results) const {
  std::map<std::shared_ptr<TensorImpl>, long> holders;
  for (const Tensor &shadow : shadows)
    if (shadow.defined())
      ++holders[shadow.getImpl()];
  for (const Tensor &result : results)
    if (result.defined())
      holders[result.getImpl()] += 2;
  std::map<Cell *, long> views;
  bool isKept = false;
  for (const auto &[impl, known] : holders) {
    // The map is one more.
    isKept |= impl->cell->isTraced && impl.use_count() > known + 1;
    ++views[impl->cell.get()];
  }
  for (const auto &[impl, known] : holders)
    isKept |= impl->cell->isTraced &&
              impl->cell.use_count() > views[impl->cell.get()];
  return isKept;
}

// Later calls find out the sizes of a view by those of their arguments; where
// no expression tells them, the view becomes a tensor of its own.
static Tensor withKnownViews(const Tensor &result) {
  if (!result.defined())
    return result;
  for (const auto &view : result.getImpl()->views)
    for (const Size &size : view->sizes)
      if (size.isOpen() && !size.open()->expr)
        return clone(result);
  return result;
}

std::vector<Tensor> Recorder::finish(std::vector<Tensor> results) {
  for (Tensor &result : results) {
    result = withKnownViews(result);
    // The call is over: nothing writes where it was taken any more.
    if (result.defined())
      result.getImpl()->taken.reset();
  }
  std::vector<std::shared_ptr<Cell>> pending = current->pendingCells();
  checkEscapes(pending, results);
  pending.clear();
  runGraph();
  if (isAnyKept(results))
    reason = "an argument or a result is kept outside of the function";
  writeArguments();
  std::vector<Tensor> given;
  for (const Tensor &result : results)
    given.push_back(resultOf(result));
  if (!reason.empty())
    made.reset();
  release();
  return given;
}

} // namespace tcopt::capture
