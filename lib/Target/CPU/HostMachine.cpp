//===- HostMachine.cpp - Which CPU code is made for -----------------------===//

#include "tcopt/Target/CPU/HostMachine.h"
#include "tcopt/Runtime/tcopt_rt.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/MapVector.h"
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

// The machine does not change, and asking it takes longer than to compile some
// kernels.
const CpuTarget &tcopt::hostCpu() {
  static const CpuTarget host = [] {
    auto features = llvm::sys::getHostCPUFeatures();
    return CpuTarget{llvm::sys::getProcessTriple(), hostCpuName(features),
                     featureText(features)};
  }();
  return host;
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

// Made without a CPU: LLVM itself would print a warning for an unknown one.
static std::unique_ptr<llvm::MCSubtargetInfo>
describe(const llvm::Target &target, const llvm::Triple &triple,
         StringRef cpu = "", StringRef features = "") {
  return std::unique_ptr<llvm::MCSubtargetInfo>(
      target.createMCSubtargetInfo(triple, cpu, features));
}

Expected<CpuTarget> tcopt::selectCpu(StringRef cpu, StringRef features,
                                     StringRef platform) {
  bool native = cpu == "native" || (cpu.empty() && features.empty());
  CpuTarget target = native ? hostCpu() : CpuTarget();
  target.triple =
      platform.empty() ? llvm::sys::getProcessTriple() : platform.str();
  if (!native)
    target.cpu = cpu.empty() ? "x86-64" : cpu.str();
  if (!features.empty())
    target.features += (target.features.empty() ? "" : ",") + features.str();
  llvm::Triple triple(target.triple);
  Expected<const llvm::Target *> found = findTarget(triple);
  if (!found)
    return found.takeError();
  std::unique_ptr<llvm::MCSubtargetInfo> info = describe(**found, triple);
  if (!info || !info->isCPUStringValid(target.cpu))
    return llvm::createStringError("unknown cpu '" + target.cpu + "'");
  if (llvm::Error error = checkFeatures(*info, features))
    return error;
  return target;
}

//===----------------------------------------------------------------------===//
// Features
//===----------------------------------------------------------------------===//

static std::unique_ptr<llvm::MCSubtargetInfo> describe(const CpuTarget &cpu,
                                                       StringRef features) {
  llvm::Triple triple(cpu.triple);
  Expected<const llvm::Target *> found = findTarget(triple);
  if (found)
    return describe(**found, triple, cpu.cpu, features);
  consumeError(found.takeError());
  return nullptr;
}

// Features that LLVM's tables do not have are left alone.
static std::optional<bool> findFeature(const llvm::MCSubtargetInfo &info,
                                       StringRef name) {
  for (const llvm::SubtargetFeatureKV &row : info.getAllProcessorFeatures())
    if (StringRef(row.Key) == name)
      return info.getFeatureBits().test(row.Value);
  return std::nullopt;
}

bool tcopt::cpuHas(const CpuTarget &cpu, StringRef feature) {
  auto info = describe(cpu, cpu.features);
  return info && findFeature(*info, feature).value_or(false);
}

std::string tcopt::ownFeatures(const CpuTarget &cpu) {
  auto info = describe(cpu, "");
  if (!info)
    return cpu.features;
  llvm::SmallVector<StringRef> parts;
  StringRef(cpu.features).split(parts, ',', -1, false);
  // Of a feature that is named again, the last one counts.
  llvm::MapVector<StringRef, StringRef> last;
  for (StringRef part : parts)
    last[part.drop_front()] = part;
  llvm::SmallVector<StringRef> own;
  for (auto [name, part] : last)
    if (findFeature(*info, name) != part.starts_with("+"))
      own.push_back(part);
  return llvm::join(own, ",");
}

namespace {
/// A feature whose instructions the code generator chooses by itself, and what
/// the runtime calls it, if it can ask a machine for it.
struct InstructionSet {
  StringRef name;
  std::optional<tcopt_cpu_feature> asked;
};
} // namespace

static constexpr InstructionSet instructionSets[] = {
    {"sse3", TCOPT_CPU_SSE3},
    {"ssse3", TCOPT_CPU_SSSE3},
    {"sse4.1", TCOPT_CPU_SSE4_1},
    {"sse4.2", TCOPT_CPU_SSE4_2},
    {"popcnt", TCOPT_CPU_POPCNT},
    {"movbe", TCOPT_CPU_MOVBE},
    {"avx", TCOPT_CPU_AVX},
    {"f16c", TCOPT_CPU_F16C},
    {"fma", TCOPT_CPU_FMA},
    {"avx2", TCOPT_CPU_AVX2},
    {"bmi", TCOPT_CPU_BMI},
    {"bmi2", TCOPT_CPU_BMI2},
    {"lzcnt", TCOPT_CPU_LZCNT},
    {"avx512f", TCOPT_CPU_AVX512F},
    {"avx512dq", TCOPT_CPU_AVX512DQ},
    {"avx512cd", TCOPT_CPU_AVX512CD},
    {"avx512bw", TCOPT_CPU_AVX512BW},
    {"avx512vl", TCOPT_CPU_AVX512VL},
    {"avx512ifma", TCOPT_CPU_AVX512IFMA},
    {"avx512vbmi", TCOPT_CPU_AVX512VBMI},
    {"avx512vbmi2", TCOPT_CPU_AVX512VBMI2},
    {"avx512vnni", TCOPT_CPU_AVX512VNNI},
    {"avx512bitalg", TCOPT_CPU_AVX512BITALG},
    {"avx512vpopcntdq", TCOPT_CPU_AVX512VPOPCNTDQ},
    {"gfni", TCOPT_CPU_GFNI},
    {"avx512fp16", TCOPT_CPU_AVX512FP16},
    {"avx512bf16", TCOPT_CPU_AVX512BF16},
    {"avxvnni", TCOPT_CPU_AVXVNNI},
    {"avxneconvert", TCOPT_CPU_AVXNECONVERT},
    {"avxifma", TCOPT_CPU_AVXIFMA},
    {"avxvnniint8", TCOPT_CPU_AVXVNNIINT8},
    {"avxvnniint16", TCOPT_CPU_AVXVNNIINT16},
    {"sse4a", TCOPT_CPU_SSE4A},
    {"xop", TCOPT_CPU_XOP},
    {"fma4", TCOPT_CPU_FMA4},
    {"tbm", TCOPT_CPU_TBM},
    {"avx10.2", std::nullopt},
    {"egpr", std::nullopt},
    {"push2pop2", std::nullopt},
    {"ppx", std::nullopt},
    {"ndd", std::nullopt},
    {"ccmp", std::nullopt},
    {"nf", std::nullopt},
    {"zu", std::nullopt},
};

llvm::Error tcopt::checkRunsHere(const CpuTarget &target) {
  const CpuTarget &host = hostCpu();
  if (target == host)
    return llvm::Error::success();
  llvm::Triple wanted(target.triple), found(host.triple);
  if (wanted.getArch() != found.getArch() || wanted.getOS() != found.getOS())
    return llvm::createStringError("the program is for '" + target.triple +
                                   "' and cannot run on '" + host.triple + "'");
  auto wantedInfo = describe(target, target.features);
  auto hostInfo = describe(host, host.features);
  llvm::SmallVector<StringRef> missing;
  for (const InstructionSet &set : instructionSets)
    if (wantedInfo && findFeature(*wantedInfo, set.name).value_or(false) &&
        !(hostInfo && findFeature(*hostInfo, set.name).value_or(false)))
      missing.push_back(set.name);
  if (missing.empty())
    return llvm::Error::success();
  return llvm::createStringError("the program is for the cpu '" + target.cpu +
                                 "' and cannot run here: this machine has no " +
                                 llvm::join(missing, ", "));
}

Expected<uint64_t> tcopt::requiredFeatures(const CpuTarget &cpu) {
  auto info = describe(cpu, cpu.features);
  uint64_t required = 0;
  for (const InstructionSet &set : instructionSets) {
    if (!info || !findFeature(*info, set.name).value_or(false))
      continue;
    if (!set.asked)
      return llvm::createStringError(
          "code for the cpu '" + cpu.cpu + "' may hold instructions of '" +
          set.name + "', for which the runtime cannot ask a machine");
    required |= uint64_t(1) << *set.asked;
  }
  return required;
}

//===----------------------------------------------------------------------===//
// From the IR
//===----------------------------------------------------------------------===//

CpuTarget tcopt::cpuOf(TargetAttr target) {
  if (target.getCpu().empty())
    return hostCpu();
  std::string triple = target.getTriple().empty()
                           ? llvm::sys::getProcessTriple()
                           : target.getTriple().str();
  return {std::move(triple), target.getCpu().str(), target.getFeatures().str()};
}

CpuTarget tcopt::cpuOf(mlir::Operation *op, const CpuTarget &otherwise) {
  TargetAttr target = getTarget(op);
  return target ? cpuOf(target) : otherwise;
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
