//===- Properties.cpp - properties of arguments and results ---------------===//

#include "Properties.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;

namespace tcopt {

static std::optional<int64_t> asInteger(Attribute value) {
  auto number = dyn_cast<IntegerAttr>(value);
  return number ? number.getValue().trySExtValue() : std::nullopt;
}

static LogicalResult verifyRange(Attribute value, EmitError emitError) {
  auto pair = dyn_cast<ArrayAttr>(value);
  std::optional<int64_t> low, high;
  if (pair && pair.size() == 2) {
    low = asInteger(pair[0]);
    high = asInteger(pair[1]);
  }
  if (low && high && *low <= *high)
    return success();
  return emitError() << "(T5) expected a range of two integers, the first not "
                        "greater than the second, but found "
                     << value;
}

static LogicalResult verifyScale(Attribute value, EmitError emitError) {
  auto number = dyn_cast<FloatAttr>(value);
  if (number && number.getValue().isFinite() && number.getValueAsDouble() > 0)
    return success();
  return emitError() << "(T6) expected a positive number as scale but found "
                     << value;
}

static LogicalResult verifyDonates(Attribute value, EmitError emitError) {
  auto number = dyn_cast<IntegerAttr>(value);
  if (number && number.getType().isInteger(64) && number.getInt() >= 0)
    return success();
  return emitError() << "(T7) expected the index of a result, of type i64, as "
                        "donates but found "
                     << value;
}

LogicalResult verifyLayout(Attribute value, int64_t rank, EmitError emitError) {
  auto order = dyn_cast<DenseI64ArrayAttr>(value);
  llvm::SmallBitVector seen(rank);
  if (order && order.size() == rank)
    for (int64_t dim : order.asArrayRef())
      if (dim >= 0 && dim < rank)
        seen.set(dim);
  if (order && order.size() == rank && seen.all())
    return success();
  return emitError() << "(T8) expected a layout with each of " << rank
                     << " dimensions once but found " << value;
}

static LogicalResult verifyLayoutKind(Attribute value, EmitError emitError) {
  if (isa<DenseI64ArrayAttr>(value))
    return success();
  return emitError() << "(T8) expected an array of i64 as layout but found "
                     << value;
}

static bool isText(Attribute value) {
  auto text = dyn_cast<StringAttr>(value);
  return text && !text.empty();
}

static LogicalResult verifyDevice(Attribute value, EmitError emitError) {
  if (isText(value))
    return success();
  return emitError() << "(T9) expected a device's name but found " << value;
}

static LogicalResult verifyPath(Attribute value, EmitError emitError) {
  auto steps = dyn_cast<ArrayAttr>(value);
  if (steps && !steps.empty() && llvm::all_of(steps, [](Attribute step) {
        return isText(step) || asInteger(step).value_or(-1) >= 0;
      }))
    return success();
  return emitError() << "(T9) expected a path of names and indices but found "
                     << value;
}

static const Property properties[] = {
    {"range", false, verifyRange},     {"scale", false, verifyScale},
    {"donates", false, verifyDonates}, {"layout", true, verifyLayoutKind},
    {"device", true, verifyDevice},    {"path", true, verifyPath},
};

const Property *findProperty(StringRef name) {
  const Property *found = llvm::find_if(
      properties, [&](const Property &each) { return each.name == name; });
  return found == std::end(properties) ? nullptr : found;
}

} // namespace tcopt
