//===- Sessions.cpp - compilation from Python -----------------------------===//

#include "Sessions.h"
#include "CachedSession.h"
#include "Program.h"
#include "ThreadPool.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Execution/BuildId.h"
#include "tcopt/Execution/Diagnostics.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Import/ONNX.h"
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using llvm::Error;
using llvm::Expected;

namespace tcopt::python {

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

using Load = llvm::function_ref<Expected<Module>(CompileSession &)>;

ExecutableOptions optionsOf(const Request &request) {
  ExecutableOptions options;
  options.entry = request.entry;
  options.backend = request.backend;
  options.fallback = request.fallback;
  options.compile = configOf(request.options);
  return options;
}

Expected<std::unique_ptr<Executable>>
withState(CompileSession &compiler,
          Expected<std::unique_ptr<Executable>> executable, int device) {
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

const ImageCache *cacheFor(const CachedSession &session,
                           const ExecutableOptions &options) {
  bool isForHost = options.backend == "cpu" && options.fallback.empty();
  bool isKnown = !session.hasPlugins && !session.hasLogs;
  return isForHost && isKnown ? session.cache.get() : nullptr;
}

std::string keyOf(llvm::StringRef kind, llvm::StringRef source,
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

// Returns the bytes of an image, from the cache if it has them.
static Expected<std::string>
findOrCompile(CachedSession &session, const ImageCache &cache,
              llvm::StringRef kind, llvm::StringRef source,
              const ExecutableOptions &options, Load load) {
  std::string key = keyOf(kind, source, options);
  if (auto found = cache.find(key))
    return std::move(*found);
  auto made = compileImage(session.compileSession(), options, load);
  if (made)
    cache.add(key, *made);
  return made;
}

Expected<std::unique_ptr<Executable>>
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

nb::object wrap(const SessionPointer &session,
                Expected<std::unique_ptr<Executable>> executable,
                const ExchangeTable *results, PyObject *kept, int device) {
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
          findOrCompile(*session, *cache, "source", *source, options, load);
      return image ? linkImage(compiler, *image, {}) : image.takeError();
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
  module.def(
      "build_id", [] { return OwnLibrary::get().buildId; },
      "Returns an identification of the build of tcopt.");
  using Arg = nb::arg;
  addGraphs(module);
  nb::class_<CachedSession> sessions(
      module, "Session",
      "Compilers, backends and plugins, which programs of the session share. "
      "Any number of threads may use it.\n\n`cache` is a folder for compiled "
      "programs, which sessions and processes may share; none if it is empty.");
  sessions.def(nb::new_(&makeSession), Arg("cache") = "")
      .def("compile_source", compileText, Arg("source"), Arg("name"),
           Arg("entry"), Arg("backend"), Arg("fallback"), Arg("options"))
      .def("compile_file", compileFile, Arg("path"), Arg("entry"),
           Arg("backend"), Arg("fallback"), Arg("options"))
      .def("compile_onnx", compileOnnx, Arg("model"), Arg("name"), Arg("entry"),
           Arg("backend"), Arg("fallback"), Arg("options"))
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
  addGraphImports(sessions);
}

} // namespace tcopt::python
