//===- Log.cpp - which of a tool's logs are on ----------------------------===//

#include "tcopt/Support/Log.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tcopt {

static constexpr llvm::StringLiteral kNames[] = {
    "phases",   "graph",        "fusion", "schedule",   "memory", "output_code",
    "autodiff", "graph_breaks", "guards", "recompiles", "kernels"};

llvm::ArrayRef<llvm::StringLiteral> getLogChannelNames() { return kNames; }

llvm::Expected<LogChannels>
LogChannels::parse(llvm::ArrayRef<std::string> names) {
  LogChannels channels;
  for (llvm::StringRef name : names) {
    if (name == "all") {
      channels.bits = (1u << std::size(kNames)) - 1;
      continue;
    }
    const auto *found = llvm::find(kNames, name);
    if (found == std::end(kNames))
      return llvm::createStringError("unknown log channel '" + name +
                                     "'; expected all, " +
                                     llvm::join(getLogChannelNames(), ", "));
    channels.enable(LogChannel(found - std::begin(kNames)));
  }
  return channels;
}

} // namespace tcopt
