//===- Entry.cpp - arguments and results of a signature -------------------===//

#include "Properties.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// SizeAttr
//===----------------------------------------------------------------------===//

SizeAttr SizeAttr::ofNumber(MLIRContext *context, int64_t number) {
  return get(context, kExpression, number);
}

SizeAttr SizeAttr::ofSymbol(MLIRContext *context, StringRef symbol) {
  return ofExpr(context,
                symbol.empty() ? SizeExpr() : SizeExpr::symbol(symbol));
}

SizeAttr SizeAttr::ofExpr(MLIRContext *context, const SizeExpr &expr) {
  return get(context, expr ? kExpression : kUnknown, expr);
}

SizeAttr SizeAttr::foundByCall(MLIRContext *context) {
  return get(context, kFoundByCall, SizeExpr());
}

LogicalResult SizeAttr::verify(EmitError emitError, int64_t marker,
                               SizeExpr expr) {
  bool isKnown =
      marker == kUnknown || marker == kFoundByCall || marker == kExpression;
  if (!isKnown || bool(expr) != (marker == kExpression))
    return emitError() << "(T1) expected a size but found code " << marker;
  if (expr.isConstant() && expr.getConstant() < 0)
    return emitError() << "(T1) expected a size that is not negative but found "
                       << expr.getConstant();
  if (!expr.hasOnlyNames())
    return emitError() << "(T10) expected symbols with names but found '"
                       << expr.text() << "'";
  return success();
}

std::string SizeAttr::text() const {
  return isUnknown() ? "?" : isFoundByCall() ? "*" : getExpr().text();
}

//===----------------------------------------------------------------------===//
// TensorAttr
//===----------------------------------------------------------------------===//

// Types are spelled as data types are, but for those that IR has besides.
std::optional<DType> TensorAttr::dtypeOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  for (DType dtype : allDTypes)
    if (tcopt::getName(dtype) == text)
      return dtype;
  return std::nullopt;
}

static LogicalResult verifyProperties(EmitError emitError, int64_t rank,
                                      DictionaryAttr properties) {
  for (NamedAttribute each : properties) {
    const Property *known = findProperty(each.getName());
    if (!known)
      return emitError()
             << "(T4) expected one of range, scale, donates, layout, device "
                "and path but found "
             << each.getName();
    if (failed(known->verify(each.getValue(), emitError)))
      return failure();
  }
  Attribute layout = properties.get("layout");
  return layout ? verifyLayout(layout, rank, emitError) : success();
}

LogicalResult TensorAttr::verify(EmitError emitError, StringAttr name,
                                 DType dtype, ArrayRef<SizeAttr> sizes,
                                 DictionaryAttr properties) {
  if (int64_t(sizes.size()) > kMaxRank)
    return emitError() << "(T3) expected at most " << kMaxRank
                       << " dimensions of '" << name.getValue()
                       << "' but found " << sizes.size();
  if (name.empty())
    return emitError() << "(T9) expected a name that is not empty";
  return verifyProperties(emitError, sizes.size(), properties);
}

bool TensorAttr::isGiven() const {
  return llvm::any_of(getSizes(),
                      [](SizeAttr size) { return size.isFoundByCall(); });
}

std::optional<std::pair<int64_t, int64_t>> TensorAttr::getRange() const {
  auto pair = getProperties().getAs<ArrayAttr>("range");
  if (!pair)
    return std::nullopt;
  auto bound = [&](unsigned i) {
    return cast<IntegerAttr>(pair[i]).getValue().getSExtValue();
  };
  return std::make_pair(bound(0), bound(1));
}

std::optional<double> TensorAttr::getScale() const {
  auto number = getProperties().getAs<FloatAttr>("scale");
  return number ? std::optional(number.getValueAsDouble()) : std::nullopt;
}

std::optional<uint64_t> TensorAttr::getDonatedResult() const {
  auto index = getProperties().getAs<IntegerAttr>("donates");
  return index ? std::optional(uint64_t(index.getInt())) : std::nullopt;
}

DenseI64ArrayAttr TensorAttr::getLayout() const {
  return getProperties().getAs<DenseI64ArrayAttr>("layout");
}

StringRef TensorAttr::getDevice() const {
  auto device = getProperties().getAs<StringAttr>("device");
  return device ? device.getValue() : StringRef();
}

ArrayAttr TensorAttr::getPath() const {
  return getProperties().getAs<ArrayAttr>("path");
}

TensorAttr TensorAttr::withSizes(ArrayRef<SizeAttr> sizes) const {
  return get(getContext(), getName(), getDtype(), sizes, getProperties());
}

} // namespace tcopt
