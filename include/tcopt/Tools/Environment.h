//===- Environment.h - settings from environment variables ------*- C++ -*-===//

#ifndef TCOPT_TOOLS_ENVIRONMENT_H
#define TCOPT_TOOLS_ENVIRONMENT_H

#include <string>
#include <vector>

namespace tcopt {

struct Environment {
  /// TCOPT_PLUGINS: files, separated by colons; for editors, which start tools
  /// without options.
  std::vector<std::string> plugins;
};

/// The one place that reads environment variables. Tools call it; libraries get
/// what it returns.
Environment initFromEnvironment();

} // namespace tcopt

#endif // TCOPT_TOOLS_ENVIRONMENT_H
