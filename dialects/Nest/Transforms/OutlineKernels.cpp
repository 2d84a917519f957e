//===- OutlineKernels.cpp - make each kernel a function -------------------===//
//
// Runs on buffers, before kernels become loops. A buffer that a kernel both
// reads and overwrites is one argument, so that no two arguments overlap.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_OUTLINEKERNELSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

/// Constants are made again inside of the function: a loop bound that is known
/// there is worth more than one argument less.
bool isCheapConstant(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  return constant && constant.getType().isIntOrIndexOrFloat();
}

/// Values that become arguments: inits first, then what the body reads.
SmallVector<Value> argumentsOf(KernelOp kernel) {
  llvm::SetVector<Value> values(kernel.getInits().begin(),
                                kernel.getInits().end());
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(kernel.getBody(), captured);
  for (Value value : captured)
    if (!isCheapConstant(value))
      values.insert(value);
  return values.takeVector();
}

void cloneConstants(KernelOp kernel, OpBuilder &builder, IRMapping &mapping) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(kernel.getBody(), captured);
  for (Value value : captured)
    if (isCheapConstant(value))
      builder.clone(*value.getDefiningOp(), mapping);
}

/// Which function computes a kernel: equal keys may be equal kernels.
llvm::hash_code hashOf(func::FuncOp function) {
  llvm::hash_code hash = llvm::hash_combine(function.getFunctionType());
  function.walk([&](Operation *op) {
    hash = llvm::hash_combine(hash, op->getName(), op->getAttrDictionary(),
                              op->getResultTypes());
  });
  return hash;
}

bool areEqual(func::FuncOp a, func::FuncOp b) {
  return a.getFunctionType() == b.getFunctionType() &&
         a->getDiscardableAttrDictionary() ==
             b->getDiscardableAttrDictionary() &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

class Outliner {
public:
  explicit Outliner(ModuleOp module)
      : symbols(module), builder(module.getContext()) {}

  void outline(KernelOp kernel) {
    auto parent = kernel->getParentOfType<func::FuncOp>();
    SmallVector<Value> arguments = argumentsOf(kernel);
    func::FuncOp function = build(kernel, parent, arguments);
    func::FuncOp same = findEqual(function);
    if (same)
      function->erase();
    else
      symbols.insert(function, Block::iterator(parent));
    call(kernel, same ? same : function, arguments);
    kernel->erase();
    ++numKernels;
  }

  int64_t numKernels = 0;
  int64_t numFunctions = 0;

private:
  /// Calls the function between the marks of a profile.
  void call(KernelOp kernel, func::FuncOp function, ArrayRef<Value> arguments) {
    builder.setInsertionPoint(kernel);
    rt::ProfileBeginOp::create(builder, kernel.getLoc(), function.getName());
    func::CallOp::create(builder, kernel.getLoc(), function, arguments);
    rt::ProfileEndOp::create(builder, kernel.getLoc(), function.getName());
  }

  func::FuncOp build(KernelOp kernel, func::FuncOp parent,
                     ArrayRef<Value> arguments) {
    auto types =
        llvm::map_to_vector(arguments, [](Value v) { return v.getType(); });
    auto function = func::FuncOp::create(kernel.getLoc(),
                                         (parent.getName() + "_kernel").str(),
                                         builder.getFunctionType(types, {}));
    function.setPrivate();
    if (ScheduleAttr schedule = kernel.getScheduleAttr())
      function->setAttr("nest.schedule", schedule);
    if (Attribute numerics = parent->getAttr("tcopt.numerics"))
      function->setAttr("tcopt.numerics", numerics);
    Block *entry = function.addEntryBlock();
    IRMapping mapping;
    mapping.map(arguments, entry->getArguments());
    for (auto [argument, init] :
         llvm::zip(kernel.getBody().getArguments(), kernel.getInits()))
      mapping.map(argument, mapping.lookup(init));
    builder.setInsertionPointToEnd(entry);
    cloneConstants(kernel, builder, mapping);
    for (Operation &op : kernel.getBody().front().without_terminator())
      builder.clone(op, mapping);
    func::ReturnOp::create(builder, kernel.getLoc());
    return function;
  }

  func::FuncOp findEqual(func::FuncOp function) {
    SmallVector<func::FuncOp> &known = byHash[hashOf(function)];
    for (func::FuncOp other : known)
      if (areEqual(function, other))
        return other;
    known.push_back(function);
    ++numFunctions;
    return nullptr;
  }

  SymbolTable symbols;
  OpBuilder builder;
  llvm::DenseMap<size_t, SmallVector<func::FuncOp>> byHash;
};

struct OutlineKernels : impl::OutlineKernelsPassBase<OutlineKernels> {
  void runOnOperation() override {
    SmallVector<KernelOp> kernels;
    getOperation().walk([&](KernelOp kernel) {
      if (kernel.getNumResults() == 0)
        kernels.push_back(kernel);
    });
    Outliner outliner(getOperation());
    for (KernelOp kernel : kernels)
      outliner.outline(kernel);
    numKernels += outliner.numKernels;
    numFunctions += outliner.numFunctions;
  }
};

} // namespace
} // namespace tcopt::nest
