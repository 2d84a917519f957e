//===- Recipe.cpp - captured tensors of a recipe --------------------------===//

#include "Recipe.h"

namespace tcopt::capture {

bool CapturedTensor::isOrphan() const {
  if (!held->own)
    return held->cell.use_count() <=
           cell().numCaptures.load(std::memory_order_relaxed);
  const Variable &own = *held->own;
  // The AccumulateNode of a tape also owns the variable.
  return held->own.use_count() <=
         own.numCaptures.load(std::memory_order_relaxed) +
             long(!own.accumulator.expired());
}

} // namespace tcopt::capture
