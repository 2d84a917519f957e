//===- Emit.cpp - What tcopt-translate writes -----------------------------===//

#include "Emit.h"
#include "CNames.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "tcopt/Execution/CHeader.h"
#include "tcopt/Export/ONNX.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Target/CPU/Libraries.h"
#include "tcopt/Target/CPU/SharedLibrary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

// Standard output, and devices, cannot be written to at any place.
static Error
writeTo(llvm::raw_fd_ostream &file,
        llvm::function_ref<Error(llvm::raw_pwrite_stream &)> write) {
  if (file.supportsSeeking())
    return write(file);
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream buffer(bytes);
  Error error = write(buffer);
  file.write(bytes.data(), bytes.size());
  return error;
}

Error tcopt::writeFile(
    StringRef output,
    llvm::function_ref<Error(llvm::raw_pwrite_stream &)> write) {
  std::error_code code;
  llvm::ToolOutputFile file(output, code, llvm::sys::fs::OF_None);
  if (code)
    return llvm::createStringError("cannot write '" + output +
                                   "': " + code.message());
  if (Error error = writeTo(file.os(), write))
    return error;
  file.os().flush();
  if (file.os().has_error()) {
    code = file.os().error();
    file.os().clear_error();
    return llvm::createStringError("cannot write '" + output +
                                   "': " + code.message());
  }
  file.keep();
  return Error::success();
}

Error tcopt::writeModule(mlir::ModuleOp module, StringRef output) {
  return writeFile(output, [&](llvm::raw_pwrite_stream &os) -> Error {
    // Not `os << module`, which leaves the resources out.
    if (!output.ends_with(".mlirbc"))
      module->print(os);
    else if (failed(mlir::writeBytecodeToFile(module, os)))
      return llvm::createStringError("cannot write bytecode");
    return Error::success();
  });
}

Error tcopt::writeOnnx(mlir::ModuleOp module, StringRef output,
                       const RunnerOptions &options) {
  Error ran = runPasses(module, options, [](mlir::PassManager &manager) {
    populateIngestPipeline(manager);
    return Error::success();
  });
  if (ran)
    return ran;
  return writeFile(output, [&](llvm::raw_pwrite_stream &os) {
    return exportOnnx(module, options.entry, os);
  });
}

Error tcopt::writeDot(mlir::ModuleOp module, StringRef output) {
  return writeFile(output, [&](llvm::raw_pwrite_stream &os) {
    printDot(module, os);
    return Error::success();
  });
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

namespace {
/// A lowered module as LLVM IR, with the machine it is for.
struct Compiled {
  std::unique_ptr<llvm::TargetMachine> machine;
  LLVMProgram program;
  std::vector<Signature> signatures;
};
} // namespace

static bool isBinary(EmitKind kind) {
  return kind == EmitKind::Object || kind == EmitKind::Shared;
}

/// The name of `main` in C, which has a `main` of its own: the one that was
/// given, else the file's.
static Expected<std::string> nameOfMain(const EmitOptions &options) {
  if (options.symbol.empty() && options.output == "-")
    return llvm::createStringError(
        "'main' needs another name in C: expected -o FILE or --symbol=NAME");
  bool isGiven = !options.symbol.empty();
  std::string name = isGiven ? options.symbol : makeIdentifier(options.output);
  StringRef reason = whyNoCFunction(name);
  if (reason.empty())
    return name;
  if (isGiven)
    return llvm::createStringError("--symbol: 'main' cannot be called '" +
                                   name + "' in C: " + reason);
  return llvm::createStringError("'main' cannot be called '" + name +
                                 "' in C, after the file '" + options.output +
                                 "': " + reason +
                                 "; --symbol=NAME gives it "
                                 "another name");
}

static Error rename(llvm::Module &module, const std::string &from,
                    const std::string &to) {
  llvm::GlobalValue *function = module.getNamedValue(from);
  llvm::GlobalValue *other = module.getNamedValue(to);
  if (!function || function == other)
    return Error::success();
  if (other && !other->hasLocalLinkage())
    return llvm::createStringError("'main' cannot be called '" + to +
                                   "' in C: the program has or calls a "
                                   "function of this name; --symbol=NAME "
                                   "gives it another name");
  if (other)
    other->setName(to + ".local");
  function->setName(to);
  return Error::success();
}

static Error renameMain(Compiled &compiled, const EmitOptions &options) {
  auto main = llvm::find_if(compiled.signatures, [](const Signature &s) {
    return s.function == "main";
  });
  if (main == compiled.signatures.end())
    return options.symbol.empty()
               ? Error::success()
               : llvm::createStringError("--symbol: the program has no 'main'");
  Expected<std::string> name = nameOfMain(options);
  if (!name)
    return name.takeError();
  for (const char *suffix : {"", "_shapes", "_init", "_exit"})
    if (Error error = rename(*compiled.program.module,
                             std::string("main") + suffix, *name + suffix))
      return error;
  main->function = *name;
  return Error::success();
}

/// The names that C programs call the other functions by are their own.
static Error checkNames(mlir::ModuleOp module,
                        llvm::ArrayRef<Signature> signatures) {
  for (const Signature &signature : signatures) {
    StringRef reason = whyNoCFunction(signature.function);
    if (reason.empty() || signature.function == "main")
      continue;
    mlir::emitError(module.lookupSymbol(signature.function)->getLoc())
        << "'" << signature.function << "' cannot be called from C: " << reason
        << "; rename the function";
    return llvm::createStringError("a function has no name for C");
  }
  return Error::success();
}

static Expected<Compiled> compile(mlir::ModuleOp module,
                                  const EmitOptions &options,
                                  const RunnerOptions &compile) {
  const CompileConfig &config = compile.compile;
  OptLevel level = OptLevel(config.optLevel);
  Expected<CpuTarget> cpu = selectCpu(config.targetCpu, config.targetFeatures);
  if (!cpu)
    return cpu.takeError();
  RunnerOptions settings = compile;
  settings.targetLevels = options.levels;
  if (Error error = lowerModule(module, settings))
    return error;
  // What was asked for now, of a program that was lowered before.
  bool isAsked = !config.targetCpu.empty() || !config.targetFeatures.empty();
  auto machine = createTargetMachine(isAsked ? *cpu : cpuOf(module, *cpu),
                                     codeGenLevel(level));
  if (!machine)
    return machine.takeError();
  auto signatures = readSignatures(module);
  if (!signatures)
    return signatures.takeError();
  if (options.kind == EmitKind::Shared)
    if (Error error = checkExterns(module, compile.libraries))
      return std::move(error);
  if (isBinary(options.kind))
    if (Error error = checkNames(module, *signatures))
      return std::move(error);
  Expected<LLVMProgram> program = compileToLLVM(module, **machine, level);
  if (!program)
    return program.takeError();
  return Compiled{std::move(*machine), std::move(*program),
                  std::move(*signatures)};
}

static Error writeHeader(const Compiled &compiled, StringRef output,
                         llvm::ArrayRef<std::string> libraries) {
  llvm::SmallString<128> path(output);
  llvm::sys::path::replace_extension(path, "h");
  return writeFile(path, [&](llvm::raw_pwrite_stream &os) {
    writeCHeader(os, llvm::sys::path::stem(output), compiled.signatures,
                 libraries);
    return Error::success();
  });
}

static Error writeObject(llvm::ArrayRef<char> object,
                         const EmitOptions &options,
                         const RunnerOptions &compile) {
  if (options.kind == EmitKind::Shared)
    return linkSharedLibrary(object, options.output, compile.libraries);
  return writeFile(options.output, [&](llvm::raw_pwrite_stream &os) {
    os.write(object.data(), object.size());
    return Error::success();
  });
}

static Error writeBinary(Compiled &compiled, const EmitOptions &options,
                         const RunnerOptions &compile) {
  bool isFile = options.output != "-";
  auto object = emitObject(*compiled.program.module, *compiled.machine);
  if (!object)
    return object.takeError();
  if (Error error = writeObject(*object, options, compile))
    return error;
  return isFile ? writeHeader(compiled, options.output, compile.libraries)
                : Error::success();
}

static Error writeText(Compiled &compiled, const EmitOptions &options) {
  return writeFile(options.output, [&](llvm::raw_pwrite_stream &os) -> Error {
    if (options.kind == EmitKind::Assembly)
      return emitAssembly(*compiled.program.module, *compiled.machine, os);
    compiled.program.module->print(os, nullptr);
    return Error::success();
  });
}

Error tcopt::emitCode(mlir::ModuleOp module, const EmitOptions &options,
                      const RunnerOptions &compileOptions) {
  if (options.kind == EmitKind::Shared && options.output == "-")
    return llvm::createStringError("--emit=shared needs -o FILE");
  Expected<Compiled> compiled = compile(module, options, compileOptions);
  if (!compiled)
    return compiled.takeError();
  if (isBinary(options.kind) || !options.symbol.empty())
    if (Error error = renameMain(*compiled, options))
      return error;
  if (!isBinary(options.kind))
    return writeText(*compiled, options);
  return writeBinary(*compiled, options, compileOptions);
}
