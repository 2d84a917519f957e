//===- Log.h - which of a tool's logs are on --------------------*- C++ -*-===//

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
  Graph,       ///< the program as ingest and autodiff leave it
  Fusion,      ///< why ops are in one kernel or not, and which backend has them
  Schedule,    ///< how each kernel is run
  Memory,      ///< why a buffer is reused or not
  OutputCode,  ///< the module in the llvm dialect
  Autodiff,    ///< what gradients save, and the program as autodiff leaves it
  GraphBreaks, ///< where traced functions read values
  Guards,      ///< what compiled functions rely on
  Recompiles,  ///< why functions are compiled once more
  Kernels,     ///< a line for each kernel: its key and what its code took
};

/// Names of all channels, in the order of the enum.
llvm::ArrayRef<llvm::StringLiteral> getLogChannelNames();

/// The channels that are on. Tools make one and pass it to what logs.
class LogChannels {
public:
  /// From names as in `--tcopt-log=phases,memory`; `all` is all of them.
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
