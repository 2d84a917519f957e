//===- DeriveFunction.cpp - derivatives of functions ----------------------===//
//
// The derived function is a copy to which derivatives are added, so that it has
// the values that derivatives are computed from.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Grad/Transforms/DeriveFunction.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Interfaces/ForwardMode.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace tcopt::grad {

namespace {
/// A copy of a function while derivatives are added to it.
class Derivation {
public:
  Derivation(func::FuncOp original, StringRef name,
             const DeriveOptions &options)
      : original(original), options(options) {
    copy = original.clone();
    copy.setName(name);
    copy->removeAttr(TcoptDialect::kSignature);
    copy->removeAttr(GradDialect::kJoint);
    copy->removeAttr(GradDialect::kDerivative);
    copy->removeAttr(GradDialect::kPrimal);
    // In the module from the start: calls in it look for their callees.
    original->getBlock()->getOperations().insertAfter(original->getIterator(),
                                                      copy);
  }
  ~Derivation() {
    if (!isComplete)
      copy.erase();
  }

  FailureOr<DerivedFunction> vjp();
  FailureOr<DerivedFunction> jvp();
  /// For those who look for it from now on.
  void markAs(StringAttr derivative, Mode mode);

private:
  LogicalResult prepare();
  LogicalResult checkRanks();
  LogicalResult chooseArguments();
  LogicalResult choose(int64_t argument);
  LogicalResult expectFloatResult();

  DictionaryAttr named(llvm::StringSet<> &taken, StringRef name);
  Value addArgument(Value like, const Twine &name);
  void addResult(Value derivative, const Twine &name);
  DerivedFunction finish(const Activity &activity);

  func::ReturnOp end() {
    return cast<func::ReturnOp>(copy.front().getTerminator());
  }
  SmallVector<Value> results() { return llvm::to_vector(end()->getOperands()); }
  /// Names of `tcopt.name`, or else by number.
  std::string nameOfArgument(unsigned i);
  std::string nameOfResult(unsigned i);

  func::FuncOp original;
  const DeriveOptions &options;
  func::FuncOp copy;
  bool isComplete = false;
  llvm::StringSet<> argumentNames, resultNames;
  SmallVector<DictionaryAttr> addedResults;
  SmallVector<BlockArgument> sources;
  SmallVector<Operation *> ops;
};
} // namespace

//===----------------------------------------------------------------------===//
// What is differentiated
//===----------------------------------------------------------------------===//

LogicalResult Derivation::checkRanks() {
  bool allRanked = true;
  copy.walk([&](Operation *op) {
    if (op == copy.getOperation() ||
        llvm::none_of(op->getResultTypes(), llvm::IsaPred<UnrankedTensorType>))
      return;
    allRanked = false;
    op->emitOpError("expected a result of known rank: run graph-infer-shapes "
                    "before derivatives are made");
  });
  return success(allRanked);
}

LogicalResult Derivation::choose(int64_t argument) {
  int64_t count = original.getNumArguments();
  if (argument < 0 || argument >= count)
    return original.emitError("expected an argument in [0, ")
           << count << ") to differentiate with respect to but found "
           << argument;
  BlockArgument source = copy.getArgument(argument);
  if (!hasTangent(source.getType()))
    return emitError(source.getLoc(),
                     "expected a tensor of floats to differentiate with "
                     "respect to but argument ")
           << argument << " is " << source.getType();
  sources.push_back(source);
  return success();
}

LogicalResult Derivation::chooseArguments() {
  for (BlockArgument argument : copy.getArguments())
    if (options.arguments.empty() && hasTangent(argument.getType()))
      sources.push_back(argument);
  for (int64_t argument : options.arguments)
    if (failed(choose(argument)))
      return failure();
  if (sources.empty())
    return original.emitError("expected an argument that is a tensor of floats "
                              "but found none");
  return success();
}

LogicalResult Derivation::prepare() {
  if (!original.getBody().hasOneBlock())
    return original.emitError("expected a function of one block to "
                              "differentiate");
  if (failed(checkRanks()) || failed(chooseArguments()))
    return failure();
  ops = opsOf(copy.front());
  for (unsigned i = 0; i < original.getNumArguments(); ++i)
    argumentNames.insert(nameOfArgument(i));
  for (unsigned i = 0; i < original.getNumResults(); ++i)
    resultNames.insert(nameOfResult(i));
  return success();
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

std::string Derivation::nameOfArgument(unsigned i) {
  auto name = original.getArgAttrOfType<StringAttr>(i, TcoptDialect::kName);
  return name ? name.str() : "arg" + std::to_string(i);
}

std::string Derivation::nameOfResult(unsigned i) {
  auto name = original.getResultAttrOfType<StringAttr>(i, TcoptDialect::kName);
  return name ? name.str() : "result" + std::to_string(i);
}

// Derivatives of derivatives have arguments and results of the same origin: the
// second "ct_y" is "ct_y_2".
DictionaryAttr Derivation::named(llvm::StringSet<> &taken, StringRef name) {
  std::string free = name.str();
  for (unsigned i = 2; !taken.insert(free).second; ++i)
    free = (name + "_" + Twine(i)).str();
  Builder b(original.getContext());
  return b.getDictionaryAttr(
      b.getNamedAttr(TcoptDialect::kName, b.getStringAttr(free)));
}

Value Derivation::addArgument(Value like, const Twine &name) {
  DictionaryAttr attributes = named(argumentNames, name.str());
  unsigned i = copy.getNumArguments();
  (void)copy.insertArgument(i, like.getType(), attributes, like.getLoc());
  return copy.getArgument(i);
}

void Derivation::addResult(Value derivative, const Twine &name) {
  end()->insertOperands(end()->getNumOperands(), derivative);
  addedResults.push_back(named(resultNames, name.str()));
}

// The function's type follows its terminator, which has all results by now.
DerivedFunction Derivation::finish(const Activity &activity) {
  SmallVector<DictionaryAttr> attributes;
  unsigned numOwn = original.getNumResults();
  if (options.derivativesOnly)
    end()->eraseOperands(0, numOwn);
  else
    for (unsigned i = 0; i < numOwn; ++i)
      attributes.push_back(
          DictionaryAttr::get(copy.getContext(), original.getResultAttrs(i)));
  llvm::append_range(attributes, addedResults);
  copy.setType(FunctionType::get(copy.getContext(), copy.getArgumentTypes(),
                                 end()->getOperandTypes()));
  copy.setAllResultAttrs(attributes);
  isComplete = true;
  size_t numActive = llvm::count_if(ops, [&](Operation *op) {
    return llvm::any_of(op->getResults(), [&](Value result) {
      return activity.isActive(result);
    });
  });
  return {copy, numActive};
}

//===----------------------------------------------------------------------===//
// Reverse and forward mode
//===----------------------------------------------------------------------===//

static SmallVector<Value> valuesOf(ArrayRef<BlockArgument> arguments) {
  return SmallVector<Value>(arguments.begin(), arguments.end());
}

LogicalResult Derivation::expectFloatResult() {
  if (llvm::any_of(original.getResultTypes(), hasTangent))
    return success();
  return original.emitError("expected a result that is a tensor of floats but "
                            "found none");
}

FailureOr<DerivedFunction> Derivation::vjp() {
  if (failed(prepare()) || failed(expectFloatResult()))
    return failure();
  Activity activity(ops, valuesOf(sources), results());
  if (failed(activity.verify()))
    return failure();
  OpBuilder builder(end());
  ReverseMode mode(builder, activity);
  for (auto [i, result] : llvm::enumerate(results()))
    if (hasTangent(result.getType()))
      mode.add(result, addArgument(result, "ct_" + nameOfResult(i)));
  if (failed(mode.run(ops)))
    return failure();
  if (!options.derivativesOnly)
    copy->setAttr(GradDialect::kJoint,
                  builder.getDenseI64ArrayAttr(
                      {original.getNumArguments(), original.getNumResults()}));
  for (BlockArgument source : sources)
    addResult(mode.cotangentOrZeros(source, source.getLoc()),
              "grad_" + nameOfArgument(source.getArgNumber()));
  return finish(activity);
}

FailureOr<DerivedFunction> Derivation::jvp() {
  if (failed(prepare()))
    return failure();
  Activity activity(ops, valuesOf(sources), results());
  if (failed(activity.verify()))
    return failure();
  ForwardMode mode(activity);
  for (BlockArgument source : sources)
    mode.set(source,
             addArgument(source,
                         "tangent_" + nameOfArgument(source.getArgNumber())));
  if (failed(mode.run(ops)))
    return failure();
  OpBuilder builder(end());
  for (auto [i, result] : llvm::enumerate(results()))
    if (hasTangent(result.getType()))
      addResult(mode.tangentOrZeros(builder, result, result.getLoc()),
                "tangent_" + nameOfResult(i));
  return finish(activity);
}

FailureOr<func::FuncOp> findForDerivative(ModuleOp module, StringRef name,
                                          StringRef derived) {
  auto func = module.lookupSymbol<func::FuncOp>(name);
  if (!func)
    return emitError(module.getLoc(), "expected a function '")
           << name << "' to differentiate but found none";
  if (func.isDeclaration())
    return func.emitError("expected a body: '") << name << "' is only declared";
  if (Operation *other = module.lookupSymbol(derived))
    return other->emitError("'")
           << derived << "' is the name of the derivative of '" << name << "'";
  return func;
}

void Derivation::markAs(StringAttr derivative, Mode mode) {
  copy->setAttr(GradDialect::kDerivative, derivative);
  if (mode == Mode::Reverse)
    copy->setAttr(GradDialect::kPrimal, original.getNameAttr());
  copy.setPrivate();
  for (unsigned i = 0; i < copy.getNumArguments(); ++i)
    copy.removeArgAttr(i, kDonatesAttr);
}

FailureOr<DerivedFunction> makeVjp(func::FuncOp func, StringRef name,
                                   const DeriveOptions &options) {
  return Derivation(func, name, options).vjp();
}

FailureOr<DerivedFunction> makeJvp(func::FuncOp func, StringRef name,
                                   const DeriveOptions &options) {
  return Derivation(func, name, options).jvp();
}

//===----------------------------------------------------------------------===//
// Functions that are made once
//===----------------------------------------------------------------------===//

static std::string keyOf(StringRef func, StringRef suffix,
                         const DeriveOptions &options) {
  std::string key = (func + suffix).str();
  if (options.derivativesOnly)
    key += "_only";
  for (int64_t i : options.arguments)
    key += "_" + std::to_string(i);
  return key;
}

FailureOr<func::FuncOp> derivedFunction(func::FuncOp func, Mode mode,
                                        const DeriveOptions &options) {
  auto module = func->getParentOfType<ModuleOp>();
  StringRef suffix = mode == Mode::Reverse ? "_vjp" : "_jvp";
  std::string key = keyOf(func.getName(), suffix, options), name = key;
  auto mark = StringAttr::get(func.getContext(), key);
  for (unsigned i = 2;; ++i) {
    Operation *other = module.lookupSymbol(name);
    if (!other)
      break;
    if (other->getAttr(GradDialect::kDerivative) == mark)
      return cast<func::FuncOp>(other);
    name = key + "_" + std::to_string(i);
  }
  Derivation derivation(func, name, options);
  derivation.markAs(mark, mode);
  FailureOr<DerivedFunction> derived =
      mode == Mode::Reverse ? derivation.vjp() : derivation.jvp();
  if (failed(derived))
    return failure();
  return derived->func;
}

} // namespace tcopt::grad
