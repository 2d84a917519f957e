//===- CustomCall.cpp - calls of user-defined ops -------------------------===//

#include "tcopt/Interfaces/CustomCall.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static bool isIdentifier(StringRef text) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  return !text.empty() && llvm::isAlpha(text.front()) && text.back() != '_' &&
         !text.contains("__") && llvm::all_of(text, isPart);
}

bool isCustomOpName(StringRef name) {
  SmallVector<StringRef> parts;
  name.split(parts, "::");
  return llvm::all_of(parts, isIdentifier);
}

std::string kernelSymbol(StringRef name) {
  SmallVector<StringRef> parts;
  name.split(parts, "::");
  return "tcopt_custom_" + llvm::join(parts, "__");
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

bool isKernelAttribute(Attribute value) {
  if (auto text = dyn_cast<StringAttr>(value))
    return !text.getValue().contains('\0');
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return integer.getType().isSignlessInteger(64);
  auto number = dyn_cast<FloatAttr>(value);
  return number && number.getType().isF64();
}

LogicalResult verifyKernel(Operation *op, StringRef name,
                           DictionaryAttr attributes) {
  if (!isCustomOpName(name))
    return op->emitOpError("expected the name of a user-defined op, such as "
                           "'mylib::scale', but found '")
           << name << "' (C1)";
  for (NamedAttribute entry :
       attributes ? attributes.getValue() : ArrayRef<NamedAttribute>())
    if (!isKernelAttribute(entry.getValue()))
      return op->emitOpError("expected an i64, an f64 or a string as attribute "
                             "'")
             << entry.getName().getValue() << "' but found " << entry.getValue()
             << " (C2)";
  return success();
}

static size_t countUnknown(TypeRange types) {
  size_t count = 0;
  for (Type type : types)
    count += cast<RankedTensorType>(type).getNumDynamicDims();
  return count;
}

LogicalResult verifyCustomCall(Operation *op, StringRef name,
                               DictionaryAttr attributes, ValueRange sizes) {
  if (failed(verifyKernel(op, name, attributes)))
    return failure();
  if (op->getNumResults() == 0)
    return op->emitOpError("expected at least one result (C3)");
  size_t unknown = countUnknown(op->getResultTypes());
  if (unknown == sizes.size())
    return success();
  return op->emitOpError("expected ")
         << unknown << " size operands but found " << sizes.size() << " (C4)";
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

FailureOr<InferredTensors>
inferCustomCall(ShapeContext &shapes, TypeRange results, ValueRange sizes) {
  InferredTensors inferred;
  for (Type result : results) {
    auto type = cast<RankedTensorType>(result);
    size_t unknown = type.getNumDynamicDims();
    Shape shape = shapes.mixed(type.getShape(), sizes.take_front(unknown));
    sizes = sizes.drop_front(unknown);
    for (Dim size : shape)
      shapes.expectAtLeast(0, size, "sizes must not be negative");
    inferred.push_back({std::move(shape), type.getElementType()});
  }
  return inferred;
}

} // namespace tcopt
