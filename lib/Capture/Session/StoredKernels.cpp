//===- StoredKernels.cpp - kernels built with the library -----------------===//

#include "StoredKernels.h"
#include "Engine.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Capture/StoreKernels.h"
#include "tcopt/Execution/Executable.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <dlfcn.h>
#include <link.h>

namespace tcopt {
namespace capture {

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

// Returns the build id from the ELF notes of a loaded file, in hexadecimal;
// empty if it has none.
static std::string findBuildId(llvm::ArrayRef<uint8_t> notes) {
  constexpr size_t align = 4;
  while (notes.size() >= sizeof(ElfW(Nhdr))) {
    auto *note = reinterpret_cast<const ElfW(Nhdr) *>(notes.data());
    size_t start = sizeof(*note) + llvm::alignTo(note->n_namesz, align);
    size_t end = start + llvm::alignTo(note->n_descsz, align);
    if (end > notes.size())
      break;
    if (note->n_type == NT_GNU_BUILD_ID)
      return llvm::toHex(notes.slice(start, note->n_descsz));
    notes = notes.drop_front(end);
  }
  return "";
}

namespace {
/// The file from which this code is loaded.
struct OwnLibrary {
  std::string path, buildId;

  static OwnLibrary find();
};
} // namespace

OwnLibrary OwnLibrary::find() {
  OwnLibrary own;
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&storeKernels), &info))
    return own;
  own.path = info.dli_fname;
  auto *base = static_cast<const uint8_t *>(info.dli_fbase);
  auto *header = reinterpret_cast<const ElfW(Ehdr) *>(base);
  auto *parts = reinterpret_cast<const ElfW(Phdr) *>(base + header->e_phoff);
  for (const ElfW(Phdr) &part : llvm::ArrayRef(parts, header->e_phnum))
    if (part.p_type == PT_NOTE && own.buildId.empty())
      own.buildId =
          findBuildId(llvm::ArrayRef(base + part.p_vaddr, part.p_memsz));
  return own;
}

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
  OwnLibrary own = OwnLibrary::find();
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
  if (llvm::Error error =
          archive.write(file, capture::OwnLibrary::find().buildId))
    throw Exception(ErrorCode::FileError, toString(std::move(error)));
  return archive.size();
}

} // namespace tcopt
