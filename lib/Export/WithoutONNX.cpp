//===- WithoutONNX.cpp - export in builds without import-export -----------===//

#include "tcopt/Export/ONNX.h"

llvm::Error tcopt::exportOnnx(mlir::ModuleOp, llvm::StringRef,
                              llvm::raw_ostream &, const OnnxConstantNames &) {
  return llvm::createStringError("cannot write an ONNX model: this tcopt was "
                                 "built without the component import-export");
}
