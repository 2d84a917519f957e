//===- CoreFamilies.h - The families of core ops ----------------*- C++ -*-===//
//
// One populate function a file.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_COREFAMILIES_H
#define TCOPT_LIB_INTERPRETER_COREFAMILIES_H

#include "tcopt/Interpreter/OpTable.h"

namespace tcopt::interp {

#define TCOPT_FAMILY(family) void populateCore##family(OpTable &table);
#include "tcopt/Core/IR/CoreFamilies.inc"

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_COREFAMILIES_H
