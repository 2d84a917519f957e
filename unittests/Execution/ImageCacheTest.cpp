//===- ImageCacheTest.cpp - Compiled programs on disk ---------------------===//

#include "tcopt/Execution/ImageCache.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <fstream>
#include <thread>

using namespace tcopt;

namespace {
/// A cache in a folder that is removed at the end.
class ImageCacheTest : public testing::Test {
protected:
  ImageCacheTest() {
    llvm::SmallString<128> path;
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("tcopt", path));
    folder = path.str().str();
  }
  ~ImageCacheTest() override { llvm::sys::fs::remove_directories(folder); }

  ImageCache make(std::string path = "") {
    return ImageCache(path.empty() ? folder : path,
                      [this](const std::string &text) { reports += text; });
  }
  std::string file(const std::string &key) {
    return folder + "/llvmcache-" + key;
  }

  std::string folder, reports;
};
} // namespace

static std::string imageKey(llvm::StringRef text, const CompileConfig &config) {
  ImageKey key;
  key.add(text);
  key.add(config);
  return key.text();
}

TEST_F(ImageCacheTest, FindsWhatWasAdded) {
  ImageCache cache = make();
  EXPECT_EQ(cache.find("key"), std::nullopt);
  cache.add("key", std::string("a\0b", 3));
  EXPECT_EQ(cache.find("key"), std::string("a\0b", 3));
  cache.add("key", "");
  EXPECT_EQ(make().find("key"), "");
  EXPECT_EQ(cache.find("other"), std::nullopt);
  EXPECT_EQ(reports, "");
}

TEST_F(ImageCacheTest, KeysDependOnAllParts) {
  CompileConfig config;
  std::string key = imageKey("source", config);
  EXPECT_EQ(key.size(), 64u);
  EXPECT_EQ(imageKey("source", config), key);
  EXPECT_NE(imageKey("sources", config), key);
  config.targetCpu = "x86-64-v2";
  EXPECT_NE(imageKey("source", config), key);
  for (const CompileOption &option : compileOptions()) {
    CompileConfig other;
    for (std::string_view value : {"true", "1", "strict", "x86-64-v3"})
      if (option.get(other) == option.get(CompileConfig()))
        (void)assignOption(other, option, value);
    if (option.get(other) != option.get(CompileConfig()))
      EXPECT_NE(imageKey("source", other), key) << option.name;
  }
  ImageKey one, two;
  one.add("ab");
  one.add("c");
  two.add("a");
  two.add("bc");
  EXPECT_NE(one.text(), two.text());
}

TEST_F(ImageCacheTest, DeletesDamagedFiles) {
  ImageCache cache = make();
  for (size_t cut : {0, 5, 20, 44}) {
    cache.add("key", "bytes of a program");
    std::string whole;
    {
      std::ifstream in(file("key"), std::ios::binary);
      whole.assign(std::istreambuf_iterator<char>(in), {});
    }
    std::ofstream(file("key"), std::ios::binary) << whole.substr(0, cut);
    reports.clear();
    EXPECT_EQ(cache.find("key"), std::nullopt) << cut;
    EXPECT_NE(reports.find("is damaged"), std::string::npos);
    EXPECT_FALSE(llvm::sys::fs::exists(file("key")));
  }
}

TEST_F(ImageCacheTest, FindsChangedBytes) {
  ImageCache cache = make();
  cache.add("key", std::string(100, 'x'));
  std::fstream(file("key"), std::ios::in | std::ios::out | std::ios::binary)
      .seekp(60)
      .put('y');
  EXPECT_EQ(cache.find("key"), std::nullopt);
  EXPECT_NE(reports, "");
}

TEST_F(ImageCacheTest, ReportsFoldersThatCannotBeWritten) {
  std::ofstream(folder + "/file") << "text";
  ImageCache cache = make(folder + "/file/folder");
  cache.add("key", "bytes");
  EXPECT_NE(reports.find("cannot write to the cache"), std::string::npos);
  EXPECT_EQ(cache.find("key"), std::nullopt);
}

TEST_F(ImageCacheTest, ServesThreads) {
  std::vector<std::thread> threads;
  std::string bytes(100000, 'z');
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      ImageCache cache(folder,
                       [](const std::string &text) { ADD_FAILURE() << text; });
      for (int i = 0; i < 50; ++i) {
        std::string key = "key" + std::to_string(i % 5);
        if (auto found = cache.find(key))
          EXPECT_EQ(*found, bytes);
        cache.add(key, bytes);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST_F(ImageCacheTest, LimitsTheSizeOfTheFolder) {
  llvm::CachePruningPolicy policy;
  policy.Interval = std::chrono::seconds(0);
  policy.MaxSizeBytes = 250000;
  ImageCache cache(folder, [](const std::string &) {}, policy);
  for (int i = 0; i < 10; ++i)
    cache.add("key" + std::to_string(i), std::string(100000, 'x'));
  uint64_t total = 0;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(folder, error), end;
       it != end && !error; it.increment(error))
    total += it->status()->getSize();
  EXPECT_LE(total, 250000u);
}
