//===- OnnxModel.h - the state of an ONNX model -----------------*- C++ -*-===//
//
// The state that all copies of an OnnxModel share: the imported graph, its
// program and its weights.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_ONNXMODEL_H
#define TCOPT_CAPTURE_ONNXMODEL_H

#include "../../Capture/Program/Program.h"
#include "Weights.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Capture/Onnx.h"

namespace tcopt {

struct OnnxModel::State {
  /// The name of the file.
  std::string name;
  std::vector<OnnxValueInfo> inputs, outputs;
  /// The arguments after the inputs.
  std::vector<std::pair<std::string, Tensor>> parameters;
  /// Destroyed after the module and the programs, which refer to the weights.
  capture::Weights weights;
  /// The imported module, for graphs into which it is inlined.
  mlir::OwningOpRef<mlir::ModuleOp> source;
  std::shared_ptr<capture::Program> program;
  /// The model as a compiled function of inputs and parameters, for calls that
  /// record gradients.
  Compiled<std::vector<Tensor>(const std::vector<Tensor> &)> recorded;
  /// The backend on whose devices the model computes; "" for all devices.
  std::string backend;

  mlir::func::FuncOp function() {
    return *source->getOps<mlir::func::FuncOp>().begin();
  }
  void record(const Options &options);
  /// Keeps the weights until the process ends, because programs of other graphs
  /// will refer to them.
  void keepWeights() {
    std::lock_guard<std::mutex> lock(mutex);
    weights.release();
  }

private:
  std::mutex mutex;
};

} // namespace tcopt

#endif // TCOPT_CAPTURE_ONNXMODEL_H
