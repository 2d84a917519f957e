//===- Loss.cpp - losses as modules ---------------------------------------===//

#include "tcopt/Capture/Modules/Loss.h"
#include "Common.h"

namespace tcopt::nn {

BCELoss::BCELoss(const BCELossOptions &options)
    : weight(registerBuffer("weight", options.weight)),
      reduction(options.reduction) {}

BCEWithLogitsLoss::BCEWithLogitsLoss(const BCEWithLogitsLossOptions &options)
    : weight(registerBuffer("weight", options.weight)),
      pos_weight(registerBuffer("pos_weight", options.pos_weight)),
      reduction(options.reduction) {}

NLLLoss::NLLLoss(const NLLLossOptions &options)
    : weight(registerBuffer("weight", options.weight)),
      ignoreIndex(options.ignore_index), reduction(options.reduction) {}

CrossEntropyLoss::CrossEntropyLoss(const CrossEntropyLossOptions &options,
                                   Place place)
    : weight(registerBuffer("weight", options.weight)),
      ignoreIndex(options.ignore_index), reduction(options.reduction),
      smoothing(options.label_smoothing) {
  expect(smoothing >= 0 && smoothing <= 1, "CrossEntropyLoss",
         "label_smoothing in [0, 1]", textOf(smoothing), place);
}

} // namespace tcopt::nn
