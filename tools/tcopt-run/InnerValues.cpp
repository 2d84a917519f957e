//===- InnerValues.cpp - values inside of a model -------------------------===//

#include "InnerValues.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Import/ONNX.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace tcopt;

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
tcopt::loadInnerValues(const ToolOptions &options, mlir::MLIRContext *context) {
  if (!isOnnxFile(options.file))
    return llvm::createStringError("--inner: expected an .onnx file, whose "
                                   "values have names, but found '" +
                                   options.file + "'");
  OnnxImportOptions import;
  import.returnsAll = llvm::is_contained(options.inner, "all");
  if (!import.returnsAll)
    import.outputs = options.inner;
  return loadOnnx(options.file, context, options.inputs, std::move(import));
}

std::vector<std::string>
tcopt::resultNames(mlir::FunctionOpInterface function) {
  std::vector<std::string> names;
  for (unsigned i = 0; i < function.getNumResults(); ++i) {
    auto name =
        function.getResultAttrOfType<mlir::StringAttr>(i, TcoptDialect::kName);
    names.push_back(name ? name.str() : "");
  }
  return names;
}

std::vector<std::string> tcopt::fileNames(llvm::ArrayRef<std::string> names) {
  llvm::StringSet<> used;
  std::vector<std::string> files;
  for (const std::string &name : names) {
    std::string file = name;
    for (char &c : file)
      if (!llvm::isAlnum(c) && !llvm::StringRef("._-").contains(c))
        c = '_';
    if (file.empty() || file.front() == '.')
      file.insert(file.begin(), '_');
    std::string unique = file;
    for (int i = 1; !used.insert(unique).second; ++i)
      unique = file + "." + std::to_string(i);
    files.push_back(unique);
  }
  return files;
}
