//===- TileReads.cpp - elements of a contraction's input in tiles ---------===//
//
// Threads read along the loop in which the input is contiguous, 16 bytes at
// once where all that is known about its steps allows it. Terms of loops that
// cannot be counted as one, as in a convolution, are counted as on a clock: no
// division is needed in the loop over tiles.
//
//===----------------------------------------------------------------------===//

#include "TileReads.h"
#include "Schedules.h"
#include "SliceAlignment.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

//===----------------------------------------------------------------------===//
// The loops
//===----------------------------------------------------------------------===//

ContractionNest::ContractionNest(OpBuilder &builder, const LoopKernel &kernel)
    : kernel(kernel), product(*nest::matchProductSum(kernel.op)),
      tile(*tileOf(kernel.schedule)) {
  ContractionLoops loops = *classifyContraction(kernel.shape);
  columnInput = loops.columnInput;
  auto inOrder = [&](ArrayRef<int64_t> list) {
    SmallVector<int64_t> sorted;
    for (int64_t loop : kernel.loops.order)
      if (llvm::is_contained(list, loop))
        sorted.push_back(loop);
    return sorted;
  };
  batch = inOrder(loops.batch);
  rows = inOrder(loops.rows);
  columns = inOrder(loops.columns);
  sum = inOrder(loops.sum);
  IndexMath math(builder, kernel.op->getLoc());
  rowCount = kernel.countOf(math, rows);
  columnCount = kernel.countOf(math, columns);
  sumCount = kernel.countOf(math, sum);
}

Type ContractionNest::sumType() const {
  linalg::LinalgOp op = kernel.op;
  return getElementTypeOrSelf(op.getDpsInits()[0].getType());
}

bool device::isMultiple(Index count, int64_t of) {
  std::optional<int64_t> known = getConstantIntValue(count);
  return known && *known % of == 0;
}

bool ContractionNest::raggedTerms() const {
  return !isMultiple(sumCount, tile.terms);
}

bool ContractionNest::ragged(bool ofColumns) const {
  return !isMultiple(lineCount(ofColumns), tileLines(ofColumns));
}

//===----------------------------------------------------------------------===//
// Which elements
//===----------------------------------------------------------------------===//

static SmallVector<SmallVector<int64_t>>
chainsOf(const loops::OperandAccess &access, ArrayRef<int64_t> loops) {
  SmallVector<SmallVector<int64_t>> chains;
  for (int64_t loop : loops) {
    if (!chains.empty()) {
      SmallVector<int64_t> longer(chains.back());
      longer.push_back(loop);
      if (access.isChained(longer)) {
        chains.back() = longer;
        continue;
      }
    }
    chains.push_back({loop});
  }
  return chains;
}

TileReads::TileReads(OpBuilder &builder, const ContractionNest &nest,
                     bool ofColumns, bool raw)
    : builder(builder), loc(nest.kernel.op->getLoc()), nest(nest),
      ofColumns(ofColumns), raw(raw),
      access(builder, nest.kernel.op,
             nest.kernel.op->getOpOperand(nest.input(ofColumns)),
             nest.kernel.sizes),
      chains(chainsOf(access, nest.sum)) {
  IndexMath math(builder, loc);
  for (ArrayRef<int64_t> chain : chains)
    chainSizes.push_back(nest.kernel.countOf(math, chain));
  bool alongTerms = getConstantIntValue(access.step(nest.sum)) == 1;
  reads = readGrid(nest.tileLines(ofColumns), nest.tile.terms,
                   nest.tile.threads(), 1, alongTerms);
  reads =
      readGrid(reads.lines, reads.terms, reads.threads, widest(), alongTerms);
}

/// The most elements of 16 bytes that are aligned wherever a read begins.
int64_t TileReads::widest() {
  unsigned bits = access.elementType().getIntOrFloatBitWidth();
  int64_t width = bits < 8 ? 1 : 128 / bits;
  while (width > 1 && !isAligned(width))
    width /= 2;
  return width;
}

// Where a slice begins may only be known when the kernel is called.
bool TileReads::startsAligned(int64_t width) {
  linalg::LinalgOp op = nest.kernel.op;
  OpOperand &operand = op->getOpOperand(nest.input(ofColumns));
  return isMultiple(access.start(), width) ||
         (op.getMatchingIndexingMap(&operand).isProjectedPermutation() &&
          isAlignedSlice(operand.get(), width));
}

bool TileReads::isAligned(int64_t width) {
  ArrayRef<int64_t> along =
      reads.alongTerms ? ArrayRef(nest.sum) : nest.lines(ofColumns);
  if (getConstantIntValue(access.step(along)) != 1 ||
      !isMultiple(access.runLength(along), width) || !startsAligned(width))
    return false;
  SmallVector<int64_t> loops(nest.batch);
  llvm::append_range(loops, nest.lines(ofColumns));
  llvm::append_range(loops, nest.sum);
  // The loop that is read along is the one with a step of one element.
  return llvm::count_if(loops, [&](int64_t loop) {
           return getConstantIntValue(nest.kernel.sizes[loop]) != 1 &&
                  !isMultiple(access.step(loop), width);
         }) == 1;
}

//===----------------------------------------------------------------------===//
// Where they are
//===----------------------------------------------------------------------===//

void TileReads::enter(ArrayRef<Index> batchIndices, Index first) {
  IndexMath math(builder, loc);
  Index thread = Index(threadInBlock(builder, loc));
  Index group = math.constant(reads.group());
  Index across = math.div(thread, group), along = math.rem(thread, group);
  Index width = math.constant(reads.width);
  ownLine = reads.alongTerms ? across : math.mul(along, width);
  ownTerm = reads.alongTerms ? math.mul(along, width) : across;
  ArrayRef<int64_t> lines = nest.lines(ofColumns);
  Index count = nest.lineCount(ofColumns);
  Index last = math.sub(count, reads.alongTerms ? math.constant(1)
                                                : math.constant(reads.width));
  Index start =
      math.add(access.start(), access.offset(math, nest.batch, batchIndices));
  starts.clear();
  for (int64_t i = 0; i < reads.count(); ++i) {
    Index line =
        math.add(math.add(first, ownLine), math.constant(i * reads.step()));
    if (nest.ragged(ofColumns))
      line = math.min(line, last);
    starts.push_back(math.add(start, access.offset(math, lines, line)));
  }
}

Index TileReads::termOf(Index step) {
  IndexMath math(builder, loc);
  return math.add(math.mul(step, math.constant(nest.tile.terms)), ownTerm);
}

SmallVector<Value> TileReads::termsAt(Index step) {
  IndexMath math(builder, loc);
  return llvm::map_to_vector(math.delinearize(termOf(step), chainSizes),
                             [&](Index index) { return math.value(index); });
}

SmallVector<Value> TileReads::nextTerms(ValueRange terms) {
  IndexMath math(builder, loc);
  SmallVector<Index> steps =
      math.delinearize(math.constant(nest.tile.terms), chainSizes);
  SmallVector<Value> next(terms.size());
  Index carry = math.constant(0);
  for (size_t i = terms.size(); i-- > 0;) {
    Index more = math.add(math.add(terms[i], steps[i]), carry);
    next[i] = math.value(more);
    if (i == 0)
      break;
    Value isInside = math.less(more, chainSizes[i]);
    next[i] =
        arith::SelectOp::create(builder, loc, isInside, next[i],
                                math.value(math.sub(more, chainSizes[i])));
    carry = Index(arith::SelectOp::create(builder, loc, isInside,
                                          math.value(math.constant(0)),
                                          math.value(math.constant(1)))
                      .getResult());
  }
  return next;
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

Value TileReads::convert(Value element) {
  return loops::emitFactor(builder, nest.kernel.op, nest.product,
                           nest.input(ofColumns), element);
}

/// The product of two of these is the additive identity: -0 for floats.
TypedAttr TileReads::paddingValue() {
  if (raw)
    return builder.getZeroAttr(type());
  Type type = nest.factorType(ofColumns);
  if (auto floats = dyn_cast<FloatType>(type))
    return builder.getFloatAttr(floats, ofColumns ? -0.0 : 0.0);
  return builder.getZeroAttr(type);
}

Index TileReads::line(int64_t i) {
  IndexMath math(builder, loc);
  return math.add(ownLine, math.constant(i * reads.step()));
}

Type TileReads::type() const {
  return raw ? access.elementType() : nest.factorType(ofColumns);
}

std::pair<Index, Value> TileReads::offsetOf(ValueRange terms, Index step,
                                            Value isTile) {
  IndexMath math(builder, loc);
  Index offset = math.constant(0);
  for (auto [chain, index] : llvm::zip_equal(chains, terms))
    offset = math.add(offset, math.mul(Index(index), access.step(chain)));
  Value isThere = isTile;
  if (nest.raggedTerms()) {
    isThere = math.less(termOf(step), nest.sumCount);
    if (isTile)
      isThere = arith::AndIOp::create(builder, loc, isThere, isTile);
  }
  if (isThere)
    offset =
        Index(arith::SelectOp::create(builder, loc, isThere, math.value(offset),
                                      math.value(math.constant(0)))
                  .getResult());
  return {offset, isThere};
}

SmallVector<Value> TileReads::read(ValueRange terms, Index step, Value isTile) {
  IndexMath math(builder, loc);
  auto [offset, isThere] = offsetOf(terms, step, isTile);
  Value none;
  if (isThere)
    none = arith::ConstantOp::create(builder, loc, paddingValue());
  SmallVector<Value> loaded, elements;
  auto type = VectorType::get({reads.width}, access.elementType());
  for (Index start : starts) {
    Value at = math.value(math.add(start, offset));
    loaded.push_back(
        reads.width == 1
            ? Value(memref::LoadOp::create(builder, loc, access.buffer(), at))
            : Value(vector::LoadOp::create(
                  builder, loc, type, access.buffer(), at,
                  /*nontemporal=*/false, llvm::MaybeAlign(bytesOf(type)))));
  }
  for (Value value : loaded)
    for (int64_t k = 0; k < reads.width; ++k) {
      Value element = value;
      if (reads.width > 1)
        element = vector::ExtractOp::create(builder, loc, value, k);
      if (!raw)
        element = convert(element);
      if (isThere)
        element = arith::SelectOp::create(builder, loc, isThere, element, none);
      elements.push_back(element);
    }
  return elements;
}

void TileReads::copy(ValueRange terms, Index step, Value isTile, Value memory,
                     Value row, ArrayRef<Value> places) {
  IndexMath math(builder, loc);
  auto [offset, isThere] = offsetOf(terms, step, isTile);
  Value count;
  if (isThere)
    count = arith::SelectOp::create(builder, loc, isThere,
                                    math.value(math.constant(reads.width)),
                                    math.value(math.constant(0)));
  for (auto [start, place] : llvm::zip_equal(starts, places)) {
    Value at = math.value(math.add(start, offset));
    nvgpu::DeviceAsyncCopyOp::create(
        builder, loc, nvgpu::DeviceAsyncTokenType::get(builder.getContext()),
        memory, ValueRange{row, place}, access.buffer(), at,
        builder.getIndexAttr(reads.width), count, builder.getUnitAttr());
  }
}

void TileReads::store(ArrayRef<Value> elements, Value memory, Value buffer) {
  IndexMath math(builder, loc);
  auto type = VectorType::get({reads.width}, nest.factorType(ofColumns));
  for (int64_t i = 0; i < reads.count(); ++i) {
    ArrayRef<Value> own = elements.slice(i * reads.width, reads.width);
    Value line = math.value(this->line(i));
    if (!reads.alongTerms && reads.width > 1) {
      Value whole = vector::FromElementsOp::create(builder, loc, type, own);
      vector::StoreOp::create(
          builder, loc, whole, memory,
          ValueRange{buffer, math.value(ownTerm), line},
          /*nontemporal=*/false,
          llvm::MaybeAlign(std::min<int64_t>(bytesOf(type), 16)));
      continue;
    }
    for (auto [k, element] : llvm::enumerate(own)) {
      Value term = math.value(math.add(ownTerm, math.constant(k)));
      memref::StoreOp::create(builder, loc, element, memory,
                              ValueRange{buffer, term, line});
    }
  }
}
