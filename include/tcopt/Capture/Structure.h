//===- Structure.h - arguments that are made of tensors ---------*- C++ -*-===//
//
// What compiled functions take and return: tensors, numbers, strings, devices,
// modules, and pairs, tuples, vectors, arrays, optionals, variants and maps of
// such. So do plain structs:
//
//   struct State {
//     Tensor hidden, cell;
//   };
//
// A struct with constructors, private fields, base classes or more than 16
// fields takes part if it lists its fields:
//
//   template <typename V> void fields(V &&v) { v(hidden, cell); }
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_STRUCTURE_H
#define TCOPT_CAPTURE_STRUCTURE_H

#include "tcopt/Capture/detail/Structure.h"

#endif // TCOPT_CAPTURE_STRUCTURE_H
