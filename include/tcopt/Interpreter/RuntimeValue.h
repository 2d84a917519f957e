//===- RuntimeValue.h - Runtime value of an SSA value -----------*- C++ -*-===//
//
// A runtime value is a shared immutable tensor or a scalar.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERPRETER_RUNTIMEVALUE_H
#define TCOPT_INTERPRETER_RUNTIMEVALUE_H

#include "mlir/IR/Types.h"
#include "tcopt/Support/HostTensor.h"
#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace tcopt {

/// A tensor, an integer (index, i1 as 0 or 1, signed others) or a float.
class RuntimeValue {
public:
  RuntimeValue() : value(int64_t(0)) {}
  RuntimeValue(HostTensor tensor)
      : value(std::make_shared<const HostTensor>(std::move(tensor))) {}
  RuntimeValue(std::shared_ptr<const HostTensor> tensor)
      : value(std::move(tensor)) {}
  static RuntimeValue ofInteger(int64_t number) { return RuntimeValue(number); }
  static RuntimeValue ofFloat(double number) { return RuntimeValue(number); }

  bool isTensor() const { return value.index() == 2; }
  bool isInteger() const { return value.index() == 0; }
  bool isFloat() const { return value.index() == 1; }

  const HostTensor &tensor() const { return *std::get<2>(value); }
  std::shared_ptr<const HostTensor> tensorPtr() const {
    return std::get<2>(value);
  }
  int64_t integer() const { return std::get<0>(value); }
  double number() const { return std::get<1>(value); }

private:
  explicit RuntimeValue(int64_t number) : value(number) {}
  explicit RuntimeValue(double number) : value(number) {}

  std::variant<int64_t, double, std::shared_ptr<const HostTensor>> value;
};

using RuntimeValues = llvm::SmallVector<RuntimeValue>;

/// Called after each op that the interpreter has executed.
using OpObserver = std::function<void(mlir::Operation *op,
                                      llvm::ArrayRef<RuntimeValue> operands,
                                      llvm::ArrayRef<RuntimeValue> results)>;

/// The dtype of an element type, if it is one of the ten.
std::optional<DType> getDType(mlir::Type elementType);
/// The element type of a dtype.
mlir::Type elementTypeOf(DType dtype, mlir::MLIRContext *context);

} // namespace tcopt

#endif // TCOPT_INTERPRETER_RUNTIMEVALUE_H
