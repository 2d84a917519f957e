//===- ContractionDerivatives.cpp - products of matrices ------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Support/EinsumEquation.h"
#include <cmath>

using namespace mlir;

namespace tcopt::graph {

static Expr transposed(Expr x) {
  return x.apply<TransposeOp>(int64_t(-2), int64_t(-1));
}
static Expr matmul(Expr a, Expr b) { return binary<MatmulOp>(a, b); }

//===----------------------------------------------------------------------===//
// matmul
//===----------------------------------------------------------------------===//

// Rows and columns become matrices of one row and one column, as matmul takes
// them.
static void matmulVjp(Vjp &v, MatmulOp op) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  bool isRow = rankOf(lhs) == 1, isColumn = rankOf(rhs) == 1;
  Expr a = v.expr(lhs), b = v.expr(rhs), d = v.ct();
  if (isColumn) {
    b = b.apply<UnsqueezeOp>(int64_t(1));
    d = d.apply<UnsqueezeOp>(int64_t(-1));
  }
  if (isRow) {
    a = a.apply<UnsqueezeOp>(int64_t(0));
    d = d.apply<UnsqueezeOp>(int64_t(-2));
  }
  auto give = [&](Value operand, Expr matrix, Expr gradient, bool isVector) {
    Value sum = v.sumTo(gradient, matrix);
    v.give(operand, isVector ? v.reshape(sum, v.sizesOf(operand)) : sum);
  };
  if (v.wants(lhs))
    give(lhs, a, matmul(d, transposed(b)), isRow);
  if (v.wants(rhs))
    give(rhs, b, matmul(transposed(a), d), isColumn);
}

static void matmulJvp(Jvp &j, MatmulOp op) {
  Expr da = j.tangent(op.getLhs()), db = j.tangent(op.getRhs());
  SmallVector<Expr> addends;
  if (da.value())
    addends.push_back(matmul(da, j.expr(op.getRhs())));
  if (db.value())
    addends.push_back(matmul(j.expr(op.getLhs()), db));
  giveSum(j, op, addends);
}

//===----------------------------------------------------------------------===//
// linear
//===----------------------------------------------------------------------===//

// All dimensions but the last as one.
static Expr asMatrix(RuleBuilder &b, Value x) {
  if (rankOf(x) == 2)
    return b.expr(x);
  Sizes sizes = b.sizesOf(x);
  if (b.hasFailed())
    return b.expr(x);
  Size rows = b.productOf(ArrayRef(sizes).drop_back());
  return b.expr(b.reshape(x, {rows, sizes.back()}));
}

static void linearVjp(Vjp &v, LinearOp op) {
  Expr d = v.ct();
  if (v.wants(op.getX()))
    v.give(op.getX(), matmul(d, v.expr(op.getWeight())));
  Expr rows = asMatrix(v, d);
  if (v.wants(op.getWeight()))
    v.give(op.getWeight(), matmul(transposed(rows), asMatrix(v, op.getX())));
  if (v.wants(op.getBias()))
    v.give(op.getBias(), v.sum(rows, {0}));
}

static void linearOpJvp(Jvp &j, LinearOp op) {
  Expr dx = j.tangent(op.getX()), dw = j.tangent(op.getWeight());
  SmallVector<Expr> addends;
  if (dx.value())
    addends.push_back(j.expr(j.make<LinearOp>(dx, op.getWeight(), Value())));
  if (dw.value())
    addends.push_back(j.expr(j.make<LinearOp>(op.getX(), dw, Value())));
  if (Expr db = j.tangent(op.getBias()); db.value())
    addends.push_back(db);
  giveSum(j, op, addends);
}

//===----------------------------------------------------------------------===//
// grouped_matmul
//===----------------------------------------------------------------------===//

static Expr groupedMatmul(RuleBuilder &b, Expr x, Expr w, Value ends) {
  return b.expr(b.make<GroupedMatmulOp>(x, w, ends));
}

static void groupedMatmulVjp(Vjp &v, GroupedMatmulOp op) {
  Expr x = v.expr(op.getX()), w = v.expr(op.getW()), d = v.ct();
  bool groupsRows = rankOf(op.getW()) == 3;
  auto product = [&](Expr a, Expr b) {
    return groupedMatmul(v, a, b, op.getEnds());
  };
  if (v.wants(op.getX()))
    v.give(op.getX(), groupsRows ? product(d, transposed(w))
                                 : transposed(product(w, transposed(d))));
  if (v.wants(op.getW()))
    v.give(op.getW(), product(transposed(x), d));
}

static void groupedMatmulJvp(Jvp &j, GroupedMatmulOp op) {
  Expr dx = j.tangent(op.getX()), dw = j.tangent(op.getW());
  SmallVector<Expr> addends;
  if (dx.value())
    addends.push_back(groupedMatmul(j, dx, j.expr(op.getW()), op.getEnds()));
  if (dw.value())
    addends.push_back(groupedMatmul(j, j.expr(op.getX()), dw, op.getEnds()));
  giveSum(j, op, addends);
}

//===----------------------------------------------------------------------===//
// addmm and baddbmm
//===----------------------------------------------------------------------===//

static Expr scaled(double factor, Expr x) {
  return factor == 1 ? x : factor * x;
}

template <typename OpT> static void addProductVjp(Vjp &v, OpT op) {
  Expr d = v.ct(), a = v.expr(op.getA()), b = v.expr(op.getB());
  double beta = op.getBeta().convertToDouble();
  double alpha = op.getAlpha().convertToDouble();
  if (v.wants(op.getX()))
    v.give(op.getX(), scaled(beta, d));
  if (v.wants(op.getA()))
    v.give(op.getA(), scaled(alpha, matmul(d, transposed(b))));
  if (v.wants(op.getB()))
    v.give(op.getB(), scaled(alpha, matmul(transposed(a), d)));
}

//===----------------------------------------------------------------------===//
// einsum
//===----------------------------------------------------------------------===//

namespace {
/// Gradients of the operands of an einsum: such products themselves.
class EinsumGradient {
public:
  using Labels = EinsumEquation::Labels;

  EinsumGradient(Vjp &v, EinsumOp op) : v(v), op(op) {
    auto ranks = llvm::map_to_vector(op.getInputs(), rankOf);
    auto parsed = EinsumEquation::parse(op.getEquation(), ranks);
    if (parsed)
      equation = *parsed;
    else // verified
      llvm::consumeError(parsed.takeError());
  }

  /// The product of the cotangent and all other operands, summed over what the
  /// operand has not, and repeated along what only the operand has.
  Expr of(unsigned i) {
    Labels own = distinct(equation.operands[i]), kept;
    for (int label : own)
      if (isKnown(label, i))
        kept.push_back(label);
    Expr product = v.expr(v.make<EinsumOp>(factorsWithout(i), text(i, kept)));
    return onDiagonals(spread(product, kept, own, i), own, i);
  }

private:
  static Labels distinct(const Labels &labels) {
    Labels once;
    for (int label : labels)
      if (!llvm::is_contained(once, label))
        once.push_back(label);
    return once;
  }
  static int64_t placeOf(const Labels &labels, int label) {
    return llvm::find(labels, label) - labels.begin();
  }
  // The result or another operand has the label.
  bool isKnown(int label, unsigned without) const {
    if (llvm::is_contained(equation.result, label))
      return true;
    for (auto [i, labels] : llvm::enumerate(equation.operands))
      if (i != without && llvm::is_contained(labels, label))
        return true;
    return false;
  }

  SmallVector<Value> factorsWithout(unsigned without) {
    SmallVector<Value> factors{v.ct()};
    for (auto [i, input] : llvm::enumerate(op.getInputs()))
      if (i != without)
        factors.push_back(input);
    return factors;
  }
  // Each label gets a letter; there are 52.
  std::string text(unsigned without, const Labels &result) {
    Labels known;
    std::string text = spelled(equation.result, known);
    for (auto [i, labels] : llvm::enumerate(equation.operands))
      if (i != without)
        text += "," + spelled(labels, known);
    text += "->" + spelled(result, known);
    if (known.size() > 52)
      v.error("too many dimensions to differentiate this einsum");
    return text;
  }
  static std::string spelled(const Labels &labels, Labels &known) {
    std::string text;
    for (int label : labels) {
      if (!llvm::is_contained(known, label))
        known.push_back(label);
      int64_t place = placeOf(known, label);
      text += char(place < 26 ? 'a' + place : 'A' + place - 26);
    }
    return text;
  }

  // To all labels of operand i once, in its sizes.
  Expr spread(Expr x, const Labels &kept, const Labels &own, unsigned i) {
    if (v.hasFailed())
      return x;
    Sizes all = v.sizesOf(op.getInputs()[i]), ones, sizes;
    bool isSpread = false;
    for (int label : own) {
      bool isKept = llvm::is_contained(kept, label);
      ones.push_back(isKept ? v.sizeOf(x, placeOf(kept, label))
                            : v.ops().getIndexAttr(1));
      // What is larger is summed over in the end.
      bool isOne = getConstantIntValue(ones.back()) == 1;
      Size size = all[placeOf(equation.operands[i], label)];
      sizes.push_back(isOne ? size : ones.back());
      isSpread |= isOne && getConstantIntValue(size) != 1;
    }
    if (kept.size() < own.size())
      x = v.expr(v.reshape(x, ones));
    return isSpread ? v.expr(v.expand(x, sizes)) : x;
  }

  // Zeros beside the diagonals of labels that operand i has more than once.
  Expr onDiagonals(Expr x, const Labels &own, unsigned i) {
    const Labels &labels = equation.operands[i];
    if (labels.size() == own.size() || v.hasFailed())
      return x;
    Sizes sizes;
    for (auto [dim, label] : llvm::enumerate(labels))
      sizes.push_back(placeOf(labels, label) == int64_t(dim)
                          ? v.sizeOf(x, placeOf(own, label))
                          : v.ops().getIndexAttr(1));
    x = v.expr(v.reshape(x, sizes));
    for (auto [dim, label] : llvm::enumerate(labels))
      if (int64_t first = placeOf(labels, label); first != int64_t(dim))
        x = where(isDiagonal(i, first, dim), x, 0.0);
    return x;
  }
  Expr isDiagonal(unsigned i, int64_t a, int64_t b) {
    return eq(places(i, a), places(i, b));
  }
  Expr places(unsigned i, int64_t dim) {
    Value input = op.getInputs()[i];
    Type i64 = v.ops().getI64Type();
    Value start = v.integer(0, i64), step = v.integer(1, i64);
    Sizes sizes(rankOf(input), v.ops().getIndexAttr(1));
    sizes[dim] = v.sizeOf(input, dim);
    return v.expr(v.reshape(v.arange(start, step, sizes[dim]), sizes));
  }

  Vjp &v;
  EinsumOp op;
  EinsumEquation equation;
};
} // namespace

static void einsumVjp(Vjp &v, EinsumOp op) {
  EinsumGradient gradient(v, op);
  for (auto [i, input] : llvm::enumerate(op.getInputs()))
    if (v.wants(input))
      v.give(input, gradient.of(i));
}

static void einsumJvp(Jvp &j, EinsumOp op) {
  SmallVector<Expr> addends;
  for (auto [i, input] : llvm::enumerate(op.getInputs())) {
    Expr tangent = j.tangent(input);
    if (!tangent.value())
      continue;
    SmallVector<Value> factors(op.getInputs());
    factors[i] = tangent;
    addends.push_back(j.expr(j.make<EinsumOp>(factors, op.getEquation())));
  }
  giveSum(j, op, addends);
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

// Returns d |x|_p / dx of each element, times `d`. If y = |x|_p is 0, x is 0,
// too, and derivatives of any order are 0.
static Expr distanceSlope(Expr x, Expr y, Expr d, double p) {
  if (p == 1) // An infinite row has the distance NaN from itself.
    return where(isnan(x) & isnan(y), x, sign(x) * d);
  if (std::isinf(p))
    return where(eq(abs(x), y), sign(x) * d, where(isnan(y), y, 0.0));
  if (p == 2)
    return x * (d / where(eq(y, 0.0), INFINITY, y));
  Expr length = where(eq(y, 0.0), 1.0, y);
  // Where x is 0, what is multiplied with its sign is finite.
  Expr size = where(eq(x, 0.0), 1.0, abs(x));
  return sign(x) * d * pow(size / length, p - 1);
}

static void cdistVjp(Vjp &v, CdistOp op) {
  double p = op.getP().convertToDouble();
  if (p == 0)
    return;
  Expr rows = v.wide(op.getLhs()).apply<UnsqueezeOp>(int64_t(-2));
  Expr others = v.wide(op.getRhs()).apply<UnsqueezeOp>(int64_t(-3));
  Expr y = v.wide(op.getResult()).apply<UnsqueezeOp>(int64_t(-1));
  Expr d = v.wide(v.ct()).apply<UnsqueezeOp>(int64_t(-1));
  Expr slope = distanceSlope(rows - others, y, d, p);
  if (v.wants(op.getLhs()))
    v.give(op.getLhs(), v.sum(slope, -2));
  if (v.wants(op.getRhs()))
    v.give(op.getRhs(), -v.sum(slope, -3));
}

namespace {
/// Pairs i < j of n rows as a matrix (n, n).
class RowPairs {
public:
  RowPairs(RuleBuilder &b, Value x) : b(b) {
    Type i64 = b.ops().getI64Type();
    Expr n = b.sizeValue(b.sizeOf(x, 0), i64);
    Expr j =
        b.expr(b.arange(b.integer(0, i64), b.integer(1, i64), b.sizeOf(x, 0)));
    Expr i = j.apply<UnsqueezeOp>(int64_t(1));
    // Those of row i begin at i (2 n - i - 1) / 2.
    Expr start =
        divide(i * (2.0 * n - i - 1.0), i.number(2), RoundingMode::floor);
    number = where(i < j, start + j - i - 1.0, -1.0);
  }

  /// A value of each pair as a matrix, 0 elsewhere: at the end of the vector.
  Expr matrix(Expr x) const {
    Value zero = b.scalar(0, x.elementType());
    Expr padded =
        x.apply<PadOp>(zero, ArrayRef<int64_t>(0), ArrayRef<int64_t>(1));
    return b.expr(
        b.make<IndexOp>(padded, ValueRange{number}, ArrayRef<int64_t>(0)));
  }

private:
  RuleBuilder &b;
  Expr number;
};
} // namespace

static void pdistVjp(Vjp &v, PdistOp op) {
  double p = op.getP().convertToDouble();
  if (p == 0)
    return;
  RowPairs pairs(v, op.getX());
  Expr x = v.wide(op.getX());
  Expr y = pairs.matrix(v.wide(op.getResult()));
  Expr d = pairs.matrix(v.wide(v.ct()));
  Expr difference =
      x.apply<UnsqueezeOp>(int64_t(1)) - x.apply<UnsqueezeOp>(int64_t(0));
  Expr slope = distanceSlope(difference, y.apply<UnsqueezeOp>(int64_t(2)),
                             d.apply<UnsqueezeOp>(int64_t(2)), p);
  v.give(op.getX(), v.sum(slope, 1) - v.sum(slope, 0));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addContractionDerivatives(DerivativeTable t) {
  t.rule<MatmulOp, matmulVjp, matmulJvp>();
  t.rule<LinearOp, linearVjp, linearOpJvp>();
  t.rule<GroupedMatmulOp, groupedMatmulVjp, groupedMatmulJvp>();
  t.rule<AddmmOp, addProductVjp<AddmmOp>>();
  t.rule<BaddbmmOp, addProductVjp<BaddbmmOp>>();
  t.rule<EinsumOp, einsumVjp, einsumJvp>();
  t.rule<CdistOp, cdistVjp>();
  t.rule<PdistOp, pdistVjp>();
  t.none<IntMatmulOp, "it is of integers">();
  t.none<IntConvOp, "it is of integers">();
}

} // namespace tcopt::graph
