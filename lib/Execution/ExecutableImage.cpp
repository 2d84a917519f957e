//===- ExecutableImage.cpp - A serialized compiled function ---------------===//
//
// The format is the uncompressed size of the payload, followed by the payload:
// numbers of 8 bytes, and strings with a length prefix.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Execution/ExecutableImage.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/EndianStream.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

namespace {
class ImageWriter {
public:
  explicit ImageWriter(llvm::raw_ostream &os)
      : writer(os, llvm::endianness::little) {}

  void add(uint64_t number) { writer.write(number); }
  void add(StringRef text) {
    add(uint64_t(text.size()));
    writer.OS << text;
  }
  void add(const CodeImage &code);
  void add(const ExecutableImage &image);

private:
  llvm::support::endian::Writer writer;
};
} // namespace

void ImageWriter::add(const CodeImage &code) {
  for (StringRef text : {code.cpu.triple, code.cpu.cpu, code.cpu.features})
    add(text);
  add(uint64_t(code.objects.size()));
  for (const auto &object : code.objects)
    add(StringRef(object.data(), object.size()));
  add(uint64_t(code.constants.size()));
  for (const CodeImage::Constant &constant : code.constants)
    for (StringRef text : {constant.symbol, constant.kept, constant.bytes})
      add(text);
  add(uint64_t(code.report.parts.size()));
  for (const PartReport &part : code.report.parts) {
    for (StringRef text : {part.kernel, part.sources, part.key})
      add(text);
    add(uint64_t(part.objectBytes));
  }
}

void ImageWriter::add(const ExecutableImage &image) {
  add(StringRef(image.entry));
  add(StringRef(image.signature));
  add(uint64_t(image.hasState));
  add(uint64_t(image.mayFail));
  add(uint64_t(image.mayFailLate));
  add(image.code);
}

std::string ExecutableImage::toBytes() const {
  std::string plain;
  llvm::raw_string_ostream os(plain);
  ImageWriter(os).add(*this);
  std::string bytes;
  llvm::raw_string_ostream out(bytes);
  ImageWriter(out).add(uint64_t(plain.size()));
  if (!llvm::compression::zstd::isAvailable()) {
    out << plain;
    return bytes;
  }
  llvm::SmallVector<uint8_t, 0> packed;
  llvm::compression::zstd::compress(llvm::arrayRefFromStringRef(plain), packed);
  out << llvm::toStringRef(packed);
  return bytes;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// Reads numbers and strings; after an error all results are empty.
class ImageReader {
public:
  explicit ImageReader(StringRef bytes)
      : data(bytes, /*IsLittleEndian=*/true, /*AddressSize=*/8) {}

  uint64_t number() { return data.getU64(at); }
  StringRef text() { return data.getBytes(at, number()); }
  void read(std::string &to) { to = text(); }
  CodeImage code();
  ExecutableImage image();
  Error takeError() { return at.takeError(); }

private:
  llvm::DataExtractor data;
  llvm::DataExtractor::Cursor at{0};
};
} // namespace

CodeImage ImageReader::code() {
  CodeImage code;
  for (std::string *to : {&code.cpu.triple, &code.cpu.cpu, &code.cpu.features})
    read(*to);
  for (uint64_t left = number(); left > 0 && at; --left) {
    StringRef object = text();
    code.objects.emplace_back(object.begin(), object.end());
  }
  for (uint64_t left = number(); left > 0 && at; --left) {
    CodeImage::Constant &constant = code.constants.emplace_back();
    for (std::string *to : {&constant.symbol, &constant.kept, &constant.bytes})
      read(*to);
  }
  for (uint64_t left = number(); left > 0 && at; --left) {
    PartReport &part = code.report.parts.emplace_back();
    for (std::string *to : {&part.kernel, &part.sources, &part.key})
      read(*to);
    part.objectBytes = number();
  }
  return code;
}

ExecutableImage ImageReader::image() {
  ExecutableImage image;
  image.entry = text();
  image.signature = text();
  image.hasState = number();
  image.mayFail = number();
  image.mayFailLate = number();
  image.code = code();
  return image;
}

Expected<ExecutableImage> ExecutableImage::fromBytes(StringRef bytes) {
  constexpr uint64_t mostBytes = uint64_t(1) << 30;
  ImageReader head(bytes);
  uint64_t size = head.number();
  if (Error error = head.takeError())
    return std::move(error);
  bytes = bytes.drop_front(sizeof(uint64_t));
  llvm::SmallVector<uint8_t, 0> plain;
  if (llvm::compression::zstd::isAvailable()) {
    if (size > mostBytes)
      return llvm::createStringError("the image is too large");
    if (Error error = llvm::compression::zstd::decompress(
            llvm::arrayRefFromStringRef(bytes), plain, size))
      return std::move(error);
    bytes = llvm::toStringRef(plain);
  }
  ImageReader reader(bytes);
  ExecutableImage image = reader.image();
  if (Error error = reader.takeError())
    return std::move(error);
  return image;
}
