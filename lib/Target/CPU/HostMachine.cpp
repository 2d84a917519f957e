//===- HostMachine.cpp - Which CPU code is made for -----------------------===//

#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

using namespace tcopt;
using llvm::Expected;
using llvm::StringRef;

namespace {
/// A CPU and the features that tell it from the ones after it.
struct CpuRow {
  StringRef name;
  StringRef features[3];
};
} // namespace

// Best first; the first row whose features are all there is taken. `clzero` is
// found on AMD's CPUs only.
static constexpr CpuRow cpuRows[] = {
    {"graniterapids", {"amx-fp16", "amx-bf16"}},
    {"sapphirerapids", {"amx-bf16"}},
    {"znver5", {"clzero", "avx512vp2intersect"}},
    {"znver4", {"clzero", "avx512bf16"}},
    {"cooperlake", {"avx512bf16", "avx512vnni"}},
    {"icelake-server", {"avx512vbmi2", "avx512vnni"}},
    {"cascadelake", {"avx512vnni"}},
    {"skylake-avx512", {"avx512bw", "avx512vl", "avx512dq"}},
    {"znver3", {"clzero", "vaes", "avx2"}},
    {"znver2", {"clzero", "clwb", "avx2"}},
    {"znver1", {"clzero", "avx2"}},
    {"alderlake", {"avxvnni", "avx2"}},
    {"skylake", {"xsavec", "avx2", "fma"}},
    {"haswell", {"avx2", "fma"}},
    {"sandybridge", {"avx"}},
    {"nehalem", {"sse4.2", "popcnt"}},
};

bool CpuTarget::hasFeature(StringRef name) const {
  llvm::SmallVector<StringRef> parts;
  StringRef(features).split(parts, ',', -1, false);
  return llvm::any_of(parts, [&](StringRef part) {
    return part.consume_front("+") && part == name;
  });
}

StringRef tcopt::cpuNameFromFeatures(const llvm::StringSet<> &features) {
  for (const CpuRow &row : cpuRows)
    if (llvm::all_of(row.features, [&](StringRef feature) {
          return feature.empty() || features.contains(feature);
        }))
      return row.name;
  return "x86-64";
}

// Sorted, so that the same machine gives the same text.
static std::string featureText(const llvm::StringMap<bool> &features) {
  llvm::SmallVector<std::string> parts;
  for (const auto &[name, present] : features)
    parts.push_back((present ? "+" : "-") + name.str());
  llvm::sort(parts);
  return llvm::join(parts, ",");
}

static std::string hostCpuName(const llvm::StringMap<bool> &features) {
  if (!llvm::Triple(llvm::sys::getProcessTriple()).isX86())
    return llvm::sys::getHostCPUName().str();
  llvm::StringSet<> present;
  for (const auto &[name, isPresent] : features)
    if (isPresent)
      present.insert(name);
  return cpuNameFromFeatures(present).str();
}

CpuTarget tcopt::hostCpu() {
  auto features = llvm::sys::getHostCPUFeatures();
  return {llvm::sys::getProcessTriple(), hostCpuName(features),
          featureText(features)};
}

// LLVM's registry of targets takes no lock: threads that make code at the same
// time must not register one twice.
static void initializeTarget() {
  static const bool isDone = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    llvm::InitializeNativeTargetAsmParser();
    return true;
  }();
  (void)isDone;
}

static Expected<const llvm::Target *> findTarget(const llvm::Triple &triple) {
  initializeTarget();
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return llvm::createStringError(message);
  return target;
}

static llvm::Error checkFeatures(const llvm::MCSubtargetInfo &info,
                                 StringRef features) {
  llvm::SmallVector<StringRef> parts;
  features.split(parts, ',', -1, false);
  for (StringRef part : parts) {
    StringRef name = part;
    bool hasSign = name.consume_front("+") || name.consume_front("-");
    bool known = llvm::any_of(info.getAllProcessorFeatures(), [&](auto &row) {
      return StringRef(row.Key) == name;
    });
    if (!hasSign || !known)
      return llvm::createStringError("unknown feature '" + part +
                                     "' (expected +NAME or -NAME)");
  }
  return llvm::Error::success();
}

Expected<CpuTarget> tcopt::selectCpu(StringRef cpu, StringRef features) {
  bool native = cpu == "native" || (cpu.empty() && features.empty());
  CpuTarget target = native ? hostCpu() : CpuTarget();
  target.triple = llvm::sys::getProcessTriple();
  if (!native)
    target.cpu = cpu.empty() ? "x86-64" : cpu.str();
  if (!features.empty())
    target.features += (target.features.empty() ? "" : ",") + features.str();
  llvm::Triple triple(target.triple);
  Expected<const llvm::Target *> found = findTarget(triple);
  if (!found)
    return found.takeError();
  // Made without a CPU: LLVM itself would print a warning for an unknown one.
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      (*found)->createMCSubtargetInfo(triple, "", ""));
  if (!info || !info->isCPUStringValid(target.cpu))
    return llvm::createStringError("unknown cpu '" + target.cpu + "'");
  if (llvm::Error error = checkFeatures(*info, features))
    return error;
  return target;
}

Expected<std::unique_ptr<llvm::TargetMachine>>
tcopt::createTargetMachine(const CpuTarget &target,
                           llvm::CodeGenOptLevel level) {
  llvm::Triple triple(target.triple);
  Expected<const llvm::Target *> found = findTarget(triple);
  if (!found)
    return found.takeError();
  std::unique_ptr<llvm::TargetMachine> machine((*found)->createTargetMachine(
      triple, target.cpu, target.features, llvm::TargetOptions(),
      llvm::Reloc::PIC_, std::nullopt, level));
  if (!machine)
    return llvm::createStringError("no code generator for " + target.triple);
  return machine;
}
