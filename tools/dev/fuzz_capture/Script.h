//===- Script.h - scripts of calls of the capture API -----------*- C++ -*-===//
//
// A script is a list of statements, one in each line, which a machine runs on
// registers of tensors. README.md of this folder has the grammar.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_FUZZ_SCRIPT_H
#define TCOPT_FUZZ_SCRIPT_H

#include "tcopt/Capture/Compile.h"
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

using Words = std::vector<std::string>;

/// A statement, and those within it.
struct Statement {
  int line = 0;
  Words words;
  std::vector<Statement> body, otherwise;
};

/// Errors: blocks that do not end.
std::vector<Statement> parse(const std::vector<std::string> &lines);

/// What a script is called with.
struct Inputs {
  std::vector<tcopt::Tensor> tensors;
  std::vector<tcopt::Scalar> numbers;
  std::vector<tcopt::Size> sizes;
  /// What `iftraining` asks for: nothing, no training, in a recorded script.
  std::function<bool()> isTraining = [] { return false; };
};

/// Registers, and what went wrong.
struct Machine {
  std::map<int, tcopt::Tensor> registers;
  std::map<int, tcopt::Scalar> values;
  const Inputs *inputs = nullptr;
  /// (line, message).
  std::vector<std::pair<int, std::string>> errors;
  /// Ends at the first error, which is thrown.
  bool stops = false;
  /// Reads what each statement gives and writes: what fails because of values
  /// tells so then, as PyTorch does, and not when it is printed.
  bool settles = false;

  void run(const std::vector<Statement> &statements);

private:
  void runOne(const Statement &statement);
  void apply(const Statement &statement);
  void settle() const;
  void block(const Statement &statement);
};

/// A statement has an operand that an earlier error left undefined.
struct Undefined {};

/// A call of a function: its arguments, and where its results go.
class Call {
public:
  Call(Machine &machine, const Words &words) : machine(machine), words(words) {}

  tcopt::Tensor tensor(size_t i) const;
  std::vector<tcopt::Tensor> tensors(size_t i) const;
  tcopt::Operand operand(size_t i) const;
  std::optional<tcopt::Operand> maybeOperand(size_t i) const;
  tcopt::Scalar scalar(size_t i) const { return scalarOf(word(i)); }
  int64_t integer(size_t i) const { return sizeOf(word(i)); }
  std::optional<int64_t> maybeInteger(size_t i) const;
  double real(size_t i) const { return scalar(i).toDouble(); }
  std::optional<double> maybeReal(size_t i) const;
  std::vector<double> reals(size_t i) const;
  std::nullopt_t none(size_t) const { return std::nullopt; }
  bool boolean(size_t i) const { return word(i) == "b1"; }
  tcopt::Size size(size_t i) const { return sizeOf(word(i)); }
  std::optional<tcopt::Size> maybeSize(size_t i) const;
  tcopt::Sizes sizes(size_t i) const;
  tcopt::Dims dims(size_t i) const;
  tcopt::DType dtype(size_t i) const;
  std::optional<tcopt::DType> maybeDType(size_t i) const;
  std::string_view text(size_t i) const {
    return std::string_view(word(i)).substr(1);
  }
  std::vector<tcopt::Index> entries(size_t i) const;

  void give(const tcopt::Tensor &result) const { set(0, result); }
  void give(const std::pair<tcopt::Tensor, tcopt::Tensor> &results) const;
  void give(const std::vector<tcopt::Tensor> &results) const;
  void give(bool result) const;

private:
  const std::string &word(size_t i) const { return words.at(i + 2); }
  bool isNone(size_t i) const { return word(i) == "_"; }
  void set(int offset, const tcopt::Tensor &result) const;
  tcopt::Tensor registerOf(std::string_view number) const;
  tcopt::Size sizeOf(std::string_view text) const;
  tcopt::Scalar scalarOf(std::string_view text) const;
  tcopt::Index entryOf(const std::string &text) const;

  Machine &machine;
  const Words &words;
};

Words split(const std::string &text, char separator);
tcopt::DType dtypeNamed(std::string_view name);
std::string_view nameOf(tcopt::DType dtype);
/// Of a dtype, sizes and values as text.
tcopt::Tensor literal(const std::string &dtype, const std::string &sizes,
                      const Words &words, size_t first);
/// dtype, sizes, whether it is contiguous, values.
std::string print(const tcopt::Tensor &tensor);

} // namespace fuzz

#endif // TCOPT_FUZZ_SCRIPT_H
