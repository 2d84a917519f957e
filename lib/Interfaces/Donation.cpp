//===- Donation.cpp - arguments that are a result's memory ----------------===//

#include "tcopt/Interfaces/Donation.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tcopt {

std::optional<int64_t> donatedResult(FunctionOpInterface function,
                                     unsigned argument) {
  auto result = function.getArgAttrOfType<IntegerAttr>(argument, kDonatesAttr);
  return result ? std::optional(result.getInt()) : std::nullopt;
}

SmallVector<std::optional<unsigned>> donorsOf(FunctionOpInterface function) {
  SmallVector<std::optional<unsigned>> donors(function.getNumResults());
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (std::optional<int64_t> result = donatedResult(function, i);
        result && *result >= 0 && *result < int64_t(donors.size()))
      donors[*result] = i;
  return donors;
}

static bool mayBeOne(Type argument, Type result) {
  auto from = dyn_cast<TensorType>(argument), to = dyn_cast<TensorType>(result);
  return from && to && from.getElementType() == to.getElementType() &&
         succeeded(verifyCompatibleShape(from, to));
}

LogicalResult verifyDonation(FunctionOpInterface function,
                             llvm::function_ref<InFlightDiagnostic()> error) {
  LogicalResult result = success();
  SmallVector<std::optional<unsigned>> donors(function.getNumResults());
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    Attribute attribute = function.getArgAttr(i, kDonatesAttr);
    if (!attribute)
      continue;
    auto number = dyn_cast<IntegerAttr>(attribute);
    if (!number || number.getValue().isNegative() ||
        number.getValue().uge(donors.size())) {
      result = error() << "expected the number of a result as '" << kDonatesAttr
                       << "' of argument #" << i << " but found " << attribute
                       << " (D1)";
      continue;
    }
    Type own = function.getArgumentTypes()[i];
    Type other = function.getResultTypes()[number.getInt()];
    if (!mayBeOne(own, other))
      result = error() << "expected argument #" << i << " to have the type of "
                       << "result #" << number.getInt()
                       << ", which is to be in its memory, " << other
                       << ", but found " << own << " (D2)";
    std::optional<unsigned> &donor = donors[number.getInt()];
    if (donor)
      result = error() << "expected one argument to be the memory of result #"
                       << number.getInt() << " but found #" << *donor
                       << " and #" << i << " (D3)";
    donor = i;
  }
  return result;
}

} // namespace tcopt
