//===- EntryBuilder.h - functions of the C ABI ------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_RTTOLLVM_ENTRYBUILDER_H
#define TCOPT_CONVERSION_RTTOLLVM_ENTRYBUILDER_H

#include "tcopt/Conversion/RtToLLVM/Signature.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "llvm/ADT/MapVector.h"

namespace tcopt {

/// What entries share: the state of the program, and the function that computes
/// it; null if there is none.
struct EntryState {
  nest::ProgramState tensors;
  mlir::LLVM::LLVMFuncOp init;
};

/// Builds an entry function of a signature. `body` computes the results, and
/// `shapes` their sizes; it may be null. Functions of the runtime that the
/// entry calls are added to `symbols`, the table of the module.
class EntryBuilder {
public:
  EntryBuilder(const EntrySignature &signature, mlir::LLVM::LLVMFuncOp body,
               mlir::LLVM::LLVMFuncOp shapes, const EntryState &state,
               mlir::SymbolTable &symbols);

  /// Whether both functions have the arguments and results that the signature
  /// asks for; an error where not.
  mlir::LogicalResult check();

  /// The function that checks all and calls the body.
  mlir::LLVM::LLVMFuncOp buildEntry(llvm::StringRef name);
  /// The function that stores the results' sizes.
  mlir::LLVM::LLVMFuncOp buildShapes(llvm::StringRef name);
  /// The functions that make and free the program's state.
  mlir::LLVM::LLVMFuncOp buildInit(llvm::StringRef name);
  mlir::LLVM::LLVMFuncOp buildExit(llvm::StringRef name);

private:
  using Sizes = llvm::SmallVector<mlir::Value>;

  mlir::LLVM::LLVMFuncOp begin(llvm::StringRef name, unsigned numArguments);
  void end();
  void stopIfFailed();

  void checkInputs();
  void checkTensor(mlir::Value tensor, int64_t index,
                   const EntryTensor &expected, mlir::Value sizes,
                   llvm::StringRef kind);
  void checkRanks();
  void checkRanks(mlir::Value array, llvm::ArrayRef<EntryTensor> tensors);
  void checkInputSizes();
  void checkSameSizes();
  void checkRange(mlir::Value size, const llvm::Twine &what);
  void loadInputSizes();
  void computeResultSizes();
  llvm::SmallVector<mlir::Value> callShapes();
  void checkResults();
  void checkDonated();
  void checkUnallocated(int64_t index, const EntryTensor &result);
  void storeResultSizes();
  mlir::Value beginResult(int64_t index);
  void callBody();
  void findStateIndices();
  void checkStateGiven();
  mlir::Value programAddress();
  void addStateTensor(int64_t index, mlir::Value memory,
                      llvm::SmallVectorImpl<mlir::Value> &args);
  void takeResult(int64_t index, DTypeCode dtype);

  /// The runtime's function for where the program's buffers are.
  std::string placed(llvm::StringRef function) const {
    return (onDevice ? "tcopt_rt_device_" : "tcopt_rt_") + function.str();
  }
  void checkDevice();

  mlir::Value tensor(mlir::Value array, int64_t index);
  mlir::Value loadField(mlir::Value tensor, TensorField field);
  void addBuffer(mlir::Value data, const Sizes &sizes,
                 llvm::SmallVectorImpl<mlir::Value> &args);
  /// Arguments that a buffer of this rank becomes.
  unsigned countArguments(int64_t rank) const {
    return bare ? 1 : 3 + 2 * rank;
  }
  unsigned countArguments(llvm::ArrayRef<EntryTensor> tensors);
  unsigned countResultArguments();

  const EntrySignature &signature;
  /// By result, the input that is its memory, or -1.
  llvm::SmallVector<int64_t> donors;
  mlir::LLVM::LLVMFuncOp body, shapes;
  const EntryState &state;
  /// Results that are allocated in the body.
  llvm::SmallDenseSet<int64_t> late;
  /// Which tensors of the state the body takes, after its inputs.
  llvm::SmallVector<int64_t> stateIndices;
  bool bare;
  /// Buffers are on the context's device; kernels may find wrong values.
  bool onDevice, deviceFails;
  mlir::OpBuilder builder;
  RuntimeCalls calls;
  mlir::Value context, in, out, given, mark;
  mlir::Block *exit = nullptr;
  llvm::SmallVector<Sizes> inputSizes, resultSizes;
  /// Sizes by name, as the first input that has the name gives them.
  llvm::MapVector<llvm::StringRef, mlir::Value> sizeOfName;
};

} // namespace tcopt

#endif // TCOPT_CONVERSION_RTTOLLVM_ENTRYBUILDER_H
