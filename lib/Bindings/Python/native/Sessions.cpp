//===- Sessions.cpp - compilation from Python -----------------------------===//

#include "Sessions.h"
#include "Errors.h"
#include "ExchangeTypes.h"
#include "Program.h"
#include "ThreadPool.h"
#include "tcopt/ATen/Table.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Execution/CompileSession.h"
#include "tcopt/Execution/Diagnostics.h"
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

static Expected<std::unique_ptr<Executable>>
compileModule(CompileSession &session, Module &module,
              const ExecutableOptions &options) {
  auto executable = session.compile(*module, options);
  if (!executable)
    return executable;
  ContextPool &contexts = session.contextsFor(**executable);
  auto context = BorrowedContext::take(contexts);
  if (!context)
    return context.takeError();
  if (Error error = (*executable)->makeState(**context))
    return std::move(error);
  return executable;
}

namespace {
/// Common arguments of the functions that compile.
struct Request {
  std::string entry, backend, fallback;
  nb::dict options;
};
} // namespace

template <typename Load>
static nb::object compileBy(const std::shared_ptr<Session> &session,
                            const Request &request, Load load,
                            const ExchangeType *resultType = nullptr) {
  ExecutableOptions options;
  options.entry = request.entry;
  options.backend = request.backend;
  options.fallback = request.fallback;
  options.compile = configOf(request.options);
  findThreadsOfTorch();
  auto compiled = [&]() -> Expected<std::unique_ptr<Executable>> {
    nb::gil_scoped_release released;
    CompileSession &compiler = session->compileSession();
    Expected<Module> module = load(compiler);
    if (!module)
      return module.takeError();
    return compileModule(compiler, *module, options);
  }();
  if (!compiled) {
    setError(compiled.takeError());
    throw nb::python_error();
  }
  return nb::steal(makeProgram(session, std::move(*compiled),
                               resultType ? resultType->table : nullptr));
}

static nb::object compileText(const std::shared_ptr<Session> &session,
                              nb::bytes source, const std::string &name,
                              const std::string &entry,
                              const std::string &backend,
                              const std::string &fallback,
                              const nb::dict &options) {
  // Bytecode must be aligned.
  auto text = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
      source.size(), name, alignmentOfBytecode());
  std::memcpy(text->getBufferStart(), source.c_str(), source.size());
  return compileBy(session, {entry, backend, fallback, options},
                   [&](CompileSession &compiler) {
                     llvm::StringRef read(text->getBufferStart(),
                                          text->getBufferSize());
                     return compiler.parse(read, name);
                   });
}

static nb::object compileFile(const std::shared_ptr<Session> &session,
                              const std::string &path, const std::string &entry,
                              const std::string &backend,
                              const std::string &fallback,
                              const nb::dict &options) {
  return compileBy(
      session, {entry, backend, fallback, options},
      [&](CompileSession &compiler) { return load(compiler, path); });
}

static nb::object compileOnnx(const std::shared_ptr<Session> &session,
                              nb::bytes model, const std::string &name,
                              const std::string &entry,
                              const std::string &backend,
                              const std::string &fallback,
                              const nb::dict &options) {
  llvm::StringRef bytes(model.c_str(), model.size());
  return compileBy(session, {entry, backend, fallback, options},
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

// Returns the program, or what refuses to be imported.
static nb::object compileAten(const std::shared_ptr<Session> &session,
                              nb::bytes json, nb::handle resultClass,
                              const std::string &backend,
                              const std::string &fallback,
                              const nb::dict &options) {
  llvm::StringRef text(json.c_str(), json.size());
  std::vector<torch::Refusal> refusals;
  auto load = [&](CompileSession &compiler) -> Expected<Module> {
    Expected<torch::TorchGraph> graph = torch::parseTorchGraph(text);
    if (!graph)
      return graph.takeError();
    Session::Scope scope(*session);
    auto lock = compiler.lockCompiling();
    Module module = torch::importTorchGraph(*graph, nullptr, refusals);
    if (!module)
      return llvm::createStringError("refused");
    return std::move(module);
  };
  try {
    return compileBy(
        session, {"main", backend, fallback, options}, load,
        &exchangeTypeOf(reinterpret_cast<PyTypeObject *>(resultClass.ptr())));
  } catch (nb::python_error &) {
    if (refusals.empty())
      throw;
    return listOf(refusals);
  }
}

//===----------------------------------------------------------------------===//
// Sessions
//===----------------------------------------------------------------------===//

static std::shared_ptr<Session> makeSession() {
  auto session = std::make_shared<Session>();
  addToThreadPool(session);
  return session;
}

static std::string loadPlugin(Session &session, const std::string &path) {
  Expected<LoadedPlugin> plugin = [&] {
    nb::gil_scoped_release released;
    return session.compileSession().loadPlugin(path);
  }();
  if (plugin)
    return plugin->name;
  setError(plugin.takeError());
  throw nb::python_error();
}

static void setLog(Session &session, const std::string &channels) {
  if (Error error = session.compileSession().log().setChannels(channels))
    throw nb::value_error(toString(std::move(error)).c_str());
}

static std::vector<std::string> backendsOf(Session &session) {
  std::vector<std::string> names;
  for (llvm::StringRef name : session.compileSession().backendNames())
    names.push_back(name.str());
  return names;
}

static std::vector<std::string> devicesOf(Session &session) {
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
  using Arg = nb::arg;
  nb::class_<Session>(module, "Session",
                      "Compilers, backends and plugins, which programs of the "
                      "session share. Any number of threads may use it.")
      .def(nb::new_(&makeSession))
      .def("compile_source", compileText, Arg("source"), Arg("name"),
           Arg("entry"), Arg("backend"), Arg("fallback"), Arg("options"))
      .def("compile_file", compileFile, Arg("path"), Arg("entry"),
           Arg("backend"), Arg("fallback"), Arg("options"))
      .def("compile_onnx", compileOnnx, Arg("model"), Arg("name"), Arg("entry"),
           Arg("backend"), Arg("fallback"), Arg("options"))
      .def("compile_aten", compileAten, Arg("graph"), Arg("result_class"),
           Arg("backend"), Arg("fallback"), Arg("options"),
           "Compiles a graph of ATen's operators, JSON of docs/TorchGraph.md, "
           "whose results are of this class. Returns a Program, or a list "
           "(node, overload, message, file, line) of what cannot be imported. "
           "Raises CompileError.")
      .def("load_plugin", loadPlugin, Arg("path"),
           "Adds the backend, dialects and passes of a plugin, a shared "
           "object. Returns its name. Raises CompileError.")
      .def("set_log", setLog, Arg("channels"),
           "Writes these channels, as in \"fusion,guards\" or \"all\", to "
           "standard error, and no others. Raises ValueError.")
      .def("empty_cache", &Session::emptyCache,
           "Releases cached memory. Keeps the programs.")
      .def_prop_ro("backends", backendsOf, "The names of the backends.")
      .def_prop_ro("devices", devicesOf,
                   "The devices of the backends, as \"cuda:0\".");
}

} // namespace tcopt::python
