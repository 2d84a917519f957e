//===- StateWorkspaces.cpp - what a kernel's threads need -----------------===//
//
// A pass of its own since it follows from schedules, whoever wrote them. Runs
// at the end of the phase fuse: the host's memory is planned next.
//
//===----------------------------------------------------------------------===//

#include "RowLoops.h"
#include "ThreadBytes.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/NestToLoops/PaddedInput.h"
#include "tcopt/Nest/IR/KernelSchedule.h"
#include "tcopt/Nest/IR/NestSchedule.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CPUSTATEWORKSPACES
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"

// The iterations of loops in a task: a tile, or all rounded up to whole steps.
static int64_t countOf(const KernelShape &shape, ArrayRef<int64_t> loops,
                       int64_t tile, int64_t step) {
  int64_t all = productOf(shape, loops);
  if (all == unknownSize)
    return tile;
  return std::min<int64_t>(
      tile, llvm::alignTo(std::max<int64_t>(all, 1), uint64_t(step)));
}

// Bytes of the tables of a task that reads around edges: offsets, masks and
// positions.
static SmallVector<int64_t> guardBytesOf(linalg::LinalgOp op, unsigned input,
                                         cpu::ContractionAttr schedule,
                                         int64_t terms) {
  std::optional<loops::PaddedInput> padded = loops::paddedInputOf(op, input);
  if (!padded)
    return {};
  KernelShape shape = nest::shapeOf(op);
  int64_t positions = productOf(shape, loops::placeLoops(op, input, *padded));
  return {int64_t(padded->dims.size()) * schedule.getRegisters()[1] * 8,
          std::max<int64_t>(positions, 1) * schedule.getLanes() * 4, terms * 8};
}

int64_t cpu::taskBytesOf(linalg::LinalgOp op, ContractionAttr schedule) {
  KernelShape shape = nest::shapeOf(op);
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  std::optional<nest::ProductSum> product = nest::matchProductSum(op);
  if (!loops || !product)
    return 0;
  int64_t mr = schedule.getRegisters()[0], nr = schedule.getRegisters()[1];
  int64_t terms = countOf(shape, loops->sum, schedule.getTask()[2], 1);
  int64_t columns = countOf(shape, loops->columns, schedule.getTask()[1], nr);
  bool packsRows = !product->conversion[1 - loops->columnInput].empty();
  int64_t rows = packsRows ? mr : 0;
  Type sums = getElementTypeOrSelf(op.getDpsInits()[0].getType());
  int64_t bytes = std::max<int64_t>(sums.getIntOrFloatBitWidth() / 8, 1);
  // Pairs of bf16 take as much as a sum.
  bool isPaired = schedule.getInstruction() == Instruction::dpbf16;
  int64_t packed = isPaired ? (terms + 1) / 2 : terms;
  int64_t total = 0;
  // Columns that lie in panels are not packed.
  if (shape.operands[loops->columnInput].panelWidth)
    columns = 0;
  for (int64_t part : {packed * columns * bytes, packed * rows * bytes,
                       terms * 8, terms * 8, nr * 8, mr * nr * bytes})
    total += int64_t(llvm::alignTo(uint64_t(part), 64));
  for (int64_t part : guardBytesOf(op, loops->columnInput, schedule, terms))
    total += int64_t(llvm::alignTo(uint64_t(part), 64));
  return total;
}

int64_t cpu::workspaceBytesOf(linalg::LinalgOp op,
                              ScheduleAttrInterface schedule) {
  if (auto cases = dyn_cast<nest::CasesAttr>(schedule)) {
    int64_t most = workspaceBytesOf(op, cases.getOtherwise());
    for (nest::CaseAttr each : cases.getCases())
      most = std::max(most, workspaceBytesOf(op, each.getSchedule()));
    return most;
  }
  auto contraction = dyn_cast<ContractionAttr>(schedule);
  int64_t bytes = contraction ? taskBytesOf(op, contraction) : 0;
  return bytes <= stackBytes ? 0 : bytes;
}

// The bytes of a row program, if they are too many for the stack.
static int64_t rowBytes(nest::KernelOp kernel) {
  std::optional<cpu::RowSchedule> schedule = cpu::rowScheduleOf(kernel);
  if (!schedule)
    return 0;
  Block &body = kernel.getBody().front();
  std::optional<loops::RowProgram> program =
      loops::buildRowProgram(body, body.getTerminator()->getOperands());
  if (!program || schedule->locals.size() != program->locals.size())
    return 0;
  int64_t bytes = cpu::rowBytesOf(*program, *schedule);
  return bytes > cpu::stackBytes ? bytes : 0;
}

// The bytes of the ops of a kernel that has schedules.
static FailureOr<int64_t> loopBytes(nest::KernelOp kernel) {
  int64_t most = 0;
  if (!nest::KernelSchedule::isOn(kernel))
    return most;
  FailureOr<nest::KernelSchedule> schedules =
      nest::KernelSchedule::read(kernel);
  if (failed(schedules))
    return failure();
  for (Operation *each : schedules->getOps())
    if (auto op = dyn_cast<linalg::LinalgOp>(each); op && schedules->lookup(op))
      most = std::max(most, cpu::workspaceBytesOf(op, schedules->lookup(op)));
  return most;
}

namespace {
struct StateWorkspaces : impl::CPUStateWorkspacesBase<StateWorkspaces> {
  void runOnOperation() override {
    nest::KernelOp kernel = getOperation();
    FailureOr<int64_t> bytes = nest::isScheduledAs<cpu::RowsAttr>(kernel)
                                   ? rowBytes(kernel)
                                   : loopBytes(kernel);
    if (failed(bytes))
      return signalPassFailure();
    int64_t most = *bytes;
    kernel->removeAttr(nest::KernelOp::getThreadBytesAttrName());
    if (most == 0)
      return;
    kernel->setAttr(nest::KernelOp::getThreadBytesAttrName(),
                    Builder(kernel).getI64IntegerAttr(most));
    ++numStated;
  }
};
} // namespace

} // namespace tcopt
