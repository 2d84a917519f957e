//===- OnnxModel.h - what copies of an ONNX model share ---------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_ONNXMODEL_H
#define TCOPT_CAPTURE_ONNXMODEL_H

#include "../../Capture/Program/Program.h"
#include "Weights.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Capture/Onnx.h"

namespace tcopt {

struct OnnxModel::State {
  /// The file's name.
  std::string name;
  std::vector<OnnxValueInfo> inputs, outputs;
  /// Arguments after the inputs.
  std::vector<std::pair<std::string, Tensor>> parameters;
  /// What refers to them goes before they do.
  capture::Weights weights;
  /// As it was imported, for graphs that it becomes part of.
  mlir::OwningOpRef<mlir::ModuleOp> source;
  std::shared_ptr<capture::Program> program;
  /// The same of inputs and parameters, for calls that have gradients.
  Compiled<std::vector<Tensor>(const std::vector<Tensor> &)> recorded;
  /// The one on whose devices it computes; "" for those of all.
  std::string backend;

  mlir::func::FuncOp function() {
    return *source->getOps<mlir::func::FuncOp>().begin();
  }
  void record(const Options &options);
  /// Programs that nobody knows of will refer to them.
  void keepWeights() {
    std::lock_guard<std::mutex> lock(mutex);
    weights.release();
  }

private:
  std::mutex mutex;
};

} // namespace tcopt

#endif // TCOPT_CAPTURE_ONNXMODEL_H
