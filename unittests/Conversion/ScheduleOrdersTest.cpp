//===- ScheduleOrdersTest.cpp - orders of loops that schedules state ------===//

#include "tcopt/Conversion/NestToCPU/Schedules.h"
#include "tcopt/Conversion/NestToGPU/Schedules.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

using OrderList = llvm::SmallVector<int64_t>;

constexpr Step fixed = Step::None, unit = Step::One, strided = Step::Many;

class ScheduleOrders : public ::testing::Test {
protected:
  ScheduleOrders() {
    context.loadDialect<cpu::CPUDialect, cuda::CUDADialect>();
  }

  DenseI64ArrayAttr list(ArrayRef<int64_t> values) {
    return DenseI64ArrayAttr::get(&context, values);
  }

  /// o[m, n] += x[m, k, n].
  KernelShape sumOfMiddle() {
    KernelShape shape;
    shape.loops = {{32, false}, {64, true}, {16, false}};
    shape.operands = {{{strided, strided, unit}, false},
                      {{strided, fixed, unit}, true}};
    return shape;
  }

  /// o[b, m, n] += a[b, m, k] * b[b, k, n].
  KernelShape products() {
    KernelShape shape;
    shape.loops = {{2, false}, {32, false}, {64, false}, {16, true}};
    shape.operands = {{{strided, strided, fixed, unit}, false},
                      {{strided, fixed, unit, strided}, false},
                      {{strided, strided, unit, fixed}, true}};
    shape.multiplyAdd = true;
    return shape;
  }

  MLIRContext context;
};

TEST_F(ScheduleOrders, RowsOfAReductionAreATileOfTheLastKeptLoop) {
  LoopOrder loops = cpu::loopOrderOf(
      cpu::ReductionAttr::get(&context, list({0, 2, 1}), /*parallel=*/1,
                              /*tile=*/nullptr, /*rows=*/8, /*unroll=*/false),
      sumOfMiddle());
  EXPECT_EQ(loops.order, (OrderList{0, 2, 1}));
  EXPECT_EQ(loops.tile, (OrderList{0, 8, 0}));
  EXPECT_EQ(loops.parallel, 1);
}

TEST_F(ScheduleOrders, RowsOfAReductionToOneElementAreNoTile) {
  KernelShape shape;
  shape.loops = {{64, true}};
  shape.operands = {{{unit}, false}, {{fixed}, true}};
  LoopOrder loops =
      cpu::loopOrderOf(cpu::ReductionAttr::get(&context, list({0}), 0, nullptr,
                                               /*rows=*/8, false),
                       shape);
  EXPECT_TRUE(loops.tile.empty());
}

TEST_F(ScheduleOrders, ColumnsShareTheLoopsOutsideOfReducedOnes) {
  LoopOrder loops = cpu::loopOrderOf(
      cpu::ColumnsAttr::get(&context, list({0, 1, 2}), /*columns=*/1024,
                            /*rows=*/4),
      sumOfMiddle());
  EXPECT_EQ(loops.parallel, 1);
  EXPECT_EQ(loops.tile, (OrderList{0, 0, 1024}));
  loops = cpu::loopOrderOf(
      cpu::ColumnsAttr::get(&context, list({0, 1, 2}), 0, 4), sumOfMiddle());
  EXPECT_TRUE(loops.tile.empty());
}

TEST_F(ScheduleOrders, AScanSharesTheLoopsOutsideOfTheScannedOne) {
  LoopOrder loops = cpu::loopOrderOf(
      cpu::ScanAttr::get(&context, list({0, 2, 1}), /*rows=*/3, 0),
      sumOfMiddle());
  EXPECT_EQ(loops.parallel, 2);
  EXPECT_TRUE(loops.tile.empty());
  loops = cpu::loopOrderOf(
      cpu::ScanAttr::get(&context, list({0, 1, 2}), 0, /*columns=*/64),
      sumOfMiddle());
  EXPECT_EQ(loops.parallel, 1);
  EXPECT_EQ(loops.tile, (OrderList{0, 0, 64}));
}

TEST_F(ScheduleOrders, TheTaskOfAContractionTilesMNAndK) {
  LoopOrder loops = cpu::loopOrderOf(
      cpu::ContractionAttr::get(&context, list({12, 32, 8}), list({6, 16}), 8,
                                cpu::Instruction::fma, /*epilogueByRow=*/false),
      products());
  EXPECT_EQ(loops.order, (OrderList{0, 1, 2, 3}));
  EXPECT_EQ(loops.tile, (OrderList{0, 12, 32, 8}));
  EXPECT_EQ(loops.parallel, 3);
}

TEST_F(ScheduleOrders, PlainLoopsAndUpdatesHaveNoOrder) {
  LoopOrder loops =
      cpu::loopOrderOf(cpu::ScatterAttr::get(&context), sumOfMiddle());
  EXPECT_TRUE(loops.order.empty());
  loops = device::loopOrderOf(nest::LoopsAttr::get(&context), sumOfMiddle());
  EXPECT_TRUE(loops.order.empty());
}

TEST_F(ScheduleOrders, RowsOfAGPUKeepTheirLoopsApart) {
  LoopOrder loops =
      device::loopOrderOf(cuda::BlockRowsAttr::get(&context, list({0, 1, 2}),
                                                   /*rows=*/1, 4, 32, 1, 256),
                          sumOfMiddle());
  EXPECT_TRUE(loops.hasRows);
  EXPECT_EQ(loops.parallel, 1);
  loops = device::loopOrderOf(
      cuda::BlockColumnsAttr::get(&context, list({0, 2, 1}), 4, 1, 256),
      sumOfMiddle());
  EXPECT_FALSE(loops.hasRows);
  EXPECT_EQ(loops.parallel, 2);
}

TEST_F(ScheduleOrders, TilesOfAGPUHaveTheThreadsOfABlock) {
  ContractionTile tile{128, 64, 16, 8, 4, 3};
  ScheduleAttrInterface schedule =
      device::scheduleOf(&context, {0, 1, 2}, tile);
  EXPECT_TRUE(isa<cuda::ContractionAttr>(schedule));
  EXPECT_EQ(device::threadsOf(schedule), 256);
  EXPECT_EQ(device::tileOf(schedule)->parts, 3);
  tile = {128, 64, 16, 64, 32, 3, 16};
  schedule = device::scheduleOf(&context, {0, 1, 2}, tile);
  EXPECT_EQ(cast<cuda::MmaAttr>(schedule).getK(), 16);
  EXPECT_EQ(device::threadsOf(schedule), 128);
  EXPECT_EQ(device::tileOf(schedule)->ownColumns, 32);
  EXPECT_FALSE(device::tileOf(nest::LoopsAttr::get(&context)));
}

} // namespace
