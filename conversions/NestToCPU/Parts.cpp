//===- Parts.cpp - a buffer that is written part by part ------------------===//
//
// Concatenations and paddings are copies and fills of parts of one buffer. Run
// one after the other, each would go over the whole buffer, and what a fill has
// written would be overwritten: so rows of all parts are written together, and
// around a copy only the edges are filled.
//
// Worked example: 3 x 4 padded by 1 to 5 x 6. The parts are row 0, row 4, and
// of rows 1 to 3 column 0, columns 1 to 4 (the copy) and column 5; the last
// three have their rows in common.
//
//===----------------------------------------------------------------------===//

#include "Preparation.h"
#include "SharedLoops.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Conversion/NestToLoops/Copies.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace {

/// A box of the buffer that is a copy, or filled with `scalar`.
struct Part {
  SmallVector<Index> offsets, sizes;
  Value source, scalar;
  /// How the source is read by its own indices.
  std::optional<OperandAccess> from;
};

//===----------------------------------------------------------------------===//
// Finding them
//===----------------------------------------------------------------------===//

/// Whether a tensor or buffer is a plain one of several dimensions.
bool isPlain(Value value) {
  MemRefType type = bufferTypeOf(value);
  return type && type.getRank() > 1 && type.getLayout().isIdentity();
}

Value baseOf(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer;
}

/// The tensor that the source of a slice is a view of.
Value originOfSource(Value source) {
  while (auto slice = source.getDefiningOp<tensor::ExtractSliceOp>())
    source = slice.getSource();
  return originOf(source);
}

bool hasNoStrides(OffsetSizeAndStrideOpInterface slice) {
  return llvm::all_of(slice.getMixedStrides(),
                      [](Index stride) { return isOneInteger(stride); });
}

/// The plain buffer of which a copy writes a part, if it does.
Value targetOf(memref::CopyOp copy) {
  auto part = copy.getTarget().getDefiningOp<memref::SubViewOp>();
  bool isPart = part && isPlain(part.getSource()) &&
                part.getType().getRank() == part.getSourceType().getRank() &&
                hasNoStrides(part) &&
                isa<MemRefType>(copy.getSource().getType()) &&
                baseOf(copy.getSource()) != baseOf(part.getSource());
  return isPart ? part.getSource() : Value();
}

Value targetOf(tensor::InsertSliceOp insert) {
  bool isPart =
      isPlain(insert.getDest()) && hasNoStrides(insert) &&
      insert.getSourceType().getRank() == insert.getDestType().getRank() &&
      originOfSource(insert.getSource()) != originOf(insert.getDest());
  return isPart ? originOf(insert.getDest()) : Value();
}

Value targetOf(linalg::FillOp fill) {
  Value output = fill.getOutputs()[0];
  if (!isPlain(output))
    return Value();
  return isa<TensorType>(output.getType()) ? originOf(output) : output;
}

Value targetOf(Operation *copy) {
  if (!nest::isSliceCopy(copy))
    return Value();
  auto insert = dyn_cast<tensor::InsertSliceOp>(copy);
  return insert ? targetOf(insert) : targetOf(cast<memref::CopyOp>(copy));
}

/// Whether an op computes tensors or changes memory.
bool isComputing(Operation *op) {
  return isa<linalg::LinalgOp, nest::ScatterOp, nest::SortOp,
             tensor::InsertSliceOp>(op) ||
         !isMemoryEffectFree(op);
}

class SliceFinder {
public:
  explicit SliceFinder(llvm::function_ref<bool(Operation *)> isWanted)
      : isWanted(isWanted) {}

  void visit(Block &block) {
    for (Operation &op : block)
      visit(&op);
    finish();
  }
  std::vector<SliceRun> found;

private:
  void visit(Operation *op) {
    if (auto fill = dyn_cast<linalg::FillOp>(op);
        fill && targetOf(fill) && isWanted(fill)) {
      finish();
      current = {targetOf(fill), fill, {}};
      return;
    }
    Value target = targetOf(op);
    if (target && isWanted(op))
      add(op, target);
    else if (isComputing(op))
      finish();
  }

  void add(Operation *copy, Value target) {
    if (target != current.target) {
      finish();
      current.target = target;
    }
    current.copies.push_back(copy);
  }

  /// A fill is understood around one copy; copies are joined if there are more.
  void finish() {
    if (current.copies.size() == 1 ? bool(current.fill)
                                   : !current.copies.empty() && !current.fill)
      found.push_back(current);
    current = {};
  }

  llvm::function_ref<bool(Operation *)> isWanted;
  SliceRun current;
};

//===----------------------------------------------------------------------===//
// Writing parts
//===----------------------------------------------------------------------===//

class PartWriter {
public:
  PartWriter(OpBuilder &builder, Location loc, Value buffer,
             nest::KernelSchedule &schedule)
      : builder(builder), loc(loc), math(builder, loc), schedule(schedule),
        rank(cast<MemRefType>(buffer.getType()).getRank()), buffer(buffer),
        whole(memref::getMixedSizes(builder, loc, buffer)),
        to(builder, loc, buffer, builder.getMultiDimIdentityMap(rank), whole),
        at(rank), all(llvm::to_vector(llvm::seq<int64_t>(rank))) {}

  void copyOf(memref::CopyOp copy) {
    auto view = copy.getTarget().getDefiningOp<memref::SubViewOp>();
    Part part{view.getMixedOffsets(), view.getMixedSizes(), copy.getSource(),
              Value(), std::nullopt};
    part.from.emplace(builder, loc, part.source,
                      builder.getMultiDimIdentityMap(rank), part.sizes);
    parts.push_back(part);
  }

  /// Adds the edges around the one part, in the order of addresses within a
  /// row.
  void fillAround(Value scalar) {
    Part inner = parts.back();
    parts.pop_back();
    for (int64_t dim = 0; dim < rank; ++dim) {
      addEdge(inner, dim, scalar, math.constant(0), inner.offsets[dim]);
      if (dim == rank - 1)
        parts.push_back(inner);
      Index after = math.add(inner.offsets[dim], inner.sizes[dim]);
      addEdge(inner, dim, scalar, after, math.sub(whole[dim], after));
    }
  }

  /// Parts with the same rows, planes, ... share the loops over these.
  void write() {
    forRuns(parts, 0, [&](ArrayRef<Part> run) {
      if (run.size() == 1)
        return writeAlone(run.front());
      int64_t common = 1;
      while (common + 1 < rank && areAlike(run, common))
        ++common;
      writeShared(run, common);
    });
  }

private:
  //===--- Parts ---------------------------------------------------------===//

  /// Beyond the inner part in one dimension, beside it in those before, and all
  /// of those after.
  void addEdge(const Part &inner, int64_t dim, Value scalar, Index offset,
               Index size) {
    if (isZeroInteger(size))
      return;
    Part edge{SmallVector<Index>(rank, math.constant(0)), whole, Value(),
              scalar, std::nullopt};
    for (int64_t i = 0; i < dim; ++i) {
      edge.offsets[i] = inner.offsets[i];
      edge.sizes[i] = inner.sizes[i];
    }
    edge.offsets[dim] = offset;
    edge.sizes[dim] = size;
    parts.push_back(edge);
  }

  static bool isAlike(const Part &a, const Part &b, int64_t dim) {
    return isEqualConstantIntOrValue(a.offsets[dim], b.offsets[dim]) &&
           isEqualConstantIntOrValue(a.sizes[dim], b.sizes[dim]);
  }

  static bool areAlike(ArrayRef<Part> run, int64_t dim) {
    return llvm::all_of(
        run, [&](const Part &part) { return isAlike(part, run.front(), dim); });
  }

  /// Neighbours that are alike in a dimension.
  static void forRuns(ArrayRef<Part> parts, int64_t dim,
                      llvm::function_ref<void(ArrayRef<Part>)> body) {
    while (!parts.empty()) {
      size_t count = 1;
      while (count < parts.size() && isAlike(parts[count], parts.front(), dim))
        ++count;
      body(parts.take_front(count));
      parts = parts.drop_front(count);
    }
  }

  //===--- Loops ---------------------------------------------------------===//

  /// As the op that it is; it is lowered with the others.
  void writeAlone(const Part &part) {
    SmallVector<Index> ones(rank, math.constant(1));
    Value view = memref::SubViewOp::create(builder, loc, buffer, part.offsets,
                                           part.sizes, ones);
    Operation *move;
    if (part.source)
      move = linalg::makeMemRefCopyOp(builder, loc, part.source, view);
    else
      move = linalg::FillOp::create(builder, loc, part.scalar, view);
    bool isPlain =
        isRowMajor(view) && (!part.source || isRowMajor(part.source));
    schedule.set(move, scheduleOfMove(builder.getContext(), rank, isPlain));
  }

  void writeShared(ArrayRef<Part> run, int64_t common) {
    SmallVector<Index> sizes(ArrayRef(run.front().sizes).take_front(common));
    Index work = math.product(ArrayRef(whole).drop_front(common));
    sharedBox(builder, loc, sizes, work, [&](ArrayRef<Index> indices) {
      llvm::copy(indices, at.begin());
      writeInner(run, common);
    });
  }

  void writeInner(ArrayRef<Part> parts, int64_t dim) {
    forRuns(parts, dim, [&](ArrayRef<Part> run) {
      if (run.size() == 1 || dim == rank - 1) {
        for (const Part &part : run)
          writePart(part, dim);
        return;
      }
      forLoop(builder, loc, math.constant(0), run.front().sizes[dim], 1,
              [&](Value i) {
                at[dim] = i;
                writeInner(run, dim + 1);
              });
    });
  }

  /// The part from a dimension on, those before being at their indices.
  void writePart(const Part &part, int64_t dim) {
    if (dim == firstContiguous(part, dim))
      return writeContiguous(part, dim);
    forLoop(builder, loc, math.constant(0), part.sizes[dim], 1, [&](Value i) {
      at[dim] = i;
      writePart(part, dim + 1);
    });
  }

  /// From which dimension on the part is one row of memory.
  int64_t firstContiguous(const Part &part, int64_t least) {
    int64_t dim = rank - 1;
    while (dim > least && isWhole(part, dim) &&
           (!part.from ||
            part.from->isContiguous(ArrayRef(all).drop_front(dim - 1))))
      --dim;
    return dim;
  }

  bool isWhole(const Part &part, int64_t dim) {
    return isZeroInteger(part.offsets[dim]) &&
           isEqualConstantIntOrValue(part.sizes[dim], whole[dim]);
  }

  void writeContiguous(const Part &part, int64_t dim) {
    SmallVector<Index> target(part.offsets), source(rank, math.constant(0));
    for (int64_t i = 0; i < dim; ++i) {
      target[i] = math.add(part.offsets[i], at[i]);
      source[i] = at[i];
    }
    Index toFirst = math.add(to.start(), to.offset(math, all, target));
    Index count = math.product(ArrayRef(part.sizes).drop_front(dim));
    Index fromFirst;
    if (part.from)
      fromFirst =
          math.add(part.from->start(), part.from->offset(math, all, source));
    forLoop(builder, loc, math.constant(0), count, 1, [&](Value i) {
      Value value = part.scalar;
      if (part.from)
        value = load(*part.from, dim, fromFirst, i);
      memref::StoreOp::create(builder, loc, value, to.buffer(),
                              math.value(math.add(toFirst, i)));
    });
  }

  /// The i-th element of the source's row of memory from dimension `dim` on.
  /// Dimensions of size 1 may have any stride.
  Value load(const OperandAccess &from, int64_t dim, Index first, Index i) {
    Index step = from.step(ArrayRef(all).drop_front(dim));
    return memref::LoadOp::create(
        builder, loc, from.buffer(),
        math.value(math.add(first, math.mul(i, step))));
  }

  OpBuilder &builder;
  Location loc;
  IndexMath math;
  nest::KernelSchedule &schedule;
  int64_t rank;
  Value buffer;
  SmallVector<Index> whole;
  OperandAccess to;
  /// Indices in the part, of the dimensions whose loops are open.
  SmallVector<Index> at;
  SmallVector<int64_t> all;
  std::vector<Part> parts;
};

void lower(const SliceRun &run, nest::KernelSchedule &schedule) {
  Operation *last = run.copies.back();
  OpBuilder builder(last);
  PartWriter writer(builder, last->getLoc(), run.target, schedule);
  for (Operation *copy : run.copies)
    writer.copyOf(cast<memref::CopyOp>(copy));
  linalg::FillOp fill = run.fill;
  if (fill)
    writer.fillAround(fill.getInputs()[0]);
  writer.write();
  for (Operation *copy : run.copies) {
    schedule.erase(copy);
    copy->erase();
  }
  if (fill) {
    schedule.erase(fill);
    fill.erase();
  }
}

} // namespace

std::vector<SliceRun>
cpu::findSlices(Operation *root,
                llvm::function_ref<bool(Operation *)> isWanted) {
  SliceFinder finder(isWanted);
  root->walk([&](Block *block) { finder.visit(*block); });
  return finder.found;
}

std::vector<SliceRun> cpu::findSlices(Operation *root,
                                      const nest::KernelSchedule &schedule) {
  return findSlices(root, [&](Operation *op) {
    return isa<linalg::FillOp>(op)
               ? schedule.isFused(op)
               : isa_and_nonnull<SlicesAttr>(schedule.lookup(op));
  });
}

void cpu::lowerSlices(ArrayRef<SliceRun> runs, nest::KernelSchedule &schedule) {
  for (const SliceRun &run : runs)
    lower(run, schedule);
}
