//===- Explain.h - what a trace relies on, in words -------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_EXPLAIN_H
#define TCOPT_CAPTURE_EXPLAIN_H

#include "../Trace/Recorder.h"

namespace tcopt::capture {

class TraceCompiler;

/// What later calls have to fulfil, one condition each, with the argument that
/// it is about, or the line of the program that asks for it.
std::vector<std::string> guardTexts(const CallKey &key,
                                    const TraceCompiler &compiler,
                                    llvm::ArrayRef<Leaf> leaves);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_EXPLAIN_H
