//===- Safetensors.cpp - .safetensors files ---------------------*- C++ -*-===//
//
// The header is read by a streaming JSON parser that accepts this format's
// structure only, so that no header, however hostile, becomes a large tree.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Safetensors.h"
#include "tcopt/Support/FileBytes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include <nlohmann/json.hpp>
#include <optional>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using Entry = SafetensorsFile::Entry;

/// As the format's reference implementation.
static constexpr uint64_t maxHeaderSize = 100000000;

//===----------------------------------------------------------------------===//
// The header
//===----------------------------------------------------------------------===//

namespace {

/// Takes the parser's events; each handler returns false to stop. The depth of
/// a place is 1 in the outer object, 2 in a tensor's, 3 in its arrays.
class HeaderHandler {
public:
  std::vector<Entry> entries;
  std::string message; ///< what was wrong, if anything

  bool null() { return fail("null"); }
  bool boolean(bool) { return fail("a Boolean"); }
  bool number_float(double, const std::string &) { return fail("a fraction"); }
  bool binary(nlohmann::json::binary_t &) { return fail("binary data"); }
  bool number_integer(int64_t) { return fail("a negative number"); }
  bool number_unsigned(uint64_t value);
  bool string(std::string &value);
  bool start_object(size_t);
  bool end_object();
  bool start_array(size_t);
  bool end_array();
  bool key(std::string &name);
  bool parse_error(size_t position, const std::string &,
                   const nlohmann::json::exception &);

private:
  bool fail(const std::string &what);
  bool inMetadata() const { return outerKey == "__metadata__"; }
  bool isComplete(const Entry &entry) const;

  int depth = 0;
  std::string outerKey, innerKey;
  llvm::StringSet<> outerKeys, innerKeys;
};

} // namespace

bool HeaderHandler::fail(const std::string &what) {
  if (message.empty()) {
    message = "unexpected " + what;
    if (!outerKey.empty())
      message += " in '" + outerKey + "'";
  }
  return false;
}

bool HeaderHandler::number_unsigned(uint64_t value) {
  if (depth != 3)
    return fail("a number");
  Entry &entry = entries.back();
  if (innerKey == "data_offsets") {
    entry.offsets.push_back(value);
    return entry.offsets.size() <= 2 || fail("a third offset");
  }
  if (value > INT64_MAX)
    return fail("a size of more than 63 bits");
  entry.shape.push_back(int64_t(value));
  return true;
}

bool HeaderHandler::string(std::string &value) {
  if (depth != 2 || (!inMetadata() && innerKey != "dtype"))
    return fail("a string");
  if (!inMetadata())
    entries.back().dtype = value;
  return true;
}

bool HeaderHandler::start_object(size_t) {
  if (depth == 2 || depth == 3)
    return fail("an object");
  if (++depth == 2) {
    innerKeys.clear();
    if (!inMetadata())
      entries.emplace_back().name = outerKey;
  }
  return true;
}

bool HeaderHandler::isComplete(const Entry &entry) const {
  return !entry.dtype.empty() && innerKeys.contains("shape") &&
         entry.offsets.size() == 2;
}

bool HeaderHandler::end_object() {
  if (depth-- == 2 && !inMetadata() && !isComplete(entries.back()))
    return fail("end: expected dtype, shape and data_offsets");
  return true;
}

bool HeaderHandler::start_array(size_t) {
  if (depth != 2 || inMetadata() ||
      (innerKey != "shape" && innerKey != "data_offsets"))
    return fail("an array");
  ++depth;
  return true;
}

bool HeaderHandler::end_array() {
  --depth;
  return true;
}

bool HeaderHandler::key(std::string &name) {
  (depth == 1 ? outerKey : innerKey) = name;
  if (!(depth == 1 ? outerKeys : innerKeys).insert(name).second)
    return fail("second '" + name + "'");
  if (depth == 1 || inMetadata() || name == "dtype" || name == "shape" ||
      name == "data_offsets")
    return true;
  return fail("key '" + name + "'");
}

bool HeaderHandler::parse_error(size_t position, const std::string &,
                                const nlohmann::json::exception &) {
  return fail("character at byte " + std::to_string(position));
}

static Expected<std::vector<Entry>> parseHeader(StringRef text) {
  if (!text.starts_with("{"))
    return llvm::createStringError("safetensors header: expected '{'");
  HeaderHandler handler;
  if (!nlohmann::json::sax_parse(text.begin(), text.end(), &handler))
    return llvm::createStringError("safetensors header: %s",
                                   handler.message.c_str());
  return std::move(handler.entries);
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

static std::optional<DType> parseSafetensorsDType(StringRef text) {
  return llvm::StringSwitch<std::optional<DType>>(text)
      .Case("F64", DType::F64)
      .Case("F32", DType::F32)
      .Case("F16", DType::F16)
      .Case("BF16", DType::BF16)
      .Case("I64", DType::I64)
      .Case("I32", DType::I32)
      .Case("I16", DType::I16)
      .Case("I8", DType::I8)
      .Case("U8", DType::U8)
      .Case("BOOL", DType::Bool)
      .Default(std::nullopt);
}

static Error entryError(const Entry &entry, const llvm::Twine &what) {
  return llvm::createStringError("safetensors tensor '" + entry.name +
                                 "': " + what);
}

/// Offsets must go on where the last tensor's ended.
static Error checkEntry(const Entry &entry, uint64_t start) {
  uint64_t begin = entry.offsets[0], end = entry.offsets[1];
  if (begin > end)
    return entryError(entry, "data end before they begin");
  if (begin != start)
    return entryError(entry, "expected data to begin at offset " +
                                 llvm::Twine(start) + ", found " +
                                 llvm::Twine(begin));
  Expected<int64_t> count = countElements(entry.shape);
  if (!count)
    return entryError(entry, llvm::toString(count.takeError()));
  std::optional<DType> dtype = parseSafetensorsDType(entry.dtype);
  if (!dtype)
    return Error::success(); // reported if it is fetched
  uint64_t size = getSize(*dtype), length = end - begin;
  if (length % size != 0 || length / size != uint64_t(*count))
    return entryError(entry, "expected " + llvm::Twine(*count) +
                                 " elements of " + getName(*dtype) +
                                 ", found " + llvm::Twine(length) + " bytes");
  return Error::success();
}

static Error checkEntries(llvm::ArrayRef<Entry> entries, uint64_t dataSize) {
  uint64_t start = 0;
  for (const Entry &entry : entries) {
    if (Error error = checkEntry(entry, start))
      return error;
    start = entry.offsets[1];
    if (start > dataSize)
      return entryError(entry, "data end at offset " + llvm::Twine(start) +
                                   " of " + llvm::Twine(dataSize));
  }
  if (start != dataSize)
    return llvm::createStringError(
        "safetensors file: expected %llu bytes of data, found %llu",
        (unsigned long long)start, (unsigned long long)dataSize);
  return Error::success();
}

/// The header's text.
static Expected<StringRef> findHeader(StringRef bytes) {
  if (bytes.size() < 8)
    return llvm::createStringError("not a safetensors file: too short");
  uint64_t size = readLittle<uint64_t>(bytes, 0);
  if (size > maxHeaderSize || size > bytes.size() - 8)
    return llvm::createStringError(
        "not a safetensors file: header of %llu bytes in a file of %zu",
        (unsigned long long)size, bytes.size());
  return bytes.substr(8, size);
}

Expected<SafetensorsFile>
SafetensorsFile::parse(std::unique_ptr<llvm::MemoryBuffer> file) {
  Expected<StringRef> header = findHeader(file->getBuffer());
  if (!header)
    return header.takeError();
  Expected<std::vector<Entry>> entries = parseHeader(*header);
  if (!entries)
    return entries.takeError();
  llvm::sort(*entries, [](const Entry &a, const Entry &b) {
    return std::tie(a.offsets, a.name) < std::tie(b.offsets, b.name);
  });
  SafetensorsFile result;
  result.dataStart = 8 + header->size();
  uint64_t dataSize = file->getBufferSize() - result.dataStart;
  if (Error error = checkEntries(*entries, dataSize))
    return error;
  result.file = std::move(file);
  result.entries = std::move(*entries);
  for (const Entry &entry : result.entries) {
    result.indexOf[entry.name] = result.tensorNames.size();
    result.tensorNames.push_back(entry.name);
  }
  return result;
}

Expected<SafetensorsFile> SafetensorsFile::open(StringRef path) {
  auto file = readRegularFile(path);
  if (!file)
    return file.takeError();
  Expected<SafetensorsFile> result = parse(std::move(*file));
  if (!result)
    return inFile(path, result.takeError());
  return result;
}

Expected<HostTensor> SafetensorsFile::get(StringRef name,
                                          uint64_t byteLimit) const {
  auto found = indexOf.find(name);
  if (found == indexOf.end())
    return llvm::createStringError("safetensors file has no tensor '%s'",
                                   name.str().c_str());
  const Entry &entry = entries[found->second];
  std::optional<DType> dtype = parseSafetensorsDType(entry.dtype);
  if (!dtype)
    return entryError(entry, "unsupported dtype '" + entry.dtype + "'");
  StringRef data = file->getBuffer().substr(
      dataStart + entry.offsets[0], entry.offsets[1] - entry.offsets[0]);
  return HostTensor::fromBytes(*dtype, entry.shape,
                               llvm::arrayRefFromStringRef(data), byteLimit);
}
