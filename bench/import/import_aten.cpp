//===- import_aten.cpp - time of the import of graphs of PyTorch ----------===//
//
// Prints, for each JSON file of docs/TorchGraph.md, its nodes, and the medians
// of the milliseconds of CPU time of parsing and of building the module.
//
//   tools/dev/extract_graph.py ARCHIVE NAME > graph.json
//   build/bench/import_aten graph.json...
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/MLIRContext.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Execution/CompileSession.h"
#include "tcopt/Import/TorchGraph.h"
#include "tcopt/InitAll.h"
#include "llvm/Support/MemoryBuffer.h"
#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace tcopt;

template <typename Function> static double medianOf(Function function) {
  constexpr int kRuns = 15;
  std::vector<double> times;
  for (int i = 0; i < kRuns; ++i) {
    std::clock_t start = std::clock();
    function();
    times.push_back(double(std::clock() - start) * 1000 / CLOCKS_PER_SEC);
  }
  std::ranges::nth_element(times, times.begin() + kRuns / 2);
  return times[kRuns / 2];
}

static int measure(const char *path, mlir::MLIRContext *context) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer) {
    std::fprintf(stderr, "cannot read '%s'\n", path);
    return 1;
  }
  llvm::StringRef text = (*buffer)->getBuffer();
  llvm::Expected<torch::TorchGraph> graph = torch::parseTorchGraph(text);
  if (!graph) {
    std::fprintf(stderr, "%s: %s\n", path, toString(graph.takeError()).c_str());
    return 1;
  }
  std::vector<torch::Refusal> refusals;
  double parse =
      medianOf([&] { (void)cantFail(torch::parseTorchGraph(text)); });
  double walk = medianOf([&] {
    refusals.clear();
    (void)torch::importTorchGraph(*graph, /*context=*/nullptr, refusals);
  });
  double whole = medianOf(
      [&] { (void)torch::importTorchGraph(*graph, context, refusals); });
  std::printf("%-32s %5zu nodes  %7.2f parse  %7.2f build  %7.2f with a copy "
              "to another context\n",
              path, graph->nodes.size(), parse, walk, whole);
  for (const torch::Refusal &refusal : refusals)
    std::printf("  %s\n", refusal.text().c_str());
  return 0;
}

int main(int argc, char **argv) {
  std::unique_ptr<CompileSession> session = createSession();
  int status = 0;
  for (int i = 1; i < argc; ++i)
    status |= measure(argv[i], session->context());
  return status;
}
