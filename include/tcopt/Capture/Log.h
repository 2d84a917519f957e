//===- Log.h - what happens while functions are compiled --------*- C++ -*-===//
//
// Each line begins with the compile id, `[function/version name]`: functions
// are numbered in the order in which `compile` was called, versions in the
// order in which they were made.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_LOG_H
#define TCOPT_CAPTURE_LOG_H

#include <functional>
#include <string>
#include <string_view>

namespace tcopt {

/// Turns channels on and all others off: names as in "recompiles,graph_breaks",
/// or "all", or "" for none. Errors name those that there are: graph,
/// graph_breaks, guards, recompiles, autodiff, fusion, schedule, memory,
/// output_code, phases, kernels. The environment's TCOPT_LOGS does so at first
/// use.
void setLogs(std::string_view channels);
/// Where lines go, in place of standard error; called by one thread at a time.
void setLogSink(std::function<void(std::string_view line)> sink);

/// Writes what each phase makes of each program to
/// `folder/<function>-<version>-<name>/<number>-<phase>.mlir`; "" ends that.
/// The environment's TCOPT_DEBUG_FOLDER does so at first use.
void setDebugFolder(std::string_view folder);

/// Whether a compilation that takes longer than half a second shows its phases,
/// and how many kernels are done, on standard error if that is a terminal. True
/// unless the environment's TCOPT_PROGRESS is 0.
void setProgress(bool isShown);

} // namespace tcopt

#endif // TCOPT_CAPTURE_LOG_H
