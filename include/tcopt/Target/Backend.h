//===- Backend.h - what a backend answers -----------------------*- C++ -*-===//
//
// A backend is a class that answers four questions: its name; which dialects,
// interface models and passes it registers; which core ops it takes; and its
// two pipelines, one on the tensors of the parts that it took, one on buffers.
// Built-in backends and those of plugins use the same class.
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

/// What is asked of the machine that code is made for: what is left open
/// follows from the machine that compiles. The pass tcopt-set-target states it
/// in the IR, where passes read it (`tcopt.target`).
struct TargetOptions {
  /// Width of a vector register, bits.
  unsigned vectorBits = 0;
  /// Of the host's code, as LLVM spells them.
  std::string triple, cpu, features;
  /// The GPU, for a backend that makes kernels for one.
  std::string chip;

  bool operator==(const TargetOptions &) const = default;
};

/// What an attribute states.
TargetOptions targetOptionsOf(TargetAttr target);

/// Registers a pipeline without options. Given some, it says so: upstream's
/// PassPipelineRegistration<> fails in silence.
void registerPlainPipeline(llvm::StringRef name, llvm::StringRef description,
                           std::function<void(mlir::OpPassManager &)> build);

/// Passes and pipelines that a backend brings. They are collected before they
/// are registered, as MLIR's registry aborts on a name that it has already.
class PassList {
public:
  using Builder = std::function<void(mlir::OpPassManager &)>;

  void add(mlir::PassAllocatorFunction create);
  void addPipeline(llvm::StringRef name, llvm::StringRef description,
                   Builder build);

  /// Names of the passes and pipelines, in the order in which they were added.
  std::vector<std::string> getNames() const;
  /// Makes all of them known to MLIR, or none and an error if a name is taken.
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

  /// As in `target=` and `--backend=`: letters, digits, '-'.
  virtual llvm::StringRef getName() const = 0;
  /// One line for listings.
  virtual llvm::StringRef getDescription() const = 0;

  /// Dialects, and interface models as extensions of the registry.
  virtual void registerDialects(mlir::DialectRegistry &registry) const {}
  /// Passes that are flags of the tools and can be named in slots.
  virtual void addPasses(PassList &passes) const {}
  /// What the backend adds between the phases where it is asked for.
  virtual std::vector<SlotPipeline> getSlotPipelines() const { return {}; }

  /// Whether the backend takes the core op. What no backend takes falls to the
  /// target's own.
  virtual bool takes(mlir::Operation *op) const { return false; }
  /// Estimated nanoseconds for the op; a part is taken only where the sum over
  /// its ops is below that of `estimateCost`. By default it always is.
  virtual double getCost(mlir::Operation *op) const { return 0; }

  /// Errors: options that no machine of the backend has, such as a CPU that it
  /// does not know.
  virtual llvm::Error validate(const TargetOptions &options) const {
    return llvm::Error::success();
  }
  /// Fills in what valid options leave open, from the machine that compiles.
  virtual TargetOptions complete(TargetOptions options) const {
    return options;
  }

  /// Passes on the functions of the parts that it took, from core on tensors
  /// to what can be bufferized. Empty: the part becomes nest kernels.
  virtual void buildTensorPipeline(mlir::OpPassManager &functionPasses) const {}
  /// Passes on functions of core before kernels are planned: rewrites that the
  /// target's kernels are better with.
  virtual void buildPlanPipeline(mlir::OpPassManager &functionPasses,
                                 const TargetOptions &options) const {}
  /// Returns the model of which ops can be one kernel and of a kernel's cost.
  /// By default a kernel consists of one op and its elementwise neighbors.
  virtual std::unique_ptr<KernelModel>
  createKernelModel(const TargetOptions &options) const;
  /// Passes on functions whose computations are in groups (nest.group) of
  /// linalg: groups that the target has no schedule for after all.
  virtual void buildGroupPipeline(mlir::OpPassManager &functionPasses,
                                  const TargetOptions &options) const {}
  /// Passes on a kernel on tensors (nest.kernel) that write its schedule, which
  /// says all that is executed.
  virtual void buildSchedulePipeline(mlir::OpPassManager &kernelPasses,
                                     const TargetOptions &options) const {}
  /// Passes on the module when its kernels have schedules: how operands lie in
  /// memory. Kernels that they change or add need a schedule again. What they
  /// make of constants is computed once (nest-form-state comes next).
  virtual void buildLayoutPipeline(mlir::OpPassManager &modulePasses,
                                   const TargetOptions &options) const {}
  /// Passes on a unit, a module with a kernel on tensors and its schedule, down
  /// to what the code generator of the target takes. Options say what was asked
  /// for; what the target is, the IR says.
  virtual void buildKernelPipeline(mlir::OpPassManager &unitPasses,
                                   const TargetOptions &options) const {}
  /// Passes on the module on buffers, after the slot before-target: for a
  /// target down to llvm, for others down to what the target lowers.
  virtual void buildBufferPipeline(mlir::OpPassManager &modulePasses,
                                   const TargetOptions &options) const {}
  /// Whether buildBufferPipeline lowers a whole module to llvm, so that the
  /// backend can be a target by itself.
  virtual bool isTarget() const { return false; }

  /// Whether host functions keep their buffers in the memory of a device, which
  /// their own code cannot read. Constants that kernels read are then part of
  /// the program's state, and results of kernels are read one by one.
  virtual bool keepsBuffersOnDevice() const { return false; }

  /// Whether the device, which goes on after a kernel has failed, leaves
  /// donated arguments alone then, in functions that say that they fail before
  /// they write to those (`tcopt.fails_before_writes`).
  virtual bool guardsWrites() const { return false; }

  /// States the device and its hooks in what a context that runs the backend's
  /// programs is made from. Errors: there is no such device.
  virtual llvm::Error openContext(tcopt_context_options &options,
                                  int device) const {
    return llvm::Error::success();
  }
  /// Frees what openContext made, after the context.
  virtual void closeContext(const tcopt_context_options &options) const {}

  /// Calls a program of the backend; null where the device can repeat nothing.
  /// The program outlives it.
  virtual std::unique_ptr<CallRecorder> createCallRecorder() const {
    return nullptr;
  }

  /// Where tensors of programs can live for this backend, under its name; null:
  /// in the host's memory alone. Owned by the backend.
  virtual DeviceMemory *getDeviceMemory() const { return nullptr; }

  /// Shared libraries that serve the calls of its code at run time.
  virtual std::vector<std::string> getRuntimeLibraries() const { return {}; }
};

/// What an op costs a fallback, in nanoseconds: its elements and, for
/// contractions, its sums, at the speed of one core of an ordinary machine.
/// Unknown sizes count as 64.
double estimateCost(mlir::Operation *op);

/// The backends of a process, by name. Owned by the program; passes and
/// pipelines that need it share it.
class BackendRegistry {
public:
  /// Adds a backend. False if one of this name exists.
  bool add(std::unique_ptr<Backend> backend);
  /// Null if there is none of the name.
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
