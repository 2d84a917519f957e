//===- Jit.cpp - Machine code in this process -----------------------------===//

#include "tcopt/Target/CPU/Jit.h"
#include "CodeGenerators.h"
#include "Linker.h"
#include "Stopwatch.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Target/CPU/KernelModules.h"
#include "tcopt/Target/CPU/Libraries.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

static constexpr llvm::StringLiteral kLinkTimer = "Link and load";

//===----------------------------------------------------------------------===//
// Engine
//===----------------------------------------------------------------------===//

struct JitEngine::State {
  Expected<Linker *> getLinker();
  /// See tcopt::checkRunsHere().
  Error checkRunsHere(const CpuTarget &target);

  CodeGenerators generators;

private:
  std::mutex mutex;
  /// What runs here.
  std::vector<CpuTarget> checked;
  std::unique_ptr<Linker> linker;
};

JitEngine::JitEngine() : state(std::make_unique<State>()) {}
JitEngine::~JitEngine() = default;

// Code for other machines is refused: there is one linker.
Expected<Linker *> JitEngine::State::getLinker() {
  std::lock_guard<std::mutex> lock(mutex);
  if (!linker) {
    auto made = Linker::create(hostCpu().triple);
    if (!made)
      return made.takeError();
    linker = std::move(*made);
  }
  return linker.get();
}

Error JitEngine::State::checkRunsHere(const CpuTarget &target) {
  std::lock_guard<std::mutex> lock(mutex);
  if (llvm::is_contained(checked, target))
    return Error::success();
  if (Error error = tcopt::checkRunsHere(target))
    return error;
  checked.push_back(target);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

Jit::Jit(const JitOptions &options)
    : timing(options.timing),
      engine(options.engine ? options.engine : std::make_shared<JitEngine>()) {}

Jit::~Jit() = default;

Error Jit::compile(mlir::ModuleOp program, const JitOptions &options) {
  llvm::SmallVector<mlir::ModuleOp> parts{program};
  llvm::append_range(parts, getKernelModules(program));
  std::vector<std::string> keys(parts.size());
  if (options.computesKeys)
    for (size_t i = 1; i < parts.size(); ++i)
      keys[i] = kernelKey(parts[i], options.cpu, options.level);
  DetachedWeights detached(program);
  DetachedKernels kernels(program);
  auto compiled =
      compileParts(parts, detached, options, engine->state->generators, costs);
  if (!compiled)
    return compiled.takeError();
  objects = std::move(*compiled);
  for (auto [row, key] : llvm::zip_equal(costs.parts, keys))
    row.key = key;
  for (const Weight &weight : detached.weights())
    constants.push_back({weight.symbol, weight.bytes});
  copies = detached.takeCopies();
  return Error::success();
}

Error Jit::link(const CpuTarget &cpu, const JitOptions &options) {
  if (Error error = engine->state->checkRunsHere(cpu))
    return error;
  Stopwatch watch(costs.linkMs, timing, kLinkTimer);
  auto linker = engine->state->getLinker();
  if (!linker)
    return linker.takeError();
  auto linked = (*linker)->add(objects, constants, options.libraries);
  if (!linked)
    return linked.takeError();
  code = std::move(*linked);
  return Error::success();
}

Expected<std::unique_ptr<Jit>> Jit::create(mlir::ModuleOp program,
                                           const JitOptions &options) {
  if (Error error = checkExterns(program, options.libraries))
    return std::move(error);
  JitOptions settings = options;
  settings.cpu = cpuOf(program, options.cpu);
  std::unique_ptr<Jit> jit(new Jit(settings));
  // What does not run here is not compiled first.
  if (Error error = jit->engine->state->checkRunsHere(settings.cpu))
    return error;
  if (Error error = jit->compile(program, settings))
    return error;
  if (Error error = jit->link(settings.cpu, settings))
    return error;
  return jit;
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

static const NamedBytes *findKept(const JitOptions &options, StringRef name) {
  auto found = llvm::find_if(options.keptConstants, [&](const NamedBytes &one) {
    return one.name == name;
  });
  return found == options.keptConstants.end() ? nullptr : &*found;
}

// Slices of a kept constant are copied: the format has no offset.
static StringRef nameOfKept(const JitOptions &options,
                            llvm::ArrayRef<char> bytes) {
  for (const NamedBytes &one : options.keptConstants)
    if (one.bytes.data() == bytes.data() && one.bytes.size() == bytes.size())
      return one.name;
  return {};
}

Error Jit::addConstant(const CodeImage::Constant &constant,
                       const JitOptions &options) {
  llvm::ArrayRef<char> bytes(constant.bytes.data(), constant.bytes.size());
  if (!constant.kept.empty()) {
    const NamedBytes *kept = findKept(options, constant.kept);
    if (!kept)
      return llvm::createStringError("the image needs the constant '" +
                                     constant.kept + "'");
    bytes = kept->bytes;
  }
  if (constant.kept.empty() || !isAligned(bytes.data()))
    bytes = copyAligned(bytes, copies);
  constants.push_back({constant.symbol, bytes});
  return Error::success();
}

Expected<std::unique_ptr<Jit>> Jit::create(CodeImage image,
                                           const JitOptions &options) {
  std::unique_ptr<Jit> jit(new Jit(options));
  for (const CodeImage::Constant &constant : image.constants)
    if (Error error = jit->addConstant(constant, options))
      return error;
  jit->objects = std::move(image.objects);
  jit->costs = std::move(image.report);
  if (Error error = jit->link(image.cpu, options))
    return error;
  return jit;
}

Expected<CodeImage> Jit::emit(mlir::ModuleOp program,
                              const JitOptions &options) {
  JitOptions settings = options;
  settings.cpu = cpuOf(program, options.cpu);
  Jit jit(settings);
  if (Error error = jit.compile(program, settings))
    return error;
  CodeImage image;
  image.cpu = settings.cpu;
  for (const auto &[symbol, bytes] : jit.constants) {
    StringRef kept = nameOfKept(options, bytes);
    image.constants.push_back(
        {symbol, kept.str(),
         kept.empty() ? std::string(bytes.begin(), bytes.end()) : ""});
  }
  image.objects = std::move(jit.objects);
  image.report = std::move(jit.costs);
  return image;
}

Expected<void *> Jit::lookup(StringRef name) {
  Stopwatch watch(costs.linkMs, timing, kLinkTimer);
  Expected<void *> address = code->lookup(name);
  if (address)
    objects.clear();
  return address;
}
