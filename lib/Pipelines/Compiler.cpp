//===- Compiler.cpp - pipelines that are kept between programs ------------===//

#include "tcopt/Pipelines/Compiler.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Instrumentations
//===----------------------------------------------------------------------===//

/// Passes on what it sees: a pass manager's instrumentations cannot be removed.
class Compiler::Relay : public PassInstrumentation {
public:
  void set(Instrumentations others) { to = std::move(others); }

  void runBeforePipeline(std::optional<OperationName> name,
                         const PipelineParentInfo &parent) override {
    for (auto &other : to)
      other->runBeforePipeline(name, parent);
  }
  void runAfterPipeline(std::optional<OperationName> name,
                        const PipelineParentInfo &parent) override {
    for (auto &other : llvm::reverse(to))
      other->runAfterPipeline(name, parent);
  }
  void runBeforePass(Pass *pass, Operation *op) override {
    for (auto &other : to)
      other->runBeforePass(pass, op);
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    for (auto &other : llvm::reverse(to))
      other->runAfterPass(pass, op);
  }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    for (auto &other : llvm::reverse(to))
      other->runAfterPassFailed(pass, op);
  }
  void runBeforeAnalysis(StringRef name, TypeID id, Operation *op) override {
    for (auto &other : to)
      other->runBeforeAnalysis(name, id, op);
  }
  void runAfterAnalysis(StringRef name, TypeID id, Operation *op) override {
    for (auto &other : llvm::reverse(to))
      other->runAfterAnalysis(name, id, op);
  }

private:
  Instrumentations to;
};

//===----------------------------------------------------------------------===//
// Compiler
//===----------------------------------------------------------------------===//

Compiler::Compiler(MLIRContext *context, const PipelineConfig &config)
    : config(config), manager(context, ModuleOp::getOperationName()) {
  auto made = std::make_unique<Relay>();
  relay = made.get();
  manager.addInstrumentation(std::move(made));
  // To verify the module after each pass takes a third of the time of all of
  // them. The contracts at the ends of phases verify it, too.
  manager.enableVerifier(false);
}

std::unique_ptr<Compiler>
Compiler::create(MLIRContext *context, const PipelineConfig &config,
                 std::shared_ptr<const BackendRegistry> backends,
                 ErrorHandler error) {
  std::unique_ptr<Compiler> made(new Compiler(context, config));
  if (failed(buildCompilePipeline(made->manager, config, std::move(backends),
                                  error)))
    return nullptr;
  return made;
}

LogicalResult Compiler::run(ModuleOp module,
                            Instrumentations instrumentations) {
  relay->set(std::move(instrumentations));
  llvm::scope_exit end([&] { relay->set({}); });
  return manager.run(module);
}

//===----------------------------------------------------------------------===//
// Pool
//===----------------------------------------------------------------------===//

/// Beyond that, those that were put back first are destroyed.
static constexpr size_t kMostIdle = 4;

CompilerPool::Borrowed::~Borrowed() {
  if (compiler)
    from.putBack(std::move(compiler), number);
}

CompilerPool::Borrowed CompilerPool::take(const PipelineConfig &config,
                                          ErrorHandler error) {
  std::unique_ptr<Compiler> taken;
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto found = llvm::find_if(
        idle, [&](auto &known) { return known->getConfig() == config; });
    if (found != idle.end()) {
      taken = std::move(*found);
      idle.erase(found);
    }
  }
  if (!taken)
    taken = Compiler::create(context, config, backends, error);
  return Borrowed(*this, std::move(taken));
}

void CompilerPool::putBack(std::unique_ptr<Compiler> compiler,
                           uint64_t madeAt) {
  std::lock_guard<std::mutex> lock(mutex);
  if (madeAt != number)
    return;
  idle.push_back(std::move(compiler));
  if (idle.size() > kMostIdle)
    idle.erase(idle.begin());
}

void CompilerPool::clear() {
  std::lock_guard<std::mutex> lock(mutex);
  idle.clear();
  ++number;
}

} // namespace tcopt
