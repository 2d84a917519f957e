//===- CoreGraph.cpp - the ops of a block as a fusion graph ---------------===//

#include "CoreGraph.h"
#include "CoreSizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Analysis/FusionOps.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Interfaces/OpFacts.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;

//===----------------------------------------------------------------------===//
// Facts of ops
//===----------------------------------------------------------------------===//

static RankedTensorType tensorOf(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

static double elementBytes(Value tensor) {
  Type element = tensorOf(tensor).getElementType();
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return double(llvm::divideCeil(bits, 8u));
}

/// A constant of one element everywhere, which its readers make themselves.
static bool isSplat(Operation *op) {
  auto constant = dyn_cast<core::ConstantOp>(op);
  return constant && isa<SplatElementsAttr>(constant.getValue());
}

/// Ops whose results are views of their operands. Signless and unsigned
/// integers of 8 bits are one type in memory.
static bool isView(Operation *op) {
  if (isa<core::ReshapeOp>(op))
    return true;
  if (!isa<core::ConvertOp, core::BitcastOp>(op))
    return false;
  Type from = tensorOf(op->getOperand(0)).getElementType();
  Type to = tensorOf(op->getResult(0)).getElementType();
  return from == to || (from.isInteger(8) && to.isInteger(8));
}

bool tcopt::canBeMember(Operation *op) {
  if (!isa_and_present<core::CoreDialect>(op->getDialect()) ||
      isa<core::RequireOp, core::BarrierOp, core::CustomCallOp>(op) ||
      !llvm::all_of(op->getOpResults(), [](Value v) { return tensorOf(v); }))
    return false;
  return isa<core::ConstantOp>(op) ? isSplat(op) : !isView(op);
}

/// The cost of an element in cheap scalar ops.
static double costOfElement(Operation *op) {
  constexpr double function = 16, generator = 64;
  if (isa<core::PhiloxOp>(op))
    return generator;
  return isa<core::ExpOp, core::Expm1Op, core::LogOp, core::Log1pOp,
             core::Log2Op, core::SinOp, core::CosOp, core::TanhOp, core::ErfOp,
             core::SqrtOp, core::RsqrtOp, core::PowOp, core::Atan2Op,
             core::DivOp, core::RemOp>(op)
             ? function
             : 1;
}

/// Indices out of bounds, and divisions of integers by zero.
static bool mayFail(Operation *op) {
  if (auto gather = dyn_cast<core::GatherOp>(op))
    return !gather.getInBounds();
  if (auto scatter = dyn_cast<core::ScatterOp>(op))
    return scatter.getOutOfBounds() == core::OutOfBounds::error;
  return isa<core::DivOp, core::RemOp>(op) &&
         tensorOf(op->getResult(0)).getElementType().isInteger();
}

/// Whether an op reads a result at computed indices, and needs it in memory: a
/// map is not folded into its other operands, as both would be one member.
static bool isReadFromMemory(Operation *op) {
  return llvm::any_of(op->getUses(), [](OpOperand &use) {
    return use.getOperandNumber() == 0 &&
           isa<core::GatherOp, core::ReverseOp, core::ScatterOp,
               core::UpdateSliceOp>(use.getOwner());
  });
}

/// Conversions that keep each value of a narrower type.
static bool isWidening(Operation *op) {
  auto convert = dyn_cast<core::ConvertOp>(op);
  if (!convert)
    return false;
  Type from = tensorOf(op->getOperand(0)).getElementType();
  Type to = tensorOf(op->getResult(0)).getElementType();
  return ((isa<FloatType>(from) && isa<FloatType>(to)) ||
          (isa<IntegerType>(from) && isa<IntegerType>(to) &&
           !from.isInteger(1))) &&
         from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth();
}

/// Whether elements of an op's result depend on their indices, directly or by
/// an operand that is an iota, broadcast, transpose or slice.
static bool dependsOnPlace(Operation *op) {
  if (auto join = dyn_cast<core::ConcatenateOp>(op)) {
    // A joined dimension of which nothing is repeated.
    auto hasPieces = [&](Value piece) {
      return tensorOf(piece).getDimSize(join.getDim()) != 0;
    };
    return tensorOf(join.getResult()).getDimSize(join.getDim()) == 1 ||
           !llvm::all_of(join.getInputs(), hasPieces);
  }
  if (isa<core::IotaOp>(op))
    return true;
  bool isMap = isa<core::BroadcastOp, core::TransposeOp, core::SliceOp>(op);
  if (!isMap && !op->hasTrait<mlir::OpTrait::Elementwise>())
    return !isa<core::ConstantOp>(op);
  return llvm::any_of(op->getOperands(), [](Value operand) {
    Operation *map = operand.getDefiningOp();
    return map &&
           isa<core::IotaOp, core::BroadcastOp, core::TransposeOp,
               core::SliceOp>(map) &&
           dependsOnPlace(map);
  });
}

static bool hasEffects(Operation *op) { return !isMemoryEffectFree(op); }

//===----------------------------------------------------------------------===//
// The builder
//===----------------------------------------------------------------------===//

namespace tcopt {

class CoreGraphBuilder {
public:
  CoreGraphBuilder(CoreGraph &result, Block &block)
      : result(result), ops(result.graph), block(block), sizes(block) {}

  void run() {
    for (Operation &op : block.without_terminator())
      visit(&op);
  }

private:
  void visit(Operation *op);
  void visitOther(Operation *op);
  void note(Operation *op, const FusionValue &value);
  FusionNode factsOf(Operation *op);
  Rate rateOf(Operation *op);
  FusionValue valueOf(Value tensor);
  FusionNode elementFacts(Operation *op, Value x);
  FusionValue addNode(Operation *op);
  std::optional<FusionValue> addMove(Operation *op);
  FusionValue addConvolution(core::ConvolutionOp op);
  FusionValue addRest(Operation *op, FusionNode facts);
  FusionValue addContract(core::ContractOp op, FusionNode facts);
  FusionValue addSlice(core::SliceOp op, FusionNode facts);
  FusionValue addGather(core::GatherOp op, FusionNode facts);
  FusionValue addReverse(core::ReverseOp op, FusionNode facts);
  FusionValue addScatter(core::ScatterOp op, FusionNode facts);
  FusionValue addOpaque(Operation *op, ArrayRef<FusionValue> reads);
  void addScalarReads(Operation *op, unsigned node);
  void addOtherReads(Operation *op, unsigned node);
  void addRead(unsigned producer, unsigned consumer, IndexUse use);
  void addOrders(Operation *op, unsigned node);

  SmallVector<FusionValue> valuesOf(ValueRange tensors) {
    return llvm::map_to_vector(tensors, [&](Value v) { return valueOf(v); });
  }
  SmallVector<LoopSize, 4> sizesOf(Value tensor) { return sizes.of(tensor); }
  FusionGraph &graph() { return result.graph; }

  CoreGraph &result;
  FusionOps ops;
  Block &block;
  CoreSizes sizes;
  llvm::DenseMap<Value, FusionValue> values;
  /// Scalars that follow from elements of tensors.
  llvm::DenseMap<Value, FusionValue> scalars;
  std::optional<unsigned> lastEffect;
};

} // namespace tcopt

static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->hasTrait<mlir::OpTrait::ConstantLike>();
}

/// The rate of an op: its operands depend on constants, on values from outside
/// of a loop's body, or on values of each call.
Rate CoreGraphBuilder::rateOf(Operation *op) {
  bool isConst = true,
       isInvariant = !isa<FunctionOpInterface>(block.getParentOp());
  for (Value operand : op->getOperands()) {
    if (isConstant(operand))
      continue;
    auto it = values.find(operand);
    Rate rate =
        it == values.end() ? Rate::eachCall() : graph()[it->second.node].rate;
    bool isOutside = operand.getParentBlock() != &block;
    isConst &= rate == Rate::constant();
    isInvariant &=
        isOutside || rate == Rate::constant() || rate == Rate::invariantOf(1);
  }
  if (isConst)
    return Rate::constant();
  return isInvariant ? Rate::invariantOf(1) : Rate::eachCall();
}

FusionNode CoreGraphBuilder::factsOf(Operation *op) {
  FusionNode facts;
  // A load includes the conversion to a wider type.
  facts.expensive = isWidening(op) ? 0 : costOfElement(op);
  facts.isWidening = isWidening(op);
  facts.dependsOnPlace = isa_and_present<core::CoreDialect>(op->getDialect()) &&
                         dependsOnPlace(op);
  facts.mayFail = mayFail(op);
  facts.effects = hasEffects(op);
  facts.rate = rateOf(op);
  facts.strict = isStrict(op);
  facts.liveOut = llvm::any_of(op->getUsers(), [](Operation *user) {
    return user->hasTrait<mlir::OpTrait::IsTerminator>();
  });
  return facts;
}

FusionValue CoreGraphBuilder::valueOf(Value tensor) {
  auto it = values.find(tensor);
  if (it != values.end())
    return it->second;
  FusionValue value = ops.addInput(sizesOf(tensor), elementBytes(tensor));
  result.ops.resize(graph().size());
  return values[tensor] = value;
}

void CoreGraphBuilder::note(Operation *op, const FusionValue &value) {
  result.ops.resize(graph().size());
  result.ops[value.node] = op;
  result.nodes[op] = value.node;
  for (Value tensor : op->getResults()) {
    if (!tensorOf(tensor)) {
      scalars[tensor] = value;
      continue;
    }
    FusionValue &other = values[tensor] = value;
    other.elementBytes = elementBytes(tensor);
    SmallVector<LoopSize, 4> own = sizesOf(tensor);
    if (own.size() != other.sizes.size()) {
      other.sizes = own;
      other.loops.assign(own.size(), noLoop);
    }
  }
}

//===----------------------------------------------------------------------===//
// Ops of core
//===----------------------------------------------------------------------===//

FusionValue CoreGraphBuilder::addContract(core::ContractOp op,
                                          FusionNode facts) {
  FusionValue lhs = valueOf(op.getLhs()), rhs = valueOf(op.getRhs());
  facts.flops = 2;
  for (const LoopSize &size : lhs.sizes)
    facts.flops *= double(size.typical);
  for (auto [dim, size] : llvm::enumerate(rhs.sizes))
    if (!llvm::is_contained(op.getRhsBatch(), int64_t(dim)) &&
        !llvm::is_contained(op.getRhsContract(), int64_t(dim)))
      facts.flops *= double(size.typical);
  ContractionDims dims{SmallVector<int64_t>(op.getLhsBatch()),
                       SmallVector<int64_t>(op.getRhsBatch()),
                       SmallVector<int64_t>(op.getLhsContract()),
                       SmallVector<int64_t>(op.getRhsContract())};
  return ops.addContraction(std::move(facts), lhs, rhs, dims,
                            elementBytes(op.getResult()));
}

/// Dimensions that are taken whole, in order.
FusionValue CoreGraphBuilder::addSlice(core::SliceOp op, FusionNode facts) {
  FusionValue x = valueOf(op.getX());
  SmallVector<LoopSize, 4> to = sizesOf(op.getResult());
  SmallVector<bool> isWhole;
  for (auto [dim, offset] : llvm::enumerate(op.getStaticOffsets()))
    isWhole.push_back(offset == 0 && op.getStrides()[dim] == 1 &&
                      areProvablyEqual(x.sizes[dim], to[dim]));
  // A slice without elements is no view of its operand.
  bool isEmpty =
      llvm::is_contained(cast<RankedTensorType>(op.getType()).getShape(), 0);
  facts.isMap = facts.isSlice = facts.isMap && !isEmpty;
  return ops.addSlice(std::move(facts), x, to, isWhole);
}

FusionValue CoreGraphBuilder::addGather(core::GatherOp op, FusionNode facts) {
  core::IndexLayout layout = op.getLayout();
  return ops.addGather(std::move(facts), valueOf(op.getX()),
                       valuesOf(op.getIndices()), layout.dims, layout.xDims,
                       layout.indexDims, sizesOf(op.getResult()));
}

/// Elements are read at computed indices, as those of a gather are.
FusionValue CoreGraphBuilder::addReverse(core::ReverseOp op, FusionNode facts) {
  FusionValue x = valueOf(op.getX());
  SmallVector<int64_t> others;
  for (int64_t dim = 0; dim < int64_t(x.sizes.size()); ++dim)
    if (!llvm::is_contained(op.getDims(), dim))
      others.push_back(dim);
  return ops.addGather(std::move(facts), x, {}, op.getDims(), others, {},
                       sizesOf(op.getResult()));
}

FusionValue CoreGraphBuilder::addScatter(core::ScatterOp op, FusionNode facts) {
  return ops.addScatter(std::move(facts), valueOf(op.getX()),
                        valueOf(op.getUpdates()), valuesOf(op.getIndices()),
                        op.getIndexDims());
}

/// Elementwise ops.
FusionValue CoreGraphBuilder::addRest(Operation *op, FusionNode facts) {
  Value tensor = op->getResult(0);
  SmallVector<LoopSize, 4> to = sizesOf(tensor);
  facts.flops = facts.expensive;
  for (const LoopSize &size : to)
    facts.flops *= double(size.typical);
  SmallVector<FusionValue> operands;
  if (!isa<core::PhiloxOp>(op))
    operands = valuesOf(op->getOperands());
  return ops.addPointwise(std::move(facts), operands, to, elementBytes(tensor));
}

/// Facts of an op that computes with each element of x.
FusionNode CoreGraphBuilder::elementFacts(Operation *op, Value x) {
  FusionNode facts = factsOf(op);
  facts.flops = 1;
  for (const LoopSize &size : sizesOf(x))
    facts.flops *= double(size.typical);
  facts.isSearch =
      isa<core::ArgReduceOp, core::ArgReduceWindowOp, core::ArgScanOp>(op);
  return facts;
}

/// Ops that move elements; none for others.
std::optional<FusionValue> CoreGraphBuilder::addMove(Operation *op) {
  using Result = std::optional<FusionValue>;
  FusionNode facts = factsOf(op), map = facts;
  map.isMap = !isReadFromMemory(op);
  SmallVector<LoopSize, 4> to = sizesOf(op->getResult(0));
  double bytes = elementBytes(op->getResult(0));
  return TypeSwitch<Operation *, Result>(op)
      .Case<core::ConstantOp, core::IotaOp>(
          [&](auto) { return ops.addGenerator(map, to, bytes); })
      .Case([&](core::BroadcastOp o) {
        return ops.addBroadcast(map, valueOf(o.getX()), to, o.getDims());
      })
      .Case([&](core::TransposeOp o) {
        return ops.addTranspose(map, valueOf(o.getX()), o.getDims());
      })
      .Case([&](core::SliceOp o) { return addSlice(o, map); })
      .Case([&](core::ReverseOp o) { return addReverse(o, facts); })
      .Case([&](core::PadOp o) {
        return ops.addPad(facts, valueOf(o.getX()), to);
      })
      .Case([&](core::ConcatenateOp o) {
        return ops.addConcatenate(facts, valuesOf(o.getInputs()), o.getDim(),
                                  to);
      })
      .Case([&](core::UpdateSliceOp o) {
        return ops.addWhole(NodeClass::Scatter, facts,
                            {valueOf(o.getX()), valueOf(o.getUpdates())}, to,
                            bytes);
      })
      .Case([&](core::GatherOp o) { return addGather(o, facts); })
      .Case([&](core::ScatterOp o) { return addScatter(o, facts); })
      .Case([&](core::SortOp o) {
        return ops.addWhole(NodeClass::Sort, facts, valueOf(o.getX()), to,
                            bytes);
      })
      .Default([](Operation *) { return std::nullopt; });
}

FusionValue CoreGraphBuilder::addConvolution(core::ConvolutionOp op) {
  FusionNode facts = factsOf(op);
  FusionValue x = valueOf(op.getX()), weight = valueOf(op.getWeight());
  SmallVector<LoopSize, 4> to = sizesOf(op.getResult());
  facts.flops = 2;
  for (const LoopSize &size : to)
    facts.flops *= double(size.typical);
  for (const LoopSize &size : ArrayRef(weight.sizes).drop_front())
    facts.flops *= double(size.typical);
  return ops.addConvolution(std::move(facts), x, weight, to,
                            elementBytes(op.getResult()));
}

FusionValue CoreGraphBuilder::addNode(Operation *op) {
  if (std::optional<FusionValue> move = addMove(op))
    return *move;
  double bytes = elementBytes(op->getResult(0));
  return TypeSwitch<Operation *, FusionValue>(op)
      .Case([&](core::ReduceOp o) {
        return ops.addReduce(elementFacts(o, o.getX()), valueOf(o.getX()),
                             o.getDims(), bytes);
      })
      .Case([&](core::ArgReduceOp o) {
        return ops.addReduce(elementFacts(o, o.getX()), valueOf(o.getX()),
                             {int64_t(o.getDim())}, bytes);
      })
      .Case<core::ReduceWindowOp, core::ArgReduceWindowOp>([&](auto o) {
        return ops.addWindow(elementFacts(o, o.getX()), valueOf(o.getX()),
                             sizesOf(o->getResult(0)), o.getSizes(), bytes);
      })
      .Case<core::ScanOp, core::ArgScanOp>([&](auto o) {
        return ops.addScan(elementFacts(o, o.getX()), valueOf(o.getX()),
                           o.getDim(), bytes);
      })
      .Case([&](core::ContractOp o) { return addContract(o, factsOf(o)); })
      .Case([&](core::ConvolutionOp o) { return addConvolution(o); })
      .Default([&](Operation *o) { return addRest(o, factsOf(o)); });
}

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

/// All values from outside that an op and its regions read.
static SetVector<Value> readsOf(Operation *op) {
  SetVector<Value> reads;
  for (Value operand : op->getOperands())
    reads.insert(operand);
  for (Region &region : op->getRegions())
    getUsedValuesDefinedAbove(region, reads);
  return reads;
}

FusionValue CoreGraphBuilder::addOpaque(Operation *op,
                                        ArrayRef<FusionValue> reads) {
  FusionNode facts = factsOf(op);
  for (Value tensor : op->getResults())
    if (tensorOf(tensor))
      return ops.addWhole(NodeClass::Opaque, std::move(facts), reads,
                          sizesOf(tensor), elementBytes(tensor));
  return ops.addWhole(NodeClass::Opaque, std::move(facts), reads, {}, 8);
}

void CoreGraphBuilder::addRead(unsigned producer, unsigned consumer,
                               IndexUse use) {
  FusionEdge edge;
  edge.producer = producer;
  edge.consumer = consumer;
  edge.use = use;
  edge.bytes = graph()[producer].bytesOut;
  edge.loopMap.assign(graph()[producer].loops.size(), noLoop);
  graph().addEdge(std::move(edge));
}

/// Sizes and offsets that a member takes from elements of tensors.
void CoreGraphBuilder::addScalarReads(Operation *op, unsigned node) {
  for (Value operand : op->getOperands()) {
    auto it = scalars.find(operand);
    if (it != scalars.end())
      addRead(it->second.node, node, IndexUse::Gathered);
  }
}

/// Operands of rank 0 whose element all loops read.
void CoreGraphBuilder::addOtherReads(Operation *op, unsigned node) {
  if (auto pad = dyn_cast<core::PadOp>(op))
    addRead(values[pad.getValue()].node, node, IndexUse::Gathered);
  if (auto philox = dyn_cast<core::PhiloxOp>(op))
    for (Value operand : {philox.getSeed(), philox.getOffset()})
      addRead(values[operand].node, node, IndexUse::Broadcast);
}

/// Effects keep their order, and a barrier runs after the producers of
/// `after`.
void CoreGraphBuilder::addOrders(Operation *op, unsigned node) {
  if (hasEffects(op)) {
    if (lastEffect)
      graph().addOrder(*lastEffect, node);
    lastEffect = node;
  }
  if (auto barrier = dyn_cast<core::BarrierOp>(op))
    for (Value after : barrier.getAfter())
      if (auto before = result.nodeOf(after.getDefiningOp()))
        graph().addOrder(*before, node);
}

void CoreGraphBuilder::visitOther(Operation *op) {
  if (op->hasTrait<mlir::OpTrait::ConstantLike>())
    return;
  // Sizes follow from no element, but those of other ops' results from the op.
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    auto it = values.find(dim.getSource());
    if (it != values.end() && result.ops[it->second.node])
      scalars[dim.getResult()] = it->second;
    return;
  }
  SmallVector<FusionValue> reads;
  if (auto barrier = dyn_cast<core::BarrierOp>(op)) {
    reads.push_back(valueOf(barrier.getX()));
  } else {
    for (Value value : readsOf(op)) {
      auto it = scalars.find(value);
      if (it != scalars.end())
        reads.push_back(it->second);
      else if (tensorOf(value) && values.contains(value))
        reads.push_back(values[value]);
    }
  }
  if (reads.empty() && !hasEffects(op))
    return;
  FusionValue value = addOpaque(op, reads);
  note(op, value);
  addOrders(op, value.node);
}

void CoreGraphBuilder::visit(Operation *op) {
  if (!canBeMember(op))
    return visitOther(op);
  for (Value operand : op->getOperands())
    if (tensorOf(operand))
      valueOf(operand); // before the op's own node
  FusionValue value = addNode(op);
  note(op, value);
  addScalarReads(op, value.node);
  addOtherReads(op, value.node);
}

CoreGraph::CoreGraph(Block &block) { CoreGraphBuilder(*this, block).run(); }
