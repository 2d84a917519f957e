//===- OpTable.h - Table of interpreted ops ---------------------*- C++ -*-===//
//
// A map from op names to functions. The tables of graph, core and the host ops
// are filled by the populate functions; plugins add their own entries.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERPRETER_OPTABLE_H
#define TCOPT_INTERPRETER_OPTABLE_H

#include "mlir/IR/Operation.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <vector>

namespace tcopt {

class Interpreter;
struct InterpreterFrame;

/// The execution of an op: the values of its operands and results, and
/// functions of the interpreter for op implementations.
class OpCall {
public:
  OpCall(mlir::Operation *op, llvm::ArrayRef<RuntimeValue> operands,
         Interpreter &interpreter, InterpreterFrame &frame)
      : op(op), operands(operands), interpreter(interpreter), frame(frame) {}

  mlir::Operation *const op;
  const llvm::ArrayRef<RuntimeValue> operands;
  /// The values of the results, which the op's function appends.
  RuntimeValues results;
  Interpreter &interpreter;

  const HostTensor &tensor(unsigned i) const { return operands[i].tensor(); }
  int64_t integer(unsigned i) const { return operands[i].integer(); }
  llvm::SmallVector<int64_t> integers(mlir::OperandRange range) const;
  /// Sizes of a mixed list of constants and operands.
  llvm::SmallVector<int64_t> mixed(llvm::ArrayRef<int64_t> constants,
                                   mlir::OperandRange range) const;
  /// Returns the operand in the range or, without one, the constant.
  int64_t mixed(int64_t constant, mlir::OperandRange range) const {
    return range.empty() ? constant : integer(range.getBeginOperandIndex());
  }

  /// The dtype of the tensors that represent a type: f64 for every float type
  /// with Precision::F64.
  DType heldDType(mlir::Type type) const;
  DType resultDType(unsigned i = 0) const {
    return heldDType(op->getResult(i).getType());
  }
  bool isF64() const;
  /// A tensor of zeros within the interpreter's limit of bytes.
  llvm::Expected<HostTensor> create(DType dtype,
                                    llvm::ArrayRef<int64_t> shape) const;
  /// A copy of `x` whose elements are converted.
  llvm::Expected<HostTensor> convert(const HostTensor &x, DType dtype) const;

  /// Runs a region of one block of `op`; returns the operands of its
  /// terminator.
  llvm::Expected<RuntimeValues> runRegion(mlir::Region &region,
                                          llvm::ArrayRef<RuntimeValue> args);
  /// Calls another function.
  llvm::Expected<RuntimeValues> callFunction(llvm::StringRef name);

  /// Returns an error with this message; the interpreter adds the op and its
  /// location.
  llvm::Error error(const llvm::Twine &message) const;

private:
  InterpreterFrame &frame;
};

/// Computes an op: reads the operands and appends the results.
using OpFunction = std::function<llvm::Error(OpCall &)>;

class OpTable {
public:
  /// Adds an op or replaces its entry.
  void add(llvm::StringRef name, OpFunction function) {
    entries[name] = std::move(function);
  }
  /// Adds an op with one tensor result.
  void addTensorOp(llvm::StringRef name,
                   std::function<llvm::Expected<HostTensor>(OpCall &)> fn);
  /// Overload for a function with a parameter of the op's class.
  template <typename OpT>
  void addTensorOp(llvm::Expected<HostTensor> (*fn)(OpT, OpCall &)) {
    addTensorOp(OpT::getOperationName(), [fn](OpCall &call) {
      return fn(llvm::cast<OpT>(call.op), call);
    });
  }

  /// Adds an op with several tensor results.
  void addTensorsOp(
      llvm::StringRef name,
      std::function<llvm::Expected<std::vector<HostTensor>>(OpCall &)> fn);
  /// Overload for a function with a parameter of the op's class.
  template <typename OpT>
  void addTensorsOp(llvm::Expected<std::vector<HostTensor>> (*fn)(OpT,
                                                                  OpCall &)) {
    addTensorsOp(OpT::getOperationName(), [fn](OpCall &call) {
      return fn(llvm::cast<OpT>(call.op), call);
    });
  }

  /// The function of an op; null if it is unknown.
  const OpFunction *lookup(llvm::StringRef name) const {
    auto entry = entries.find(name);
    return entry == entries.end() ? nullptr : &entry->second;
  }
  /// The names of all ops, sorted.
  llvm::SmallVector<llvm::StringRef> names() const;

private:
  llvm::StringMap<OpFunction> entries;
};

void populateGraphInterpreter(OpTable &table);
void populateCoreInterpreter(OpTable &table);
/// Adds scalar arith, tensor ops such as tensor.dim, func.call and scf.
void populateHostInterpreter(OpTable &table);
/// Adds check.equal, check.close, graph.print, grad.stop and grad.checkpoint.
void populateCheckInterpreter(OpTable &table);
/// Adds the ops of all functions above.
void populateInterpreter(OpTable &table);

} // namespace tcopt

#endif // TCOPT_INTERPRETER_OPTABLE_H
