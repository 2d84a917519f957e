//===- ExpandScalars.cpp - scalar ops that llvm lacks ---------------------===//
//
// A pass because what it rewrites would be taken, wrongly, by the patterns of
// upstream's convert-to-llvm. Runs on scf or after it, before that conversion.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Utils/Utils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"
#include "tcopt/Conversion/RtToLLVM.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTEXPANDSCALARS
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

// What libm computes; everything else of math has an instruction.
static bool isForLibm(Operation *op) {
  return isa<math::AcosOp, math::AcoshOp, math::AsinOp, math::AsinhOp,
             math::AtanOp, math::Atan2Op, math::AtanhOp, math::CbrtOp,
             math::CosOp, math::CoshOp, math::ErfOp, math::ErfcOp, math::ExpOp,
             math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log10Op,
             math::Log1pOp, math::Log2Op, math::PowFOp, math::SinOp,
             math::SinhOp, math::TanOp, math::TanhOp>(op);
}

static bool isScalarRemainder(Operation *op) {
  return isa<arith::RemFOp>(op) &&
         isa<Float32Type, Float64Type>(op->getResult(0).getType());
}

static bool isForF32(Operation *op) {
  if (!isa_and_nonnull<math::MathDialect>(op->getDialect()))
    return false;
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    Type element = getElementTypeOrSelf(type);
    return element.isF16() || element.isBF16();
  });
}

static bool isRoundingDivision(Operation *op) {
  return isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp>(op);
}

static bool isBF16Conversion(Operation *op) {
  if (!isa<arith::ExtFOp, arith::TruncFOp>(op))
    return false;
  return getElementTypeOrSelf(op->getOperand(0)).isBF16() ||
         getElementTypeOrSelf(op->getResult(0)).isBF16();
}

//===----------------------------------------------------------------------===//
// bf16 and f32, by the bits
//===----------------------------------------------------------------------===//

namespace {
/// Integer arithmetic on the bits of a value, scalar or of any shape.
class Bits {
public:
  Bits(PatternRewriter &rewriter, Location loc, Type shape)
      : rewriter(rewriter), loc(loc), shape(shape) {}

  Type typeOf(Type element) const {
    auto shaped = dyn_cast<ShapedType>(shape);
    return shaped ? Type(shaped.clone(element)) : element;
  }
  Type integers(unsigned width) const {
    return typeOf(rewriter.getIntegerType(width));
  }
  Value number(int32_t value) {
    TypedAttr one = rewriter.getI32IntegerAttr(value);
    auto shaped = dyn_cast<ShapedType>(integers(32));
    return arith::ConstantOp::create(
        rewriter, loc,
        shaped ? TypedAttr(DenseElementsAttr::get(shaped, Attribute(one)))
               : one);
  }
  template <typename OpT, typename... Args> Value make(Args &&...args) {
    return OpT::create(rewriter, loc, std::forward<Args>(args)...);
  }

private:
  PatternRewriter &rewriter;
  Location loc;
  Type shape;
};
} // namespace

// A bf16 is the upper half of an f32.
static LogicalResult extendByBits(arith::ExtFOp op, PatternRewriter &rewriter) {
  if (!getElementTypeOrSelf(op.getIn()).isBF16() ||
      !getElementTypeOrSelf(op.getType()).isF32())
    return failure();
  Bits b(rewriter, op.getLoc(), op.getType());
  Value bits = b.make<arith::BitcastOp>(b.integers(16), op.getIn());
  Value wide = b.make<arith::ExtUIOp>(b.integers(32), bits);
  Value shifted = b.make<arith::ShLIOp>(wide, b.number(16));
  rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), shifted);
  return success();
}

// Adding 0x7fff, and 1 if the half that stays is odd, carries into it exactly
// when the nearest bf16, ties to even, lies above; infinity is reached so, too.
static Value roundBits(Bits &b, Value bits, Value upper) {
  Value odd = b.make<arith::AndIOp>(upper, b.number(1));
  Value half = b.make<arith::AddIOp>(odd, b.number(0x7fff));
  Value sum = b.make<arith::AddIOp>(bits, half);
  return b.make<arith::ShRUIOp>(sum, b.number(16));
}

// A NaN keeps what fits of its payload, and gets the quiet bit, as it does by
// the instructions that there are. (Upstream's pattern makes one NaN of all.)
static LogicalResult truncateByBits(arith::TruncFOp op,
                                    PatternRewriter &rewriter) {
  Value x = op.getIn();
  if (!getElementTypeOrSelf(op.getType()).isBF16() ||
      !getElementTypeOrSelf(x).isF32())
    return failure();
  Bits b(rewriter, op.getLoc(), op.getType());
  Value bits = b.make<arith::BitcastOp>(b.integers(32), x);
  Value upper = b.make<arith::ShRUIOp>(bits, b.number(16));
  Value quiet = b.make<arith::OrIOp>(upper, b.number(0x40));
  Value isNaN = b.make<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
  Value result =
      b.make<arith::SelectOp>(isNaN, quiet, roundBits(b, bits, upper));
  Value low = b.make<arith::TruncIOp>(b.integers(16), result);
  rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), low);
  return success();
}

//===----------------------------------------------------------------------===//
// bf16 and f64
//===----------------------------------------------------------------------===//

// bf16 to f64 goes by f32, which is exact.
static LogicalResult extendByF32(arith::ExtFOp op, PatternRewriter &rewriter) {
  Type to = op.getType(), f32 = rewriter.getF32Type();
  if (!getElementTypeOrSelf(op.getIn()).isBF16() ||
      !getElementTypeOrSelf(to).isF64())
    return failure();
  if (auto shaped = dyn_cast<ShapedType>(to))
    f32 = shaped.clone(f32);
  Value single = arith::ExtFOp::create(rewriter, op.getLoc(), f32, op.getIn());
  rewriter.replaceOpWithNewOp<arith::ExtFOp>(op, to, single);
  return success();
}

// f64 to bf16 must not round twice: the runtime does it.
static constexpr char roundName[] = "tcopt_rt_f64_to_bf16";

static func::FuncOp declare(Operation *module, StringRef name,
                            FunctionType type) {
  if (Operation *found = SymbolTable::lookupSymbolIn(module, name))
    return cast<func::FuncOp>(found);
  OpBuilder builder(module->getContext());
  return func::createFnDecl(builder, cast<ModuleOp>(module), name, type,
                            /*setPrivate=*/true);
}

static LogicalResult remainderByLibm(arith::RemFOp op,
                                     PatternRewriter &rewriter) {
  if (!isScalarRemainder(op))
    return failure();
  StringRef name = op.getType().isF32() ? "fmodf" : "fmod";
  rewriter.replaceOpWithNewOp<func::CallOp>(op, name, op.getType(),
                                            op.getOperands());
  return success();
}

static LogicalResult roundByRuntime(arith::TruncFOp op,
                                    PatternRewriter &rewriter) {
  if (!op.getType().isBF16() || !op.getIn().getType().isF64())
    return failure();
  auto call = func::CallOp::create(rewriter, op.getLoc(), roundName,
                                   rewriter.getI16Type(), op.getIn());
  rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(),
                                                call.getResult(0));
  return success();
}

//===----------------------------------------------------------------------===//
// Rounding in kernels
//===----------------------------------------------------------------------===//

// The instruction is one of numbers and of vectors of one dimension.
static LogicalResult truncateByInstruction(arith::TruncFOp op,
                                           PatternRewriter &rewriter) {
  Value x = op.getIn();
  auto vector = dyn_cast<VectorType>(op.getType());
  if (!getElementTypeOrSelf(op.getType()).isBF16() ||
      !getElementTypeOrSelf(x).isF32())
    return failure();
  Type line = op.getType();
  if (vector && vector.getRank() != 1) {
    int64_t count = vector.getNumElements();
    line = VectorType::get({count}, vector.getElementType());
    x = vector::ShapeCastOp::create(
        rewriter, op.getLoc(), VectorType::get({count}, rewriter.getF32Type()),
        x);
  }
  Value narrow = LLVM::FPTruncOp::create(rewriter, op.getLoc(), line, x);
  if (line != op.getType())
    narrow = vector::ShapeCastOp::create(rewriter, op.getLoc(), op.getType(),
                                         narrow);
  rewriter.replaceOp(op, narrow);
  return success();
}

// The f32 towards zero, with its last bit set unless it is exact: rounding it
// to bf16, of fewer bits, is rounding the f64.
static LogicalResult roundByOdd(arith::TruncFOp op, PatternRewriter &rewriter) {
  Value x = op.getIn();
  if (!getElementTypeOrSelf(op.getType()).isBF16() ||
      !getElementTypeOrSelf(x).isF64())
    return failure();
  Bits b(rewriter, op.getLoc(), op.getType());
  Type f32 = b.typeOf(rewriter.getF32Type());
  Value near = b.make<arith::TruncFOp>(f32, x);
  Value back = b.make<arith::ExtFOp>(x.getType(), near);
  Value tooLarge = b.make<arith::CmpFOp>(arith::CmpFPredicate::OGT,
                                         b.make<math::AbsFOp>(back),
                                         b.make<math::AbsFOp>(x));
  Value isInexact = b.make<arith::CmpFOp>(arith::CmpFPredicate::ONE, back, x);
  Value bits = b.make<arith::BitcastOp>(b.integers(32), near);
  Value less = b.make<arith::SubIOp>(
      bits, b.make<arith::ExtUIOp>(b.integers(32), tooLarge));
  Value odd = b.make<arith::OrIOp>(
      less, b.make<arith::ExtUIOp>(b.integers(32), isInexact));
  Value rounded = b.make<arith::BitcastOp>(f32, odd);
  rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), rounded);
  return success();
}

// Functions that patterns call are declared afterwards: they may not add to the
// module while they rewrite.
static void declareCalled(Operation *module) {
  module->walk([&](func::CallOp call) {
    StringRef name = call.getCallee();
    if (!llvm::is_contained({"fmod", "fmodf", roundName}, name))
      return;
    auto function = declare(module, name, call.getCalleeType());
    if (name != roundName)
      function->setAttr(LLVM::LLVMDialect::getReadnoneAttrName(),
                        UnitAttr::get(module->getContext()));
  });
}

// LLVM must not know what a library function computes: it would vectorize the
// loop around the call and then take the vectors apart for it.
static void hideMeanings(Operation *module) {
  Builder builder(module->getContext());
  ArrayAttr attributes =
      builder.getStrArrayAttr({"nobuiltin", "nounwind", "willreturn"});
  for (auto function : module->getRegion(0).getOps<func::FuncOp>())
    if (function.isDeclaration() &&
        function->hasAttr(LLVM::LLVMDialect::getReadnoneAttrName()))
      function->setAttr("passthrough", attributes);
}

// Vectors of f64 are rounded element by element.
static LogicalResult unrollRounding(arith::TruncFOp op,
                                    PatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(op.getType());
  if (!type || type.isScalable() || !type.getElementType().isBF16() ||
      !getElementTypeOrSelf(op.getIn()).isF64())
    return failure();
  Location loc = op.getLoc();
  SmallVector<int64_t> strides = computeStrides(type.getShape());
  SmallVector<Value> elements;
  for (int64_t i : llvm::seq(type.getNumElements())) {
    Value wide = vector::ExtractOp::create(rewriter, loc, op.getIn(),
                                           delinearize(i, strides));
    elements.push_back(
        arith::TruncFOp::create(rewriter, loc, type.getElementType(), wide));
  }
  rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, type, elements);
  return success();
}

// Math in f32, once and for all, before libm is asked.
static LogicalResult computeInF32(Operation *module) {
  MLIRContext *context = module->getContext();
  TypeConverter converter;
  SetVector<Type> supported;
  supported.insert(Float32Type::get(context));
  supported.insert(Float64Type::get(context));
  math::populateExtendToSupportedTypesTypeConverter(converter, supported,
                                                    Float32Type::get(context));
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal(
      [](Operation *op) { return !isForF32(op); });
  RewritePatternSet patterns(context);
  math::populateExtendToSupportedTypesPatterns(patterns, converter);
  return applyPartialConversion(module, target, std::move(patterns));
}

static bool isForCall(Operation *op) {
  return isForLibm(op) || isScalarRemainder(op);
}

static bool isForExpansion(Operation *op) {
  return isRoundingDivision(op) || isBF16Conversion(op);
}

static void populateCommonExpansions(RewritePatternSet &patterns) {
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  patterns.add(extendByBits).add(extendByF32);
}

static void populateHostExpansions(RewritePatternSet &patterns) {
  populateMathToLibmConversionPatterns(patterns);
  patterns.add(truncateByBits).add(roundByRuntime).add(unrollRounding);
  patterns.add(remainderByLibm);
}

static void populateKernelExpansions(RewritePatternSet &patterns) {
  patterns.add(truncateByInstruction).add(roundByOdd);
}

namespace {
struct RtExpandScalars : impl::RtExpandScalarsBase<RtExpandScalars> {
  using RtExpandScalarsBase::RtExpandScalarsBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet patterns(context);
    populateCommonExpansions(patterns);
    if (kernels)
      populateKernelExpansions(patterns);
    else
      populateHostExpansions(patterns);
    expansions = std::move(patterns);
    return success();
  }

  void runOnOperation() override {
    int64_t numF32 = 0, numOthers = 0;
    getOperation()->walk([&](Operation *op) {
      if (isForF32(op))
        ++numF32;
      else
        numOthers += isToExpand(op);
    });
    numExpanded += numF32 + numOthers;
    // Most modules have neither.
    if (numF32 && failed(computeInF32(getOperation())))
      return signalPassFailure();
    if ((numF32 || numOthers) && failed(expand()))
      return signalPassFailure();
    if (kernels)
      return;
    declareCalled(getOperation());
    hideMeanings(getOperation());
  }

private:
  bool isToExpand(Operation *op) const {
    return isForExpansion(op) || (!kernels && isForCall(op));
  }

  LogicalResult expand() {
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal(
        [&](Operation *op) { return !isToExpand(op); });
    return applyPartialConversion(getOperation(), target, expansions);
  }

  FrozenRewritePatternSet expansions;
};
} // namespace

} // namespace tcopt
