//===- Signature.cpp - How a function is called ---------------------------===//

#include "tcopt/Execution/Signature.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;
using mlir::ArrayAttr;
using mlir::Attribute;
using mlir::DictionaryAttr;
using mlir::FunctionOpInterface;
using mlir::IntegerAttr;
using mlir::StringAttr;

//===----------------------------------------------------------------------===//
// The data
//===----------------------------------------------------------------------===//

static std::string sizeName(const SizeSpec &size) {
  if (size.isStatic())
    return std::to_string(size.size);
  return size.isFoundByCall() ? "?" : size.symbol;
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
  return std::nullopt;
}

std::vector<std::string> Signature::symbols() const {
  std::vector<std::string> found;
  for (const TensorSpec &input : inputs)
    for (const SizeSpec &size : input.sizes)
      if (!size.isStatic() && !llvm::is_contained(found, size.symbol))
        found.push_back(size.symbol);
  return found;
}

//===----------------------------------------------------------------------===//
// From the attribute
//===----------------------------------------------------------------------===//

static Error malformed(const Twine &what) {
  return llvm::createStringError("malformed tcopt.signature: " + what);
}

static std::string unnamedSize(StringRef tensor, size_t dim) {
  return (tensor + "." + Twine(dim)).str();
}

/// A size: an integer, a symbol, or, for one without a name, "" or "?" or a
/// negative number.
static Expected<SizeSpec> readSize(Attribute value, StringRef tensor,
                                   size_t dim) {
  SizeSpec size;
  if (auto symbol = llvm::dyn_cast<StringAttr>(value))
    size.symbol = symbol.getValue() == "?" ? "" : symbol.getValue().str();
  else if (auto number = llvm::dyn_cast<IntegerAttr>(value))
    size.size = number.getValue().getSExtValue();
  else
    return malformed("expected a size or a symbol in the dims of '" + tensor +
                     "'");
  if (size.symbol.empty() && size.size < 0)
    size.symbol = unnamedSize(tensor, dim);
  return size;
}

static Error readSizes(ArrayAttr dims, TensorSpec &spec) {
  for (auto [dim, value] : llvm::enumerate(dims)) {
    Expected<SizeSpec> size = readSize(value, spec.name, dim);
    if (!size)
      return size.takeError();
    spec.sizes.push_back(std::move(*size));
  }
  return Error::success();
}

static Expected<DType> readDType(Attribute value) {
  if (auto text = llvm::dyn_cast_or_null<StringAttr>(value))
    return parseDType(text.getValue());
  auto type = llvm::dyn_cast_or_null<mlir::TypeAttr>(value);
  std::optional<DType> dtype =
      type ? getDType(type.getValue()) : std::optional<DType>();
  if (!dtype)
    return malformed("expected a dtype");
  return *dtype;
}

static std::optional<std::pair<int64_t, int64_t>> readRange(Attribute value) {
  auto pair = llvm::dyn_cast_or_null<ArrayAttr>(value);
  if (!pair || pair.size() != 2)
    return std::nullopt;
  auto low = llvm::dyn_cast<IntegerAttr>(pair[0]);
  auto high = llvm::dyn_cast<IntegerAttr>(pair[1]);
  if (!low || !high)
    return std::nullopt;
  return std::make_pair(low.getValue().getSExtValue(),
                        high.getValue().getSExtValue());
}

static std::optional<double> readScale(Attribute value) {
  if (auto number = llvm::dyn_cast_or_null<mlir::FloatAttr>(value))
    return number.getValueAsDouble();
  return std::nullopt;
}

static Expected<TensorSpec> readTensor(Attribute value, StringRef fallback) {
  auto row = llvm::dyn_cast<DictionaryAttr>(value);
  auto dims = row ? row.getAs<ArrayAttr>("dims") : ArrayAttr();
  if (!dims)
    return malformed("expected a dictionary with dims for " + fallback);
  TensorSpec spec;
  auto name = row.getAs<StringAttr>("name");
  spec.name = name && !name.empty() ? name.getValue().str() : fallback.str();
  Expected<DType> dtype = readDType(row.get("dtype"));
  if (!dtype)
    return dtype.takeError();
  spec.dtype = *dtype;
  spec.range = readRange(row.get("range"));
  spec.scale = readScale(row.get("scale"));
  if (Error error = readSizes(dims, spec))
    return error;
  return spec;
}

static Error readTensors(DictionaryAttr attribute, StringRef key,
                         StringRef prefix, std::vector<TensorSpec> &specs) {
  auto rows = attribute.getAs<ArrayAttr>(key);
  if (!rows)
    return malformed("expected a list '" + key + "'");
  for (auto [index, row] : llvm::enumerate(rows)) {
    Expected<TensorSpec> spec = readTensor(row, (prefix + Twine(index)).str());
    if (!spec)
      return spec.takeError();
    specs.push_back(std::move(*spec));
  }
  return Error::success();
}

static void readBounds(DictionaryAttr symbols, Signature &signature) {
  for (mlir::NamedAttribute symbol : symbols) {
    auto row = llvm::dyn_cast<DictionaryAttr>(symbol.getValue());
    if (!row)
      continue;
    SizeBounds &bounds = signature.bounds[symbol.getName().str()];
    auto take = [&](StringRef key, int64_t &field) {
      if (auto number = row.getAs<IntegerAttr>(key))
        field = number.getInt();
    };
    take("min", bounds.min);
    take("max", bounds.max);
    take("multiple", bounds.multiple);
    bounds.multiple = std::max<int64_t>(bounds.multiple, 1);
  }
}

static Error readAttribute(DictionaryAttr attribute, Signature &signature) {
  if (Error error = readTensors(attribute, "inputs", "arg", signature.inputs))
    return error;
  if (llvm::any_of(signature.inputs, std::mem_fn(&TensorSpec::isGiven)))
    return malformed("only sizes of results can be found by the call");
  if (auto symbols = attribute.getAs<DictionaryAttr>("symbols"))
    readBounds(symbols, signature);
  return readTensors(attribute, "results", "result", signature.results);
}

//===----------------------------------------------------------------------===//
// From the function
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

/// Gives sizes the names that `graph.dims` states.
static void nameSizes(ArrayAttr dims, TensorSpec &spec) {
  if (!dims || dims.size() != spec.sizes.size())
    return;
  for (auto [value, size] : llvm::zip(dims, spec.sizes))
    if (auto symbol = llvm::dyn_cast<StringAttr>(value);
        symbol && !size.isStatic())
      size.symbol = symbol.getValue().str();
}

static Expected<TensorSpec> readArgument(FunctionOpInterface function,
                                         unsigned index) {
  TensorSpec spec;
  auto name = function.getArgAttrOfType<StringAttr>(index, "tcopt.name");
  spec.name = name ? name.getValue().str() : "arg" + std::to_string(index);
  if (Error error = fillFromType(function.getArgumentTypes()[index], spec))
    return error;
  nameSizes(function.getArgAttrOfType<ArrayAttr>(index, "graph.dims"), spec);
  spec.range = readRange(function.getArgAttr(index, "tcopt.range"));
  spec.scale = readScale(function.getArgAttr(index, "tcopt.scale"));
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
  if (auto symbols = function->getAttrOfType<DictionaryAttr>("graph.symbols"))
    readBounds(symbols, signature);
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

Expected<Signature> tcopt::readSignature(FunctionOpInterface function) {
  Signature signature;
  signature.function = function.getName().str();
  Attribute attribute = function->getAttr("tcopt.signature");
  auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(attribute);
  if (attribute && !dictionary)
    return malformed("expected a dictionary");
  if (Error error = dictionary ? readAttribute(dictionary, signature)
                               : readFunction(function, signature))
    return error;
  return signature;
}
