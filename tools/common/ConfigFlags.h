//===- ConfigFlags.h - tables of options on command lines -------*- C++ -*-===//

#ifndef TCOPT_TOOLS_COMMON_CONFIGFLAGS_H
#define TCOPT_TOOLS_COMMON_CONFIGFLAGS_H

#include "tcopt/Support/ConfigOption.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include <map>
#include <memory>

namespace tcopt {

/// A table of options on a command line, each as --NAME.
template <typename Config> class ConfigFlags {
public:
  using Row = ConfigOption<Config>;

  /// The options in `excluded` are left out.
  ConfigFlags(std::span<const Row> table, llvm::cl::OptionCategory &category,
              llvm::ArrayRef<llvm::StringRef> excluded = {}) {
    for (const Row &option : table)
      if (!llvm::is_contained(excluded, llvm::StringRef(option.name)))
        flags.push_back(
            {&option, std::make_unique<llvm::cl::opt<std::string>>(
                          llvm::StringRef(option.name), llvm::cl::cat(category),
                          llvm::cl::desc(llvm::StringRef(option.help)),
                          option.isFlag ? llvm::cl::ValueOptional
                                        : llvm::cl::ValueRequired)});
  }

  /// Sets the options that the command line has. Errors: wrong values.
  llvm::Error take(Config &config) const {
    for (const auto &[option, flag] : flags)
      if (flag->getNumOccurrences())
        if (llvm::Error error = set(config, *option, *flag))
          return error;
    return llvm::Error::success();
  }

  /// Sets the options of the command line, and reads the other ones from the
  /// environment (see Environment). Errors: wrong values.
  llvm::Error
  take(Config &config,
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
  static llvm::Error set(Config &config, const Row &option,
                         const std::string &value) {
    std::string wrong = assignOption(config, option, value);
    return wrong.empty()
               ? llvm::Error::success()
               : llvm::createStringError("--" + llvm::StringRef(option.name) +
                                         ": " + wrong);
  }

  std::vector<
      std::pair<const Row *, std::unique_ptr<llvm::cl::opt<std::string>>>>
      flags;
};

} // namespace tcopt

#endif // TCOPT_TOOLS_COMMON_CONFIGFLAGS_H
