//===- Sessions.cpp - compilation from Python -----------------------------===//

#include "Sessions.h"
#include "Arrays.h"
#include "Errors.h"
#include "ExchangeTypes.h"
#include "Program.h"
#include "ThreadPool.h"
#include "tcopt/ATen/Table.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Execution/BindArguments.h"
#include "tcopt/Execution/BuildId.h"
#include "tcopt/Execution/CompileSession.h"
#include "tcopt/Execution/Diagnostics.h"
#include "tcopt/Execution/ImageCache.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Import/ONNX.h"
#include "tcopt/Import/TorchGraph.h"
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using llvm::Error;
using llvm::Expected;

namespace tcopt::python {

using Module = mlir::OwningOpRef<mlir::ModuleOp>;

namespace {
/// A session of Python, with the images of its programs on disk.
struct CachedSession : Session {
  /// Null without a cache.
  std::unique_ptr<ImageCache> cache;
  /// Keys do not identify the code of plugins.
  std::atomic<bool> hasPlugins = false;
  /// Programs that are not compiled have no logs.
  std::atomic<bool> hasLogs = false;
};
using SessionPointer = std::shared_ptr<CachedSession>;
} // namespace

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

static const CompileOption *findOption(std::string_view name) {
  for (const CompileOption &option : compileOptions())
    if (option.name == name)
      return &option;
  return nullptr;
}

static std::string textOf(nb::handle value) {
  if (nb::isinstance<bool>(value))
    return nb::cast<bool>(value) ? "true" : "false";
  return nb::cast<std::string>(nb::str(value));
}

// Options have their names of command lines, with '_' instead of '-'.
static CompileConfig configOf(const nb::dict &options) {
  CompileConfig config;
  for (auto [key, value] : options) {
    std::string name = nb::cast<std::string>(key);
    std::replace(name.begin(), name.end(), '_', '-');
    const CompileOption *option = findOption(name);
    if (!option)
      throw nb::type_error(("compile: no option has the name '" +
                            nb::cast<std::string>(key) +
                            "'; see tcopt.options()")
                               .c_str());
    std::string wrong = assignOption(config, *option, textOf(value));
    if (!wrong.empty())
      throw nb::value_error(
          ("compile: option '" + name + "': " + wrong).c_str());
  }
  return config;
}

static nb::list listOptions() {
  nb::list all;
  for (const CompileOption &option : compileOptions()) {
    std::string name(option.name);
    std::replace(name.begin(), name.end(), '-', '_');
    all.append(nb::make_tuple(name, option.get(CompileConfig()),
                              std::string(option.expected),
                              std::string(option.help)));
  }
  return all;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

static Expected<Module> importOnnx(CompileSession &session,
                                   Expected<OnnxFile> file) {
  if (!file)
    return file.takeError();
  auto lock = session.lockCompiling();
  Diagnostics diagnostics;
  Expected<Module> module = std::move(*file).import(session.context());
  if (module || !diagnostics.hasErrors())
    return module;
  consumeError(module.takeError());
  return diagnostics.toError();
}

static Expected<Module> load(CompileSession &session, const std::string &path) {
  if (isOnnxFile(path))
    return importOnnx(session, OnnxFile::read(path));
  auto file =
      llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                  /*RequiresNullTerminator=*/true,
                                  /*IsVolatile=*/false, alignmentOfBytecode());
  if (!file)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + file.getError().message());
  return session.parse((*file)->getBuffer(), path);
}

namespace {
/// Common arguments of the functions that compile.
struct Request {
  std::string entry, backend, fallback;
  nb::dict options;
};

using Load = llvm::function_ref<Expected<Module>(CompileSession &)>;
} // namespace

static ExecutableOptions optionsOf(const Request &request) {
  ExecutableOptions options;
  options.entry = request.entry;
  options.backend = request.backend;
  options.fallback = request.fallback;
  options.compile = configOf(request.options);
  return options;
}

template <typename T> static T valueOrRaise(Expected<T> value) {
  if (value)
    return std::move(*value);
  setError(value.takeError());
  throw nb::python_error();
}

static Expected<std::unique_ptr<Executable>>
withState(CompileSession &compiler,
          Expected<std::unique_ptr<Executable>> executable, int device = 0) {
  if (!executable)
    return executable;
  auto context =
      BorrowedContext::take(compiler.contextsFor(**executable, device));
  if (!context)
    return context.takeError();
  if (Error error = (*executable)->makeState(**context))
    return std::move(error);
  return executable;
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

static void warn(const std::string &problem) {
  nb::gil_scoped_acquire held;
  if (PyErr_WarnEx(PyExc_RuntimeWarning, ("tcopt: " + problem).c_str(), 1) < 0)
    PyErr_WriteUnraisable(nullptr);
}

// Returns the cache for programs of these options; null if they are not cached.
static const ImageCache *cacheFor(const CachedSession &session,
                                  const ExecutableOptions &options) {
  bool isForHost = options.backend == "cpu" && options.fallback.empty();
  bool isKnown = !session.hasPlugins && !session.hasLogs;
  return isForHost && isKnown ? session.cache.get() : nullptr;
}

static std::string keyOf(llvm::StringRef kind, llvm::StringRef source,
                         const ExecutableOptions &options) {
  ImageKey key;
  for (llvm::StringRef part : {kind, source, llvm::StringRef(options.entry)})
    key.add(part);
  key.add(options.compile);
  for (const NamedBytes &constant : options.code.keptConstants) {
    key.add(constant.name);
    key.add({constant.bytes.data(), constant.bytes.size()});
  }
  return key.text();
}

static Expected<std::string> compileImage(CompileSession &compiler,
                                          const ExecutableOptions &options,
                                          Load load) {
  Expected<Module> module = load(compiler);
  if (!module)
    return module.takeError();
  auto image = compiler.compileImage(**module, options);
  if (!image)
    return image.takeError();
  return image->toBytes();
}

namespace {
struct FoundImage {
  std::string bytes;
  bool isFromCache = false;
};
} // namespace

// Returns the bytes of an image, from the cache if it has them.
static Expected<FoundImage>
findOrCompile(CachedSession &session, const ImageCache *cache,
              llvm::StringRef kind, llvm::StringRef source,
              const ExecutableOptions &options, Load load) {
  std::string key = cache ? keyOf(kind, source, options) : "";
  if (auto found = cache ? cache->find(key) : std::nullopt)
    return FoundImage{std::move(*found), true};
  auto made = compileImage(session.compileSession(), options, load);
  if (!made)
    return made.takeError();
  if (cache)
    cache->add(key, *made);
  return FoundImage{std::move(*made)};
}

static Expected<std::unique_ptr<Executable>>
linkImage(CompileSession &compiler, llvm::StringRef bytes,
          std::vector<NamedBytes> constants) {
  auto image = ExecutableImage::fromBytes(bytes);
  if (!image)
    return image.takeError();
  return withState(compiler,
                   compiler.load(std::move(*image), std::move(constants)));
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

static nb::object wrap(const SessionPointer &session,
                       Expected<std::unique_ptr<Executable>> executable,
                       const ExchangeTable *results = nullptr,
                       PyObject *kept = nullptr, int device = 0) {
  return nb::steal(makeProgram(session, valueOrRaise(std::move(executable)),
                               results, kept, device));
}

// `source` identifies programs in the cache; null for those that are not in it.
static nb::object compileBy(const SessionPointer &session,
                            const Request &request,
                            std::optional<llvm::StringRef> source, Load load) {
  ExecutableOptions options = optionsOf(request);
  findThreadsOfTorch();
  auto compiled = [&]() -> Expected<std::unique_ptr<Executable>> {
    nb::gil_scoped_release released;
    CompileSession &compiler = session->compileSession();
    const ImageCache *cache = source ? cacheFor(*session, options) : nullptr;
    if (cache) {
      auto image =
          findOrCompile(*session, cache, "source", *source, options, load);
      return image ? linkImage(compiler, image->bytes, {}) : image.takeError();
    }
    Expected<Module> module = load(compiler);
    if (!module)
      return module.takeError();
    return withState(compiler, compiler.compile(**module, options));
  }();
  return wrap(session, std::move(compiled));
}

static nb::object compileText(const SessionPointer &session, nb::bytes source,
                              const std::string &name, const std::string &entry,
                              const std::string &backend,
                              const std::string &fallback,
                              const nb::dict &options) {
  // Bytecode must be aligned.
  auto text = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
      source.size(), name, alignmentOfBytecode());
  std::memcpy(text->getBufferStart(), source.c_str(), source.size());
  llvm::StringRef read(text->getBufferStart(), text->getBufferSize());
  // Messages of calls state the file.
  std::string named = name + '\0' + read.str();
  return compileBy(
      session, {entry, backend, fallback, options}, llvm::StringRef(named),
      [&](CompileSession &compiler) { return compiler.parse(read, name); });
}

static nb::object compileFile(const SessionPointer &session,
                              const std::string &path, const std::string &entry,
                              const std::string &backend,
                              const std::string &fallback,
                              const nb::dict &options) {
  return compileBy(
      session, {entry, backend, fallback, options}, std::nullopt,
      [&](CompileSession &compiler) { return load(compiler, path); });
}

static nb::object compileOnnx(const SessionPointer &session, nb::bytes model,
                              const std::string &name, const std::string &entry,
                              const std::string &backend,
                              const std::string &fallback,
                              const nb::dict &options) {
  llvm::StringRef bytes(model.c_str(), model.size());
  return compileBy(session, {entry, backend, fallback, options}, std::nullopt,
                   [&](CompileSession &compiler) {
                     return importOnnx(compiler, OnnxFile::parse(bytes, name));
                   });
}

//===----------------------------------------------------------------------===//
// Graphs of PyTorch
//===----------------------------------------------------------------------===//

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

// Returns (image, whether the cache had it), or what refuses to be imported.
static nb::object compileAten(const SessionPointer &session, nb::bytes json,
                              const nb::dict &options, const nb::dict &tensors,
                              bool mayUseCache) {
  llvm::StringRef text(json.c_str(), json.size());
  ExecutableOptions settings = optionsOf({"main", "cpu", "", options});
  Arguments arguments(nb::len(tensors));
  Constants constants = constantsOf(tensors, arguments);
  settings.code.keptConstants = constants.named;
  std::vector<torch::Refusal> refusals;
  BoundResources resources;
  auto load = [&](CompileSession &compiler) {
    return importGraph(*session, compiler, text, constants, resources,
                       refusals);
  };
  auto found = [&] {
    nb::gil_scoped_release released;
    return findOrCompile(*session,
                         mayUseCache ? cacheFor(*session, settings) : nullptr,
                         "aten", text, settings, load);
  }();
  if (!found && !refusals.empty()) {
    consumeError(found.takeError());
    return listOf(refusals);
  }
  FoundImage image = valueOrRaise(std::move(found));
  return nb::make_tuple(nb::bytes(image.bytes.data(), image.bytes.size()),
                        image.isFromCache);
}

// Returns the Program, or what refuses to be imported.
static nb::object compileAtenFor(const SessionPointer &session, nb::bytes json,
                                 nb::handle resultClass,
                                 const std::string &backend, int device,
                                 const nb::dict &options) {
  llvm::StringRef text(json.c_str(), json.size());
  ExecutableOptions settings = optionsOf({"main", backend, "", options});
  const ExchangeTable *table =
      exchangeTypeOf(reinterpret_cast<PyTypeObject *>(resultClass.ptr())).table;
  std::vector<torch::Refusal> refusals;
  BoundResources resources;
  auto compiled = [&]() -> Expected<std::unique_ptr<Executable>> {
    nb::gil_scoped_release released;
    CompileSession &compiler = session->compileSession();
    if (!compiler.findDevice(backend, device))
      return llvm::createStringError("this machine has no device '" + backend +
                                     ":" + std::to_string(device) +
                                     "' that tcopt can use");
    auto module =
        importGraph(*session, compiler, text, {}, resources, refusals);
    if (!module)
      return module.takeError();
    return withState(compiler, compiler.compile(**module, settings), device);
  }();
  if (!compiled && !refusals.empty()) {
    consumeError(compiled.takeError());
    return listOf(refusals);
  }
  return wrap(session, std::move(compiled), table, nullptr, device);
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
// Sessions
//===----------------------------------------------------------------------===//

static SessionPointer makeSession(const std::string &cache) {
  auto session = std::make_shared<CachedSession>();
  if (!cache.empty())
    session->cache = std::make_unique<ImageCache>(cache, warn);
  addToThreadPool(session);
  return session;
}

static std::string cacheOf(CachedSession &session) {
  return session.cache ? session.cache->folder() : "";
}

static std::string loadPlugin(CachedSession &session, const std::string &path) {
  Expected<LoadedPlugin> plugin = [&] {
    nb::gil_scoped_release released;
    return session.compileSession().loadPlugin(path);
  }();
  session.hasPlugins = true;
  return valueOrRaise(std::move(plugin)).name;
}

static void setLog(CachedSession &session, const std::string &channels) {
  if (Error error = session.compileSession().log().setChannels(channels))
    throw nb::value_error(toString(std::move(error)).c_str());
  session.hasLogs = !channels.empty();
}

static std::vector<std::string> backendsOf(CachedSession &session) {
  std::vector<std::string> names;
  for (llvm::StringRef name : session.compileSession().backendNames())
    names.push_back(name.str());
  return names;
}

static std::vector<std::string> devicesOf(CachedSession &session) {
  std::vector<std::string> names;
  for (const DeviceInfo *device : session.compileSession().allDevices())
    names.push_back(device->text());
  return names;
}

void addSessions(nb::module_ &module) {
  module.def("options", listOptions,
             "Returns a tuple (name, default, valid values, help) for each "
             "option of compilation.");
  module.def("aten_overloads", atenOverloads,
             "Returns the names of the overloads of ATen that compile_aten "
             "knows, as \"aten.add.Tensor\".");
  module.def(
      "build_id", [] { return OwnLibrary::get().buildId; },
      "Returns an identification of the build of tcopt.");
  using Arg = nb::arg;
  nb::class_<CachedSession>(
      module, "Session",
      "Compilers, backends and plugins, which programs of the session share. "
      "Any number of threads may use it.\n\n`cache` is a folder for compiled "
      "programs, which sessions and processes may share; none if it is empty.")
      .def(nb::new_(&makeSession), Arg("cache") = "")
      .def("compile_source", compileText, Arg("source"), Arg("name"),
           Arg("entry"), Arg("backend"), Arg("fallback"), Arg("options"))
      .def("compile_file", compileFile, Arg("path"), Arg("entry"),
           Arg("backend"), Arg("fallback"), Arg("options"))
      .def("compile_onnx", compileOnnx, Arg("model"), Arg("name"), Arg("entry"),
           Arg("backend"), Arg("fallback"), Arg("options"))
      .def("compile_aten", compileAten, Arg("graph"), Arg("options"),
           Arg("constants"), Arg("use_cache"),
           "Compiles a graph of ATen's operators, JSON of docs/TorchGraph.md. "
           "`constants` are tensors by the number of the input that they "
           "replace, with elements in row-major order. Returns a tuple (image, "
           "whether the cache had it), or a list (node, overload, message, "
           "file, line) of what cannot be imported. Raises CompileError.")
      .def("compile_aten_for", compileAtenFor, Arg("graph"),
           Arg("result_class"), Arg("backend"), Arg("device"), Arg("options"),
           "Compiles a graph as compile_aten does, for the device of this "
           "index of a backend. Results are of this class. Returns a Program, "
           "or the list of what cannot be imported. Raises CompileError.")
      .def("load_image", loadImage, Arg("image"), Arg("result_class"),
           Arg("constants"),
           "Returns the Program of an image of compile_aten, whose results are "
           "of this class. Raises CompileError for bytes that are not an "
           "image, and for a CPU that cannot run it.")
      .def("load_plugin", loadPlugin, Arg("path"),
           "Adds the backend, dialects and passes of a plugin, a shared "
           "object. Returns its name. Raises CompileError.")
      .def("set_log", setLog, Arg("channels"),
           "Writes these channels, as in \"fusion,guards\" or \"all\", to "
           "standard error, and no others. Programs are then compiled, also "
           "those that are in the cache. Raises ValueError.")
      .def(
          "empty_cache", [](CachedSession &session) { session.emptyCache(); },
          "Releases cached memory. Keeps the programs.")
      .def_prop_ro("cache", cacheOf,
                   "The folder of compiled programs, or \"\".")
      .def_prop_ro("backends", backendsOf, "The names of the backends.")
      .def_prop_ro("devices", devicesOf,
                   "The devices of the backends, as \"cuda:0\".");
}

} // namespace tcopt::python
