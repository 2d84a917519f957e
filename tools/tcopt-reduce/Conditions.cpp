//===- Conditions.cpp - what makes a program interesting ------------------===//

#include "Conditions.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace tcopt;
using llvm::Expected;
using llvm::StringRef;

using Arguments = llvm::ArrayRef<char *>;

/// In single quotes, for the shell.
static std::string quote(StringRef text) {
  std::string quoted = "'";
  for (char c : text)
    quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

static Expected<std::string> findValue(Arguments arguments, StringRef name) {
  auto values = findOptionValues(arguments, name);
  if (!values)
    return values.takeError();
  return values->empty() ? "" : values->back();
}

static std::string toolBeside(const char *argv0, StringRef name) {
  static const char inThisProgram = 0;
  llvm::SmallString<256> path(llvm::sys::fs::getMainExecutable(
      argv0, const_cast<char *>(&inThisProgram)));
  llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, name);
  return quote(path);
}

// tcopt-run on the program, with the plugins that this tool has.
static Expected<std::string> runCommand(Arguments arguments,
                                        const ToolSetup &setup) {
  Expected<std::string> options = findValue(arguments, "run-options");
  if (!options)
    return options.takeError();
  std::string command = toolBeside(arguments[0], "tcopt-run");
  for (const LoadedPlugin &plugin : setup.plugins) {
    llvm::SmallString<256> path(plugin.path);
    if (std::error_code code = llvm::sys::fs::make_absolute(path))
      return llvm::createStringError(code.message());
    command += " --plugin=" + quote(path);
  }
  return command + " \"$1\" " +
         (options->empty() ? "--input=random:1" : *options);
}

static std::string failsScript(const std::string &command) {
  std::string withFile = command;
  size_t at = withFile.find("%s");
  if (at == std::string::npos)
    withFile += " \"$1\"";
  else
    withFile.replace(at, 2, "\"$1\"");
  return "if ( " + withFile + " ) >/dev/null 2>&1; then exit 0; fi\nexit 1\n";
}

static Expected<std::string> differsScript(Arguments arguments,
                                           const ToolSetup &setup) {
  Expected<std::string> run = runCommand(arguments, setup);
  if (!run)
    return run.takeError();
  return "if " + *run +
         " --check=phases 2>&1 | grep -q 'outputs differ'; then exit 1; fi\n"
         "exit 0\n";
}

static Expected<std::string> slowerScript(StringRef limit, Arguments arguments,
                                          const ToolSetup &setup) {
  double milliseconds;
  if (limit.getAsDouble(milliseconds) || !(milliseconds >= 0))
    return llvm::createStringError(
        "--slower-than: expected milliseconds but found '" + limit + "'");
  Expected<std::string> run = runCommand(arguments, setup);
  if (!run)
    return run.takeError();
  return "ms=$(" + *run +
         " --bench=0.2 --json 2>/dev/null |\n"
         "  sed -n 's/.*\"median\":\\([0-9.e+-]*\\).*/\\1/p')\n"
         "if awk -v ms=\"$ms\" 'BEGIN { exit !(ms != \"\" && ms + 0 > " +
         limit.str() + ") }'; then exit 1; fi\nexit 0\n";
}

Expected<std::string> tcopt::makeTestScript(Arguments arguments,
                                            const ToolSetup &setup) {
  bool differs = hasFlag(arguments, "differs");
  Expected<std::string> fails = findValue(arguments, "fails");
  if (!fails)
    return fails.takeError();
  Expected<std::string> slower = findValue(arguments, "slower-than");
  if (!slower)
    return slower.takeError();
  int given = differs + !fails->empty() + !slower->empty();
  if (given == 0)
    return "";
  if (given > 1)
    return llvm::createStringError(
        "--fails, --differs and --slower-than exclude each other");
  Expected<std::string> body = differs ? differsScript(arguments, setup)
                               : !fails->empty()
                                   ? failsScript(*fails)
                                   : slowerScript(*slower, arguments, setup);
  if (!body)
    return body.takeError();
  return "#!/bin/sh\n" + *body;
}
