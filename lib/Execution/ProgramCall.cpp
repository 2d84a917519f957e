//===- ProgramCall.cpp - one call of a program on tensors -----------------===//

#include "tcopt/Execution/ProgramCall.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Runtime/tcopt_rt_caller.h"
#include "tcopt/Runtime/tcopt_rt_device.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <utility>

using namespace tcopt;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

char CallError::ID = 0;

void CallError::log(llvm::raw_ostream &os) const {
  if (location.isKnown())
    os << location.file_name() << ":" << location.line() << ":"
       << location.column() << ": ";
  os << text;
}

std::error_code CallError::convertToErrorCode() const {
  return llvm::inconvertibleErrorCode();
}

static Error checkCall(RuntimeContext &context, int status) {
  if (status == TCOPT_OK)
    return Error::success();
  std::string message = toString(context.check(status));
  auto [location, text] = splitLocation(message);
  return llvm::make_error<CallError>(status, text.str(), location);
}

static std::string sizesText(ArrayRef<int64_t> sizes) {
  std::string text = "[";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(sizes, os);
  return text + "]";
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

ProgramCall::ProgramCall(const Executable &program, ContextPool &contexts)
    : program(program), contexts(contexts) {
  const Signature &signature = program.signature();
  in.resize(signature.inputs.size());
  donated.resize(unsigned(in.size()));
  out.resize(signature.results.size());
  results.resize(out.size());
  for (auto [spec, result, tensor] :
       llvm::zip(signature.results, results, out)) {
    for (const SizeSpec &size : spec.sizes)
      result.sizes.push_back(size.size);
    tensor.device = kHost;
    tensor.ndim = int32_t(result.sizes.size());
    tensor.dtype = runtimeDType(spec.dtype);
  }
}

static bool isOfType(const tcopt_tensor &tensor, const TensorSpec &spec) {
  tcopt_dtype dtype = runtimeDType(spec.dtype);
  if (tensor.dtype.code != dtype.code || tensor.dtype.bits != dtype.bits ||
      tensor.dtype.lanes != dtype.lanes || tensor.ndim != spec.rank())
    return false;
  for (auto [i, size] : llvm::enumerate(spec.sizes))
    if (size.isStatic() && tensor.shape[i] != size.size)
      return false;
  return true;
}

static std::string typeText(const tcopt_tensor &tensor) {
  TensorSpec spec;
  for (int32_t i = 0; i < tensor.ndim; ++i)
    spec.sizes.push_back({tensor.shape[i], ""});
  for (DType dtype : allDTypes) {
    tcopt_dtype known = runtimeDType(dtype);
    spec.dtype = dtype;
    if (known.code == tensor.dtype.code && known.bits == tensor.dtype.bits)
      return spec.typeName();
  }
  return "a dtype of code " + std::to_string(tensor.dtype.code) + " and " +
         std::to_string(tensor.dtype.bits) + " bits";
}

Error ProgramCall::checkInput(size_t index, const tcopt_tensor &tensor) const {
  const TensorSpec &spec = program.signature().inputs[index];
  if (isOfType(tensor, spec))
    return Error::success();
  return llvm::make_error<CallError>(TCOPT_INVALID_ARGUMENT,
                                     "input '" + spec.name + "': expected " +
                                         spec.typeName() + " but found " +
                                         typeText(tensor));
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

// Returns the bytes of a row-major tensor; none if they are 2^63 or more.
static std::optional<size_t> bytesOf(ArrayRef<int64_t> sizes, DType dtype) {
  int64_t bytes = int64_t(getSize(dtype));
  bool isEmpty = llvm::is_contained(sizes, 0);
  for (int64_t size : sizes)
    if (size != 0 && llvm::MulOverflow(bytes, size, bytes))
      return std::nullopt;
  return isEmpty ? 0 : size_t(bytes);
}

Error ProgramCall::checkSizes() const {
  for (auto [spec, result] : llvm::zip(program.signature().results, results))
    if (!bytesOf(result.sizes, spec.dtype))
      return llvm::make_error<CallError>(
          TCOPT_OUT_OF_MEMORY,
          "expected sizes of less than 2^63 bytes but found " +
              sizesText(result.sizes));
  return Error::success();
}

Error ProgramCall::allocateResult(size_t index, Allocator allocate) {
  Result &result = results[index];
  size_t bytes =
      *bytesOf(result.sizes, program.signature().results[index].dtype);
  Memory memory = allocate(index, result.sizes, bytes);
  if (!memory.data && bytes)
    return llvm::make_error<CallError>(
        TCOPT_OUT_OF_MEMORY, "there is no memory for " + std::to_string(bytes) +
                                 " bytes of a tensor of sizes " +
                                 sizesText(result.sizes));
  result.data = memory.data;
  result.isOnDevice = memory.isOnDevice;
  return Error::success();
}

// Returns whether any result is in the memory of an input.
bool ProgramCall::writeOverInputs() {
  if (donated.none() || program.mayFailLate())
    return false;
  bool isAny = false;
  for (auto [index, donor] : llvm::enumerate(program.donors())) {
    if (donor < 0 || !donated[unsigned(donor)] ||
        ArrayRef(in[donor].shape, size_t(in[donor].ndim)) !=
            ArrayRef(results[index].sizes))
      continue;
    results[index].isInPlace = true;
    results[index].data = in[donor].data;
    out[index].data = in[donor].data;
    out[index].device = in[donor].device;
    out[index].strides = in[donor].strides;
    isAny = true;
  }
  return isAny;
}

void ProgramCall::useOwnMemory() {
  for (auto [result, tensor] : llvm::zip(results, out))
    if (std::exchange(result.isInPlace, false)) {
      tensor.data = nullptr;
      tensor.strides = nullptr;
    }
}

static int copyResult(tcopt_context *context, const ProgramCall::Result &to,
                      const tcopt_tensor &from, int64_t bytes) {
  if (from.device.type != TCOPT_DEVICE_CPU)
    return (to.isOnDevice ? tcopt_rt_device_move : tcopt_rt_device_read)(
        context, to.data, from.data, bytes);
  if (to.isOnDevice)
    return tcopt_rt_device_write(context, to.data, from.data, bytes);
  if (bytes)
    std::memcpy(to.data, from.data, size_t(bytes));
  return TCOPT_OK;
}

// Memory that the program itself allocates belongs to the context.
Error ProgramCall::takeGiven(RuntimeContext &context, Allocator allocate) {
  const std::vector<TensorSpec> &specs = program.signature().results;
  Error error = Error::success();
  for (size_t i = 0; i < out.size(); ++i) {
    if (!specs[i].isGiven())
      continue;
    if (!error)
      error = allocateResult(i, allocate);
    if (!error)
      error = checkCall(context, copyResult(context.get(), results[i], out[i],
                                            int64_t(*bytesOf(results[i].sizes,
                                                             specs[i].dtype))));
    tcopt_rt_free_result(context.get(), &out[i]);
  }
  return error;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

// The program has checked this before it computed anything.
bool ProgramCall::overlaps() {
  llvm::Expected<BorrowedContext> context = BorrowedContext::take(contexts);
  if (!context)
    return consumeError(context.takeError()), false;
  tcopt_rt_reset(context->get());
  return tcopt_rt_check_donated(context->get(), in.data(), int32_t(in.size()),
                                out.data(), int32_t(out.size()),
                                program.donors().data()) != TCOPT_OK;
}

/// The functions that the running program calls.
class ProgramCall::Caller {
public:
  Caller(ProgramCall &call, Allocator allocate, Release release)
      : allocate(allocate), call(call), release(release) {}

  /// The functions that a context calls.
  tcopt_caller functions() {
    tcopt_caller functions = {this, allocateOne, nullptr};
    if (release)
      functions.release = releaseOne;
    return functions;
  }
  Error takeError() { return std::move(error); }

  const Allocator allocate;

private:
  static void *allocateOne(void *user, int32_t index) {
    auto &self = *static_cast<Caller *>(user);
    if (Error error = self.call.allocateResult(size_t(index), self.allocate))
      self.error = llvm::joinErrors(std::move(self.error), std::move(error));
    return self.call.results[size_t(index)].data;
  }
  static void releaseOne(void *user, int32_t index) {
    static_cast<Caller *>(user)->release(size_t(index));
  }

  ProgramCall &call;
  const Release release;
  Error error = Error::success();
};

Error ProgramCall::run(Allocator allocate, Release release) {
  llvm::Expected<BorrowedContext> context = BorrowedContext::take(contexts);
  if (!context)
    return context.takeError();
  device = tcopt_rt_device(context->get());
  for (tcopt_tensor &input : in)
    if (input.device.type == kProgramDevice.type)
      input.device = device;
  for (auto [result, tensor] : llvm::zip(results, out))
    tensor.shape = result.sizes.data();
  Caller caller(*this, allocate, release);
  Error error = runIn(**context, caller);
  tcopt_rt_set_caller(context->get(), nullptr);
  if (Error first = caller.takeError()) {
    consumeError(std::move(error));
    return first;
  }
  return error;
}

// Programs that write over inputs, which must not fail any more then, and those
// of devices find all results allocated.
Expected<int> ProgramCall::runNow(RuntimeContext &context, Caller &caller) {
  const std::vector<TensorSpec> &specs = program.signature().results;
  bool isInPlace = llvm::any_of(
      results, [](const Result &result) { return result.isInPlace; });
  tcopt_caller functions = caller.functions();
  if (!isInPlace && device.type == kHost.type) {
    tcopt_rt_set_caller(context.get(), &functions);
    return program.run(context.get(), in.data(), out.data());
  }
  for (size_t i = 0; i < out.size(); ++i) {
    if (out[i].data || specs[i].isGiven())
      continue;
    if (Error error = allocateResult(i, caller.allocate))
      return error;
    out[i].data = results[i].data;
    out[i].device = results[i].isOnDevice ? device : kHost;
  }
  functions.allocate = nullptr;
  tcopt_rt_set_caller(context.get(), &functions);
  return program.run(context.get(), in.data(), out.data());
}

Error ProgramCall::runIn(RuntimeContext &context, Caller &caller) {
  tcopt_rt_reset(context.get());
  if (!program.hasStaticResults())
    if (Error error = checkCall(
            context, program.shapes(context.get(), in.data(), out.data())))
      return error;
  if (Error error = checkSizes())
    return error;
  bool isInPlace = writeOverInputs();
  Expected<int> status = runNow(context, caller);
  // Results that may not be written over their inputs get memory of their own.
  if (status && *status == TCOPT_INVALID_ARGUMENT && isInPlace && overlaps())
      [[unlikely]] {
    tcopt_rt_reset(context.get());
    useOwnMemory();
    status = runNow(context, caller);
  }
  if (!status)
    return status.takeError();
  numHostCalls = tcopt_rt_host_calls(context.get());
  if (Error error = checkCall(context, *status))
    return error;
  return takeGiven(context, caller.allocate);
}
