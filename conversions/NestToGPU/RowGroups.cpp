//===- RowGroups.cpp - groups of threads that have rows -------------------===//

#include "RowGroups.h"
#include "Groups.h"
#include "Schedules.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

RowGroups::RowGroups(OpBuilder &builder, const LoopKernel &kernel,
                     ArrayRef<int64_t> loops, MutableArrayRef<Index> point)
    : builder(builder), loc(kernel.op->getLoc()), loops(loops), point(point),
      group(cast<cuda::BlockRowsAttr>(kernel.schedule).getGroup()),
      threads(threadsOf(kernel.schedule)) {
  for (int64_t loop : loops)
    sizes.push_back(kernel.sizes[loop]);
  rows = IndexMath(builder, loc).product(sizes);
}

void RowGroups::setRow(Index row) {
  IndexMath math(builder, loc);
  for (auto [loop, index] :
       llvm::zip_equal(loops, math.delinearize(row, sizes)))
    point[loop] = index;
}

scf::ParallelOp RowGroups::build(llvm::function_ref<void(Index, Value)> body) {
  IndexMath math(builder, loc);
  int64_t perBlock = threads / group;
  std::optional<int64_t> known = getConstantIntValue(rows);
  bool haveAllRows = known && *known % perBlock == 0;
  Index blocks = math.ceilDiv(rows, math.constant(perBlock));
  return blockBox(builder, loc, blocks, threads, [&](Value block) {
    IndexMath math(builder, loc);
    Value thread = threadInBlock(builder, loc);
    Index row = math.add(math.mul(block, math.constant(perBlock)),
                         math.div(thread, math.constant(group)));
    Index lane = math.rem(thread, math.constant(group));
    Value isThere = haveAllRows ? Value() : math.less(row, rows);
    setRow(haveAllRows ? row : math.min(row, math.sub(rows, math.constant(1))));
    body(lane, isThere);
  });
}

Value RowGroups::isFirst(Index lane, Value isThere) {
  IndexMath math(builder, loc);
  Value first = math.equal(lane, math.constant(0));
  return isThere ? arith::AndIOp::create(builder, loc, isThere, first) : first;
}
