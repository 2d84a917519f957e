//===- MemToMemRef.h - arenas become memory ---------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_MEMTOMEMREF_H
#define TCOPT_CONVERSION_MEMTOMEMREF_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace tcopt {

#define GEN_PASS_DECL
#include "tcopt/Conversion/MemToMemRef/Passes.h.inc"

namespace memtomemref {
#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/MemToMemRef/Passes.h.inc"
} // namespace memtomemref

} // namespace tcopt

#endif // TCOPT_CONVERSION_MEMTOMEMREF_H
