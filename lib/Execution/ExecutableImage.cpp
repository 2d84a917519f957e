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
  void add(const ExecutableImage &image);

private:
  llvm::support::endian::Writer writer;
};
} // namespace

void ImageWriter::add(const ExecutableImage &image) {
  add(StringRef(image.entry));
  add(StringRef(image.signature));
  add(uint64_t(image.hasState));
  add(uint64_t(image.mayFail));
  add(uint64_t(image.mayFailLate));
  const CpuTarget &cpu = image.code.cpu;
  for (StringRef text : {cpu.triple, cpu.cpu, cpu.features})
    add(text);
  add(uint64_t(image.code.objects.size()));
  for (const auto &object : image.code.objects)
    add(StringRef(object.data(), object.size()));
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
  ExecutableImage image();
  Error takeError() { return at.takeError(); }

private:
  llvm::DataExtractor data;
  llvm::DataExtractor::Cursor at{0};
};
} // namespace

ExecutableImage ImageReader::image() {
  ExecutableImage image;
  image.entry = text();
  image.signature = text();
  image.hasState = number();
  image.mayFail = number();
  image.mayFailLate = number();
  CpuTarget &cpu = image.code.cpu;
  for (std::string *to : {&cpu.triple, &cpu.cpu, &cpu.features})
    *to = text();
  for (uint64_t left = number(); left > 0 && at; --left) {
    StringRef object = text();
    image.code.objects.emplace_back(object.begin(), object.end());
  }
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
