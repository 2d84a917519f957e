//===- Structure.h - leaves of arguments and results ------------*- C++ -*-===//
//
// Compiled functions accept and return tensors, numbers, strings, devices and
// modules, and pairs, tuples, vectors, arrays, optionals, variants and maps of
// them. Plain structs are supported, too:
//
//   struct State {
//     Tensor hidden, cell;
//   };
//
// A struct with constructors, private fields, base classes or more than 16
// fields must list its fields:
//
//   template <typename V> void fields(V &&v) { v(hidden, cell); }
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_STRUCTURE_H
#define TCOPT_CAPTURE_STRUCTURE_H

#include "tcopt/Capture/detail/Structure.h"

#endif // TCOPT_CAPTURE_STRUCTURE_H
