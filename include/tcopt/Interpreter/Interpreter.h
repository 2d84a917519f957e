//===- Interpreter.h - The reference interpreter ----------------*- C++ -*-===//
//
// Executes functions of graph, core, and host ops on tensors, op by op. Its
// results define the semantics of the ops; speed is secondary.
//
//   OpTable table;
//   populateInterpreter(table);
//   Interpreter interpreter(table);
//   Expected<RuntimeValues> results = interpreter.call(function, arguments);
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERPRETER_INTERPRETER_H
#define TCOPT_INTERPRETER_INTERPRETER_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Interpreter/OpTable.h"
#include "tcopt/Support/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <chrono>

namespace tcopt {

enum class Precision {
  /// The result of each op is rounded to its dtype.
  Native,
  /// Every float tensor holds doubles, whatever its dtype.
  F64
};

/// A call of a user-defined op, whose kernel reads `inputs` and fills
/// `outputs`.
struct CustomCall {
  llvm::StringRef name;
  mlir::DictionaryAttr attributes;
  llvm::ArrayRef<const HostTensor *> inputs;
  llvm::MutableArrayRef<HostTensor> outputs;
};

struct InterpreterOptions {
  Precision precision = Precision::Native;
  /// The most bytes of one tensor.
  uint64_t byteLimit = HostTensor::defaultByteLimit;
  /// The most ops executed by one call; 0 means no limit.
  uint64_t stepLimit = 0;
  /// Seconds after which a call ends with an error; 0 means no limit.
  double timeLimit = 0;
  /// The limit of nested function calls.
  unsigned depthLimit = 256;
  /// The output of graph.print; null means standard output.
  llvm::raw_ostream *output = nullptr;
  /// Runs kernels of user-defined ops. If it is null, these ops are errors.
  std::function<llvm::Error(const CustomCall &)> runKernel;
  OpObserver observe;
};

/// The failure of an op at run time.
class ExecutionError : public llvm::ErrorInfo<ExecutionError> {
public:
  enum class Kind {
    Value,  ///< The op does not accept the values of its operands.
    Kernel, ///< The kernel of a user-defined op returned an error.
    Limit,  ///< A limit of the interpreter's options is exceeded.
  };

  static char ID;
  ExecutionError(mlir::Operation *op, std::string message,
                 Kind kind = Kind::Value);

  llvm::StringRef opName() const { return name; }
  llvm::StringRef text() const { return what; }
  /// Unknown if the op has no location in a file.
  const SourceLocation &location() const { return source; }
  Kind kind() const { return cause; }
  /// `file:line:col: 'op' message`.
  void log(llvm::raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  /// Text, since an error may outlive the program's context.
  std::string place, name, what;
  SourceLocation source;
  Kind cause;
};

/// The values of one activation of a function.
struct InterpreterFrame {
  llvm::DenseMap<mlir::Value, RuntimeValue> values;
};

/// Executes functions. The program must not change during the lifetime of an
/// interpreter that has executed it. Not thread-safe: use one interpreter per
/// thread.
class Interpreter {
public:
  explicit Interpreter(const OpTable &table, InterpreterOptions options = {})
      : table(table), settings(std::move(options)) {}

  const InterpreterOptions &options() const { return settings; }

  /// Calls a function. Errors: before execution, all ops of the function and
  /// its callees that the table lacks. For `Precision::F64` float arguments may
  /// have their type's dtype or f64; float results are f64.
  llvm::Expected<RuntimeValues> call(mlir::FunctionOpInterface function,
                                     llvm::ArrayRef<RuntimeValue> arguments);

  /// Returns the tensor of a constant, which is converted once.
  llvm::Expected<std::shared_ptr<const HostTensor>>
  constant(mlir::Attribute value);

  /// The dtype of the tensors that represent an element type.
  std::optional<DType> heldDType(mlir::Type elementType) const;

private:
  friend class OpCall;

  llvm::Error checkOps(mlir::FunctionOpInterface function);
  llvm::Error checkTime(mlir::Operation *op);
  llvm::Expected<RuntimeValue> takeArgument(mlir::FunctionOpInterface function,
                                            unsigned index,
                                            const RuntimeValue &value);
  llvm::Expected<RuntimeValues>
  callBody(mlir::FunctionOpInterface function,
           llvm::ArrayRef<RuntimeValue> arguments);
  llvm::Expected<RuntimeValues>
  runRegion(mlir::Operation *op, mlir::Region &region,
            llvm::ArrayRef<RuntimeValue> arguments, InterpreterFrame &frame);
  llvm::Error runOp(mlir::Operation &op, InterpreterFrame &frame);
  llvm::ArrayRef<mlir::Value> lastUses(mlir::Operation &op);
  std::string typeMismatch(const RuntimeValue &value, mlir::Type type) const;

  const OpTable &table;
  InterpreterOptions settings;
  llvm::DenseMap<mlir::Attribute, std::shared_ptr<const HostTensor>> constants;
  llvm::DenseSet<mlir::Operation *> checked;
  /// The analyzed blocks, and the values whose last use is each op.
  llvm::DenseSet<mlir::Block *> analyzed;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value, 2>> deaths;
  std::chrono::steady_clock::time_point deadline;
  uint64_t steps = 0;
  unsigned depth = 0;
};

} // namespace tcopt

#endif // TCOPT_INTERPRETER_INTERPRETER_H
