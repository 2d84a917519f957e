//===- RowBody.h - values of a row program at some columns ------*- C++ -*-===//
//
// Values are emitted on demand. A value of the same loop is reused; a value of
// an earlier loop is loaded from the row that holds it or computed again, by
// its storage.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_ROWBODY_H
#define TCOPT_CONVERSION_NESTTOCPU_ROWBODY_H

#include "RowSchedule.h"
#include "tcopt/Conversion/NestToLoops/BoundaryBuffers.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include "tcopt/Conversion/NestToLoops/RowProgram.h"
#include <map>

namespace tcopt::cpu {

/// The elements of a row that are computed at once.
struct RowChunk {
  /// The index in each dimension of the program; the first one along the
  /// dimension that vectors run along.
  llvm::SmallVector<loops::Index> point;
  /// The number of the element in the row, the first one of a vector along it,
  /// counted over all columns.
  loops::Index column;
  /// The columns that the loop runs over, and whether it runs over all of them
  /// as one, so that `point` has no index of them.
  llvm::ArrayRef<int64_t> columns;
  bool isJoined = false;
  int64_t lanes = 1;
  /// The dimensions that vectors run along, counted as one; none for one lane.
  llvm::ArrayRef<int64_t> along;
  /// The row, counted over these dimensions of rows, which `point` has no index
  /// of.
  llvm::ArrayRef<int64_t> joinedRows;
  loops::Index row;
  /// Null if all lanes are computed.
  mlir::Value mask;
  int64_t stage = 0;
};

/// Emits the ops of steps, at the builder's insertion point.
class RowBody {
public:
  RowBody(mlir::OpBuilder &builder, mlir::Location loc,
          const loops::RowProgram &program);

  /// Prepares access to a tensor of the boundary at the builder's insertion
  /// point, which has to dominate all uses.
  void addAccess(mlir::Value tensor, mlir::Value buffer, mlir::AffineMap map,
                 llvm::ArrayRef<loops::Index> sizes);
  const loops::OperandAccess &accessOf(mlir::Value tensor,
                                       mlir::AffineMap map) const;
  bool allAccesses(
      llvm::function_ref<bool(const loops::OperandAccess &)> holds) const {
    return llvm::all_of(accesses,
                        [&](const auto &entry) { return holds(entry.second); });
  }
  /// Buffers of tensors that bodies read elements of.
  loops::BoundaryBuffers buffers;

  /// Results of reductions and of steps that are computed once a row.
  llvm::DenseMap<mlir::Value, mlir::Value> scalars;
  /// Rows that locals are kept in.
  llvm::DenseMap<mlir::Value, mlir::Value> rows;

  /// Forgets what was computed for a chunk.
  void startChunk() {
    known.clear();
    loaded.clear();
  }
  /// States a value of the chunk, which is not computed then.
  void define(mlir::Value tensor, mlir::Value value) { known[tensor] = value; }
  /// The results of a map's body; a value that is the same for all lanes may be
  /// a scalar.
  llvm::SmallVector<mlir::Value> results(const loops::RowStep &step,
                                         const RowChunk &chunk);
  /// The terms that a reduction's body adds, one an output.
  llvm::SmallVector<mlir::Value> terms(const loops::RowStep &step,
                                       const RowChunk &chunk);
  /// A vector of the chunk's lanes; the scalar itself for one lane.
  mlir::Value spread(mlir::Value value, const RowChunk &chunk);
  /// Where an element of a tensor is in its buffer.
  mlir::Value addressOf(const loops::OperandAccess &access,
                        const RowChunk &chunk);
  /// Stores a vector or an element there.
  void write(mlir::Value value, const loops::OperandAccess &access,
             mlir::Value at, const RowChunk &chunk, bool isStreamed);
  /// Where a vector of a row that a local is kept in begins.
  mlir::Value addressInRow(const RowChunk &chunk);
  /// An operand's value.
  mlir::Value read(const loops::RowStep &step, mlir::OpOperand &operand,
                   const RowChunk &chunk);

private:
  mlir::Value load(mlir::Value tensor, mlir::AffineMap map,
                   const RowChunk &chunk);
  mlir::Value gather(const loops::OperandAccess &access, mlir::Value at,
                     const RowChunk &chunk);
  mlir::Value ofMap(mlir::Value tensor, const loops::RowStep &producer,
                    const RowChunk &chunk);
  void cloneBody(const loops::RowStep &step, const RowChunk &chunk,
                 mlir::IRMapping &values);
  void cloneOp(const loops::RowStep &step, mlir::Operation &inner,
               const RowChunk &chunk, mlir::IRMapping &values);
  /// An element of a tensor that the program computes, in the chunk's row.
  mlir::Value pick(mlir::Value tensor, const loops::RowStep &producer,
                   llvm::ArrayRef<mlir::Value> indices, const RowChunk &chunk);
  /// How far the lanes of a vector are from the first one.
  mlir::Value offsetsOfLanes(const loops::OperandAccess &access,
                             const RowChunk &chunk);
  mlir::Value maskOf(const RowChunk &chunk);
  mlir::Value zerosOf(mlir::VectorType type);
  /// Whether all lanes of a vector are one element.
  static bool isSameForLanes(const loops::OperandAccess &access,
                             const RowChunk &chunk);
  /// Whether vectors of the chunk are along columns that are joined.
  static bool isAlongJoined(const RowChunk &chunk) {
    return chunk.isJoined && isAlongColumns(chunk);
  }
  static bool isAlongColumns(const RowChunk &chunk) {
    return !chunk.along.empty() &&
           llvm::is_contained(chunk.columns, chunk.along.back());
  }
  mlir::Value indexAlong(int64_t dim, const RowChunk &chunk);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  loops::IndexMath math;
  const loops::RowProgram &program;
  std::map<std::pair<const void *, const void *>, loops::OperandAccess>
      accesses;
  llvm::DenseMap<mlir::Value, mlir::Value> known;
  std::map<std::pair<const void *, const void *>, mlir::Value> loaded;
};

/// The type of a vector of `lanes` elements, or the element's.
mlir::Type typeOfLanes(mlir::Type element, int64_t lanes);

/// The alignment, in bytes, that a store of a vector of this size needs to
/// bypass the caches; 0 if it cannot, as it is no vector register.
int64_t streamedAlignment(int64_t bytes);

/// Why vectors cannot be computed; empty if they can.
std::string whyNotVectors(const loops::RowProgram &program, RowVectors along);

/// Whether all elements that a vector along the last dimension of rows reads
/// are next to each other, or the same. Results may be strided.
bool areRowsContiguous(const loops::RowProgram &program);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_ROWBODY_H
