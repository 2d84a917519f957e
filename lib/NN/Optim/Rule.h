//===- Rule.h - update rules of optimizers ----------------------*- C++ -*-===//
//
// A rule is a kind of optimizer: its options, its state tensors, and the update
// of a parameter. Group compiles a function that applies the rule to lists of
// tensors. The rule may branch only on flags and on whether a number is zero,
// which are in the guard key; the values of numbers are tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NN_OPTIM_RULE_H
#define TCOPT_NN_OPTIM_RULE_H

#include "tcopt/Capture/Optim/Optimizer.h"

namespace tcopt::optim::detail {

/// The arguments of a compiled step. Lists have an element for each parameter.
struct UpdateLists {
  /// The numbers of the group's options, of rank 0 and f64.
  std::vector<Tensor> numbers;
  /// If defined and not zero, the step changes nothing.
  Tensor skip;
  /// The factor of the gradients (GradScaler), by which they are divided;
  /// undefined without scaling.
  Tensor scale;
  std::vector<Tensor> params, grads;
  /// Master weights of f32; undefined for parameters without.
  std::vector<Tensor> masters;
  /// State tensors, by slot.
  std::vector<std::vector<Tensor>> state;
  /// The counts of steps, each shared by parameters that were always updated
  /// together, and for each parameter the index of its count; empty if there is
  /// a single count.
  std::vector<Tensor> steps;
  std::vector<int64_t> stepOf;
  /// The bits of shapeOf: flags, and which numbers are not zero.
  uint64_t shape = 0;
};

/// The flags that all optimizers have, before their own.
enum CommonFlag : size_t { Maximize, MasterWeights, FirstOwnFlag };

/// The bits of set flags and, from bit 32 on, of the numbers that are not zero.
class Shape {
public:
  explicit Shape(uint64_t bits) : bits(bits) {}
  bool is(size_t flag) const { return bits >> flag & 1; }
  bool has(size_t number) const { return bits >> (32 + number) & 1; }

private:
  uint64_t bits;
};

/// A parameter during its update by a rule. Tensors of 16 bits are computed in
/// f32.
class ParamUpdate {
public:
  ParamUpdate(const UpdateLists &lists, size_t number,
              const std::vector<Tensor> &steps, const Tensor &skip);

  Shape shape() const { return Shape(lists.shape); }
  bool is(size_t flag) const { return shape().is(flag); }
  bool has(size_t number) const { return shape().has(number); }
  /// Returns an option as a tensor of f64, for values that PyTorch computes in
  /// Python.
  const Tensor &exact(size_t option) const { return lists.numbers[option]; }
  /// Returns a tensor of rank 0 in the dtype of the parameter, so that kernels
  /// use it as a scalar operand.
  Tensor rounded(const Tensor &number) const {
    return number.to(value.dtype());
  }
  Tensor number(size_t option) const { return rounded(exact(option)); }
  /// Returns the number of updates of the parameter, including this one, as
  /// f64.
  const Tensor &step() const { return count; }

  const Tensor &param() const { return value; }
  /// Returns the gradient, unscaled, and negated for Maximize.
  const Tensor &grad() const { return gradient; }
  Tensor state(size_t slot) const;
  /// Writes a state and returns the new value.
  Tensor setState(size_t slot, const Tensor &next);
  void setParam(const Tensor &next);

private:
  void write(const Tensor &target, const Tensor &next) const;

  const UpdateLists &lists;
  const size_t index;
  const Tensor skip;
  Tensor count, value, gradient;
};

struct NumberRule {
  const char *name;
  /// Whether the value must be less than 1. All values must be at least 0.
  bool isFraction = false;
  /// Whether the update has another form if the value is 0.
  bool decides = false;
};

struct Rule {
  const char *kind;
  std::vector<NumberRule> numbers;
  /// The flags of this kind of optimizer, after the common flags.
  std::vector<const char *> flags;
  /// Returns the names of a parameter's state tensors.
  std::vector<std::string> (*slots)(Shape);
  /// Returns whether updates need the count of steps.
  bool (*countsSteps)(Shape);
  void (*update)(ParamUpdate &);
  /// Returns an error message for options that are in range but contradict each
  /// other; else "".
  std::string (*check)(const PackedOptions &) = nullptr;
};

/// Returns the bits of a Shape.
uint64_t shapeOf(const Rule &rule, const PackedOptions &options);
/// Updates all parameters once.
void update(const Rule &rule, const UpdateLists &lists);

} // namespace tcopt::optim::detail

#endif // TCOPT_NN_OPTIM_RULE_H
