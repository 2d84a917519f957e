//===- Slots.cpp - --slot is short for an option of tcopt-compile ---------===//

#include "tcopt/Pipelines/Pipelines.h"
#include "tcopt/Tools/TcoptMain.h"
#include "tcopt/Tools/ToolSetup.h"
#include "llvm/ADT/StringExtras.h"

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace tcopt {

static Error checkSlot(const std::string &entry) {
  std::string message;
  auto slots = parseSlots(entry, [&](const llvm::Twine &what) {
    message = what.str();
    return llvm::failure();
  });
  // The slots become options of a larger pipeline, where brackets that are left
  // open would end elsewhere.
  StringRef text(entry);
  if (text.count('(') != text.count(')') || text.count('{') != text.count('}'))
    return llvm::createStringError("--slot: unbalanced brackets in '" + entry +
                                   "'");
  if (succeeded(slots) && slots->size() == 1)
    return Error::success();
  if (message.empty())
    message = "expected NAME:PIPELINE but found '" + entry + "'";
  return llvm::createStringError("--slot: " + message);
}

// `slots={a}` in the options becomes `slots={a;b}`.
static std::string addSlots(StringRef options, const std::string &slots) {
  constexpr llvm::StringLiteral key = "slots={";
  size_t at = options.find(key);
  if (at == StringRef::npos)
    return (options + (options.empty() ? "" : " ") + key + slots + "}").str();
  size_t end = at + key.size();
  for (int depth = 1; end < options.size(); ++end) {
    depth += options[end] == '{' ? 1 : options[end] == '}' ? -1 : 0;
    if (depth == 0)
      break;
  }
  return (options.take_front(end) + ";" + slots + options.drop_front(end))
      .str();
}

/// The value of an option in `a=b c=d`; what it is without one.
static StringRef valueOf(StringRef options, StringRef key, StringRef without) {
  size_t at = (" " + options).str().find((" " + key + "=").str());
  if (at == StringRef::npos)
    return without;
  return options.substr(at + key.size() + 1).split(' ').first;
}

static bool isCompile(StringRef argument) {
  StringRef name = argument.split('=').first;
  return name == "--tcopt-compile" || name == "-tcopt-compile";
}

Expected<std::vector<std::string>> moveSlots(llvm::ArrayRef<char *> arguments) {
  auto slots = findOptionValues(arguments, "slot");
  if (!slots)
    return slots.takeError();
  for (const std::string &slot : *slots)
    if (Error error = checkSlot(slot))
      return std::move(error);
  auto explained = findOptionValues(arguments, "explain-fusion");
  if (!explained)
    return explained.takeError();
  std::vector<std::string> result(arguments.begin(), arguments.end());
  if (slots->empty() && explained->empty())
    return result;
  bool found = false;
  for (std::string &argument : result)
    if (isCompile(argument)) {
      found = true;
      std::string options = StringRef(argument).split('=').second.str();
      std::vector<std::string> entries = *slots;
      for (const std::string &ops : *explained)
        entries.push_back(
            explainingSlot(ops, valueOf(options, "target", "cpu")));
      argument =
          "--tcopt-compile=" + addSlots(options, llvm::join(entries, ";"));
    }
  if (!found)
    return llvm::createStringError(
        llvm::Twine(slots->empty() ? "--explain-fusion" : "--slot") +
        ": there is no --tcopt-compile");
  return result;
}

} // namespace tcopt
