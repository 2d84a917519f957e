//===- TensorFiles.cpp - files of tensors ---------------------------------===//

#include "State.h"
#include "tcopt/Support/Npy.h"
#include "tcopt/Support/TensorFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using llvm::raw_ostream;
using llvm::StringRef;

namespace tcopt::nn {

StateDict loadTensors(const std::string &path, Place place) {
  if (!StringRef(path).ends_with(".safetensors") &&
      !StringRef(path).ends_with(".npz"))
    throw Exception("load: expected a file named .safetensors or .npz but "
                    "found \"" +
                        path + "\"",
                    place);
  NamedTensors entries;
  for (NamedTensor &entry :
       valueOrThrow(loadTensorFile(path), place, ErrorCode::FileError))
    entries.push_back({entry.name, tensorOf(entry.tensor, place)});
  return entries;
}

namespace {
/// A tensor that is written to a file.
struct Entry {
  std::string name;
  HostTensor tensor;
};
} // namespace

//===----------------------------------------------------------------------===//
// .safetensors
//===----------------------------------------------------------------------===//

static StringRef safetensorsName(DType dtype) {
  constexpr const char *names[] = {"F64", "F32", "F16", "BF16", "I64",
                                   "I32", "I16", "I8",  "U8",   "BOOL"};
  return names[unsigned(dtype)];
}

static void writeHeader(raw_ostream &os,
                        llvm::ArrayRef<const Entry *> entries) {
  llvm::json::OStream json(os);
  uint64_t offset = 0;
  json.object([&] {
    json.attributeObject("__metadata__",
                         [&] { json.attribute("format", "pt"); });
    for (const Entry *entry : entries)
      json.attributeObject(entry->name, [&] {
        json.attribute("dtype", safetensorsName(entry->tensor.dtype()));
        json.attribute("shape", llvm::json::Array(entry->tensor.shape()));
        uint64_t end = offset + entry->tensor.numBytes();
        json.attribute("data_offsets", llvm::json::Array{offset, end});
        offset = end;
      });
  });
}

static void writeLittle(raw_ostream &os, uint64_t value, unsigned bytes) {
  for (unsigned i = 0; i < bytes; ++i)
    os << char(value >> (8 * i));
}

// Tensors with wider elements precede others, so that all are aligned.
static void writeSafetensors(raw_ostream &os,
                             const std::vector<Entry> &entries) {
  std::vector<const Entry *> sorted;
  for (unsigned bytes : {8, 4, 2, 1})
    for (const Entry &entry : entries)
      if (getSize(entry.tensor.dtype()) == bytes)
        sorted.push_back(&entry);
  std::string header;
  llvm::raw_string_ostream text(header);
  writeHeader(text, sorted);
  header.append((8 - header.size() % 8) % 8, ' ');
  writeLittle(os, header.size(), 8);
  os << header;
  for (const Entry *entry : sorted)
    os.write(static_cast<const char *>(entry->tensor.rawData()),
             entry->tensor.numBytes());
}

//===----------------------------------------------------------------------===//
// .npz
//===----------------------------------------------------------------------===//

namespace {
/// Writes a zip archive of uncompressed members.
class ZipWriter {
public:
  explicit ZipWriter(raw_ostream &os) : os(os) {}

  void add(const std::string &name, StringRef bytes) {
    Member member{name, llvm::crc32(llvm::arrayRefFromStringRef(bytes)),
                  bytes.size(), written};
    writeLittle(os, 0x04034b50, 4);
    writeFields(member);
    os << name << bytes;
    written += 30 + name.size() + bytes.size();
    members.push_back(std::move(member));
  }

  void finish() {
    uint64_t start = written;
    for (const Member &member : members)
      addToDirectory(member);
    writeLittle(os, 0x06054b50, 4);
    writeLittle(os, 0, 4);
    writeLittle(os, members.size(), 2);
    writeLittle(os, members.size(), 2);
    writeLittle(os, written - start, 4);
    writeLittle(os, start, 4);
    writeLittle(os, 0, 2);
  }

private:
  struct Member {
    std::string name;
    uint32_t checksum;
    uint64_t size, offset;
  };

  // Writes the fields that both headers of a member have. The date is
  // 1980-01-01.
  void writeFields(const Member &member) {
    writeLittle(os, 20, 2);
    writeLittle(os, 0x0800, 2); // names are UTF-8
    writeLittle(os, 0, 4);
    writeLittle(os, 0x21, 2);
    writeLittle(os, member.checksum, 4);
    writeLittle(os, member.size, 4);
    writeLittle(os, member.size, 4);
    writeLittle(os, member.name.size(), 2);
    writeLittle(os, 0, 2);
  }

  void addToDirectory(const Member &member) {
    writeLittle(os, 0x02014b50, 4);
    writeLittle(os, 20, 2);
    writeFields(member);
    os.write_zeros(10); // no comment, volume 0, no attributes
    writeLittle(os, member.offset, 4);
    os << member.name;
    written += 46 + member.name.size();
  }

  raw_ostream &os;
  std::vector<Member> members;
  uint64_t written = 0;
};
} // namespace

static void writeNpz(raw_ostream &os, const std::vector<Entry> &entries) {
  ZipWriter zip(os);
  for (const Entry &entry : entries) {
    std::string bytes;
    llvm::raw_string_ostream stream(bytes);
    writeNpy(stream, entry.tensor);
    zip.add(entry.name + ".npy", bytes);
  }
  zip.finish();
}

// Checks the 32-bit limits of archives without zip64 records.
static void checkNpz(const std::vector<Entry> &entries, Place place) {
  uint64_t bytes = 0;
  for (const Entry &entry : entries)
    bytes += entry.tensor.numBytes() + 4096;
  if (bytes > UINT32_MAX || entries.size() > UINT16_MAX)
    throw Exception("save: expected less than 4 GiB for an .npz file but "
                    "found " +
                        std::to_string(bytes) +
                        " bytes (.safetensors has no such bound)",
                    place);
}

//===----------------------------------------------------------------------===//
// Choice of the format
//===----------------------------------------------------------------------===//

static void writeFile(const std::string &path, Place place,
                      llvm::function_ref<void(raw_ostream &)> write) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code, llvm::sys::fs::OF_None);
  if (!code) {
    write(os);
    os.close();
    code = os.error();
    os.clear_error();
  }
  if (code)
    throw Exception(ErrorCode::FileError,
                    "save: " + path + ": cannot write: " + code.message(),
                    place);
}

void saveTensors(const std::string &path, const StateDict &tensors,
                 Place place) {
  bool isNpz = StringRef(path).ends_with(".npz");
  if (!isNpz && !StringRef(path).ends_with(".safetensors"))
    throw Exception("save: expected a file named .safetensors or .npz but "
                    "found \"" +
                        path + "\"",
                    place);
  std::vector<Entry> entries;
  for (const auto &[name, tensor] : tensors)
    entries.push_back({name, hostCopy(tensor, place)});
  if (isNpz)
    checkNpz(entries, place);
  writeFile(path, place, [&](raw_ostream &os) {
    if (isNpz)
      writeNpz(os, entries);
    else
      writeSafetensors(os, entries);
  });
}

} // namespace tcopt::nn
