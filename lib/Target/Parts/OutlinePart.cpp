//===- OutlinePart.cpp - a part of a block as a function ------------------===//

#include "OutlinePart.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {
namespace {

/// What goes into a part, what comes out, and what it takes along.
struct Boundary {
  llvm::SetVector<Value> inputs;
  SmallVector<Value> outputs;
  llvm::SetVector<Operation *> constants;
};

} // namespace

// A constant with one value costs nothing in a function of its own, and tells
// the backend more than an argument.
static bool isSmallConstant(Operation *op) {
  Attribute value;
  if (!op || !matchPattern(op, m_Constant(&value)))
    return false;
  auto elements = dyn_cast<ElementsAttr>(value);
  return !elements || elements.isSplat();
}

static Boundary findBoundary(ArrayRef<Operation *> part) {
  llvm::DenseSet<Operation *> inside(part.begin(), part.end());
  Boundary boundary;
  for (Operation *op : part) {
    for (Value value : getUsedValues(op)) {
      if (inside.contains(value.getDefiningOp()))
        continue;
      if (isSmallConstant(value.getDefiningOp()))
        boundary.constants.insert(value.getDefiningOp());
      else
        boundary.inputs.insert(value);
    }
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            return !inside.contains(
                op->getBlock()->findAncestorOpInBlock(*user));
          }))
        boundary.outputs.push_back(result);
  }
  return boundary;
}

static SmallVector<Value> fillBody(Block *body, ArrayRef<Operation *> part,
                                   const Boundary &boundary) {
  IRMapping mapping;
  OpBuilder builder = OpBuilder::atBlockBegin(body);
  for (Value input : boundary.inputs)
    mapping.map(input, body->addArgument(input.getType(), input.getLoc()));
  for (Operation *constant : boundary.constants)
    builder.clone(*constant, mapping);
  for (Operation *op : part)
    builder.clone(*op, mapping);
  return llvm::map_to_vector(boundary.outputs,
                             [&](Value v) { return mapping.lookup(v); });
}

static func::FuncOp buildFunction(ArrayRef<Operation *> part,
                                  const Boundary &boundary, StringRef backend) {
  auto parent = part.front()->getParentOfType<func::FuncOp>();
  OpBuilder builder(parent->getContext());
  auto type = builder.getFunctionType(TypeRange(boundary.inputs.getArrayRef()),
                                      TypeRange(boundary.outputs));
  auto function = func::FuncOp::create(
      part.front()->getLoc(), (parent.getName() + "_" + backend + "_0").str(),
      type);
  function.setPrivate();
  setBackend(function, backend);
  copyNumerics(parent, function);
  Block *body = builder.createBlock(&function.getBody());
  SmallVector<Value> results = fillBody(body, part, boundary);
  builder.setInsertionPointToEnd(body);
  func::ReturnOp::create(builder, function.getLoc(), results);
  return function;
}

// The call stands where the part's last op stood; what needs its results and
// stood before that follows it.
static func::CallOp replaceByCall(ArrayRef<Operation *> part,
                                  const Boundary &boundary,
                                  func::FuncOp function) {
  Operation *last = part.back();
  Ops dependents = BlockGraph(*last->getBlock()).findDependents(part);
  OpBuilder builder(last);
  auto call = func::CallOp::create(builder, part.front()->getLoc(), function,
                                   boundary.inputs.getArrayRef());
  Operation *after = last;
  for (Operation *op : dependents) {
    op->moveAfter(after);
    after = op;
  }
  for (unsigned i = 0; i < boundary.outputs.size(); ++i)
    Value(boundary.outputs[i]).replaceAllUsesWith(call.getResult(i));
  for (Operation *op : llvm::reverse(part))
    op->erase();
  return call;
}

static bool areEqual(func::FuncOp a, func::FuncOp b) {
  return a.getFunctionType() == b.getFunctionType() &&
         getBackend(a) == getBackend(b) && getNumerics(a) == getNumerics(b) &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

func::FuncOp PartOutliner::share(func::FuncOp function) {
  for (func::FuncOp other : functions)
    if (areEqual(function, other)) {
      function.erase();
      ++numShared;
      return other;
    }
  symbols.insert(function);
  functions.push_back(function);
  return function;
}

func::CallOp PartOutliner::outline(ArrayRef<Operation *> part,
                                   StringRef backend) {
  Boundary boundary = findBoundary(part);
  if (boundary.outputs.empty())
    return nullptr;
  return replaceByCall(part, boundary,
                       share(buildFunction(part, boundary, backend)));
}

} // namespace tcopt
