//===- GraphResizeOps.td - interpolation -------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHRESIZEOPS_TD
#define TCOPT_GRAPH_IR_GRAPHRESIZEOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHRESIZEOPS_TD
