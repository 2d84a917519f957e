//===- LoadModule.cpp - Loading of programs and ONNX models ---------------===//

#include "tcopt/Execution/LoadModule.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Location.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "tcopt/Import/ONNX.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace tcopt;
using llvm::Expected;
using llvm::StringRef;
using mlir::ModuleOp;

static llvm::Error checkKind(StringRef path) {
  if (llvm::sys::fs::is_directory(path))
    return llvm::createStringError("cannot read '" + path +
                                   "': it is a directory");
  StringRef suffix = llvm::sys::path::extension(path);
  if (suffix == ".npy" || suffix == ".npz")
    return llvm::createStringError("cannot run '" + path + "': expected a " +
                                   ".mlir, .mlirbc or .onnx file");
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Nesting
//===----------------------------------------------------------------------===//

/// Returns the end of the string or comment at the begin of the text; 0 if
/// there is neither.
static size_t skipped(StringRef text) {
  if (text.starts_with("//"))
    return std::min(text.find('\n'), text.size());
  if (!text.starts_with("\""))
    return 0;
  for (size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '"' || text[i] == '\n')
      return i + 1;
  }
  return text.size();
}

/// Returns the position of the first bracket that is nested too deeply, or
/// npos.
static size_t findDeepBracket(StringRef text) {
  constexpr size_t most = 1000;
  size_t depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (size_t length = skipped(text.substr(i))) {
      i += length - 1;
      continue;
    }
    bool isArrow = i > 0 && text[i] == '>' && text[i - 1] == '-';
    if (StringRef("{[(<").contains(text[i]) && ++depth > most)
      return i;
    if (StringRef("}])>").contains(text[i]) && !isArrow && depth > 0)
      --depth;
  }
  return StringRef::npos;
}

//===----------------------------------------------------------------------===//
// Names of arguments
//===----------------------------------------------------------------------===//

namespace {
/// Recovers the names of function arguments, which IR does not keep, from their
/// positions in the text.
class ArgumentNamer {
public:
  explicit ArgumentNamer(const llvm::MemoryBuffer &file)
      : path(file.getBufferIdentifier()) {
    file.getBuffer().split(lines, '\n');
  }

  void run(ModuleOp module) {
    for (auto function : module.getOps<mlir::FunctionOpInterface>()) {
      if (function.isExternal())
        continue;
      for (mlir::BlockArgument argument : function.getArguments())
        if (StringRef name = nameAt(argument.getLoc()); !name.empty())
          argument.setLoc(mlir::NameLoc::get(
              mlir::StringAttr::get(module.getContext(), name),
              argument.getLoc()));
    }
  }

private:
  StringRef nameAt(mlir::Location loc) const {
    auto at = dyn_cast<mlir::FileLineColLoc>(loc);
    if (!at || at.getFilename() != path || at.getLine() == 0 ||
        at.getLine() > lines.size())
      return "";
    StringRef text = lines[at.getLine() - 1];
    text = text.drop_front(
        std::min<size_t>(std::max(at.getColumn(), 1u) - 1, text.size()));
    if (!text.consume_front("%"))
      return "";
    return text.take_while([](char c) {
      return llvm::isAlnum(c) || StringRef("_$.-").contains(c);
    });
  }

  StringRef path;
  llvm::SmallVector<StringRef> lines;
};
} // namespace

llvm::Error tcopt::checkNesting(const llvm::MemoryBuffer &file) {
  StringRef text = file.getBuffer();
  if (mlir::isBytecode(file))
    return llvm::Error::success();
  size_t at = findDeepBracket(text);
  if (at == StringRef::npos)
    return llvm::Error::success();
  StringRef before = text.take_front(at);
  return llvm::createStringError(
      file.getBufferIdentifier() + ":" + llvm::Twine(before.count('\n') + 1) +
      ":" + llvm::Twine(at - before.rfind('\n')) +
      ": more than 1000 brackets inside of each other");
}

Expected<mlir::OwningOpRef<ModuleOp>>
tcopt::loadOnnx(StringRef path, mlir::MLIRContext *context,
                const InputOptions &inputs) {
  return loadOnnx(path, context, inputs, OnnxImportOptions());
}

bool tcopt::isOnnxFile(StringRef path) {
  return llvm::sys::path::extension(path) == ".onnx";
}

Expected<mlir::OwningOpRef<ModuleOp>>
tcopt::loadOnnx(StringRef path, mlir::MLIRContext *context,
                const InputOptions &inputs, OnnxImportOptions options) {
  Expected<OnnxFile> model = OnnxFile::read(path);
  if (!model)
    return model.takeError();
  for (auto &[name, tensor] : readGivenInputs(model->inputNames(), inputs))
    options.values.try_emplace(name, tensor);
  for (StringRef dim : inputs.dims) {
    auto [name, size] = dim.rsplit('=');
    if (int64_t number; !size.getAsInteger(10, number))
      options.sizes.try_emplace(name, number);
  }
  return std::move(*model).import(context, options);
}

Expected<mlir::OwningOpRef<ModuleOp>>
tcopt::loadModule(StringRef path, mlir::MLIRContext *context,
                  std::shared_ptr<llvm::SourceMgr> sources,
                  const InputOptions &inputs) {
  if (llvm::Error error = checkKind(path))
    return error;
  if (isOnnxFile(path))
    return loadOnnx(path, context, inputs);
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file =
      mlir::openInputFile(path, alignmentOfBytecode(), &message);
  if (!file)
    return llvm::createStringError(message);
  if (llvm::Error error = checkNesting(*file))
    return error;
  sources->AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  auto module =
      mlir::parseSourceFile<ModuleOp>(sources, mlir::ParserConfig(context));
  if (!module)
    return llvm::createStringError("cannot parse '" + path + "'");
  const llvm::MemoryBuffer *text =
      sources->getMemoryBuffer(sources->getMainFileID());
  if (!mlir::isBytecode(*text))
    ArgumentNamer(*text).run(module.get());
  return module;
}
