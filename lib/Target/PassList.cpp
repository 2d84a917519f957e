//===- PassList.cpp - passes of a backend before they are registered ------===//

#include "tcopt/Target/Backend.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace tcopt {

void PassList::add(PassAllocatorFunction create) {
  passes.push_back(std::move(create));
}

void PassList::addPipeline(StringRef name, StringRef description,
                           Builder build) {
  pipelines.push_back({name.str(), description.str(), std::move(build)});
}

std::vector<std::string> PassList::getNames() const {
  std::vector<std::string> names;
  for (const PassAllocatorFunction &create : passes)
    names.push_back(create()->getArgument().str());
  for (const Pipeline &pipeline : pipelines)
    names.push_back(pipeline.name);
  return names;
}

void registerPlainPipeline(StringRef name, StringRef description,
                           std::function<void(OpPassManager &)> build) {
  auto checked = [name = name.str(), build = std::move(build)](
                     OpPassManager &pm, StringRef options,
                     function_ref<LogicalResult(const Twine &)> error) {
    if (!options.empty())
      return error("'" + name + "' takes no options but found '" + options +
                   "'");
    build(pm);
    return LogicalResult::success();
  };
  registerPassPipeline(
      name, description, checked,
      [](function_ref<void(const mlir::detail::PassOptions &)>) {});
}

static llvm::Error checkNames(ArrayRef<std::string> names) {
  llvm::StringSet<> seen;
  for (const std::string &name : names) {
    if (name.empty())
      return llvm::createStringError("a pass has no name");
    if (PassInfo::lookup(name) || PassPipelineInfo::lookup(name) ||
        !seen.insert(name).second)
      return llvm::createStringError("there is already a pass '" + name + "'");
  }
  return llvm::Error::success();
}

llvm::Error PassList::registerAll() const {
  if (llvm::Error error = checkNames(getNames()))
    return error;
  for (const PassAllocatorFunction &create : passes)
    registerPass(create);
  for (const Pipeline &pipeline : pipelines)
    registerPlainPipeline(pipeline.name, pipeline.description, pipeline.build);
  return llvm::Error::success();
}

} // namespace tcopt
