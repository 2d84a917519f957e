//===- RowFacts.cpp - what schedules of row programs depend on ------------===//

#include "RowFacts.h"
#include "VectorRun.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

RowFacts::RowFacts(const RowProgram &program) : program(program) {
  for (const RowStep &step : program.steps) {
    if (step.kind == RowStepKind::Across) {
      hasAcross = true;
      keepsAcross |= step.keepsColumns();
    }
    if (!step.isPerRow() && !step.isAfterRows &&
        !llvm::is_contained(columns, ArrayRef(step.columns)))
      columns.push_back(step.columns);
    if (step.isAfterRows)
      continue;
    linalg::LinalgOp op = step.op;
    for (OpOperand &operand : op->getOpOperands()) {
      bool isOutside = isa<RankedTensorType>(operand.get().getType()) &&
                       !program.producerOf(operand.get()) &&
                       !program.splats.contains(operand.get());
      if (isOutside && !op.getMatchingBlockArgument(&operand).use_empty() &&
          (op.isDpsInput(&operand) || op.getNumReductionLoops() == 0))
        add(step, operand, /*isResult=*/false);
    }
  }
  for (const loops::RowResult &result : program.results) {
    const RowStep &step = program.steps[result.step];
    linalg::LinalgOp op = step.op;
    if (step.kind == RowStepKind::Map && !step.isAfterRows)
      add(step, *op.getTiedOpOperand(cast<OpResult>(result.value)),
          /*isResult=*/true);
  }
}

void RowFacts::add(const RowStep &step, OpOperand &operand, bool isResult) {
  RowAccess access{operand.get(), isResult};
  AffineMap map = program.mapOf(step, operand);
  access.steps.assign(program.dims.size(), 0);
  Type element = getElementTypeOrSelf(operand.get().getType());
  access.bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  auto addTo = [](int64_t &sum, int64_t factor, int64_t stride) {
    if (factor == 0 || sum == unknownSize)
      return;
    sum = ShapedType::isDynamic(stride) ? unknownSize : sum + factor * stride;
  };
  SmallVector<int64_t> strides;
  MemRefType buffer = loops::bufferTypeOf(operand.get());
  if (failed(buffer.getStridesAndOffset(strides, access.start)))
    strides.assign(map.getNumResults(), ShapedType::kDynamic);
  if (ShapedType::isDynamic(access.start))
    access.start = unknownSize;
  for (auto [expr, stride] : llvm::zip(map.getResults(), strides)) {
    SmallVector<int64_t> row;
    if (failed(getFlattenedAffineExpr(expr, map.getNumDims(), 0, &row)))
      continue;
    for (size_t dim = 0; dim < access.steps.size(); ++dim)
      addTo(access.steps[dim], row[dim], stride);
    addTo(access.start, row.back(), stride);
  }
  accesses.push_back(std::move(access));
}

int64_t RowFacts::mostColumns() const {
  int64_t most = 1;
  for (ArrayRef<int64_t> list : columns) {
    int64_t size = program.sizeOf(list);
    if (size == unknownSize)
      return unknownSize;
    most = std::max(most, size);
  }
  return most;
}

// Along the innermost dimension that has more than one index.
static int64_t innerStep(const RowProgram &program, const RowAccess &access,
                         ArrayRef<int64_t> dims) {
  for (int64_t dim : llvm::reverse(dims))
    if (program.dims[dim].size != 1)
      return access.steps[dim];
  return 0;
}

bool RowFacts::areRowsContiguous() const {
  int64_t rows = 0, inColumns = 0;
  for (const RowAccess &access : accesses) {
    if (!isStream(access) || access.isResult)
      continue;
    rows += innerStep(program, access, program.rows) == 1;
    inColumns += isContiguous(access);
  }
  return rows > inColumns;
}

bool RowFacts::isContiguous(const RowAccess &access) const {
  return llvm::any_of(columns, [&](ArrayRef<int64_t> list) {
    return innerStep(program, access, list) == 1;
  });
}

int64_t RowFacts::widest() const {
  int64_t bits = 128;
  for (const RowAccess &access : accesses)
    if (isContiguous(access))
      bits = std::min(bits, std::max<int64_t>(access.bits, 8));
  int64_t width = std::min<int64_t>(128 / bits, kWidestVector);
  while (width > 1 && !fits(width))
    width /= 2;
  return width;
}

bool RowFacts::fits(int64_t width) const {
  return llvm::all_of(columns, [&](ArrayRef<int64_t> list) {
    int64_t size = program.sizeOf(list);
    return size != unknownSize && size % width == 0 &&
           llvm::all_of(accesses, [&](const RowAccess &access) {
             return innerStep(program, access, list) != 1 ||
                    (access.bits % 8 == 0 && isVector(access, list, width));
           });
  });
}

bool RowFacts::isChained(const RowAccess &access,
                         ArrayRef<int64_t> list) const {
  int64_t next = 1;
  for (int64_t dim : llvm::reverse(list)) {
    int64_t size = program.dims[dim].size;
    if (size == 1)
      continue;
    if (access.steps[dim] != next || size == unknownSize)
      return false;
    next *= size;
  }
  return true;
}

bool RowFacts::isVector(const RowAccess &access, ArrayRef<int64_t> list,
                        int64_t width) const {
  bool chained = isChained(access, list);
  auto isMultiple = [&](int64_t steps) {
    return steps != unknownSize && steps % width == 0;
  };
  for (size_t dim = 0; dim < program.dims.size(); ++dim) {
    int64_t size = program.dims[dim].size;
    bool isColumn = llvm::is_contained(list, int64_t(dim));
    if (size == 1 || (isColumn && chained))
      continue;
    bool isInner = isColumn && access.steps[dim] == 1;
    if (!isMultiple(isInner ? size : access.steps[dim]))
      return false;
  }
  return isMultiple(access.start);
}

bool RowFacts::isStream(const RowAccess &access) const {
  auto moves = [&](int64_t dim) {
    return access.steps[dim] != 0 && program.dims[dim].size != 1;
  };
  bool hasColumns = llvm::any_of(columns, [&](ArrayRef<int64_t> list) {
    return llvm::any_of(list, moves);
  });
  return hasColumns && llvm::any_of(program.rows, moves);
}

bool RowFacts::isRepeated(const RowAccess &access) const {
  return llvm::all_of(columns, [&](ArrayRef<int64_t> list) {
    return innerStep(program, access, list) == 0;
  });
}

bool RowFacts::areStreamsContiguous(bool alongRows) const {
  return llvm::all_of(accesses, [&](const RowAccess &access) {
    if (!isStream(access) || (alongRows && access.isResult))
      return true;
    return alongRows ? innerStep(program, access, program.rows) == 1
                     : isContiguous(access) || isRepeated(access);
  });
}

int64_t RowFacts::numStreams() const {
  llvm::SmallDenseSet<Value> tensors;
  for (const RowAccess &access : accesses)
    if (!access.isResult && isStream(access))
      tensors.insert(access.tensor);
  return int64_t(tensors.size());
}
