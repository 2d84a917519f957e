//===- CodeArchiveTest.cpp - Bytes by name, in a file ---------------------===//

#include "tcopt/Execution/CodeArchive.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "gtest/gtest.h"

using namespace tcopt;

namespace {
/// A file that is removed at the end.
class TemporaryFile {
public:
  TemporaryFile() {
    llvm::SmallString<128> path;
    EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("tcopt", "bin", path));
    name = path.str().str();
  }
  ~TemporaryFile() { llvm::sys::fs::remove(name); }

  std::string name;
};
} // namespace

static std::string
messageOf(llvm::Expected<std::unique_ptr<CodeArchive>> archive) {
  return archive ? "" : toString(archive.takeError());
}

TEST(CodeArchive, FindsWhatWasAdded) {
  TemporaryFile file;
  CodeArchiveWriter writer;
  for (int i = 0; i < 1000; ++i)
    writer.add("key " + std::to_string(i), std::string(size_t(i), char(i)));
  ASSERT_FALSE(bool(writer.write(file.name, "stamp")));
  auto archive = CodeArchive::open(file.name, "stamp");
  ASSERT_TRUE(bool(archive)) << toString(archive.takeError());
  EXPECT_EQ((*archive)->size(), 1000u);
  for (int i = 0; i < 1000; ++i)
    EXPECT_EQ((*archive)->find("key " + std::to_string(i)),
              std::string(size_t(i), char(i)));
  EXPECT_EQ((*archive)->find("key 1000"), std::nullopt);
  EXPECT_EQ((*archive)->find(""), std::nullopt);
}

TEST(CodeArchive, IsEmpty) {
  TemporaryFile file;
  ASSERT_FALSE(bool(CodeArchiveWriter().write(file.name, "stamp")));
  auto archive = CodeArchive::open(file.name, "stamp");
  ASSERT_TRUE(bool(archive)) << toString(archive.takeError());
  EXPECT_EQ((*archive)->size(), 0u);
  EXPECT_EQ((*archive)->find("key"), std::nullopt);
}

TEST(CodeArchive, RefusesOtherFiles) {
  TemporaryFile file;
  std::string wrong = "'" + file.name + "' was not written by this tcopt";
  EXPECT_EQ(messageOf(CodeArchive::open(file.name, "stamp")), wrong);
  CodeArchiveWriter writer;
  writer.add("key", "bytes");
  ASSERT_FALSE(bool(writer.write(file.name, "stamp")));
  EXPECT_EQ(messageOf(CodeArchive::open(file.name, "other")), wrong);
  EXPECT_EQ(messageOf(CodeArchive::open(file.name, "")), wrong);
  EXPECT_EQ(messageOf(CodeArchive::open(file.name, "stamp")), "");
  // Not complete.
  uint64_t size = 0;
  ASSERT_FALSE(llvm::sys::fs::file_size(file.name, size));
  int fd = -1;
  ASSERT_FALSE(llvm::sys::fs::openFileForReadWrite(
      file.name, fd, llvm::sys::fs::CD_OpenExisting, llvm::sys::fs::OF_None));
  ASSERT_FALSE(llvm::sys::fs::resize_file(fd, size - 1));
  llvm::sys::Process::SafelyCloseFileDescriptor(fd);
  EXPECT_EQ(messageOf(CodeArchive::open(file.name, "stamp")), wrong);
}

TEST(CodeArchive, SaysThatThereIsNoFile) {
  EXPECT_EQ(messageOf(CodeArchive::open("/no/such/file", "stamp")),
            "cannot read '/no/such/file': No such file or directory");
}
