//===- HostMachine.h - Which CPU code is made for ---------------*- C++ -*-===//

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

/// What LLVM needs to know of a CPU.
struct CpuTarget {
  std::string triple;
  std::string cpu;
  /// As in `+avx2,-avx512f`.
  std::string features;

  bool hasFeature(llvm::StringRef name) const;
  bool operator==(const CpuTarget &) const = default;
};

class TargetAttr;

/// The x86-64 CPU that LLVM's tables know with these features, for scheduling
/// and costs. Derived from features alone: a hypervisor may report a model
/// number that LLVM takes for an older CPU without them.
llvm::StringRef cpuNameFromFeatures(const llvm::StringSet<> &features);

/// The machine that this process runs on, with all of its features.
const CpuTarget &hostCpu();

/// The CPU of a `--target-cpu` and `--target-features`; the host's where both
/// are empty or the CPU is `native`. Errors: a platform, CPU or feature that
/// LLVM does not know.
llvm::Expected<CpuTarget> selectCpu(llvm::StringRef cpu,
                                    llvm::StringRef features,
                                    llvm::StringRef triple = {});

/// What a `tcopt.target` states; the host's where it names no CPU.
CpuTarget cpuOf(TargetAttr target);
/// The CPU that the target of an op's module names (see getTarget), or else
/// `otherwise`.
CpuTarget cpuOf(mlir::Operation *op, const CpuTarget &otherwise);

/// Whether the CPU has the feature, stated or by its name.
bool cpuHas(const CpuTarget &cpu, llvm::StringRef feature);
/// The features that the CPU does not have, or has not, by its name.
std::string ownFeatures(const CpuTarget &cpu);
/// Errors: instructions that code for the target may hold and this process'
/// machine does not have.
llvm::Error checkRunsHere(const CpuTarget &target);

/// What a machine needs to run code for the CPU, as bits of tcopt_cpu_feature.
/// Errors: instructions that the runtime cannot ask a machine for.
llvm::Expected<uint64_t> requiredFeatures(const CpuTarget &cpu);

/// A machine that makes position-independent code.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const CpuTarget &target, llvm::CodeGenOptLevel level);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_HOSTMACHINE_H
