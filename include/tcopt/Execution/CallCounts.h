//===- CallCounts.h - How calls of programs were run ------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_CALLCOUNTS_H
#define TCOPT_EXECUTION_CALLCOUNTS_H

#include "tcopt/Target/CallRecorder.h"
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace tcopt {

/// How often calls were run in each way, and why some were not repeated.
struct CallSummary {
  int64_t first = 0, plain = 0, recorded = 0, replayed = 0;
  std::map<std::string, int64_t> reasons;
};

/// Counts calls of any number of programs. Any thread may use it.
class CallCounts {
public:
  /// Called with a reason that a call is the first to have.
  std::function<void(const std::string &reason)> onReason;

  void add(const CallOutcome &outcome);
  CallSummary get();

private:
  std::mutex mutex;
  CallSummary summary;
};

/// The calls of one program that a device repeats. Any thread may use it.
class RecordedCalls {
public:
  RecordedCalls(std::unique_ptr<CallRecorder> recorder,
                std::shared_ptr<CallCounts> counts)
      : recorder(std::move(recorder)), counts(std::move(counts)) {}

  int call(tcopt_context *context, const HostCall &call) {
    CallOutcome outcome;
    int status = recorder->call(context, call, outcome);
    counts->add(outcome);
    return status;
  }

private:
  std::unique_ptr<CallRecorder> recorder;
  std::shared_ptr<CallCounts> counts;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_CALLCOUNTS_H
