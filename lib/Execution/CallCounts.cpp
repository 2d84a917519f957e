//===- CallCounts.cpp - Counts of recorded and replayed calls -------------===//

#include "tcopt/Execution/CallCounts.h"

using namespace tcopt;

static int64_t CallSummary::*const fields[] = {
    &CallSummary::first, &CallSummary::plain, &CallSummary::recorded,
    &CallSummary::replayed};

void CallCounts::add(const CallOutcome &outcome) {
  bool isNew = false;
  {
    std::lock_guard<std::mutex> lock(mutex);
    ++(summary.*fields[size_t(outcome.kind)]);
    isNew = outcome.reason && ++summary.reasons[outcome.reason] == 1;
  }
  if (isNew && onReason)
    onReason(outcome.reason);
}

CallSummary CallCounts::get() {
  std::lock_guard<std::mutex> lock(mutex);
  return summary;
}
