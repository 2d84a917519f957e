//===- Listings.cpp - what tools say about themselves ---------------------===//

#include "tcopt/Tools/Listings.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "tcopt/Pipelines/Phases.h"
#include "tcopt/Support/Config.h"
#include "tcopt/Target/Plugin.h"
#include "tcopt/Tools/TcoptMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <set>

using namespace mlir;

namespace tcopt {

void printToolVersion(llvm::raw_ostream &os) {
  os << "tcopt " << TCOPT_VERSION << "\n  LLVM " << LLVM_VERSION_STRING
     << "\n  plugin API " << TCOPT_PLUGIN_API_VERSION << ", ABI "
     << TCOPT_ABI_HASH << "\n  components: " << TCOPT_COMPONENT_NAMES << "\n";
}

// MLIR's registry of passes cannot be walked, but a parser of a command line
// makes an option of every pass in it.
void listPasses(llvm::raw_ostream &os) {
  PassNameCLParser parser("", "passes");
  std::set<StringRef> names;
  for (StringRef name : llvm::cl::getRegisteredOptions().keys())
    if (PassInfo::lookup(name))
      names.insert(name);
  for (StringRef name : names)
    os << name << "\n";
}

static void listAdditions(llvm::raw_ostream &os, const LoadedPlugin &plugin) {
  DialectRegistry registry;
  plugin.backend->registerDialects(registry);
  auto dialects = llvm::make_filter_range(
      registry.getDialectNames(), [](StringRef n) { return n != "builtin"; });
  PassList passes;
  plugin.backend->addPasses(passes);
  os << "    plugin " << plugin.name << " " << plugin.version << " from "
     << plugin.path << "\n    dialects: " << llvm::join(dialects, ", ")
     << "\n    passes: " << llvm::join(passes.getNames(), ", ") << "\n";
  for (const SlotPipeline &slot : plugin.backend->getSlotPipelines())
    os << "    slot " << slot.slot << ": " << slot.pipeline << "\n";
}

void listPlugins(llvm::raw_ostream &os, const ToolSetup &setup) {
  for (const Backend *backend : setup.backends->getAll()) {
    os << llvm::format("%-10s", backend->getName().str().c_str())
       << backend->getDescription() << "\n";
    for (const LoadedPlugin &plugin : setup.plugins)
      if (plugin.backend == backend)
        listAdditions(os, plugin);
  }
}

void listSlots(llvm::raw_ostream &os) {
  for (Slot slot : kSlots)
    os << llvm::format("%-20s", getSlotName(slot).str().c_str())
       << getSlotDescription(slot) << "\n";
}

void listDialects(llvm::raw_ostream &os, const DialectRegistry &registry) {
  os << "Available Dialects: ";
  llvm::interleave(registry.getDialectNames(), os, ",");
  os << "\n";
}

} // namespace tcopt
