//===- Libraries.h - Shared libraries of compiled code ----------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_LIBRARIES_H
#define TCOPT_TARGET_CPU_LIBRARIES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tcopt {

/// Returns the file of libtcopt_rt.so that this process has loaded, regardless
/// of how the process was linked.
std::string findRuntimeLibrary();

/// Returns the file of a system library such as `libm.so.6`, as the dynamic
/// loader finds it; empty if it does not exist.
std::string findSystemLibrary(llvm::StringRef name);

/// Returns the existing libraries that all compiled code may call: the runtime,
/// libm and its vector variants, libc and the compiler's support library.
std::vector<std::string> findCodeLibraries();

/// Whether the C library or libm defines a symbol, such as `printf`.
bool isInCLibrary(llvm::StringRef symbol);

/// Returns an error, with diagnostics at the calls, if a library call of the
/// program (`nest.extern`) would resolve to a function of the C library,
/// because none of `libraries` defines it.
llvm::Error checkExterns(mlir::ModuleOp program,
                         llvm::ArrayRef<std::string> libraries);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_LIBRARIES_H
