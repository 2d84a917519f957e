//===- EntryCall.cpp - Calls of compiled functions ------------------------===//

#include "tcopt/Execution/EntryCall.h"
#include "tcopt/Target/DeviceMemory.h"
#include <cstring>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

tcopt_dtype tcopt::runtimeDType(DType dtype) {
  uint8_t bits = uint8_t(getSize(dtype) * 8);
  switch (dtype) {
  case DType::BF16:
    return {TCOPT_DTYPE_BFLOAT, bits, 1};
  case DType::F64:
  case DType::F32:
  case DType::F16:
    return {TCOPT_DTYPE_FLOAT, bits, 1};
  case DType::U8:
    return {TCOPT_DTYPE_UINT, bits, 1};
  case DType::Bool:
    return {TCOPT_DTYPE_BOOL, bits, 1};
  default:
    return {TCOPT_DTYPE_INT, bits, 1};
  }
}

//===----------------------------------------------------------------------===//
// Context
//===----------------------------------------------------------------------===//

static void *allocateGarbage(void *user, size_t bytes, size_t alignment) {
  size_t rounded = (bytes + alignment - 1) / alignment * alignment;
  if (rounded < bytes)
    return nullptr;
  void *memory = std::aligned_alloc(alignment, std::max(rounded, alignment));
  if (memory)
    std::memset(memory, *static_cast<uint8_t *>(user), bytes);
  return memory;
}

static void freeGarbage(void *, void *memory, size_t) { std::free(memory); }

Expected<std::unique_ptr<RuntimeContext>>
RuntimeContext::create(const Options &options) {
  std::unique_ptr<RuntimeContext> result(new RuntimeContext());
  tcopt_context_options &fields = result->fields;
  fields.size = sizeof(fields);
  fields.threads = options.threads;
  fields.profile = options.profile;
  fields.parallel_for = options.parallelFor;
  if (options.garbage) {
    result->garbage = *options.garbage;
    fields.user = &result->garbage;
    fields.allocate = allocateGarbage;
    fields.deallocate = freeGarbage;
  }
  if (options.backend) {
    if (Error error = options.backend->openContext(fields, options.device))
      return std::move(error);
    result->backend = options.backend;
    result->device = options.device;
  }
  if (int status = tcopt_rt_context_create(&fields, &result->context))
    return llvm::createStringError(
        llvm::Twine("cannot make a runtime context: ") +
        tcopt_rt_status_name(status));
  return result;
}

RuntimeContext::~RuntimeContext() {
  tcopt_rt_context_destroy(context);
  if (backend)
    backend->closeContext(fields);
}

Error RuntimeContext::useStreamOfThread() {
  DeviceMemory *memory = backend ? backend->getDeviceMemory() : nullptr;
  DeviceStreams *streams = memory ? memory->getStreams() : nullptr;
  return streams
             ? streams->setContextStream(context, streams->getStream(device))
             : Error::success();
}

Error RuntimeContext::check(int status) const {
  if (status == TCOPT_OK)
    return Error::success();
  std::string message = tcopt_rt_last_error(context);
  std::string name = tcopt_rt_status_name(status);
  if (message.empty())
    return llvm::createStringError(name);
  bool isNamed = llvm::StringRef(message).contains(name);
  return llvm::createStringError(message + (isNamed ? "" : " (" + name + ")"));
}

//===----------------------------------------------------------------------===//
// Call
//===----------------------------------------------------------------------===//

static tcopt_tensor view(DType dtype, llvm::SmallVector<int64_t> &shape) {
  tcopt_tensor tensor = {};
  tensor.device = {TCOPT_DEVICE_CPU, 0};
  tensor.ndim = int32_t(shape.size());
  tensor.dtype = runtimeDType(dtype);
  tensor.shape = shape.data();
  return tensor;
}

// Binds inputs without const, which DLPack's layout lacks. The functions only
// read them.
Error EntryCall::bindInputs() {
  for (const HostTensor &input : inputs)
    inShapes.emplace_back(input.shape());
  for (auto [input, shape] : llvm::zip(inputs, inShapes)) {
    in.push_back(view(input.dtype(), shape));
    in.back().data = const_cast<void *>(input.rawData());
  }
  return onDevice ? upload() : Error::success();
}

/// Allocates a tensor on the program's device.
Error EntryCall::allocate(tcopt_tensor &tensor) {
  auto *make = onDevice ? tcopt_rt_alloc_device_result : tcopt_rt_alloc_result;
  return context.check(make(context.get(), &tensor, tensor.dtype.code,
                            tensor.dtype.bits, tensor.ndim, tensor.shape));
}

Error EntryCall::write(const tcopt_tensor &to, const HostTensor &from) {
  if (to.device.type == TCOPT_DEVICE_CPU) {
    std::memcpy(to.data, from.rawData(), from.numBytes());
    return Error::success();
  }
  return context.check(tcopt_rt_device_write(
      context.get(), to.data, from.rawData(), int64_t(from.numBytes())));
}

// Uploads inputs to the device. A donated input shares the memory of its result
// instead.
Error EntryCall::upload() {
  tcopt_rt_reset(context.get());
  for (auto [input, tensor] : llvm::zip(inputs, in)) {
    if (Error error = allocate(tensor))
      return error;
    uploaded.push_back(tensor);
    if (Error error = write(tensor, input))
      return error;
  }
  return Error::success();
}

void EntryCall::prepareResults() {
  for (const TensorSpec &result : signature.results)
    outShapes.emplace_back(result.sizes.size(), 0);
  for (auto [result, shape] : llvm::zip(signature.results, outShapes))
    out.push_back(view(result.dtype, shape));
}

Error EntryCall::allocateResults() {
  tcopt_rt_reset(context.get());
  if (Error error =
          context.check(entry.shapes(context.get(), in.data(), out.data())))
    return error;
  for (auto [spec, result] : llvm::zip(signature.results, out)) {
    if (spec.isGiven())
      continue;
    if (Error error = allocate(result))
      return error;
  }
  return Error::success();
}

void EntryCall::freeGivenResults() {
  for (auto [spec, result] : llvm::zip(signature.results, out))
    if (spec.isGiven())
      tcopt_rt_free_result(context.get(), &result);
}

// Binds donated inputs to the memory of their results. If the sizes differ, the
// function itself reports the error.
void EntryCall::bindDonated() {
  for (auto [result, donor] : llvm::enumerate(signature.donors()))
    if (donor && inShapes[*donor] == outShapes[result])
      in[*donor].data = out[result].data;
}

void EntryCall::restoreInputs() {
  for (std::optional<size_t> donor : signature.donors())
    if (donor && in[*donor].data != inputs[*donor].rawData())
      // The next call reports errors of the device.
      llvm::consumeError(write(in[*donor], inputs[*donor]));
}

Expected<std::unique_ptr<EntryCall>>
EntryCall::create(RuntimeContext &context, CompiledEntry entry,
                  const void *state, const Signature &signature,
                  llvm::ArrayRef<HostTensor> inputs, RecordedCalls *recorded) {
  std::unique_ptr<EntryCall> call(
      new EntryCall(context, entry, state, signature, inputs, recorded));
  if (Error error = call->bindInputs())
    return error;
  call->prepareResults();
  if (Error error = call->allocateResults())
    return error;
  call->bindDonated();
  call->restoreInputs();
  return call;
}

EntryCall::~EntryCall() {
  for (tcopt_tensor &input : uploaded)
    tcopt_rt_free_result(context.get(), &input);
  for (tcopt_tensor &result : out)
    tcopt_rt_free_result(context.get(), &result);
}

int EntryCall::callEntry() {
  if (!recorded)
    return entry.run(context.get(), in.data(), out.data(), state);
  return recorded->call(context.get(),
                        {entry.run, state, in.data(), out.data(),
                         int32_t(in.size()), int32_t(out.size())});
}

Error EntryCall::run(double seconds) {
  tcopt_rt_reset(context.get());
  freeGivenResults();
  if (Error error =
          context.check(tcopt_rt_set_deadline(context.get(), seconds)))
    return error;
  int status = callEntry();
  if (onDevice && status == TCOPT_OK)
    status = tcopt_rt_device_check(context.get());
  return context.check(status);
}

Expected<Tensors> EntryCall::results() const {
  Tensors tensors;
  for (auto [spec, result] : llvm::zip(signature.results, out)) {
    Expected<HostTensor> tensor =
        HostTensor::create(spec.dtype, {result.shape, size_t(result.ndim)});
    if (!tensor)
      return tensor.takeError();
    if (result.device.type == TCOPT_DEVICE_CPU)
      std::memcpy(tensor->rawData(), result.data, tensor->numBytes());
    else if (Error error = context.check(tcopt_rt_device_read(
                 context.get(), tensor->rawData(), result.data,
                 int64_t(tensor->numBytes()))))
      return std::move(error);
    tensor->canonicalizeBooleans();
    tensors.push_back(std::move(*tensor));
  }
  return tensors;
}
