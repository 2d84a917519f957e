//===- BindArguments.cpp - arguments as constants -------------------------===//

#include "tcopt/Execution/BindArguments.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "tcopt/Support/HostTensor.h"

using namespace mlir;
using llvm::Expected;

namespace tcopt {

BoundResources::~BoundResources() {
  for (Entry *entry : entries)
    entry->setBlob(AsmResourceBlob());
}

static llvm::Error inArgument(unsigned index, const llvm::Twine &message) {
  return llvm::createStringError("argument #" + llvm::Twine(index) + ": " +
                                 message);
}

static llvm::Error check(FunctionOpInterface function,
                         const BoundArgument &argument) {
  auto type = dyn_cast<RankedTensorType>(
      function.getArgument(argument.index).getType());
  std::optional<DType> dtype;
  if (type)
    dtype = getDType(type.getElementType());
  if (!dtype || !type.hasStaticShape())
    return inArgument(argument.index,
                      "expected a tensor of static sizes as a constant");
  if (donatedResult(function, argument.index))
    return inArgument(argument.index,
                      "the function writes to it; it cannot be a constant");
  size_t expected = size_t(type.getNumElements()) * getSize(*dtype);
  if (argument.bytes.size() != expected)
    return inArgument(argument.index, "expected " + llvm::Twine(expected) +
                                          " bytes but found " +
                                          llvm::Twine(argument.bytes.size()));
  return llvm::Error::success();
}

// MLIR packs Booleans.
static ElementsAttr elementsOf(RankedTensorType type, ArrayRef<char> bytes,
                               BoundResources &resources) {
  if (type.getElementType().isInteger(1))
    return DenseElementsAttr::get(
        type, llvm::map_to_vector(bytes, [](char byte) { return byte != 0; }));
  auto value = DenseResourceElementsAttr::get(
      type, "bound",
      UnmanagedAsmResourceBlob::allocateWithAlign(bytes,
                                                  HostTensor::alignment));
  resources.take(value.getRawHandle().getResource());
  return value;
}

Expected<BoundResources> bindArguments(FunctionOpInterface function,
                                       ArrayRef<BoundArgument> arguments) {
  for (const BoundArgument &argument : arguments)
    if (llvm::Error error = check(function, argument))
      return error;
  BoundResources resources;
  llvm::BitVector bound(function.getNumArguments());
  OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
  for (const BoundArgument &argument : arguments) {
    BlockArgument value = function.getArgument(argument.index);
    auto type = cast<RankedTensorType>(value.getType());
    value.replaceAllUsesWith(graph::ConstantOp::create(
        builder, value.getLoc(), elementsOf(type, argument.bytes, resources)));
    bound.set(argument.index);
  }
  if (failed(function.eraseArguments(bound)))
    return llvm::createStringError("the function keeps its arguments");
  return resources;
}

} // namespace tcopt
