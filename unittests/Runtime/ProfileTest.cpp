//===- ProfileTest.cpp - Calls and time of kernels ------------------------===//

#include "RuntimeTest.h"

#include <chrono>
#include <thread>

using namespace tcopt::rt::test;

namespace {

std::vector<tcopt_profile_entry> rows(Context &ctx) {
  std::vector<tcopt_profile_entry> entries(
      tcopt_rt_profile_read(ctx, nullptr, 0));
  tcopt_rt_profile_read(ctx, entries.data(), entries.size());
  return entries;
}

void run(Context &ctx, const char *name) {
  tcopt_rt_profile_begin(ctx, name);
  tcopt_rt_profile_end(ctx, name);
}

TEST(Profile, OffAtFirst) {
  Context ctx;
  run(ctx, "k");
  EXPECT_TRUE(rows(ctx).empty());
}

TEST(Profile, CountsCallsAndTime) {
  Context ctx;
  tcopt_rt_profile_enable(ctx, 1);
  for (int i = 0; i < 3; ++i)
    run(ctx, "fast");
  tcopt_rt_profile_begin(ctx, "slow");
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  tcopt_rt_profile_end(ctx, "slow");
  auto entries = rows(ctx);
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_STREQ(entries[0].name, "fast");
  EXPECT_EQ(entries[0].calls, 3);
  EXPECT_GE(entries[0].ns, 0);
  EXPECT_STREQ(entries[1].name, "slow");
  EXPECT_EQ(entries[1].calls, 1);
  EXPECT_GE(entries[1].ns, 4000000);
}

TEST(Profile, FromTheOptions) {
  tcopt_context_options options = makeOptions();
  options.profile = 1;
  Context ctx(options);
  run(ctx, "k");
  EXPECT_EQ(rows(ctx).size(), 1u);
  tcopt_rt_profile_enable(ctx, 0);
  run(ctx, "k");
  EXPECT_EQ(rows(ctx)[0].calls, 1);
}

TEST(Profile, NamesAreCopied) {
  Context ctx;
  tcopt_rt_profile_enable(ctx, 1);
  std::string name = "kernel_a";
  run(ctx, name.c_str());
  name.back() = 'b';
  run(ctx, name.c_str());
  auto entries = rows(ctx);
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_STREQ(entries[0].name, "kernel_a");
  EXPECT_STREQ(entries[1].name, "kernel_b");
}

TEST(Profile, NestedKernels) {
  Context ctx;
  tcopt_rt_profile_enable(ctx, 1);
  tcopt_rt_profile_begin(ctx, "outer");
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  tcopt_rt_profile_begin(ctx, "outer");
  run(ctx, "inner");
  tcopt_rt_profile_end(ctx, "outer");
  EXPECT_EQ(rows(ctx)[0].ns, 0) << "still running";
  tcopt_rt_profile_end(ctx, "outer");
  auto entries = rows(ctx);
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[0].calls, 2);
  EXPECT_GE(entries[0].ns, 4000000) << "from the first begin";
  EXPECT_GE(entries[0].ns, entries[1].ns);
}

TEST(Profile, StrayEndsAndMissingNames) {
  Context ctx;
  tcopt_rt_profile_enable(ctx, 1);
  tcopt_rt_profile_end(ctx, "k");
  tcopt_rt_profile_begin(ctx, nullptr);
  tcopt_rt_profile_end(ctx, nullptr);
  EXPECT_TRUE(rows(ctx).empty());
  run(ctx, "k");
  tcopt_rt_profile_end(ctx, "k");
  EXPECT_EQ(rows(ctx)[0].calls, 1);
}

TEST(Profile, ReadsAsManyAsFit) {
  Context ctx;
  tcopt_rt_profile_enable(ctx, 1);
  for (int i = 0; i < 100; ++i)
    run(ctx, ("k" + std::to_string(i)).c_str());
  tcopt_profile_entry entries[2] = {};
  EXPECT_EQ(tcopt_rt_profile_read(ctx, entries, 1), 100);
  EXPECT_STREQ(entries[0].name, "k0");
  EXPECT_EQ(entries[1].name, nullptr);
  tcopt_rt_profile_clear(ctx);
  EXPECT_TRUE(rows(ctx).empty());
  run(ctx, "again");
  EXPECT_EQ(rows(ctx).size(), 1u);
}

TEST(Profile, MissingContext) {
  tcopt_rt_profile_enable(nullptr, 1);
  tcopt_rt_profile_begin(nullptr, "k");
  tcopt_rt_profile_end(nullptr, "k");
  tcopt_rt_profile_clear(nullptr);
  EXPECT_EQ(tcopt_rt_profile_read(nullptr, nullptr, 0), 0);
}

} // namespace
