//===- FusionOps.cpp - nodes and edges of tensor ops ----------------------===//

#include "tcopt/Analysis/FusionOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;

using LoopIndices = SmallVector<int32_t, 4>;

static double countElements(ArrayRef<LoopSize> sizes) {
  double product = 1;
  for (const LoopSize &size : sizes)
    product *= double(size.typical);
  return product;
}

double FusionValue::countBytes() const {
  return elementBytes * ::countElements(sizes);
}

/// The loops from `begin` on.
static LoopIndices allLoops(size_t end, size_t begin = 0) {
  LoopIndices loops;
  for (size_t loop = begin; loop < end; ++loop)
    loops.push_back(int32_t(loop));
  return loops;
}

FusionValue FusionOps::addInput(Sizes sizes, double elementBytes) {
  FusionValue value{0, SmallVector<LoopSize, 4>(sizes), allLoops(sizes.size()),
                    elementBytes};
  value.node = graph.addInput(sizes, value.countBytes());
  return value;
}

/// The loops without reductions index the dimensions of the result in order.
FusionValue FusionOps::addNode(NodeClass nodeClass, FusionNode facts,
                               Sizes loops, ArrayRef<bool> isReduction,
                               Sizes sizes, double elementBytes) {
  FusionValue value{0, SmallVector<LoopSize, 4>(sizes), {}, elementBytes};
  facts.nodeClass = nodeClass;
  facts.bytesOut = value.countBytes();
  for (auto [size, reduction] : zip(loops, isReduction))
    facts.loops.push_back({size, reduction});
  for (unsigned loop = 0; loop < loops.size(); ++loop)
    if (nodeClass != NodeClass::Scatter && indexesResult(facts, loop))
      value.loops.push_back(int32_t(loop));
  value.loops.resize(sizes.size(), noLoop);
  value.node = graph.addNode(std::move(facts));
  return value;
}

/// A loop whose size is not provably that of the dimension is no index of it.
void FusionOps::connect(const FusionValue &operand, const FusionValue &consumer,
                        ArrayRef<int32_t> indices, IndexUse use, double bytes,
                        double evaluations) {
  const FusionNode &from = graph[operand.node], &to = graph[consumer.node];
  FusionEdge edge;
  edge.producer = operand.node;
  edge.consumer = consumer.node;
  edge.use = use;
  edge.bytes = bytes ? bytes : operand.countBytes();
  edge.evaluations = evaluations;
  edge.loopMap.assign(from.loops.size(), noLoop);
  for (auto [loop, index, size] : zip(operand.loops, indices, operand.sizes)) {
    bool isEqual = index != noLoop && loop != noLoop &&
                   areProvablyEqual(size, to.loops[index].size) &&
                   areProvablyEqual(size, from.loops[loop].size);
    if (isEqual)
      edge.loopMap[loop] = index;
    else if (index != noLoop || use != IndexUse::Broadcast)
      edge.use = std::max(edge.use, IndexUse::Sliced);
  }
  graph.addEdge(std::move(edge));
}

//===----------------------------------------------------------------------===//
// Computing ops
//===----------------------------------------------------------------------===//

FusionValue FusionOps::addPointwise(FusionNode facts, Values operands,
                                    Sizes sizes, double elementBytes) {
  SmallVector<bool> none(sizes.size(), false);
  FusionValue value = addNode(NodeClass::Pointwise, std::move(facts), sizes,
                              none, sizes, elementBytes);
  for (const FusionValue &operand : operands)
    connect(operand, value, allLoops(sizes.size()), IndexUse::Same);
  return value;
}

FusionValue FusionOps::addReduce(FusionNode facts, Values operands, Dims dims,
                                 double elementBytes) {
  const FusionValue &first = operands.front();
  SmallVector<bool> isReduction(first.sizes.size(), false);
  for (int64_t dim : dims)
    isReduction[dim] = true;
  SmallVector<LoopSize, 4> kept;
  for (auto [size, reduction] : zip(first.sizes, isReduction))
    if (!reduction)
      kept.push_back(size);
  FusionValue value = addNode(NodeClass::Reduce, std::move(facts), first.sizes,
                              isReduction, kept, elementBytes);
  for (const FusionValue &operand : operands)
    connect(operand, value, allLoops(first.sizes.size()), IndexUse::Reduced);
  return value;
}

FusionValue FusionOps::addScan(FusionNode facts, Values operands, int64_t dim,
                               double elementBytes) {
  const FusionValue &first = operands.front();
  SmallVector<bool> isReduction(first.sizes.size(), false);
  isReduction[dim] = true;
  FusionValue value = addNode(NodeClass::Scan, std::move(facts), first.sizes,
                              isReduction, first.sizes, elementBytes);
  for (const FusionValue &operand : operands)
    connect(operand, value, allLoops(first.sizes.size()), IndexUse::Reduced);
  return value;
}

/// Loops are batch dimensions, those of lhs, those of rhs, and sums.
FusionValue FusionOps::addContraction(FusionNode facts, const FusionValue &lhs,
                                      const FusionValue &rhs,
                                      const ContractionDims &dims,
                                      double elementBytes) {
  SmallVector<LoopSize, 6> loops;
  LoopIndices ofLhs(lhs.sizes.size(), noLoop), ofRhs(rhs.sizes.size(), noLoop);
  auto addPairs = [&](Dims left, Dims right) {
    for (auto [a, b] : zip(left, right)) {
      ofLhs[a] = ofRhs[b] = int32_t(loops.size());
      loops.push_back(lhs.sizes[a]);
    }
  };
  auto addFree = [&](const FusionValue &operand, LoopIndices &indices,
                     Dims sums) {
    for (size_t dim = 0; dim < indices.size(); ++dim)
      if (indices[dim] == noLoop && !is_contained(sums, int64_t(dim))) {
        indices[dim] = int32_t(loops.size());
        loops.push_back(operand.sizes[dim]);
      }
  };
  addPairs(dims.lhsBatch, dims.rhsBatch);
  addFree(lhs, ofLhs, dims.lhsSum);
  addFree(rhs, ofRhs, dims.rhsSum);
  size_t numResults = loops.size();
  addPairs(dims.lhsSum, dims.rhsSum);
  SmallVector<bool> isReduction(numResults, false);
  isReduction.resize(loops.size(), true);
  FusionValue value =
      addNode(NodeClass::Contraction, std::move(facts), loops, isReduction,
              ArrayRef(loops).take_front(numResults), elementBytes);
  connect(lhs, value, ofLhs, IndexUse::Reduced);
  connect(rhs, value, ofRhs, IndexUse::Reduced);
  return value;
}

/// Loops are the result's, the channels of a group, and taps. A group of
/// channels is no loop of its own, so that only one group has channels of x.
FusionValue FusionOps::addConvolution(FusionNode facts, const FusionValue &x,
                                      const FusionValue &weight, Sizes sizes,
                                      double elementBytes) {
  SmallVector<LoopSize, 8> loops(sizes);
  append_range(loops, ArrayRef(weight.sizes).drop_front());
  SmallVector<bool> isReduction(sizes.size(), false);
  isReduction.resize(loops.size(), true);
  FusionValue value = addNode(NodeClass::Convolution, std::move(facts), loops,
                              isReduction, sizes, elementBytes);
  int32_t channel = int32_t(sizes.size());
  LoopIndices ofX(x.sizes.size(), noLoop);
  ofX[0] = 0;
  ofX[1] = channel;
  connect(x, value, ofX, IndexUse::Window);
  LoopIndices ofWeight = allLoops(loops.size(), channel - 1);
  ofWeight[0] = 1;
  connect(weight, value, ofWeight, IndexUse::Reduced);
  return value;
}

FusionValue FusionOps::addWindow(FusionNode facts, const FusionValue &x,
                                 Sizes sizes, Dims taps, double elementBytes) {
  SmallVector<LoopSize, 8> loops(sizes);
  SmallVector<bool> isReduction(sizes.size(), false);
  LoopIndices indices = allLoops(sizes.size());
  for (auto [dim, size] : enumerate(taps))
    if (size != 1) {
      loops.push_back(LoopSize::fixed(size));
      isReduction.push_back(true);
      indices[dim] = noLoop;
    }
  FusionValue value = addNode(NodeClass::Window, std::move(facts), loops,
                              isReduction, sizes, elementBytes);
  connect(x, value, indices, IndexUse::Window);
  return value;
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

FusionValue FusionOps::addMove(FusionNode facts, const FusionValue &x,
                               Sizes sizes, ArrayRef<int32_t> indices,
                               IndexUse use) {
  FusionValue value = addGenerator(std::move(facts), sizes, x.elementBytes);
  double bytes = std::min(x.countBytes(), value.countBytes());
  double evaluations = use == IndexUse::Padded ? ::countElements(x.sizes) : 0;
  connect(x, value, indices, use, bytes, evaluations);
  return value;
}

FusionValue FusionOps::addGenerator(FusionNode facts, Sizes sizes,
                                    double elementBytes) {
  SmallVector<bool> none(sizes.size(), false);
  return addNode(NodeClass::Move, std::move(facts), sizes, none, sizes,
                 elementBytes);
}

/// A dimension of size 1 that is repeated has no index.
FusionValue FusionOps::addBroadcast(FusionNode facts, const FusionValue &x,
                                    Sizes sizes, Dims dims) {
  LoopIndices indices;
  for (auto [dim, size] : zip(dims, x.sizes))
    indices.push_back(areProvablyEqual(size, sizes[dim]) ? int32_t(dim)
                                                         : noLoop);
  return addMove(std::move(facts), x, sizes, indices, IndexUse::Broadcast);
}

FusionValue FusionOps::addTranspose(FusionNode facts, const FusionValue &x,
                                    Dims dims) {
  LoopIndices indices(dims.size(), noLoop);
  SmallVector<LoopSize, 4> sizes;
  for (auto [to, from] : enumerate(dims)) {
    indices[from] = int32_t(to);
    sizes.push_back(x.sizes[from]);
  }
  return addMove(std::move(facts), x, sizes, indices, IndexUse::Permuted);
}

FusionValue FusionOps::addSlice(FusionNode facts, const FusionValue &x,
                                Sizes sizes,
                                const SmallVectorImpl<bool> &isWhole) {
  LoopIndices indices = allLoops(sizes.size());
  for (auto [index, whole] : zip(indices, isWhole))
    index = whole ? index : noLoop;
  return addMove(std::move(facts), x, sizes, indices, IndexUse::Sliced);
}

FusionValue FusionOps::addPad(FusionNode facts, const FusionValue &x,
                              Sizes sizes) {
  return addMove(std::move(facts), x, sizes, allLoops(sizes.size()),
                 IndexUse::Padded);
}

FusionValue FusionOps::addConcatenate(FusionNode facts, Values pieces,
                                      int64_t dim, Sizes sizes) {
  SmallVector<bool> none(sizes.size(), false);
  FusionValue value = addNode(NodeClass::Concat, std::move(facts), sizes, none,
                              sizes, pieces.front().elementBytes);
  LoopIndices indices = allLoops(sizes.size());
  indices[dim] = noLoop;
  for (const FusionValue &piece : pieces)
    connect(piece, value, indices, IndexUse::Padded, 0,
            ::countElements(piece.sizes));
  return value;
}

//===----------------------------------------------------------------------===//
// LoopIndices and whole values
//===----------------------------------------------------------------------===//

FusionValue FusionOps::addGather(FusionNode facts, const FusionValue &table,
                                 Values indices, Dims dims, Dims tableDims,
                                 Dims indexDims, Sizes sizes) {
  SmallVector<bool> none(sizes.size(), false);
  FusionValue value = addNode(NodeClass::Gather, std::move(facts), sizes, none,
                              sizes, table.elementBytes);
  LoopIndices ofTable(table.sizes.size(), noLoop);
  const int64_t *next = tableDims.begin();
  for (size_t dim = 0; dim < ofTable.size(); ++dim)
    if (!is_contained(dims, int64_t(dim)))
      ofTable[dim] = int32_t(*next++);
  connect(table, value, ofTable, IndexUse::Gathered,
          std::min(table.countBytes(), value.countBytes()));
  for (const FusionValue &index : indices)
    connect(index, value, LoopIndices(indexDims.begin(), indexDims.end()),
            IndexUse::Broadcast);
  return value;
}

FusionValue FusionOps::addScatter(FusionNode facts, const FusionValue &x,
                                  const FusionValue &updates, Values indices,
                                  Dims indexDims) {
  SmallVector<bool> none(updates.sizes.size(), false);
  FusionValue value = addNode(NodeClass::Scatter, std::move(facts),
                              updates.sizes, none, x.sizes, x.elementBytes);
  connect(x, value, LoopIndices(x.sizes.size(), noLoop), IndexUse::Gathered);
  connect(updates, value, allLoops(updates.sizes.size()), IndexUse::Same);
  for (const FusionValue &index : indices)
    connect(index, value, LoopIndices(indexDims.begin(), indexDims.end()),
            IndexUse::Broadcast);
  return value;
}

FusionValue FusionOps::addWhole(NodeClass nodeClass, FusionNode facts,
                                Values operands, Sizes sizes,
                                double elementBytes) {
  SmallVector<bool> none(sizes.size(), false);
  FusionValue value =
      addNode(nodeClass, std::move(facts), sizes, none, sizes, elementBytes);
  for (const FusionValue &operand : operands)
    connect(operand, value, LoopIndices(operand.sizes.size(), noLoop),
            IndexUse::Gathered);
  return value;
}
