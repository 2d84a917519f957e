//===- Npy.cpp - NumPy's .npy files -----------------------------*- C++ -*-===//
//
// The header is a Python dictionary literal; only the part of that syntax
// which NumPy has ever written is read.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Npy.h"
#include "tcopt/Support/FileBytes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <optional>

using namespace tcopt;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

static constexpr llvm::StringLiteral magic = "\x93NUMPY";
/// As NumPy's own.
static constexpr size_t maxRank = 64;

namespace {

/// What the dictionary says.
struct NpyHeader {
  std::string descr;
  std::optional<bool> fortranOrder;
  std::optional<llvm::SmallVector<int64_t>> shape;
};

/// Recursive descent over
///   `{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }`.
class HeaderParser {
public:
  HeaderParser(StringRef text) : rest(text) {}
  Expected<NpyHeader> parse();

private:
  /// Skips spaces, then `token` if it comes next.
  bool consume(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }
  Error expected(const char *what) const;
  Expected<StringRef> parseString();
  Error parseItem();
  Error parseDescr();
  Error parseOrder();
  Error parseShape();
  Expected<int64_t> parseSize();

  StringRef rest;
  NpyHeader header;
};

} // namespace

Error HeaderParser::expected(const char *what) const {
  std::string printable;
  llvm::raw_string_ostream os(printable);
  llvm::printEscapedString(rest.take_front(20), os);
  return llvm::createStringError("npy header: expected %s, found '%s'", what,
                                 printable.c_str());
}

Expected<StringRef> HeaderParser::parseString() {
  rest = rest.ltrim();
  if (rest.empty() || (rest[0] != '\'' && rest[0] != '"'))
    return expected("a string");
  size_t end = rest.find(rest[0], 1);
  if (end == StringRef::npos)
    return expected("a closed string");
  StringRef text = rest.slice(1, end);
  rest = rest.drop_front(end + 1);
  return text;
}

Error HeaderParser::parseDescr() {
  if (consume("["))
    return llvm::createStringError(
        "npy header: structured dtypes are not supported");
  Expected<StringRef> descr = parseString();
  if (!descr)
    return descr.takeError();
  header.descr = descr->str();
  return Error::success();
}

Error HeaderParser::parseOrder() {
  if (consume("True"))
    header.fortranOrder = true;
  else if (consume("False"))
    header.fortranOrder = false;
  else
    return expected("True or False");
  return Error::success();
}

Expected<int64_t> HeaderParser::parseSize() {
  rest = rest.ltrim();
  if (rest.starts_with("-"))
    return expected("a size that is not negative");
  if (rest.empty() || !llvm::isDigit(rest[0]))
    return expected("a size");
  int64_t size;
  if (rest.consumeInteger(10, size))
    return expected("a size of at most 63 bits");
  consume("L"); // as Python 2 wrote long integers
  return size;
}

Error HeaderParser::parseShape() {
  if (!consume("("))
    return expected("'('");
  header.shape.emplace();
  while (!consume(")")) {
    Expected<int64_t> size = parseSize();
    if (!size)
      return size.takeError();
    header.shape->push_back(*size);
    if (header.shape->size() > maxRank)
      return expected("at most 64 sizes");
    if (!consume(",") && !rest.starts_with(")"))
      return expected("',' or ')'");
  }
  return Error::success();
}

Error HeaderParser::parseItem() {
  Expected<StringRef> key = parseString();
  if (!key)
    return key.takeError();
  if (!consume(":"))
    return expected("':'");
  if (*key == "descr")
    return parseDescr();
  if (*key == "fortran_order")
    return parseOrder();
  if (*key == "shape")
    return parseShape();
  return llvm::createStringError("npy header: unknown key '%s'",
                                 key->str().c_str());
}

Expected<NpyHeader> HeaderParser::parse() {
  if (!consume("{"))
    return expected("'{'");
  while (!consume("}")) {
    if (Error error = parseItem())
      return error;
    if (!consume(",") && !rest.starts_with("}"))
      return expected("',' or '}'");
  }
  if (!rest.trim().empty())
    return expected("the end of the header");
  if (header.descr.empty() || !header.fortranOrder || !header.shape)
    return llvm::createStringError(
        "npy header: expected the keys descr, fortran_order and shape");
  return std::move(header);
}

/// The dtype of a descr without its byte order.
static std::optional<DType> parseDescr(StringRef kind) {
  return llvm::StringSwitch<std::optional<DType>>(kind)
      .Case("f8", DType::F64)
      .Case("f4", DType::F32)
      .Case("f2", DType::F16)
      .Cases({"V2", "bfloat16"}, DType::BF16)
      .Case("i8", DType::I64)
      .Case("i4", DType::I32)
      .Case("i2", DType::I16)
      .Case("i1", DType::I8)
      .Case("u1", DType::U8)
      .Case("b1", DType::Bool)
      .Default(std::nullopt);
}

/// The version, the length of the header and where the data begins.
static Expected<StringRef> takeHeader(StringRef &bytes) {
  if (!bytes.consume_front(magic))
    return llvm::createStringError("not an npy file: wrong magic");
  if (bytes.size() < 2)
    return llvm::createStringError("npy file ends in its header");
  unsigned major = uint8_t(bytes[0]), minor = uint8_t(bytes[1]);
  if (major < 1 || major > 3 || minor != 0)
    return llvm::createStringError(
        "expected npy version 1.0, 2.0 or 3.0, found %u.%u", major, minor);
  size_t lengthSize = major == 1 ? 2 : 4;
  if (bytes.size() < 2 + lengthSize)
    return llvm::createStringError("npy file ends in its header");
  size_t length = major == 1 ? readLittle<uint16_t>(bytes, 2)
                             : readLittle<uint32_t>(bytes, 2);
  bytes = bytes.drop_front(2 + lengthSize);
  if (bytes.size() < length)
    return llvm::createStringError("npy file ends in its header");
  StringRef text = bytes.take_front(length);
  bytes = bytes.drop_front(length);
  return text;
}

static void swapBytes(HostTensor &tensor) {
  size_t size = getSize(tensor.dtype());
  for (uint8_t *at = tensor.bytes().begin(), *end = tensor.bytes().end();
       at != end; at += size)
    std::reverse(at, at + size);
}

/// `source` holds the transposed array in C order: walks it linearly while
/// counting up coordinates whose first runs fastest.
static void copyFortranOrder(StringRef source, HostTensor &tensor) {
  size_t size = getSize(tensor.dtype());
  auto strides = tensor.strides();
  llvm::SmallVector<int64_t> at(tensor.shape().size(), 0);
  int64_t target = 0;
  for (int64_t i = 0, e = tensor.numElements(); i < e; ++i) {
    std::memcpy(tensor.bytes().data() + size_t(target) * size,
                source.data() + size_t(i) * size, size);
    for (size_t dim = 0; dim < at.size(); ++dim) {
      target += strides[dim];
      if (++at[dim] < tensor.shape()[dim])
        break;
      target -= strides[dim] * at[dim];
      at[dim] = 0;
    }
  }
}

static Error checkDataLength(const NpyHeader &header, DType dtype,
                             uint64_t found) {
  Expected<int64_t> count = countElements(*header.shape);
  if (!count)
    return count.takeError();
  // Divided rather than multiplied: the product may overflow.
  uint64_t size = getSize(dtype);
  if (found % size == 0 && found / size == uint64_t(*count))
    return Error::success();
  return llvm::createStringError(
      "npy data: expected %lld elements of %s, found %llu bytes",
      (long long)*count, getTypeName(dtype, *header.shape).c_str(),
      (unsigned long long)found);
}

static Error unsupportedDescr(StringRef descr) {
  return llvm::createStringError(
      "unsupported npy dtype '%s': expected f8, f4, f2, V2 (bf16), i8, i4, i2, "
      "i1, u1 or b1",
      descr.str().c_str());
}

Expected<HostTensor> tcopt::parseNpy(StringRef bytes, uint64_t byteLimit) {
  Expected<StringRef> text = takeHeader(bytes);
  if (!text)
    return text.takeError();
  Expected<NpyHeader> header = HeaderParser(*text).parse();
  if (!header)
    return header.takeError();

  StringRef kind = header->descr;
  bool bigEndian = kind.starts_with(">");
  if (kind.find_first_of("<>|=") == 0)
    kind = kind.drop_front();
  std::optional<DType> dtype = parseDescr(kind);
  if (!dtype)
    return unsupportedDescr(header->descr);
  if (Error error = checkDataLength(*header, *dtype, bytes.size()))
    return error;

  Expected<HostTensor> tensor =
      HostTensor::create(*dtype, *header->shape, byteLimit);
  if (!tensor)
    return tensor;
  if (*header->fortranOrder)
    copyFortranOrder(bytes, *tensor);
  else
    llvm::copy(bytes.bytes(), tensor->bytes().begin());
  if (bigEndian)
    swapBytes(*tensor);
  tensor->canonicalizeBooleans();
  return tensor;
}

Expected<HostTensor> tcopt::loadNpy(StringRef path, uint64_t byteLimit) {
  auto file = readRegularFile(path);
  if (!file)
    return file.takeError();
  Expected<HostTensor> tensor = parseNpy((*file)->getBuffer(), byteLimit);
  if (!tensor)
    return inFile(path, tensor.takeError());
  return tensor;
}

static StringRef getDescr(DType dtype) {
  static constexpr llvm::StringLiteral descrs[] = {
      "<f8", "<f4", "<f2", "<V2", "<i8", "<i4", "<i2", "|i1", "|u1", "|b1"};
  return descrs[unsigned(dtype)];
}

/// NumPy leaves room for the first size to grow to 21 digits in place.
static size_t growthSpace(ArrayRef<int64_t> shape) {
  return shape.empty() ? 0 : 21 - std::to_string(shape[0]).size();
}

void tcopt::writeNpy(llvm::raw_ostream &os, const HostTensor &tensor) {
  std::string header;
  llvm::raw_string_ostream text(header);
  text << "{'descr': '" << getDescr(tensor.dtype())
       << "', 'fortran_order': False, 'shape': (";
  llvm::interleaveComma(tensor.shape(), text);
  text << (tensor.rank() == 1 ? ",), }" : "), }");
  header.append(growthSpace(tensor.shape()), ' ');
  // Data begin at a multiple of 64: magic, version and length take 10 bytes.
  size_t length = llvm::alignTo(10 + header.size() + 1, 64) - 10;
  bool wide = length > UINT16_MAX;
  if (wide)
    length = llvm::alignTo(12 + header.size() + 1, 64) - 12;
  header.append(length - 1 - header.size(), ' ');
  header.push_back('\n');

  os << magic << (wide ? '\2' : '\1') << '\0';
  for (size_t i = 0; i < (wide ? 4 : 2); ++i)
    os << char(length >> (8 * i));
  os << header;
  os.write(static_cast<const char *>(tensor.rawData()), tensor.numBytes());
}

Error tcopt::saveNpy(StringRef path, const HostTensor &tensor) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code, llvm::sys::fs::OF_None);
  if (!code) {
    writeNpy(os, tensor);
    os.close();
    code = os.error();
    os.clear_error();
  }
  if (!code)
    return Error::success();
  return llvm::createStringError(code, "%s: cannot write: %s",
                                 path.str().c_str(), code.message().c_str());
}
