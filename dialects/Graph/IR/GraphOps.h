//===- GraphOps.h - all ops of the graph dialect ----------------*- C++ -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHOPS_H
#define TCOPT_GRAPH_IR_GRAPHOPS_H

#include "tcopt/Graph/IR/GraphOpClasses.h.inc"

#endif // TCOPT_GRAPH_IR_GRAPHOPS_H
