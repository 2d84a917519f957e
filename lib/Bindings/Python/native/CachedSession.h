//===- CachedSession.h - sessions with programs on disk ---------*- C++ -*-===//

#ifndef TCOPT_PYTHON_CACHEDSESSION_H
#define TCOPT_PYTHON_CACHEDSESSION_H

#include "Errors.h"
#include "ExchangeTypes.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Execution/CompileSession.h"
#include "tcopt/Execution/ImageCache.h"
#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>

namespace tcopt::python {

using Module = mlir::OwningOpRef<mlir::ModuleOp>;

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

/// Common arguments of the functions that compile.
struct Request {
  std::string entry, backend, fallback;
  nanobind::dict options;
};

/// Throws type_error or value_error for an option that does not exist, or a
/// value that it cannot have.
ExecutableOptions optionsOf(const Request &request);

/// Returns the cache for programs of these options; null if they are not
/// cached.
const ImageCache *cacheFor(const CachedSession &session,
                           const ExecutableOptions &options);
std::string keyOf(llvm::StringRef kind, llvm::StringRef source,
                  const ExecutableOptions &options);

/// Computes the state of a program.
llvm::Expected<std::unique_ptr<Executable>>
withState(CompileSession &compiler,
          llvm::Expected<std::unique_ptr<Executable>> executable,
          int device = 0);
llvm::Expected<std::unique_ptr<Executable>>
linkImage(CompileSession &compiler, llvm::StringRef bytes,
          std::vector<NamedBytes> constants);

/// Returns the value, or throws the error as a Python exception.
template <typename T> T valueOrRaise(llvm::Expected<T> value) {
  if (value)
    return std::move(*value);
  setError(value.takeError());
  throw nanobind::python_error();
}

/// Returns the executable as a Program, by makeProgram.
nanobind::object wrap(const SessionPointer &session,
                      llvm::Expected<std::unique_ptr<Executable>> executable,
                      const ExchangeTable *results = nullptr,
                      PyObject *kept = nullptr, int device = 0);

/// Adds the class ImportedGraph to the module.
void addGraphs(nanobind::module_ &module);
/// Adds the methods that import graphs and load images.
void addGraphImports(nanobind::class_<CachedSession> &sessions);

} // namespace tcopt::python

#endif // TCOPT_PYTHON_CACHEDSESSION_H
