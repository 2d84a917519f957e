//===- LogTest.cpp - channels of logs -------------------------------------===//

#include "tcopt/Support/Log.h"
#include "gtest/gtest.h"

using namespace tcopt;

TEST(LogChannels, NoneByDefault) {
  EXPECT_FALSE(LogChannels().any());
  EXPECT_FALSE(llvm::cantFail(LogChannels::parse({})).any());
}

TEST(LogChannels, ByName) {
  LogChannels channels =
      llvm::cantFail(LogChannels::parse({"memory", "output_code"}));
  EXPECT_TRUE(channels.any());
  EXPECT_TRUE(channels.has(LogChannel::Memory));
  EXPECT_TRUE(channels.has(LogChannel::OutputCode));
  EXPECT_FALSE(channels.has(LogChannel::Phases));
}

TEST(LogChannels, AllIsEveryOne) {
  LogChannels channels = llvm::cantFail(LogChannels::parse({"all"}));
  for (size_t i = 0; i < getLogChannelNames().size(); ++i)
    EXPECT_TRUE(channels.has(LogChannel(i)));
}

TEST(LogChannels, RefusesOthers) {
  auto channels = LogChannels::parse({"phases", "Memory"});
  EXPECT_EQ(toString(channels.takeError()),
            "unknown log channel 'Memory'; expected all, phases, graph, "
            "fusion, schedule, memory, output_code, autodiff, "
            "graph_breaks, guards, recompiles, kernels");
}
