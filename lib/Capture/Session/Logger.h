//===- Logger.h - where lines of logs go ------------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_LOGGER_H
#define TCOPT_CAPTURE_LOGGER_H

#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Capture/Log.h"
#include "tcopt/Pipelines/Compiler.h"
#include "tcopt/Support/Log.h"
#include "tcopt/Support/Progress.h"
#include "tcopt/Target/CPU/CodeReport.h"
#include <mutex>

namespace tcopt::capture {

/// What is compiled: the ids in front of lines.
struct CompileLabel {
  int64_t function = 0, version = 0;
  std::string name;

  std::string prefix() const;
  /// A name for a folder: letters, digits, '-', '_' and '.'.
  std::string folder() const;
};

/// The engine's logs. Any thread may use it.
class Logger {
public:
  /// Throws Exception for a channel that there is not.
  void setChannels(std::string_view names);
  void setSink(std::function<void(std::string_view)> sink);
  void setDebugFolder(std::string_view folder);
  void setProgress(bool isShown);

  /// Throws where this thread runs the sink: what it logs would run it again.
  static void expectOutsideSink();

  /// What shows how far one compilation is; null if nothing does.
  std::shared_ptr<Progress> progress();
  bool has(LogChannel channel);
  /// A line, or several, each with the label in front.
  void write(const CompileLabel &label, std::string_view text);
  void write(LogChannel channel, const CompileLabel &label,
             llvm::function_ref<std::string()> text) {
    if (has(channel))
      write(label, text());
  }
  /// What making code took, for the channels that show it.
  void write(const CompileLabel &label, const CodeReport &report);
  /// What the channels and the debug folder need to see of a compilation. What
  /// passes say goes to `os`.
  Instrumentations createInstrumentations(const CompileLabel &label,
                                          llvm::raw_ostream &os);

  /// Nobody writes until it is unlocked.
  void lock() { mutex.lock(); }
  void unlock() { mutex.unlock(); }

private:
  std::mutex mutex;
  LogChannels channels;
  std::string folder;
  bool showsProgress = true;
  std::function<void(std::string_view)> sink;
};

/// A graph as a table: a line for each op.
std::string graphTable(mlir::ModuleOp module);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_LOGGER_H
