//===- Signature.cpp - how a function is called ---------------------------===//

#include "Properties.h"

using namespace mlir;

namespace tcopt {

LogicalResult SymbolAttr::verify(EmitError emitError, StringAttr name,
                                 int64_t min, int64_t max, int64_t multiple) {
  if (min >= 0 && multiple > 0 && max >= 0 && max - max % multiple >= min)
    return success();
  return emitError() << "(S1) expected bounds that a size can keep of '"
                     << name.getValue() << "' but found min " << min << ", max "
                     << max << ", multiple " << multiple;
}

//===----------------------------------------------------------------------===//
// Donation
//===----------------------------------------------------------------------===//

static bool mayBeEqual(SizeAttr a, SizeAttr b) {
  return !a.isStatic() || !b.isStatic() || a == b;
}

// Whether a result fits into the argument's memory for all that is known.
static bool fits(TensorAttr input, TensorAttr result) {
  return input.getDtype() == result.getDtype() &&
         input.getRank() == result.getRank() &&
         input.getLayout() == result.getLayout() &&
         input.getDevice() == result.getDevice() && !result.isGiven() &&
         llvm::all_of_zip(input.getSizes(), result.getSizes(), mayBeEqual);
}

static LogicalResult verifyDonations(EmitError emitError,
                                     ArrayRef<TensorAttr> inputs,
                                     ArrayRef<TensorAttr> results) {
  SmallVector<TensorAttr> donors(results.size());
  for (TensorAttr input : inputs) {
    std::optional<uint64_t> donated = input.getDonatedResult();
    if (!donated)
      continue;
    if (*donated >= results.size())
      return emitError() << "(S4) expected '" << input.getName().getValue()
                         << "' to donate to one of " << results.size()
                         << " results but found " << *donated;
    if (TensorAttr other = donors[*donated])
      return emitError() << "(S4) expected one donor of result " << *donated
                         << " but found '" << other.getName().getValue()
                         << "' and '" << input.getName().getValue() << "'";
    if (!fits(input, results[*donated]))
      return emitError() << "(S4) expected a result that fits into '"
                         << input.getName().getValue() << "', " << input
                         << ", but found " << results[*donated];
    donors[*donated] = input;
  }
  return success();
}

std::optional<unsigned> SignatureAttr::getDonor(unsigned result) const {
  for (auto [i, input] : llvm::enumerate(getInputs()))
    if (input.getDonatedResult() == uint64_t(result))
      return i;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

static LogicalResult verifyResults(EmitError emitError,
                                   ArrayRef<TensorAttr> results) {
  for (TensorAttr result : results)
    for (NamedAttribute each : result.getProperties())
      if (!findProperty(each.getName())->ofResults)
        return emitError() << "(T4) expected " << each.getName()
                           << " on an argument but found it on result '"
                           << result.getName().getValue() << "'";
  return success();
}

LogicalResult SignatureAttr::verify(EmitError emitError,
                                    ArrayRef<TensorAttr> inputs,
                                    ArrayRef<TensorAttr> results,
                                    ArrayRef<SymbolAttr> symbols) {
  for (TensorAttr input : inputs)
    if (input.isGiven())
      return emitError() << "(S2) expected sizes of '"
                         << input.getName().getValue()
                         << "' that are known before the call but found "
                         << input;
  llvm::SmallDenseSet<StringAttr> seen;
  for (SymbolAttr symbol : symbols)
    if (!seen.insert(symbol.getName()).second)
      return emitError() << "(S3) expected symbols that differ but found '"
                         << symbol.getName().getValue() << "' again";
  if (failed(verifyResults(emitError, results)))
    return failure();
  return verifyDonations(emitError, inputs, results);
}

SignatureAttr SignatureAttr::withResults(ArrayRef<TensorAttr> results) const {
  return get(getContext(), getInputs(), results, getSymbols());
}

} // namespace tcopt
