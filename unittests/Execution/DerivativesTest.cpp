//===- DerivativesTest.cpp - every op of graph has a derivative or none ---===//

#include "mlir/IR/MLIRContext.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/InitAll.h"
#include "tcopt/Interfaces/Differentiable.h"
#include "gtest/gtest.h"

using namespace tcopt;

// A rule, or a reason why there is none.
TEST(Derivatives, EveryOpOfGraphStatesIts) {
  mlir::DialectRegistry registry;
  registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  context.loadDialect<graph::GraphDialect>();
  unsigned count = 0;
  for (mlir::RegisteredOperationName name :
       context.getRegisteredOperationsByDialect("graph")) {
    EXPECT_TRUE(name.hasInterface<DifferentiableOpInterface>())
        << name.getStringRef().str();
    ++count;
  }
  EXPECT_GT(count, 200u);
}
