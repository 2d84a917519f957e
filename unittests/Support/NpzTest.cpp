//===- NpzTest.cpp - Reading .npz archives ----------------------*- C++ -*-===//
//
// An archive that NumPy wrote, and ones made here: stored, zip64, broken.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Npz.h"
#include "Testing.h"
#include "tcopt/Support/Npy.h"
#include "tcopt/Support/TensorFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {

/// np.savez_compressed(f, a=np.arange(6, dtype=np.float32).reshape(2, 3))
static constexpr char compressedNpz[] =
    "\x50\x4b\x03\x04\x2d\x00\x00\x00\x08\x00\x00\x00\x21\x00\x4f\xe9\x00"
    "\x2a\xff\xff\xff\xff\xff\xff\xff\xff\x05\x00\x14\x00\x61\x2e\x6e\x70"
    "\x79\x01\x00\x10\x00\x98\x00\x00\x00\x00\x00\x00\x00\x55\x00\x00\x00"
    "\x00\x00\x00\x00\x9b\xec\x17\xea\x1b\x10\xc9\xc8\x50\xc6\x50\xad\x9e"
    "\x92\x5a\x9c\x5c\xa4\x6e\xa5\xa0\x6e\x93\x66\xa2\xae\xa3\xa0\x9e\x96"
    "\x5f\x54\x52\x94\x98\x17\x9f\x5f\x94\x92\x0a\x12\x77\x4b\xcc\x29\x4e"
    "\x05\x8a\x17\x67\x24\x16\xa4\x02\xf9\x1a\x46\x3a\x0a\xc6\x9a\x3a\x0a"
    "\xb5\x0a\x64\x03\x2e\x06\x30\x68\xb0\x07\x12\x0e\x40\x04\xc4\x0d\x40"
    "\xbc\xc0\x01\x00\x50\x4b\x01\x02\x2d\x03\x2d\x00\x00\x00\x08\x00\x00"
    "\x00\x21\x00\x4f\xe9\x00\x2a\x55\x00\x00\x00\x98\x00\x00\x00\x05\x00"
    "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00\x61"
    "\x2e\x6e\x70\x79\x50\x4b\x05\x06\x00\x00\x00\x00\x01\x00\x01\x00\x33"
    "\x00\x00\x00\x8c\x00\x00\x00\x00\x00";

llvm::StringRef compressed() {
  return llvm::StringRef(compressedNpz, sizeof(compressedNpz) - 1);
}

/// A stored member, with what a test wants to be wrong about it.
struct TestMember {
  std::string name, data;
  uint16_t flags = 0, method = 0;
  uint32_t checksumError = 0;
  uint64_t sizeError = 0;
};

/// Writes stored members, with zip64 records throughout if asked to.
class ZipWriter {
public:
  explicit ZipWriter(bool zip64) : zip64(zip64) {}
  void add(const TestMember &member);
  std::string finish();

private:
  void putSizes(std::string &out, const TestMember &member);

  bool zip64;
  unsigned count = 0;
  std::string bytes, directory;
};

/// Flags to sizes, as local header and directory both have them.
void ZipWriter::putSizes(std::string &out, const TestMember &member) {
  uint32_t checksum = llvm::crc32(llvm::arrayRefFromStringRef(member.data));
  uint64_t size = member.data.size() + member.sizeError;
  putLittle(out, member.flags);
  putLittle(out, member.method);
  putLittle(out, uint32_t(0)); // time and date
  putLittle(out, checksum + member.checksumError);
  putLittle(out, zip64 ? UINT32_MAX : uint32_t(size));
  putLittle(out, zip64 ? UINT32_MAX : uint32_t(size));
  putLittle(out, uint16_t(member.name.size()));
}

void ZipWriter::add(const TestMember &member) {
  uint64_t offset = bytes.size(), size = member.data.size() + member.sizeError;
  putLittle(bytes, uint32_t(0x04034b50));
  putLittle(bytes, uint16_t(45));
  putSizes(bytes, member);
  putLittle(bytes, uint16_t(0));
  bytes += member.name + member.data;

  putLittle(directory, uint32_t(0x02014b50));
  putLittle(directory, uint32_t(45 | 45 << 16));
  putSizes(directory, member);
  putLittle(directory, uint16_t(zip64 ? 34 : 0));
  directory.append(10, '\0');
  putLittle(directory, zip64 ? UINT32_MAX : uint32_t(offset));
  directory += member.name;
  if (zip64) {
    putLittle(directory, uint16_t(0x7875)); // another extra record before it
    putLittle(directory, uint16_t(2));
    putLittle(directory, uint16_t(0));
    putLittle(directory, uint16_t(1));
    putLittle(directory, uint16_t(24));
    for (uint64_t value : {size, size, offset})
      putLittle(directory, value);
  }
  ++count;
}

std::string ZipWriter::finish() {
  uint64_t start = bytes.size(), end = start + directory.size();
  bytes += directory;
  if (zip64) {
    putLittle(bytes, uint32_t(0x06064b50));
    putLittle(bytes, uint64_t(44));
    bytes.append(12, '\0');
    for (uint64_t value :
         {uint64_t(count), uint64_t(count), uint64_t(directory.size()), start})
      putLittle(bytes, value);
    putLittle(bytes, uint32_t(0x07064b50));
    putLittle(bytes, uint32_t(0));
    putLittle(bytes, end);
    putLittle(bytes, uint32_t(1));
  }
  putLittle(bytes, uint32_t(0x06054b50));
  putLittle(bytes, uint32_t(0));
  for (int i = 0; i < 2; ++i)
    putLittle(bytes, uint16_t(zip64 ? UINT16_MAX : count));
  putLittle(bytes, zip64 ? UINT32_MAX : uint32_t(directory.size()));
  putLittle(bytes, zip64 ? UINT32_MAX : uint32_t(start));
  putLittle(bytes, uint16_t(7));
  return bytes + "comment";
}

std::string makeZip(std::initializer_list<TestMember> members,
                    bool zip64 = false) {
  ZipWriter writer(zip64);
  for (const TestMember &member : members)
    writer.add(member);
  return writer.finish();
}

std::string npyOf(const HostTensor &tensor) {
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  writeNpy(os, tensor);
  return bytes;
}

llvm::Expected<HostTensor> fetch(llvm::StringRef zip, llvm::StringRef name) {
  llvm::Expected<NpzArchive> archive = NpzArchive::parse(toBuffer(zip));
  if (!archive)
    return archive.takeError();
  return archive->get(name);
}

TEST(NpzTest, ReadsWhatNumPyCompresses) {
  HostTensor tensor = take(fetch(compressed(), "a"));
  EXPECT_TRUE(tensor == makeTensor(DType::F32, {2, 3}, {0, 1, 2, 3, 4, 5}));
}

TEST(NpzTest, ReadsStoredAndZip64) {
  HostTensor x = makeTensor(DType::I8, {3}, {1, 2, 3});
  HostTensor y = makeTensor(DType::F64, {}, {4});
  for (bool zip64 : {false, true}) {
    std::string zip =
        makeZip({{"x.npy", npyOf(x)}, {"dir/y.npy", npyOf(y)}}, zip64);
    NpzArchive archive = take(NpzArchive::parse(toBuffer(zip)));
    EXPECT_EQ(archive.names(), llvm::ArrayRef<std::string>({"x", "dir/y"}));
    EXPECT_TRUE(archive.contains("x"));
    EXPECT_FALSE(archive.contains("x.npy"));
    EXPECT_TRUE(take(archive.get("x")) == x);
    EXPECT_TRUE(take(archive.get("dir/y")) == y);
    EXPECT_EQ(messageOf(archive.get("z")), "npz archive has no array 'z'");
  }
}

TEST(NpzTest, EmptyArchive) {
  EXPECT_TRUE(take(NpzArchive::parse(toBuffer(makeZip({})))).names().empty());
}

TEST(NpzTest, DamageIsRefused) {
  std::string data = npyOf(makeTensor(DType::I8, {3}, {1, 2, 3}));
  auto tryMember = [&](uint16_t flags, uint16_t method, uint32_t checksumError,
                       uint64_t sizeError) {
    return messageOf(fetch(
        makeZip({{"x.npy", data, flags, method, checksumError, sizeError}}),
        "x"));
  };
  EXPECT_EQ(tryMember(0, 0, 0, 0), "");
  EXPECT_EQ(tryMember(1, 0, 0, 0), "x: encrypted members are not supported");
  EXPECT_CONTAINS(tryMember(0, 12, 0, 0), "method 0 or 8, found 12");
  EXPECT_CONTAINS(tryMember(0, 8, 0, 0), "deflate stream is broken");
  EXPECT_CONTAINS(tryMember(0, 0, 1, 0), "checksum is wrong");
  EXPECT_CONTAINS(tryMember(0, 0, 0, 100000), "outside of the file");
  EXPECT_CONTAINS(
      messageOf(fetch(makeZip({{"x.npy", data}, {"x", data}}), "x")),
      "two members 'x'");
  EXPECT_CONTAINS(messageOf(fetch("", "x")), "not an npz archive");
  EXPECT_CONTAINS(messageOf(fetch(makeZip({{"x.npy", "text"}}), "x")),
                  "x: not an npy file");
}

TEST(NpzTest, ImpossibleSizesAreNotAllocated) {
  // The uncompressed size is 20 to 24 bytes behind the directory's signature.
  std::string zip = compressed().str();
  size_t entry = zip.find("PK\1\2");
  ASSERT_NE(entry, std::string::npos);
  for (int i = 24; i < 28; ++i)
    zip[entry + size_t(i)] = char(0xf0);
  EXPECT_CONTAINS(messageOf(fetch(zip, "a")), "impossible size");
}

// Whatever byte changes, there is a tensor or a message.
TEST(NpzTest, AnyChangedByteIsSurvived) {
  std::string zip64 =
      makeZip({{"a.npy", npyOf(makeTensor(DType::I8, {1}, {1}))}}, true);
  for (llvm::StringRef original : {compressed(), llvm::StringRef(zip64)})
    for (size_t i = 0; i < original.size(); ++i)
      for (int change : {1, 0x80, 0xff}) {
        std::string zip = original.str();
        zip[i] = char(zip[i] ^ change);
        llvm::consumeError(fetch(zip, "a").takeError());
        llvm::consumeError(fetch(zip.substr(0, i), "a").takeError());
      }
}

TEST(NpzTest, LoadsAsTensorFile) {
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("tcopt", "npz", path));
  std::error_code code;
  llvm::raw_fd_ostream(path, code) << compressed();
  auto all = take(loadTensorFile(path));
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].name, "a");
  EXPECT_CONTAINS(messageOf(loadTensorFile(path, 23)),
                  path.str().str() + ": a: tensor 2x3xf32 is larger");
  llvm::sys::fs::remove(path);
}

} // namespace
