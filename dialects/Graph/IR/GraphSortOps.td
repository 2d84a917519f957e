//===- GraphSortOps.td - ordering, ranks and duplicates ----*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHSORTOPS_TD
#define TCOPT_GRAPH_IR_GRAPHSORTOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

#endif // TCOPT_GRAPH_IR_GRAPHSORTOPS_TD
