//===- CallCounts.h - Counts of recorded and replayed calls -----*- C++ -*-===//

#ifndef TCOPT_EXECUTION_CALLCOUNTS_H
#define TCOPT_EXECUTION_CALLCOUNTS_H

#include "tcopt/Target/CallRecorder.h"
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace tcopt {

/// The number of calls by execution mode (CallOutcome), and the reasons why
/// calls were not recorded.
struct CallSummary {
  int64_t first = 0, plain = 0, recorded = 0, replayed = 0;
  std::map<std::string, int64_t> reasons;
};

/// Counts the calls of any number of programs. Thread-safe.
class CallCounts {
public:
  /// Called with each new reason.
  std::function<void(const std::string &reason)> onReason;

  void add(const CallOutcome &outcome);
  CallSummary get();

private:
  std::mutex mutex;
  CallSummary summary;
};

/// Runs the calls of one program by a recorder, which replays earlier calls on
/// a device, and counts them. Thread-safe.
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
