//===- Bad.cpp - plugins that are refused ---------------------------------===//

#include "mlir/IR/Dialect.h"
#include "mlir/Pass/Pass.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;

#ifndef BAD_BACKEND
#define BAD_BACKEND "bad"
#endif

namespace {

#ifdef BAD_PASS
struct BadPass : PassWrapper<BadPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(BadPass)
  StringRef getArgument() const override { return BAD_PASS; }
  void runOnOperation() override {}
};
#endif

#ifdef BAD_DIALECT
struct BadDialect : Dialect {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(BadDialect)
  explicit BadDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<BadDialect>()) {}
  static StringRef getDialectNamespace() { return BAD_DIALECT; }
};
#endif

struct BadBackend : tcopt::Backend {
  StringRef getName() const override { return BAD_BACKEND; }
  StringRef getDescription() const override { return "refused"; }
  void registerDialects(DialectRegistry &registry) const override {
#ifdef BAD_DIALECT
    registry.insert<BadDialect>();
#endif
  }
  void addPasses(tcopt::PassList &passes) const override {
#ifdef BAD_PASS
    passes.add([] { return std::make_unique<BadPass>(); });
#endif
  }
};

} // namespace

#ifdef BAD_NOTE
TCOPT_PLUGIN_NOTE constinit const tcopt::PluginNote badNote = {
    6, 116, 1, "tcopt", BAD_NOTE};
#elif defined(BAD_SYMBOL)
TCOPT_PLUGIN_NOTE constinit const tcopt::PluginNote badNote =
    tcopt::makePluginNote();
#else
TCOPT_BACKEND_PLUGIN("bad", "0", BadBackend)
#endif
