//===- AutogradScript.h - scripts about gradients ---------------*- C++ -*-===//
//
// A script has three sections: `@setup` creates leaves, modules and optimizers,
// `@body` is the function that is called, compiled or not, and `@after` runs
// after each call. README.md of this folder describes the grammar.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_FUZZ_AUTOGRADSCRIPT_H
#define TCOPT_FUZZ_AUTOGRADSCRIPT_H

#include "AutogradNets.h"
#include "Script.h"
#include "tcopt/Capture/Optim/Optimizer.h"
#include <memory>

namespace fuzz {

using Results = std::vector<tcopt::Tensor>;

/// Modules and optimizers of a script.
struct World {
  std::map<int, std::shared_ptr<Net>> nets;
  std::map<int, std::shared_ptr<tcopt::optim::Optimizer>> optimizers;
};

/// Runs statements about gradients. Throws the first error.
class AutogradMachine {
public:
  explicit AutogradMachine(World &world) : world(world) {
    tensors.stops = true;
  }

  void run(const std::vector<Statement> &statements);
  void set(int number, const tcopt::Tensor &tensor) {
    tensors.registers[number] = tensor;
  }
  tcopt::Tensor get(int number) const;

  World &world;
  Machine tensors;
  std::map<int, int64_t> hooks;
  /// The line of the innermost statement that failed first.
  std::optional<int> failedLine;

private:
  void one(const Statement &statement);
};

/// A call. Its arguments are new tensors or registers of the setup.
struct AutogradCall {
  std::vector<Words> arguments;
};

class AutogradProgram {
public:
  explicit AutogradProgram(const std::vector<std::string> &lines);

  std::vector<int> returned;
  std::vector<AutogradCall> calls;

  /// Runs setup and calls, eagerly or compiled with options. Returns the output
  /// of each call: flags, elements and gradients, or the error.
  std::string run(const std::optional<tcopt::Options> &options) const;

private:
  std::vector<Statement> setup, body, after;
};

/// Returns the options of eager (none), compiled, dynamic or interp. Errors:
/// unknown mode.
std::optional<tcopt::Options> optionsOfMode(const std::string &mode);

} // namespace fuzz

#endif // TCOPT_FUZZ_AUTOGRADSCRIPT_H
