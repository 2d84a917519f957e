//===- Groups.cpp - what the threads of a block do together ---------------===//

#include "Groups.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

Value device::threadInBlock(OpBuilder &builder, Location loc) {
  return gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
}

Value device::sharedMemory(OpBuilder &builder, Location loc,
                           ArrayRef<int64_t> shape, Type element) {
  auto space = gpu::AddressSpaceAttr::get(builder.getContext(),
                                          gpu::AddressSpace::Workgroup);
  auto type = MemRefType::get(shape, element, MemRefLayoutAttrInterface(),
                              Attribute(space));
  return memref::AllocaOp::create(builder, loc, type,
                                  builder.getI64IntegerAttr(16));
}

void device::when(OpBuilder &builder, Location loc, Value condition,
                  llvm::function_ref<void()> body) {
  auto branch = scf::IfOp::create(builder, loc, condition, /*else=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  body();
}

void device::barrier(OpBuilder &builder, Location loc) {
  gpu::BarrierOp::create(builder, loc);
}

void device::waitForWarp(OpBuilder &builder, Location loc) {
  Value all = arith::ConstantIntOp::create(builder, loc, -1, 32);
  NVVM::SyncWarpOp::create(builder, loc, all);
}

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

static Value shuffleWord(OpBuilder &builder, Location loc, Value word,
                         gpu::ShuffleMode mode, int64_t offset) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(builder, loc, value, 32);
  };
  return gpu::ShuffleOp::create(builder, loc, word, constant(offset),
                                constant(kWarp), mode)
      .getShuffleResult();
}

Value device::shuffle(OpBuilder &builder, Location loc, Value value,
                      gpu::ShuffleMode mode, int64_t offset) {
  Type type = value.getType();
  unsigned bits = type.getIntOrFloatBitWidth();
  Type word = builder.getI32Type(), own = builder.getIntegerType(bits);
  Value number = isa<FloatType>(type)
                     ? arith::BitcastOp::create(builder, loc, own, value)
                     : value;
  auto shuffled = [&](Value part) {
    return shuffleWord(builder, loc, part, mode, offset);
  };
  if (bits < 32) {
    number = arith::ExtUIOp::create(builder, loc, word, number);
    number = arith::TruncIOp::create(builder, loc, own, shuffled(number));
  } else if (bits == 32) {
    number = shuffled(number);
  } else {
    auto type = VectorType::get({2}, word);
    Value words = vector::BitCastOp::create(
        builder, loc, type,
        vector::FromElementsOp::create(builder, loc, VectorType::get({1}, own),
                                       number));
    SmallVector<Value> parts;
    for (int64_t i : {0, 1})
      parts.push_back(
          shuffled(vector::ExtractOp::create(builder, loc, words, i)));
    words = vector::FromElementsOp::create(builder, loc, type, parts);
    words = vector::BitCastOp::create(builder, loc, VectorType::get({1}, own),
                                      words);
    number = vector::ExtractOp::create(builder, loc, words, int64_t(0));
  }
  return isa<FloatType>(type)
             ? arith::BitcastOp::create(builder, loc, type, number).getResult()
             : number;
}

Value device::ballot(OpBuilder &builder, Location loc, Value condition) {
  Value all = arith::ConstantIntOp::create(builder, loc, -1, 32);
  return NVVM::VoteSyncOp::create(builder, loc, builder.getI32Type(), all,
                                  condition, NVVM::VoteSyncKind::ballot);
}

Value device::countBits(OpBuilder &builder, Location loc, Value bits) {
  Value count = math::CtPopOp::create(builder, loc, bits);
  return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(),
                                      count);
}

Value device::bitsBelow(OpBuilder &builder, Location loc, Value bits,
                        Value lane) {
  Value one = arith::ConstantIntOp::create(builder, loc, 1, 32);
  lane = arith::IndexCastUIOp::create(builder, loc, builder.getI32Type(), lane);
  Value own = arith::ShLIOp::create(builder, loc, one, lane);
  Value lower = arith::SubIOp::create(builder, loc, own, one);
  return countBits(builder, loc,
                   arith::AndIOp::create(builder, loc, bits, lower));
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

Values GroupSum::overLanes(Values values, int64_t threads) {
  for (int64_t mask = threads / 2; mask > 0; mask /= 2) {
    Values others = llvm::map_to_vector(values, [&](Value value) {
      return shuffle(builder, loc, value, gpu::ShuffleMode::XOR, mask);
    });
    values = combine(values, others);
  }
  return values;
}

Values GroupSum::overGroup(Values values, int64_t threads) {
  if (threads <= kWarp)
    return overLanes(values, threads);
  IndexMath math(builder, loc);
  int64_t warps = threads / kWarp;
  values = overLanes(values, kWarp);
  Values sums = llvm::map_to_vector(values, [&](Value value) {
    return sharedMemory(builder, loc, {warps}, value.getType());
  });
  Value thread = threadInBlock(builder, loc);
  Value lane = math.value(math.rem(thread, math.constant(kWarp)));
  Value warp = math.value(math.div(thread, math.constant(kWarp)));
  auto branch = scf::IfOp::create(
      builder, loc, math.equal(lane, math.constant(0)), /*else=*/false);
  auto inside = OpBuilder::atBlockBegin(branch.thenBlock());
  for (auto [value, memory] : llvm::zip_equal(values, sums))
    memref::StoreOp::create(inside, loc, value, memory, warp);
  barrier(builder, loc);
  // Each warp adds the sums of all: no second wait is needed.
  Value place = math.value(math.min(lane, math.constant(warps - 1)));
  Value isOne = math.less(lane, math.constant(warps));
  Values own = llvm::map_to_vector(sums, [&](Value memory) -> Value {
    return memref::LoadOp::create(builder, loc, memory, place);
  });
  for (auto [value, none] :
       llvm::zip_equal(own, combiner.start(builder, loc, own)))
    if (value != none)
      value = arith::SelectOp::create(builder, loc, isOne, value, none);
  return overLanes(own, kWarp);
}

//===----------------------------------------------------------------------===//
// Workspace
//===----------------------------------------------------------------------===//

Value device::workspaceOf(OpBuilder &builder, Operation *op, int64_t count,
                          Type element, int64_t offset) {
  Location loc = op->getLoc();
  IndexMath math(builder, loc);
  int64_t bytes = offset + count * bytesOf(element);
  Value memory = op->getParentOfType<func::FuncOp>().getArguments().back();
  memory = memref::ReinterpretCastOp::create(
      builder, loc, MemRefType::get({bytes}, builder.getI8Type()), memory,
      /*offset=*/0, ArrayRef<int64_t>{bytes}, ArrayRef<int64_t>{1});
  return memref::ViewOp::create(builder, loc, MemRefType::get({count}, element),
                                memory, math.value(math.constant(offset)),
                                ValueRange());
}

int64_t device::bytesOf(Type element) {
  return (element.getIntOrFloatBitWidth() + 7) / 8;
}

static int64_t alignedBytes(Type element, int64_t count) {
  return llvm::alignTo(count * bytesOf(element), 16);
}

int64_t device::workspaceBytes(TypeRange elements, int64_t count) {
  int64_t bytes = 0;
  for (Type element : elements)
    bytes += alignedBytes(element, count);
  return bytes;
}

PassedOn::PassedOn(OpBuilder &builder, Operation *op, TypeRange elements,
                   int64_t count, int64_t offset)
    : loc(op->getLoc()) {
  for (Type element : elements) {
    buffers.push_back(workspaceOf(builder, op, count, element, offset));
    offset += alignedBytes(element, count);
  }
}

void PassedOn::store(OpBuilder &builder, ValueRange values, Index place) {
  Value at = IndexMath(builder, loc).value(place);
  for (auto [value, buffer] : llvm::zip_equal(values, buffers))
    memref::StoreOp::create(builder, loc, value, buffer, at);
}

Values PassedOn::load(OpBuilder &builder, Index place) {
  Value at = IndexMath(builder, loc).value(place);
  return llvm::map_to_vector(buffers, [&](Value buffer) -> Value {
    return memref::LoadOp::create(builder, loc, buffer, at);
  });
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

VectorType device::vectorOf(Value buffer, int64_t width) {
  return VectorType::get({width}, getElementTypeOrSelf(buffer));
}

int64_t device::bytesOf(VectorType type) {
  return type.getNumElements() *
         ((type.getElementType().getIntOrFloatBitWidth() + 7) / 8);
}

SmallVector<Value> device::indicesOf(OpBuilder &builder, linalg::LinalgOp op,
                                     OpOperand &operand,
                                     ArrayRef<Index> point) {
  return llvm::map_to_vector(
      op.getMatchingIndexingMap(&operand).getResults(), [&](AffineExpr expr) {
        return loops::indexAt(builder, op->getLoc(), expr, point);
      });
}

SmallVector<Value> VectorReads::read(OpBuilder &builder,
                                     ArrayRef<Index> point) {
  SmallVector<Value> values;
  Location loc = op->getLoc();
  for (OpOperand *operand : op.getDpsInputOperands()) {
    Value buffer = operand->get();
    if (op.getMatchingBlockArgument(operand).use_empty()) {
      values.push_back(Value());
      continue;
    }
    if (!isa<MemRefType>(buffer.getType())) {
      values.push_back(buffer);
      continue;
    }
    SmallVector<Value> indices = indicesOf(builder, op, *operand, point);
    bool isVector =
        width > 1 &&
        shape.operands[operand->getOperandNumber()].steps[loop] == Step::One;
    if (!isVector) {
      values.push_back(memref::LoadOp::create(builder, loc, buffer, indices));
      continue;
    }
    VectorType type = vectorOf(buffer, width);
    values.push_back(vector::LoadOp::create(builder, loc, type, buffer, indices,
                                            /*nontemporal=*/false,
                                            llvm::MaybeAlign(bytesOf(type))));
  }
  return values;
}

loops::CommonPart VectorReads::at(OpBuilder &builder, ArrayRef<Value> vectors,
                                  int64_t k) {
  loops::CommonPart known;
  for (auto [operand, value] :
       llvm::zip_equal(op.getDpsInputOperands(), vectors)) {
    if (!value)
      continue;
    Value element = value;
    if (isa<VectorType>(value.getType()))
      element = vector::ExtractOp::create(builder, op->getLoc(), value, k);
    known.values.map(op.getMatchingBlockArgument(operand), element);
  }
  return known;
}

//===----------------------------------------------------------------------===//
// Steps along a row
//===----------------------------------------------------------------------===//

Values RowSteps::addVectors(Index lane, Index first, ValueRange sum,
                            SumBody body) {
  IndexMath math(builder, loc);
  Index each = math.constant(step * kInFlight);
  Index own = math.mul(lane, math.constant(width));
  Index whole =
      math.add(first, math.mul(math.div(math.sub(end, first), each), each));
  Values part = loops::carryLoop(
      builder, loc, math.add(first, own), whole, step * kInFlight, sum,
      [&](Value i, ValueRange carried) { return body(i, kInFlight, carried); });
  // The remaining terms are added to the first of several sums.
  ValueRange ofFirst = ValueRange(part).take_front(part.size() / kInFlight);
  llvm::copy(loops::carryLoop(builder, loc, math.add(whole, own), end, step,
                              ofFirst,
                              [&](Value i, ValueRange carried) {
                                return body(i, 1, carried);
                              }),
             part.begin());
  return part;
}
