//===- Explain.cpp - what a trace relies on, in words ---------------------===//

#include "Explain.h"
#include "SizeHistory.h"
#include "tcopt/Support/DType.h"

namespace tcopt::capture {

static void addTensors(const CallKey &key, const Recorder &recorder,
                       std::vector<std::string> &texts) {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (Tensor tensor(*key.tensors[i]);
        tensor.defined() && recorder.dependsOn(i))
      texts.push_back(
          "argument " + std::to_string(i) + ": " +
          getName(tensor.dtype()).str() + ", " + std::to_string(tensor.dim()) +
          " dimensions" +
          (tensor.device().isCPU() ? "" : ", on " + tensor.device().text()) +
          (tensor.is_contiguous() ? "" : ", not contiguous"));
}

static bool isOpen(const Recorder &recorder, size_t word) {
  return llvm::any_of(recorder.openSizes(),
                      [&](const OpenSize &open) { return open.word == word; });
}

static void addNumbers(const Recorder &recorder,
                       std::vector<std::string> &texts) {
  for (auto [i, number] : llvm::enumerate(recorder.numbers())) {
    if (number.isOpen || isOpen(recorder, number.word))
      continue;
    const Scalar &value = number.value;
    texts.push_back("number " + std::to_string(i) + " == " +
                    (value.isFloat() ? std::to_string(value.toDouble())
                                     : std::to_string(value.toInt())));
  }
}

std::vector<std::string> guardTexts(const CallKey &key,
                                    const Recorder &recorder) {
  std::vector<std::string> texts, names;
  addTensors(key, recorder, texts);
  for (const OpenSize &open : recorder.openSizes())
    names.push_back(open.text());
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    if (recorder.dependsOn(tensor) && !isOpen(recorder, word))
      texts.push_back("size(" + std::to_string(dim) + ") of argument " +
                      std::to_string(tensor) +
                      " == " + std::to_string(key.words[word]));
  });
  addNumbers(recorder, texts);
  for (const SizeGuard &guard : recorder.guards())
    texts.push_back(guard.text(names));
  return texts;
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
