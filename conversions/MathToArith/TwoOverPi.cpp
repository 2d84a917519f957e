//===- TwoOverPi.cpp - the bits of 2/pi as a table ------------------------===//

#include "TwoOverPi.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::formula;

//===----------------------------------------------------------------------===//
// The numbers
//===----------------------------------------------------------------------===//

// 64 zeros and 1216 bits of 2/pi, from `position` on.
static uint64_t bitsAt(unsigned position) {
  static constexpr uint64_t words[] = {
      0,
      0xa2f9836e4e441529,
      0xfc2757d1f534ddc0,
      0xdb6295993c439041,
      0xfe5163abdebbc561,
      0xb7246e3a424dd2e0,
      0x06492eea09d1921c,
      0xfe1deb1cb129a73e,
      0xe88235f52ebb4484,
      0xe99c7026b45f7e41,
      0x3991d639835339f4,
      0x9c845f8bbdf9283b,
      0x1ff897ffde05980f,
      0xef2f118b5a0a6d1f,
      0x6d367ecf27cb09b7,
      0x4f463f669e5fea2d,
      0x7527bac7ebe5f17b,
      0x3d0739f78a5292ea,
      0x6bfb5fb11f8d5d08,
      0x56033046fc7b6bab,
  };
  unsigned first = position / 64, shift = position % 64;
  uint64_t low = shift ? words[first + 1] >> (64 - shift) : 0;
  return words[first] << shift | low;
}

namespace {
/// The table that functions of numbers of `width` bits read.
struct Table {
  StringLiteral name;
  unsigned width;
  unsigned count;

  SmallVector<APInt> words() const {
    SmallVector<APInt> words;
    for (unsigned q = 0; q < count; ++q)
      words.emplace_back(width, bitsAt(64 - width + 8 * q) >> (64 - width));
    return words;
  }
  MemRefType type(Builder &builder) const {
    return MemRefType::get({count}, builder.getIntegerType(width));
  }
};
} // namespace

// The number of words that the largest exponent needs.
static constexpr Table tables[] = {{"tcopt.two_over_pi", 32, 28},
                                   {"tcopt.two_over_pi_f64", 64, 146}};

static const Table &tableOf(Type index) { return tables[index.isInteger(64)]; }

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

static bool isRead(Operation *module, StringRef name) {
  auto reads = [&](memref::GetGlobalOp op) {
    return op.getName() == name ? WalkResult::interrupt()
                                : WalkResult::advance();
  };
  return module->walk(reads).wasInterrupted();
}

static void addTable(Operation *module, const Table &table) {
  OpBuilder builder = OpBuilder::atBlockBegin(&module->getRegion(0).front());
  MemRefType type = table.type(builder);
  auto tensor = RankedTensorType::get(type.getShape(), type.getElementType());
  auto values = DenseElementsAttr::get(tensor, table.words());
  memref::GlobalOp::create(builder, module->getLoc(), table.name,
                           builder.getStringAttr("private"), type, values,
                           /*constant=*/true, /*alignment=*/nullptr);
}

void formula::addTwoOverPi(Operation *module) {
  for (const Table &table : tables)
    if (!SymbolTable::lookupSymbolIn(module, table.name) &&
        isRead(module, table.name))
      addTable(module, table);
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

// A word for each element of a vector, whose dimensions are one for that.
static Value gatherWords(ImplicitLocOpBuilder &b, Value table, Value at) {
  auto shape = cast<VectorType>(at.getType());
  auto of = [&](Type elementType, bool isLine) {
    if (isLine && shape.getRank() != 1)
      return VectorType::get({shape.getNumElements()}, elementType);
    return VectorType::get(shape.getShape(), elementType,
                           shape.getScalableDims());
  };
  Type word = shape.getElementType();
  VectorType line = of(word, /*isLine=*/true);
  Value index = vector::ShapeCastOp::create(b, line, at);
  auto all = DenseElementsAttr::get(of(b.getI1Type(), /*isLine=*/true),
                                    Attribute(b.getBoolAttr(true)));
  auto none =
      DenseElementsAttr::get(line, Attribute(b.getIntegerAttr(word, 0)));
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value words = vector::GatherOp::create(
      b, line, table, ValueRange(zero), index,
      arith::ConstantOp::create(b, all), arith::ConstantOp::create(b, none));
  return vector::ShapeCastOp::create(b, of(word, /*isLine=*/false), words);
}

Bits formula::loadTwoOverPi(Bits at) {
  FormulaBuilder &b = *at.builder;
  const Table &used = tableOf(at.elementType());
  Value table = memref::GetGlobalOp::create(b, used.type(b), used.name);
  if (isa<VectorType>(at.type()))
    return {{&b, gatherWords(b, table, at.value)}};
  Value index = arith::IndexCastOp::create(b, b.getIndexType(), at.value);
  return {{&b, memref::LoadOp::create(b, table, index)}};
}
