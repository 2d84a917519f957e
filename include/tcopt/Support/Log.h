//===- Log.h - log channels of tools ----------------------------*- C++ -*-===//

#ifndef TCOPT_SUPPORT_LOG_H
#define TCOPT_SUPPORT_LOG_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tcopt {

enum class LogChannel {
  Phases,      ///< a line for each phase: ops before and after, time
  Graph,       ///< the program after ingest and autodiff
  Fusion,      ///< why ops are in one kernel or not, and which backend has them
  Schedule,    ///< the schedule of each kernel
  Memory,      ///< why a buffer is reused or not
  OutputCode,  ///< the module in the llvm dialect
  Autodiff,    ///< tensors saved for gradients, the program after autodiff
  GraphBreaks, ///< source locations of graph breaks
  Guards,      ///< guards of compiled functions
  Recompiles,  ///< the guards that failed before a recompilation
  Kernels,     ///< a line for each kernel: its key, time and size of code
};

/// Names of all channels, in the order of the enum.
llvm::ArrayRef<llvm::StringLiteral> getLogChannelNames();

/// The enabled channels. Tools create an object and pass it to the components
/// that log.
class LogChannels {
public:
  /// Parses names as in `--tcopt-log=phases,memory`; `all` enables all
  /// channels.
  static llvm::Expected<LogChannels> parse(llvm::ArrayRef<std::string> names);

  void enable(LogChannel channel) { bits |= bit(channel); }
  bool has(LogChannel channel) const { return bits & bit(channel); }
  bool any() const { return bits; }

private:
  static unsigned bit(LogChannel channel) { return 1u << unsigned(channel); }

  unsigned bits = 0;
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_LOG_H
