//===- CompileLog.h - logs of a session's compilations ----------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_COMPILELOG_H
#define TCOPT_EXECUTION_COMPILELOG_H

#include "tcopt/Pipelines/Compiler.h"
#include "tcopt/Support/Log.h"
#include "tcopt/Support/Progress.h"
#include "tcopt/Target/CPU/CodeReport.h"
#include <mutex>

namespace tcopt {

/// Identifies a compilation in logs: the version of a function.
struct CompileLabel {
  /// The ids of a function and of its version; 0 for unnamed programs.
  int64_t function = 0, version = 0;
  std::string name;

  /// Returns "[function/version name] ", which begins each line.
  std::string prefix() const;
  /// Returns a folder name of letters, digits, '-', '_' and '.'.
  std::string folder() const;
};

/// The logs of a session: channels, the sink of lines, and a folder for the IR
/// of each phase. Any thread may use it.
class CompileLog {
public:
  /// Enables these channels, as in "guards,fusion" or "all", and disables the
  /// others. Errors: an unknown channel.
  llvm::Error setChannels(std::string_view names);
  /// Sets the function that receives lines, one thread at a time. Without one,
  /// lines go to standard error.
  void setSink(std::function<void(std::string_view)> sink);
  /// Sets the folder for the IR of each phase; "" turns this off.
  void setDebugFolder(std::string_view folder);
  void setProgress(bool isShown);

  /// Whether this thread runs the sink. Lines that the sink itself causes are
  /// dropped.
  static bool isInSink();

  /// Returns the progress display of one compilation; null if it is disabled.
  std::shared_ptr<Progress> progress();
  bool has(LogChannel channel);
  /// Writes lines of text, each with the prefix of the label.
  void write(const CompileLabel &label, std::string_view text);
  void write(LogChannel channel, const CompileLabel &label,
             llvm::function_ref<std::string()> text) {
    if (has(channel))
      write(label, text());
  }
  /// Writes the report of code generation to the channels that show it.
  void write(const CompileLabel &label, const CodeReport &report);
  /// Returns the instrumentations that the channels and the debug folder need.
  /// Logs of passes go to `os`.
  Instrumentations createInstrumentations(const CompileLabel &label,
                                          llvm::raw_ostream &os);

  void lock() { mutex.lock(); }
  void unlock() { mutex.unlock(); }

private:
  std::mutex mutex;
  LogChannels channels;
  std::string folder;
  bool showsProgress = true;
  std::function<void(std::string_view)> sink;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_COMPILELOG_H
