//===- SplitCalls.cpp - calls in forward and backward pass ----------------===//
//
// The derivative of a call is a call of a function that runs the callee again.
// In a joint function, what both compute alike is to be saved instead.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Grad/Transforms/SplitCalls.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/JointFunction.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt::grad {

namespace {
/// A function that is cut, and the calls of it.
struct Parts {
  func::FuncOp forward, backward;
  SmallVector<int64_t> keptArguments;
};

class CallSplitter {
public:
  CallSplitter(func::FuncOp func, const RecomputePolicy &policy,
               double fraction)
      : func(func), module(func->getParentOfType<ModuleOp>()), policy(policy),
        fraction(fraction) {}

  size_t run();

private:
  func::FuncOp lookup(StringRef name) {
    return module.lookupSymbol<func::FuncOp>(name);
  }
  /// A call before it of the function that the callee is the gradient of, with
  /// the same arguments; null if there is none.
  func::CallOp findPrimal(func::CallOp derived);
  size_t split(func::CallOp primal, ArrayRef<func::CallOp> gradients);
  const Parts *partsOf(func::FuncOp primal, func::FuncOp derived);
  func::FuncOp joinFunctions(func::FuncOp primal, func::FuncOp derived);
  std::string freeName(const Twine &name);

  func::FuncOp func;
  ModuleOp module;
  const RecomputePolicy &policy;
  double fraction;
  llvm::StringMap<SmallVector<func::CallOp>> callsOf;
  /// By the name of the gradient; without functions if it cannot be cut.
  llvm::StringMap<Parts> parts;
};
} // namespace

func::CallOp CallSplitter::findPrimal(func::CallOp derived) {
  func::FuncOp callee = lookup(derived.getCallee());
  auto name = callee ? callee->getAttrOfType<StringAttr>(GradDialect::kPrimal)
                     : StringAttr();
  func::FuncOp primal = name ? lookup(name) : func::FuncOp();
  if (!primal || !primal.getBody().hasOneBlock() ||
      !callee.getBody().hasOneBlock())
    return nullptr;
  unsigned count = primal.getNumArguments();
  for (func::CallOp call : callsOf.lookup(name))
    if (llvm::equal(call.getOperands(),
                    derived.getOperands().take_front(count)))
      return call;
  return nullptr;
}

std::string CallSplitter::freeName(const Twine &name) {
  std::string free = name.str();
  for (unsigned i = 2; module.lookupSymbol(free); ++i)
    free = (name + "_" + Twine(i)).str();
  return free;
}

// Results of a body whose arguments are other values.
static SmallVector<Value> cloneBody(OpBuilder &builder, func::FuncOp from,
                                    ValueRange arguments) {
  IRMapping map;
  map.map(from.getArguments(), arguments);
  for (Operation &op : from.front().without_terminator())
    builder.clone(op, map);
  return llvm::map_to_vector(
      from.front().getTerminator()->getOperands(),
      [&](Value value) { return map.lookupOrDefault(value); });
}

// (arguments, cotangents) -> (results, gradients), what both compute being
// computed once.
func::FuncOp CallSplitter::joinFunctions(func::FuncOp primal,
                                         func::FuncOp derived) {
  func::FuncOp joint = derived.cloneWithoutRegions();
  joint.setName(freeName(primal.getName() + "_joint"));
  joint->removeAttr(TcoptDialect::kSignature);
  joint->removeAttr(GradDialect::kDerivative);
  joint->removeAttr(GradDialect::kPrimal);
  joint.removeResAttrsAttr();
  Block *block = joint.addEntryBlock();
  OpBuilder builder = OpBuilder::atBlockEnd(block);
  SmallVector<Value> results =
      cloneBody(builder, primal,
                joint.getArguments().take_front(primal.getNumArguments()));
  llvm::append_range(results,
                     cloneBody(builder, derived, joint.getArguments()));
  func::ReturnOp::create(builder, joint.getLoc(), results);
  joint.setType(builder.getFunctionType(joint.getArgumentTypes(),
                                        ValueRange(results).getTypes()));
  module.insert(derived, joint);
  IRRewriter rewriter(joint.getContext());
  DominanceInfo dominance(joint);
  eliminateCommonSubExpressions(rewriter, dominance, joint);
  return joint;
}

const Parts *CallSplitter::partsOf(func::FuncOp primal, func::FuncOp derived) {
  auto [entry, isNew] = parts.try_emplace(derived.getName());
  Parts &made = entry->second;
  if (isNew) {
    func::FuncOp joined = joinFunctions(primal, derived);
    splitCalls(joined, policy, fraction);
    JointFunction joint(joined, primal.getNumArguments(),
                        primal.getNumResults(), policy);
    const RecomputeGraph &graph = joint.getGraph();
    if (std::optional<RecomputeGraph::Cut> free = graph.findCut()) {
      auto within = graph.findCutWithin(joint.budgetFor(fraction, *free));
      joint.choose(std::move(within ? *within : *free));
      made.backward =
          joint.makeBackward(freeName(primal.getName() + "_backward"));
      made.forward = joint.makeForward(freeName(primal.getName() + "_forward"));
      made.keptArguments = joint.keptArguments();
    }
    joined.erase();
  }
  return made.forward ? &made : nullptr;
}

// Calls the backward function with what the forward call returns behind its own
// results.
static void callBackward(const Parts &made, func::CallOp forward,
                         unsigned numResults, func::CallOp derived) {
  SmallVector<Value> operands;
  for (int64_t argument : made.keptArguments)
    operands.push_back(derived.getOperand(unsigned(argument)));
  llvm::append_range(operands, forward.getResults().drop_front(numResults));
  llvm::append_range(
      operands, derived.getOperands().drop_front(forward.getNumOperands()));
  OpBuilder builder(derived);
  auto backward =
      func::CallOp::create(builder, derived.getLoc(), made.backward, operands);
  derived.replaceAllUsesWith(backward.getResults());
  derived.erase();
}

size_t CallSplitter::split(func::CallOp primal,
                           ArrayRef<func::CallOp> gradients) {
  func::CallOp first = gradients.front();
  StringRef name = first.getCallee();
  const Parts *made = partsOf(lookup(primal.getCallee()), lookup(name));
  if (!made)
    return 0;
  OpBuilder builder(primal);
  auto forward = func::CallOp::create(builder, primal.getLoc(), made->forward,
                                      primal.getOperands());
  unsigned numResults = primal.getNumResults();
  primal.replaceAllUsesWith(forward.getResults().take_front(numResults));
  primal.erase();
  size_t count = 0;
  for (func::CallOp derived : gradients)
    if (derived.getCallee() == name) {
      callBackward(*made, forward, numResults, derived);
      ++count;
    }
  return count;
}

size_t CallSplitter::run() {
  llvm::MapVector<func::CallOp, SmallVector<func::CallOp>> gradients;
  for (auto call : func.front().getOps<func::CallOp>()) {
    if (func::CallOp primal = findPrimal(call))
      gradients[primal].push_back(call);
    callsOf[call.getCallee()].push_back(call);
  }
  size_t count = 0;
  for (auto &[primal, calls] : gradients)
    count += split(primal, calls);
  return count;
}

size_t splitCalls(func::FuncOp func, const RecomputePolicy &policy,
                  double fraction) {
  return CallSplitter(func, policy, fraction).run();
}

} // namespace tcopt::grad
