//===- Signature.cpp - what tcopt.signature says --------------------------===//

#include "tcopt/Conversion/RtToLLVM/Signature.h"
#include "tcopt/Runtime/tcopt_rt.h"

using namespace mlir;

namespace tcopt {

bool EntryTensor::isGiven() const {
  return llvm::any_of(dims,
                      [](const EntryDim &dim) { return dim.isFoundByCall; });
}

SmallVector<int64_t> EntryTensor::staticSizes() const {
  return llvm::map_to_vector(
      dims, [](const EntryDim &dim) { return dim.size.value_or(-1); });
}

unsigned countUnknownSizes(ArrayRef<EntryTensor> tensors) {
  unsigned count = 0;
  for (const EntryTensor &tensor : tensors)
    count += llvm::count_if(tensor.dims, [](const EntryDim &dim) {
      return !dim.size && !dim.isFoundByCall;
    });
  return count;
}

namespace {
class Reader {
public:
  explicit Reader(Operation *op) : op(op) {}

  FailureOr<EntrySignature> read() {
    auto whole = op->getAttrOfType<DictionaryAttr>(signatureAttrName);
    EntrySignature signature;
    if (!whole)
      return error("a dictionary", op->getAttr(signatureAttrName));
    if (failed(readList(whole, "inputs", signature.inputs)) ||
        failed(readList(whole, "results", signature.results)))
      return failure();
    return signature;
  }

private:
  InFlightDiagnostic error(const Twine &expected, Attribute found) {
    InFlightDiagnostic diagnostic = op->emitOpError("expected ");
    diagnostic << expected << " in tcopt.signature";
    if (found)
      diagnostic << " but found " << found;
    return diagnostic;
  }

  LogicalResult readList(DictionaryAttr whole, StringRef key,
                         SmallVectorImpl<EntryTensor> &tensors) {
    auto list = whole.getAs<ArrayAttr>(key);
    if (!list)
      return error("a list of " + key, whole.get(key));
    for (Attribute element : list)
      if (failed(readTensor(element, tensors.emplace_back())))
        return failure();
    if (key == "inputs" &&
        llvm::any_of(tensors, std::mem_fn(&EntryTensor::isGiven)))
      return error("sizes of inputs that are known before the call", list);
    return success();
  }

  LogicalResult readTensor(Attribute attribute, EntryTensor &tensor) {
    auto fields = dyn_cast<DictionaryAttr>(attribute);
    if (!fields)
      return error("name, dtype and dims", attribute);
    auto name = fields.getAs<StringAttr>("name");
    auto dtype = fields.getAs<StringAttr>("dtype");
    auto dims = fields.getAs<ArrayAttr>("dims");
    if (!name || !dtype || !dims || dims.size() > TCOPT_RT_MAX_NDIM)
      return error("name, dtype and dims", attribute);
    auto code = getDTypeCode(dtype.getValue());
    if (!code)
      return error("a dtype", dtype);
    tensor.name = name.getValue();
    tensor.dtype = *code;
    for (Attribute dim : dims)
      if (failed(readDim(dim, tensor.dims.emplace_back())))
        return failure();
    return success();
  }

  LogicalResult readDim(Attribute attribute, EntryDim &dim) {
    if (auto name = dyn_cast<StringAttr>(attribute)) {
      dim.isFoundByCall = name.getValue() == "*";
      bool isName = name.getValue() != "?" && !dim.isFoundByCall;
      dim.name = isName ? name.getValue() : StringRef();
      return success();
    }
    auto size = dyn_cast<IntegerAttr>(attribute);
    if (!size || size.getInt() < 0)
      return error("a size or its name", attribute);
    dim.size = size.getInt();
    return success();
  }

  Operation *op;
};
} // namespace

FailureOr<EntrySignature> readEntrySignature(Operation *op) {
  return Reader(op).read();
}

} // namespace tcopt
