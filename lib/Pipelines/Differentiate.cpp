//===- Differentiate.cpp - forward and backward functions -----------------===//

#include "tcopt/Pipelines/Differentiate.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/Passes.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/CustomVjp.h"
#include "tcopt/Grad/Transforms/DeriveFunction.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/PlanLoops.h"
#include "tcopt/Graph/Transforms/SizeResolver.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Interpreter/RuntimeValue.h"

using namespace mlir;
using namespace tcopt;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

static func::FuncOp functionOf(ModuleOp module, StringRef name = "main") {
  return module.lookupSymbol<func::FuncOp>(name);
}

static ValueRange returnedBy(func::FuncOp function) {
  return function.front().getTerminator()->getOperands();
}

// The attributes of results are removed, because they are those of the old
// results.
static void setReturned(func::FuncOp function, ValueRange results) {
  Operation *end = function.front().getTerminator();
  end->setOperands(results);
  function.setType(FunctionType::get(function.getContext(),
                                     function.front().getArgumentTypes(),
                                     end->getOperandTypes()));
  function.removeResAttrsAttr();
}

static ArrayAttr sizeNamesOf(func::FuncOp function, unsigned argument) {
  return function.getArgAttrOfType<ArrayAttr>(argument,
                                              graph::GraphDialect::kDimsAttr);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static void replaceSize(graph::SizeResolver &resolver, tensor::DimOp op) {
  std::optional<int64_t> dim = graph::knownDim(op);
  if (!dim)
    return;
  Dim size = resolver.sizeOf(op.getSource(), *dim);
  OpBuilder b(op);
  if (size.isStatic())
    size.value = arith::ConstantIndexOp::create(b, op.getLoc(), *size.constant);
  op.replaceAllUsesWith(size.value);
}

// Replaces the sizes of computed tensors by arithmetic on the sizes of
// arguments, so that no tensor is saved for its sizes.
static void traceSizes(func::FuncOp function) {
  graph::SizeResolver resolver(function.getContext());
  SmallVector<Operation *> ops;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    if (auto dim = dyn_cast<tensor::DimOp>(op))
      replaceSize(resolver, dim);
    else
      resolver.visit(op);
}

static bool isReadForSizes(Value value) {
  return cast<RankedTensorType>(value.getType()).getRank() != 0 &&
         llvm::all_of(value.getUsers(), llvm::IsaPred<tensor::DimOp>);
}

//===----------------------------------------------------------------------===//
// One function
//===----------------------------------------------------------------------===//

namespace tcopt {
/// Builds the joint function of a function and its gradient, which
/// grad-partition cuts into a forward and a backward function.
class FunctionSplitter {
public:
  FunctionSplitter(ModuleOp module, ArrayRef<unsigned> wanted,
                   const DifferentiationPolicy &policy, Differentiator &passes,
                   DifferentiatedFunction &made)
      : module(module), wanted(wanted), policy(policy), passes(passes),
        made(made) {}

  LogicalResult makeJoint();
  LogicalResult split();

private:
  void nameCotangents(func::FuncOp joint);
  LogicalResult cut();
  void addExtra(Value value, SmallVector<Value> &results);
  void addLostInputs(func::FuncOp forward, SmallVector<Value> &results);
  void findSaved(func::FuncOp forward, func::FuncOp backward,
                 ArrayRef<int64_t> arguments);
  void useSizesOnly(func::FuncOp backward);
  void dropUnusedCotangents(func::FuncOp backward);
  void takeBackward(func::FuncOp backward);

  ModuleOp module;
  ArrayRef<unsigned> wanted;
  const DifferentiationPolicy &policy;
  Differentiator &passes;
  DifferentiatedFunction &made;
  unsigned numArguments = 0, numResults = 0;
};
} // namespace tcopt

LogicalResult FunctionSplitter::makeJoint() {
  func::FuncOp function = functionOf(module);
  numArguments = function.getNumArguments();
  numResults = function.getNumResults();
  for (unsigned i : wanted)
    made.gradientDims.push_back(sizeNamesOf(function, i));
  if (auto budget = graph::LoopBudget::parse(policy.compile.memoryBudget))
    graph::planLoops(function.getOperation(), *budget);
  grad::DeriveOptions options;
  SmallVector<int64_t> arguments(wanted.begin(), wanted.end());
  options.arguments = arguments;
  FailureOr<grad::DerivedFunction> joint =
      grad::makeVjp(function, "main_vjp", options);
  if (failed(joint))
    return failure();
  nameCotangents(joint->func);
  made.keepsInputs = grad::expandCustomVjps(joint->func) != 0;
  function.erase();
  return success();
}

// The cotangents of results have the sizes of the results.
void FunctionSplitter::nameCotangents(func::FuncOp joint) {
  unsigned at = numArguments;
  for (unsigned i = 0; i < numResults; ++i) {
    if (!hasTangent(returnedBy(joint)[i].getType()))
      continue;
    made.cotangents.push_back(i);
    joint.setArgAttrs(at, ArrayRef<NamedAttribute>());
    if (i < policy.resultDims.size() && policy.resultDims[i])
      joint.setArgAttr(at, graph::GraphDialect::kDimsAttr,
                       policy.resultDims[i]);
    ++at;
  }
}

LogicalResult FunctionSplitter::cut() {
  if (failed(passes.inferShapes.run(module)))
    return failure();
  traceSizes(functionOf(module, "main_vjp"));
  grad::PartitionPassOptions options;
  options.memoryBudget = policy.compile.memoryBudget;
  options.recomputeReductions = policy.recomputeReductions;
  options.function = "main_vjp";
  PassManager partition(module.getContext());
  partition.addPass(grad::createPartitionPass(options));
  return success(succeeded(passes.share.run(module)) &&
                 succeeded(partition.run(module)) &&
                 succeeded(passes.cleanUp.run(module)));
}

void FunctionSplitter::addExtra(Value value, SmallVector<Value> &results) {
  results.push_back(value);
  made.extraTypes.push_back(*getDType(getElementTypeOrSelf(value.getType())));
  ++made.numExtras;
}

// Saves inputs that are overwritten, for gradients of gradients and for the
// caller, who both read inputs that the backward function does not take.
void FunctionSplitter::addLostInputs(func::FuncOp forward,
                                     SmallVector<Value> &results) {
  made.keepsInputs |= made.numExtras != 0;
  for (unsigned i : policy.written.set_bits()) {
    bool isKept = i < policy.kept.size() && policy.kept[i];
    if ((made.keepsInputs || isKept) &&
        made.inputExtras.try_emplace(i, made.numExtras).second)
      addExtra(forward.getArgument(i), results);
  }
}

// Finds the operands of `backward` among inputs and results, and adds extra
// results for other values. An input that is overwritten is saved as an extra
// result unless only its sizes are read.
void FunctionSplitter::findSaved(func::FuncOp forward, func::FuncOp backward,
                                 ArrayRef<int64_t> arguments) {
  using Kind = SavedValue::Kind;
  SmallVector<Value> all(returnedBy(forward));
  SmallVector<Value> results(ArrayRef(all).take_front(numResults));
  for (int64_t i : arguments) {
    Value argument = backward.getArgument(unsigned(made.saved.size()));
    bool isLost =
        unsigned(i) < policy.written.size() && policy.written[unsigned(i)];
    if (!isLost || isReadForSizes(argument)) {
      made.saved.push_back({Kind::Input, unsigned(i)});
      continue;
    }
    made.inputExtras[unsigned(i)] = made.numExtras;
    made.saved.push_back({Kind::Extra, made.numExtras});
    addExtra(forward.getArgument(unsigned(i)), results);
  }
  for (Value value : ArrayRef(all).drop_front(numResults)) {
    auto known = llvm::find(ArrayRef(results).take_front(numResults), value);
    unsigned index = unsigned(known - results.begin());
    if (index < numResults) {
      made.saved.push_back({Kind::Result, index});
      continue;
    }
    made.saved.push_back({Kind::Extra, made.numExtras});
    addExtra(value, results);
  }
  addLostInputs(forward, results);
  setReturned(forward, results);
  forward.setName("main");
  forward->removeAttr(grad::GradDialect::kBackward);
}

// Replaces arguments whose elements are not read by arguments without elements:
// their last dimension is an additional one of size 0.
void FunctionSplitter::useSizesOnly(func::FuncOp backward) {
  mlir::Builder b(module.getContext());
  for (auto [i, saved] : llvm::enumerate(made.saved)) {
    BlockArgument argument = backward.getArgument(unsigned(i));
    auto type = cast<RankedTensorType>(argument.getType());
    if (!isReadForSizes(argument))
      continue;
    saved.sizesOnly = true;
    SmallVector<int64_t> sizes(type.getShape());
    sizes.push_back(0);
    argument.setType(RankedTensorType::get(sizes, b.getI1Type()));
    if (ArrayAttr dims = sizeNamesOf(backward, unsigned(i))) {
      SmallVector<Attribute> names(dims.begin(), dims.end());
      names.push_back(b.getI64IntegerAttr(0));
      backward.setArgAttr(unsigned(i), graph::GraphDialect::kDimsAttr,
                          b.getArrayAttr(names));
    }
  }
}

void FunctionSplitter::dropUnusedCotangents(func::FuncOp backward) {
  llvm::BitVector unused(backward.getNumArguments());
  SmallVector<unsigned> used;
  unsigned first = unsigned(made.saved.size());
  for (auto [i, result] : llvm::enumerate(made.cotangents))
    if (backward.getArgument(first + unsigned(i)).use_empty())
      unused.set(first + unsigned(i));
    else
      used.push_back(result);
  made.cotangents = used;
  (void)backward.eraseArguments(unused);
}

// The backward function becomes `main` of a module of its own.
void FunctionSplitter::takeBackward(func::FuncOp backward) {
  made.backward = ModuleOp::create(module.getLoc());
  backward->moveBefore(made.backward->getBody(),
                       made.backward->getBody()->end());
  backward.setName("main");
  setReturned(backward, returnedBy(backward));
}

LogicalResult FunctionSplitter::split() {
  if (failed(cut()))
    return failure();
  func::FuncOp forward = functionOf(module, "main_forward");
  func::FuncOp backward = functionOf(module, "main_backward");
  auto facts =
      forward->getAttrOfType<DictionaryAttr>(grad::GradDialect::kBackward);
  findSaved(forward, backward, cast<DenseI64ArrayAttr>(facts.get("arguments")));
  useSizesOnly(backward);
  dropUnusedCotangents(backward);
  takeBackward(backward);
  return success();
}

//===----------------------------------------------------------------------===//
// Differentiator
//===----------------------------------------------------------------------===//

Differentiator::Differentiator(MLIRContext *context)
    : inferShapes(context), share(context), cleanUp(context) {
  context
      ->loadDialect<arith::ArithDialect, func::FuncDialect, grad::GradDialect,
                    graph::GraphDialect, tensor::TensorDialect>();
  inferShapes.addPass(graph::createGraphInferShapes());
  for (PassManager *manager : {&share, &cleanUp}) {
    manager->addPass(createCanonicalizerPass());
    manager->addPass(createCSEPass());
  }
  graph::addSharingPasses(share.nest<func::FuncOp>());
}

/// Reports an argument that is not one of `main`.
static LogicalResult checkWanted(ModuleOp module, ArrayRef<unsigned> wanted) {
  func::FuncOp function = functionOf(module);
  if (!function || function.isDeclaration())
    return module.emitError("expected a function 'main' to differentiate");
  for (unsigned i : wanted)
    if (i >= function.getNumArguments())
      return function.emitError()
             << "'main' has no argument " << i << " to differentiate by";
  return success();
}

FailureOr<DifferentiatedFunction>
Differentiator::differentiate(ModuleOp module, ArrayRef<unsigned> wanted,
                              const DifferentiationPolicy &policy,
                              bool *isOverBudget) {
  if (failed(checkWanted(module, wanted)))
    return failure();
  DifferentiatedFunction made;
  made.forward = module.clone();
  FunctionSplitter splitter(*made.forward, wanted, policy, *this, made);
  if (failed(splitter.makeJoint()))
    return failure();
  if (succeeded(splitter.split()))
    return made;
  if (isOverBudget)
    *isOverBudget = !policy.compile.memoryBudget.empty();
  return failure();
}
