//===- Conditions.h - what makes a program interesting ----------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTREDUCE_CONDITIONS_H
#define TCOPT_TOOLS_TCOPTREDUCE_CONDITIONS_H

#include "tcopt/Tools/ToolSetup.h"

namespace tcopt {

/// Options that say what makes a program interesting. LLVM's parser
/// knows them by this, for --help; makeTestScript reads their values.
struct ConditionOptions {
  llvm::cl::opt<std::string> fails{
      "fails", llvm::cl::value_desc("COMMAND"),
      llvm::cl::desc("Keep what makes a command of the shell exit with another "
                     "status than 0; the file is its last argument, or where "
                     "%s is")};
  llvm::cl::opt<bool> differs{
      "differs", llvm::cl::desc("Keep what makes tcopt-run --check=phases say "
                                "that outputs differ")};
  llvm::cl::opt<std::string> slowerThan{
      "slower-than", llvm::cl::value_desc("MILLISECONDS"),
      llvm::cl::desc("Keep what takes tcopt-run longer than this, in median")};
  llvm::cl::opt<std::string> runOptions{
      "run-options", llvm::cl::value_desc("OPTIONS"),
      llvm::cl::desc("Options of tcopt-run for these two (default: "
                     "--input=random:1)")};
  llvm::cl::opt<bool> printScript{
      "print-script",
      llvm::cl::desc("Print the script that tests a program, and stop")};
};

/// The script that tests a program for the condition that the arguments state,
/// in the form that upstream's reducer wants: it exits with 1 if the program,
/// its argument, is interesting. Empty without a condition. Errors: more than
/// one, or a wrong value.
llvm::Expected<std::string> makeTestScript(llvm::ArrayRef<char *> arguments,
                                           const ToolSetup &setup);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTREDUCE_CONDITIONS_H
