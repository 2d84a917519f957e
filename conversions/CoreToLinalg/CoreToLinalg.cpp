//===- CoreToLinalg.cpp - the pass convert-core-to-linalg -----------------===//
//
// A pass of its own because fusion works on linalg, whatever made it. The
// contract of `decompose` holds before it.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/CoreToLinalg.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Interfaces/Sources.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {
#define GEN_PASS_DEF_CONVERTCORETOLINALG
#include "tcopt/Conversion/CoreToLinalg/Passes.h.inc"
} // namespace tcopt

using namespace tcopt;

// What a conversion to linalg leaves of core.
static bool isConverted(Operation *op) {
  return isa<core::CoreDialect>(op->getDialect()) &&
         !isa<core::RequireOp, core::BarrierOp>(op);
}

static unsigned countConverted(Operation *root) {
  unsigned count = 0;
  root->walk(
      [&](Operation *op) { count += op->getDialect() && isConverted(op); });
  return count;
}

// Ops stay in their order from here on, and a second user of a value would keep
// it from being merged into what computes with it.
static void numberBarriers(Operation *root) {
  int64_t number = 0;
  root->walk([&](core::BarrierOp op) {
    op.setNumber(number++);
    op.getAfterMutable().clear();
  });
}

// Sizes of core's results are replaced with the results.
static void addLegality(const TypeConverter &converter,
                        ConversionTarget &target) {
  target.addIllegalDialect<core::CoreDialect>();
  target.addLegalOp<core::RequireOp>();
  target.addDynamicallyLegalOp<core::BarrierOp>(
      [&](core::BarrierOp op) { return converter.isLegal(op.getOperation()); });
  target.addDynamicallyLegalOp<tensor::DimOp>([&](tensor::DimOp op) {
    Operation *source = op.getSource().getDefiningOp();
    bool ofCore = source &&
                  isa_and_present<core::CoreDialect>(source->getDialect()) &&
                  !isa<core::BarrierOp>(source);
    return !ofCore && converter.isLegal(op.getOperation());
  });
}

namespace {

struct ConvertCoreToLinalg
    : tcopt::impl::ConvertCoreToLinalgBase<ConvertCoreToLinalg> {
  void runOnOperation() override;
};

} // namespace

void ConvertCoreToLinalg::runOnOperation() {
  TypeConverter converter;
  populateStorageTypeConversions(converter);
  ConversionTarget target(getContext());
  RewritePatternSet patterns(&getContext());
  populateStorageTypePatterns(converter, patterns, target);
  populateCorePointwiseToLinalgPatterns(converter, patterns);
  populateCoreShapeToLinalgPatterns(converter, patterns);
  populateCoreReductionToLinalgPatterns(converter, patterns);
  populateCoreScanToLinalgPatterns(converter, patterns);
  populateCoreSortToLinalgPatterns(converter, patterns);
  populateCoreContractionToLinalgPatterns(converter, patterns);
  populateCoreScatterToLinalgPatterns(converter, patterns);
  populateCoreCustomCallToLinalgPatterns(converter, patterns);
  addLegality(converter, target);

  numConverted += countConverted(getOperation());
  nameSources(getOperation(), core::CoreDialect::getDialectNamespace());
  numberBarriers(getOperation());
  if (failed(
          applyPartialConversion(getOperation(), target, std::move(patterns))))
    signalPassFailure();
}
