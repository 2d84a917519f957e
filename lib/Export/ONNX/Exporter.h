//===- Exporter.h - ops as nodes of ONNX ------------------------*- C++ -*-===//
//
// Each op has a row of a table with a function that adds its nodes. The rows of
// a family are in one file with their functions; those of pointwise ops are
// generated (Graph<Family>Export.inc).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXPORT_ONNX_EXPORTER_H
#define TCOPT_EXPORT_ONNX_EXPORTER_H

#include "Emitter.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Graph/IR/GraphOps.h"
#include <functional>

namespace tcopt::onnx_export {

class Exporter;

/// One op while it is exported.
class Export {
public:
  Export(Exporter &exporter, Emitter &e, mlir::Operation *op)
      : exporter(exporter), e(e), op(op) {}

  Exporter &exporter;
  Emitter &e;
  mlir::Operation *const op;

  Name in(unsigned i) { return e.in(op->getOperand(i)); }
  Name in(mlir::Value value) { return e.in(value); }
  Names all();
  mlir::Type elementType(unsigned i = 0);
  /// Adds a number of the element type of the first operand.
  Name number(double value) { return e.number(value, elementType()); }
  int64_t rank(unsigned i = 0);
  void out(Name name, unsigned i = 0) {
    e.define(op->getResult(i), std::move(name));
  }
  /// Adds a node whose result is that of the op.
  void node(llvm::StringRef type, llvm::ArrayRef<Name> inputs,
            const Attributes &attributes = {}) {
    out(e.op(type, inputs, attributes));
  }
  /// Adds a node that compares the operands by their order.
  void compare(llvm::StringRef type);
  /// Reports that the op has no counterpart, and why.
  void refuse(const llvm::Twine &why);
};

using ExportFunction = std::function<void(Export &)>;

class ExportTable {
public:
  template <typename OpT> void add(void (*function)(OpT, Export &)) {
    rows[OpT::getOperationName()] = [function](Export &x) {
      function(llvm::cast<OpT>(x.op), x);
    };
  }
  /// An op whose operands are the inputs of a node of this type.
  template <typename OpT> void add(llvm::StringRef type) {
    rows[OpT::getOperationName()] = [type](Export &x) {
      x.node(type, x.all());
    };
  }
  /// An op whose operands are the inputs of a node, which has another type for
  /// Booleans.
  template <typename OpT>
  void addLogical(llvm::StringRef type, llvm::StringRef logical) {
    add(OpT::getOperationName(), [type, logical](Export &x) {
      x.node(x.elementType().isInteger(1) ? logical : type, x.all());
    });
  }
  /// A comparison. Booleans have no order: they are compared as integers.
  template <typename OpT> void addOrder(llvm::StringRef type) {
    add(OpT::getOperationName(), [type](Export &x) { x.compare(type); });
  }
  void add(llvm::StringRef name, ExportFunction function) {
    rows[name] = std::move(function);
  }
  const ExportFunction *find(llvm::StringRef name) const {
    auto row = rows.find(name);
    return row == rows.end() ? nullptr : &row->second;
  }

private:
  llvm::StringMap<ExportFunction> rows;
};

class Exporter {
public:
  /// `constants`: what these are to be called.
  Exporter(mlir::MLIRContext *context, const OnnxConstantNames &constants);

  /// Fills the model. Returns failure if something was reported.
  llvm::LogicalResult run(mlir::FunctionOpInterface function,
                          onnx::ModelProto &model);
  /// Adds the ops of a block, without its terminator.
  void exportBlock(mlir::Block &block, Emitter &e);
  void report(mlir::Operation *op, const llvm::Twine &why);

private:
  /// One error that names all ops that were reported.
  void tellFindings(mlir::FunctionOpInterface function);

  mlir::MLIRContext *context;
  const OnnxConstantNames &constants;
  ExportTable table;
  llvm::SmallVector<std::pair<mlir::Operation *, std::string>> findings;
};

void addHostExports(ExportTable &table);
void addPointwiseExports(ExportTable &table);
void addShapeExports(ExportTable &table);
void addReductionExports(ExportTable &table);
void addIndexingExports(ExportTable &table);
void addSelectionExports(ExportTable &table);
void addLossExports(ExportTable &table);
void addContractionExports(ExportTable &table);
void addWindowExports(ExportTable &table);
void addGradientExports(ExportTable &table);
void addNormalizationExports(ExportTable &table);
void addControlExports(ExportTable &table);

} // namespace tcopt::onnx_export

#endif // TCOPT_EXPORT_ONNX_EXPORTER_H
