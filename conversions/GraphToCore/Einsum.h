//===- Einsum.h - the rule of einsum ----------------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_GRAPHTOCORE_EINSUM_H
#define TCOPT_CONVERSION_GRAPHTOCORE_EINSUM_H

#include "tcopt/Conversion/GraphToCore/CoreBuilder.h"
#include "tcopt/Graph/IR/GraphContractionOps.h"

namespace tcopt {

mlir::Value einsum(CoreBuilder &b, graph::EinsumOp::Adaptor in);

} // namespace tcopt

#endif // TCOPT_CONVERSION_GRAPHTOCORE_EINSUM_H
