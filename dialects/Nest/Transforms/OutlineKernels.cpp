//===- OutlineKernels.cpp - make each group a kernel function -------------===//
//
// Runs on tensors, when groups are formed. Groups that compute the same become
// one kernel, so that all that follows costs by distinct kernels.
//
//===----------------------------------------------------------------------===//

#include "KernelNames.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Interfaces/Sources.h"
#include "tcopt/Interfaces/TensorSizes.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/GroupBoundary.h"
#include "tcopt/Nest/Transforms/KernelRelations.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_OUTLINEKERNELSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

/// Constants are made again inside of the kernel: a loop bound that is known
/// there is worth more than one argument less.
bool isCheapConstant(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  return constant && constant.getType().isIntOrIndexOrFloat();
}

/// What a group takes from outside, in the order of the kernel's arguments.
struct Boundary {
  SmallVector<Value> inputs, inits, scalars;
  /// The scalars that are constant offsets of slices.
  SmallVector<Value> offsets;
  SmallVector<Operation *> constants;
  /// For each tensor, which scalars its unknown sizes are.
  SmallVector<SmallVector<int64_t>> sizes;

  SmallVector<Value> tensors() const {
    SmallVector<Value> all(inputs);
    llvm::append_range(all, inits);
    return all;
  }
  SmallVector<Value> operands() const {
    SmallVector<Value> all = tensors();
    llvm::append_range(all, scalars);
    return all;
  }
};

/// The dimensions in which a slice is known to be a part of its tensor, at a
/// constant offset.
template <typename Op> SmallVector<int64_t> constantOffsets(Op slice) {
  SmallVector<int64_t> dims;
  RankedTensorType whole;
  if constexpr (std::is_same_v<Op, tensor::ExtractSliceOp>)
    whole = slice.getSourceType();
  else
    whole = slice.getDestType();
  for (auto [dim, offset, size, all] : llvm::enumerate(
           slice.getStaticOffsets(), slice.getStaticSizes(), whole.getShape()))
    if (!ShapedType::isDynamic(offset) &&
        (offset != 0 || (!ShapedType::isDynamic(size) &&
                         !ShapedType::isDynamic(all) && size != all)))
      dims.push_back(dim);
  return dims;
}

/// Whether ops write into the slice: it is inserted again at the same offsets.
bool isWritten(tensor::ExtractSliceOp slice) {
  return llvm::all_of(slice->getUses(), [](OpOperand &use) {
    auto op = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    return op && op.isDpsInit(&use);
  });
}

/// Slices of a group whose offsets its kernel takes as scalars, so that it
/// serves slices at other offsets too. Several slices of one result are written
/// together, which needs their offsets to be known, and so does a reader of
/// what is padded.
SmallVector<Operation *> movableSlices(GroupOp group) {
  SmallVector<Operation *> slices;
  Block &body = group.getBody().front();
  auto inserts = body.getOps<tensor::InsertSliceOp>();
  bool isUpdate =
      llvm::hasSingleElement(inserts) && !insertsIntoLocal(**inserts.begin());
  for (Operation &op : body) {
    auto part = dyn_cast<tensor::ExtractSliceOp>(op);
    if ((part && !isWritten(part)) ||
        (isUpdate && isa<tensor::InsertSliceOp>(op)))
      slices.push_back(&op);
  }
  return slices;
}

/// Replaces constant offsets by values that `makeValue` returns for them.
template <typename Op>
void replaceOffsets(Op slice, llvm::function_ref<Value(int64_t)> makeValue) {
  SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
  SmallVector<int64_t> dims = constantOffsets(slice);
  if (dims.empty())
    return;
  for (int64_t dim : dims)
    offsets[dim] = makeValue(slice.getStaticOffset(dim));
  SmallVector<Value> values;
  SmallVector<int64_t> constants;
  dispatchIndexOpFoldResults(offsets, values, constants);
  slice.getOffsetsMutable().assign(values);
  slice.setStaticOffsets(constants);
}

/// A scalar for each such offset: equal ones by chance are not one scalar.
void liftOffsets(GroupOp group, Boundary &boundary) {
  OpBuilder builder(group);
  auto makeValue = [&](int64_t offset) -> Value {
    Value value =
        arith::ConstantIndexOp::create(builder, group.getLoc(), offset);
    boundary.offsets.push_back(value);
    return value;
  };
  for (Operation *op : movableSlices(group)) {
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
      replaceOffsets(slice, makeValue);
    else
      replaceOffsets(cast<tensor::InsertSliceOp>(op), makeValue);
  }
}

Boundary findBoundary(GroupOp group, TensorSizes &tensorSizes) {
  Boundary boundary;
  liftOffsets(group, boundary);
  boundary.inits.assign(group.getInits().begin(), group.getInits().end());
  llvm::SetVector<Value> captured, scalars;
  getUsedValuesDefinedAbove(group.getBody(), captured);
  for (Value value : captured) {
    if (llvm::is_contained(boundary.offsets, value))
      scalars.insert(value);
    else if (isCheapConstant(value))
      boundary.constants.push_back(value.getDefiningOp());
    else if (isa<TensorType>(value.getType()))
      boundary.inputs.push_back(value);
    else
      scalars.insert(value);
  }
  for (Value tensor : boundary.tensors()) {
    SmallVector<int64_t> &list = boundary.sizes.emplace_back();
    auto type = cast<RankedTensorType>(tensor.getType());
    TensorSizes::Sizes sizes = tensorSizes.of(tensor);
    for (auto [dim, size] : llvm::enumerate(sizes)) {
      if (!type.isDynamicDim(dim))
        continue;
      // A constant size that the type does not state.
      OpBuilder builder(group);
      Value value =
          getValueOrCreateConstantIndexOp(builder, group.getLoc(), size);
      scalars.insert(value);
      list.push_back(llvm::find(scalars, value) - scalars.begin());
    }
  }
  boundary.scalars = scalars.takeVector();
  return boundary;
}

/// Which unit computes a kernel: equal keys may be equal kernels.
llvm::hash_code hashOf(KernelOp kernel) {
  llvm::hash_code hash = llvm::hash_combine(kernel.getFunctionType());
  kernel.getBody().walk([&](Operation *op) {
    hash = llvm::hash_combine(hash, op->getName(), op->getAttrDictionary(),
                              op->getResultTypes());
  });
  return hash;
}

bool areEqual(KernelOp a, KernelOp b) {
  return a.getFunctionType() == b.getFunctionType() &&
         a.getArgAttrsAttr() == b.getArgAttrsAttr() &&
         a->getDiscardableAttrDictionary() ==
             b->getDiscardableAttrDictionary() &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

class Outliner {
public:
  explicit Outliner(ModuleOp module)
      : symbols(module), names(symbols), builder(module.getContext()),
        sizes(module.getContext(), [](OpResult result) {
          OpOperand *init = tiedInit(result);
          return init ? init->get() : Value();
        }) {}

  /// Makes sizes that are known to be equal one value.
  void shareSizes(func::FuncOp function) {
    SmallVector<tensor::DimOp> dims;
    function.walk([&](tensor::DimOp dim) { dims.push_back(dim); });
    for (tensor::DimOp dim : dims)
      sizes.share(dim);
  }

  void outline(GroupOp group) {
    Boundary boundary = findBoundary(group, sizes);
    auto parent = group->getParentOfType<func::FuncOp>();
    KernelOp kernel = findEqual(build(group, parent, boundary), group, parent);
    notePlace(group, kernel);
    call(group, kernel, boundary);
    ++numCalls;
  }

  /// Kernels have the locations of what they were made from.
  void setLocations() {
    for (auto &[kernel, noted] : places) {
      Location loc = sharedLoc(kernel->getContext(), noted.first, noted.count);
      kernel->setLoc(loc);
      kernel->getParentOp()->setLoc(loc);
    }
  }

  int64_t numCalls = 0, numKernels = 0;

private:
  /// Where a kernel is called: the first places, and their number.
  struct Places {
    llvm::SmallVector<Location, kPlacesKept> first;
    int64_t count = 0;
  };

  void notePlace(GroupOp group, KernelOp kernel) {
    SmallVector<Location> locs;
    for (Operation &op : group.getBody().front().without_terminator())
      if (isa<DestinationStyleOpInterface>(op) && !isa<linalg::FillOp>(op))
        locs.push_back(op.getLoc());
    if (locs.empty())
      locs.push_back(group.getLoc());
    Places &noted = places[kernel];
    ++noted.count;
    if (noted.first.size() < kPlacesKept)
      noted.first.push_back(FusedLoc::get(kernel->getContext(), locs));
  }

  void call(GroupOp group, KernelOp kernel, const Boundary &boundary) {
    builder.setInsertionPoint(group);
    auto call = CallOp::create(builder, group.getLoc(), group.getResultTypes(),
                               kernel.getSymName(), boundary.inputs,
                               boundary.inits, boundary.scalars,
                               /*workspace=*/Value(), kernel.mayFail());
    for (auto [from, to] : llvm::zip(group.getResults(), call.getResults())) {
      TensorSizes::Sizes known = sizes.of(from);
      sizes.set(to, std::move(known));
      from.replaceAllUsesWith(to);
    }
    group->erase();
  }

  /// A kernel without a unit.
  KernelOp build(GroupOp group, func::FuncOp parent, const Boundary &boundary) {
    SmallVector<Value> operands = boundary.operands();
    OperationState state(group.getLoc(), KernelOp::getOperationName());
    KernelOp::build(builder, state, "kernel",
                    builder.getFunctionType(ValueRange(operands).getTypes(),
                                            group.getResultTypes()));
    auto kernel = cast<KernelOp>(Operation::create(state));
    copyNumerics(parent, kernel);
    setSizes(kernel, boundary);
    fill(kernel, group, boundary);
    stateRelations(kernel);
    return kernel;
  }

  void setSizes(KernelOp kernel, const Boundary &boundary) {
    for (auto [i, list] : llvm::enumerate(boundary.sizes))
      if (!list.empty())
        kernel.setArgAttr(i, KernelOp::getSizesAttrName(),
                          builder.getDenseI64ArrayAttr(list));
  }

  void fill(KernelOp kernel, GroupOp group, const Boundary &boundary) {
    IRMapping mapping;
    Block &body = kernel.getBody().front();
    ValueRange arguments(body.getArguments());
    mapping.map(ValueRange(boundary.inits),
                arguments.slice(boundary.inputs.size(), boundary.inits.size()));
    mapping.map(ValueRange(boundary.inputs),
                arguments.take_front(boundary.inputs.size()));
    mapping.map(ValueRange(boundary.scalars),
                arguments.take_back(boundary.scalars.size()));
    mapping.map(group.getBody().getArguments(),
                arguments.slice(boundary.inputs.size(), boundary.inits.size()));
    builder.setInsertionPointToEnd(&body);
    for (Operation *constant : boundary.constants)
      builder.clone(*constant, mapping);
    Block &from = group.getBody().front();
    for (Operation &op : from.without_terminator())
      builder.clone(op, mapping);
    SmallVector<Value> results = llvm::map_to_vector(
        from.getTerminator()->getOperands(),
        [&](Value value) { return mapping.lookupOrDefault(value); });
    ReturnOp::create(builder, group.getLoc(), results);
    useSizes(kernel);
  }

  /// Sizes of arguments are scalars.
  static void useSizes(KernelOp kernel) {
    SmallVector<tensor::DimOp> dims;
    kernel.getBody().walk([&](tensor::DimOp dim) { dims.push_back(dim); });
    for (tensor::DimOp dim : dims) {
      auto argument = dyn_cast<BlockArgument>(dim.getSource());
      std::optional<int64_t> index = dim.getConstantIndex();
      if (!argument || !index ||
          argument.getOwner() != &kernel.getBody().front())
        continue;
      auto type = cast<RankedTensorType>(argument.getType());
      if (*index >= type.getRank() || !type.isDynamicDim(*index))
        continue;
      unsigned position = type.getDynamicDimIndex(*index);
      int64_t scalar = kernel.getSizesOf(argument.getArgNumber())[position];
      dim.replaceAllUsesWith(Value(kernel.getScalars()[scalar]));
      dim.erase();
    }
  }

  /// The equal kernel that there is, or this one in a new unit.
  KernelOp findEqual(KernelOp kernel, GroupOp group, func::FuncOp parent) {
    SmallVector<KernelOp> &known = byHash[hashOf(kernel)];
    for (KernelOp other : known)
      if (areEqual(kernel, other)) {
        kernel->destroy();
        return other;
      }
    known.push_back(kernel);
    auto unit = ModuleOp::create(kernel.getLoc(), names.create(group));
    StringAttr name = symbols.insert(unit, Block::iterator(parent));
    kernel.setSymName(name);
    unit.getBody()->push_back(kernel);
    ++numKernels;
    return kernel;
  }

  SymbolTable symbols;
  KernelNames names;
  OpBuilder builder;
  TensorSizes sizes;
  llvm::DenseMap<size_t, SmallVector<KernelOp>> byHash;
  llvm::MapVector<KernelOp, Places> places;
};

struct OutlineKernels : impl::OutlineKernelsPassBase<OutlineKernels> {
  void runOnOperation() override {
    SmallVector<GroupOp> groups;
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk([&](GroupOp group) { groups.push_back(group); });
    Outliner outliner(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      outliner.shareSizes(function);
    for (GroupOp group : groups)
      outliner.outline(group);
    outliner.setLocations();
    numCalls += outliner.numCalls;
    numKernels += outliner.numKernels;
  }
};

} // namespace
} // namespace tcopt::nest
