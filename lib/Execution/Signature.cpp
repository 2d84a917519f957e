//===- Signature.cpp - Signatures of compiled functions -------------------===//

#include "tcopt/Execution/Signature.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "tcopt/Graph/IR/SymbolBounds.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include <set>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;
using mlir::ArrayAttr;
using mlir::Attribute;
using mlir::FloatAttr;
using mlir::FunctionOpInterface;
using mlir::IntegerAttr;
using mlir::StringAttr;

//===----------------------------------------------------------------------===//
// The data
//===----------------------------------------------------------------------===//

static std::string sizeName(const SizeSpec &size) {
  if (size.isStatic())
    return std::to_string(size.size);
  if (size.expr)
    return "(" + size.symbol + ")";
  return size.isFoundByCall() ? "?" : size.symbol;
}

SizeExpr SizeSpec::expression() const {
  if (isStatic())
    return size;
  if (isFoundByCall())
    return {};
  return expr ? expr : SizeExpr::symbol(symbol);
}

std::string TensorSpec::typeName() const {
  std::string text = "tensor<";
  for (const SizeSpec &size : sizes)
    text += sizeName(size) + "x";
  return text + getName(dtype).str() + ">";
}

bool TensorSpec::isGiven() const {
  return llvm::any_of(sizes, std::mem_fn(&SizeSpec::isFoundByCall));
}

int64_t SizeBounds::defaultSize() const {
  if (allow(3))
    return 3;
  int64_t least = std::max<int64_t>(min, 1);
  int64_t rest = least % multiple;
  return rest == 0 || least > INT64_MAX - multiple ? least
                                                   : least + multiple - rest;
}

std::optional<size_t> Signature::findInput(StringRef name) const {
  for (size_t i = 0; i < inputs.size(); ++i)
    if (inputs[i].name == name)
      return i;
  for (size_t i = 0; i < inputs.size() && !name.empty(); ++i)
    if (inputs[i].sourceName == name)
      return i;
  return std::nullopt;
}

std::vector<std::optional<size_t>> Signature::donors() const {
  std::vector<std::optional<size_t>> donors(results.size());
  for (size_t i = 0; i < inputs.size(); ++i)
    if (inputs[i].donates)
      donors[*inputs[i].donates] = i;
  return donors;
}

std::vector<std::string> Signature::symbols() const {
  llvm::SetVector<std::string, std::vector<std::string>, std::set<std::string>>
      found;
  for (const TensorSpec &input : inputs)
    for (const SizeSpec &size : input.sizes)
      size.expression().forEachSymbol([&](const SizeExpr &symbol) {
        found.insert(symbol.getName().str());
      });
  return found.takeVector();
}

//===----------------------------------------------------------------------===//
// Signatures from the attribute
//===----------------------------------------------------------------------===//

static std::string unnamedSize(StringRef tensor, size_t dim) {
  return (tensor + "." + Twine(dim)).str();
}

static SizeSpec specOf(const SizeExpr &expr, StringRef tensor, size_t dim) {
  if (!expr)
    return {-1, unnamedSize(tensor, dim)};
  if (expr.isConstant())
    return {expr.getConstant(), ""};
  if (expr.isSymbol())
    return {-1, expr.getName().str()};
  return {-1, expr.text(), expr};
}

static SizeSpec readSize(SizeAttr stated, StringRef tensor, size_t dim) {
  return stated.isFoundByCall() ? SizeSpec{-1, "*"}
                                : specOf(stated.getExpr(), tensor, dim);
}

static TensorSpec readTensor(TensorAttr stated) {
  TensorSpec spec;
  spec.name = stated.getName().str();
  spec.dtype = stated.getDtype();
  spec.range = stated.getRange();
  spec.scale = stated.getScale();
  spec.donates = stated.getDonatedResult();
  spec.device = stated.getDevice().str();
  for (auto [dim, size] : llvm::enumerate(stated.getSizes()))
    spec.sizes.push_back(readSize(size, spec.name, dim));
  return spec;
}

static void readAttribute(SignatureAttr stated, Signature &signature) {
  for (TensorAttr input : stated.getInputs())
    signature.inputs.push_back(readTensor(input));
  for (TensorAttr result : stated.getResults())
    signature.results.push_back(readTensor(result));
  for (SymbolAttr symbol : stated.getSymbols())
    signature.bounds[symbol.getName().str()] = {
        symbol.getMin(), symbol.getMax(), symbol.getMultiple()};
}

//===----------------------------------------------------------------------===//
// Signatures from the function
//===----------------------------------------------------------------------===//

static Error fillFromType(mlir::Type type, TensorSpec &spec) {
  auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type);
  std::optional<DType> dtype =
      tensor ? getDType(tensor.getElementType()) : std::optional<DType>();
  if (!dtype) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return llvm::createStringError(
        "'" + spec.name + "' has type " + text +
        ", and only ranked tensors of f64, f32, f16, bf16, i64, i32, i16, i8, "
        "ui8 or i1 can be passed (the function has no "
        "tcopt.signature)");
  }
  spec.dtype = *dtype;
  for (auto [dim, size] : llvm::enumerate(tensor.getShape()))
    spec.sizes.push_back(mlir::ShapedType::isDynamic(size)
                             ? SizeSpec{-1, unnamedSize(spec.name, dim)}
                             : SizeSpec{size, ""});
  return Error::success();
}

/// Sets the names of sizes to those in `graph.dims`.
static void nameSizes(ArrayAttr dims, TensorSpec &spec) {
  if (!dims || dims.size() != spec.sizes.size())
    return;
  for (auto [dim, entry] : llvm::enumerate(dims))
    if (std::optional<SizeExpr> size = graph::readDim(entry);
        size && *size && !spec.sizes[dim].isStatic())
      spec.sizes[dim] = specOf(*size, spec.name, dim);
}

static std::optional<std::pair<int64_t, int64_t>> rangeOf(ArrayAttr pair) {
  if (!pair)
    return std::nullopt;
  return std::make_pair(cast<IntegerAttr>(pair[0]).getValue().getSExtValue(),
                        cast<IntegerAttr>(pair[1]).getValue().getSExtValue());
}

static Expected<TensorSpec> readArgument(FunctionOpInterface function,
                                         unsigned index) {
  TensorSpec spec;
  auto name = function.getArgAttrOfType<StringAttr>(index, TcoptDialect::kName);
  spec.name = name ? name.getValue().str() : "arg" + std::to_string(index);
  if (!function.isExternal())
    if (auto loc =
            dyn_cast<mlir::NameLoc>(function.getArgument(index).getLoc()))
      spec.sourceName = loc.getName().str();
  if (Error error = fillFromType(function.getArgumentTypes()[index], spec))
    return error;
  nameSizes(function.getArgAttrOfType<ArrayAttr>(index, "graph.dims"), spec);
  spec.range =
      rangeOf(function.getArgAttrOfType<ArrayAttr>(index, "tcopt.range"));
  if (auto scale = function.getArgAttrOfType<FloatAttr>(index, "tcopt.scale"))
    spec.scale = scale.getValueAsDouble();
  spec.donates = donatedResult(function, index);
  return spec;
}

static Error readFunction(FunctionOpInterface function, Signature &signature) {
  Error errors = Error::success();
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    Expected<TensorSpec> spec = readArgument(function, i);
    if (spec)
      signature.inputs.push_back(std::move(*spec));
    else
      errors = joinErrors(std::move(errors), spec.takeError());
  }
  for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
    TensorSpec spec;
    spec.name = "result" + std::to_string(index);
    if (Error error = fillFromType(type, spec))
      errors = joinErrors(std::move(errors), std::move(error));
    signature.results.push_back(std::move(spec));
  }
  graph::forEachBound(function, [&](StringAttr symbol,
                                    const graph::SymbolBounds &bounds) {
    signature.bounds[symbol.str()] = {bounds.min, bounds.max, bounds.multiple};
  });
  return errors;
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

static bool isCallable(FunctionOpInterface function) {
  auto lowered =
      llvm::dyn_cast<mlir::LLVM::LLVMFuncOp>(function.getOperation());
  return !function.isExternal() && function.isPublic() &&
         (!lowered || lowered.getLinkage() == mlir::LLVM::Linkage::External);
}

Expected<FunctionOpInterface> tcopt::findEntry(mlir::ModuleOp module,
                                               StringRef name) {
  llvm::SmallVector<StringRef> names;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    if (!isCallable(function))
      continue;
    if (function.getName() == name)
      return function;
    names.push_back(function.getName());
  }
  if (names.empty())
    return llvm::createStringError("unknown function '" + name +
                                   "' (there is none that can be called)");
  return llvm::createStringError("unknown function '" + name +
                                 "' (known: " + llvm::join(names, ", ") + ")");
}

static Error checkDonation(const Signature &signature) {
  for (const TensorSpec &input : signature.inputs) {
    if (!input.donates)
      continue;
    auto isSame = [&](const TensorSpec &other) {
      return other.donates == input.donates;
    };
    if (*input.donates >= signature.results.size() ||
        llvm::count_if(signature.inputs, isSame) != 1)
      return llvm::createStringError("expected '" + input.name +
                                     "' to be the memory of a result of its "
                                     "own");
  }
  return Error::success();
}

Expected<Signature> tcopt::readSignature(FunctionOpInterface function) {
  Signature signature;
  signature.function = function.getName().str();
  if (!hasSignature(function)) {
    if (Error error = readFunction(function, signature))
      return error;
    if (Error error = checkDonation(signature))
      return error;
    return signature;
  }
  SignatureAttr stated = getSignature(function);
  if (!stated)
    return llvm::createStringError("malformed tcopt.signature of '" +
                                   signature.function + "'");
  readAttribute(stated, signature);
  return signature;
}

Expected<Signature> tcopt::parseSignature(StringRef function, StringRef text,
                                          mlir::MLIRContext *context) {
  auto stated = llvm::dyn_cast_or_null<SignatureAttr>(
      mlir::parseAttribute(text, context));
  if (!stated)
    return llvm::createStringError("malformed signature " + text);
  Signature signature;
  signature.function = function.str();
  readAttribute(stated, signature);
  return signature;
}
