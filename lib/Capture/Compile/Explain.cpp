//===- Explain.cpp - guards and explanations as text ----------------------===//

#include "Explain.h"
#include "../Session/Engine.h"
#include "CompiledFunction.h"
#include "tcopt/Support/DType.h"

namespace tcopt::capture {

static bool isOpen(const Recorder &recorder, size_t word) {
  return llvm::any_of(
             recorder.symbols.openSizes(),
             [&](const OpenSize &open) { return open.word == word; }) ||
         llvm::any_of(recorder.symbols.numbers(),
                      [&](const CallNumber &number) {
                        return number.isOpen && number.word == word;
                      });
}

static std::string textOf(const std::string &name, const Tensor &tensor) {
  if (!tensor.defined())
    return name + ": not defined";
  return name + ": " + getName(tensor.dtype()).str() + ", " +
         std::to_string(tensor.dim()) + " dimensions" +
         (tensor.device().isCPU() ? "" : ", on " + tensor.device().text()) +
         (tensor.is_contiguous() ? "" : ", not contiguous") +
         (tensor.requires_grad() ? ", requires_grad" : "");
}

static std::string textOfCaptured(const CapturedTensor &captured) {
  const Cell &cell = captured.cell();
  std::string sizes;
  for (int64_t size : cell.declared)
    sizes += (sizes.empty() ? "" : ", ") + std::to_string(size);
  return getName(cell.dtype).str() + " [" + sizes + "], the same one" +
         (captured.place.line()
              ? " (used at " + textOfPlace(captured.place) + ")"
              : "");
}

static void addTensor(const Leaf &leaf, size_t number, const CallKey &key,
                      const Recorder &recorder,
                      std::vector<std::string> &texts) {
  Tensor tensor(*key.tensors[number]);
  if (!recorder.arguments.dependsOn(number))
    return;
  texts.push_back(textOf(leaf.name, tensor));
  for (int64_t dim = 0; tensor.defined() && dim < tensor.dim(); ++dim) {
    size_t word = key.sizeWord(number, size_t(dim));
    if (!isOpen(recorder, word))
      texts.push_back("size(" + std::to_string(dim) + ") of " + leaf.name +
                      " == " + std::to_string(key.words[word]));
  }
}

static void addLeaves(const CallKey &key, const Recorder &recorder,
                      llvm::ArrayRef<Leaf> leaves,
                      std::vector<std::string> &texts) {
  size_t numTensors = 0;
  for (const Leaf &leaf : leaves) {
    if (leaf.kind == Leaf::Kind::Tensor) {
      addTensor(leaf, numTensors++, key, recorder, texts);
      continue;
    }
    size_t word = leaf.firstWord + (leaf.kind == Leaf::Kind::Scalar);
    if (leaf.kind == Leaf::Kind::Constant || !isOpen(recorder, word))
      texts.push_back(leaf.name + " == " + leaf.value);
  }
}

std::vector<std::string> guardTexts(const CallKey &key,
                                    const TraceCompiler &compiler,
                                    llvm::ArrayRef<Leaf> leaves) {
  const Recorder &recorder = compiler.recorder();
  std::vector<std::string> texts, names;
  addLeaves(key, recorder, leaves, texts);
  for (const OpenSize &open : recorder.symbols.openSizes())
    names.push_back(open.text());
  for (const SizeGuard &guard : recorder.symbols.guards())
    texts.push_back(guard.text(names));
  for (const auto &guard : compiler.stateGuards())
    texts.push_back(guard->what() + (guard->before().empty()
                                         ? " is what it was"
                                         : " is " + guard->before()));
  if (compiler.recipe())
    for (size_t i = 0; i < compiler.recipe()->captured.size(); ++i)
      if (!compiler.recipe()->constants[unsigned(i)])
        texts.push_back("a tensor that is no argument: " +
                        textOfCaptured(compiler.recipe()->captured[i]));
  return texts;
}

Explanation explainCall(CompiledFunction &function, const CallKey &key,
                        std::vector<Leaf> leaves, const TraceHooks &hooks) {
  EngineScope scope(function.engine);
  OpenParts open = function.chooseDynamic(key, leaves);
  TraceCompiler compiler(function.options, function.label(),
                         argumentsOf(key, std::move(open)));
  compiler.keepsGraphs = true;
  compiler.trace(hooks.call);
  Explanation explanation;
  for (auto [i, graph] : llvm::enumerate(compiler.graphs())) {
    ExplainedGraph explained{graph, "", ""};
    if (i < compiler.breaks().size()) {
      const GraphBreak &end = compiler.breaks()[i];
      explained.breakReason = end.reason;
      explained.breakPlace = std::string(end.place.file_name()) + ":" +
                             std::to_string(end.place.line());
    }
    explanation.graphs.push_back(std::move(explained));
  }
  explanation.guards = guardTexts(key, compiler, leaves);
  explanation.updates = compiler.updates();
  return explanation;
}

} // namespace tcopt::capture

namespace tcopt {

int64_t Explanation::numOps() const {
  int64_t count = 0;
  for (const ExplainedGraph &graph : graphs)
    count += graph.graph.numOps;
  return count;
}

std::string Explanation::text() const {
  std::string text = std::to_string(graphs.size()) + " graphs, " +
                     std::to_string(numBreaks()) + " breaks, " +
                     std::to_string(numOps()) + " operators\n";
  for (auto [i, graph] : llvm::enumerate(graphs)) {
    text += "graph " + std::to_string(i) + ": " +
            std::to_string(graph.graph.numOps) + " operators\n";
    if (!graph.breakReason.empty())
      text += "break: " + graph.breakReason + " at " + graph.breakPlace + "\n";
  }
  for (const std::string &guard : guards)
    text += "guard: " + guard + "\n";
  for (const std::string &update : updates)
    text += "update: " + update + "\n";
  return text;
}

} // namespace tcopt
