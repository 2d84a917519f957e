//===- Npz.cpp - NumPy's .npz archives --------------------------*- C++ -*-===//
//
// Zip archives are read from their end: end record, then the central
// directory, then a member's local header and data. APPNOTE.TXT 6.3 names the
// fields; offsets into records are given where they are read.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Npz.h"
#include "tcopt/Support/FileBytes.h"
#include "tcopt/Support/Npy.h"
#include <limits>
#include <zlib.h>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace {
enum : uint32_t {
  localHeader = 0x04034b50,
  directoryEntry = 0x02014b50,
  endRecord = 0x06054b50,
  end64Record = 0x06064b50,
  end64Locator = 0x07064b50,
};
enum : uint16_t { stored = 0, deflated = 8, encryptedFlag = 1 };
} // namespace

/// Deflate's best ratio: a 258-byte match in 2 bits.
static constexpr uint64_t maxDeflateRatio = 1032;

static Error damaged(const char *what) {
  return llvm::createStringError("damaged npz archive: %s", what);
}

/// Whether `size` bytes at `offset` lie in `bytes`.
static bool fits(StringRef bytes, uint64_t offset, uint64_t size) {
  return offset <= bytes.size() && size <= bytes.size() - offset;
}

static bool hasRecord(StringRef bytes, uint64_t offset, uint64_t size,
                      uint32_t signature) {
  return fits(bytes, offset, size) &&
         readLittle<uint32_t>(bytes, offset) == signature;
}

//===----------------------------------------------------------------------===//
// The directory
//===----------------------------------------------------------------------===//

/// Fills an archive's member table.
class NpzArchive::DirectoryReader {
public:
  DirectoryReader(NpzArchive &archive)
      : archive(archive), bytes(archive.file->getBuffer()) {}
  Error read();

private:
  Error findDirectory();
  Error readZip64End(uint64_t endOffset);
  Error readEntry();
  Error readZip64Sizes(StringRef extra, Member &member);
  Error addMember(StringRef name, const Member &member);

  NpzArchive &archive;
  StringRef bytes;
  uint64_t count = 0;  ///< entries in the directory
  uint64_t offset = 0; ///< of the next entry
};

/// The zip64 end record, found through the locator before the end record,
/// overrides the end record's narrow fields.
Error NpzArchive::DirectoryReader::readZip64End(uint64_t endOffset) {
  if (endOffset < 20 || !hasRecord(bytes, endOffset - 20, 20, end64Locator))
    return Error::success();
  uint64_t record = readLittle<uint64_t>(bytes, endOffset - 20 + 8);
  if (!hasRecord(bytes, record, 56, end64Record))
    return damaged("the zip64 end record is missing");
  count = readLittle<uint64_t>(bytes, record + 32);
  offset = readLittle<uint64_t>(bytes, record + 48);
  return Error::success();
}

/// The end record has 22 bytes, followed by a comment of at most 65535.
Error NpzArchive::DirectoryReader::findDirectory() {
  uint64_t lowest = bytes.size() > 65557 ? bytes.size() - 65557 : 0;
  for (uint64_t at = bytes.size() < 22 ? 0 : bytes.size() - 22 + 1;
       at-- > lowest;) {
    if (!hasRecord(bytes, at, 22, endRecord) ||
        at + 22 + readLittle<uint16_t>(bytes, at + 20) != bytes.size())
      continue;
    if (readLittle<uint16_t>(bytes, at + 4) != 0)
      return llvm::createStringError("multi-volume npz archives are not "
                                     "supported");
    count = readLittle<uint16_t>(bytes, at + 10);
    offset = readLittle<uint32_t>(bytes, at + 16);
    return readZip64End(at);
  }
  return llvm::createStringError("not an npz archive: no zip end record");
}

/// Fields that are all ones are in the extra record 1, in this order.
Error NpzArchive::DirectoryReader::readZip64Sizes(StringRef extra,
                                                  Member &member) {
  uint64_t *fields[] = {&member.size, &member.packedSize, &member.headerOffset};
  while (extra.size() >= 4) {
    uint16_t id = readLittle<uint16_t>(extra, 0);
    uint16_t size = readLittle<uint16_t>(extra, 2);
    if (!fits(extra, 4, size))
      break;
    StringRef body = extra.substr(4, size);
    extra = extra.drop_front(4 + size_t(size));
    for (uint64_t *field : fields) {
      if (id != 1 || *field != UINT32_MAX)
        continue;
      if (body.size() < 8)
        return damaged("a zip64 record is too short");
      *field = readLittle<uint64_t>(body, 0);
      body = body.drop_front(8);
    }
  }
  return Error::success();
}

Error NpzArchive::DirectoryReader::addMember(StringRef name,
                                             const Member &member) {
  name.consume_back(".npy");
  if (!archive.indexOf.try_emplace(name, archive.members.size()).second)
    return llvm::createStringError("npz archive has two members '%s'",
                                   name.str().c_str());
  archive.memberNames.push_back(name.str());
  archive.members.push_back(member);
  return Error::success();
}

Error NpzArchive::DirectoryReader::readEntry() {
  if (!hasRecord(bytes, offset, 46, directoryEntry))
    return damaged("expected a directory entry");
  Member member = {readLittle<uint16_t>(bytes, offset + 8),
                   readLittle<uint16_t>(bytes, offset + 10),
                   readLittle<uint32_t>(bytes, offset + 16),
                   readLittle<uint32_t>(bytes, offset + 20),
                   readLittle<uint32_t>(bytes, offset + 24),
                   readLittle<uint32_t>(bytes, offset + 42)};
  uint64_t nameSize = readLittle<uint16_t>(bytes, offset + 28);
  uint64_t extraSize = readLittle<uint16_t>(bytes, offset + 30);
  uint64_t commentSize = readLittle<uint16_t>(bytes, offset + 32);
  if (!fits(bytes, offset + 46, nameSize + extraSize + commentSize))
    return damaged("a directory entry ends outside of the file");
  StringRef name = bytes.substr(offset + 46, nameSize);
  if (Error error = readZip64Sizes(
          bytes.substr(offset + 46 + nameSize, extraSize), member))
    return error;
  offset += 46 + nameSize + extraSize + commentSize;
  return addMember(name, member);
}

Error NpzArchive::DirectoryReader::read() {
  if (Error error = findDirectory())
    return error;
  for (uint64_t i = 0; i < count; ++i)
    if (Error error = readEntry())
      return error;
  return Error::success();
}

Expected<NpzArchive>
NpzArchive::parse(std::unique_ptr<llvm::MemoryBuffer> file) {
  NpzArchive archive;
  archive.file = std::move(file);
  if (Error error = DirectoryReader(archive).read())
    return error;
  return archive;
}

Expected<NpzArchive> NpzArchive::open(StringRef path) {
  auto file = readRegularFile(path);
  if (!file)
    return file.takeError();
  Expected<NpzArchive> archive = parse(std::move(*file));
  if (!archive)
    return inFile(path, archive.takeError());
  return archive;
}

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

/// A member's data as they lie in the file.
Expected<StringRef> NpzArchive::findPacked(const Member &member) const {
  StringRef bytes = file->getBuffer();
  uint64_t at = member.headerOffset;
  if (!hasRecord(bytes, at, 30, localHeader))
    return damaged("expected a local header");
  uint64_t start = at + 30 + readLittle<uint16_t>(bytes, at + 26) +
                   readLittle<uint16_t>(bytes, at + 28);
  if (!fits(bytes, start, member.packedSize))
    return damaged("a member's data end outside of the file");
  return bytes.substr(start, member.packedSize);
}

/// Feeds zlib in pieces, since its counters have 32 bits. True if `packed` is
/// one whole raw deflate stream of just `size` bytes.
static bool inflateInto(StringRef packed, char *out, uint64_t size) {
  z_stream stream = {};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
    return false;
  constexpr uint64_t piece = std::numeric_limits<uInt>::max();
  stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data()));
  stream.next_out = reinterpret_cast<Bytef *>(out);
  uint64_t inLeft = packed.size(), outLeft = size;
  int status;
  do {
    stream.avail_in = uInt(std::min(inLeft, piece));
    stream.avail_out = uInt(std::min(outLeft, piece));
    uInt inBefore = stream.avail_in, outBefore = stream.avail_out;
    status = inflate(&stream, Z_NO_FLUSH);
    inLeft -= inBefore - stream.avail_in;
    outLeft -= outBefore - stream.avail_out;
  } while (status == Z_OK);
  inflateEnd(&stream);
  return status == Z_STREAM_END && inLeft == 0 && outLeft == 0;
}

static bool checksumMatches(StringRef bytes, uint32_t expected) {
  return crc32_z(0, bytes.bytes_begin(), bytes.size()) == expected;
}

static Expected<HostTensor> parseChecked(StringRef bytes, uint32_t checksum,
                                         uint64_t byteLimit) {
  if (!checksumMatches(bytes, checksum))
    return damaged("a member's checksum is wrong");
  return parseNpy(bytes, byteLimit);
}

Expected<HostTensor> NpzArchive::read(const Member &member,
                                      uint64_t byteLimit) const {
  if (member.flags & encryptedFlag)
    return llvm::createStringError("encrypted members are not supported");
  Expected<StringRef> packed = findPacked(member);
  if (!packed)
    return packed.takeError();
  if (member.method == stored) {
    if (member.size != member.packedSize)
      return damaged("a stored member has two sizes");
    return parseChecked(*packed, member.checksum, byteLimit);
  }
  if (member.method != deflated)
    return llvm::createStringError(
        "expected compression method 0 or 8, found %u", member.method);
  // Checked before the size is allocated: no stream unpacks to more.
  if (member.size / maxDeflateRatio > member.packedSize)
    return damaged("a member claims an impossible size");
  // 1 MiB is more than any header that this reader accepts needs.
  if (member.size > byteLimit && member.size - byteLimit > (1u << 20))
    return llvm::createStringError(
        "array is larger than the limit of %llu bytes",
        (unsigned long long)byteLimit);
  auto unpacked =
      llvm::WritableMemoryBuffer::getNewUninitMemBuffer(member.size);
  if (!unpacked)
    return llvm::createStringError("out of memory for %llu bytes",
                                   (unsigned long long)member.size);
  if (!inflateInto(*packed, unpacked->getBufferStart(), member.size))
    return damaged("a member's deflate stream is broken");
  return parseChecked(StringRef(unpacked->getBufferStart(), member.size),
                      member.checksum, byteLimit);
}

Expected<HostTensor> NpzArchive::get(StringRef name, uint64_t byteLimit) const {
  auto found = indexOf.find(name);
  if (found == indexOf.end())
    return llvm::createStringError("npz archive has no array '%s'",
                                   name.str().c_str());
  Expected<HostTensor> tensor = read(members[found->second], byteLimit);
  if (!tensor)
    return inFile(name, tensor.takeError());
  return tensor;
}
