//===- QuickCode.h - code that compiles fast --------------------*- C++ -*-===//
//
// Half of the time of a test on small tensors is LLVM's optimizer, which tests
// of values elsewhere cover.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_CAPTURE_QUICKCODE_H
#define TCOPT_UNITTESTS_CAPTURE_QUICKCODE_H

#include "tcopt/Capture/Options.h"
#include "tcopt/Capture/Session.h"

namespace tcopt::testing {

/// While it lives, the thread is in a session whose code is not optimized:
/// other tests do not get that code.
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
