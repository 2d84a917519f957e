//===- Groups.h - What the threads of a block do together -------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_GROUPS_H
#define TCOPT_CONVERSION_NESTTOGPU_GROUPS_H

#include "Combiner.h"
#include "Launches.h"
#include "Schedules.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace tcopt::device {

constexpr int64_t kWarp = 32;
/// Terms that a thread reads before it adds them: enough loads have to be in
/// flight.
constexpr int64_t kInFlight = 4;

using Values = llvm::SmallVector<mlir::Value>;

/// Which thread of its block runs the code at `builder`.
mlir::Value threadInBlock(mlir::OpBuilder &builder, mlir::Location loc);

/// Memory of a block; one array for each call, whatever branches are around.
mlir::Value sharedMemory(mlir::OpBuilder &builder, mlir::Location loc,
                         llvm::ArrayRef<int64_t> shape, mlir::Type element);

/// Builds the body where the condition holds.
void when(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value condition,
          llvm::function_ref<void()> body);

/// Waits until all threads of the block are here.
void barrier(mlir::OpBuilder &builder, mlir::Location loc);

/// The value, of up to 64 bits, of another thread of the warp. All threads of
/// the warp participate.
mlir::Value shuffle(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value value, mlir::gpu::ShuffleMode mode,
                    int64_t offset);
/// Waits until all threads of the warp are here.
void waitForWarp(mlir::OpBuilder &builder, mlir::Location loc);

/// A bit for each lane of the warp, all of which take part: its condition.
mlir::Value ballot(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value condition);
/// How many bits are set, or are of those of lower lanes: an index.
mlir::Value countBits(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value bits);
mlir::Value bitsBelow(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value bits, mlir::Value lane);

/// Reduces values of threads by an op with two operands, or by a
/// combiner.
class GroupSum {
public:
  GroupSum(mlir::OpBuilder &builder, mlir::Location loc, Combiner combiner)
      : builder(builder), loc(loc), combiner(std::move(combiner)) {}
  GroupSum(mlir::OpBuilder &builder, mlir::Location loc,
           mlir::Operation *combiner)
      : GroupSum(builder, loc, Combiner::of(combiner)) {}

  Values combine(mlir::ValueRange a, mlir::ValueRange b) {
    return combiner.combine(builder, loc, a, b);
  }
  mlir::Value combine(mlir::Value a, mlir::Value b) {
    return combine(mlir::ValueRange(a), mlir::ValueRange(b))[0];
  }
  /// The sum of `threads` neighbours, up to a warp, a power of two, in each.
  Values overLanes(Values values, int64_t threads);
  /// The sum of `threads` neighbours, a power of two, in the first of them. If
  /// they are more than a warp, they are the whole block, which waits.
  Values overGroup(Values values, int64_t threads);

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
  Combiner combiner;
};

/// A kernel's memory for values between its launches, as `count` elements from
/// a byte on.
mlir::Value workspaceOf(mlir::OpBuilder &builder, mlir::Operation *op,
                        int64_t count, mlir::Type element, int64_t offset = 0);

/// Bytes of an element, and of arrays of `count` elements of each type.
int64_t bytesOf(mlir::Type element);
int64_t workspaceBytes(mlir::TypeRange elements, int64_t count);

/// `count` of several values in the kernel's memory.
class PassedOn {
public:
  PassedOn(mlir::OpBuilder &builder, mlir::Operation *op,
           mlir::TypeRange elements, int64_t count, int64_t offset = 0);
  void store(mlir::OpBuilder &builder, mlir::ValueRange values, Index place);
  Values load(mlir::OpBuilder &builder, Index place);

private:
  mlir::Location loc;
  Values buffers;
};

/// Elements that an op reads at a point and after it, several at once.
class VectorReads {
public:
  /// `loop` is the one along which they lie.
  VectorReads(mlir::linalg::LinalgOp op, const KernelShape &shape, int64_t loop,
              int64_t width)
      : op(op), shape(shape), loop(loop), width(width) {}

  /// Reads what the op's inputs hold for `width` points from `point` on.
  llvm::SmallVector<mlir::Value> read(mlir::OpBuilder &builder,
                                      llvm::ArrayRef<Index> point);
  /// Facts about element `k` of it.
  loops::CommonPart at(mlir::OpBuilder &builder,
                       llvm::ArrayRef<mlir::Value> vectors, int64_t k);

private:
  mlir::linalg::LinalgOp op;
  const KernelShape &shape;
  int64_t loop, width;
};

/// How a group of threads goes through a row: `width` neighbours each, so many
/// vectors of the group at once as are in flight.
class RowSteps {
public:
  /// `end` is that of the row.
  RowSteps(mlir::OpBuilder &builder, mlir::Location loc,
           cuda::BlockRowsAttr schedule, Index end)
      : builder(builder), loc(loc),
        step(schedule.getWidth() * schedule.getGroup()),
        width(schedule.getWidth()), end(end) {}

  /// The body gets the first element of a thread's first vector, and how many
  /// vectors, a group's step from each other, it is to take. `sum` is those of
  /// kInFlight vectors; where there is one, the body gets its own.
  using SumBody =
      llvm::function_ref<Values(mlir::Value, int64_t, mlir::ValueRange)>;
  Values addVectors(Index lane, Index first, mlir::ValueRange sum,
                    SumBody body);

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
  int64_t step, width;
  Index end;
};

/// The type of `width` elements of a buffer, and the bytes that they take.
mlir::VectorType vectorOf(mlir::Value buffer, int64_t width);
int64_t bytesOf(mlir::VectorType type);

/// Where an operand is read or written for a point of the loops.
llvm::SmallVector<mlir::Value> indicesOf(mlir::OpBuilder &builder,
                                         mlir::linalg::LinalgOp op,
                                         mlir::OpOperand &operand,
                                         llvm::ArrayRef<Index> point);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_GROUPS_H
