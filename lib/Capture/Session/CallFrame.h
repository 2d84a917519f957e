//===- CallFrame.h - the function whose body builds a graph -----*- C++ -*-===//
//
// What ops say of their operands is told as the program calls things: by the
// function that it has called, that function's parameters, and what they are.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_CALLFRAME_H
#define TCOPT_CAPTURE_SESSION_CALLFRAME_H

#include "../Tensor/Cell.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tcopt {
class OpDiagnostic;
}

namespace tcopt::capture {

/// A function on tensors. Guard keys contain the address, which therefore
/// identifies the function: each object is defined once, in a source file.
struct FunctionInfo {
  const char *name;
  /// Names, as in "input, weight, bias".
  const char *parameters = "";
  /// Whether elements of its tensors, expanded to the same sizes, are computed
  /// with one by one.
  bool isPointwise = false;

  /// What the program has called: `topk` for `_topk`, which it calls.
  const char *calledName() const;
};

/// The arguments of a call, by the names of parameters.
class ArgumentLister {
public:
  explicit ArgumentLister(const FunctionInfo &function);

  void add(const Tensor &tensor) { addTensor(tensor); }
  void add(const Operand &operand);
  void add(const std::vector<Tensor> &tensors);
  void add(const std::optional<Operand> &operand);
  template <typename T> void add(const T &) { ++next; }

  /// As in "input: f32 [2, 3], weight: f32 [4, 4]".
  std::string text;
  /// Of tensors, in order.
  std::vector<std::string> tensors;

private:
  std::string nameOfNext();
  void addTensor(const Tensor &tensor);
  void addText(const std::string &name, const std::string &value);

  std::vector<std::string> names;
  size_t next = 0;
};

/// While it lives, this thread builds the graph of a function.
class CallFrame {
public:
  CallFrame(const FunctionInfo &function, Place place,
            llvm::function_ref<void(ArgumentLister &)> listArguments);
  ~CallFrame();
  CallFrame(const CallFrame &) = delete;
  CallFrame &operator=(const CallFrame &) = delete;

  /// As in "conv2d at a.cpp:7": what the program has called; nothing if the
  /// thread builds the graph of no function.
  static std::string describeCalled();
  /// The name of that function; "a tensor" if there is none.
  static std::string nameOfCalled();

  /// Throws an Exception that names the arguments.
  [[noreturn]] void throwUndefined(Place place) const;

  /// Returns errors of ops in terms of the function that the program has
  /// called: without names and constraints of ops, with the arguments.
  static Exception failureOf(llvm::ArrayRef<OpDiagnostic> errors);

private:
  /// What the program has called; null if nothing.
  static const CallFrame *outermost();

  const FunctionInfo &function;
  Place place;
  llvm::function_ref<void(ArgumentLister &)> listArguments;
  CallFrame *outer;
};

/// Calls the body of a function that the program has called at a place.
template <typename Body>
auto callInFrame(const FunctionInfo &function, Place place,
                 llvm::function_ref<void(ArgumentLister &)> listArguments,
                 const Body &body) {
  CallFrame frame(function, place, listArguments);
  try {
    return body();
  } catch (const UndefinedTensor &) {
    frame.throwUndefined(place);
  }
}

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_CALLFRAME_H
