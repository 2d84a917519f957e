//===- HostMachine.h - Selection of the target CPU --------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_HOSTMACHINE_H
#define TCOPT_TARGET_CPU_HOSTMACHINE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace mlir {
class Operation;
} // namespace mlir

namespace tcopt {

/// A target CPU in LLVM's terms.
struct CpuTarget {
  std::string triple;
  std::string cpu;
  /// As in `+avx2,-avx512f`.
  std::string features;

  bool hasFeature(llvm::StringRef name) const;
  bool operator==(const CpuTarget &) const = default;
};

class TargetAttr;

/// Returns the name of LLVM's x86-64 CPU with these features, for scheduling
/// and costs. Uses only features, because a hypervisor may report a model
/// number that LLVM maps to an older CPU.
llvm::StringRef cpuNameFromFeatures(const llvm::StringSet<> &features);

/// The machine that this process runs on, with all of its features.
const CpuTarget &hostCpu();

/// Returns the CPU for `--target-cpu` and `--target-features`; the host's if
/// both are empty or the CPU is `native`. Errors: a platform, CPU or feature
/// that LLVM does not support.
llvm::Expected<CpuTarget> selectCpu(llvm::StringRef cpu,
                                    llvm::StringRef features,
                                    llvm::StringRef triple = {});

/// Returns the CPU of a `tcopt.target`; the host's if it names no CPU.
CpuTarget cpuOf(TargetAttr target);
/// Returns the CPU of the target of an op's module (getTarget), or `otherwise`.
CpuTarget cpuOf(mlir::Operation *op, const CpuTarget &otherwise);

/// Whether the CPU has a feature, explicitly or implied by its name.
bool cpuHas(const CpuTarget &cpu, llvm::StringRef feature);
/// Returns the explicit features that differ from those implied by the CPU's
/// name.
std::string ownFeatures(const CpuTarget &cpu);
/// Returns an error if code for the target may contain instructions that this
/// machine does not support.
llvm::Error checkRunsHere(const CpuTarget &target);

/// Returns the features that a machine needs to run code for the CPU, as bits
/// of tcopt_cpu_feature. Errors: instructions whose support the runtime cannot
/// detect.
llvm::Expected<uint64_t> requiredFeatures(const CpuTarget &cpu);

/// Creates a target machine for position-independent code.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const CpuTarget &target, llvm::CodeGenOptLevel level);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_HOSTMACHINE_H
