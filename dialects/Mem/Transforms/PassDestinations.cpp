//===- PassDestinations.cpp - let callers own the results -----------------===//
//
// Runs on tensors, before bufferization: upstream's analysis then sees where
// each result has to lie. Callees come first, so that their shape functions are
// there when a caller asks for the sizes of a call's results. A result whose
// size is only found by the call can have no destination: it is given at the
// end.
//
//===----------------------------------------------------------------------===//

#include "mlir/Analysis/CallGraph.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Mem/Transforms/Passes.h"
#include "tcopt/Mem/Transforms/ShapeFunction.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/SCCIterator.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_PASSDESTINATIONSPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

namespace {

bool hasTensorResult(func::FuncOp function) {
  return llvm::any_of(function.getResultTypes(), llvm::IsaPred<TensorType>);
}

class DestinationPasser {
public:
  explicit DestinationPasser(ModuleOp module)
      : module(module), symbols(module), builder(module.getContext()) {}

  LogicalResult run() {
    for (func::FuncOp function : calleesFirst()) {
      if (failed(rewriteCalls(function)))
        return failure();
      if (hasTensorResult(function) && failed(rewriteFunction(function)))
        return failure();
    }
    return success();
  }

  int64_t numDestinations = 0, numGiven = 0;

private:
  SmallVector<func::FuncOp> calleesFirst() {
    CallGraph graph(module);
    SmallVector<func::FuncOp> order;
    llvm::SetVector<Operation *> seen;
    for (auto it = llvm::scc_begin(&std::as_const(graph)); !it.isAtEnd(); ++it)
      for (const CallGraphNode *node : *it)
        if (!node->isExternal())
          if (auto f =
                  node->getCallableRegion()->getParentOfType<func::FuncOp>())
            seen.insert(f);
    for (Operation *op : seen)
      order.push_back(cast<func::FuncOp>(op));
    // What nothing calls and is called by nothing external is still compiled.
    module.walk([&](func::FuncOp function) {
      if (!function.isExternal() && !seen.contains(function))
        order.push_back(function);
    });
    return order;
  }

  LogicalResult rewriteCalls(func::FuncOp function) {
    SmallVector<func::CallOp> calls;
    function.walk([&](func::CallOp call) {
      if (rewritten.contains(symbols.lookup(call.getCallee())))
        calls.push_back(call);
    });
    for (func::CallOp call : calls) {
      if (giving.contains(symbols.lookup(call.getCallee())))
        return call.emitOpError("calls '")
               << call.getCallee()
               << "', whose results have sizes that follow from values; "
                  "expected "
                  "such a function to be inlined";
      rewriteCall(call);
    }
    return success();
  }

  /// The unknown sizes of the call's results, from its shape function.
  SmallVector<Value> resultSizes(func::CallOp call, func::FuncOp shapes) {
    SmallVector<Value> sizes;
    llvm::copy_if(call.getOperands(), std::back_inserter(sizes),
                  [](Value operand) { return operand.getType().isIndex(); });
    for (Value operand : call.getOperands())
      if (auto type = dyn_cast<RankedTensorType>(operand.getType()))
        for (int64_t i = 0; i < type.getRank(); ++i)
          if (type.isDynamicDim(i))
            sizes.push_back(
                builder.createOrFold<tensor::DimOp>(call.getLoc(), operand, i));
    return inlineSizes(shapes, sizes);
  }

  /// Shape functions are index arithmetic: inlined, sizes can be hoisted.
  SmallVector<Value> inlineSizes(func::FuncOp shapes, ValueRange sizes) {
    IRMapping mapping;
    Block &body = shapes.getBody().front();
    mapping.map(body.getArguments(), sizes);
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    return llvm::map_to_vector(
        body.getTerminator()->getOperands(),
        [&](Value v) { return mapping.lookupOrDefault(v); });
  }

  void rewriteCall(func::CallOp call) {
    builder.setInsertionPoint(call);
    SmallVector<Value> sizes;
    if (auto shapes =
            symbols.lookup<func::FuncOp>((call.getCallee() + ".shapes").str()))
      sizes = resultSizes(call, shapes);
    SmallVector<Value> operands(call.getOperands());
    size_t next = 0;
    for (Value result : call.getResults()) {
      auto type = cast<RankedTensorType>(result.getType());
      ValueRange own = ValueRange(sizes).slice(next, type.getNumDynamicDims());
      next += own.size();
      replaceDims(result, type, own);
      operands.push_back(
          tensor::EmptyOp::create(builder, call.getLoc(), type, own));
    }
    auto direct = func::CallOp::create(builder, call.getLoc(), call.getCallee(),
                                       call.getResultTypes(), operands);
    call.replaceAllUsesWith(direct);
    call.erase();
  }

  /// Sizes of the result are those that its destination was made with.
  void replaceDims(Value result, RankedTensorType type, ValueRange sizes) {
    for (Operation *user : llvm::make_early_inc_range(result.getUsers())) {
      auto dim = dyn_cast<tensor::DimOp>(user);
      std::optional<int64_t> index =
          dim ? dim.getConstantIndex() : std::nullopt;
      if (!index || *index >= type.getRank() || !type.isDynamicDim(*index))
        continue;
      dim.replaceAllUsesWith(sizes[type.getDynamicDimIndex(*index)]);
      dim.erase();
    }
  }

  LogicalResult rewriteFunction(func::FuncOp function) {
    if (!llvm::all_of(function.getResultTypes(),
                      llvm::IsaPred<RankedTensorType>))
      return function.emitOpError("expected only ranked tensors as results");
    // Only the caller of an entry can be given a buffer.
    FailureOr<SmallVector<DimsOfValues>> ofValues =
        createShapeFunction(function, symbols, function.isPublic());
    if (failed(ofValues))
      return failure();
    giveResults(function, *ofValues);
    unsigned inputs = function.getNumArguments();
    auto writable = bufferization::BufferizationDialect::kWritableAttrName;
    for (unsigned i = 0; i < inputs; ++i)
      if (isa<TensorType>(function.getArgument(i).getType()))
        function.setArgAttr(i, writable, builder.getBoolAttr(false));
    for (Type type : function.getResultTypes())
      (void)function.insertArgument(
          function.getNumArguments(), type,
          builder.getDictionaryAttr(
              builder.getNamedAttr(writable, builder.getBoolAttr(true))),
          function.getLoc());
    function.walk(
        [&](func::ReturnOp op) { writeResults(op, function, inputs); });
    rewritten.insert(function);
    return success();
  }

  /// Gives the results whose sizes nobody knows before the call, which are then
  /// no results any more.
  void giveResults(func::FuncOp function, ArrayRef<DimsOfValues> ofValues) {
    BitVector given(ofValues.size());
    for (auto [i, dims] : llvm::enumerate(ofValues))
      given[i] = !dims.empty();
    if (given.none())
      return;
    giving.insert(function);
    Operation *end = function.getBody().back().getTerminator();
    builder.setInsertionPoint(end);
    for (unsigned i : given.set_bits())
      giveResult(end->getLoc(), end->getOperand(i), i);
    end->eraseOperands(given);
    (void)function.eraseResults(given);
    writeIntoSignature(function, ofValues);
    numGiven += given.count();
  }

  void giveResult(Location loc, Value result, unsigned index) {
    auto type = cast<RankedTensorType>(result.getType());
    Value buffer = bufferization::ToBufferOp::create(
        builder, loc, MemRefType::get(type.getShape(), type.getElementType()),
        result, /*read_only=*/true);
    GiveResultOp::create(builder, loc, buffer, index);
  }

  /// Tells the entry, and who reads its signature, what the call finds.
  void writeIntoSignature(func::FuncOp function,
                          ArrayRef<DimsOfValues> ofValues) {
    SignatureAttr signature = getSignature(function);
    if (!signature || signature.getResults().size() != ofValues.size())
      return;
    SmallVector<TensorAttr> results(signature.getResults());
    for (auto [result, dims] : llvm::zip(results, ofValues))
      result = withFoundSizes(result, dims);
    setSignature(function, signature.withResults(results));
  }

  TensorAttr withFoundSizes(TensorAttr result, ArrayRef<int64_t> found) {
    if (found.empty() || found.back() >= result.getRank())
      return result;
    SmallVector<SizeAttr> sizes(result.getSizes());
    for (int64_t dim : found)
      sizes[dim] = SizeAttr::foundByCall(builder.getContext());
    return result.withSizes(sizes);
  }

  void writeResults(func::ReturnOp op, func::FuncOp function, unsigned inputs) {
    builder.setInsertionPoint(op);
    // What is returned twice is copied from its first place, so that it need
    // not be kept apart from that.
    llvm::DenseMap<Value, Value> written;
    for (OpOperand &result : op->getOpOperands()) {
      Value out = function.getArgument(inputs + result.getOperandNumber());
      auto [known, isNew] = written.try_emplace(result.get(), result.get());
      result.set(bufferization::MaterializeInDestinationOp::create(
                     builder, op.getLoc(), out.getType(), known->second, out)
                     .getResult());
      known->second = result.get();
      ++numDestinations;
    }
  }

  ModuleOp module;
  SymbolTable symbols;
  OpBuilder builder;
  llvm::DenseSet<Operation *> rewritten, giving;
};

struct PassDestinations : impl::PassDestinationsPassBase<PassDestinations> {
  void runOnOperation() override {
    DestinationPasser passer(getOperation());
    if (failed(passer.run()))
      return signalPassFailure();
    numDestinations += passer.numDestinations;
    numGiven += passer.numGiven;
  }
};

} // namespace
} // namespace tcopt::mem
