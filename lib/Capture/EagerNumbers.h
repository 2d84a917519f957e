//===- EagerNumbers.h - numbers that vary between eager runs ----*- C++ -*-===//
//
// Eager code often does the same with other numbers: a learning rate, a step.
// The first time a number is a constant of the program; once it was seen to
// vary it is an input, and the program is compiled no more.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_EAGERNUMBERS_H
#define TCOPT_CAPTURE_EAGERNUMBERS_H

#include "Program.h"
#include "Trace.h"

namespace tcopt::capture {

/// Which constants of graphs were seen to vary.
class NumberHistory {
public:
  /// Tells for each of these constants, of a graph with this key but for them,
  /// whether it varies.
  std::vector<bool> update(const std::vector<uintptr_t> &graph,
                           llvm::ArrayRef<mlir::Attribute> numbers);
  void forget();

private:
  struct Family {
    std::vector<mlir::Attribute> first;
    std::vector<bool> varies;
  };
  std::mutex mutex;
  std::map<std::vector<uintptr_t>, Family> families;
};

/// The program of a trace with these results; its last inputs are numbers.
TraceProgram eagerProgramFor(Trace &trace, llvm::ArrayRef<mlir::Value> results);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_EAGERNUMBERS_H
