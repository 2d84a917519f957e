//===- Schedules.cpp - schedules on loops of ops --------------------------===//

#include "Schedules.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

//===----------------------------------------------------------------------===//
// Orders of schedules
//===----------------------------------------------------------------------===//

static LoopOrder ordered(DenseI64ArrayAttr order, int64_t parallel = 0,
                         DenseI64ArrayAttr tile = nullptr) {
  LoopOrder loops;
  llvm::append_range(loops.order, order.asArrayRef());
  if (tile)
    llvm::append_range(loops.tile, tile.asArrayRef());
  loops.parallel = parallel;
  return loops;
}

// Does nothing for an order without the position, which the checker refuses.
static void setTile(LoopOrder &loops, size_t position, int64_t size) {
  if (!size || position >= loops.order.size())
    return;
  loops.tile.resize(loops.order.size());
  loops.tile[position] = size;
}

// The number of loops of the order before the first reduced one.
static int64_t countOuter(const LoopOrder &loops, const KernelShape &shape) {
  return llvm::find_if(
             loops.order,
             [&](int64_t loop) { return shape.loops[loop].reduction; }) -
         loops.order.begin();
}

static LoopOrder orderOf(ReductionAttr schedule, const KernelShape &shape) {
  LoopOrder loops =
      ordered(schedule.getOrder(), schedule.getParallel(), schedule.getTile());
  if (schedule.getRows() > 1)
    setTile(loops, countOuter(loops, shape) - 1, schedule.getRows());
  return loops;
}

static LoopOrder orderOf(ColumnsAttr schedule, const KernelShape &shape) {
  LoopOrder loops = ordered(schedule.getOrder());
  loops.parallel = countOuter(loops, shape);
  setTile(loops, loops.order.size() - 1, schedule.getColumns());
  return loops;
}

static LoopOrder orderOf(ScanAttr schedule, const KernelShape &shape) {
  LoopOrder loops = ordered(schedule.getOrder());
  loops.parallel = countOuter(loops, shape);
  setTile(loops, loops.order.size() - 1, schedule.getColumns());
  return loops;
}

static LoopOrder orderOf(ContractionAttr schedule, const KernelShape &shape) {
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  if (!loops)
    return {};
  LoopOrder order = orderOf(shape, *loops);
  ArrayRef<int64_t> task = schedule.getTask();
  for (auto [list, size] :
       {std::pair(&loops->rows, task[0]), std::pair(&loops->columns, task[1]),
        std::pair(&loops->sum, task[2])})
    if (!list->empty())
      setTile(order, order.positionOf(list->back()), size);
  return order;
}

LoopOrder cpu::loopOrderOf(ScheduleAttrInterface schedule,
                           const KernelShape &shape) {
  return llvm::TypeSwitch<Attribute, LoopOrder>(schedule)
      .Case<PointwiseAttr>([](PointwiseAttr each) {
        return ordered(each.getOrder(), each.getParallel(), each.getTile());
      })
      .Case<WindowsAttr>([](WindowsAttr each) {
        return ordered(each.getOrder(), each.getParallel());
      })
      .Case<BlockSumsAttr>(
          [](BlockSumsAttr each) { return ordered(each.getOrder()); })
      .Case<ReductionAttr, ColumnsAttr, ScanAttr, ContractionAttr>(
          [&](auto each) { return ::orderOf(each, shape); })
      .Default([](Attribute) { return LoopOrder(); });
}

//===----------------------------------------------------------------------===//
// Schedules of plans
//===----------------------------------------------------------------------===//

static DenseI64ArrayAttr tileOf(MLIRContext *context, const LoopOrder &loops) {
  bool isTiled = llvm::any_of(loops.tile, [](int64_t size) { return size; });
  return isTiled ? DenseI64ArrayAttr::get(context, loops.tile) : nullptr;
}

ScheduleAttrInterface cpu::scheduleOf(MLIRContext *context,
                                      const LoopPlan &plan) {
  auto order = DenseI64ArrayAttr::get(context, plan.loops.order);
  switch (plan.kind) {
  case LoopPlan::Kind::Pointwise:
    return PointwiseAttr::get(context, order, plan.loops.parallel,
                              tileOf(context, plan.loops));
  case LoopPlan::Kind::Reduction:
    return ReductionAttr::get(context, order, plan.loops.parallel,
                              tileOf(context, plan.loops), plan.rows,
                              plan.unroll);
  case LoopPlan::Kind::Columns:
    return ColumnsAttr::get(context, order, plan.columns, plan.rows);
  }
  llvm_unreachable("unknown kind");
}

ScheduleAttrInterface cpu::scheduleOf(MLIRContext *context,
                                      const ScanPlan &plan) {
  return ScanAttr::get(context, DenseI64ArrayAttr::get(context, plan.order),
                       plan.rows, plan.columns);
}

ContractionAttr cpu::scheduleOf(MLIRContext *context,
                                const ContractionPlan &plan) {
  return ContractionAttr::get(context,
                              DenseI64ArrayAttr::get(context, plan.task),
                              DenseI64ArrayAttr::get(context, plan.registers),
                              plan.lanes, Instruction::fma,
                              /*epilogueByRow=*/false);
}
