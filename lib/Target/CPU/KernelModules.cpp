//===- KernelModules.cpp - modules of kernels in a program ----------------===//

#include "tcopt/Target/CPU/KernelModules.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tcopt/Target/PluginLoader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tcopt {

llvm::SmallVector<ModuleOp> getKernelModules(ModuleOp program) {
  return llvm::to_vector(program.getOps<ModuleOp>());
}

llvm::StringRef getKernelName(ModuleOp kernel) {
  for (auto function : kernel.getOps<LLVM::LLVMFuncOp>())
    if (!function.isExternal() &&
        function.getLinkage() == LLVM::Linkage::External)
      return function.getSymName();
  return "";
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// What code is made of a module. To be raised by changes of the passes that
/// LLVM runs, of their options, and of the form of the code.
static constexpr llvm::StringLiteral kCodeVersion = "1";

/// Elements beyond this number are hashed as bytes, and not printed.
static constexpr int64_t kPrintedElements = 64;

namespace {
/// Hashes texts with their lengths, so that no two lists of texts are the same.
class TextHasher {
public:
  void add(llvm::StringRef text) {
    uint64_t size = text.size();
    hasher.update({reinterpret_cast<const uint8_t *>(&size), sizeof(size)});
    hasher.update(text);
  }
  std::string hex() {
    return llvm::toHex(llvm::ArrayRef<uint8_t>(hasher.final()),
                       /*LowerCase=*/true);
  }

private:
  llvm::TruncatedBLAKE3<16> hasher;
};
} // namespace

// What the printer leaves out of an op.
static void addElements(Operation *op, TextHasher &hasher) {
  auto addBytes = [&](ArrayRef<char> bytes) {
    hasher.add({bytes.data(), bytes.size()});
  };
  AttrTypeWalker walker;
  walker.addWalk([&](DenseElementsAttr dense) {
    if (dense.getNumElements() > kPrintedElements)
      addBytes(dense.getRawData());
  });
  walker.addWalk([&](DenseResourceElementsAttr resource) {
    if (AsmResourceBlob *blob = resource.getRawHandle().getBlob())
      addBytes(blob->getData());
  });
  walker.walk(op->getAttrDictionary());
}

std::string kernelKey(ModuleOp kernel, const CpuTarget &target,
                      OptLevel level) {
  TextHasher hasher;
  for (llvm::StringRef text :
       {llvm::StringRef(kCodeVersion), llvm::StringRef(target.triple),
        llvm::StringRef(target.cpu), llvm::StringRef(target.features)})
    hasher.add(text);
  hasher.add(getOwnVersions().describe());
  hasher.add(std::to_string(int(level)));
  std::string text;
  llvm::raw_string_ostream os(text);
  kernel->print(os, OpPrintingFlags()
                        .printGenericOpForm()
                        .enableDebugInfo(false)
                        .elideLargeElementsAttrs(kPrintedElements)
                        .elideLargeResourceString(0));
  hasher.add(text);
  kernel.walk([&](Operation *op) { addElements(op, hasher); });
  return hasher.hex();
}

//===----------------------------------------------------------------------===//
// Detaching
//===----------------------------------------------------------------------===//

DetachedKernels::DetachedKernels(ModuleOp program)
    : program(program), kernels(getKernelModules(program)) {
  for (ModuleOp kernel : kernels) {
    followers.push_back(kernel->getNextNode());
    kernel->remove();
  }
}

// Removed from the first to the last, and put back from the last to the first,
// each finds its follower.
DetachedKernels::~DetachedKernels() {
  Block *body = program.getBody();
  for (auto [kernel, follower] :
       llvm::reverse(llvm::zip_equal(kernels, followers)))
    body->getOperations().insert(
        follower ? follower->getIterator() : body->end(), kernel);
}

} // namespace tcopt
