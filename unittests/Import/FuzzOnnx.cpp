//===- FuzzOnnx.cpp - the importer of ONNX on any bytes ---------*- C++ -*-===//
//
// A libFuzzer target, built in the preset `asan`:
//
//   build-asan/unittests/fuzz/fuzz-onnx -max_total_time=600 -rss_limit_mb=4096
//   CORPUS
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "tcopt/Import/ONNX.h"
#include "tcopt/InitAll.h"

using namespace tcopt;

/// Bytes that fill an input of the model, as a caller gives them.
static OnnxImportOptions smallInputs(const OnnxFile &model) {
  OnnxImportOptions options;
  for (const std::string &name : model.inputNames())
    if (auto tensor = HostTensor::create(DType::I64, {2}))
      options.values.try_emplace(name, std::move(*tensor));
  return options;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const mlir::DialectRegistry *registry = [] {
    auto *made = new mlir::DialectRegistry;
    registerAllDialects(*made);
    return made;
  }();
  mlir::MLIRContext context(*registry, mlir::MLIRContext::Threading::DISABLED);
  context.getDiagEngine().registerHandler([](mlir::Diagnostic &) {});
  llvm::StringRef bytes(reinterpret_cast<const char *>(data), size);
  auto model = OnnxFile::parse(bytes, "fuzz.onnx");
  if (!model) {
    consumeError(model.takeError());
    return 0;
  }
  OnnxImportOptions options = smallInputs(*model);
  auto module = std::move(*model).import(&context, options);
  if (!module)
    consumeError(module.takeError());
  else if (failed(mlir::verify(**module)))
    __builtin_trap();
  return 0;
}
