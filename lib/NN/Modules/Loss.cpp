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

MultiLabelSoftMarginLoss::MultiLabelSoftMarginLoss(
    const MultiLabelSoftMarginLossOptions &options)
    : weight(registerBuffer("weight", options.weight)),
      reduction(options.reduction) {}

MultiMarginLoss::MultiMarginLoss(const MultiMarginLossOptions &options,
                                 Place place)
    : weight(registerBuffer("weight", options.weight)), power(options.p),
      margin(options.margin), reduction(options.reduction) {
  expect(power == 1 || power == 2, "MultiMarginLoss", "p of 1 or 2",
         textOf(power), place);
}

} // namespace tcopt::nn
