//===- RandomSeed.h - seeds of random ops -----------------------*- C++ -*-===//
//
// Functions in Random.cpp, RandomLayers.cpp and others construct a RandomSeed
// for each random op.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_FUNCTIONS_RANDOMSEED_H
#define TCOPT_CAPTURE_FUNCTIONS_RANDOMSEED_H

#include "../../Capture/Trace/Builder.h"

namespace tcopt::capture {

/// The seed and the offset of a random op. Constructed before the op's body,
/// which may run twice.
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
