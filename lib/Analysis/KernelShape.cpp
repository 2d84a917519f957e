//===- KernelShape.cpp - loops of a kernel's op ---------------------------===//

#include "tcopt/Analysis/KernelShape.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;

int64_t tcopt::productOf(const KernelShape &shape, ArrayRef<int64_t> loops) {
  int64_t product = 1;
  for (int64_t loop : loops) {
    int64_t size = shape.loops[loop].size;
    if (size == unknownSize)
      return unknownSize;
    product *= size;
  }
  return product;
}

static const KernelOperand *firstOutput(const KernelShape &shape) {
  const auto *it = find_if(shape.operands, [](auto &o) { return o.output; });
  return it == shape.operands.end() ? nullptr : it;
}

std::optional<int64_t> tcopt::contiguousLoop(const KernelShape &shape) {
  const KernelOperand *output = firstOutput(shape);
  if (!output)
    return std::nullopt;
  const auto *it = find(output->steps, Step::One);
  if (it == output->steps.end())
    return std::nullopt;
  return it - output->steps.begin();
}

static bool moves(const KernelOperand &operand, int64_t loop) {
  return operand.steps[loop] != Step::None;
}

static bool addLoop(ContractionLoops &result, int64_t loop, bool inRows,
                    bool inColumns, bool inOutput) {
  if (!inRows && !inColumns)
    return false;
  if (!inOutput && !(inRows && inColumns))
    return false;
  auto &list = !inOutput             ? result.sum
               : inRows && inColumns ? result.batch
               : inRows              ? result.rows
                                     : result.columns;
  list.push_back(loop);
  return true;
}

std::optional<ContractionLoops>
tcopt::classifyContraction(const KernelShape &shape) {
  std::optional<int64_t> last = contiguousLoop(shape);
  if (!shape.multiplyAdd || !last || shape.operands.size() != 3)
    return std::nullopt;
  ContractionLoops result;
  result.columnInput = moves(shape.operands[1], *last) ? 1 : 0;
  const KernelOperand &columns = shape.operands[result.columnInput];
  const KernelOperand &rows = shape.operands[1 - result.columnInput];
  for (auto [i, loop] : enumerate(shape.loops))
    if (loop.size != 1 && !addLoop(result, i, moves(rows, i), moves(columns, i),
                                   moves(shape.operands[2], i)))
      return std::nullopt;
  if (!is_contained(result.columns, *last) || result.sum.empty())
    return std::nullopt;
  erase(result.columns, *last);
  result.columns.push_back(*last);
  return result;
}
