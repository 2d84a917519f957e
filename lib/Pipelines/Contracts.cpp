//===- Contracts.cpp - what holds at the end of each phase ----------------===//
//
// A contract is a table of the dialects that may occur and a check of each op.
// All violations are reported, each at its op.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "tcopt/Check/IR/CheckOps.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Nest/IR/KernelSchedule.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Pipelines/Phases.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include <set>

using namespace mlir;

namespace tcopt {
namespace {

/// Collects violations of one contract.
class Violations {
public:
  Violations(Phase phase, ModuleOp module, bool report)
      : phase(phase), module(module), report(report) {}

  /// One violation an op is reported, and none within it.
  void add(Operation *op, const Twine &what) {
    if (std::exchange(last, op) == op)
      return;
    ++numBroken;
    if (report)
      op->emitOpError() << what << " (contract of phase '"
                        << getPhaseName(phase) << "')";
  }
  /// What follows it has no rank because of it: that is no error of its own.
  void addUnknown(graph::OpaqueOp op) {
    unknownOperator = true;
    add(op, "stands for the unknown operator '" + op.getName() + "'");
  }
  /// The symbol of that name. The table is made where one is looked for.
  Operation *lookup(StringRef name) {
    if (!symbols)
      symbols.emplace(module);
    return symbols->lookup(name);
  }
  bool hasUnknownOperator() const { return unknownOperator; }
  int64_t count() const { return numBroken; }
  bool done() const { return numBroken != 0 && !report && !counts; }
  bool reported(Operation *op) const { return last == op; }
  LogicalResult result() const { return success(numBroken == 0); }
  /// Looks for all violations, though none is reported.
  void countAll() { counts = true; }

private:
  Phase phase;
  ModuleOp module;
  std::optional<SymbolTable> symbols;
  bool report, counts = false, unknownOperator = false;
  int64_t numBroken = 0;
  Operation *last = nullptr;
};

using Names = ArrayRef<StringLiteral>;

/// Host code is allowed everywhere: functions, index arithmetic, control flow.
constexpr StringLiteral kHost[] = {"builtin", "func", "arith", "scf", "check"};
constexpr StringLiteral kGraph[] = {"graph", "grad", "tensor"};
constexpr StringLiteral kAutodiff[] = {"graph", "tensor"};
constexpr StringLiteral kCore[] = {"core", "tensor"};
constexpr StringLiteral kNest[] = {"nest", "tensor", "affine"};
constexpr StringLiteral kMem[] = {"nest", "mem", "memref", "affine"};
constexpr StringLiteral kLLVM[] = {"builtin", "llvm", "gpu"};

bool contains(Names names, StringRef name) {
  return llvm::is_contained(names, name);
}

/// Ops that live in all phases before `lower`, whatever their dialect.
bool isEverywhere(Operation *op) {
  return isa<graph::PrintOp, core::RequireOp>(op);
}

bool isInKernel(Operation *op) {
  return op->getParentOfType<nest::KernelOp>() != nullptr;
}

bool hasTensor(Operation *op) {
  auto isTensor = llvm::IsaPred<TensorType>;
  return llvm::any_of(op->getOperandTypes(), isTensor) ||
         llvm::any_of(op->getResultTypes(), isTensor) ||
         llvm::any_of(op->getRegions(), [&](Region &region) {
           return !region.empty() &&
                  llvm::any_of(region.getArgumentTypes(), isTensor);
         });
}

/// Of dialects that are allowed, the ops that are. Tensors are computed by
/// graph and core alone: host code moves and measures them.
constexpr StringLiteral kTensorOps[] = {"tensor.dim", "tensor.rank",
                                        "tensor.cast", "tensor.extract",
                                        "tensor.from_elements"};
constexpr StringLiteral kFuncOps[] = {"func.func", "func.call", "func.return"};
/// From kernels on, tensors may also be made and viewed.
constexpr StringLiteral kViewOps[] = {"tensor.empty", "tensor.expand_shape",
                                      "tensor.collapse_shape"};
/// Arithmetic on sizes.
constexpr StringLiteral kIndexOps[] = {"affine.apply", "affine.min",
                                       "affine.max"};
constexpr StringLiteral kNestOps[] = {"nest.kernel", "nest.call",
                                      "nest.call_each", "nest.extern"};
constexpr StringLiteral kScfOps[] = {"scf.if", "scf.for", "scf.while",
                                     "scf.yield", "scf.condition"};

bool isKnownHostOp(Operation *op, bool views = false) {
  StringRef name = op->getName().getStringRef();
  StringRef dialect = op->getName().getDialectNamespace();
  if (dialect == "tensor")
    return contains(kTensorOps, name) || (views && contains(kViewOps, name));
  if (dialect == "affine")
    return contains(kIndexOps, name);
  if (dialect == "func")
    return contains(kFuncOps, name);
  if (dialect == "scf")
    return contains(kScfOps, name);
  return true;
}

void checkDialect(Operation *op, Names allowed, Violations &violations) {
  StringRef name = op->getName().getDialectNamespace();
  if (!contains(kHost, name) && !contains(allowed, name) && !isEverywhere(op))
    violations.add(op, "is not allowed");
  auto choice = dyn_cast<arith::SelectOp>(op);
  bool chooses = choice && !isa<ShapedType>(choice.getCondition().getType());
  if (name == "arith" && hasTensor(op) && !isa<arith::ConstantOp>(op) &&
      !chooses)
    violations.add(op, "computes on tensors");
}

// Before kernels are formed.
void checkHost(Operation *op, Names allowed, Violations &violations) {
  checkDialect(op, allowed, violations);
  if (!isKnownHostOp(op))
    violations.add(op, "is not allowed");
}

//===----------------------------------------------------------------------===//
// Checks of single ops
//===----------------------------------------------------------------------===//

void checkSignature(Operation *op, Violations &violations) {
  auto function = dyn_cast<func::FuncOp>(op);
  if (function && function.isPublic() && !function.isExternal() &&
      !hasSignature(function))
    violations.add(op, "has no tcopt.signature");
}

void checkRanked(Operation *op, Violations &violations) {
  if (violations.hasUnknownOperator())
    return;
  for (Value result : op->getResults())
    if (isa<UnrankedTensorType>(result.getType()))
      violations.add(op, "has a result of unknown rank");
}

void checkGraph(Operation *op, Names allowed, Violations &violations) {
  if (auto opaque = dyn_cast<graph::OpaqueOp>(op))
    return violations.addUnknown(opaque);
  if (!isa<core::BarrierOp>(op))
    checkHost(op, allowed, violations);
  checkRanked(op, violations);
  checkSignature(op, violations);
}

bool hasBooleanInMemory(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && shaped.getElementType().isInteger(1) &&
           !isa<VectorType>(type);
  });
}

// Host functions compute nothing but sizes.
void checkNestHost(Operation *op, Names allowed, Violations &violations) {
  checkDialect(op, allowed, violations);
  if (op->getName().getDialectNamespace() == "nest" &&
      !contains(kNestOps, op->getName().getStringRef()))
    violations.add(op, "computes outside of a kernel");
  else if (!isKnownHostOp(op, /*views=*/true))
    violations.add(op, "is not allowed outside of a kernel");
}

bool isSameTensor(Type type, RankedTensorType tensor) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() && shaped.getShape() == tensor.getShape() &&
         shaped.getElementType() == tensor.getElementType();
}

// The init function returns its tensors, or writes each to an argument.
void checkInit(func::FuncOp function, Violations &violations) {
  nest::ProgramState state(function->getParentOfType<ModuleOp>());
  ArrayRef<Type> types = function.getNumResults() > 0
                             ? function.getResultTypes()
                             : function.getArgumentTypes();
  if (state.getInit() != function)
    violations.add(function, "is a second init function");
  else if (!llvm::equal(types, state.getTypes(), isSameTensor))
    violations.add(function, "computes other tensors than its "
                             "nest.state_layout says");
}

// Arguments that are tensors of the state are such as the init function makes.
void checkState(Operation *op, Violations &violations) {
  auto function = dyn_cast<func::FuncOp>(op);
  if (!function || function.isExternal())
    return;
  if (function->hasAttr(nest::ProgramState::getLayoutAttrName()))
    return checkInit(function, violations);
  std::optional<nest::ProgramState> state;
  for (BlockArgument argument : function.getArguments()) {
    std::optional<int64_t> index = nest::ProgramState::getIndex(
        cast<FunctionOpInterface>(op), argument.getArgNumber());
    if (!index)
      continue;
    if (!state)
      state.emplace(op->getParentOfType<ModuleOp>());
    if (*index >= int64_t(state->getTypes().size()) ||
        !isSameTensor(argument.getType(), state->getTypes()[*index]))
      violations.add(op, "has an argument that is no tensor of the state");
  }
}

void checkNest(Operation *op, Violations &violations) {
  if (hasBooleanInMemory(op))
    violations.add(op, "has a result of Booleans");
  if (!isInKernel(op)) {
    checkNestHost(op, kNest, violations);
    return checkState(op, violations);
  }
  if (isa<linalg::LinalgOp>(op) && !nest::hasNoElements(op) &&
      !op->getParentOfType<nest::KernelOp>()->hasAttr(
          nest::NestDialect::getScheduleAttrName()))
    violations.add(op, "has no schedule");
}

// Where a buffer begins: in an arena, or alone, as those of callers and
// constants. Nothing for a buffer without elements.
using Place = std::tuple<void *, int64_t, int64_t>;

std::optional<Place> placeOf(Value buffer) {
  auto view = buffer.getDefiningOp<ViewLikeOpInterface>();
  for (; view && !isa<mem::ViewOp>(view);
       view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  auto inArena = buffer.getDefiningOp<mem::ViewOp>();
  if (!inArena)
    return Place(buffer.getAsOpaquePointer(), 0, 0);
  if (llvm::is_contained(cast<MemRefType>(buffer.getType()).getShape(), 0))
    return std::nullopt;
  return Place(inArena.getArena().getAsOpaquePointer(), inArena.getSlot(),
               inArena.getOffset());
}

bool mayOverlap(Value a, Value b) {
  std::optional<Place> first = placeOf(a), second = placeOf(b);
  return first && first == second;
}

// Whether one of the buffers that are written is another one, too.
bool anyOverlaps(ValueRange written, ValueRange read) {
  std::set<Place> places;
  for (Value buffer : written)
    if (std::optional<Place> place = placeOf(buffer))
      if (!places.insert(*place).second)
        return true;
  return llvm::any_of(read, [&](Value buffer) {
    std::optional<Place> place = placeOf(buffer);
    return place && places.count(*place);
  });
}

// What a kernel writes overlaps no other of its operands, and threads have the
// memory that it states.
void checkCall(nest::CallOp call, Violations &violations) {
  SmallVector<Value> written(call.getInits());
  auto kernel = nest::lookupKernel(violations.lookup(call.getCallee()));
  if (kernel && kernel.getThreadBytes() && !call.getWorkspace())
    violations.add(call, "has no workspace for the kernel's threads");
  if (call.getWorkspace())
    written.push_back(call.getWorkspace());
  if (anyOverlaps(written, call.getInputs()))
    violations.add(call, "writes a buffer that is another operand too");
}

// Nor does what a call of several writes overlap an operand of another one.
void checkCall(nest::CallEachOp call, Violations &violations) {
  if (anyOverlaps(call.getInits(), call.getInputs()))
    violations.add(call, "writes a buffer that is another operand too");
}

// A donated argument, which the callee updates, overlaps no other operand.
void checkCall(func::CallOp call, func::FuncOp callee, Violations &violations) {
  if (!callee || callee.getNumArguments() != call.getNumOperands())
    return;
  for (unsigned i = 0; i < call.getNumOperands(); ++i) {
    if (!donatedResult(callee, i))
      continue;
    for (auto [j, other] : llvm::enumerate(call.getOperands()))
      if (j != i && mayOverlap(call.getOperand(i), other))
        violations.add(call, "passes a buffer that the callee updates as "
                             "another operand too");
  }
}

void checkMem(Operation *op, Violations &violations) {
  if (isInKernel(op) || isa<nest::KernelOp>(op))
    return;
  if (hasTensor(op))
    violations.add(op, "has a tensor");
  checkNestHost(op, kMem, violations);
  checkState(op, violations);
  if (isa<memref::AllocOp, memref::DeallocOp>(op))
    violations.add(op, "is a buffer without a place in an arena");
  if (auto call = dyn_cast<nest::CallOp>(op))
    checkCall(call, violations);
  if (auto calls = dyn_cast<nest::CallEachOp>(op))
    checkCall(calls, violations);
  if (auto call = dyn_cast<func::CallOp>(op))
    checkCall(
        call,
        dyn_cast_if_present<func::FuncOp>(violations.lookup(call.getCallee())),
        violations);
}

void checkLLVM(Operation *op, Violations &violations) {
  if (isa<UnrealizedConversionCastOp>(op))
    violations.add(op, "is unresolved");
  if (!contains(kLLVM, op->getName().getDialectNamespace()))
    violations.add(op, "is not allowed");
}

void checkOp(Phase phase, Operation *op, Violations &violations) {
  switch (phase) {
  case Phase::Ingest:
    return checkGraph(op, kGraph, violations);
  case Phase::Autodiff:
    return checkGraph(op, kAutodiff, violations);
  case Phase::Decompose:
    checkRanked(op, violations);
    return checkHost(op, kCore, violations);
  case Phase::Fuse:
    return checkNest(op, violations);
  case Phase::PlanMemory:
    return checkMem(op, violations);
  case Phase::Lower:
    return checkLLVM(op, violations);
  }
}

} // namespace

// Ops of host code and graph alone, and no signature, which ingest attaches.
bool isBeforeIngest(ModuleOp module) {
  WalkResult later = module.walk([&](Operation *op) {
    StringRef name = op->getName().getDialectNamespace();
    bool isKnown = contains(kHost, name) || contains(kGraph, name) ||
                   isa<core::RequireOp, core::BarrierOp>(op);
    return isKnown && !hasSignature(op) ? WalkResult::advance()
                                        : WalkResult::interrupt();
  });
  return !later.wasInterrupted();
}

static void collectViolations(Phase phase, ModuleOp module,
                              Violations &violations) {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module)
      checkOp(phase, op, violations);
    if (violations.done())
      return WalkResult::interrupt();
    bool isFunction = isa<func::FuncOp>(op);
    return violations.reported(op) && !isFunction ? WalkResult::skip()
                                                  : WalkResult::advance();
  });
}

LogicalResult verifyPhase(Phase phase, ModuleOp module, bool report) {
  Violations violations(phase, module, report);
  collectViolations(phase, module, violations);
  return violations.result();
}

int64_t countViolations(Phase phase, ModuleOp module) {
  Violations violations(phase, module, /*report=*/false);
  violations.countAll();
  collectViolations(phase, module, violations);
  return violations.count();
}

} // namespace tcopt
