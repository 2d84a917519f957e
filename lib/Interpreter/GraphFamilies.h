//===- GraphFamilies.h - The families of graph ops --------------*- C++ -*-===//
//
// One populate function a file.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_GRAPHFAMILIES_H
#define TCOPT_LIB_INTERPRETER_GRAPHFAMILIES_H

#include "tcopt/Interpreter/OpTable.h"

namespace tcopt::interp {

void populateGraphPointwise(OpTable &table);
void populateGraphReduction(OpTable &table);
void populateGraphShape(OpTable &table);
void populateGraphCreation(OpTable &table);
void populateGraphContraction(OpTable &table);
void populateGraphPooling(OpTable &table);
void populateGraphNormalization(OpTable &table);
void populateGraphAttention(OpTable &table);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_GRAPHFAMILIES_H
