//===- RecipeBuilder.cpp - build the recipe of a finished trace -----------===//

#include "RecipeBuilder.h"
#include <map>

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

ValueSource RecipeBuilder::capture(const TensorImpl &root, Place place) {
  for (auto [i, known] : llvm::enumerate(recipe.captured))
    if (known.tensor()->cell == root.cell && known.tensor()->own == root.own)
      return {ValueSource::Kind::Captured, i};
  recipe.captured.emplace_back(rootOfPart(root, root.views.size()), place);
  return {ValueSource::Kind::Captured, recipe.captured.size() - 1};
}

ValueSource RecipeBuilder::sourceOf(const TensorImpl &root, Place place) {
  if (recorder.arguments.argumentOf(*root.cell))
    return {ValueSource::Kind::Argument, *recorder.arguments.argumentOf(root)};
  if (std::optional<size_t> number = recorder.symbols.numberOf(*root.cell))
    return {ValueSource::Kind::Word, recorder.symbols.numbers()[*number].word};
  return capture(root, place);
}

// An orphan that the trace created is a constant, such as a scalar or an index
// table. Any other orphan belonged to the caller for this call only, and the
// next call will use another tensor, so the recipe cannot be reused.
void RecipeBuilder::markConstants(Recipe &recipe, Recorder &recorder) {
  recipe.constants.resize(unsigned(recipe.captured.size()));
  for (auto [i, captured] : llvm::enumerate(recipe.captured))
    if (captured.isOrphan()) {
      recipe.constants.set(unsigned(i));
      if (!captured.isMadeBy(recorder.id()))
        recorder.noteEffect("nothing but this call has a tensor that the "
                            "function uses without taking it as an argument");
    }
}

RecipeOutput RecipeBuilder::outputOf(const Tensor &result) {
  const TensorImpl &impl = *result.getImpl();
  bool isOutside = impl.own && !recorder.variables.isMadeInside(impl);
  size_t first = isOutside ? impl.ownViews : 0;
  auto computed = fresh.find(impl.cell.get());
  bool isFresh =
      impl.cell->isTraced && !recorder.arguments.argumentOf(*impl.cell);
  if (isFresh && computed == fresh.end())
    recorder.noteEffect("a result has no value");
  RecipeOutput output;
  output.source =
      isFresh && computed != fresh.end()
          ? ValueSource{ValueSource::Kind::Fresh, computed->second}
          : sourceOf(isOutside ? *rootOf(impl) : TensorImpl(impl.cell));
  output.views.assign(impl.views.begin() + ptrdiff_t(first), impl.views.end());
  output.sizes = SizeVector(impl.sizes());
  if (impl.own && !isOutside)
    output.detachedAt = impl.ownViews;
  const std::shared_ptr<Variable> &variable = impl.variable();
  output.isLeaf = variable && recorder.variables.isMadeInside(impl) &&
                  variable->requiresGrad && !variable->edge;
  return output;
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

void RecipeBuilder::addInputs() {
  for (unsigned i : graph->program.inputs.set_bits()) {
    const Trace::Input &input = graph->trace->inputs()[i];
    recipe.inputs.push_back(graph->trace->randomOps.isState(*input.cell())
                                ? ValueSource{ValueSource::Kind::Random}
                                : sourceOf(*input.tensor, input.place));
  }
  if (recipe.program)
    for (const TensorSpec &input : recipe.program->signature().inputs)
      recipe.donated.push_back(input.donates.has_value());
}

void RecipeBuilder::addResults() {
  for (auto [i, cell] : llvm::enumerate(graph->cells)) {
    fresh[cell.get()] = i;
    recipe.resultSizes.emplace_back();
    for (const TracedSize &size :
         graph->trace->sizes().sizesOf(graph->values[i]))
      recipe.resultSizes.back().push_back(size.expr);
    if (!recorder.arguments.isOfCaller(*cell))
      continue;
    recipe.writes.push_back({sourceOf(TensorImpl(cell)), i});
    recipe.recordedWrites.push_back(recorder.arguments.isRecordedWrite(*cell));
  }
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

static RecipeView viewIn(const Recipe &recipe, const StageView &view) {
  RecipeView source;
  if (view.views.back()->madeBy != recipe.recorder) {
    source.outside.assign(view.views.begin(), view.views.end());
    return source;
  }
  source.numViews = view.views.size();
  for (auto [i, output] : llvm::enumerate(recipe.outputs)) {
    ArrayRef<std::shared_ptr<const View>> views = output.views;
    if (views.take_front(source.numViews) == ArrayRef(view.views))
      source.output = i;
  }
  return source;
}

void RecipeBuilder::addOutputs(const std::vector<Tensor> &results) {
  std::map<Variable *, size_t> owners;
  for (const Tensor &result : results) {
    if (!result.defined()) {
      recipe.outputs.push_back({{ValueSource::Kind::None}, {}, {}});
      continue;
    }
    recipe.outputs.push_back(outputOf(result));
    if (!recipe.outputs.back().detachedAt)
      continue;
    auto [known, isNew] =
        owners.insert({result.getImpl()->own.get(), recipe.outputs.size() - 1});
    if (!isNew)
      recipe.outputs.back().sameVariable = known->second;
  }
}

// Returns the index of the result that is the leaf.
static std::optional<size_t> resultWith(const std::vector<Tensor> &results,
                                        const TensorImpl &leaf) {
  for (auto [i, result] : llvm::enumerate(results))
    if (result.defined() && result.getImpl()->isWhole() &&
        result.getImpl()->variable() == leaf.variable())
      return i;
  return std::nullopt;
}

void RecipeBuilder::addGradients(const std::vector<Tensor> &results) {
  recipe.computesGradients = recorder.gradients.computesGradients();
  for (const LeafGradient &known : recorder.gradients.all()) {
    VariableRoot leaf = known.root.lock();
    if (!leaf)
      recorder.noteEffect("a tensor that the function makes and gives a "
                          "gradient is destroyed");
    else if (!recorder.variables.isMadeInside(*leaf))
      recipe.leaves.push_back(sourceOf(*leaf));
    else if (std::optional<size_t> result = resultWith(results, *leaf))
      recipe.leaves.push_back({ValueSource::Kind::Output, *result});
    else
      recorder.noteEffect("a tensor that the function makes and its gradient "
                          "are kept outside of it");
  }
  for (const WeakRoot &root : recorder.gradients.undefined())
    if (VariableRoot leaf = root.lock())
      recipe.withoutGradients.push_back(sourceOf(*leaf));
  if (recipe.computesGradients)
    addComputed();
}

static bool isComputed(const TensorImpl &tensor) {
  const std::shared_ptr<Variable> &variable = tensor.variable();
  return variable && variable->requiresGrad &&
         (variable->edge || !tensor.isWhole());
}

void RecipeBuilder::addComputed() {
  for (size_t i = 0; i < recorder.given.tensors.size(); ++i) {
    const TensorHandle &original = recorder.arguments.original(i);
    recipe.computedArguments.push_back(original && isComputed(*original));
  }
  for (const CapturedTensor &captured : recipe.captured)
    recipe.computedCaptured.push_back(isComputed(*captured.tensor()));
}

Recipe RecipeBuilder::build(const std::vector<Tensor> &results,
                            int64_t numRandomOps) {
  recipe.name = recorder.label.name;
  recipe.recorder = recorder.id();
  recipe.numRandomOps = numRandomOps;
  if (graph) {
    recipe.program = graph->program.program;
    recipe.locations = graph->program.locations;
    recipe.device = graph->device;
    recipe.function = graph->function;
    recipe.derivative = graph->derivative;
    recipe.spent = graph->histories.spent;
    recipe.hasFoundSizes = graph->findsSizes();
    addInputs();
    addResults();
  }
  addOutputs(results);
  if (graph && recipe.derivative)
    for (const StageView &view : graph->views)
      recipe.views.push_back(viewIn(recipe, view));
  addGradients(results);
  return std::move(recipe);
}

//===----------------------------------------------------------------------===//
// Escapes
//===----------------------------------------------------------------------===//

// Whether the user's program keeps a tensor of the call besides its arguments
// and results. Only a trace updates this tensor; a program would not.
bool RecipeBuilder::isAnyKept(const std::vector<Tensor> &results) const {
  std::vector<CountedOwners> known;
  llvm::SmallPtrSet<const TensorImpl *, 8> tensors;
  auto count = [&](llvm::ArrayRef<Tensor> from, int owners) {
    for (const Tensor &tensor : from) {
      if (!tensor.defined())
        continue;
      const TensorImpl &impl = *tensor.getImpl();
      known.emplace_back(impl.owners, owners);
      if (tensors.insert(&impl).second)
        known.emplace_back(impl.cell->owners, 1);
    }
  };
  auto isKept = [](const Tensor &tensor) {
    return tensor.defined() && tensor.getImpl()->cell->isTraced &&
           (isKeptOutside(tensor.getImpl()) ||
            isKeptOutside(tensor.getImpl()->cell));
  };
  // A result is in the function's result and in `results`.
  count(recorder.given.tensors, 1);
  count(results, 2);
  return llvm::any_of(recorder.given.tensors, isKept) ||
         llvm::any_of(results, isKept);
}

void RecipeBuilder::checkEscapes(const std::vector<Tensor> &results) {
  if (isAnyKept(results))
    recorder.noteEffect(
        "an argument or a result is kept outside of the function");
}

} // namespace tcopt::capture
