//===- GraphFamilies.h - The families of graph ops --------------*- C++ -*-===//
//
// One populate function a file.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_GRAPHFAMILIES_H
#define TCOPT_LIB_INTERPRETER_GRAPHFAMILIES_H

#include "tcopt/Interpreter/OpTable.h"

namespace tcopt::interp {

#define TCOPT_FAMILY(family) void populateGraph##family(OpTable &table);
#include "tcopt/Graph/IR/GraphFamilies.inc"

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_GRAPHFAMILIES_H
