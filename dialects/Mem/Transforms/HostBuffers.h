//===- HostBuffers.h - which tensors of a function share buffers *- C++ -*-===//
//
// The plan of host bufferization. Tensors get numbers, of which views share
// that of what they show; numbers are joined to classes (see
// Analysis/StorageClasses), each of which becomes one buffer:
//
// - what a loop carries is one number, whatever the iteration hands on;
// - a result and the operand that it is written over are joined if the operand
//   is not needed any more, and so are a kernel's result and an input that it
//   may be written over;
// - what is written to a destination, handed on by an iteration or yielded by a
//   branch is joined with it. Where this is not possible there is a copy.
//
// A result of branches whose size only these know is no number: it may be in
// either branch's buffer, and nothing is written over it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_MEM_TRANSFORMS_HOSTBUFFERS_H
#define TCOPT_MEM_TRANSFORMS_HOSTBUFFERS_H

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Interfaces/TensorSizes.h"
#include "tcopt/Mem/Transforms/ProgramOrder.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::mem {

inline bool isTensor(mlir::Value value) {
  return llvm::isa<mlir::TensorType>(value.getType());
}

/// Whether a tensor holds nothing yet.
inline bool isEmpty(mlir::Value tensor) {
  return llvm::isa_and_nonnull<mlir::tensor::EmptyOp>(tensor.getDefiningOp());
}

/// The operand over which an op on tensors in host functions writes a result:
/// as in nest, or a call's destination; null if there is none.
mlir::OpOperand *tiedOperand(mlir::OpResult result);

/// The number of the operand that a call's result is in the memory of, because
/// the callee updates it; -1 if there is none.
int64_t donorOf(mlir::func::CallOp call, unsigned result);

/// Whether an op reads what it writes results over.
bool readsTied(mlir::Operation *op);

/// A view that costs nothing: another shape or type of the same elements.
bool isHostView(mlir::Operation *op);

class HostBuffers {
public:
  /// A class's buffer, to be allocated.
  struct Allocation {
    mlir::Operation *before;
    mlir::MemRefType type;
    /// Of the dimensions that the type leaves open.
    TensorSizes::Sizes sizes;
  };

  HostBuffers(mlir::func::FuncOp function,
              mlir::SymbolTableCollection &symbols);

  /// The number of a tensor that is in one buffer for sure; none for others.
  std::optional<unsigned> numberOf(mlir::Value tensor) const;
  /// The numbers of all buffers in which a tensor may be.
  llvm::SmallVector<unsigned, 2> numbersOf(mlir::Value tensor) const;
  unsigned classOf(unsigned number) const { return classes.classOf(number); }
  bool areJoined(unsigned a, unsigned b) const {
    return classes.areJoined(a, b);
  }
  /// The buffer of a number's class, to be made by the function; none if it is
  /// an argument or a constant.
  std::optional<Allocation> allocationOf(unsigned number) const;
  /// All numbers.
  unsigned size() const { return unsigned(homes.size()); }

  /// Whether a result of scf.if, or a value that the condition of scf.while
  /// hands on, is passed as a buffer.
  bool isPassed(mlir::Value tensor) const { return passed.contains(tensor); }
  TensorSizes &tensorSizes() { return sizes; }
  /// The write of a result to an argument that is read later; null if there is
  /// none. There is no plan for a function that has one.
  mlir::Operation *findLateDonation() const { return lateDonation; }

private:
  /// A definition of a number and what uses it, from a time in a block on.
  struct Definition {
    unsigned number;
    mlir::Block *block;
    int64_t from;
    llvm::SmallVector<mlir::Operation *> uses;
  };
  /// The op before which a number's buffer must exist.
  struct Home {
    mlir::Operation *before;
    mlir::RankedTensorType type;
    TensorSizes::Sizes sizes;
  };

  //===--- Sizes ---------------------------------------------------------===//
  void findGuards();
  /// The writes of results to the arguments that are their memory.
  void forEachDonation(
      llvm::function_ref<void(mlir::bufferization::MaterializeInDestinationOp)>
          visit);
  void findSizes(mlir::Block &block);
  void findSizes(mlir::Operation &op);
  void takeSizes(mlir::ValueRange values, mlir::ValueRange like);
  void requireSizes(mlir::Operation *terminator, mlir::ValueRange values,
                    mlir::ValueRange carried);
  void findBranchSizes(mlir::scf::IfOp branch);
  bool isKnownBefore(llvm::ArrayRef<mlir::OpFoldResult> all,
                     mlir::Operation *op) const;

  //===--- Numbers -------------------------------------------------------===//
  unsigned addNumber(mlir::Value tensor, mlir::Operation *before);
  void define(mlir::Value tensor, unsigned number, mlir::Block *block,
              int64_t from);
  void defineResult(mlir::OpResult result);
  void collect(mlir::Block &block);
  void collect(mlir::Operation &op);
  void collectArguments();
  void collectFor(mlir::scf::ForOp loop);
  void collectWhile(mlir::scf::WhileOp loop);
  void collectIf(mlir::scf::IfOp branch);
  void alias(mlir::Value tensor, mlir::Value source);
  void passBuffers(mlir::Value tensor, llvm::ArrayRef<mlir::Value> sources,
                   mlir::Block *block, int64_t from);

  //===--- Uses ----------------------------------------------------------===//
  void addUses();
  bool usesElements(mlir::OpOperand &operand) const;
  void addRanges();

  //===--- Joins ---------------------------------------------------------===//
  /// A tensor becomes another one, at an op that tolerates both in one buffer.
  struct Move {
    unsigned from, to;
    mlir::Operation *at;
    /// The result of a kernel's call that may be written over an operand; -1
    /// for other moves.
    int64_t result = -1;
  };
  void addMove(mlir::Value from, mlir::Value to, mlir::Operation *at,
               int64_t result = -1);
  void addHandedOn(mlir::Operation *terminator, mlir::ValueRange values,
                   mlir::ValueRange into);
  void joinAll();
  void joinDonated();
  void collectMoves();
  void collectMoves(mlir::Operation *op);
  bool isHarmless(const Move &move, unsigned a, unsigned b);
  bool mayAlias(mlir::Operation *op, mlir::OpOperand &operand, unsigned result);
  bool isProvedEqual(llvm::ArrayRef<mlir::OpFoldResult> a,
                     llvm::ArrayRef<mlir::OpFoldResult> b,
                     mlir::Operation *at) const;
  bool tryJoin(unsigned a, unsigned b);
  std::optional<Home> joinedHome(unsigned a, unsigned b) const;
  void explain(nest::CallOp call);
  void explain(mlir::bufferization::MaterializeInDestinationOp donation);

  mlir::func::FuncOp function;
  mlir::SymbolTableCollection &symbols;
  TensorSizes sizes;
  std::unique_ptr<ProgramOrder> order;
  StorageClasses classes;
  /// By number; the entry of a class is that of its representative.
  std::vector<Home> homes;
  std::vector<Definition> definitions;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<unsigned, 1>> definitionsOf;
  llvm::DenseSet<mlir::Value> passed;
  /// By number: a destination of which nothing is known yet.
  std::vector<bool> isUnknown;
  mlir::Operation *lateDonation = nullptr;
  /// In the order in which they are tried.
  std::vector<Move> moves;
  /// By number, indices of moves; the entry of a class is that of its
  /// representative.
  std::vector<llvm::SmallVector<unsigned>> movesOf;
  /// Pairs of sizes that are guarded to be equal, and the guards; null for
  /// what holds in all of the function.
  struct Guard {
    mlir::Value a, b;
    mlir::Operation *op;
  };
  std::vector<Guard> guards;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_HOSTBUFFERS_H
