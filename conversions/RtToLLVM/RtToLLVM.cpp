//===- RtToLLVM.cpp - calls of the runtime to llvm ------------------------===//
//
// No pass of its own: memref, func and rt must be converted together, which
// upstream's convert-to-llvm does with what dialects offer it.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/RtToLLVM.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tcopt/Conversion/RtToLLVM/Patterns.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {

void populateRtToLLVMPatterns(LLVMTypeConverter &converter,
                              RewritePatternSet &patterns) {
  populateStatusPatterns(converter, patterns);
  populateTensorCallPatterns(converter, patterns);
  populateParallelForPatterns(converter, patterns);
  populateCallEachPatterns(converter, patterns);
  populateDevicePatterns(converter, patterns);
}

namespace {
struct RtToLLVMInterface : ConvertToLLVMPatternInterface {
  using ConvertToLLVMPatternInterface::ConvertToLLVMPatternInterface;

  void loadDependentDialects(MLIRContext *context) const final {
    context->loadDialect<LLVM::LLVMDialect>();
  }

  void populateConvertToLLVMConversionPatterns(
      ConversionTarget &target, LLVMTypeConverter &converter,
      RewritePatternSet &patterns) const final {
    target.addIllegalDialect<rt::RtDialect>();
    target.addIllegalOp<nest::ExternOp>();
    populateRtToLLVMPatterns(converter, patterns);
  }
};
} // namespace

// nest.extern needs no rt op beside it, but a function with a context, and so
// rt is always loaded; see the dependent dialects of rt-add-context.
void registerRtToLLVMInterface(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, rt::RtDialect *dialect) {
    dialect->addInterfaces<RtToLLVMInterface>();
  });
}

} // namespace tcopt
