//===- WithoutONNX.cpp - import in builds without import-export -----------===//

#include "tcopt/Import/ONNX.h"

using namespace tcopt;

struct onnx_import::Model {};

static llvm::Error missing(llvm::StringRef path) {
  return llvm::createStringError("cannot read '" + path +
                                 "': this tcopt was built without the "
                                 "component import-export");
}

llvm::Expected<OnnxFile> OnnxFile::read(llvm::StringRef path) {
  return missing(path);
}

llvm::Expected<OnnxFile> OnnxFile::parse(llvm::StringRef,
                                         llvm::StringRef path) {
  return missing(path);
}

OnnxFile::OnnxFile(OnnxFile &&other) = default;
OnnxFile::~OnnxFile() = default;

std::vector<std::string> OnnxFile::inputNames() const { return {}; }

llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
OnnxFile::import(mlir::MLIRContext *, const OnnxImportOptions &) && {
  return missing("");
}
