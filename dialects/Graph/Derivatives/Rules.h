//===- Rules.h - tables of derivative rules ---------------------*- C++ -*-===//
//
// The derivatives of pointwise ops are formulas in the rows of the ops, from
// which Graph<Family>Derivatives.inc is generated. Most other ops have one line
// of a table:
//
//   t.pointwise<DivOp, divideX, divideOther>();
//   t.zero<FloorOp>();
//   t.none<ArgmaxOp, "its results are indices">();
//   t.rule<SumOp, sumVjp, linearJvp<SumOp>>();
//
// A formula of a pointwise op is linear in `p.d`, which is the cotangent of the
// result in reverse mode and the tangent of an operand in forward mode; there
// is one for each operand.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_GRAPH_DERIVATIVES_RULES_H
#define TCOPT_GRAPH_DERIVATIVES_RULES_H

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "tcopt/Graph/IR/Expr.h"
#include "tcopt/Interfaces/Differentiable.h"

namespace tcopt::graph {

/// Where rules are built, and what all of them need.
class RuleBuilder : public GraphBuilder {
public:
  RuleBuilder(mlir::OpBuilder &builder, mlir::Operation *op)
      : GraphBuilder(builder, op->getLoc()) {}

  Expr expr(mlir::Value value) { return Expr(*this, value); }
  /// f16 and bf16 as f32, others as they are.
  Expr wide(mlir::Value x);
  /// Zeros of the type and sizes of `x`.
  Expr zerosLike(mlir::Value x);
  /// The sizes of the last `count` dimensions.
  Sizes lastSizes(mlir::Value x, int64_t count);
  /// Sums over the dimensions that `like` has not, or has with a static 1.
  mlir::Value sumTo(mlir::Value x, mlir::Value like);
  /// `x` broadcast to the sizes of `like`.
  mlir::Value expandTo(mlir::Value x, mlir::Value like);
  /// `x` in the element type and the static sizes of `like`.
  mlir::Value as(mlir::Value x, mlir::Value like);
  /// What was reduced over `dims` with these as dimensions of size 1.
  Expr keepDims(mlir::Value reduced, llvm::ArrayRef<int64_t> dims, bool kept,
                mlir::Value like);
  /// Sums over `dims`, all if there are none; the dimensions stay with size 1
  /// if `keepdim`.
  Expr sum(mlir::Value x, llvm::ArrayRef<int64_t> dims, bool keepdim = false);
  /// The size as a tensor of rank 0.
  Expr sizeValue(Size size, mlir::Type elementType);
  Size productOf(llvm::ArrayRef<Size> sizes);
  Size sumOf(llvm::ArrayRef<Size> sizes);
  Size differenceOf(Size a, Size b);
  /// The number of elements along `dims`, of rank 0.
  Expr countAlong(mlir::Value x, llvm::ArrayRef<int64_t> dims,
                  mlir::Type elementType);
};

/// Dimensions in [-rank, rank) as sorted numbers in [0, rank).
llvm::SmallVector<int64_t> normalDims(llvm::ArrayRef<int64_t> dims,
                                      int64_t rank);

/// A reverse rule at work.
class Vjp : public RuleBuilder {
public:
  explicit Vjp(VjpContext &context)
      : RuleBuilder(context.getBuilder(), context.getOp()), context(context) {}

  bool wants(mlir::Value operand) { return operand && context.wants(operand); }
  /// Whether the cotangent of the result may be other than zero.
  bool has(unsigned result) { return bool(context.cotangent(result)); }
  /// The cotangent of a result, zeros if there is none.
  Expr ct(unsigned result = 0);
  /// Adds to an operand's gradient: summed over dimensions along which the
  /// operand was broadcast, and of its element type.
  void give(mlir::Value operand, mlir::Value gradient);

private:
  VjpContext &context;
};

/// A forward rule at work.
class Jvp : public RuleBuilder {
public:
  explicit Jvp(JvpContext &context)
      : RuleBuilder(context.getBuilder(), context.getOp()), context(context) {}

  /// Null if it is zero.
  Expr tangent(mlir::Value operand) {
    return expr(operand ? context.tangent(operand) : mlir::Value());
  }
  Expr tangentOrZeros(mlir::Value operand) {
    Expr known = tangent(operand);
    return known.value() ? known : zerosLike(operand);
  }
  void give(unsigned result, mlir::Value tangent);
  JvpContext &getContext() { return context; }

private:
  JvpContext &context;
};

template <typename OpT> using VjpRule = void (*)(Vjp &, OpT);
template <typename OpT> using JvpRule = void (*)(Jvp &, OpT);

/// What a formula of a pointwise op is made of, f16 and bf16 as f32. A formula
/// without a value is zero.
struct Pointwise {
  /// The cotangent of the result, or the tangent of the operand.
  Expr d;
  /// Operands.
  Expr x, other, third;
  /// The result.
  Expr y;
};
using P = const Pointwise &;

//===----------------------------------------------------------------------===//
// Interface models
//===----------------------------------------------------------------------===//

template <typename OpT, auto vjp, auto jvp>
struct RuleModel
    : DifferentiableOpInterface::ExternalModel<RuleModel<OpT, vjp, jvp>, OpT> {
  static constexpr bool kHasJvp =
      !std::is_same_v<decltype(jvp), std::nullptr_t>;

  Derivative derivative(mlir::Operation *) const { return {}; }
  llvm::LogicalResult buildVjp(mlir::Operation *op, VjpContext &context) const {
    Vjp rule(context);
    vjp(rule, llvm::cast<OpT>(op));
    return llvm::failure(rule.hasFailed());
  }
  bool hasJvp(mlir::Operation *) const { return kHasJvp; }
  llvm::LogicalResult buildJvp(mlir::Operation *op, JvpContext &context) const {
    Jvp rule(context);
    if constexpr (kHasJvp)
      jvp(rule, llvm::cast<OpT>(op));
    return llvm::failure(!kHasJvp || rule.hasFailed());
  }
};

template <size_t N> struct Text {
  char characters[N];
  constexpr Text(const char (&text)[N]) {
    std::copy(text, text + N, characters);
  }
};

template <typename OpT, Derivative::Kind kind, Text reason>
struct NoRuleModel
    : DifferentiableOpInterface::ExternalModel<NoRuleModel<OpT, kind, reason>,
                                               OpT> {
  Derivative derivative(mlir::Operation *) const {
    return {kind, llvm::StringRef(reason.characters)};
  }
  llvm::LogicalResult buildVjp(mlir::Operation *, VjpContext &) const {
    return llvm::failure(kind == Derivative::Kind::None);
  }
};

//===----------------------------------------------------------------------===//
// Pointwise ops
//===----------------------------------------------------------------------===//

template <typename OpT, auto formula> Expr evaluate(P p, OpT op) {
  if constexpr (std::is_invocable_v<decltype(formula), P, OpT>)
    return formula(p, op);
  else
    return formula(p);
}

/// Operands and result of `op`, not its derivative.
Pointwise pointwiseTerms(RuleBuilder &b, mlir::Operation *op);
/// The sum of the tangents of the addends, broadcast to the result's sizes.
void giveSum(Jvp &j, mlir::Operation *op, llvm::ArrayRef<Expr> addends);

template <typename OpT, auto... formulas> void pointwiseVjp(Vjp &v, OpT op) {
  Pointwise p = pointwiseTerms(v, op);
  p.d = v.wide(v.ct());
  unsigned i = 0;
  auto giveOne = [&]<auto formula>() {
    mlir::Value operand = op->getOperand(i++);
    if constexpr (!std::is_same_v<decltype(formula), std::nullptr_t>)
      if (v.wants(operand))
        v.give(operand, evaluate<OpT, formula>(p, op));
  };
  (giveOne.template operator()<formulas>(), ...);
}

template <typename OpT, auto... formulas> void pointwiseJvp(Jvp &j, OpT op) {
  Pointwise p = pointwiseTerms(j, op);
  llvm::SmallVector<Expr> addends;
  unsigned i = 0;
  auto addOne = [&]<auto formula>() {
    mlir::Value operand = op->getOperand(i++);
    if constexpr (!std::is_same_v<decltype(formula), std::nullptr_t>)
      if (Expr tangent = j.tangent(operand); tangent.value()) {
        p.d = j.wide(tangent);
        addends.push_back(evaluate<OpT, formula>(p, op));
      }
  };
  (addOne.template operator()<formulas>(), ...);
  giveSum(j, op, addends);
}

/// The op itself applied to tangents in place of the operands that are floats:
/// of an op that is linear in all of these together.
void buildLinearJvp(Jvp &j, mlir::Operation *op);
template <typename OpT> void linearJvp(Jvp &j, OpT op) {
  buildLinearJvp(j, op);
}

//===----------------------------------------------------------------------===//
// Ops whose values are elements of x, with their indices along a dimension
//===----------------------------------------------------------------------===//

void giveTaken(Vjp &v, mlir::Value x, mlir::Value indices, int64_t dim,
               bool keepdim);
void giveTangentTaken(Jvp &j, mlir::Value x, mlir::Value indices, int64_t dim,
                      bool keepdim);

template <typename OpT> bool keepsDim(OpT op) {
  if constexpr (requires { op.getKeepdim(); })
    return op.getKeepdim();
  else
    return true;
}
template <typename OpT> void takenVjp(Vjp &v, OpT op) {
  giveTaken(v, op.getX(), op.getIndices(), op.getDim(), keepsDim(op));
}
template <typename OpT> void takenJvp(Jvp &j, OpT op) {
  giveTangentTaken(j, op.getX(), op.getIndices(), op.getDim(), keepsDim(op));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// Attaches rules to ops.
class DerivativeTable {
public:
  explicit DerivativeTable(mlir::MLIRContext *context) : context(context) {}

  /// A formula for each operand; null for one that is no float.
  template <typename OpT, auto... formulas> void pointwise() {
    rule<OpT, pointwiseVjp<OpT, formulas...>, pointwiseJvp<OpT, formulas...>>();
  }
  template <typename OpT, VjpRule<OpT> vjp, auto jvp = nullptr> void rule() {
    OpT::template attachInterface<RuleModel<OpT, vjp, jvp>>(*context);
  }
  /// Linear in all operands that are floats.
  template <typename OpT, VjpRule<OpT> vjp> void linear() {
    rule<OpT, vjp, linearJvp<OpT>>();
  }
  /// Zero everywhere.
  template <typename OpT> void zero() {
    attachNone<OpT, Derivative::Kind::Zero, "">();
  }
  template <typename OpT, Text reason> void none() {
    attachNone<OpT, Derivative::Kind::None, reason>();
  }

private:
  template <typename OpT, Derivative::Kind kind, Text reason>
  void attachNone() {
    OpT::template attachInterface<NoRuleModel<OpT, kind, reason>>(*context);
  }

  mlir::MLIRContext *context;
};

#define TCOPT_FAMILY(family) void add##family##Derivatives(DerivativeTable t);
#include "tcopt/Graph/IR/GraphFamilies.inc"

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_DERIVATIVES_RULES_H
