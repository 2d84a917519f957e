//===- Rules.h - tables of rules from graph to core -------------*- C++ -*-===//
//
// A rule is a function that builds the meaning of one graph op by a CoreBuilder
// and returns its result, which the pattern rounds to the op's element type.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_RULES_H
#define TCOPT_CONVERSION_GRAPHTOCORE_RULES_H

#include "mlir/Transforms/DialectConversion.h"
#include "tcopt/Conversion/GraphToCore/CoreBuilder.h"
#include "tcopt/Graph/IR/GraphDialect.h"

namespace tcopt {

template <typename Op>
using Rule = mlir::Value (*)(CoreBuilder &, typename Op::Adaptor);

/// A rule for each result of an op that has several.
template <typename Op>
using MultiRule = llvm::SmallVector<mlir::Value> (*)(CoreBuilder &,
                                                     typename Op::Adaptor);

/// Rewrites an op by its rule: a Rule or a MultiRule.
template <typename Op, typename RuleT>
class RulePattern : public mlir::OpConversionPattern<Op> {
public:
  RulePattern(mlir::MLIRContext *context, RuleT rule)
      : mlir::OpConversionPattern<Op>(context), rule(rule) {}

  llvm::LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor in,
                  mlir::ConversionPatternRewriter &rewriter) const override {
    if (!allRanked(in.getOperands()))
      return rewriter.notifyMatchFailure(op, "operands are not ranked");
    CoreBuilder b(rewriter, op.getLoc());
    llvm::SmallVector<mlir::Value> results{rule(b, in)};
    for (auto [value, type] : llvm::zip_equal(results, op->getResultTypes()))
      value = b.as(value, type);
    rewriter.replaceOp(op, results);
    return mlir::success();
  }

private:
  RuleT rule;
};

/// Adds rules to a set of patterns. Those of pointwise ops are generated from
/// the rows of the ops (Graph<Family>Rules.inc).
class RuleTable {
public:
  explicit RuleTable(mlir::RewritePatternSet &patterns) : patterns(patterns) {}

  template <typename Op> void rule(Rule<Op> rule) {
    patterns.add<RulePattern<Op, Rule<Op>>>(patterns.getContext(), rule);
  }
  /// For an op with several results.
  template <typename Op> void rules(MultiRule<Op> rule) {
    patterns.add<RulePattern<Op, MultiRule<Op>>>(patterns.getContext(), rule);
  }
  /// For ops with regions.
  template <typename... Patterns> void add() {
    patterns.add<Patterns...>(patterns.getContext());
  }

private:
  mlir::RewritePatternSet &patterns;
};

#define TCOPT_FAMILY(family) void add##family##Rules(RuleTable table);
#include "tcopt/Graph/IR/GraphFamilies.inc"

} // namespace tcopt

#endif // TCOPT_CONVERSION_GRAPHTOCORE_RULES_H
