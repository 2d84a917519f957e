//===- PluginVersionsTest.cpp - what a plugin was built against -----------===//

#include "tcopt/Target/Plugin.h"
#include "tcopt/Target/PluginLoader.h"
#include "gtest/gtest.h"

using namespace tcopt;

TEST(PluginVersions, ReadsItsOwnNote) {
  PluginVersions own = getOwnVersions();
  EXPECT_EQ(own.api, "1");
  EXPECT_EQ(own.llvm, LLVM_VERSION_STRING);
  EXPECT_EQ(own.tcopt, TCOPT_VERSION);
  EXPECT_EQ(own.abi, TCOPT_ABI_HASH);
  EXPECT_EQ(own.abi.size(), 16u);
}

TEST(PluginVersions, SkipsUnknownWordsAndOrder) {
  PluginVersions read = parseVersions("new=3 abi=12 llvm=22.1.8  api=2");
  EXPECT_EQ(read.abi, "12");
  EXPECT_EQ(read.llvm, "22.1.8");
  EXPECT_EQ(read.api, "2");
  EXPECT_EQ(read.tcopt, "");
  EXPECT_EQ(parseVersions(""), PluginVersions());
}

TEST(PluginVersions, TheNoteHasTheLayoutOfElf) {
  constexpr PluginNote note = makePluginNote();
  EXPECT_EQ(note.nameSize, sizeof("tcopt"));
  EXPECT_EQ(note.textSize % 4, 0u);
  EXPECT_EQ(offsetof(PluginNote, text) % 4, 0u);
  EXPECT_EQ(offsetof(PluginNote, name), 12u);
  EXPECT_STREQ(note.text, kPluginNoteText);
}

TEST(PluginVersions, ReadsFiles) {
  auto none = readPluginVersions("/nonexistent.so");
  EXPECT_EQ(toString(none.takeError()), "No such file or directory");
  auto self = readPluginVersions("/proc/self/exe");
  EXPECT_EQ(toString(self.takeError()),
            "it is no plugin of tcopt: it has no section .note.tcopt");
}
