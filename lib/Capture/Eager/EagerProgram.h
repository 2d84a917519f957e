//===- EagerProgram.h - programs of what runs eagerly -----------*- C++ -*-===//
//
// Eager code often does the same with other numbers (a learning rate, a step)
// and with tensors of other sizes (the last batch, a sequence that grows). The
// first time they are constants of the program; once one was seen to vary, the
// program takes it as an input, or leaves it open, and is compiled no more.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_EAGERPROGRAM_H
#define TCOPT_CAPTURE_EAGERPROGRAM_H

#include "../Compile/Program.h"
#include "../Trace/Trace.h"

namespace tcopt::capture {

/// Which numbers and sizes of graphs were seen to vary.
class EagerHistory {
public:
  /// What graphs are the same in, but for these.
  using Graph = std::vector<uintptr_t>;

  /// Tells for each of these values, of a graph, whether it varies.
  std::vector<bool> update(const Graph &graph,
                           llvm::ArrayRef<mlir::Attribute> values);
  /// These values of the graph are constants of its programs from now on.
  void close(const Graph &graph, llvm::ArrayRef<size_t> values);
  void forget();

private:
  struct Family {
    std::vector<mlir::Attribute> first;
    std::vector<bool> varies, isClosed;
  };
  std::mutex mutex;
  std::map<Graph, Family> families;
};

/// The program of a trace with these results; its last inputs are numbers.
TraceProgram eagerProgramFor(Trace &trace, llvm::ArrayRef<mlir::Value> results);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_EAGERPROGRAM_H
