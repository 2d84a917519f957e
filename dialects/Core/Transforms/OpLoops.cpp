//===- OpLoops.cpp - loops of core ops ------------------------------------===//

#include "tcopt/Core/Transforms/OpLoops.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt::core {

static bool isCorePointwise(Operation *op) {
  return isa_and_present<CoreDialect>(op->getDialect()) &&
         op->hasTrait<mlir::OpTrait::Elementwise>();
}

bool hasLoops(Operation *op) {
  if (!isCorePointwise(op) &&
      !isa<PhiloxOp, IotaOp, BroadcastOp, ReduceOp, ArgReduceOp, ScanOp,
           ArgScanOp, SortOp, TransposeOp, SliceOp, PadOp, ConcatenateOp,
           ReverseOp, GatherOp, ScatterOp, ContractOp>(op))
    return false;
  return llvm::all_of(op->getOperands(), [](Value operand) {
    return !isa<TensorType>(operand.getType()) ||
           isa<RankedTensorType>(operand.getType());
  });
}

bool isReadFromMemory(OpOperand &operand) {
  Operation *op = operand.getOwner();
  return isa<ContractOp>(op) ||
         (isa<GatherOp, ScatterOp>(op) && operand.getOperandNumber() == 0);
}

namespace {
/// Adds the relations of one op.
class Adder {
public:
  Adder(LoopJoins &joins, Operation *op, BlockSizes &sizes)
      : joins(joins), op(op), sizes(sizes) {
    for (Value operand : op->getOperands())
      loops.operands.push_back(loopsOf(operand));
    loops.result = loopsOf(op->getResult(0));
  }

  OpLoops run();

private:
  using Loops = llvm::SmallVector<unsigned, 4>;

  Loops loopsOf(Value tensor);
  void pin(ArrayRef<unsigned> of) {
    for (unsigned loop : of)
      joins.pin(loop);
  }
  void unite(ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
    for (auto [x, y] : llvm::zip(a, b))
      joins.unite(x, y);
  }
  /// All dimensions but some, which are pinned in both.
  void uniteOthers(ArrayRef<unsigned> a, ArrayRef<unsigned> b,
                   llvm::function_ref<bool(int64_t)> isPinned);
  void add(BroadcastOp op);
  void add(ReduceOp op);
  void add(TransposeOp op);
  void add(SliceOp op);
  void add(GatherOp op);
  void add(ScatterOp op);
  void pinUnknownSizes();
  void add(ContractOp op);

  LoopJoins &joins;
  Operation *op;
  BlockSizes &sizes;
  OpLoops loops;
};
} // namespace

Adder::Loops Adder::loopsOf(Value tensor) {
  Loops result;
  if (auto type = dyn_cast<RankedTensorType>(tensor.getType()))
    for (int64_t size : type.getShape())
      result.push_back(joins.addLoop(size == 1));
  return result;
}

void Adder::uniteOthers(ArrayRef<unsigned> a, ArrayRef<unsigned> b,
                        llvm::function_ref<bool(int64_t)> isPinned) {
  for (size_t dim = 0; dim < a.size(); ++dim) {
    if (isPinned(dim))
      pin({a[dim], b[dim]});
    else
      joins.unite(a[dim], b[dim]);
  }
}

void Adder::add(BroadcastOp op) {
  auto from = cast<RankedTensorType>(op.getX().getType());
  auto to = cast<RankedTensorType>(op.getType());
  for (auto [dim, place] : llvm::enumerate(op.getDims())) {
    unsigned loop = loops.operands[0][dim], other = loops.result[place];
    if (from.getDimSize(dim) == 1 && to.getDimSize(place) != 1)
      joins.addRepetition(loop, other);
    else
      joins.unite(loop, other);
  }
}

void Adder::add(ReduceOp op) {
  Loops kept;
  for (auto [dim, loop] : llvm::enumerate(loops.operands[0])) {
    if (llvm::is_contained(op.getDims(), int64_t(dim)))
      joins.keep(loop);
    else
      kept.push_back(loop);
  }
  unite(kept, loops.result);
}

void Adder::add(TransposeOp op) {
  for (auto [dim, from] : llvm::enumerate(op.getDims()))
    joins.unite(loops.result[dim], loops.operands[0][from]);
}

/// Whole dimensions are those of the operand.
void Adder::add(SliceOp op) {
  SmallVector<SizeProduct> from = sizes.knownOf(op.getX()),
                           to = sizes.knownOf(op.getResult());
  uniteOthers(loops.operands[0], loops.result, [&](int64_t dim) {
    return op.getStaticOffsets()[dim] != 0 || op.getStrides()[dim] != 1 ||
           from[dim] != to[dim];
  });
}

void Adder::add(GatherOp op) {
  IndexLayout layout = op.getLayout();
  for (int64_t dim : layout.dims)
    joins.pin(loops.operands[0][dim]);
  for (auto [to, from] :
       llvm::zip(layout.xDims, layout.otherDims(loops.operands[0].size()))) {
    // A batch dimension may read a slice of the operand.
    if (llvm::is_contained(layout.indexDims, to))
      pin({loops.result[to], loops.operands[0][from]});
    else
      joins.unite(loops.result[to], loops.operands[0][from]);
  }
  for (ArrayRef<unsigned> indices : ArrayRef(loops.operands).drop_front())
    for (auto [to, loop] : llvm::zip(layout.indexDims, indices))
      joins.unite(loops.result[to], loop);
}

/// Updates of one element keep their order if dimensions of indices are
/// joined.
void Adder::add(ScatterOp op) {
  IndexLayout layout = op.getLayout();
  pin(loops.result);
  pin(loops.operands[0]);
  ArrayRef<unsigned> updates = loops.operands[1];
  for (int64_t dim : layout.xDims)
    joins.pin(updates[dim]);
  for (ArrayRef<unsigned> indices : ArrayRef(loops.operands).drop_front(2))
    for (auto [to, loop] : llvm::zip(layout.indexDims, indices))
      joins.unite(updates[to], loop);
}

/// The sizes of views have to follow from other tensors than the result.
void Adder::pinUnknownSizes() {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (type.hasStaticShape() || !isa<PadOp, ConcatenateOp, SortOp>(op))
    return;
  pin(loops.result);
  for (ArrayRef<unsigned> operand : loops.operands)
    pin(operand);
}

void Adder::add(ContractOp op) {
  ArrayRef<unsigned> lhs = loops.operands[0], rhs = loops.operands[1];
  Loops result;
  for (auto [left, right] : llvm::zip(op.getLhsBatch(), op.getRhsBatch())) {
    joins.unite(lhs[left], rhs[right]);
    result.push_back(lhs[left]);
  }
  // Products are added in the order of the summed dimensions.
  for (auto [left, right] : llvm::zip(op.getLhsContract(), op.getRhsContract()))
    pin({lhs[left], rhs[right]});
  auto addOthers = [&](ArrayRef<unsigned> of, ArrayRef<int64_t> batch,
                       ArrayRef<int64_t> sums) {
    for (auto [dim, loop] : llvm::enumerate(of))
      if (!llvm::is_contained(batch, int64_t(dim)) &&
          !llvm::is_contained(sums, int64_t(dim)))
        result.push_back(loop);
  };
  addOthers(lhs, op.getLhsBatch(), op.getLhsContract());
  addOthers(rhs, op.getRhsBatch(), op.getRhsContract());
  unite(result, loops.result);
}

OpLoops Adder::run() {
  auto along = [&](int64_t dim) {
    uniteOthers(loops.operands[0], loops.result,
                [&](int64_t other) { return other == dim; });
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case<BroadcastOp, ReduceOp, TransposeOp, SliceOp, GatherOp, ScatterOp,
            ContractOp>([&](auto o) { add(o); })
      .Case<PhiloxOp>([](auto) {})
      .Case([&](IotaOp o) { joins.pin(loops.result[o.getDim()]); })
      .Case([&](ArgReduceOp o) {
        Loops kept = loops.operands[0];
        joins.pin(kept[o.getDim()]);
        kept.erase(kept.begin() + o.getDim());
        unite(kept, loops.result);
      })
      .Case<ScanOp, ArgScanOp, SortOp>([&](auto o) { along(o.getDim()); })
      .Case([&](ConcatenateOp o) {
        for (ArrayRef<unsigned> input : loops.operands)
          uniteOthers(input, loops.result, [&](int64_t other) {
            return other == int64_t(o.getDim());
          });
      })
      .Case([&](ReverseOp o) {
        uniteOthers(loops.operands[0], loops.result, [&](int64_t dim) {
          return llvm::is_contained(o.getDims(), dim);
        });
      })
      .Case([&](PadOp o) {
        uniteOthers(loops.operands[0], loops.result, [&](int64_t dim) {
          return o.getLow()[dim] != 0 || o.getHigh()[dim] != 0;
        });
      })
      .Default([&](Operation *) {
        for (ArrayRef<unsigned> operand : loops.operands)
          unite(operand, loops.result);
      });
  pinUnknownSizes();
  for (ArrayRef<unsigned> operand : loops.operands)
    joins.addTensor(operand);
  joins.addTensor(loops.result);
  return loops;
}

OpLoops addLoops(LoopJoins &joins, Operation *op, BlockSizes &sizes) {
  return Adder(joins, op, sizes).run();
}

} // namespace tcopt::core
