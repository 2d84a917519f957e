//===- Graphs.cpp - graphs of PyTorch from Python -------------------------===//
//
// A graph is imported and compiled in two steps. Import refuses what the
// program cannot have; compilation may then go on in another thread.
//
//===----------------------------------------------------------------------===//

#include "Arrays.h"
#include "CachedSession.h"
#include "Program.h"
#include "ThreadPool.h"
#include "tcopt/ATen/Table.h"
#include "tcopt/Execution/BindArguments.h"
#include "tcopt/Import/TorchGraph.h"
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using llvm::Error;
using llvm::Expected;

namespace tcopt::python {

static std::vector<std::string> atenOverloads() {
  std::vector<std::string> names;
  for (const aten::Overload &overload : aten::overloads())
    names.emplace_back(overload.name);
  return names;
}

// Returns a list of (node, overload, message, file, line).
static nb::list listOf(const std::vector<torch::Refusal> &refusals) {
  nb::list all;
  for (const torch::Refusal &refusal : refusals)
    all.append(nb::make_tuple(refusal.node, refusal.subject, refusal.message,
                              refusal.place.file_name(), refusal.place.line()));
  return all;
}

namespace {
/// Tensors that replace arguments, by the number of the argument.
struct Constants {
  std::vector<BoundArgument> bound;
  std::vector<NamedBytes> named;
};
} // namespace

// The elements must be in row-major order.
static Constants constantsOf(const nb::dict &tensors, Arguments &arguments) {
  Constants constants;
  for (auto [number, tensor] : tensors) {
    size_t at = constants.bound.size();
    if (!arguments.read(tensor.ptr(), TensorSpec()))
      throw nb::python_error();
    const tcopt_tensor &read = arguments[at];
    size_t bytes = (read.dtype.bits + 7) / 8;
    for (int32_t d = 0; d < read.ndim; ++d)
      bytes *= size_t(read.shape[d]);
    llvm::ArrayRef<char> elements(
        static_cast<const char *>(read.data) + read.byte_offset, bytes);
    unsigned index = nb::cast<unsigned>(number);
    constants.bound.push_back({index, elements});
    constants.named.push_back({std::to_string(index), elements});
  }
  return constants;
}

static Expected<Module> importGraph(Session &session, CompileSession &compiler,
                                    llvm::StringRef text,
                                    const Constants &constants,
                                    BoundResources &resources,
                                    std::vector<torch::Refusal> &refusals) {
  Expected<torch::TorchGraph> graph = torch::parseTorchGraph(text);
  if (!graph)
    return graph.takeError();
  Session::Scope scope(session);
  auto lock = compiler.lockCompiling();
  Module module = torch::importTorchGraph(*graph, nullptr, refusals);
  if (!module)
    return llvm::createStringError("refused");
  auto function = findEntry(*module, "main");
  if (!function)
    return function.takeError();
  auto bound = bindArguments(*function, constants.bound);
  if (!bound)
    return bound.takeError();
  resources = std::move(*bound);
  return std::move(module);
}

namespace {
/// An imported graph, with the options and constants of its compilation.
struct ImportedGraph {
  ImportedGraph(SessionPointer session, const nb::dict &tensors)
      : session(std::move(session)), tensors(tensors),
        arguments(nb::len(tensors)),
        constants(constantsOf(tensors, arguments)) {}

  SessionPointer session;
  /// The owners of the constants.
  nb::dict tensors;
  Arguments arguments;
  Constants constants;
  ExecutableOptions options;
  int device = 0;
  /// Empty unless the image is added to the cache.
  std::string key;
  BoundResources resources;
  Signature signature;
  /// Null once it is compiled.
  Module module;
};
} // namespace

static Error importInto(ImportedGraph &graph, llvm::StringRef text,
                        std::vector<torch::Refusal> &refusals) {
  CompileSession &compiler = graph.session->compileSession();
  auto module = importGraph(*graph.session, compiler, text, graph.constants,
                            graph.resources, refusals);
  if (!module)
    return module.takeError();
  graph.module = std::move(*module);
  auto function = findEntry(*graph.module, "main");
  if (!function)
    return function.takeError();
  return readSignature(*function).moveInto(graph.signature);
}

static Error expectDevice(CompileSession &compiler, const std::string &backend,
                          int device) {
  if (backend == "cpu" || compiler.findDevice(backend, device))
    return Error::success();
  return llvm::createStringError("this machine has no device '" + backend +
                                 ":" + std::to_string(device) +
                                 "' that tcopt can use");
}

// Returns an image of the cache, a graph, or what refuses to be imported.
static nb::object importAten(const SessionPointer &session, nb::bytes json,
                             const std::string &backend, int device,
                             const nb::dict &options, const nb::dict &tensors,
                             bool mayUseCache) {
  llvm::StringRef text(json.c_str(), json.size());
  auto graph = std::make_unique<ImportedGraph>(session, tensors);
  graph->options = optionsOf({"main", backend, "", options});
  graph->options.code.keptConstants = graph->constants.named;
  graph->device = device;
  std::optional<std::string> image;
  std::vector<torch::Refusal> refusals;
  Error error = [&]() -> Error {
    nb::gil_scoped_release released;
    if (Error error = expectDevice(session->compileSession(), backend, device))
      return error;
    const ImageCache *cache =
        mayUseCache ? cacheFor(*session, graph->options) : nullptr;
    graph->key = cache ? keyOf("aten", text, graph->options) : "";
    if (cache && (image = cache->find(graph->key)))
      return Error::success();
    return importInto(*graph, text, refusals);
  }();
  if (!refusals.empty()) {
    consumeError(std::move(error));
    return listOf(refusals);
  }
  if (error) {
    setError(std::move(error));
    throw nb::python_error();
  }
  return image ? nb::object(nb::bytes(image->data(), image->size()))
               : nb::cast(std::move(graph));
}

static Module takeModule(ImportedGraph &graph) {
  if (!graph.module)
    throw nb::value_error("the graph is compiled already");
  return std::move(graph.module);
}

static nb::bytes compileGraph(ImportedGraph &graph) {
  Module module = takeModule(graph);
  auto image = [&]() -> Expected<std::string> {
    nb::gil_scoped_release released;
    CompileSession &compiler = graph.session->compileSession();
    auto made = compiler.compileImage(*module, graph.options);
    module = nullptr;
    if (!made)
      return made.takeError();
    std::string bytes = made->toBytes();
    if (!graph.key.empty())
      graph.session->cache->add(graph.key, bytes);
    return bytes;
  }();
  std::string bytes = valueOrRaise(std::move(image));
  return nb::bytes(bytes.data(), bytes.size());
}

static nb::object compileGraphFor(ImportedGraph &graph,
                                  nb::handle resultClass) {
  Module module = takeModule(graph);
  const ExchangeTable *table =
      exchangeTypeOf(reinterpret_cast<PyTypeObject *>(resultClass.ptr())).table;
  auto compiled = [&] {
    nb::gil_scoped_release released;
    CompileSession &compiler = graph.session->compileSession();
    auto made = withState(compiler, compiler.compile(*module, graph.options),
                          graph.device);
    module = nullptr;
    return made;
  }();
  return wrap(graph.session, std::move(compiled), table, nullptr, graph.device);
}

static nb::object loadImage(const SessionPointer &session, nb::bytes image,
                            nb::handle resultClass, const nb::dict &tensors) {
  llvm::StringRef bytes(image.c_str(), image.size());
  Arguments arguments(nb::len(tensors));
  Constants constants = constantsOf(tensors, arguments);
  const ExchangeTable *table =
      exchangeTypeOf(reinterpret_cast<PyTypeObject *>(resultClass.ptr())).table;
  findThreadsOfTorch();
  auto linked = [&] {
    nb::gil_scoped_release released;
    return linkImage(session->compileSession(), bytes, constants.named);
  }();
  return wrap(session, std::move(linked), table, tensors.ptr());
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

void addGraphs(nb::module_ &module) {
  using Arg = nb::arg;
  module.def("aten_overloads", atenOverloads,
             "Returns the names of the overloads of ATen that import_aten "
             "knows, as \"aten.add.Tensor\".");
  nb::class_<ImportedGraph>(module, "ImportedGraph",
                            "A graph of PyTorch as IR, which is compiled once.")
      .def_prop_ro(
          "num_inputs",
          [](ImportedGraph &graph) { return graph.signature.inputs.size(); },
          "The number of arguments of the program.")
      .def_prop_ro(
          "updates",
          [](ImportedGraph &graph) { return updatedInputs(graph.signature); },
          "As Program.updates: the arguments whose new values are "
          "results.")
      .def("compile", compileGraph,
           "Returns the image of a program for the CPU. Raises CompileError.")
      .def("compile_for", compileGraphFor, Arg("result_class"),
           "Returns the Program, whose results are of this class. Raises "
           "CompileError.");
}

void addGraphImports(nb::class_<CachedSession> &sessions) {
  using Arg = nb::arg;
  sessions
      .def("import_aten", importAten, Arg("graph"), Arg("backend"),
           Arg("device"), Arg("options"), Arg("constants"), Arg("use_cache"),
           "Imports a graph of ATen's operators, JSON of docs/TorchGraph.md, "
           "for the device of this index of a backend. `constants` are tensors "
           "by the number of the input that they replace, with elements in "
           "row-major order. Returns an ImportedGraph, the image if the cache "
           "has it, or a list (node, overload, message, file, line) of what "
           "cannot be imported. Raises CompileError.")
      .def("load_image", loadImage, Arg("image"), Arg("result_class"),
           Arg("constants"),
           "Returns the Program of an image, whose results are "
           "of this class. Raises CompileError for bytes that are not an "
           "image, and for a CPU that cannot run it.");
}

} // namespace tcopt::python
