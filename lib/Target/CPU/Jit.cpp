//===- Jit.cpp - Machine code in this process -----------------------------===//

#include "tcopt/Target/CPU/Jit.h"
#include "MergeObjects.h"
#include "Stopwatch.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Target/CPU/KernelModules.h"
#include "tcopt/Target/CPU/Libraries.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::orc::LLJIT;
using llvm::orc::ObjectLinkingLayer;

static constexpr llvm::StringLiteral kLinkTimer = "Link and load";

static Expected<std::unique_ptr<LLJIT>>
createEngine(const JitOptions &options) {
  llvm::orc::LLJITBuilder builder;
  builder.setJITTargetMachineBuilder(
      llvm::orc::JITTargetMachineBuilder(llvm::Triple(options.cpu.triple)));
  return builder.create();
}

Jit::Jit(const JitOptions &options)
    : timing(options.timing), problems(std::make_shared<std::string>()) {}

Jit::~Jit() = default;

// By name and not through the process alone: a host may have loaded libtcopt.so
// without making its symbols global.
Error Jit::addLibraries(const JitOptions &options) {
  // The program's own come first: they may define what C libraries do.
  std::vector<std::string> libraries = options.libraries;
  llvm::append_range(libraries, findCodeLibraries());
  for (const std::string &path : libraries) {
    auto generator = llvm::orc::DynamicLibrarySearchGenerator::Load(
        path.c_str(), engine->getDataLayout().getGlobalPrefix());
    if (!generator)
      return generator.takeError();
    engine->getMainJITDylib().addGenerator(std::move(*generator));
  }
  return Error::success();
}

Error Jit::bind() {
  llvm::orc::SymbolMap symbols;
  for (auto &[name, data] : weights)
    symbols[engine->mangleAndIntern(name)] = {
        llvm::orc::ExecutorAddr::fromPtr(data), llvm::JITSymbolFlags::Exported};
  return engine->getMainJITDylib().define(
      llvm::orc::absoluteSymbols(std::move(symbols)));
}

Error Jit::compile(mlir::ModuleOp program, const JitOptions &options) {
  llvm::SmallVector<mlir::ModuleOp> parts{program};
  llvm::append_range(parts, getKernelModules(program));
  std::vector<std::string> keys(parts.size());
  if (options.computesKeys)
    for (size_t i = 1; i < parts.size(); ++i)
      keys[i] = kernelKey(parts[i], options.cpu, options.level);
  DetachedWeights detached(program);
  DetachedKernels kernels(program);
  auto compiled = compileParts(parts, detached, options, costs);
  if (!compiled)
    return compiled.takeError();
  objects = std::move(*compiled);
  for (auto [row, key] : llvm::zip_equal(costs.parts, keys))
    row.key = key;
  for (const Weight &weight : detached.weights())
    weights.emplace_back(weight.symbol, weight.data);
  copies = detached.takeCopies();
  return Error::success();
}

Error Jit::load(const JitOptions &options) {
  Stopwatch watch(costs.linkMs, timing, kLinkTimer);
  auto made = createEngine(options);
  if (!made)
    return made.takeError();
  engine = std::move(*made);
  engine->getExecutionSession().setErrorReporter([problems =
                                                      problems](Error error) {
    *problems += (problems->empty() ? "" : "; ") + toString(std::move(error));
  });
  if (Error error = addLibraries(options))
    return error;
  if (Error error = bind())
    return error;
  auto graph = mergeObjects(
      objects, engine->getExecutionSession().getSymbolStringPool());
  if (!graph)
    return graph.takeError();
  auto &linker = llvm::cast<ObjectLinkingLayer>(engine->getObjLinkingLayer());
  return linker.add(engine->getMainJITDylib().getDefaultResourceTracker(),
                    std::move(*graph));
}

Expected<std::unique_ptr<Jit>> Jit::create(mlir::ModuleOp program,
                                           const JitOptions &options) {
  if (Error error = checkExterns(program, options.libraries))
    return std::move(error);
  JitOptions settings = options;
  settings.cpu = cpuOf(program, options.cpu);
  if (Error error = checkRunsHere(settings.cpu))
    return error;
  std::unique_ptr<Jit> jit(new Jit(settings));
  if (Error error = jit->compile(program, settings))
    return error;
  if (Error error = jit->load(settings))
    return error;
  return jit;
}

Expected<void *> Jit::lookup(StringRef name) {
  Stopwatch watch(costs.linkMs, timing, kLinkTimer);
  problems->clear();
  auto address = engine->lookup(name);
  if (address) {
    objects.clear();
    return address->toPtr<void *>();
  }
  std::string message = toString(address.takeError());
  return llvm::createStringError("cannot link the code: " +
                                 (problems->empty() ? message : *problems));
}
