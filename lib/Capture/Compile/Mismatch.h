//===- Mismatch.h - why a version does not fit a call -----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MISMATCH_H
#define TCOPT_CAPTURE_MISMATCH_H

#include "../Version/Version.h"

namespace tcopt::capture {

/// What is different from the call that made the version, as in "argument 0:
/// dtype f64, was f32", and what would keep such calls from being compiled
/// again. Not empty for a version that does not match.
std::vector<std::string> findMismatches(const Version &version,
                                        const CallKey &key,
                                        llvm::ArrayRef<Leaf> leaves);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_MISMATCH_H
