//===- InitAllTest.cpp - registration of passes ---------------------------===//

#include "tcopt/InitAll.h"
#include "mlir/Pass/PassRegistry.h"
#include "gtest/gtest.h"
#include <thread>

using namespace tcopt;

TEST(InitAll, PassesAreRegisteredOnceByAnyNumberOfCalls) {
  auto add = [] { registerAllPasses(createBackends()); };
  std::thread other(add);
  add();
  other.join();
  registerOwnPasses(createBackends());
  EXPECT_NE(mlir::PassPipelineInfo::lookup("tcopt-compile"), nullptr);
  EXPECT_NE(mlir::PassInfo::lookup("core-simplify"), nullptr);
  EXPECT_NE(mlir::PassInfo::lookup("canonicalize"), nullptr);
}
