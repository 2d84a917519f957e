//===- RowValues.cpp - elements of a row program in a thread --------------===//

#include "RowValues.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

RowValues::RowValues(OpBuilder &builder, Location loc,
                     const RowProgram &program)
    : builder(builder), loc(loc), math(builder, loc), program(program),
      buffers(builder, loc, program) {}

//===----------------------------------------------------------------------===//
// Tensors of the boundary
//===----------------------------------------------------------------------===//

void RowValues::prepare(ValueRange targets) {
  for (int64_t dim = 0; dim < int64_t(program.dims.size()); ++dim)
    sizes.push_back(buffers.sizeOf(dim));
  for (const RowStep &step : program.steps) {
    linalg::LinalgOp op = step.op;
    for (OpOperand &operand : op->getOpOperands()) {
      Value tensor = operand.get(), buffer;
      if (isa<RankedTensorType>(tensor.getType()))
        buffer = buffers.bufferOf(tensor);
      AffineMap map = program.mapOf(step, operand);
      std::pair key(tensor.getAsOpaquePointer(), map.getAsOpaquePointer());
      if (buffer && !accesses.contains(key))
        accesses.emplace(key, OperandAccess(builder, loc, buffer, map, sizes));
    }
    op.getBlock()->walk([&](tensor::ExtractOp extract) {
      (void)buffers.bufferOf(extract.getTensor());
    });
  }
  for (auto [result, target] : llvm::zip_equal(program.results, targets))
    results.emplace_back(builder, loc, target, program.mapOf(result), sizes);
}

Index RowValues::countOf(ArrayRef<int64_t> dims) {
  return math.product(
      llvm::map_to_vector(dims, [&](int64_t dim) { return sizes[dim]; }));
}

const OperandAccess &RowValues::accessOf(Value tensor, AffineMap map) const {
  return accesses.at({tensor.getAsOpaquePointer(), map.getAsOpaquePointer()});
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RowValues::startRow(ArrayRef<Index> index) {
  point.assign(index.begin(), index.end());
  scalars.clear();
  loaded.clear();
  known.clear();
}

void RowValues::forget(Value tensor) {
  std::erase_if(known, [&](const auto &entry) {
    return std::get<0>(entry.first) == tensor.getAsOpaquePointer();
  });
}

void RowValues::setElement(OpResult tensor, const RowVector &vector,
                           Value value) {
  known[keyOf(tensor.getAsOpaquePointer(), nullptr, vector, 0)] = value;
}

int64_t RowValues::numberOf(ArrayRef<int64_t> columns) {
  auto *at = llvm::find(lists, columns);
  int64_t number = at - lists.begin();
  if (at == lists.end())
    lists.push_back(columns);
  return number;
}

RowValues::Key RowValues::keyOf(const void *tensor, const void *map,
                                const RowVector &vector, int64_t k) {
  return {tensor, map, numberOf(vector.columns), vector.number, k};
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

bool RowValues::isVector(const OperandAccess &access,
                         const RowVector &vector) const {
  Type element = access.elementType();
  if (vector.width == 1 || vector.columns.empty() || !element.isIntOrFloat() ||
      element.getIntOrFloatBitWidth() % 8 != 0 ||
      getConstantIntValue(access.step(vector.columns)) != 1)
    return false;
  auto isMultiple = [&](Index index) {
    auto known = getConstantIntValue(index);
    return known && *known % vector.width == 0;
  };
  // The innermost dimension of columns has whole vectors, or all of them follow
  // each other in memory.
  bool isChained = access.isChained(vector.columns);
  for (int64_t dim = 0; dim < int64_t(sizes.size()); ++dim) {
    if (getConstantIntValue(sizes[dim]) == 1)
      continue;
    bool isColumn = llvm::is_contained(vector.columns, dim);
    bool isInner = isColumn && getConstantIntValue(access.step({dim})) == 1;
    if (isColumn && isChained)
      continue;
    if (isInner ? !isMultiple(sizes[dim]) : !isMultiple(access.step({dim})))
      return false;
  }
  return isMultiple(access.start());
}

Value RowValues::addressOf(const OperandAccess &access, const RowVector &vector,
                           int64_t k) {
  SmallVector<int64_t> dims;
  SmallVector<Index> indices;
  for (int64_t dim = 0; dim < int64_t(point.size()); ++dim) {
    if (llvm::is_contained(vector.columns, dim))
      continue;
    dims.push_back(dim);
    indices.push_back(point[dim]);
  }
  Index offset = math.add(
      access.start(), access.offset(math, ArrayRef(dims), ArrayRef(indices)));
  if (!vector.columns.empty() && !access.isFixed(vector.columns)) {
    Index column = math.add(vector.column, math.constant(k));
    offset = math.add(offset, access.offset(math, vector.columns, column));
  }
  return math.value(offset);
}

Value RowValues::load(Value tensor, AffineMap map, const RowVector &vector,
                      int64_t k) {
  const OperandAccess &access = accessOf(tensor, map);
  bool isFixed = vector.columns.empty() || access.isFixed(vector.columns);
  RowVector at = isFixed ? RowVector{} : vector;
  Key key = keyOf(tensor.getAsOpaquePointer(), map.getAsOpaquePointer(), at,
                  isFixed ? 0 : k);
  auto it = loaded.find(key);
  if (it != loaded.end())
    return it->second;
  if (isFixed)
    return loaded[key] = memref::LoadOp::create(builder, loc, access.buffer(),
                                                addressOf(access, vector, 0));
  loadVector(tensor, map, access, vector);
  return loaded.at(key);
}

void RowValues::loadVector(Value tensor, AffineMap map,
                           const OperandAccess &access,
                           const RowVector &vector) {
  Value all;
  if (isVector(access, vector)) {
    auto type = VectorType::get({vector.width}, access.elementType());
    all = vector::LoadOp::create(
        builder, loc, type, access.buffer(), addressOf(access, vector, 0),
        /*nontemporal=*/false, llvm::MaybeAlign(bytesOf(type)));
  }
  for (int64_t k = 0; k < vector.width; ++k) {
    Value element = all ? Value(vector::ExtractOp::create(builder, loc, all, k))
                        : memref::LoadOp::create(builder, loc, access.buffer(),
                                                 addressOf(access, vector, k));
    loaded[keyOf(tensor.getAsOpaquePointer(), map.getAsOpaquePointer(), vector,
                 k)] = element;
  }
}

RowValues::Place RowValues::placeOf(unsigned result, const RowVector &vector) {
  const OperandAccess &access = results[result];
  Place place{&access, {}};
  int64_t count = isVector(access, vector) ? 1 : vector.width;
  for (int64_t k = 0; k < count; ++k)
    place.addresses.push_back(addressOf(access, vector, k));
  return place;
}

void RowValues::store(const Place &place, ArrayRef<Value> elements) {
  Value buffer = place.access->buffer();
  if (place.addresses.size() == elements.size()) {
    for (auto [address, element] : llvm::zip(place.addresses, elements))
      memref::StoreOp::create(builder, loc, element, buffer, address);
    return;
  }
  auto type =
      VectorType::get({int64_t(elements.size())}, place.access->elementType());
  Value all = vector::FromElementsOp::create(builder, loc, type, elements);
  vector::StoreOp::create(builder, loc, all, buffer, place.addresses[0],
                          /*nontemporal=*/false,
                          llvm::MaybeAlign(bytesOf(type)));
}

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

bool RowValues::isShared(Value tensor, const RowVector &vector) const {
  const RowStep *producer = program.producerOf(tensor);
  return producer && shared.contains(tensor) &&
         ArrayRef(producer->columns) == vector.columns;
}

void RowValues::keep(OpResult tensor, const RowVector &vector) {
  if (!isShared(tensor, vector))
    return;
  const SharedRow &row = shared.at(tensor);
  Index first = math.add(row.start, vector.column);
  for (int64_t k = 0; k < vector.width; ++k)
    memref::StoreOp::create(builder, loc, result(tensor, vector, k), row.buffer,
                            math.value(math.add(first, math.constant(k))));
}

Value RowValues::loadShared(OpResult tensor, const RowVector &vector,
                            int64_t k) {
  const SharedRow &row = shared.at(tensor);
  Index at = math.add(math.add(row.start, vector.column), math.constant(k));
  return memref::LoadOp::create(builder, loc, row.buffer, math.value(at));
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

void RowValues::load(const RowStep &step, const RowVector &vector) {
  linalg::LinalgOp op = step.op;
  for (OpOperand &operand : op->getOpOperands()) {
    Value tensor = operand.get();
    bool isSum = op.isDpsInit(&operand) && op.getNumReductionLoops();
    if (isSum || !isa<RankedTensorType>(tensor.getType()) ||
        op.getMatchingBlockArgument(&operand).use_empty() ||
        program.splats.contains(tensor) || scalars.contains(tensor) ||
        known.contains(keyOf(tensor.getAsOpaquePointer(), nullptr, vector, 0)))
      continue;
    const RowStep *producer = program.producerOf(tensor);
    if (isShared(tensor, vector) && producer->stage < vector.stage)
      continue;
    if (!producer)
      (void)load(tensor, program.mapOf(step, operand), vector, 0);
    else if (producer->kind == loops::RowStepKind::Map)
      load(*producer, vector);
  }
}

Value RowValues::read(const RowStep &step, OpOperand &operand,
                      const RowVector &vector, int64_t k) {
  Value tensor = operand.get();
  if (!isa<RankedTensorType>(tensor.getType()))
    return tensor;
  if (auto splat = program.splats.find(tensor); splat != program.splats.end())
    return splat->second;
  if (!program.producerOf(tensor))
    return load(tensor, program.mapOf(step, operand), vector, k);
  return result(cast<OpResult>(tensor), vector, k);
}

Value RowValues::result(OpResult tensor, const RowVector &vector, int64_t k) {
  if (auto scalar = scalars.find(tensor); scalar != scalars.end())
    return scalar->second;
  Key key = keyOf(tensor.getAsOpaquePointer(), nullptr, vector, k);
  if (auto it = known.find(key); it != known.end())
    return it->second;
  const RowStep &step = *program.producerOf(tensor);
  if (isShared(tensor, vector) && step.stage < vector.stage)
    return known[key] = loadShared(tensor, vector, k);
  linalg::LinalgOp op = step.op;
  IRMapping values;
  mapInputs(step, vector, k, values);
  cloneBody(step, vector, k, values);
  for (auto [result, yielded] : llvm::zip(
           op->getResults(), op.getBlock()->getTerminator()->getOperands()))
    known[keyOf(result.getAsOpaquePointer(), nullptr, vector, k)] =
        values.lookupOrDefault(yielded);
  return known.at(key);
}

Values RowValues::accumulate(const RowStep &step, const RowVector &vector,
                             int64_t k, ValueRange carried) {
  linalg::LinalgOp op = step.op;
  IRMapping values;
  mapInputs(step, vector, k, values);
  for (auto [argument, value] :
       llvm::zip_equal(op.getRegionOutputArgs(), carried))
    values.map(argument, value);
  cloneBody(step, vector, k, values);
  return llvm::map_to_vector(
      op.getBlock()->getTerminator()->getOperands(),
      [&](Value yielded) { return values.lookupOrDefault(yielded); });
}

Values RowValues::initial(const RowStep &step, const RowVector &vector) {
  linalg::LinalgOp op = step.op;
  Values values;
  for (OpOperand &init : op.getDpsInitsMutable())
    values.push_back(read(step, init, vector, 0));
  return values;
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

void RowValues::mapInputs(const RowStep &step, const RowVector &vector,
                          int64_t k, IRMapping &values) {
  linalg::LinalgOp op = step.op;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    bool isSum = op.isDpsInit(&operand) && op.getNumReductionLoops();
    if (!argument.use_empty() && !isSum)
      values.map(argument, read(step, operand, vector, k));
  }
}

void RowValues::cloneBody(const RowStep &step, const RowVector &vector,
                          int64_t k, IRMapping &values) {
  linalg::LinalgOp op = step.op;
  for (Operation &inner : op.getBlock()->without_terminator())
    cloneOp(step, inner, vector, k, values);
}

Index RowValues::indexAlong(int64_t dim, const RowVector &vector, int64_t k) {
  const int64_t *at = llvm::find(vector.columns, dim);
  if (at == vector.columns.end())
    return point[dim];
  SmallVector<Index> sizesOfColumns = llvm::map_to_vector(
      vector.columns, [&](int64_t column) { return sizes[column]; });
  Index column = math.add(vector.column, math.constant(k));
  return math.delinearize(column, sizesOfColumns)[at - vector.columns.begin()];
}

Value RowValues::pick(OpResult tensor, ValueRange indices) {
  if (Value scalar = scalars.lookup(tensor))
    return scalar;
  const RowStep &producer = *program.producerOf(tensor);
  linalg::LinalgOp op = producer.op;
  AffineMap map = program.mapOf(producer, *op.getTiedOpOperand(tensor));
  SmallVector<Index> ownPoint = point;
  Elements ownLoaded, ownKnown;
  std::swap(loaded, ownLoaded);
  std::swap(known, ownKnown);
  for (auto [expr, index] : llvm::zip_equal(map.getResults(), indices))
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      point[dim.getPosition()] = index;
  Value element = result(tensor, RowVector(), 0);
  point = ownPoint;
  loaded = std::move(ownLoaded);
  known = std::move(ownKnown);
  return element;
}

void RowValues::cloneOp(const RowStep &step, Operation &inner,
                        const RowVector &vector, int64_t k, IRMapping &values) {
  if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
    values.map(index.getResult(),
               math.value(indexAlong(step.dims[index.getDim()], vector, k)));
    return;
  }
  auto picked = dyn_cast<tensor::ExtractOp>(inner);
  if (picked && program.producerOf(picked.getTensor())) {
    SmallVector<Value> indices =
        llvm::map_to_vector(picked.getIndices(), [&](Value index) {
          return values.lookupOrDefault(index);
        });
    values.map(picked.getResult(),
               pick(cast<OpResult>(picked.getTensor()), indices));
    return;
  }
  Operation *copy = builder.clone(inner, values);
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Operation *> replaced;
  copy->walk([&](Operation *op) {
    builder.setInsertionPoint(op);
    if (auto index = dyn_cast<linalg::IndexOp>(op)) {
      index.replaceAllUsesWith(
          math.value(indexAlong(step.dims[index.getDim()], vector, k)));
      replaced.push_back(op);
    } else if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
      Value element = memref::LoadOp::create(
          builder, loc, buffers.lookup(extract.getTensor()),
          extract.getIndices());
      extract.replaceAllUsesWith(element);
      if (op == copy)
        values.map(inner.getResult(0), element);
      replaced.push_back(op);
    }
  });
  for (Operation *op : replaced)
    op->erase();
}
