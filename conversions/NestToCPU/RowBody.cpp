//===- RowBody.cpp - values of a row program at some columns --------------===//

#include "RowBody.h"
#include "WindowReads.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

Type cpu::typeOfLanes(Type element, int64_t lanes) {
  return lanes == 1 ? element : Type(VectorType::get({lanes}, element));
}

RowBody::RowBody(OpBuilder &builder, Location loc, const RowProgram &program)
    : buffers(builder, loc, program), builder(builder), loc(loc),
      math(builder, loc), program(program) {}

//===----------------------------------------------------------------------===//
// Tensors of the boundary
//===----------------------------------------------------------------------===//

void RowBody::addAccess(Value tensor, Value buffer, AffineMap map,
                        ArrayRef<Index> sizes) {
  std::pair key(tensor.getAsOpaquePointer(), map.getAsOpaquePointer());
  if (!accesses.contains(key))
    accesses.emplace(key, OperandAccess(builder, loc, buffer, map, sizes));
}

const OperandAccess &RowBody::accessOf(Value tensor, AffineMap map) const {
  return accesses.at({tensor.getAsOpaquePointer(), map.getAsOpaquePointer()});
}

Value RowBody::addressOf(const OperandAccess &access, const RowChunk &chunk) {
  SmallVector<int64_t> dims;
  SmallVector<Index> indices;
  for (int64_t dim = 0; dim < int64_t(chunk.point.size()); ++dim) {
    if ((chunk.isJoined && llvm::is_contained(chunk.columns, dim)) ||
        llvm::is_contained(chunk.joinedRows, dim))
      continue;
    dims.push_back(dim);
    indices.push_back(chunk.point[dim]);
  }
  Index offset =
      math.add(access.start(),
               access.offset(math, ArrayRef(dims), ArrayRef<Index>(indices)));
  if (!chunk.joinedRows.empty() && !access.isFixed(chunk.joinedRows))
    offset = math.add(offset, access.offset(math, chunk.joinedRows, chunk.row));
  if (chunk.isJoined && !access.isFixed(chunk.columns))
    offset = math.add(offset, chunk.column);
  return math.value(offset);
}

Value RowBody::load(Value tensor, AffineMap map, const RowChunk &chunk) {
  std::pair key(tensor.getAsOpaquePointer(), map.getAsOpaquePointer());
  auto it = loaded.find(key);
  if (it != loaded.end())
    return it->second;
  const OperandAccess &access = accesses.at(key);
  Value at = addressOf(access, chunk);
  Value value;
  if (chunk.lanes == 1 || isSameForLanes(access, chunk)) {
    value = memref::LoadOp::create(builder, loc, access.buffer(), at);
  } else if (!isAlongJoined(chunk) &&
             getConstantIntValue(access.step(chunk.along)) != 1) {
    value = gather(access, at, chunk);
  } else {
    auto type =
        cast<VectorType>(typeOfLanes(access.elementType(), chunk.lanes));
    if (chunk.mask)
      value = vector::MaskedLoadOp::create(builder, loc, type, access.buffer(),
                                           at, chunk.mask, zerosOf(type));
    else
      value = vector::LoadOp::create(builder, loc, type, access.buffer(), at);
  }
  loaded.emplace(key, value);
  return value;
}

bool RowBody::isSameForLanes(const OperandAccess &access,
                             const RowChunk &chunk) {
  return isAlongJoined(chunk) ? access.isFixed(chunk.columns)
                              : access.isFixed(chunk.along);
}

Value RowBody::zerosOf(VectorType type) {
  return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
}

Value RowBody::offsetsOfLanes(const OperandAccess &access,
                              const RowChunk &chunk) {
  Index step = access.step(chunk.along);
  // Twice as many fit a register.
  bool isNear = getConstantIntValue(step).value_or(INT64_MAX) < (1 << 24);
  Type type = isNear ? builder.getI32Type() : Type(builder.getIndexType());
  auto vector = cast<VectorType>(typeOfLanes(type, chunk.lanes));
  if (isNear) {
    SmallVector<int32_t> offsets;
    for (int64_t lane = 0; lane < chunk.lanes; ++lane)
      offsets.push_back(int32_t(lane * *getConstantIntValue(step)));
    return arith::ConstantOp::create(
        builder, loc, DenseIntElementsAttr::get(vector, offsets));
  }
  return arith::MulIOp::create(builder, loc,
                               vector::StepOp::create(builder, loc, vector),
                               spread(math.value(step), chunk));
}

Value RowBody::maskOf(const RowChunk &chunk) {
  if (chunk.mask)
    return chunk.mask;
  auto type = cast<VectorType>(typeOfLanes(builder.getI1Type(), chunk.lanes));
  return arith::ConstantOp::create(builder, loc,
                                   DenseElementsAttr::get(type, true));
}

Value RowBody::gather(const OperandAccess &access, Value at,
                      const RowChunk &chunk) {
  auto type = cast<VectorType>(typeOfLanes(access.elementType(), chunk.lanes));
  return vector::GatherOp::create(builder, loc, type, access.buffer(), at,
                                  offsetsOfLanes(access, chunk), maskOf(chunk),
                                  zerosOf(type));
}

int64_t cpu::streamedAlignment(int64_t bytes) {
  bool isRegister = bytes >= 16 && llvm::isPowerOf2_64(uint64_t(bytes));
  return isRegister ? std::min<int64_t>(bytes, 64) : 0;
}

void RowBody::write(Value value, const OperandAccess &access, Value at,
                    const RowChunk &chunk, bool isStreamed) {
  Value to = access.buffer();
  if (chunk.lanes == 1) {
    memref::StoreOp::create(builder, loc, value, to, at);
  } else if (!isAlongJoined(chunk) &&
             getConstantIntValue(access.step(chunk.along)) != 1) {
    vector::ScatterOp::create(builder, loc, Type(), to, at,
                              offsetsOfLanes(access, chunk), maskOf(chunk),
                              value);
  } else if (chunk.mask) {
    vector::MaskedStoreOp::create(builder, loc, to, at, chunk.mask, value);
  } else {
    auto store = vector::StoreOp::create(builder, loc, value, to, at);
    if (!isStreamed)
      return;
    int64_t bytes = access.elementType().getIntOrFloatBitWidth() / 8;
    store.setNontemporal(true);
    store.setAlignment(streamedAlignment(bytes * chunk.lanes));
  }
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

Value RowBody::read(const RowStep &step, OpOperand &operand,
                    const RowChunk &chunk) {
  Value tensor = operand.get();
  if (!isa<RankedTensorType>(tensor.getType()))
    return tensor;
  if (auto splat = program.splats.find(tensor); splat != program.splats.end())
    return splat->second;
  const RowStep *producer = program.producerOf(tensor);
  if (!producer)
    return load(tensor, program.mapOf(step, operand), chunk);
  if (auto scalar = scalars.find(tensor); scalar != scalars.end())
    return scalar->second;
  return ofMap(tensor, *producer, chunk);
}

Value RowBody::ofMap(Value tensor, const RowStep &producer,
                     const RowChunk &chunk) {
  if (Value value = known.lookup(tensor))
    return value;
  Value row = rows.lookup(tensor);
  if (row && producer.stage < chunk.stage &&
      ArrayRef(producer.columns) == chunk.columns) {
    Value at = addressInRow(chunk);
    Type element = cast<MemRefType>(row.getType()).getElementType();
    Value value = chunk.lanes == 1
                      ? Value(memref::LoadOp::create(builder, loc, row, at))
                      : Value(vector::LoadOp::create(
                            builder, loc,
                            cast<VectorType>(typeOfLanes(element, chunk.lanes)),
                            row, at));
    known[tensor] = value;
    return value;
  }
  (void)results(producer, chunk);
  return known.lookup(tensor);
}

Value RowBody::addressInRow(const RowChunk &chunk) {
  bool isOfManyRows = chunk.lanes > 1 && !isAlongColumns(chunk);
  return math.value(
      math.mul(chunk.column, math.constant(isOfManyRows ? chunk.lanes : 1)));
}

Value RowBody::spread(Value value, const RowChunk &chunk) {
  if (chunk.lanes == 1 || isa<VectorType>(value.getType()))
    return value;
  return vector::BroadcastOp::create(
      builder, loc, typeOfLanes(value.getType(), chunk.lanes), value);
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

Value RowBody::indexAlong(int64_t dim, const RowChunk &chunk) {
  Value first = math.value(
      chunk.joinedRows == ArrayRef(dim) ? chunk.row : chunk.point[dim]);
  if (chunk.lanes == 1 || chunk.along != ArrayRef(dim))
    return first;
  auto type =
      cast<VectorType>(typeOfLanes(builder.getIndexType(), chunk.lanes));
  Value steps = vector::StepOp::create(builder, loc, type);
  return arith::AddIOp::create(builder, loc, spread(first, chunk), steps);
}

void RowBody::cloneOp(const RowStep &step, Operation &inner,
                      const RowChunk &chunk, IRMapping &values) {
  if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
    values.map(index.getResult(), indexAlong(step.dims[index.getDim()], chunk));
    return;
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(inner)) {
    SmallVector<Value> indices =
        llvm::map_to_vector(extract.getIndices(), [&](Value index) {
          return values.lookupOrDefault(index);
        });
    if (const RowStep *producer = program.producerOf(extract.getTensor())) {
      values.map(extract.getResult(),
                 pick(extract.getTensor(), *producer, indices, chunk));
      return;
    }
    values.map(extract.getResult(),
               memref::LoadOp::create(
                   builder, loc, buffers.lookup(extract.getTensor()), indices));
    return;
  }
  bool hasVector = llvm::any_of(inner.getOperands(), [&](Value operand) {
    return isa<VectorType>(values.lookupOrDefault(operand).getType());
  });
  if (hasVector)
    for (Value operand : inner.getOperands())
      values.map(operand, spread(values.lookupOrDefault(operand), chunk));
  Operation *copy = builder.clone(inner, values);
  if (hasVector)
    for (Value result : copy->getResults())
      result.setType(typeOfLanes(result.getType(), chunk.lanes));
  if (copy->getNumRegions() == 0)
    return;
  copy->walk([&](linalg::IndexOp index) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(index);
    index.replaceAllUsesWith(indexAlong(step.dims[index.getDim()], chunk));
  });
  copy->walk([&](tensor::ExtractOp extract) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(extract);
    extract.replaceAllUsesWith(
        memref::LoadOp::create(builder, loc,
                               buffers.lookup(extract.getTensor()),
                               extract.getIndices())
            .getResult());
  });
}

Value RowBody::pick(Value tensor, const RowStep &producer,
                    ArrayRef<Value> indices, const RowChunk &chunk) {
  if (Value scalar = scalars.lookup(tensor))
    return scalar;
  linalg::LinalgOp op = producer.op;
  AffineMap map =
      program.mapOf(producer, *op.getTiedOpOperand(cast<OpResult>(tensor)));
  RowChunk element = chunk;
  element.lanes = 1;
  element.along = {};
  element.columns = producer.columns;
  element.isJoined = false;
  element.mask = {};
  // Nothing is read from rows of locals: the element is computed again.
  element.stage = -1;
  for (auto [expr, index] : llvm::zip(map.getResults(), indices))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      element.point[dim.getPosition()] = index;
  llvm::DenseMap<Value, Value> others;
  std::map<std::pair<const void *, const void *>, Value> loads;
  std::swap(known, others);
  std::swap(loaded, loads);
  Value value =
      results(producer, element)[cast<OpResult>(tensor).getResultNumber()];
  std::swap(known, others);
  std::swap(loaded, loads);
  return value;
}

void RowBody::cloneBody(const RowStep &step, const RowChunk &chunk,
                        IRMapping &values) {
  linalg::LinalgOp op = step.op;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    bool isSum = op.isDpsInit(&operand) && op.getNumReductionLoops();
    if (!argument.use_empty() && !isSum)
      values.map(argument, read(step, operand, chunk));
  }
  llvm::SmallPtrSet<Operation *, 4> combiners;
  if (op.getNumReductionLoops())
    for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
      combiners.insert(combinerOf(op, i));
  for (Operation &inner : op.getBlock()->without_terminator())
    if (!combiners.contains(&inner))
      cloneOp(step, inner, chunk, values);
}

SmallVector<Value> RowBody::results(const RowStep &step,
                                    const RowChunk &chunk) {
  linalg::LinalgOp op = step.op;
  if (known.contains(op->getResult(0)))
    return llvm::map_to_vector(
        op->getResults(), [&](Value result) { return known.lookup(result); });
  IRMapping values;
  cloneBody(step, chunk, values);
  SmallVector<Value> results;
  for (auto [result, yielded] : llvm::zip(
           op->getResults(), op.getBlock()->getTerminator()->getOperands())) {
    results.push_back(values.lookupOrDefault(yielded));
    known[result] = results.back();
  }
  return results;
}

SmallVector<Value> RowBody::terms(const RowStep &step, const RowChunk &chunk) {
  linalg::LinalgOp op = step.op;
  IRMapping values;
  cloneBody(step, chunk, values);
  SmallVector<Value> terms;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    Operation *combiner = combinerOf(op, i);
    Value output = op.getRegionOutputArgs()[i];
    Value term = combiner->getOperand(combiner->getOperand(0) == output);
    terms.push_back(values.lookupOrDefault(term));
  }
  return terms;
}

//===----------------------------------------------------------------------===//
// Ops that vectors compute
//===----------------------------------------------------------------------===//

// An elementwise op that cannot trap: lanes past the end of a row hold zeros.
static bool hasVectors(Operation &op) {
  if (isa<arith::ConstantOp, linalg::IndexOp>(op))
    return true;
  bool isNumeric = llvm::all_of(op.getOperandTypes(), [](Type type) {
    return type.isIntOrIndexOrFloat();
  });
  return OpTrait::hasElementwiseMappableTraits(&op) && isNumeric &&
         isSpeculatable(&op);
}

static bool isWholeElement(Type tensor) {
  Type element = getElementTypeOrSelf(tensor);
  return element.isIntOrFloat() && element.getIntOrFloatBitWidth() >= 8;
}

// How far an element is from the next one along a dimension, as far as types
// say.
static std::optional<int64_t> stepAlong(const RowProgram &program,
                                        const RowStep &step, OpOperand &operand,
                                        int64_t along) {
  AffineMap map = program.mapOf(step, operand);
  return isLinear(map) ? elementStep(bufferTypeOf(operand.get()), map, along)
                       : std::nullopt;
}

static bool isOutside(const RowProgram &program, Value tensor) {
  return isa<RankedTensorType>(tensor.getType()) &&
         !program.producerOf(tensor) && !program.splats.contains(tensor);
}

// Whether each vector of the boundary's operands is contiguous in memory, or a
// single element.
static bool areReadsContiguous(const RowProgram &program, const RowStep &step,
                               int64_t along) {
  linalg::LinalgOp op = step.op;
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
    if (!isOutside(program, operand->get()) ||
        op.getMatchingBlockArgument(operand).use_empty())
      return true;
    std::optional<int64_t> distance = stepAlong(program, step, *operand, along);
    return distance == 0 || distance == 1;
  });
}

// Whether each vector of results that leave the program is contiguous.
static bool areWritesContiguous(const RowProgram &program, const RowStep &step,
                                int64_t along) {
  if (step.kind != RowStepKind::Map)
    return true;
  linalg::LinalgOp op = step.op;
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
    bool leaves = llvm::any_of(program.results, [&](const RowResult &result) {
      return result.value == op.getTiedOpResult(&init);
    });
    return !leaves || stepAlong(program, step, init, along) == 1;
  });
}

static std::string whyNoVectorBody(const RowStep &step) {
  linalg::LinalgOp op = step.op;
  for (Operation &inner : op.getBlock()->without_terminator())
    if (!hasVectors(inner))
      return (inner.getName().getStringRef() + " has no vectors").str();
  for (Value operand : op->getOperands())
    if (isa<RankedTensorType>(operand.getType()) &&
        !isWholeElement(operand.getType()))
      return "elements of a type that has no vectors";
  if (op.getNumReductionLoops())
    for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
      if (!arith::getNeutralElement(loops::combinerOf(op, i)))
        return "a reduction that has no neutral element";
  return "";
}

std::string cpu::whyNotVectors(const RowProgram &program, RowVectors along) {
  bool isAlongRows = along == RowVectors::rows;
  if (isAlongRows && program.rows.empty())
    return "no rows";
  for (const RowStep &step : program.steps) {
    if (step.isPerRow() && !isAlongRows)
      continue;
    if (std::string why = whyNoVectorBody(step); !why.empty())
      return why;
    linalg::LinalgOp op = step.op;
    if (!isAlongRows &&
        (!areReadsContiguous(program, step, step.columns.back()) ||
         !areWritesContiguous(program, step, step.columns.back())))
      return "elements that are not next to each other along a row";
    for (OpOperand &operand : op->getOpOperands())
      if (isOutside(program, operand.get()) &&
          !isLinear(program.mapOf(step, operand)))
        return "elements whose places are not linear in the loops";
  }
  return "";
}

bool cpu::areRowsContiguous(const RowProgram &program) {
  return !program.rows.empty() &&
         llvm::all_of(program.steps, [&](const RowStep &step) {
           return areReadsContiguous(program, step, program.rows.back());
         });
}
