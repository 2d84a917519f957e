//===- GridModes.h - modes of grid_sample -----------------------*- C++ -*-===//

#ifndef TCOPT_NN_FUNCTIONS_GRIDMODES_H
#define TCOPT_NN_FUNCTIONS_GRIDMODES_H

#include "tcopt/Capture/Basics.h"
#include "tcopt/Graph/IR/GraphResizeOps.h"
#include <string_view>

namespace tcopt::capture {

struct GridModes {
  graph::InterpolateMode interpolation;
  graph::GridPadding padding;
};

/// Returns the modes that PyTorch's words name. Throws Exception for other
/// words; the message begins with `function`.
GridModes gridModes(std::string_view function, std::string_view mode,
                    std::string_view paddingMode, Place place);

} // namespace tcopt::capture

#endif // TCOPT_NN_FUNCTIONS_GRIDMODES_H
