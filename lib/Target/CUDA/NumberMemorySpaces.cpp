//===- NumberMemorySpaces.cpp - memory spaces as LLVM's numbers -----------===//
//
// A pass because conversions of several dialects have to agree on them. Runs
// before all of these.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/AttrTypeSubElements.h"
#include "tcopt/Target/CUDA/Passes.h"
#include "llvm/Support/NVPTXAddrSpace.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CUDANUMBERMEMORYSPACESPASS
#include "tcopt/Target/CUDA/Passes.h.inc"

// Null is the default space.
static Attribute numberOf(gpu::AddressSpaceAttr space) {
  if (space.getValue() != gpu::AddressSpace::Workgroup)
    return nullptr;
  return IntegerAttr::get(IntegerType::get(space.getContext(), 64),
                          llvm::NVPTXAS::ADDRESS_SPACE_SHARED);
}

static std::optional<Type> renumber(MemRefType type) {
  auto space = dyn_cast_or_null<gpu::AddressSpaceAttr>(type.getMemorySpace());
  if (!space)
    return std::nullopt;
  return MemRefType::get(type.getShape(), type.getElementType(),
                         type.getLayout(), numberOf(space));
}

static bool hasSpace(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref &&
         isa_and_nonnull<gpu::AddressSpaceAttr>(memref.getMemorySpace());
}

// The one op that demands the attribute in its result's type.
static void restore(gpu::DynamicSharedMemoryOp op) {
  Value value = op.getResult();
  auto numbered = cast<MemRefType>(value.getType());
  auto space =
      gpu::AddressSpaceAttr::get(op.getContext(), gpu::AddressSpace::Workgroup);
  value.setType(MemRefType::get(numbered.getShape(), numbered.getElementType(),
                                numbered.getLayout(), space));
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto cast =
      UnrealizedConversionCastOp::create(builder, op.getLoc(), numbered, value);
  value.replaceAllUsesExcept(cast.getResult(0), cast);
}

namespace {
struct NumberMemorySpaces
    : impl::CUDANumberMemorySpacesPassBase<NumberMemorySpaces> {
  void runOnOperation() override {
    getOperation()->walk([&](Operation *op) {
      numOps += llvm::any_of(op->getOperandTypes(), hasSpace) ||
                llvm::any_of(op->getResultTypes(), hasSpace);
    });
    AttrTypeReplacer replacer;
    replacer.addReplacement(renumber);
    replacer.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
    getOperation()->walk(restore);
  }
};
} // namespace

} // namespace tcopt
