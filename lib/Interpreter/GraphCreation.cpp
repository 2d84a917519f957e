//===- GraphCreation.cpp - Tensors from nothing, and composition ----------===//
//
// Creation ops of graph, and the table of all its families.
//
//===----------------------------------------------------------------------===//

#include "GraphFamilies.h"
#include "Scalars.h"
#include "Shapes.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"

using namespace tcopt;
using namespace tcopt::interp;
using llvm::Expected;

static Expected<HostTensor> runFull(graph::FullOp op, OpCall &call) {
  return filled(call, call.tensor(0),
                call.mixed(op.getStaticSizes(), op.getSizes()));
}

/// start + i * step, each operation rounded to C.
template <typename C>
static void countFrom(C start, C step, llvm::MutableArrayRef<C> out) {
  for (auto [i, element] : llvm::enumerate(out)) {
    C offset = apply<C>(binaryRule("mul"), convertElement<C>(int64_t(i)), step);
    element = apply<C>(binaryRule("add"), start, offset);
  }
}

static Expected<HostTensor> runArange(graph::ArangeOp op, OpCall &call) {
  DType dtype = call.resultDType();
  DType wide = isHalf(dtype) ? DType::F32 : dtype;
  auto start = call.convert(call.tensor(0), wide);
  auto step = call.convert(call.tensor(1), wide);
  auto result =
      call.create(wide, call.mixed(op.getStaticSizes(), op.getSizes()));
  if (!start || !step || !result)
    return llvm::joinErrors(
        llvm::joinErrors(start.takeError(), step.takeError()),
        result.takeError());
  dispatch(wide, [&](auto tag) {
    using C = typename decltype(tag)::type;
    countFrom<C>(start->data<C>()[0], step->data<C>()[0], result->data<C>());
  });
  return call.convert(*result, dtype);
}

void interp::populateGraphCreation(OpTable &table) {
  table.add("graph.constant", [](OpCall &call) {
    return runConstant(call, llvm::cast<graph::ConstantOp>(call.op).getValue());
  });
  table.addTensorOp(runFull);
  table.addTensorOp(runArange);
}
