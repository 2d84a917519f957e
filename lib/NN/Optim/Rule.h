//===- Rule.h - how optimizers of a kind update parameters ------*- C++ -*-===//
//
// A rule names the options and the state of a kind of optimizer and updates one
// parameter. It is applied to lists of tensors by a function that is compiled,
// so it decides by flags and by which numbers are zero only: those are parts of
// the guard key. All other numbers are tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NN_OPTIM_RULE_H
#define TCOPT_NN_OPTIM_RULE_H

#include "tcopt/Capture/Optim/Optimizer.h"

namespace tcopt::optim::detail {

/// What a compiled step takes: lists have an entry for each parameter.
struct UpdateLists {
  /// Of rank 0, as the options of the group.
  std::vector<Tensor> numbers;
  /// Undefined, or what is not zero where nothing is to change.
  Tensor skip;
  /// Undefined, or what gradients were multiplied with.
  Tensor scale;
  std::vector<Tensor> params, grads;
  /// Of f32; undefined for parameters that have none.
  std::vector<Tensor> masters;
  /// By slot.
  std::vector<std::vector<Tensor>> state;
  /// Counts of steps, which parameters share that were always updated together,
  /// and the count of each parameter; empty where there is one count.
  std::vector<Tensor> steps;
  std::vector<int64_t> stepOf;
  /// Flags, and which numbers are not zero: shapeOf.
  uint64_t shape = 0;
};

/// Flags that all optimizers have, before their own.
enum CommonFlag : size_t { Maximize, MasterWeights, FirstOwnFlag };

/// Which flags are set and, from bit 32 on, which numbers are not zero.
class Shape {
public:
  explicit Shape(uint64_t bits) : bits(bits) {}
  bool is(size_t flag) const { return bits >> flag & 1; }
  bool has(size_t number) const { return bits >> (32 + number) & 1; }

private:
  uint64_t bits;
};

/// One parameter as a rule sees it. Tensors of 16 bits are computed in f32.
class ParamUpdate {
public:
  ParamUpdate(const UpdateLists &lists, size_t number,
              const std::vector<Tensor> &steps, const Tensor &skip);

  Shape shape() const { return Shape(lists.shape); }
  bool is(size_t flag) const { return shape().is(flag); }
  bool has(size_t number) const { return shape().has(number); }
  /// An option, of f64: for what PyTorch computes in Python.
  const Tensor &exact(size_t option) const { return lists.numbers[option]; }
  /// Of rank 0, as tensors are computed: kernels then take the number itself,
  /// and not a tensor of it.
  Tensor rounded(const Tensor &number) const {
    return number.to(value.dtype());
  }
  Tensor number(size_t option) const { return rounded(exact(option)); }
  /// How often the parameter has been updated, this time included: f64.
  const Tensor &step() const { return count; }

  const Tensor &param() const { return value; }
  /// Downwards to what is sought.
  const Tensor &grad() const { return gradient; }
  Tensor state(size_t slot) const;
  /// Writes a state; gives what was written.
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
  /// Values are at least 0 and, if this is set, less than 1.
  bool isFraction = false;
  /// Whether updates are others where it is 0.
  bool decides = false;
};

struct Rule {
  const char *kind;
  std::vector<NumberRule> numbers;
  /// After those that all have.
  std::vector<const char *> flags;
  /// The names of a parameter's state tensors.
  std::vector<std::string> (*slots)(Shape);
  /// Whether updates need the count of steps.
  bool (*countsSteps)(Shape);
  void (*update)(ParamUpdate &);
  /// What is wrong with options that are in range; "" if nothing is.
  std::string (*check)(const PackedOptions &) = nullptr;
};

/// Bits of a Shape.
uint64_t shapeOf(const Rule &rule, const PackedOptions &options);
/// One step of all parameters.
void update(const Rule &rule, const UpdateLists &lists);

} // namespace tcopt::optim::detail

#endif // TCOPT_NN_OPTIM_RULE_H
