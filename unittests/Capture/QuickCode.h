//===- QuickCode.h - compile without optimization ---------------*- C++ -*-===//
//
// On small tensors, LLVM's optimizer takes half of the time of a test. Other
// tests cover optimized code.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_CAPTURE_QUICKCODE_H
#define TCOPT_UNITTESTS_CAPTURE_QUICKCODE_H

#include "tcopt/Capture/Options.h"
#include "tcopt/Capture/Session.h"

namespace tcopt::testing {

/// During its lifetime, the thread is in a session that does not optimize code.
/// Other sessions do not share this code.
class QuickCode {
public:
  QuickCode() : scope(shared()) {
    Options options = Options::defaults();
    options.optLevel = 0;
    setDefaultOptions(options);
  }

private:
  static Session &shared() {
    static Session session;
    return session;
  }

  Session::Scope scope;
};

} // namespace tcopt::testing

#endif // TCOPT_UNITTESTS_CAPTURE_QUICKCODE_H
