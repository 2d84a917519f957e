//===- ConformanceCases.h - Small models of single operators ----*- C++ -*-===//
//
// The conformance cases of backends are written as templates, in files
// `dialects/<Name>/Conformance/*.mlir.in` that are installed in
// `share/tcopt/conformance`. A file is a list of templates:
//
//   // CASE graph.sum graph.prod
//   // T: floats
//   // inputs: random:1 nonfinite:1
//   func.func @main(%x: tensor<$5x3x$T>) -> tensor<$5x$T> {
//     %0 = $OP %x, dims = [1], keepdim = false : (tensor<$5x3x$T>) -> ...
//     return %0 : tensor<$5x$T>
//   }
//   // NO CASE graph.opaque: nothing executes it
//
// The template is instantiated for each operator `$OP` and each value of the
// variables; `// T SUM: f16,f32 f64,f64` sets two variables together. The words
// floats, ints, signed, numbers and all abbreviate lists of element types. A
// size `$5` is 5 in one case, and in another case dynamic with the value 5 at
// run time; `?5` is always dynamic. `// fails: TEXT` requires that the program
// ends with an error that contains this text.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TESTING_CONFORMANCECASES_H
#define TCOPT_TESTING_CONFORMANCECASES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>
#include <vector>

namespace tcopt {

/// A model of one operator.
struct ConformanceCase {
  std::string op;
  /// The element type `T`, if the template has this variable.
  std::string dtype;
  /// The values that distinguish it from the operator's other cases: `T=f32
  /// dynamic`.
  std::string variant;
  std::string text;
  /// The inputs of each run of the program: `random:1`.
  std::vector<std::string> inputs;
  /// Values of `--dim`: `arg0.0=5`.
  std::vector<std::string> dims;
  /// A substring of the error that the program must end with; empty for none.
  std::string fails;
};

struct ConformanceSet {
  std::vector<ConformanceCase> cases;
  /// Operators without cases, and why.
  std::map<std::string, std::string> exempt;
};

/// Adds the cases of one file's text. Errors have the file, the line, the
/// expected and the found text.
llvm::Error parseConformanceCases(llvm::StringRef text, llvm::StringRef file,
                                  ConformanceSet &set);

/// Loads the cases of a file, or of all files `*.mlir.in` of a folder and its
/// subfolders, in the order of their names. Errors: no cases are found.
llvm::Expected<ConformanceSet> loadConformanceCases(llvm::StringRef path);

} // namespace tcopt

#endif // TCOPT_TESTING_CONFORMANCECASES_H
