//===- Emit.cpp - What tcopt-translate writes -----------------------------===//

#include "Emit.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "tcopt/Execution/CHeader.h"
#include "tcopt/Target/CPU/SharedLibrary.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/GlobalAlias.h"
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

Error tcopt::writeFile(
    StringRef output,
    llvm::function_ref<Error(llvm::raw_pwrite_stream &)> write) {
  // Standard output, and devices, cannot be written to at any place.
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream buffer(bytes);
  if (Error error = write(buffer))
    return error;
  std::error_code code;
  llvm::ToolOutputFile file(output, code, llvm::sys::fs::OF_None);
  if (code)
    return llvm::createStringError("cannot write '" + output +
                                   "': " + code.message());
  file.os().write(bytes.data(), bytes.size());
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
    if (!output.ends_with(".mlirbc"))
      os << module << "\n";
    else if (failed(mlir::writeBytecodeToFile(module, os)))
      return llvm::createStringError("cannot write bytecode");
    return Error::success();
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

static Expected<Compiled> compile(mlir::ModuleOp module,
                                  const EmitOptions &options,
                                  const RunnerOptions &compile) {
  Expected<CpuTarget> cpu = selectCpu(options.cpu, options.features);
  if (!cpu)
    return cpu.takeError();
  auto machine = createTargetMachine(*cpu, codeGenLevel(options.level));
  if (!machine)
    return machine.takeError();
  if (Error error = lowerModule(module, compile))
    return error;
  auto signatures = readSignatures(module);
  if (!signatures)
    return signatures.takeError();
  Expected<LLVMProgram> program = translateToLLVM(module, **machine);
  if (!program)
    return program.takeError();
  optimize(*program->module, **machine, options.level);
  return Compiled{std::move(*machine), std::move(*program),
                  std::move(*signatures)};
}

/// A file's name as a C identifier.
static std::string identifier(StringRef path) {
  std::string name = llvm::sys::path::stem(path).str();
  for (char &c : name)
    if (!llvm::isAlnum(c))
      c = '_';
  return name.empty() || llvm::isDigit(name[0]) ? "_" + name : name;
}

/// C programs have a `main` of their own: the program's gets the file's name as
/// well, which the header declares, and stays as a symbol that theirs
/// overrides.
static void renameMain(Compiled &compiled, const std::string &name) {
  llvm::Module &module = *compiled.program.module;
  for (Signature &signature : compiled.signatures) {
    if (signature.function != "main" || module.getNamedValue(name) ||
        module.getNamedValue(name + "_shapes"))
      continue;
    for (const char *suffix : {"", "_shapes"})
      if (llvm::Function *function =
              module.getFunction(std::string("main") + suffix)) {
        function->setLinkage(llvm::GlobalValue::WeakAnyLinkage);
        llvm::GlobalAlias::create(llvm::GlobalValue::ExternalLinkage,
                                  name + suffix, function);
      }
    signature.function = name;
  }
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
  if (isFile)
    renameMain(compiled, identifier(options.output));
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
  if (options.kind == EmitKind::LLVM || options.kind == EmitKind::Assembly)
    return writeText(*compiled, options);
  return writeBinary(*compiled, options, compileOptions);
}
