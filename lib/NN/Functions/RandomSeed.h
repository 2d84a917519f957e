//===- RandomSeed.h - seeds of random ops -----------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_FUNCTIONS_RANDOMSEED_H
#define TCOPT_CAPTURE_FUNCTIONS_RANDOMSEED_H

#include "../../Capture/Trace/Builder.h"

namespace tcopt::capture {

/// Seed and offset of one random op. Made before the op's body, which may run
/// twice.
class RandomSeed {
public:
  explicit RandomSeed(Place place);

  mlir::Value seed(Builder &b) const;
  mlir::Value offset(Builder &b) const;

private:
  Tensor state;
  int64_t number;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_FUNCTIONS_RANDOMSEED_H
