//===- MathDerivatives.cpp - functions of real analysis -------------------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include <numbers>

namespace tcopt::graph {

void addMathDerivatives(DerivativeTable t) {
#include "GraphMathDerivatives.inc"
}

} // namespace tcopt::graph
