//===- PassDestinations.cpp - let callers own the results -----------------===//
//
// Runs on tensors, before bufferization, which then sees where each result has
// to lie. Callees come first, so that their shape functions are there when a
// caller asks for the sizes of a call's results. A result whose size is only
// found by the call can have no destination: it is given at the end. The
// destination of a result in a donated argument's memory is that argument.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Mem/Transforms/CallOrder.h"
#include "tcopt/Mem/Transforms/Passes.h"
#include "tcopt/Mem/Transforms/ResultWriter.h"
#include "tcopt/Mem/Transforms/ShapeFunction.h"
#include "tcopt/Tcopt/IR/Accessors.h"

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
    CallOrder order(module);
    for (func::FuncOp function : order.calleesFirst()) {
      if (failed(rewriteCalls(function)))
        return failure();
      if (hasTensorResult(function) && failed(rewriteFunction(function)))
        return failure();
    }
    return success();
  }

  int64_t numDestinations = 0, numGiven = 0, numDonated = 0;

private:
  LogicalResult rewriteCalls(func::FuncOp function) {
    SmallVector<func::CallOp> calls;
    function.walk([&](func::CallOp call) {
      if (donorsOfResults.contains(symbols.lookup(call.getCallee())))
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
    ArrayRef<std::optional<unsigned>> donors =
        donorsOfResults.at(symbols.lookup(call.getCallee()));
    SmallVector<Value> operands(call.getOperands());
    size_t next = 0;
    for (auto [result, donor] : llvm::zip_equal(call.getResults(), donors)) {
      auto type = cast<RankedTensorType>(result.getType());
      ValueRange own = ValueRange(sizes).slice(next, type.getNumDynamicDims());
      next += own.size();
      replaceDims(result, type, own);
      if (!donor)
        operands.push_back(
            tensor::EmptyOp::create(builder, call.getLoc(), type, own));
    }
    auto direct = func::CallOp::create(builder, call.getLoc(), call.getCallee(),
                                       call.getResultTypes(), operands);
    setDonors(direct, donors);
    call.replaceAllUsesWith(direct);
    call.erase();
  }

  /// Tells bufferization which operands the callee updates.
  void setDonors(func::CallOp call, ArrayRef<std::optional<unsigned>> donors) {
    if (llvm::none_of(donors, [](auto donor) { return donor.has_value(); }))
      return;
    call->setAttr(kDonorsAttr, builder.getDenseI64ArrayAttr(llvm::map_to_vector(
                                   donors, [](std::optional<unsigned> donor) {
                                     return donor ? int64_t(*donor)
                                                  : int64_t(-1);
                                   })));
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
    if (failed(
            verifyDonation(function, [&] { return function.emitOpError(); })))
      return failure();
    Donors donors = donorsOf(function);
    // Only the caller of an entry can be given a buffer.
    FailureOr<SmallVector<DimsOfValues>> ofValues =
        createShapeFunction(function, symbols, function.isPublic());
    if (failed(ofValues))
      return failure();
    if (failed(checkGiven(function, *ofValues, donors)))
      return failure();
    giveResults(function, *ofValues, donors);
    SmallVector<Value> destinations = addDestinations(function, donors);
    function.walk([&](func::ReturnOp op) {
      ResultWriter writer(op, destinations, donors);
      writer.run();
      numDestinations += destinations.size();
    });
    donorsOfResults[function] = std::move(donors);
    return success();
  }

  /// All at once: each change makes an attribute of all arguments.
  void markWritable(func::FuncOp function, const Donors &donors) {
    llvm::SmallDenseSet<unsigned> written;
    for (std::optional<unsigned> donor : donors)
      if (donor)
        written.insert(*donor);
    SmallVector<DictionaryAttr> attributes;
    for (BlockArgument argument : function.getArguments()) {
      unsigned i = argument.getArgNumber();
      NamedAttrList list(function_interface_impl::getArgAttrs(function, i));
      if (isa<TensorType>(argument.getType()))
        list.set(bufferization::BufferizationDialect::kWritableAttrName,
                 builder.getBoolAttr(written.contains(i)));
      attributes.push_back(list.getDictionary(builder.getContext()));
    }
    function.setAllArgAttrs(attributes);
  }

  /// By result, an argument for it, or the one that is its memory.
  SmallVector<Value> addDestinations(func::FuncOp function,
                                     const Donors &donors) {
    markWritable(function, donors);
    unsigned next = function.getNumArguments();
    SmallVector<Type> types;
    for (auto [type, donor] :
         llvm::zip_equal(function.getResultTypes(), donors))
      if (!donor)
        types.push_back(type);
    auto writable = builder.getDictionaryAttr(builder.getNamedAttr(
        bufferization::BufferizationDialect::kWritableAttrName,
        builder.getBoolAttr(true)));
    (void)function.insertArguments(
        SmallVector<unsigned>(types.size(), next), types,
        SmallVector<DictionaryAttr>(types.size(), writable),
        SmallVector<Location>(types.size(), function.getLoc()));
    SmallVector<Value> destinations;
    for (std::optional<unsigned> donor : donors) {
      destinations.push_back(function.getArgument(donor ? *donor : next++));
      numDonated += donor.has_value();
    }
    return destinations;
  }

  LogicalResult checkGiven(func::FuncOp function,
                           ArrayRef<DimsOfValues> ofValues,
                           const Donors &donors) {
    for (auto [i, dims] : llvm::enumerate(ofValues))
      if (donors[i] && !dims.empty())
        return function.emitOpError("expected result #")
               << i << ", which is to be in the memory of argument #"
               << *donors[i]
               << ", to have sizes that are known before the call";
    return success();
  }

  /// Gives the results whose sizes nobody knows before the call, which are then
  /// no results any more.
  void giveResults(func::FuncOp function, ArrayRef<DimsOfValues> ofValues,
                   Donors &donors) {
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
    for (int i = given.find_last(); i >= 0; i = given.find_prev(i))
      donors.erase(donors.begin() + i);
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

  ModuleOp module;
  SymbolTable symbols;
  OpBuilder builder;
  llvm::DenseSet<Operation *> giving;
  /// Of the functions that have been rewritten.
  llvm::DenseMap<Operation *, Donors> donorsOfResults;
};

struct PassDestinations : impl::PassDestinationsPassBase<PassDestinations> {
  void runOnOperation() override {
    DestinationPasser passer(getOperation());
    if (failed(passer.run()))
      return signalPassFailure();
    numDestinations += passer.numDestinations;
    numGiven += passer.numGiven;
    numDonated += passer.numDonated;
  }
};

} // namespace
} // namespace tcopt::mem
