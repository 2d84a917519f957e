//===- HostScalars.cpp - arith on index and scalars -----------------------===//
//
// Integers are held as int64_t: i1 as 0 or 1, the others with their sign
// extended; floats as doubles that are rounded to their type.
//
//===----------------------------------------------------------------------===//

#include "HostFamilies.h"
#include "Scalars.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tcopt/Interpreter/Interpreter.h"
#include <cmath>

using namespace mlir;
using namespace tcopt;
using namespace tcopt::interp;
using llvm::Error;

//===----------------------------------------------------------------------===//
// Values of types
//===----------------------------------------------------------------------===//

static unsigned widthOf(Type type) {
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}
static int64_t asSigned(int64_t value, unsigned width) {
  return llvm::SignExtend64(uint64_t(value), width);
}
static uint64_t asUnsigned(int64_t value, unsigned width) {
  return width == 64 ? uint64_t(value)
                     : uint64_t(value) & ((uint64_t(1) << width) - 1);
}

static RuntimeValue makeInteger(int64_t value, Type type) {
  unsigned width = widthOf(type);
  return RuntimeValue::ofInteger(width == 1 ? value & 1
                                            : asSigned(value, width));
}

static RuntimeValue makeFloat(OpCall &call, double value, Type type) {
  std::optional<DType> dtype = call.interpreter.heldDType(type);
  if (!dtype)
    return RuntimeValue::ofFloat(value);
  return RuntimeValue::ofFloat(dispatch(*dtype, [&](auto tag) {
    return double(convertElement<typename decltype(tag)::type>(value));
  }));
}

static Error yieldInteger(OpCall &call, int64_t value) {
  call.results.push_back(makeInteger(value, call.op->getResult(0).getType()));
  return Error::success();
}
static Error yieldFloat(OpCall &call, double value) {
  call.results.push_back(
      makeFloat(call, value, call.op->getResult(0).getType()));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

using I = int64_t;
using U = uint64_t;

namespace {
/// A function of two integers, taken as signed or as unsigned.
struct SignedRule {
  StringLiteral name;
  I (*run)(I, I);
  bool divides = false;
};
struct UnsignedRule {
  StringLiteral name;
  U (*run)(U, U);
  bool divides = false;
};
} // namespace

// clang-format off
static constexpr SignedRule signedRules[] = {
  {"addi", [](I a, I b) { return I(U(a) + U(b)); }},
  {"subi", [](I a, I b) { return I(U(a) - U(b)); }},
  {"muli", [](I a, I b) { return I(U(a) * U(b)); }},
  {"divsi", truncDivide, true},
  {"floordivsi", floorDivide, true},
  {"ceildivsi", [](I a, I b) { return I(0 - U(floorDivide(I(0 - U(a)), b))); }, true},
  {"remsi", [](I a, I b) { return b == -1 ? 0 : a % b; }, true},
  {"minsi", [](I a, I b) { return std::min(a, b); }},
  {"maxsi", [](I a, I b) { return std::max(a, b); }},
  {"andi", [](I a, I b) { return a & b; }},
  {"ori", [](I a, I b) { return a | b; }},
  {"xori", [](I a, I b) { return a ^ b; }},
  {"shli", [](I a, I b) { return b < 0 || b > 63 ? 0 : I(U(a) << b); }},
  {"shrsi", [](I a, I b) { return a >> (b < 0 || b > 63 ? 63 : b); }},
};

static constexpr UnsignedRule unsignedRules[] = {
  {"divui", [](U a, U b) { return a / b; }, true},
  {"ceildivui", [](U a, U b) { return a / b + (a % b != 0); }, true},
  {"remui", [](U a, U b) { return a % b; }, true},
  {"minui", [](U a, U b) { return std::min(a, b); }},
  {"maxui", [](U a, U b) { return std::max(a, b); }},
  {"shrui", [](U a, U b) { return b > 63 ? 0 : a >> b; }},
};
// clang-format on

static Error checkScalarDivisor(OpCall &call, bool divides) {
  if (divides && call.integer(1) == 0)
    return call.error("division by zero");
  return Error::success();
}

static Error runSigned(OpCall &call, const SignedRule &rule) {
  unsigned width = widthOf(call.op->getOperand(0).getType());
  if (Error error = checkScalarDivisor(call, rule.divides))
    return error;
  return yieldInteger(call, rule.run(asSigned(call.integer(0), width),
                                     asSigned(call.integer(1), width)));
}

static Error runUnsigned(OpCall &call, const UnsignedRule &rule) {
  unsigned width = widthOf(call.op->getOperand(0).getType());
  if (Error error = checkScalarDivisor(call, rule.divides))
    return error;
  return yieldInteger(call,
                      int64_t(rule.run(asUnsigned(call.integer(0), width),
                                       asUnsigned(call.integer(1), width))));
}

template <typename T>
static bool holds(arith::CmpIPredicate predicate, T a, T b) {
  using P = arith::CmpIPredicate;
  switch (predicate) {
  case P::eq:
    return a == b;
  case P::ne:
    return a != b;
  case P::slt:
  case P::ult:
    return a < b;
  case P::sle:
  case P::ule:
    return a <= b;
  case P::sgt:
  case P::ugt:
    return a > b;
  case P::sge:
  case P::uge:
    return a >= b;
  }
  llvm_unreachable("unknown predicate");
}

static Error runCmpI(OpCall &call) {
  auto op = cast<arith::CmpIOp>(call.op);
  unsigned width = widthOf(op.getLhs().getType());
  bool isUnsigned = op.getPredicate() >= arith::CmpIPredicate::ult;
  int64_t a = call.integer(0), b = call.integer(1);
  return yieldInteger(
      call,
      isUnsigned
          ? holds(op.getPredicate(), asUnsigned(a, width), asUnsigned(b, width))
          : holds(op.getPredicate(), asSigned(a, width), asSigned(b, width)));
}

/// Conversions between integers: as signed or as unsigned, then wrapped.
static Error convertSigned(OpCall &call) {
  return yieldInteger(
      call,
      asSigned(call.integer(0), widthOf(call.op->getOperand(0).getType())));
}
static Error convertUnsigned(OpCall &call) {
  return yieldInteger(
      call, int64_t(asUnsigned(call.integer(0),
                               widthOf(call.op->getOperand(0).getType()))));
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

namespace {
struct FloatRule {
  StringLiteral name, core;
};
} // namespace

// Binary functions of floats mean what core's do.
static constexpr FloatRule floatRules[] = {
    {"addf", "add"},         {"subf", "sub"}, {"mulf", "mul"},
    {"divf", "div"},         {"remf", "rem"}, {"maximumf", "maximum"},
    {"minimumf", "minimum"},
};

static Error runCmpF(OpCall &call) {
  using P = arith::CmpFPredicate;
  P predicate = cast<arith::CmpFOp>(call.op).getPredicate();
  double a = call.operands[0].number(), b = call.operands[1].number();
  // Bits 1, 2 and 4 of a predicate admit equal, greater and less; bit 8 admits
  // NaN.
  unsigned found = std::isnan(a) || std::isnan(b) ? 8
                   : a == b                       ? 1
                   : a > b                        ? 2
                                                  : 4;
  return yieldInteger(call, (unsigned(predicate) & found) != 0);
}

static Error runFloatToSigned(OpCall &call) {
  return yieldInteger(call, saturatingCast<int64_t>(call.operands[0].number()));
}
static Error runFloatToUnsigned(OpCall &call) {
  return yieldInteger(
      call, int64_t(saturatingCast<uint64_t>(call.operands[0].number())));
}
static Error runSignedToFloat(OpCall &call) {
  unsigned width = widthOf(call.op->getOperand(0).getType());
  return yieldFloat(call, double(asSigned(call.integer(0), width)));
}
static Error runUnsignedToFloat(OpCall &call) {
  unsigned width = widthOf(call.op->getOperand(0).getType());
  return yieldFloat(call, double(asUnsigned(call.integer(0), width)));
}
static Error runFloatToFloat(OpCall &call) {
  return yieldFloat(call, call.operands[0].number());
}
static Error runNegF(OpCall &call) {
  return yieldFloat(call, -call.operands[0].number());
}

//===----------------------------------------------------------------------===//
// Constants and choices
//===----------------------------------------------------------------------===//

static Error runArithConstant(OpCall &call) {
  TypedAttr value = cast<arith::ConstantOp>(call.op).getValue();
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    bool isBool = value.getType().isInteger(1);
    return yieldInteger(call, isBool ? integer.getValue().getZExtValue()
                                     : integer.getValue().getSExtValue());
  }
  if (auto number = dyn_cast<FloatAttr>(value))
    return yieldFloat(call, number.getValueAsDouble());
  auto tensor = call.interpreter.constant(value);
  if (!tensor)
    return tensor.takeError();
  call.results.push_back(*tensor);
  return Error::success();
}

static Error runArithSelect(OpCall &call) {
  if (!call.operands[0].isInteger())
    return call.error("expected a scalar condition");
  call.results.push_back(call.operands[call.integer(0) ? 1 : 2]);
  return Error::success();
}

/// Wraps the function of a scalar op: on tensors the op is refused.
static void addScalarOp(OpTable &table, StringRef name, OpFunction run) {
  table.add(("arith." + name).str(), [run = std::move(run)](OpCall &call) {
    for (const RuntimeValue &operand : call.operands)
      if (operand.isTensor())
        return call.error("expected scalars but found a tensor");
    return run(call);
  });
}

void interp::populateHostScalars(OpTable &table) {
  for (const SignedRule &rule : signedRules)
    addScalarOp(table, rule.name,
                [&rule](OpCall &call) { return runSigned(call, rule); });
  for (const UnsignedRule &rule : unsignedRules)
    addScalarOp(table, rule.name,
                [&rule](OpCall &call) { return runUnsigned(call, rule); });
  for (const FloatRule &rule : floatRules)
    addScalarOp(table, rule.name, [&rule](OpCall &call) {
      return yieldFloat(
          call, binaryRule(rule.core).floats(call.operands[0].number(),
                                             call.operands[1].number()));
    });
  for (StringRef name : {"index_cast", "extsi", "trunci"})
    addScalarOp(table, name, convertSigned);
  for (StringRef name : {"index_castui", "extui"})
    addScalarOp(table, name, convertUnsigned);
  for (StringRef name : {"extf", "truncf"})
    addScalarOp(table, name, runFloatToFloat);
  addScalarOp(table, "cmpi", runCmpI);
  addScalarOp(table, "cmpf", runCmpF);
  addScalarOp(table, "negf", runNegF);
  addScalarOp(table, "fptosi", runFloatToSigned);
  addScalarOp(table, "fptoui", runFloatToUnsigned);
  addScalarOp(table, "sitofp", runSignedToFloat);
  addScalarOp(table, "uitofp", runUnsignedToFloat);
  table.add("arith.constant", runArithConstant);
  table.add("arith.select", runArithSelect);
}
