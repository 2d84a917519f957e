//===- BufferizeHost.cpp - host functions on buffers ----------------------===//
//
// A pass because what it turns into buffers is all of a function at once. Runs
// when callers own results (mem-pass-destinations). HostBuffers decides which
// tensors share a buffer; here ops on tensors become ops on these, and copies
// are made where a value is not in the buffer in which it is wanted.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "tcopt/Mem/Transforms/Globals.h"
#include "tcopt/Mem/Transforms/HostBuffers.h"
#include "tcopt/Mem/Transforms/HostPreparation.h"
#include "tcopt/Mem/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_BUFFERIZEHOSTPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

namespace {

bool isTensorType(Type type) { return isa<TensorType>(type); }

MemRefType bufferType(Type tensor) {
  auto type = cast<RankedTensorType>(tensor);
  return MemRefType::get(type.getShape(), type.getElementType());
}

/// Rewrites one function.
class Bufferizer {
public:
  Bufferizer(func::FuncOp function, SymbolTableCollection &symbols,
             Globals &globals)
      : function(function), plan(function, symbols), globals(globals),
        builder(function.getContext()) {}

  LogicalResult run() {
    if (Operation *late = plan.findLateDonation())
      return late->emitOpError(
          "expected an argument that is not read after its "
          "result is written to its memory");
    Block &entry = function.getBody().front();
    allocate();
    SmallVector<BlockArgument> arguments(entry.getArguments());
    takeBuffers(entry);
    if (failed(rewrite(entry)))
      return failure();
    for (BlockArgument argument : arguments)
      if (isTensor(argument))
        entry.eraseArgument(argument.getArgNumber());
    changeType();
    return success();
  }

  int64_t numCopies = 0, numBuffers = 0;

private:
  //===--- Buffers -------------------------------------------------------===//

  void allocate() {
    for (unsigned number = 0; number < plan.size(); ++number) {
      auto allocation = plan.allocationOf(number);
      if (plan.classOf(number) != number || !allocation)
        continue;
      builder.setInsertionPoint(allocation->before);
      Location loc = allocation->before->getLoc();
      SmallVector<Value> sizes;
      for (OpFoldResult size : allocation->sizes)
        sizes.push_back(getValueOrCreateConstantIndexOp(builder, loc, size));
      bufferOfClass[number] =
          memref::AllocOp::create(builder, loc, allocation->type, sizes);
      ++numBuffers;
    }
  }

  /// The arguments of the function as buffers, each before the tensor.
  void takeBuffers(Block &entry) {
    for (BlockArgument argument :
         SmallVector<BlockArgument>(entry.getArguments())) {
      if (!isTensor(argument))
        continue;
      Value buffer = entry.insertArgument(argument.getArgNumber(),
                                          bufferType(argument.getType()),
                                          argument.getLoc());
      buffers[argument] = buffer;
      bufferOfClass[plan.classOf(*plan.numberOf(argument))] = buffer;
    }
  }

  /// The buffer of a tensor's class as one of its own shape, at the builder.
  Value ownBuffer(Value tensor) {
    Value buffer = bufferOfClass.lookup(plan.classOf(*plan.numberOf(tensor)));
    MemRefType type = bufferType(tensor.getType());
    if (!buffer || buffer.getType() == type)
      return buffer;
    TensorSizes::Sizes sizes = sizesOf(tensor);
    Location loc = tensor.getLoc();
    return memref::ReinterpretCastOp::create(
        builder, loc, type, buffer, builder.getIndexAttr(0), sizes,
        memref::computeStridesIRBlock(loc, builder, sizes));
  }

  /// The sizes that the plan records, with replaced values substituted.
  TensorSizes::Sizes sizesOf(Value tensor) {
    TensorSizes::Sizes sizes = plan.tensorSizes().of(tensor);
    for (OpFoldResult &size : sizes)
      if (auto value = dyn_cast<Value>(size))
        if (Value now = replaced.lookup(value))
          size = now;
    return sizes;
  }

  void replace(Value from, Value to) {
    from.replaceAllUsesWith(to);
    replaced[from] = to;
  }

  /// Where the elements of a tensor are.
  Value bufferOf(Value tensor) { return buffers.lookup(tensor); }

  void copy(Location loc, Value from, Value to) {
    memref::CopyOp::create(builder, loc, from, to);
    ++numCopies;
  }

  /// Puts a tensor into the buffer of another one, at the builder.
  void write(Location loc, Value from, Value into, Value buffer) {
    std::optional<unsigned> source = plan.numberOf(from);
    bool isThere = source && plan.areJoined(*source, *plan.numberOf(into));
    if (!isThere && !isEmpty(from))
      copy(loc, bufferOf(from), buffer);
  }

  //===--- Ops -----------------------------------------------------------===//

  LogicalResult rewrite(Block &block) {
    SmallVector<Operation *> old;
    for (Operation &op : llvm::make_early_inc_range(block)) {
      builder.setInsertionPoint(&op);
      FailureOr<bool> isOld = rewrite(op);
      if (failed(isOld))
        return failure();
      if (*isOld)
        old.push_back(&op);
    }
    for (Operation *op : llvm::reverse(old))
      op->erase();
    return success();
  }

  static bool hasTensors(Operation &op) {
    return op
        .walk([](Operation *inner) {
          bool has = llvm::any_of(inner->getOperandTypes(), isTensorType) ||
                     llvm::any_of(inner->getResultTypes(), isTensorType);
          return has ? WalkResult::interrupt() : WalkResult::advance();
        })
        .wasInterrupted();
  }

  /// Whether the op has been replaced and is to be erased.
  FailureOr<bool> rewrite(Operation &op) {
    if (isa<scf::ForOp, scf::WhileOp, scf::IfOp>(op))
      return rewriteControlFlow(op);
    if (isa<func::ReturnOp, scf::YieldOp, scf::ConditionOp>(op))
      return rewriteTerminator(op);
    if (!hasTensors(op))
      return false;
    if (auto call = dyn_cast<nest::CallOp>(op))
      return rewriteCall(call);
    if (auto call = dyn_cast<nest::ExternOp>(op))
      return rewriteExtern(call);
    if (auto call = dyn_cast<func::CallOp>(op))
      return rewriteFunctionCall(call);
    if (isHostView(&op))
      return rewriteView(op);
    return rewriteOther(op);
  }

  FailureOr<bool> rewriteOther(Operation &op) {
    Location loc = op.getLoc();
    if (isa<tensor::EmptyOp>(op)) {
      // Read all the same, as one without elements may be.
      if (Value buffer = ownBuffer(op.getResult(0)))
        buffers[op.getResult(0)] = buffer;
      return true;
    }
    if (auto constant = dyn_cast<arith::ConstantOp>(op))
      return rewriteConstant(constant);
    if (auto dim = dyn_cast<tensor::DimOp>(op))
      return rewriteDim(dim);
    if (auto rank = dyn_cast<tensor::RankOp>(op)) {
      auto type = cast<RankedTensorType>(rank.getTensor().getType());
      replace(rank,
              arith::ConstantIndexOp::create(builder, loc, type.getRank()));
      return true;
    }
    if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
      extract.replaceAllUsesWith(Value(memref::LoadOp::create(
          builder, loc, bufferOf(extract.getTensor()), extract.getIndices())));
      return true;
    }
    if (auto elements = dyn_cast<tensor::FromElementsOp>(op))
      return storeElements(elements);
    if (auto buffer = dyn_cast<bufferization::ToBufferOp>(op)) {
      buffer.replaceAllUsesWith(bufferOf(buffer.getTensor()));
      return true;
    }
    if (auto written = dyn_cast<bufferization::MaterializeInDestinationOp>(op))
      return rewriteWrite(written);
    if (llvm::any_of(op.getResultTypes(), isTensorType) ||
        op.getNumRegions() != 0)
      return op.emitOpError("cannot be put on buffers: expected a kernel, a "
                            "library call or a view in a host function");
    // What only reads.
    for (OpOperand &operand : op.getOpOperands())
      if (isTensor(operand.get()))
        operand.set(bufferOf(operand.get()));
    return false;
  }

  bool rewriteConstant(arith::ConstantOp constant) {
    MemRefType type = bufferType(constant.getType());
    Value buffer = memref::GetGlobalOp::create(
        builder, constant.getLoc(), type,
        globals.of(cast<ElementsAttr>(constant.getValue()), type));
    buffers[constant] = buffer;
    bufferOfClass[plan.classOf(*plan.numberOf(constant))] = buffer;
    return true;
  }

  bool rewriteDim(tensor::DimOp dim) {
    Location loc = dim.getLoc();
    std::optional<int64_t> index = dim.getConstantIndex();
    auto type = cast<RankedTensorType>(dim.getSource().getType());
    OpFoldResult size;
    if (index && *index < type.getRank())
      size = sizesOf(dim.getSource())[*index];
    if (!size && !bufferOf(dim.getSource()))
      replace(dim, chooseSize(dim));
    else if (!size || size == OpFoldResult(dim.getResult()))
      replace(dim,
              memref::DimOp::create(builder, loc, bufferOf(dim.getSource()),
                                    dim.getIndex()));
    else
      replace(dim, getValueOrCreateConstantIndexOp(builder, loc, size));
    return true;
  }

  /// A size of something that is in no buffer, at an index that is no constant.
  Value chooseSize(tensor::DimOp dim) {
    Location loc = dim.getLoc();
    Value chosen = arith::ConstantIndexOp::create(builder, loc, 0);
    for (auto [i, size] : llvm::enumerate(sizesOf(dim.getSource()))) {
      Value at = arith::ConstantIndexOp::create(builder, loc, i);
      Value is = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       dim.getIndex(), at);
      chosen = arith::SelectOp::create(
          builder, loc, is, getValueOrCreateConstantIndexOp(builder, loc, size),
          chosen);
    }
    return chosen;
  }

  bool storeElements(tensor::FromElementsOp op) {
    Location loc = op.getLoc();
    Value buffer = ownBuffer(op.getResult());
    buffers[op] = buffer;
    ArrayRef<int64_t> shape = op.getType().getShape();
    for (auto [i, element] : llvm::enumerate(op.getElements())) {
      SmallVector<Value> at(shape.size());
      int64_t rest = i;
      for (int64_t d = int64_t(shape.size()) - 1; d >= 0; --d) {
        at[d] = arith::ConstantIndexOp::create(builder, loc, rest % shape[d]);
        rest /= shape[d];
      }
      memref::StoreOp::create(builder, loc, element, buffer, at);
    }
    return true;
  }

  bool rewriteWrite(bufferization::MaterializeInDestinationOp op) {
    Value buffer = ownBuffer(op.getResult());
    buffers[op.getResult()] = buffer;
    write(op.getLoc(), op.getSource(), op.getResult(), buffer);
    return true;
  }

  bool rewriteView(Operation &op) {
    Value source = bufferOf(op.getOperand(0)), view;
    Location loc = op.getLoc();
    // Of something that holds nothing.
    if (!source)
      return true;
    MemRefType type = bufferType(op.getResult(0).getType());
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
      view = memref::ExpandShapeOp::create(builder, loc, type, source,
                                           expand.getReassociationIndices(),
                                           expand.getMixedOutputShape());
    else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
      view = memref::CollapseShapeOp::create(
          builder, loc, type, source, collapse.getReassociationIndices());
    else
      view = source.getType() == type
                 ? source
                 : memref::CastOp::create(builder, loc, type, source);
    buffers[op.getResult(0)] = view;
    return true;
  }

  //===--- Calls ---------------------------------------------------------===//

  SmallVector<Value> onBuffers(ValueRange values) {
    return llvm::map_to_vector(values, [&](Value value) {
      return isTensor(value) ? bufferOf(value) : value;
    });
  }

  /// The buffer of an input that a kernel writes a result over, so that both
  /// are one value; null if there is none.
  Value sharedInput(Operation *op, OpResult result) {
    auto call = dyn_cast<nest::CallOp>(op);
    if (!call)
      return Value();
    unsigned number = *plan.numberOf(result);
    for (Value input : call.getInputs()) {
      std::optional<unsigned> other = plan.numberOf(input);
      if (other && plan.areJoined(*other, number) &&
          input.getType() == result.getType())
        return bufferOf(input);
    }
    return Value();
  }

  /// The buffers of results. What these keep of other tensors is copied before,
  /// all of it before anything is overwritten.
  SmallVector<Value> prepareResults(Operation *op) {
    SmallVector<Value> targets;
    for (OpResult result : op->getResults()) {
      if (!isTensor(result))
        continue;
      Value buffer = sharedInput(op, result);
      if (!buffer)
        buffer = ownBuffer(result);
      buffers[result] = buffer;
      targets.push_back(buffer);
      if (readsTied(op))
        write(op->getLoc(), tiedOperand(result)->get(), result, buffer);
    }
    return targets;
  }

  bool rewriteCall(nest::CallOp call) {
    SmallVector<Value> inputs = onBuffers(call.getInputs());
    SmallVector<Value> targets = prepareResults(call);
    auto onBuffers = nest::CallOp::create(
        builder, call.getLoc(), TypeRange(), call.getCallee(), inputs, targets,
        call.getScalars(), /*workspace=*/Value(), call.getFails());
    onBuffers->setDiscardableAttrs(call->getDiscardableAttrDictionary());
    return true;
  }

  bool rewriteExtern(nest::ExternOp call) {
    SmallVector<Value> inputs = onBuffers(call.getInputs());
    SmallVector<Value> targets = prepareResults(call);
    auto onBuffers = nest::ExternOp::create(
        builder, call.getLoc(), TypeRange(), call.getCalleeAttr(), inputs,
        targets, call.getKernelAttributesAttr(), call.getDtypesAttr());
    onBuffers->setDiscardableAttrs(call->getDiscardableAttrDictionary());
    return true;
  }

  Value castTo(MemRefType type, Value buffer) {
    return buffer.getType() == type
               ? buffer
               : memref::CastOp::create(builder, buffer.getLoc(), type, buffer);
  }

  FailureOr<bool> rewriteFunctionCall(func::CallOp call) {
    for (OpResult result : call->getResults())
      if (isTensor(result) && !tiedOperand(result))
        return call.emitOpError("expected a destination for each result");
    unsigned destinations =
        llvm::count_if(call->getResults(), [&](OpResult result) {
          return isTensor(result) &&
                 donorOf(call, result.getResultNumber()) < 0;
        });
    SmallVector<Value> operands =
        onBuffers(call.getOperands().drop_back(destinations));
    SmallVector<Value> prepared = prepareResults(call);
    ArrayRef<Value> targets = prepared;
    for (OpResult result : call->getResults()) {
      if (!isTensor(result))
        continue;
      Value target = targets.consume_front();
      int64_t donor = donorOf(call, result.getResultNumber());
      if (donor < 0)
        operands.push_back(target);
      else
        operands[donor] =
            castTo(bufferType(call.getOperand(donor).getType()), target);
    }
    SmallVector<Type> numbers(call.getResultTypes());
    llvm::erase_if(numbers, isTensorType);
    auto onBuffers = func::CallOp::create(builder, call.getLoc(),
                                          call.getCallee(), numbers, operands);
    unsigned next = 0;
    for (Value result : call.getResults())
      if (!isTensor(result))
        replace(result, onBuffers.getResult(next++));
    return true;
  }

  //===--- Control flow --------------------------------------------------===//

  /// Hands tensors on to the buffers of others. One that lies in a buffer which
  /// is written here as well is copied aside first.
  void handOn(Operation *terminator, ValueRange values, ValueRange into) {
    Location loc = terminator->getLoc();
    builder.setInsertionPoint(terminator);
    SmallVector<std::pair<Value, Value>> copies;
    DenseSet<unsigned> written;
    for (auto [value, target] : llvm::zip(values, into)) {
      if (!isTensor(target) || plan.isPassed(target))
        continue;
      unsigned number = *plan.numberOf(target);
      std::optional<unsigned> source = plan.numberOf(value);
      if (isEmpty(value) || (source && plan.areJoined(*source, number)))
        continue;
      written.insert(plan.classOf(number));
      copies.push_back({value, target});
    }
    SmallVector<Value> sources;
    for (auto [value, target] : copies) {
      bool isMoved = llvm::any_of(plan.numbersOf(value), [&](unsigned number) {
        return written.contains(plan.classOf(number));
      });
      sources.push_back(isMoved ? copyAside(loc, value) : bufferOf(value));
    }
    for (auto [source, pair] : llvm::zip(sources, copies))
      copy(loc, source, ownBuffer(pair.second));
  }

  Value copyAside(Location loc, Value tensor) {
    Value buffer = bufferOf(tensor);
    auto type = cast<MemRefType>(buffer.getType());
    SmallVector<Value> sizes;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        sizes.push_back(memref::DimOp::create(builder, loc, buffer, dim));
    Value aside = memref::AllocOp::create(builder, loc, type, sizes);
    copy(loc, buffer, aside);
    return aside;
  }

  /// Tensors of region ops and blocks that have a number are in its buffer.
  void placeOwn(ValueRange tensors) {
    for (Value tensor : tensors)
      if (isTensor(tensor) && !plan.isPassed(tensor))
        buffers[tensor] = ownBuffer(tensor);
  }

  FailureOr<bool> rewriteTerminator(Operation &op) {
    Operation *parent = op.getParentOp();
    ValueRange values = op.getOperands();
    unsigned first = isa<scf::ConditionOp>(op) ? 1 : 0;
    ValueRange into;
    if (auto loop = dyn_cast<scf::ForOp>(parent))
      into = loop.getRegionIterArgs();
    else if (auto loop = dyn_cast<scf::WhileOp>(parent))
      into = first ? ValueRange(loop.getResults())
                   : ValueRange(loop.getBeforeArguments());
    else if (isa<scf::IfOp>(parent))
      into = parent->getResults();
    if (!isa<func::ReturnOp>(op))
      handOn(&op, values.drop_front(first), into);
    SmallVector<Value> kept(values.take_front(first));
    for (auto [i, value] : llvm::enumerate(values.drop_front(first))) {
      if (!isTensor(value))
        kept.push_back(value);
      else if (i < into.size() && plan.isPassed(into[i]))
        kept.push_back(bufferOf(value));
    }
    op.setOperands(kept);
    return false;
  }

  static SmallVector<Value> withoutTensors(ValueRange values) {
    SmallVector<Value> kept(values);
    llvm::erase_if(kept, isTensor);
    return kept;
  }

  /// Replaces tensor arguments of a block by buffers that are passed, or
  /// removes them.
  void takePassed(Block &block) {
    for (BlockArgument argument :
         SmallVector<BlockArgument>(block.getArguments())) {
      if (!isTensor(argument) || !plan.isPassed(argument))
        continue;
      buffers[argument] = block.insertArgument(argument.getArgNumber(),
                                               bufferType(argument.getType()),
                                               argument.getLoc());
    }
  }

  static void dropTensors(Block &block) {
    for (unsigned i = block.getNumArguments(); i > 0; --i)
      if (isTensor(block.getArgument(i - 1)))
        block.eraseArgument(i - 1);
  }

  FailureOr<bool> rewriteControlFlow(Operation &op) {
    if (isa<scf::ForOp, scf::WhileOp>(op))
      handOn(&op, cast<LoopLikeOpInterface>(op).getInits(),
             op.getRegion(0).getArguments().drop_front(isa<scf::ForOp>(op)));
    for (Region &region : op.getRegions())
      for (Block &block : region) {
        builder.setInsertionPoint(&op);
        placeOwn(block.getArguments());
        takePassed(block);
        if (failed(rewrite(block)))
          return failure();
      }
    // Later regions hand on to the arguments of earlier ones.
    for (Region &region : op.getRegions())
      llvm::for_each(region, dropTensors);
    rebuild(op);
    return true;
  }

  /// The op without tensors, or with buffers in their place.
  void rebuild(Operation &op) {
    builder.setInsertionPoint(&op);
    placeOwn(op.getResults());
    SmallVector<Type> types;
    for (Value result : op.getResults()) {
      if (!isTensor(result))
        types.push_back(result.getType());
      else if (plan.isPassed(result))
        types.push_back(bufferType(result.getType()));
    }
    OperationState state(op.getLoc(), op.getName(),
                         withoutTensors(op.getOperands()), types,
                         op.getDiscardableAttrDictionary().getValue());
    state.propertiesAttr = op.getPropertiesAsAttribute();
    for (Region &region : op.getRegions())
      state.addRegion()->takeBody(region);
    Operation *plain = builder.create(state);
    unsigned next = 0;
    for (Value result : op.getResults()) {
      if (!isTensor(result))
        replace(result, plain->getResult(next++));
      else if (plan.isPassed(result))
        buffers[result] = plain->getResult(next++);
    }
  }

  //===--- The function --------------------------------------------------===//

  void changeType() {
    auto writable = bufferization::BufferizationDialect::kWritableAttrName;
    SmallVector<Type> results(function.getResultTypes());
    llvm::erase_if(results, isTensorType);
    function.removeResAttrsAttr();
    function.setType(FunctionType::get(
        function.getContext(), function.getBody().front().getArgumentTypes(),
        results));
    // All at once: each change makes an attribute of all arguments.
    SmallVector<DictionaryAttr> attributes;
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      NamedAttrList list(function_interface_impl::getArgAttrs(function, i));
      list.erase(writable);
      attributes.push_back(list.getDictionary(function.getContext()));
    }
    function.setAllArgAttrs(attributes);
  }

  func::FuncOp function;
  HostBuffers plan;
  Globals &globals;
  OpBuilder builder;
  DenseMap<unsigned, Value> bufferOfClass;
  DenseMap<Value, Value> buffers;
  /// Size values of the plan that were replaced, and their replacements.
  DenseMap<Value, Value> replaced;
};

// Results have become destinations where the function is defined.
void declareOnBuffers(func::FuncOp function) {
  SmallVector<Type> types =
      llvm::map_to_vector(function.getArgumentTypes(), [](Type type) -> Type {
        return isa<RankedTensorType>(type) ? bufferType(type) : type;
      });
  function.setType(FunctionType::get(function.getContext(), types,
                                     function.getResultTypes()));
}

struct BufferizeHost : impl::BufferizeHostPassBase<BufferizeHost> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    Globals globals(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal()) {
        declareOnBuffers(function);
        continue;
      }
      prepareControlFlow(function);
      Bufferizer bufferizer(function, symbols, globals);
      if (failed(bufferizer.run()))
        return signalPassFailure();
      numCopies += bufferizer.numCopies;
      numBuffers += bufferizer.numBuffers;
    }
  }
};

} // namespace
} // namespace tcopt::mem
