//===- CountFile.h - Counts of the functions of one file --------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTCOUNT_COUNTFILE_H
#define TCOPT_TOOLS_TCOPTCOUNT_COUNTFILE_H

#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Testing/ProgramCounts.h"

namespace tcopt {

struct CountOptions {
  std::vector<std::string> targets;
  CompileConfig compile;
  /// Names of functions; all public functions if empty.
  std::vector<std::string> entries;
  /// Names of functions whose launches on a GPU are counted.
  std::vector<std::string> launches;
  InputOptions inputs;
  SymbolSizes sizes;
};

/// The counts of a function that is compiled for a target.
struct CountRow {
  std::string file, entry, target;
  CallTotals calls;
  ArenaTotals arenas;
  /// Launches on a GPU, if requested.
  std::optional<int64_t> launches = std::nullopt;
};

/// The counts and failures of one file.
struct FileCounts {
  std::vector<CountRow> rows;
  /// A line for each failure.
  std::vector<std::string> errors;
};

/// Compiles functions of a file for each target as far as plan-memory. Any
/// thread may do so with files of its own.
FileCounts countFile(const std::string &file, const CountOptions &options,
                     const mlir::DialectRegistry &registry,
                     std::shared_ptr<const BackendRegistry> backends);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTCOUNT_COUNTFILE_H
