//===- StoredKernels.cpp - kernels built with the library -----------------===//

#include "StoredKernels.h"
#include "Engine.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Capture/StoreKernels.h"
#include "tcopt/Execution/BuildId.h"
#include "tcopt/Execution/Executable.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Path.h"

namespace tcopt {
namespace capture {

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

// Returns the highest x86-64 level of this machine that has an archive.
static std::optional<std::string> levelOfThisMachine() {
  for (const char *level : {"x86-64-v4", "x86-64-v3"}) {
    llvm::Expected<CpuTarget> cpu = selectCpu(level, "");
    llvm::Error error = cpu ? checkRunsHere(*cpu) : cpu.takeError();
    if (!error)
      return level;
    consumeError(std::move(error));
  }
  return std::nullopt;
}

static std::unique_ptr<CodeArchive> openStoredKernels() {
  std::optional<std::string> level = levelOfThisMachine();
  const OwnLibrary &own = OwnLibrary::get();
  if (!level || own.path.empty())
    return nullptr;
  llvm::SmallString<128> file(llvm::sys::path::parent_path(own.path));
  llvm::sys::path::append(file, "tcopt", "kernels-" + *level + ".bin");
  auto archive = CodeArchive::open(file.str().str(), own.buildId);
  if (archive)
    return std::move(*archive);
  // Without an archive, functions compile at their first calls.
  consumeError(archive.takeError());
  return nullptr;
}

const CodeArchive *findStoredKernels() {
  // Never destroyed, because destructors of static objects may compute.
  static const CodeArchive *archive = openStoredKernels().release();
  return archive;
}

std::string keyOfStored(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os, mlir::OpPrintingFlags().useLocalScope());
  return text;
}

//===----------------------------------------------------------------------===//
// Recording
//===----------------------------------------------------------------------===//

void KernelRecording::add(mlir::ModuleOp module) {
  modules.try_emplace(keyOfStored(module), module.clone());
}

static std::string compileImage(mlir::ModuleOp module, Compiler &compiler,
                                const JitOptions &settings) {
  Diagnostics diagnostics;
  if (failed(compiler.run(module)))
    throw Exception(ErrorCode::CompilationFailed, diagnostics.text());
  auto image = Executable::emit(module, "main", settings);
  if (!image)
    throw Exception(ErrorCode::CompilationFailed, toString(image.takeError()));
  return image->toBytes();
}

CodeArchiveWriter KernelRecording::compile(const std::string &cpu) const {
  Engine &engine = Engine::get();
  PipelineConfig config;
  config.compile.targetCpu = cpu;
  std::string problem;
  CompilerPool::Borrowed compiler = engine.session().compilers().take(
      config, [&](const llvm::Twine &message) {
        problem = message.str();
        return mlir::failure();
      });
  if (!compiler)
    throw Exception(ErrorCode::CompilationFailed, problem);
  JitOptions settings;
  settings.engine = engine.session().jitEngine();
  CodeArchiveWriter archive;
  for (const auto &[key, module] : modules) {
    mlir::OwningOpRef<mlir::ModuleOp> copy = module.get().clone();
    archive.add(key, compileImage(*copy, *compiler, settings));
  }
  return archive;
}

} // namespace capture

//===----------------------------------------------------------------------===//
// Storing
//===----------------------------------------------------------------------===//

size_t storeKernels(const std::string &file, const std::string &cpu,
                    const std::function<void()> &calls) {
  Session session;
  Session::Scope scope(session);
  capture::KernelRecording recording;
  capture::Engine &engine = capture::Engine::get();
  {
    engine.setRecording(&recording);
    llvm::scope_exit end([&] { engine.setRecording(nullptr); });
    calls();
  }
  CodeArchiveWriter archive = recording.compile(cpu);
  if (llvm::Error error = archive.write(file, OwnLibrary::get().buildId))
    throw Exception(ErrorCode::FileError, toString(std::move(error)));
  return archive.size();
}

} // namespace tcopt
