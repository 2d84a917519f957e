//===- CoreFamilies.h - The families of core ops ----------------*- C++ -*-===//
//
// One populate function a file.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_COREFAMILIES_H
#define TCOPT_LIB_INTERPRETER_COREFAMILIES_H

#include "tcopt/Interpreter/OpTable.h"

namespace tcopt::interp {

void populateCorePointwise(OpTable &table);
void populateCoreShape(OpTable &table);
void populateCoreReduction(OpTable &table);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_COREFAMILIES_H
