//===- CallFrame.h - the function whose body builds a graph -----*- C++ -*-===//
//
// Errors of ops are reported in terms of the user's call: the called function,
// the names of its parameters, and its arguments. `dispatch` creates a frame
// for each call, and Builder turns diagnostics of ops into errors by it.
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

/// A tensor function. Guard keys contain its address, which therefore
/// identifies the function: each object is defined once, in a source file.
struct FunctionInfo {
  const char *name;
  /// The names of the parameters, as in "input, weight, bias".
  const char *parameters = "";
  /// Whether the function computes elementwise on tensors broadcast to the same
  /// sizes.
  bool isPointwise = false;

  /// The name of the function that the user called: `topk` for the helper
  /// `_topk`, which `topk` calls.
  const char *calledName() const;
};

/// The arguments of a call, with the names of parameters.
class ArgumentLister {
public:
  explicit ArgumentLister(const FunctionInfo &function);

  void add(const Tensor &tensor) { addTensor(tensor); }
  void add(const Operand &operand);
  void add(const std::vector<Tensor> &tensors);
  void add(const std::optional<Operand> &operand);
  template <typename T> void add(const T &) { ++next; }

  /// All arguments, as in "input: f32 [2, 3], weight: f32 [4, 4]".
  std::string text;
  /// The names of the tensors, in order.
  std::vector<std::string> tensors;

private:
  std::string nameOfNext();
  void addTensor(const Tensor &tensor);
  void addText(const std::string &name, const std::string &value);

  std::vector<std::string> names;
  size_t next = 0;
};

/// During its lifetime, this thread builds the graph of a function.
class CallFrame {
public:
  CallFrame(const FunctionInfo &function, Place place,
            llvm::function_ref<void(ArgumentLister &)> listArguments);
  ~CallFrame();
  CallFrame(const CallFrame &) = delete;
  CallFrame &operator=(const CallFrame &) = delete;

  /// Returns the function that the user called and the source location, as in
  /// "conv2d at a.cpp:7"; empty if this thread builds no function's graph.
  static std::string describeCalled();
  /// Returns the name of that function; "a tensor" if it is absent.
  static std::string nameOfCalled();

  /// Throws an Exception that lists the arguments, one of which is undefined.
  [[noreturn]] void throwUndefined(Place place) const;

  /// Returns errors of ops in terms of the function that the user called:
  /// without names and constraints of ops, with the arguments.
  static Exception failureOf(llvm::ArrayRef<OpDiagnostic> errors);

private:
  /// Returns the frame of the function that the user called; null if it is
  /// absent.
  static const CallFrame *outermost();

  const FunctionInfo &function;
  Place place;
  llvm::function_ref<void(ArgumentLister &)> listArguments;
  CallFrame *outer;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_CALLFRAME_H
