//===- CloseArenas.h - where arenas end -------------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_MEMTOMEMREF_CLOSEARENAS_H
#define TCOPT_CONVERSION_MEMTOMEMREF_CLOSEARENAS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt {

/// Closes each arena of the function at the end of the block that opened it.
void closeArenas(mlir::func::FuncOp function);

} // namespace tcopt

#endif // TCOPT_CONVERSION_MEMTOMEMREF_CLOSEARENAS_H
