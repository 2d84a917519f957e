//===- Log.h - logs of compilation ------------------------------*- C++ -*-===//
//
// Each line begins with the compile id, `[function/version name]`: functions
// are numbered in the order in which `compile` was called, versions in the
// order in which they were created.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_LOG_H
#define TCOPT_CAPTURE_LOG_H

#include <functional>
#include <string>
#include <string_view>

namespace tcopt {

/// Enables the named channels and disables all others: a list as in
/// "recompiles,graph_breaks", "all", or "" for none. The channels are graph,
/// graph_breaks, guards, recompiles, autodiff, fusion, schedule, memory,
/// output_code, phases and kernels. The environment variable TCOPT_LOGS sets
/// them at first use. Errors: an unknown channel.
void setLogs(std::string_view channels);
/// Sets the function that receives the lines instead of standard error. It is
/// called by one thread at a time.
void setLogSink(std::function<void(std::string_view line)> sink);

/// Dumps the IR after each phase of each program to
/// `folder/<function>-<version>-<name>/<number>-<phase>.mlir`; "" disables the
/// dumps. The environment variable TCOPT_DEBUG_FOLDER sets the folder at first
/// use.
void setDebugFolder(std::string_view folder);

/// Sets whether compilations that take longer than half a second show their
/// phase and the number of finished kernels on standard error, if that is a
/// terminal. True unless the environment variable TCOPT_PROGRESS is 0.
void setProgress(bool isShown);

} // namespace tcopt

#endif // TCOPT_CAPTURE_LOG_H
