//===- Explain.h - guards as text -------------------------------*- C++ -*-===//
//
// Texts for explain() and for the log channel `guards`.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_COMPILE_EXPLAIN_H
#define TCOPT_CAPTURE_COMPILE_EXPLAIN_H

#include "../Trace/Recorder.h"

namespace tcopt::capture {

class TraceCompiler;

/// Returns the conditions that later calls must fulfil, one per string, each
/// with its argument or with the source location that requires it.
std::vector<std::string> guardTexts(const CallKey &key,
                                    const TraceCompiler &compiler,
                                    llvm::ArrayRef<Leaf> leaves);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_COMPILE_EXPLAIN_H
