//===- OnnxLoad.cpp - load ONNX models from files -------------------------===//

#include "../../Capture/Session/Engine.h"
#include "../../Capture/Trace/SizeNode.h"
#include "../Modules/State.h"
#include "OnnxModel.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Import/ONNX.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using tcopt::capture::Engine;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static OnnxFile readFile(const std::string &path, Place place) {
  llvm::Expected<OnnxFile> file = OnnxFile::read(path);
  if (!file)
    throw Exception(ErrorCode::FileError,
                    "loadOnnx: " + toString(file.takeError()), place);
  return std::move(*file);
}

static void checkNames(const OnnxFile &file, const OnnxInputs &inputs,
                       Place place) {
  std::vector<std::string> names = file.inputNames();
  for (const auto &[name, value] : inputs.values)
    if (!llvm::is_contained(names, name))
      throw Exception("loadOnnx: there is no input '" + name +
                          "' (inputs: " + llvm::join(names, ", ") + ")",
                      place);
}

static OwningOpRef<ModuleOp> importFile(OnnxFile file, const OnnxInputs &inputs,
                                        std::vector<OnnxParameter> &parameters,
                                        Place place) {
  checkNames(file, inputs, place);
  OnnxImportOptions options;
  options.outputs = inputs.outputs;
  options.parameters = inputs.trainable ? &parameters : nullptr;
  for (const auto &[name, value] : inputs.values)
    options.values.try_emplace(name, nn::hostCopy(value, place));
  for (const auto &[name, range] : inputs.sizes)
    if (range.min == range.max)
      options.sizes.try_emplace(name, range.min);
  Diagnostics diagnostics;
  llvm::Expected<OwningOpRef<ModuleOp>> module =
      std::move(file).import(Engine::get().context(), options);
  if (!module)
    throw Exception(ErrorCode::CompilationFailed,
                    "loadOnnx: " + toString(module.takeError()) + "\n" +
                        diagnostics.text(),
                    place);
  return std::move(*module);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// Adds the bounds of sizes to the function's attributes.
static void setBounds(func::FuncOp function, const Signature &signature,
                      const std::map<std::string, SizeRange> &sizes,
                      Place place) {
  std::vector<std::string> names = signature.symbols();
  NamedAttrList bounds;
  for (const auto &[name, range] : sizes) {
    if (!llvm::is_contained(names, name))
      throw Exception("loadOnnx: no input has a size '" + name +
                          "' (sizes: " + llvm::join(names, ", ") + ")",
                      place);
    if (range.min < 0 || range.multiple < 1 ||
        range.max - range.max % range.multiple < range.min)
      throw Exception("loadOnnx: expected bounds of '" + name +
                          "' that a size can keep",
                      place);
    bounds.set(name, capture::boundsOf(range, function.getContext()));
  }
  if (!bounds.empty())
    function->setAttr(graph::GraphDialect::kSymbolsAttr,
                      bounds.getDictionary(function.getContext()));
}

static std::vector<OnnxValueInfo>
inputsOf(const Signature &signature,
         const std::map<std::string, SizeRange> &sizes) {
  std::vector<OnnxValueInfo> inputs;
  for (const TensorSpec &spec : signature.inputs) {
    OnnxValueInfo &info = inputs.emplace_back(spec.name, spec.dtype);
    for (const SizeSpec &size : spec.sizes) {
      OnnxDim &dim = info.dims.emplace_back();
      if (size.isStatic())
        dim.size = size.size;
      dim.name = size.symbol;
      if (auto range = sizes.find(size.symbol); range != sizes.end())
        dim.range = range->second;
    }
  }
  return inputs;
}

/// Returns the name of an output's dynamic size if it is that of an input; else
/// "".
static std::string nameOf(const SizeSpec &size,
                          ArrayRef<std::string> inputSizes) {
  return llvm::is_contained(inputSizes, size.symbol) ? size.symbol : "";
}

/// `compiled` is the signature of the program, in which sizes of outputs refer
/// to those of inputs. Names are those of the function.
static std::vector<OnnxValueInfo> outputsOf(func::FuncOp function,
                                            const Signature &compiled) {
  std::vector<OnnxValueInfo> outputs;
  std::vector<std::string> names = compiled.symbols();
  for (auto [i, spec] : llvm::enumerate(compiled.results)) {
    auto name =
        function.getResultAttrOfType<StringAttr>(i, TcoptDialect::kName);
    OnnxValueInfo &info =
        outputs.emplace_back(name ? name.str() : spec.name, spec.dtype);
    for (const SizeSpec &size : spec.sizes) {
      OnnxDim &dim = info.dims.emplace_back();
      if (size.isStatic())
        dim.size = size.size;
      dim.name = nameOf(size, names);
    }
  }
  return outputs;
}

//===----------------------------------------------------------------------===//
// Load
//===----------------------------------------------------------------------===//

static std::shared_ptr<capture::Program>
compileModel(ModuleOp source, const Options &options, const std::string &name) {
  Engine &engine = Engine::get();
  CompileLabel label{engine.nextFunction(), 0,
                     options.name.empty() ? name : options.name};
  OwningOpRef<ModuleOp> module = source.clone();
  std::unique_lock<std::recursive_mutex> lock;
  if (!options.customBackend)
    lock = engine.lockCompiling();
  return capture::Program::compile(
      *module, capture::ProgramOptions(options, nullptr, label), label);
}

static Signature signatureOf(func::FuncOp function, Place place) {
  return nn::valueOrThrow(readSignature(function), place);
}

OnnxModel loadOnnx(const std::string &path, const Options &options,
                   const OnnxInputs &inputs, Place place) {
  capture::checkOptions(options);
  auto state = std::make_shared<OnnxModel::State>();
  state->name = llvm::sys::path::filename(path).str();
  std::vector<OnnxParameter> parameters;
  state->source = importFile(readFile(path, place), inputs, parameters, place);
  for (OnnxParameter &parameter : parameters)
    state->parameters.emplace_back(
        std::move(parameter.name),
        nn::tensorOf(parameter.value, place).requires_grad_());
  state->weights.take(*state->source);
  func::FuncOp function = state->function();
  Signature signature = signatureOf(function, place);
  signature.inputs.resize(signature.inputs.size() - parameters.size());
  setBounds(function, signature, inputs.sizes, place);
  state->inputs = inputsOf(signature, inputs.sizes);
  try {
    state->program = compileModel(*state->source, options, state->name);
  } catch (const Exception &error) {
    throw Exception(ErrorCode::CompilationFailed,
                    "loadOnnx: cannot compile '" + path + "'\n" + error.what(),
                    place);
  }
  if (!options.customBackend && options.backend != "interp")
    state->backend = options.backend;
  state->outputs = outputsOf(function, state->program->signature());
  state->record(options);
  return OnnxModel(std::move(state));
}

} // namespace tcopt
