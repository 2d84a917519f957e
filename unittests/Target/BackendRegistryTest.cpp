//===- BackendRegistryTest.cpp - backends, and what they bring ------------===//

#include "tcopt/Target/Backend.h"
#include "tcopt/Target/CPU/CPUBackend.h"
#include "tcopt/Target/InterpBackend.h"
#include "gtest/gtest.h"

using namespace tcopt;
using namespace mlir;

namespace {

struct NamedBackend : Backend {
  explicit NamedBackend(std::string name) : name(std::move(name)) {}
  llvm::StringRef getName() const override { return name; }
  llvm::StringRef getDescription() const override { return "in a test"; }

  std::string name;
};

struct TestPass : PassWrapper<TestPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestPass)
  explicit TestPass(llvm::StringRef name) : name(name) {}
  llvm::StringRef getArgument() const override { return name; }
  void runOnOperation() override {}

  std::string name;
};

std::string addAndRegister(llvm::ArrayRef<std::string> names,
                           llvm::StringRef pipeline = "") {
  PassList list;
  for (const std::string &name : names)
    list.add([name] { return std::make_unique<TestPass>(name); });
  if (!pipeline.empty())
    list.addPipeline(pipeline, "in a test", [](OpPassManager &) {});
  return toString(list.registerAll());
}

} // namespace

TEST(BackendRegistry, FindsByName) {
  BackendRegistry registry;
  EXPECT_EQ(registry.lookup("cpu"), nullptr);
  EXPECT_TRUE(registry.add(createCPUBackend()));
  EXPECT_TRUE(registry.add(createInterpBackend()));
  EXPECT_TRUE(registry.add(std::make_unique<NamedBackend>("abc")));
  EXPECT_EQ(registry.lookup("cpu")->getName(), "cpu");
  EXPECT_EQ(registry.lookup("cp"), nullptr);
  EXPECT_EQ(registry.getNames(),
            (std::vector<llvm::StringRef>{"abc", "cpu", "interp"}));
  EXPECT_EQ(registry.getAll()[1], registry.lookup("cpu"));
}

TEST(BackendRegistry, RefusesANameTwice) {
  BackendRegistry registry;
  EXPECT_TRUE(registry.add(std::make_unique<NamedBackend>("abc")));
  const Backend *first = registry.lookup("abc");
  EXPECT_FALSE(registry.add(std::make_unique<NamedBackend>("abc")));
  EXPECT_EQ(registry.lookup("abc"), first);
}

TEST(Backend, Defaults) {
  NamedBackend backend("abc");
  EXPECT_FALSE(backend.isTarget());
  EXPECT_FALSE(backend.takes(nullptr));
  EXPECT_TRUE(backend.getSlotPipelines().empty());
  EXPECT_TRUE(backend.getRuntimeLibraries().empty());
  EXPECT_EQ(backend.complete({256}).vectorBits, 256u);
}

TEST(PassList, RegistersAllOrNothing) {
  EXPECT_EQ(addAndRegister({"test-a", "test-b"}, "test-p"), "");
  EXPECT_TRUE(PassInfo::lookup("test-a") && PassInfo::lookup("test-b"));
  EXPECT_TRUE(PassPipelineInfo::lookup("test-p"));
  EXPECT_EQ(addAndRegister({"test-c", "test-b"}),
            "there is already a pass 'test-b'");
  EXPECT_FALSE(PassInfo::lookup("test-c"));
  EXPECT_EQ(addAndRegister({"test-c", "test-c"}),
            "there is already a pass 'test-c'");
  EXPECT_EQ(addAndRegister({"test-d"}, "test-d"),
            "there is already a pass 'test-d'");
  EXPECT_EQ(addAndRegister({"test-p"}), "there is already a pass 'test-p'");
  EXPECT_EQ(addAndRegister({""}), "a pass has no name");
}
