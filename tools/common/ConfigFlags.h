//===- CompileFlags.h - options of compilation of the tools -----*- C++ -*-===//

#ifndef TCOPT_TOOLS_COMMON_COMPILEFLAGS_H
#define TCOPT_TOOLS_COMMON_COMPILEFLAGS_H

#include "tcopt/Support/CompileConfig.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include <map>
#include <memory>

namespace tcopt {

/// The options of CompileOptions.def on a command line, each as --NAME.
class CompileFlags {
public:
  explicit CompileFlags(llvm::cl::OptionCategory &category) {
    for (const CompileOption &option : compileOptions())
      flags.push_back(
          {&option, std::make_unique<llvm::cl::opt<std::string>>(
                        llvm::StringRef(option.name), llvm::cl::cat(category),
                        llvm::cl::desc(llvm::StringRef(option.help)),
                        option.isFlag ? llvm::cl::ValueOptional
                                      : llvm::cl::ValueRequired)});
  }

  /// Sets the options that the command line has. Errors: wrong values.
  llvm::Error take(CompileConfig &config) const {
    for (const auto &[option, flag] : flags)
      if (flag->getNumOccurrences())
        if (llvm::Error error = set(config, *option, *flag))
          return error;
    return llvm::Error::success();
  }

  /// Sets the options of the command line, and reads the other ones from the
  /// environment (see Environment). Errors: wrong values.
  llvm::Error
  take(CompileConfig &config,
       const std::map<std::string, std::string> &environment) const {
    for (const auto &[option, flag] : flags)
      if (auto value = environment.find(option->environmentName());
          value != environment.end() && !flag->getNumOccurrences())
        if (llvm::Error error = set(config, *option, value->second))
          return error;
    return take(config);
  }

  /// Returns the options of the command line.
  std::vector<const llvm::cl::Option *> given() const {
    std::vector<const llvm::cl::Option *> options;
    for (const auto &[option, flag] : flags)
      if (flag->getNumOccurrences())
        options.push_back(flag.get());
    return options;
  }

private:
  static llvm::Error set(CompileConfig &config, const CompileOption &option,
                         const std::string &value) {
    std::string wrong = setCompileOption(config, option, value);
    return wrong.empty()
               ? llvm::Error::success()
               : llvm::createStringError("--" + llvm::StringRef(option.name) +
                                         ": " + wrong);
  }

  std::vector<std::pair<const CompileOption *,
                        std::unique_ptr<llvm::cl::opt<std::string>>>>
      flags;
};

} // namespace tcopt

#endif // TCOPT_TOOLS_COMMON_COMPILEFLAGS_H
