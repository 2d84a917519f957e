//===- Mismatch.h - differences between a call and a version ----*- C++ -*-===//
//
// Texts for the log channel `recompiles` and for errors about the recompile
// limit.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_COMPILE_MISMATCH_H
#define TCOPT_CAPTURE_COMPILE_MISMATCH_H

#include "../Version/Version.h"

namespace tcopt::capture {

/// Returns the differences between the call and the call that created the
/// version, as in "argument 0: dtype f64, was f32", some with advice to avoid
/// recompilation. Not empty for a version that does not match.
std::vector<std::string> findMismatches(const Version &version,
                                        const CallKey &key,
                                        llvm::ArrayRef<Leaf> leaves);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_COMPILE_MISMATCH_H
