//===- RuntimeCalls.h - builds calls of the runtime in llvm -----*- C++ -*-===//
//
// What the conversion patterns and the entry points share: constants, structs
// of tcopt_rt.h on the stack, and calls whose declarations appear on demand.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_RTTOLLVM_RUNTIMECALLS_H
#define TCOPT_CONVERSION_RTTOLLVM_RUNTIMECALLS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include <optional>

namespace tcopt {

/// The fields of tcopt_tensor, in order.
enum class TensorField { data, device, ndim, dtype, shape, strides, offset };

/// The two numbers that stand for an element type in the C ABI.
struct DTypeCode {
  int code;
  int bits;

  bool operator==(const DTypeCode &) const = default;
};

/// Of an element type in IR; nothing where programs cannot have it.
std::optional<DTypeCode> getDTypeCode(mlir::Type type);
/// Of the spelling of a signature: f64 f32 f16 bf16 i64 i32 i16 i8 u8 bool.
std::optional<DTypeCode> getDTypeCode(llvm::StringRef name);

/// tcopt_tensor.
mlir::LLVM::LLVMStructType getTensorType(mlir::MLIRContext *context);

/// tcopt_attribute and tcopt_attributes.
mlir::LLVM::LLVMStructType getAttributeType(mlir::MLIRContext *context);
mlir::LLVM::LLVMStructType getAttributesType(mlir::MLIRContext *context);

/// The context of the function around `op`, which rt-add-context made its first
/// argument; an error where it did not.
mlir::FailureOr<mlir::Value> getCallContext(mlir::Operation *op);

/// Builds calls at the insertion point of `builder`. Each call looks up a
/// symbol in `symbols`, or in the module if that is null.
class RuntimeCalls {
public:
  RuntimeCalls(mlir::OpBuilder &builder, mlir::Location loc,
               mlir::SymbolTable *symbols = nullptr);

  mlir::Type ptrType();
  mlir::Value i32(int64_t value);
  mlir::Value i64(int64_t value);
  mlir::Value f64(double value);
  mlir::Value null();
  /// Address of a NUL-terminated constant; equal texts share one.
  mlir::Value text(llvm::StringRef text);
  /// Address of a constant array of int64_t, NULL for an empty one.
  mlir::Value sizes(llvm::ArrayRef<int64_t> sizes);

  /// Memory of the enclosing function's frame, whatever loops are around.
  mlir::Value stack(mlir::Type type, int64_t count = 1);
  /// Address of a struct's field, or of one of an array's elements.
  mlir::Value field(mlir::Value tensor, TensorField field);
  mlir::Value element(mlir::Value base, mlir::Type type, int64_t index);
  mlir::Value load(mlir::Type type, mlir::Value address);
  void store(mlir::Value value, mlir::Value address);
  /// Stores to an array of int64_t on the stack; NULL for none.
  mlir::Value storeSizes(mlir::ValueRange sizes);

  /// Whether an i32 is not 0.
  mlir::Value isFailure(mlir::Value status);
  /// Calls a function of the runtime or a library; null result type: void. The
  /// result is null too where there is none, and where `callee` is already a
  /// symbol of another type, which is reported.
  mlir::Value call(llvm::StringRef callee, mlir::Type result,
                   mlir::ValueRange args);
  /// The address of such a function, which returns a status; null as above.
  mlir::Value address(llvm::StringRef callee, mlir::TypeRange args);
  /// Calls that return a status.
  mlir::Value callStatus(llvm::StringRef callee, mlir::ValueRange args);

  /// The address of a function of this module that the runtime calls for ranges
  /// of a loop (`tcopt_body`), made at its first use. `fill` builds it from the
  /// end of the entry block, whose arguments are the context, the loop's
  /// pointer, and where a range begins and ends; the return comes after it.
  mlir::Value taskAddress(llvm::StringRef name,
                          llvm::function_ref<void(mlir::Block &entry)> fill);

  mlir::OpBuilder &builder;
  mlir::Location loc;

private:
  mlir::ModuleOp module();
  mlir::Operation *lookup(llvm::StringRef name);
  /// Adds a symbol that has just been built to `symbols`.
  void record(mlir::Operation *symbol);
  mlir::Value constant(llvm::StringRef prefix, mlir::Type type,
                       mlir::Attribute value, uint64_t hash);
  bool declare(llvm::StringRef name, mlir::Type result, mlir::TypeRange args);
  bool declareOrReport(llvm::StringRef name, mlir::Type result,
                       mlir::TypeRange args);

  mlir::SymbolTable *symbols;
};

/// Splits the block at the builder's place: where `condition` holds, records
/// `code` and `message` and goes on. The call is out of the way of the code
/// around it. With an order, the failure of the least order is reported.
void buildFailIf(mlir::RewriterBase &rewriter, RuntimeCalls &calls,
                 mlir::Value context, mlir::Value condition, mlir::Value code,
                 llvm::StringRef message,
                 std::optional<int32_t> order = std::nullopt);

} // namespace tcopt

#endif // TCOPT_CONVERSION_RTTOLLVM_RUNTIMECALLS_H
