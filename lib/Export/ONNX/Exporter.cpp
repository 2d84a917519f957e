//===- Exporter.cpp - ops as nodes of ONNX --------------------------------===//

#include "Exporter.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Export/ONNX.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;
using llvm::Error;

namespace tcopt::onnx_export {

static constexpr int64_t kOpset = 20;
/// The version of the file format that came with that operator set.
static constexpr int64_t kIrVersion = 9;

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

Names Export::all() {
  Names names;
  for (Value operand : op->getOperands())
    names.push_back(e.in(operand));
  return names;
}

Type Export::elementType(unsigned i) {
  return cast<ShapedType>(op->getOperand(i).getType()).getElementType();
}

int64_t Export::rank(unsigned i) {
  return cast<RankedTensorType>(op->getOperand(i).getType()).getRank();
}

void Export::compare(StringRef type) {
  Names operands = all();
  if (elementType().isInteger(1))
    for (Name &operand : operands)
      operand = e.cast(operand, IntegerType::get(e.context, 32));
  node(type, operands);
}

void Export::refuse(const Twine &why) { exporter.report(op, why); }

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

Exporter::Exporter(MLIRContext *context, const OnnxConstantNames &constants)
    : context(context), constants(constants) {
  addHostExports(table);
  addPointwiseExports(table);
  addShapeExports(table);
  addReductionExports(table);
  addIndexingExports(table);
  addSelectionExports(table);
  addLossExports(table);
  addContractionExports(table);
  addWindowExports(table);
  addGradientExports(table);
  addNormalizationExports(table);
  addControlExports(table);
}

void Exporter::report(Operation *op, const Twine &why) {
  findings.emplace_back(op, why.str());
}

void Exporter::tellFindings(FunctionOpInterface function) {
  // Without a print of the op, which is the whole function.
  InFlightDiagnostic error = emitError(function.getLoc());
  error << "'" << function.getName()
        << "' cannot be exported to ONNX: " << findings.size()
        << (findings.size() == 1 ? " op has" : " ops have")
        << " no counterpart there";
  for (const auto &[op, why] : findings)
    error.attachNote(op->getLoc())
        << "'" << op->getName().getStringRef() << "': " << why;
}

void Exporter::exportBlock(Block &block, Emitter &e) {
  for (Operation &op : block.without_terminator()) {
    const ExportFunction *function = table.find(op.getName().getStringRef());
    Export x(*this, e, &op);
    if (function)
      (*function)(x);
    else
      report(&op, "there is no operator for it");
  }
}

// A model cannot fail as a program does: what guards say is taken to hold. Nor
// does it say when something is computed.
static void dropGuards(ModuleOp module) {
  module.walk([](core::RequireOp op) { op.erase(); });
  module.walk([](core::BarrierOp op) {
    op.replaceAllUsesWith(op.getX());
    op.erase();
  });
  IRRewriter rewriter(module.getContext());
  for (auto function : module.getOps<FunctionOpInterface>())
    (void)runRegionDCE(rewriter, function->getRegions());
}

static Name nameOf(DictionaryAttr attributes, const Twine &otherwise) {
  auto name = attributes ? attributes.getAs<StringAttr>(TcoptDialect::kName)
                         : StringAttr();
  return name ? name.str() : otherwise.str();
}

/// The names of the arguments, then those of the results: each another one.
static Names interfaceNames(FunctionOpInterface function, Emitter &e) {
  Names names;
  auto add = [&](Name name) {
    names.push_back(e.reserve(name) ? name : e.fresh(name));
  };
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    add(nameOf(function.getArgAttrDict(i), "arg" + Twine(i)));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    add(nameOf(function.getResultAttrDict(i), "result" + Twine(i)));
  return names;
}

LogicalResult Exporter::run(FunctionOpInterface function,
                            onnx::ModelProto &model) {
  model.set_ir_version(kIrVersion);
  model.set_producer_name("tcopt");
  onnx::OperatorSetIdProto &opset = *model.add_opset_import();
  opset.set_domain("");
  opset.set_version(kOpset);
  onnx::GraphProto &graph = *model.mutable_graph();
  graph.set_name(function.getName().str());
  Emitter e(graph, context);
  Names names = interfaceNames(function, e);
  e.nameConstants(constants);
  for (auto [i, argument] : llvm::enumerate(function.getArguments())) {
    declare(*graph.add_input(), names[i], argument.getType(),
            function.getArgAttrOfType<ArrayAttr>(
                i, graph::GraphDialect::kDimsAttr));
    e.define(argument, names[i]);
  }
  Block &body = function.getFunctionBody().front();
  exportBlock(body, e);
  for (auto [i, value] : llvm::enumerate(body.getTerminator()->getOperands())) {
    const Name &name = names[function.getNumArguments() + i];
    e.node("Identity", {e.in(value)}, {name});
    declare(*graph.add_output(), name, value.getType(), {});
  }
  if (!findings.empty())
    tellFindings(function);
  return success(findings.empty());
}

} // namespace tcopt::onnx_export

Error tcopt::exportOnnx(ModuleOp module, StringRef entry, llvm::raw_ostream &os,
                        const OnnxConstantNames &names) {
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!function || function.isExternal())
    return llvm::createStringError("unknown function '" + entry + "'");
  for (Type type : llvm::concat<const Type>(function.getArgumentTypes(),
                                            function.getResultTypes()))
    if (!isa<RankedTensorType>(type))
      return llvm::createStringError("'" + entry +
                                     "' takes or returns what is no ranked "
                                     "tensor; only graph IR can be exported");
  onnx_export::dropGuards(module);
  onnx::ModelProto model;
  onnx_export::Exporter exporter(module.getContext(), names);
  if (failed(exporter.run(function, model)))
    return llvm::createStringError("cannot export '" + entry + "'");
  if (model.ByteSizeLong() > size_t(INT32_MAX))
    return llvm::createStringError("the model has 2 GiB or more");
  os << model.SerializeAsString();
  return Error::success();
}
