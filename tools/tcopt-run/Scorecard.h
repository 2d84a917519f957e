//===- Scorecard.h - What a backend makes of all cases ----------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTRUN_SCORECARD_H
#define TCOPT_TOOLS_TCOPTRUN_SCORECARD_H

#include "tcopt/Testing/Conformance.h"

namespace llvm::json {
class OStream;
} // namespace llvm::json

namespace tcopt {

/// Numbers of cases.
struct CaseCounts {
  int64_t cases = 0;
  int64_t taken = 0, partly = 0, fallback = 0;
  int64_t passed = 0, failed = 0, refused = 0;

  void add(const CaseResult &result);
};

/// Numbers for each element type, in the order of the cases.
using CountsPerType = std::vector<std::pair<std::string, CaseCounts>>;

/// A case that did not pass.
struct CaseFailure {
  std::string op, variant, message;
  bool isRefused = false;
  /// A command that shows it again; empty if there is none.
  std::string command;
};

/// The results of a backend's cases, by operator and element type.
class Scorecard {
public:
  Scorecard(std::string backend, std::string fallback)
      : backend(std::move(backend)), fallback(std::move(fallback)) {}

  void add(const ConformanceCase &one, const CaseResult &result);
  /// Adds what `add` cannot know: how to see a failure again.
  void addFailure(CaseFailure failure);
  void setOpsWithoutCase(std::vector<std::string> ops);

  /// Whether all cases passed and no operator is without one.
  bool isOk() const;
  void print(llvm::raw_ostream &os) const;
  void printJson(llvm::raw_ostream &os) const;

private:
  void printTable(llvm::raw_ostream &os) const;
  void printFailures(llvm::raw_ostream &os) const;
  void writeFields(llvm::json::OStream &json) const;

  std::string backend, fallback;
  std::map<std::string, CountsPerType> operators;
  CaseCounts total;
  std::vector<CaseFailure> failures;
  std::vector<std::string> opsWithoutCase;
};

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_SCORECARD_H
