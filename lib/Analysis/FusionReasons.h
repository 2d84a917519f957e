//===- FusionReasons.h - why two groups are apart ---------------*- C++ -*-===//

#ifndef TCOPT_LIB_ANALYSIS_FUSIONREASONS_H
#define TCOPT_LIB_ANALYSIS_FUSIONREASONS_H

#include "FusionState.h"
#include <map>

namespace tcopt {

class FusionReasons {
public:
  explicit FusionReasons(FusionState &state);

  struct Answer {
    FusionReason reason = FusionReason::None;
    std::string text;
  };
  /// Why the value of a node of the work graph is not read in one group.
  Answer against(unsigned producer, unsigned consumer);
  std::vector<DeclinedEdge> listDeclined();

private:
  Answer compute(unsigned groupA, unsigned groupB);
  double countNsPerByte() const;

  FusionState &state;
  double nsPerByte;
  std::map<std::pair<unsigned, unsigned>, Answer> answers; ///< by groups
};

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_FUSIONREASONS_H
