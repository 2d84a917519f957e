//===- Derivatives.cpp - derivatives of graph ops -------------------------===//

#include "tcopt/Graph/Derivatives/Derivatives.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphDialect.h"

using namespace mlir;

namespace tcopt::graph {

namespace {
struct GraphTangentSpace : TangentSpace {
  using TangentSpace::TangentSpace;

  Value add(OpBuilder &builder, Location loc, Value a, Value b) const override {
    return GraphBuilder(builder, loc).make<AddOp>(a, b);
  }
  Value zeros(OpBuilder &builder, Location loc, Value like) const override {
    GraphBuilder b(builder, loc);
    Value zero = b.scalar(0, elementType(like));
    return b.full(zero, b.sizesOf(like));
  }
};
} // namespace

static void castVjp(Vjp &v, tensor::CastOp op) {
  v.give(op.getSource(), v.ct());
}

void registerDerivatives(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, GraphDialect *dialect) {
    dialect->addInterfaces<GraphTangentSpace>();
    DerivativeTable table(context);
#define TCOPT_FAMILY(family) add##family##Derivatives(table);
#include "tcopt/Graph/IR/GraphFamilies.inc"
  });
  // Differentiation adds derivatives and builds zeros by ops of graph, also in
  // programs that have none yet.
  registry.addExtension(+[](MLIRContext *context, grad::GradDialect *) {
    context->getOrLoadDialect<GraphDialect>();
  });
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    DerivativeTable(context).rule<tensor::CastOp, castVjp>();
  });
}

} // namespace tcopt::graph
