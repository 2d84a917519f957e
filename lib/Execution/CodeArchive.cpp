//===- CodeArchive.cpp - A file of byte strings by key --------------------===//
//
// The file consists of a header and an on-disk hash table of LLVM. The header
// is written last, so that an incomplete file has none.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Execution/CodeArchive.h"
#include "llvm/Support/DJB.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/OnDiskHashTable.h"
#include <array>
#include <cstring>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace {
struct Header {
  std::array<char, 8> magic = {'t', 'c', 'o', 'p', 't', 'a', 'r', '1'};
  std::array<char, 64> stamp = {};
  uint64_t fileSize = 0, table = 0, reserved = 0;

  bool isSame(const Header &other) const {
    return magic == other.magic && stamp == other.stamp &&
           fileSize == other.fileSize;
  }
};

using Length = uint64_t;

/// Types and hash function that readers and writers of the table share.
struct TableInfo {
  using data_type = StringRef;
  using hash_value_type = uint32_t;
  using offset_type = Length;

  static hash_value_type ComputeHash(StringRef key) {
    return llvm::djbHash(key);
  }
};

struct WriterInfo : TableInfo {
  using key_type = StringRef;
  using key_type_ref = StringRef;
  using data_type_ref = StringRef;

  static std::pair<Length, Length>
  EmitKeyDataLength(llvm::raw_ostream &os, StringRef key, StringRef data) {
    llvm::support::endian::Writer writer(os, llvm::endianness::little);
    writer.write<Length>(key.size());
    writer.write<Length>(data.size());
    return {key.size(), data.size()};
  }
  static void EmitKey(llvm::raw_ostream &os, StringRef key, Length) {
    os << key;
  }
  static void EmitData(llvm::raw_ostream &os, StringRef, StringRef data,
                       Length) {
    os << data;
  }
};

struct ReaderInfo : TableInfo {
  using internal_key_type = StringRef;
  using external_key_type = StringRef;

  static bool EqualKey(StringRef a, StringRef b) { return a == b; }
  static StringRef GetInternalKey(StringRef key) { return key; }
  static std::pair<Length, Length> ReadKeyDataLength(const unsigned char *&at) {
    using namespace llvm::support::endian;
    auto key = readNext<Length, llvm::endianness::little>(at);
    auto data = readNext<Length, llvm::endianness::little>(at);
    return {key, data};
  }
  static StringRef ReadKey(const unsigned char *at, Length size) {
    return {reinterpret_cast<const char *>(at), size};
  }
  static StringRef ReadData(StringRef, const unsigned char *at, Length size) {
    return {reinterpret_cast<const char *>(at), size};
  }
};
} // namespace

static Header makeHeader(StringRef stamp, uint64_t fileSize) {
  Header header;
  std::memcpy(header.stamp.data(), stamp.data(),
              std::min(stamp.size(), header.stamp.size()));
  header.fileSize = fileSize;
  return header;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

struct CodeArchive::Table {
  using Map = llvm::OnDiskChainedHashTable<ReaderInfo>;
  std::unique_ptr<Map> map;
};

CodeArchive::CodeArchive(std::unique_ptr<llvm::MemoryBuffer> given,
                         uint64_t offset)
    : bytes(std::move(given)), table(std::make_unique<Table>()) {
  auto *base = reinterpret_cast<const unsigned char *>(bytes->getBufferStart());
  table->map.reset(Table::Map::Create(base + offset, base));
}
CodeArchive::~CodeArchive() = default;

Expected<std::unique_ptr<CodeArchive>>
CodeArchive::open(const std::string &file, StringRef stamp) {
  auto bytes = llvm::MemoryBuffer::getFile(file, /*IsText=*/false,
                                           /*RequiresNullTerminator=*/false);
  if (!bytes)
    return llvm::createStringError("cannot read '" + file +
                                   "': " + bytes.getError().message());
  StringRef all = (*bytes)->getBuffer();
  Header found;
  if (all.size() >= sizeof(Header))
    std::memcpy(&found, all.data(), sizeof(Header));
  if (stamp.empty() || !found.isSame(makeHeader(stamp, all.size())) ||
      found.table >= all.size())
    return llvm::createStringError("'" + file +
                                   "' was not written by this tcopt");
  return std::unique_ptr<CodeArchive>(
      new CodeArchive(std::move(*bytes), found.table));
}

std::optional<StringRef> CodeArchive::find(StringRef key) const {
  auto found = table->map->find(key);
  if (found == table->map->end())
    return std::nullopt;
  return *found;
}

uint64_t CodeArchive::size() const { return table->map->getNumEntries(); }

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static void writeTo(llvm::raw_pwrite_stream &os, StringRef stamp,
                    const std::map<std::string, std::string> &entries) {
  llvm::OnDiskChainedHashTableGenerator<WriterInfo> table;
  WriterInfo info;
  for (const auto &[key, bytes] : entries)
    table.insert(key, bytes, info);
  auto put = [](const Header &header) {
    return StringRef(reinterpret_cast<const char *>(&header), sizeof(Header));
  };
  os << put(Header{{}, {}, 0, 0, 0});
  uint64_t offset = table.Emit(os, info);
  Header header = makeHeader(stamp, os.tell());
  header.table = offset;
  os.pwrite(put(header).data(), sizeof(Header), 0);
}

// Writes a temporary file and renames it, because processes may be reading the
// old file.
Error CodeArchiveWriter::write(const std::string &file, StringRef stamp) const {
  auto made = llvm::sys::fs::TempFile::create(file + ".%%%%%%");
  if (!made)
    return llvm::createStringError("cannot write '" + file +
                                   "': " + toString(made.takeError()));
  {
    llvm::raw_fd_ostream os(made->FD, /*shouldClose=*/false);
    writeTo(os, stamp, entries);
  }
  return made->keep(file);
}
