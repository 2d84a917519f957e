//===- Explain.h - what a trace relies on, in words -------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_EXPLAIN_H
#define TCOPT_CAPTURE_EXPLAIN_H

#include "../Trace/Recorder.h"

namespace tcopt::capture {

/// What later calls have to fulfil, one condition each.
std::vector<std::string> guardTexts(const CallKey &key,
                                    const Recorder &recorder);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_EXPLAIN_H
