//===- LoopFacts.cpp - what schedules of loops depend on ------------------===//

#include "LoopFacts.h"
#include "Combiner.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

void device::moveLast(SmallVectorImpl<int64_t> &loops, int64_t loop) {
  auto *at = llvm::find(loops, loop);
  if (at != loops.end())
    std::rotate(at, at + 1, loops.end());
}

LoopFacts::LoopFacts(linalg::LinalgOp op)
    : op(op), epilogue(epilogueAfter(op).op), shape(nest::shapeOf(op)) {
  for (auto [i, loop] : llvm::enumerate(shape.loops))
    (loop.reduction ? reduced : kept).push_back(i);
  if (std::optional<int64_t> last = contiguousLoop(shape))
    moveLast(kept, *last);
  auto most = llvm::max_element(reduced, [&](int64_t a, int64_t b) {
    return contiguousInputs(a) < contiguousInputs(b);
  });
  if (most != reduced.end() && mayReorder())
    moveLast(reduced, *most);
}

bool LoopFacts::mayReorder() const { return mayReorderTerms(op, shape.strict); }

int64_t LoopFacts::contiguousInputs(int64_t loop) const {
  return llvm::count_if(shape.operands, [&](const KernelOperand &operand) {
    return !operand.output && operand.steps[loop] == Step::One;
  });
}

int64_t LoopFacts::widthAlong(int64_t loop, const LoopOrder &order,
                              bool outputs) const {
  VectorRun run = runAlong(loop, order);
  int64_t width = run.widest(outputs);
  while (width > 1 && !run.fits(width, outputs))
    width /= 2;
  return width;
}
