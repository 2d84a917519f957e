//===- HostFamilies.h - The families of host ops ----------------*- C++ -*-===//
//
// One populate function a file.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_HOSTFAMILIES_H
#define TCOPT_LIB_INTERPRETER_HOSTFAMILIES_H

#include "tcopt/Interpreter/OpTable.h"

namespace tcopt::interp {

void populateHostScalars(OpTable &table);
void populateHostTensors(OpTable &table);
void populateHostControl(OpTable &table);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_HOSTFAMILIES_H
