//===- EntryBuilder.h - functions of the C ABI ------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_RTTOLLVM_ENTRYBUILDER_H
#define TCOPT_CONVERSION_RTTOLLVM_ENTRYBUILDER_H

#include "tcopt/Conversion/RtToLLVM/Signature.h"
#include "llvm/ADT/MapVector.h"

namespace tcopt {

/// Builds the two functions of one signature. `body` is what computes, `shapes`
/// what computes sizes, or null. One builder makes one function.
class EntryBuilder {
public:
  EntryBuilder(const EntrySignature &signature, mlir::LLVM::LLVMFuncOp body,
               mlir::LLVM::LLVMFuncOp shapes);

  /// Whether both functions have the arguments and results that the signature
  /// asks for; an error where not.
  mlir::LogicalResult check();

  /// The function that checks all and calls the body.
  mlir::LLVM::LLVMFuncOp buildEntry(llvm::StringRef name);
  /// The function that stores the results' sizes.
  mlir::LLVM::LLVMFuncOp buildShapes(llvm::StringRef name);

private:
  using Sizes = llvm::SmallVector<mlir::Value>;

  mlir::LLVM::LLVMFuncOp begin(llvm::StringRef name);
  void end();
  void stopIfFailed();

  void checkInputs();
  void checkRanks();
  void checkRanks(mlir::Value array, llvm::ArrayRef<EntryTensor> tensors);
  void checkInputSizes();
  void checkSameSizes();
  void checkRange(mlir::Value size, const llvm::Twine &what);
  void loadInputSizes();
  void computeResultSizes();
  llvm::SmallVector<mlir::Value> callShapes();
  void checkResults();
  void checkUnallocated(int64_t index, const EntryTensor &result);
  void storeResultSizes();
  void callBody();
  void takeResult(int64_t index, DTypeCode dtype);

  mlir::Value tensor(mlir::Value array, int64_t index);
  mlir::Value loadField(mlir::Value tensor, TensorField field);
  void addBuffer(const EntryTensor &tensor, mlir::Value data,
                 const Sizes &sizes, llvm::SmallVectorImpl<mlir::Value> &args);
  unsigned countArguments(llvm::ArrayRef<EntryTensor> tensors);

  const EntrySignature &signature;
  mlir::LLVM::LLVMFuncOp body, shapes;
  bool bare;
  mlir::OpBuilder builder;
  RuntimeCalls calls;
  mlir::Value context, in, out, mark;
  mlir::Block *exit = nullptr;
  llvm::SmallVector<Sizes> inputSizes, resultSizes;
  /// Sizes by name, as the first input that has the name gives them.
  llvm::MapVector<llvm::StringRef, mlir::Value> sizeOfName;
};

} // namespace tcopt

#endif // TCOPT_CONVERSION_RTTOLLVM_ENTRYBUILDER_H
