//===- ModuleText.cpp - modules as text -----------------------------------===//

#include "State.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Demangle/Demangle.h"
#include <ostream>

using llvm::StringRef;

namespace tcopt::nn {

// Returns the class name without namespaces and template arguments.
std::string Module::kind() const {
  std::string full = llvm::demangle(std::string("_Z") + typeid(*this).name());
  StringRef name = full;
  if (name.ends_with(">")) {
    int depth = 0;
    do {
      depth += name.back() == '>' ? 1 : name.back() == '<' ? -1 : 0;
      name = name.drop_back();
    } while (depth && !name.empty());
  }
  return name.substr(name.rfind(':') + 1).str();
}

static std::string print(const Module &module, const std::string &indent);

// Prints equal consecutive entries of a list as one line: `(0-5): 6 x ReLU()`.
static std::string printChildren(const Module &module,
                                 const std::string &indent) {
  auto children = module.children();
  bool isList = module.kind() == "ModuleList";
  std::string text;
  for (size_t i = 0, end; i < children.size(); i = end) {
    std::string child = print(*children[i].second, indent);
    for (end = i + 1; isList && end < children.size(); ++end)
      if (print(*children[end].second, indent) != child)
        break;
    std::string name = children[i].first, times;
    if (end - i > 1) {
      name += "-" + children[end - 1].first;
      times = std::to_string(end - i) + " x ";
    }
    text += indent + "(" + name + "): " + times + child + "\n";
  }
  return text;
}

static std::string print(const Module &module, const std::string &indent) {
  std::string extra = module.extraText(), inner = indent + "  ";
  std::string children = printChildren(module, inner);
  if (children.empty())
    return module.kind() + "(" + extra + ")";
  std::string first = extra.empty() ? "" : inner + extra + "\n";
  return module.kind() + "(\n" + first + children + indent + ")";
}

std::string Module::text() const { return print(*this, ""); }

std::ostream &operator<<(std::ostream &os, const Module &module) {
  return os << module.text();
}

} // namespace tcopt::nn
