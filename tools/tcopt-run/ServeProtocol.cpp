//===- ServeProtocol.cpp - Requests and answers of --serve ----------------===//

#include "ServeProtocol.h"
#include "tcopt/Execution/LoadModule.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
namespace json = llvm::json;

StringRef tcopt::getName(ServeStage stage) {
  constexpr StringRef names[] = {"request", "parse", "compile", "run",
                                 "compare"};
  return names[size_t(stage)];
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

// LLVM's parser is recursive: brackets must not use up the stack.
Expected<json::Object> tcopt::parseRequest(StringRef line) {
  auto buffer = llvm::MemoryBuffer::getMemBuffer(line, "request", false);
  if (Error error = checkNesting(*buffer))
    return std::move(error);
  Expected<json::Value> value = json::parse(line);
  if (!value)
    return value.takeError();
  if (json::Object *object = value->getAsObject())
    return std::move(*object);
  return llvm::createStringError("expected an object");
}

static Error checkFields(const json::Object &request) {
  llvm::SmallVector<StringRef> known = {
      "id",         "run",   "infer", "backend", "passes", "threads", "inputs",
      "time_limit", "entry", "dims",  "expect",  "rtol",   "atol"};
  for (const CompileOption &option : compileOptions())
    known.push_back(option.name);
  for (const auto &[key, value] : request)
    if (!llvm::is_contained(known, StringRef(key)))
      return llvm::createStringError("unknown field '" + StringRef(key) +
                                     "' (known: " + llvm::join(known, ", ") +
                                     ")");
  return Error::success();
}

/// Takes a field of this name if there is one.
static Error takeText(const json::Object &request, StringRef name,
                      std::string &text) {
  const json::Value *field = request.get(name);
  std::optional<StringRef> found = field ? field->getAsString() : std::nullopt;
  if (field && !found)
    return llvm::createStringError("'" + name + "': expected a string");
  if (found)
    text = found->str();
  return Error::success();
}

static Error takeThreads(const json::Object &request, int32_t &threads) {
  const json::Value *field = request.get("threads");
  if (!field)
    return Error::success();
  std::optional<int64_t> found = field->getAsInteger();
  if (!found || *found < 0 || *found > 4096)
    return llvm::createStringError(
        "'threads': expected an integer between 0 and 4096");
  threads = int32_t(*found);
  return Error::success();
}

static Error takeTimeLimit(const json::Object &request, double &seconds) {
  const json::Value *field = request.get("time_limit");
  if (!field)
    return Error::success();
  std::optional<double> found = field->getAsNumber();
  if (!found || !(*found >= 0))
    return llvm::createStringError(
        "'time_limit': expected seconds, and not fewer than 0");
  seconds = *found;
  return Error::success();
}

/// The text of a field as options are stated on command lines.
static std::string textOf(const json::Value &field) {
  if (std::optional<StringRef> text = field.getAsString())
    return text->str();
  return llvm::formatv("{0}", field);
}

static Error takeCompileOptions(const json::Object &request,
                                CompileConfig &compile) {
  for (const CompileOption &option : compileOptions()) {
    const json::Value *field = request.get(StringRef(option.name));
    if (!field)
      continue;
    std::string wrong = assignOption(compile, option, textOf(*field));
    if (!wrong.empty())
      return llvm::createStringError("'" + StringRef(option.name) +
                                     "': " + wrong);
  }
  return Error::success();
}

static Error takeProgram(const json::Object &request, bool infer,
                         ServedProgram &program) {
  if (Error error = takeText(request, infer ? "infer" : "run", program.text))
    return error;
  if (Error error = takeText(request, "backend", program.backend))
    return error;
  if (Error error = takeText(request, "passes", program.passes))
    return error;
  if (Error error = takeText(request, "entry", program.entry))
    return error;
  if (Error error = takeCompileOptions(request, program.compile))
    return error;
  if (Error error = takeThreads(request, program.threads))
    return error;
  return takeTimeLimit(request, program.timeLimit);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

static Expected<llvm::SmallVector<int64_t>> readShape(const json::Array &row) {
  llvm::SmallVector<int64_t> shape;
  for (const json::Value &size : row) {
    std::optional<int64_t> number = size.getAsInteger();
    if (!number)
      return llvm::createStringError("expected integers in 'shape'");
    shape.push_back(*number);
  }
  return shape;
}

static Expected<HostTensor>
makeTensor(StringRef dtypeName, const json::Array &sizes, StringRef data) {
  Expected<DType> dtype = parseDType(dtypeName);
  if (!dtype)
    return dtype.takeError();
  auto shape = readShape(sizes);
  if (!shape)
    return shape.takeError();
  std::vector<char> bytes;
  if (Error error = llvm::decodeBase64(data, bytes))
    return std::move(error);
  auto tensor = HostTensor::fromBytes(
      *dtype, *shape,
      {reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()});
  if (tensor)
    tensor->canonicalizeBooleans();
  return tensor;
}

static Expected<HostTensor> readTensor(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  auto dtype = object ? object->getString("dtype") : std::nullopt;
  auto data = object ? object->getString("data") : std::nullopt;
  const json::Array *shape = object ? object->getArray("shape") : nullptr;
  if (!dtype || !data || !shape)
    return llvm::createStringError(
        "expected an object with 'dtype', 'shape' and 'data'");
  return makeTensor(*dtype, *shape, *data);
}

static Error takeTensors(const json::Object &request, StringRef name,
                         Tensors &tensors) {
  const json::Value *field = request.get(name);
  if (!field)
    return Error::success();
  const json::Array *rows = field->getAsArray();
  if (!rows)
    return llvm::createStringError("'" + name + "': expected a list");
  for (auto [index, row] : llvm::enumerate(*rows)) {
    Expected<HostTensor> tensor = readTensor(row);
    if (!tensor)
      return llvm::createStringError("'" + name + "', " + llvm::Twine(index) +
                                     ": " + toString(tensor.takeError()));
    tensors.push_back(std::move(*tensor));
  }
  return Error::success();
}

// Requests cannot read files.
static Error takeFilling(StringRef text, InputOptions &generated) {
  StringRef kind = text.split(':').first;
  if (kind != "random" && kind != "nonfinite" && kind != "special" &&
      kind != "zeros")
    return llvm::createStringError(
        "'inputs': expected a list, zeros, random:SEED, nonfinite:SEED or "
        "special:SEED");
  generated.inputs = {text.str()};
  return Error::success();
}

static Error takeDims(const json::Object &request, InputOptions &generated) {
  const json::Value *field = request.get("dims");
  if (!field)
    return Error::success();
  const json::Array *rows = field->getAsArray();
  if (!rows || generated.inputs.empty())
    return llvm::createStringError(
        "'dims': expected a list, and a text as 'inputs'");
  for (const json::Value &row : *rows) {
    std::optional<StringRef> dim = row.getAsString();
    if (!dim)
      return llvm::createStringError("'dims': expected texts NAME=SIZE");
    generated.dims.push_back(dim->str());
  }
  return Error::success();
}

static Error takeInputs(const json::Object &request, ServeRequest &read) {
  std::optional<StringRef> text = request.getString("inputs");
  if (Error error = text ? takeFilling(*text, read.generated)
                         : takeTensors(request, "inputs", read.inputs))
    return error;
  return takeDims(request, read.generated);
}

static Error takeTolerance(const json::Object &request, StringRef name,
                           std::optional<double> &tolerance) {
  const json::Value *field = request.get(name);
  if (!field)
    return Error::success();
  tolerance = field->getAsNumber();
  if (!tolerance || !(*tolerance >= 0) || !request.get("expect"))
    return llvm::createStringError(
        "'" + name + "': expected a number of at least 0, and 'expect'");
  return Error::success();
}

static Error takeExpected(const json::Object &request, ServeRequest &read) {
  if (request.get("expect"))
    if (Error error = takeTensors(request, "expect", read.expected.emplace()))
      return error;
  if (Error error = takeTolerance(request, "rtol", read.tolerance.rtol))
    return error;
  return takeTolerance(request, "atol", read.tolerance.atol);
}

Expected<ServeRequest> tcopt::readRequest(const json::Object &request,
                                          const ToolOptions &options) {
  if (Error error = checkFields(request))
    return std::move(error);
  ServeRequest read;
  read.infer = request.get("infer");
  if (read.infer == bool(request.get("run")))
    return llvm::createStringError("expected one of 'run' and 'infer'");
  read.program.backend = options.backend;
  read.program.compile = options.compile;
  read.program.entry = options.entry;
  read.program.threads = options.threads;
  read.program.timeLimit = options.timeLimit;
  if (Error error = takeProgram(request, read.infer, read.program))
    return std::move(error);
  if (Error error = takeInputs(request, read))
    return std::move(error);
  if (Error error = takeExpected(request, read))
    return std::move(error);
  return read;
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

static json::Value toJson(const HostTensor &tensor) {
  return json::Object{{"dtype", getName(tensor.dtype())},
                      {"shape", json::Array(tensor.shape())},
                      {"data", llvm::encodeBase64(tensor.bytes())}};
}

json::Array tcopt::toJson(llvm::ArrayRef<HostTensor> tensors) {
  json::Array rows;
  for (const HostTensor &tensor : tensors)
    rows.push_back(::toJson(tensor));
  return rows;
}

json::Object tcopt::makeFailure(ServeStage stage, StringRef message) {
  return json::Object{{"ok", false},
                      {"stage", getName(stage)},
                      {"message", json::fixUTF8(message)}};
}
