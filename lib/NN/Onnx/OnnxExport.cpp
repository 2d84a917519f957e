//===- OnnxExport.cpp - export functions as ONNX models -------------------===//

#include "../../Capture/Session/Engine.h"
#include "../../Capture/Tensor/Device.h"
#include "../../Capture/Trace/Arguments.h"
#include "../../Capture/Version/TraceCompiler.h"
#include "Weights.h"
#include "mlir/Parser/Parser.h"
#include "tcopt/Capture/Onnx.h"
#include "tcopt/Export/ONNX.h"
#include "tcopt/Graph/IR/GraphOps.h"
#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tcopt {

using capture::Cell;
using capture::Engine;
using capture::OpenSize;
using capture::Recorder;
using capture::Trace;
using capture::TraceCompiler;

[[noreturn]] static void refuse(const std::string &why, Place place) {
  throw Exception("exportOnnx: " + why, place);
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Returns the bytes of the model for a captured graph.
static std::string modelOf(ModuleOp module, const OnnxConstantNames &names,
                           Place place) {
  Diagnostics diagnostics;
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  PassManager manager(module.getContext());
  populateIngestPipeline(manager);
  auto lock = Engine::get().lockCompiling();
  if (failed(manager.run(module)))
    refuse("the graph is not valid\n" + diagnostics.text(), place);
  if (llvm::Error error = exportOnnx(module, "main", os, names)) {
    std::string text = toString(std::move(error));
    refuse(diagnostics.hasErrors() ? text + "\n" + diagnostics.text() : text,
           place);
  }
  return bytes;
}

static void writeFile(const OnnxPath &path, const std::string &bytes) {
  std::error_code code;
  llvm::raw_fd_ostream os(path.path, code, llvm::sys::fs::OF_None);
  if (!code) {
    os << bytes;
    os.close();
    code = os.error();
    os.clear_error();
  }
  if (code)
    refuse("cannot write '" + path.path + "': " + code.message(), path.place);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static void checkCount(const std::vector<std::string> &names, size_t count,
                       const char *what, Place place) {
  if (!names.empty() && names.size() != count)
    refuse("expected " + std::to_string(count) + " names of " + what +
               " but found " + std::to_string(names.size()),
           place);
}

static func::FuncOp mainOf(ModuleOp module) {
  return *module.getOps<func::FuncOp>().begin();
}

static void setNames(func::FuncOp function, const OnnxExportOptions &options,
                     Place place) {
  checkCount(options.inputNames, function.getNumArguments(), "inputs", place);
  checkCount(options.outputNames, function.getNumResults(), "outputs", place);
  Builder builder(function.getContext());
  for (auto [i, name] : llvm::enumerate(options.inputNames))
    function.setArgAttr(unsigned(i), TcoptDialect::kName,
                        builder.getStringAttr(name));
  for (auto [i, name] : llvm::enumerate(options.outputNames))
    function.setResultAttr(unsigned(i), TcoptDialect::kName,
                           builder.getStringAttr(name));
}

//===----------------------------------------------------------------------===//
// Dynamic dimensions
//===----------------------------------------------------------------------===//

namespace {
/// The tensors that become inputs, without duplicates.
class ExportInputs {
public:
  ExportInputs(const std::vector<Tensor> &arguments,
               const OnnxExportOptions &options, Place place);

  /// The dynamic dimensions, and their names in the model.
  std::vector<OpenSize> openDims;
  std::vector<std::string> dimNames;

  const std::vector<const capture::TensorHandle *> &tensors() const {
    return all;
  }

private:
  void open(size_t argument, int64_t dim, const SizeRange &range,
            const std::string &name);
  void takeMarks(size_t argument);
  size_t findInput(const std::string &name,
                   const std::vector<std::string> &names) const;

  std::vector<const capture::TensorHandle *> all;
  Place place;
};
} // namespace

ExportInputs::ExportInputs(const std::vector<Tensor> &arguments,
                           const OnnxExportOptions &options, Place place)
    : place(place) {
  for (const Tensor &tensor : arguments)
    if (tensor.defined() &&
        llvm::none_of(all, [&](const capture::TensorHandle *known) {
          return capture::isSameView(**known, *tensor.getImpl());
        }))
      all.push_back(&tensor.getImpl());
  for (const auto &[name, dims] : options.dynamicAxes) {
    size_t argument = findInput(name, options.inputNames);
    for (const auto &[dim, dimName] : dims)
      open(argument, dim, {}, dimName);
  }
  for (size_t i = 0; i < all.size(); ++i)
    takeMarks(i);
}

size_t ExportInputs::findInput(const std::string &name,
                               const std::vector<std::string> &names) const {
  for (size_t i = 0; i < all.size(); ++i)
    if (name == (i < names.size() ? names[i] : "arg" + std::to_string(i)))
      return i;
  refuse("dynamicAxes: there is no input '" + name + "'", place);
}

void ExportInputs::open(size_t argument, int64_t dim, const SizeRange &range,
                        const std::string &name) {
  const Tensor tensor(*all[argument]);
  auto at = size_t(
      capture::wrapDim(dim, tensor.dim(), "exportOnnx: dynamicAxes", place));
  if (llvm::any_of(openDims, [&](const OpenSize &other) {
        return (other.argument == argument && other.dim == at);
      }))
    return;
  if (tensor.size(int64_t(at)) == 1)
    refuse("size(" + std::to_string(at) + ") of argument " +
               std::to_string(argument) +
               " stays open: expected an argument that has another size than "
               "1 there",
           place);
  openDims.push_back({argument, at, /*word=*/0, range, place});
  dimNames.push_back(name);
}

void ExportInputs::takeMarks(size_t argument) {
  const capture::TensorImpl &impl = **all[argument];
  if (!impl.views.empty())
    return;
  for (const capture::SizeMark &mark : impl.cell->marks)
    if (!mark.isStatic)
      open(argument, int64_t(mark.dim), mark.range,
           "s" + std::to_string(openDims.size()));
}

/// Replaces the names of symbols by the names of dynamic dimensions. Bounds are
/// removed, because models have no guards.
static void nameDims(func::FuncOp function,
                     const std::vector<std::string> &names) {
  Builder builder(function.getContext());
  llvm::StringMap<Attribute> renamed;
  for (auto [i, name] : llvm::enumerate(names))
    renamed["s" + std::to_string(i)] = builder.getStringAttr(name);
  function->removeAttr(graph::GraphDialect::kSymbolsAttr);
  StringRef key = graph::GraphDialect::kDimsAttr;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto dims = function.getArgAttrOfType<ArrayAttr>(i, key);
    if (!dims)
      continue;
    SmallVector<Attribute> list;
    for (Attribute dim : dims) {
      auto symbol = dyn_cast<StringAttr>(dim);
      Attribute name = symbol ? renamed.lookup(symbol.getValue()) : Attribute();
      list.push_back(name ? name : dim);
    }
    function.setArgAttr(i, key, builder.getArrayAttr(list));
  }
}

//===----------------------------------------------------------------------===//
// Captured tensors
//===----------------------------------------------------------------------===//

namespace {
/// Tensors that the function captures, as constants. Their elements are not
/// copied if they are in row-major order.
class Initializers {
public:
  /// `names`: the user's names of tensors.
  explicit Initializers(
      const std::vector<std::pair<std::string, Tensor>> &names) {
    for (const auto &[name, tensor] : names)
      if (tensor.defined())
        known[tensor.getImpl()->cell.get()] = name;
  }

  /// Replaces the function's arguments from index `first` on by constants.
  void replaceArguments(func::FuncOp function,
                        llvm::ArrayRef<Trace::Input> inputs, unsigned first);
  const OnnxConstantNames &names() const { return attributes; }

private:
  ElementsAttr valueOf(const Trace::Input &input, RankedTensorType type);
  ElementsAttr resourceOf(const Trace::Input &input, RankedTensorType type);

  std::map<const Cell *, std::string> known;
  OnnxConstantNames attributes;
  capture::Weights weights;
};
} // namespace

/// Returns the elements in row-major order.
static std::shared_ptr<capture::Storage> orderedOf(const Trace::Input &input) {
  const capture::Layout &layout = input.layout;
  bool isOrdered = layout.isRowMajor() && layout.offset == 0;
  if (isOrdered && capture::isReachable(input.storage->device()))
    return input.storage;
  return copyTo(nullptr, *input.storage, layout, getSize(input.cell()->dtype));
}

ElementsAttr Initializers::resourceOf(const Trace::Input &input,
                                      RankedTensorType type) {
  std::shared_ptr<capture::Storage> elements = orderedOf(input);
  size_t bytes = size_t(type.getNumElements()) * getSize(input.cell()->dtype);
  ArrayRef<char> data(static_cast<const char *>(elements->data()), bytes);
  auto keep = [elements](void *, size_t, size_t) {};
  auto value = DenseResourceElementsAttr::get(
      type, "parameter",
      AsmResourceBlob(data, /*dataAlignment=*/1, std::move(keep),
                      /*dataIsMutable=*/false));
  weights.take(value.getRawHandle().getResource());
  return value;
}

// Boolean constants have bits rather than bytes as elements.
ElementsAttr Initializers::valueOf(const Trace::Input &input,
                                   RankedTensorType type) {
  if (input.cell()->dtype != DType::Bool)
    return resourceOf(input, type);
  std::shared_ptr<capture::Storage> elements = orderedOf(input);
  return DenseElementsAttr::get(
      type, ArrayRef<bool>(static_cast<const bool *>(elements->data()),
                           size_t(type.getNumElements())));
}

void Initializers::replaceArguments(func::FuncOp function,
                                    ArrayRef<Trace::Input> inputs,
                                    unsigned first) {
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  for (unsigned i = first; i < inputs.size(); ++i) {
    BlockArgument argument = function.getArgument(i);
    auto type = cast<RankedTensorType>(argument.getType());
    ElementsAttr value = valueOf(inputs[i], type);
    if (auto name = known.find(inputs[i].cell().get()); name != known.end())
      attributes[value] = name->second;
    argument.replaceAllUsesWith(
        graph::ConstantOp::create(builder, argument.getLoc(), type, value));
  }
  llvm::BitVector captured(unsigned(inputs.size()));
  captured.set(first, unsigned(inputs.size()));
  (void)function.eraseArguments(captured);
}

//===----------------------------------------------------------------------===//
// Traces
//===----------------------------------------------------------------------===//

static void checkBreaks(const TraceCompiler &compiler, Place place) {
  std::string text;
  for (const capture::GraphBreak &graphBreak : compiler.breaks())
    text += "\n" + capture::describe(graphBreak.place,
                                     graphBreak.reason + " needs a value");
  if (!text.empty())
    refuse("a model is one graph, but the function reads values" + text, place);
}

/// Throws if the function writes to arguments, because models cannot.
static void checkWrites(Recorder &recorder, Place place) {
  std::vector<std::string> written;
  for (auto [i, tensor] : llvm::enumerate(recorder.given.tensors))
    if (tensor.getImpl()->cell->isPending())
      written.push_back("argument " + std::to_string(i));
  written.insert(written.end(), recorder.trace().writes().size(),
                 "a tensor that it captures");
  if (!written.empty())
    refuse("a model cannot write to tensors, but the function writes to " +
               llvm::join(written, ", "),
           place);
}

/// Traces the function. The inputs of the graph are the arguments, in order,
/// and then the captured tensors.
static OwningOpRef<ModuleOp> traceGraph(TraceCompiler &compiler,
                                        const std::vector<Tensor> &traced,
                                        const capture::TracedCall &call,
                                        Place place) {
  Recorder &recorder = compiler.recorder();
  capture::TraceScope scope(&recorder);
  for (const Tensor &tensor : recorder.given.tensors) {
    if (!tensor.getImpl()->views.empty())
      refuse("arguments are parts of the same elements (contiguous() makes a "
             "copy of one)",
             place);
    recorder.trace().inputOf(tensor.getImpl(), place);
  }
  std::vector<Tensor> results = call({traced});
  checkBreaks(compiler, place);
  checkWrites(recorder, place);
  SmallVector<Value> values;
  for (const Tensor &result : results)
    values.push_back(recorder.trace().valueOf(result, place));
  return recorder.trace().programOf(values);
}

/// Returns the shadows of the arguments, some of which may be the same tensor.
static std::vector<Tensor> tracedOf(const std::vector<Tensor> &arguments,
                                    const ExportInputs &inputs,
                                    const Recorder &recorder) {
  std::vector<Tensor> traced;
  for (const Tensor &argument : arguments) {
    auto known = llvm::find_if(
        inputs.tensors(), [&](const capture::TensorHandle *input) {
          return argument.defined() &&
                 capture::isSameView(**input, *argument.getImpl());
        });
    traced.push_back(
        known == inputs.tensors().end()
            ? Tensor()
            : recorder.given.tensors[size_t(known - inputs.tensors().begin())]);
  }
  return traced;
}

void capture::exportCall(const OnnxPath &path, const OnnxExportOptions &options,
                         const std::vector<Tensor> &arguments,
                         const TracedCall &call) {
  if (isTracing())
    refuse("a function that is traced cannot write a model", path.place);
  for (const Tensor &tensor : arguments)
    if (tensor.defined())
      materialize(tensor, "exportOnnx", path.place);
  ExportInputs inputs(arguments, options, path.place);
  // A graph break is an error, so that its graph is interpreted rather than
  // compiled.
  Options run;
  run.backend = "interp";
  TraceCompiler compiler(run, CompileLabel{0, 0, path.path},
                         {inputs.tensors(), {}, inputs.openDims});
  const Recorder &recorder = compiler.begin();
  OwningOpRef<ModuleOp> module = traceGraph(
      compiler, tracedOf(arguments, inputs, recorder), call, path.place);
  func::FuncOp function = mainOf(*module);
  nameDims(function, inputs.dimNames);
  Initializers initializers(options.parameters);
  initializers.replaceArguments(function, compiler.recorder().trace().inputs(),
                                unsigned(inputs.tensors().size()));
  setNames(function, options, path.place);
  writeFile(path, modelOf(*module, initializers.names(), path.place));
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

void exportOnnx(const OnnxPath &path, const OnnxExportOptions &options,
                const Graph &graph) {
  OwningOpRef<ModuleOp> module;
  {
    Diagnostics diagnostics;
    module = parseSourceString<ModuleOp>(
        graph.text, ParserConfig(Engine::get().context()), path.path);
    if (!module || module->getOps<func::FuncOp>().empty())
      refuse("the graph's text is no program\n" + diagnostics.text(),
             path.place);
  }
  setNames(mainOf(*module), options, path.place);
  writeFile(path, modelOf(*module, {}, path.place));
}

} // namespace tcopt
