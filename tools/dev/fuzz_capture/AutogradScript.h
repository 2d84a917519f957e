//===- AutogradScript.h - scripts about gradients ---------------*- C++ -*-===//
//
// A script of three sections: `@setup` makes leaves, modules and optimizers,
// `@body` is the function that is called, compiled or not, and `@after` runs
// behind each call. README.md of this folder has the grammar.
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

/// Runs statements about gradients; ends at the first error, which is thrown.
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
  /// Of the innermost statement that failed first.
  std::optional<int> failedLine;

private:
  void one(const Statement &statement);
};

/// A call: its arguments are made anew, or registers of the setup.
struct AutogradCall {
  std::vector<Words> arguments;
};

class AutogradProgram {
public:
  explicit AutogradProgram(const std::vector<std::string> &lines);

  std::vector<int> returned;
  std::vector<AutogradCall> calls;

  /// Runs setup and calls, eagerly or compiled with options. Returns what is
  /// seen after each call, as text.
  std::string run(const std::optional<tcopt::Options> &options) const;

private:
  std::vector<Statement> setup, body, after;
};

/// eager, compiled, dynamic or interp. Errors: another mode.
std::optional<tcopt::Options> optionsOfMode(const std::string &mode);

} // namespace fuzz

#endif // TCOPT_FUZZ_AUTOGRADSCRIPT_H
