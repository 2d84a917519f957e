//===- Backend.h - interface of backends ------------------------*- C++ -*-===//
//
// A backend is a class with a name, the dialects, interface models and passes
// that it registers, a predicate for the core ops that it claims, and two
// pipelines: on tensors for its partitions, and on buffers. Built-in backends
// and those of plugins use the same class.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_BACKEND_H
#define TCOPT_TARGET_BACKEND_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/Operation.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "tcopt/Target/CallRecorder.h"
#include "llvm/Support/Error.h"
#include <map>
#include <memory>
#include <string>
#include <vector>

struct tcopt_context_options;

namespace tcopt {

class DeviceMemory;
class KernelModel;
class TargetAttr;

/// The machine for which code is generated. Empty options are completed from
/// the compiling machine. The pass tcopt-set-target records them in the
/// attribute `tcopt.target`, which passes read.
struct TargetOptions {
  /// Width of a vector register in bits.
  unsigned vectorBits = 0;
  /// Triple, CPU and features of host code, as LLVM spells them.
  std::string triple, cpu, features;
  /// The GPU, for a backend that generates GPU kernels.
  std::string chip;

  bool operator==(const TargetOptions &) const = default;
};

/// Returns the options that an attribute states.
TargetOptions targetOptionsOf(TargetAttr target);

/// Registers a pipeline without options. Options are errors with a message,
/// unlike in upstream's PassPipelineRegistration<>, which fails silently.
void registerPlainPipeline(llvm::StringRef name, llvm::StringRef description,
                           std::function<void(mlir::OpPassManager &)> build);

/// The passes and pipelines of a backend. They are collected before their
/// registration, because MLIR's registry aborts on a duplicate name.
class PassList {
public:
  using Builder = std::function<void(mlir::OpPassManager &)>;

  void add(mlir::PassAllocatorFunction create);
  void addPipeline(llvm::StringRef name, llvm::StringRef description,
                   Builder build);

  /// Names of the passes and pipelines, in the order in which they were added.
  std::vector<std::string> getNames() const;
  /// Registers all of them with MLIR, or none if a name is registered already,
  /// which is an error.
  llvm::Error registerAll() const;

private:
  struct Pipeline {
    std::string name, description;
    Builder build;
  };
  std::vector<mlir::PassAllocatorFunction> passes;
  std::vector<Pipeline> pipelines;
};

/// A pipeline for one of the slots that `tcopt --list-slots` names.
struct SlotPipeline {
  std::string slot, pipeline;
};

class Backend {
public:
  virtual ~Backend() = default;

  /// The name for `target=` and `--backend=`: letters, digits, '-'.
  virtual llvm::StringRef getName() const = 0;
  /// A line for listings.
  virtual llvm::StringRef getDescription() const = 0;

  /// Registers dialects, and interface models as extensions of the registry.
  virtual void registerDialects(mlir::DialectRegistry &registry) const {}
  /// Adds passes, which become options of the tools and can be used in slots.
  virtual void addPasses(PassList &passes) const {}
  /// Returns the pipelines that the backend adds to slots when it is used.
  virtual std::vector<SlotPipeline> getSlotPipelines() const { return {}; }

  /// Whether the backend claims a core op. The target compiles the remaining
  /// ops.
  virtual bool takes(mlir::Operation *op) const { return false; }
  /// Returns the estimated nanoseconds of an op. A partition is formed only if
  /// the sum over its ops is below that of `estimateCost`, which is always true
  /// by default.
  virtual double getCost(mlir::Operation *op) const { return 0; }

  /// Checks options. Errors: options that no machine of the backend has, such
  /// as an unknown CPU.
  virtual llvm::Error validate(const TargetOptions &options) const {
    return llvm::Error::success();
  }
  /// Completes valid options from the compiling machine.
  virtual TargetOptions complete(TargetOptions options) const {
    return options;
  }

  /// Adds passes on the functions of the backend's partitions, which lower core
  /// on tensors to IR that can be bufferized. Without passes the partition is
  /// lowered to nest kernels.
  virtual void buildTensorPipeline(mlir::OpPassManager &functionPasses) const {}
  /// Adds passes on functions of core before kernels are planned: rewrites that
  /// improve the target's kernels.
  virtual void buildPlanPipeline(mlir::OpPassManager &functionPasses,
                                 const TargetOptions &options) const {}
  /// Returns the model that decides which ops can form a kernel, and estimates
  /// its cost. By default a kernel consists of one op and its elementwise
  /// neighbors.
  virtual std::unique_ptr<KernelModel>
  createKernelModel(const TargetOptions &options) const;
  /// Adds passes on functions whose computations are in groups (nest.group) of
  /// linalg, which handle groups for which the target has no schedule.
  virtual void buildGroupPipeline(mlir::OpPassManager &functionPasses,
                                  const TargetOptions &options) const {}
  /// Adds passes on a kernel on tensors (nest.kernel) that write its schedule,
  /// which determines its execution completely.
  virtual void buildSchedulePipeline(mlir::OpPassManager &kernelPasses,
                                     const TargetOptions &options) const {}
  /// Adds passes on the module after scheduling that choose the memory layouts
  /// of operands. Kernels that they change or add need a new schedule. Values
  /// that they compute from constants are computed once, because
  /// nest-form-state runs next.
  virtual void buildLayoutPipeline(mlir::OpPassManager &modulePasses,
                                   const TargetOptions &options) const {}
  /// Adds passes on a kernel unit, a module with a kernel on tensors and its
  /// schedule, that lower it to the input of the target's code generator.
  /// `options` are those of the user; the IR has the completed target.
  virtual void buildKernelPipeline(mlir::OpPassManager &unitPasses,
                                   const TargetOptions &options) const {}
  /// Adds passes on the module on buffers, after the slot before-target. A
  /// target lowers the module to llvm, other backends to IR that the target
  /// lowers.
  virtual void buildBufferPipeline(mlir::OpPassManager &modulePasses,
                                   const TargetOptions &options) const {}
  /// Whether buildBufferPipeline lowers a whole module to llvm, so that the
  /// backend can be a target.
  virtual bool isTarget() const { return false; }

  /// Whether host functions keep their buffers in device memory, which host
  /// code cannot read. Constants that kernels read then belong to the program's
  /// state, and results that the host needs are read individually.
  virtual bool keepsBuffersOnDevice() const { return false; }

  /// Whether the device, which continues after a failed kernel, does not write
  /// to donated arguments then, in functions with the attribute
  /// `tcopt.fails_before_writes`.
  virtual bool guardsWrites() const { return false; }

  /// Sets the device and its hooks in the options of a context that runs the
  /// backend's programs. Errors: the device does not exist.
  virtual llvm::Error openContext(tcopt_context_options &options,
                                  int device) const {
    return llvm::Error::success();
  }
  /// Releases the resources of openContext. Called after the context is
  /// destroyed.
  virtual void closeContext(const tcopt_context_options &options) const {}

  /// Creates a recorder for the calls of a program, which must outlive it; null
  /// if the device cannot replay calls.
  virtual std::unique_ptr<CallRecorder> createCallRecorder() const {
    return nullptr;
  }

  /// Returns the device memory for tensors of programs, which the backend owns;
  /// null if tensors are in host memory only.
  virtual DeviceMemory *getDeviceMemory() const { return nullptr; }

  /// Returns the shared libraries that the backend's code calls at run time.
  virtual std::vector<std::string> getRuntimeLibraries() const { return {}; }
};

/// Estimates the cost of an op for the fallback, in nanoseconds, from its
/// elements and the products of contractions, at the speed of one core of an
/// ordinary machine. Dynamic sizes count as 64.
double estimateCost(mlir::Operation *op);

/// The backends of a process, by name. The program, passes and pipelines share
/// it.
class BackendRegistry {
public:
  /// Adds a backend. Returns false if a backend of this name exists.
  bool add(std::unique_ptr<Backend> backend);
  /// Returns the backend of this name, or null.
  const Backend *lookup(llvm::StringRef name) const;
  /// All names, sorted.
  std::vector<llvm::StringRef> getNames() const;
  /// All backends in the order of their names.
  std::vector<const Backend *> getAll() const;

private:
  std::map<std::string, std::unique_ptr<Backend>, std::less<>> backends;
};

} // namespace tcopt

#endif // TCOPT_TARGET_BACKEND_H
