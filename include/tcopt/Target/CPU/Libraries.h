//===- Libraries.h - The shared libraries that code is linked with * C++ *-===//

#ifndef TCOPT_TARGET_CPU_LIBRARIES_H
#define TCOPT_TARGET_CPU_LIBRARIES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace tcopt {

/// The file of libtcopt_rt.so that this process has loaded, however the process
/// itself was linked.
std::string findRuntimeLibrary();

/// The file of a system library of that name (`libm.so.6`), as the dynamic
/// loader finds it; empty if there is none.
std::string findSystemLibrary(llvm::StringRef name);

/// What all compiled code may call: the runtime, libm and its vector variants,
/// libc and the compiler's support library, those that exist.
std::vector<std::string> findCodeLibraries();

/// Whether the C library or libm defines a symbol, as `printf`.
bool isInCLibrary(llvm::StringRef symbol);

/// An error, reported at the calls, where a library call of the program
/// (`nest.extern`) would reach a function of the C library: one that none of
/// the program's own libraries defines.
llvm::Error checkExterns(mlir::ModuleOp program,
                         llvm::ArrayRef<std::string> libraries);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_LIBRARIES_H
