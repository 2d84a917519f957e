//===- EntryBuilder.cpp - functions of the C ABI --------------------------===//
//
// Straight code: a step is a run of calls of the runtime, each of which records
// its failure, and a branch to the end where one has failed. What a step relies
// on was checked by an earlier one: no size is read from a tensor whose rank is
// wrong.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/RtToLLVM/EntryBuilder.h"

using namespace mlir;

namespace tcopt {

EntryBuilder::EntryBuilder(const EntrySignature &signature,
                           LLVM::LLVMFuncOp body, LLVM::LLVMFuncOp shapes,
                           const EntryState &state, SymbolTable &symbols)
    : signature(signature), donors(signature.donors()), body(body),
      shapes(shapes), state(state), bare(body->hasAttr("llvm.bareptr")),
      onDevice(body->hasAttr(onDeviceAttrName)),
      deviceFails(onDevice &&
                  body->getAttrOfType<BoolAttr>(onDeviceAttrName).getValue()),
      builder(body.getContext()), calls(builder, body.getLoc(), &symbols) {
  findStateIndices();
  if (auto indices =
          body->getAttrOfType<DenseI64ArrayAttr>(lateResultsAttrName))
    late.insert_range(indices.asArrayRef());
}

//===----------------------------------------------------------------------===//
// What the signature asks for
//===----------------------------------------------------------------------===//

unsigned EntryBuilder::countArguments(ArrayRef<EntryTensor> tensors) {
  unsigned count = 0;
  for (const EntryTensor &tensor : tensors)
    if (!tensor.isGiven())
      count += countArguments(tensor.rank());
  return count;
}

// Those in the memory of an input have no argument of their own.
unsigned EntryBuilder::countResultArguments() {
  unsigned count = 0;
  for (auto [result, donor] : llvm::zip_equal(signature.results, donors))
    if (donor < 0)
      count += result.isGiven() ? 0 : countArguments(result.rank());
  return count;
}

static unsigned countResults(LLVM::LLVMFuncOp function) {
  Type type = function.getFunctionType().getReturnType();
  if (auto group = dyn_cast<LLVM::LLVMStructType>(type))
    return group.getBody().size();
  return isa<LLVM::LLVMVoidType>(type) ? 0 : 1;
}

static LogicalResult checkCounts(LLVM::LLVMFuncOp function, unsigned arguments,
                                 unsigned results) {
  if (function.getNumArguments() == arguments + 1 &&
      countResults(function) == results)
    return success();
  return function.emitOpError("expected ")
         << arguments << " arguments after the context and " << results
         << " results, as its tcopt.signature says, but found "
         << function.getFunctionType();
}

static bool namesAreKnown(const EntrySignature &signature) {
  llvm::SmallDenseSet<StringRef> known;
  for (const EntryTensor &input : signature.inputs)
    for (const EntryDim &dim : input.dims)
      known.insert(dim.name);
  return llvm::all_of(signature.results, [&](const EntryTensor &result) {
    return llvm::all_of(result.dims, [&](const EntryDim &dim) {
      return dim.size || dim.isFoundByCall ||
             (!dim.name.empty() && known.contains(dim.name));
    });
  });
}

LogicalResult EntryBuilder::check() {
  unsigned stateArguments = 0;
  for (int64_t index : stateIndices) {
    if (index >= int64_t(state.tensors.getTypes().size()))
      return body.emitOpError("expected the program's init function to compute "
                              "tensor ")
             << index << " of the state";
    stateArguments += countArguments(state.tensors.getTypes()[index].getRank());
  }
  if (failed(checkCounts(body,
                         countArguments(signature.inputs) + stateArguments +
                             countResultArguments(),
                         0)))
    return failure();
  if (shapes)
    return checkCounts(shapes, countUnknownSizes(signature.inputs),
                       countUnknownSizes(signature.results));
  if (namesAreKnown(signature))
    return success();
  return body.emitOpError("expected a function '")
         << body.getName() << ".shapes' to compute sizes of the results";
}

//===----------------------------------------------------------------------===//
// Frame
//===----------------------------------------------------------------------===//

LLVM::LLVMFuncOp EntryBuilder::begin(StringRef name, unsigned numArguments) {
  SmallVector<Type> arguments(numArguments, calls.ptrType());
  builder.setInsertionPoint(body);
  auto function = LLVM::LLVMFuncOp::create(
      builder, body.getLoc(), name,
      LLVM::LLVMFunctionType::get(builder.getI32Type(), arguments));
  Block *entry = function.addEntryBlock(builder);
  exit = builder.createBlock(&function.getBody(), function.end());
  builder.setInsertionPointToStart(entry);
  context = entry->getArgument(0);
  mark = calls.call("tcopt_rt_call_begin", builder.getI64Type(), context);
  return function;
}

void EntryBuilder::end() {
  LLVM::BrOp::create(builder, calls.loc, exit);
  builder.setInsertionPointToEnd(exit);
  Value status = calls.callStatus("tcopt_rt_call_end", {context, mark});
  LLVM::ReturnOp::create(builder, calls.loc, status);
}

void EntryBuilder::stopIfFailed() {
  Value status = calls.callStatus("tcopt_rt_status", context);
  Value failed = calls.isFailure(status);
  Block *head = builder.getInsertionBlock();
  Block *rest = builder.createBlock(exit);
  builder.setInsertionPointToEnd(head);
  LLVM::CondBrOp::create(builder, calls.loc, failed, exit, rest);
  builder.setInsertionPointToEnd(rest);
}

LLVM::LLVMFuncOp EntryBuilder::buildEntry(StringRef name) {
  LLVM::LLVMFuncOp function = begin(name, 4);
  in = function.getArgument(1);
  out = function.getArgument(2);
  given = function.getArgument(3);
  checkStateGiven();
  checkInputs();
  stopIfFailed();
  loadInputSizes();
  checkSameSizes();
  stopIfFailed();
  computeResultSizes();
  checkResults();
  stopIfFailed();
  checkDonated();
  callBody();
  end();
  return function;
}

LLVM::LLVMFuncOp EntryBuilder::buildShapes(StringRef name) {
  LLVM::LLVMFuncOp function = begin(name, 3);
  in = function.getArgument(1);
  out = function.getArgument(2);
  checkRanks();
  stopIfFailed();
  loadInputSizes();
  checkInputSizes();
  checkSameSizes();
  stopIfFailed();
  computeResultSizes();
  storeResultSizes();
  end();
  return function;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

Value EntryBuilder::tensor(Value array, int64_t index) {
  return calls.element(array, getTensorType(builder.getContext()), index);
}

Value EntryBuilder::loadField(Value tensor, TensorField field) {
  auto type = getTensorType(builder.getContext()).getBody()[int(field)];
  return calls.load(type, calls.field(tensor, field));
}

/// `kind` is "input", "output" or "late_output".
void EntryBuilder::checkTensor(Value tensor, int64_t index,
                               const EntryTensor &expected, Value sizes,
                               StringRef kind) {
  SmallVector<Value> args = {context, tensor, calls.i32(index)};
  std::optional<EntryDevice> place = expected.device;
  if (!place && onDevice)
    place = EntryDevice{/*type=*/0, /*id=*/0};
  StringRef device = place ? "device_" : "";
  if (place)
    args.append({calls.i32(place->type), calls.i32(place->id)});
  args.append({calls.i32(expected.dtype.code), calls.i32(expected.dtype.bits),
               calls.i32(expected.rank()), sizes, calls.text(expected.name)});
  calls.callStatus(("tcopt_rt_check_" + device + kind).str(), args);
}

void EntryBuilder::checkInputs() {
  for (auto [i, input] : llvm::enumerate(signature.inputs))
    checkTensor(tensor(in, i), i, input, calls.sizes(input.staticSizes()),
                "input");
}

// For the shape function, whose tensors have no data yet.
void EntryBuilder::checkRanks() {
  checkRanks(in, signature.inputs);
  checkRanks(out, signature.results);
}

void EntryBuilder::checkRanks(Value array, ArrayRef<EntryTensor> tensors) {
  for (auto [i, expected] : llvm::enumerate(tensors))
    calls.callStatus("tcopt_rt_check_rank",
                     {context, tensor(array, i), calls.i32(expected.rank()),
                      calls.text(("'" + expected.name + "'").str())});
}

// Numbers are not loaded: they are constants to what follows.
void EntryBuilder::loadInputSizes() {
  Type i64 = builder.getI64Type();
  for (auto [i, input] : llvm::enumerate(signature.inputs)) {
    Sizes &sizes = inputSizes.emplace_back();
    Value shape = loadField(tensor(in, i), TensorField::shape);
    for (auto [d, dim] : llvm::enumerate(input.dims))
      sizes.push_back(dim.size ? calls.i64(*dim.size)
                               : calls.load(i64, calls.element(shape, i64, d)));
  }
}

static std::string sizeText(size_t dim, StringRef name) {
  return ("size " + Twine(dim) + " of '" + name + "'").str();
}

void EntryBuilder::checkRange(Value size, const Twine &what) {
  calls.callStatus("tcopt_rt_check_range",
                   {context, size, calls.i64(0), calls.i64(INT64_MAX),
                    calls.text(what.str())});
}

// For the shape function too.
void EntryBuilder::checkInputSizes() {
  Type i64 = builder.getI64Type();
  for (auto [i, input] : llvm::enumerate(signature.inputs)) {
    Value shape = loadField(tensor(in, i), TensorField::shape);
    for (auto [d, dim] : llvm::enumerate(input.dims)) {
      std::string what = sizeText(d, input.name);
      if (!dim.size) {
        checkRange(inputSizes[i][d], what);
        continue;
      }
      Value found = calls.load(i64, calls.element(shape, i64, d));
      calls.callStatus("tcopt_rt_check_size",
                       {context, found, inputSizes[i][d], calls.text(what)});
    }
  }
}

void EntryBuilder::checkSameSizes() {
  for (auto [i, input] : llvm::enumerate(signature.inputs))
    for (auto [d, dim] : llvm::enumerate(input.dims)) {
      if (dim.name.empty())
        continue;
      Value size = inputSizes[i][d];
      auto [first, isNew] = sizeOfName.insert({dim.name, size});
      if (isNew)
        continue;
      std::string what =
          (sizeText(d, input.name) + ", called '" + dim.name + "'").str();
      calls.callStatus("tcopt_rt_check_size",
                       {context, size, first->second, calls.text(what)});
    }
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

// The sizes that are not numbers, in order.
SmallVector<Value> EntryBuilder::callShapes() {
  SmallVector<Value> args = {context}, sizes;
  for (auto [i, input] : llvm::enumerate(signature.inputs))
    for (auto [d, dim] : llvm::enumerate(input.dims))
      if (!dim.size)
        args.push_back(inputSizes[i][d]);
  auto call = LLVM::CallOp::create(builder, calls.loc, shapes, args);
  stopIfFailed();
  unsigned count = countResults(shapes);
  if (count == 1)
    return {call.getResult()};
  for (unsigned i = 0; i < count; ++i)
    sizes.push_back(LLVM::ExtractValueOp::create(builder, calls.loc,
                                                 call.getResult(), int64_t(i)));
  return sizes;
}

void EntryBuilder::computeResultSizes() {
  SmallVector<Value> computed = shapes ? callShapes() : SmallVector<Value>();
  ArrayRef<Value> left = computed;
  for (const EntryTensor &result : signature.results) {
    Sizes &sizes = resultSizes.emplace_back();
    for (auto [d, dim] : llvm::enumerate(result.dims)) {
      if (dim.size || dim.isFoundByCall)
        sizes.push_back(calls.i64(dim.size.value_or(-1)));
      else if (!shapes)
        sizes.push_back(sizeOfName.lookup(dim.name));
      else {
        // -1 would mean any size to tcopt_rt_check_output.
        checkRange(left.front(), sizeText(d, result.name));
        sizes.push_back(left.consume_front());
      }
    }
  }
  if (shapes)
    stopIfFailed();
}

void EntryBuilder::checkResults() {
  for (auto [i, result] : llvm::enumerate(signature.results)) {
    if (result.isGiven()) {
      checkUnallocated(i, result);
      continue;
    }
    bool isStatic =
        llvm::all_of(result.dims, [](const EntryDim &dim) { return dim.size; });
    Value sizes = isStatic ? calls.sizes(result.staticSizes())
                           : calls.storeSizes(resultSizes[i]);
    checkTensor(tensor(out, i), i, result, sizes,
                late.contains(i) ? "late_output" : "output");
  }
}

// An input that is updated has its result's sizes, and nothing else is in its
// memory.
void EntryBuilder::checkDonated() {
  if (llvm::all_of(donors, [](int64_t donor) { return donor < 0; }))
    return;
  for (auto [i, donor] : llvm::enumerate(donors)) {
    if (donor < 0)
      continue;
    const EntryTensor &result = signature.results[i];
    for (auto [d, dim] : llvm::enumerate(result.dims))
      if (!dim.size || dim.size != signature.inputs[donor].dims[d].size)
        calls.callStatus(
            "tcopt_rt_check_size",
            {context, inputSizes[donor][d], resultSizes[i][d],
             calls.text(sizeText(d, signature.inputs[donor].name.str() +
                                        "', in the memory of which is '" +
                                        result.name.str()))});
  }
  calls.callStatus("tcopt_rt_check_donated",
                   {context, in, calls.i32(signature.inputs.size()), out,
                    calls.i32(signature.results.size()), calls.sizes(donors)});
  stopIfFailed();
}

void EntryBuilder::checkUnallocated(int64_t index, const EntryTensor &result) {
  calls.callStatus("tcopt_rt_check_unallocated",
                   {context, tensor(out, index), calls.i32(index),
                    calls.i32(result.rank()), calls.text(result.name)});
}

void EntryBuilder::storeResultSizes() {
  Type i64 = builder.getI64Type();
  for (auto [i, sizes] : llvm::enumerate(resultSizes)) {
    Value shape = loadField(tensor(out, i), TensorField::shape);
    for (auto [d, size] : llvm::enumerate(sizes))
      calls.store(size, calls.element(shape, i64, d));
  }
}

//===----------------------------------------------------------------------===//
// The call
//===----------------------------------------------------------------------===//

// Products of sizes that were checked to be addressable overflow only where
// there are no elements, and then nobody uses them.
static SmallVector<Value> buildStrides(RuntimeCalls &calls, ValueRange sizes) {
  SmallVector<Value> strides(sizes.size());
  Value stride = calls.i64(1);
  for (size_t d = sizes.size(); d-- > 0;) {
    strides[d] = stride;
    if (d > 0)
      stride = LLVM::MulOp::create(calls.builder, calls.loc, stride, sizes[d]);
  }
  return strides;
}

void EntryBuilder::addBuffer(Value data, const Sizes &sizes,
                             SmallVectorImpl<Value> &args) {
  args.push_back(data);
  if (bare)
    return;
  args.append({data, calls.i64(0)});
  llvm::append_range(args, sizes);
  llvm::append_range(args, buildStrides(calls, sizes));
}

// The body calls tcopt_rt_result_begin for late results.
Value EntryBuilder::beginResult(int64_t index) {
  if (late.contains(index))
    return calls.null();
  return calls.call(placed("output_begin"), calls.ptrType(),
                    {context, tensor(out, index)});
}

void EntryBuilder::callBody() {
  SmallVector<Value> args = {context}, results(signature.results.size());
  auto addressOf = [&](StringRef callee, ValueRange tensors) {
    SmallVector<Value> operands = {context};
    llvm::append_range(operands, tensors);
    return calls.call(callee, calls.ptrType(), operands);
  };
  for (auto [i, input] : llvm::enumerate(signature.inputs)) {
    Value own = tensor(in, i), data;
    if (input.donates)
      data = results[*input.donates] = addressOf(
          placed("donated_begin"), {own, tensor(out, *input.donates)});
    else
      data = addressOf(placed("contiguous"), own);
    addBuffer(data, inputSizes[i], args);
  }
  Value memory = given;
  if (onDevice && !stateIndices.empty())
    memory = calls.call("tcopt_rt_device_state_data", calls.ptrType(), given);
  for (int64_t index : stateIndices)
    addStateTensor(index, memory, args);
  for (auto [i, result] : llvm::enumerate(signature.results)) {
    if (result.isGiven() || donors[i] >= 0)
      continue;
    results[i] = beginResult(i);
    addBuffer(results[i], resultSizes[i], args);
  }
  if (!late.empty())
    calls.call("tcopt_rt_results_begin", Type(), {context, out});
  stopIfFailed();
  LLVM::CallOp::create(builder, calls.loc, body, args);
  checkDevice();
  if (!late.empty())
    calls.callStatus("tcopt_rt_results_end", {context});
  for (auto [i, data] : llvm::enumerate(results))
    if (late.contains(i))
      continue;
    else if (data)
      calls.callStatus(placed("output_end"), {context, tensor(out, i), data});
    else
      takeResult(i, signature.results[i].dtype);
}

// Waits for the device.
void EntryBuilder::checkDevice() {
  if (deviceFails)
    calls.callStatus("tcopt_rt_device_check", {context});
}

void EntryBuilder::takeResult(int64_t index, DTypeCode dtype) {
  calls.callStatus("tcopt_rt_take_result",
                   {context, calls.i32(index), tensor(out, index),
                    calls.i32(dtype.code), calls.i32(dtype.bits)});
}

} // namespace tcopt
