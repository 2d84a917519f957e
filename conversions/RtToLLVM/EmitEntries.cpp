//===- EmitEntries.cpp - the functions of the C ABI -----------------------===//
//
// A pass of its own because it builds llvm functions around others, which must
// have their final type. The last one of the phase lower, but for cleaning up.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Conversion/RtToLLVM/EntryBuilder.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTEMITENTRIES
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

namespace {

// What nobody outside of the module calls may be inlined and dropped.
void hidePrivate(LLVM::LLVMFuncOp function) {
  function->removeAttr(contextAttrName);
  if (!function.isExternal() && function.isPrivate())
    function.setLinkage(LLVM::Linkage::Internal);
}

struct RtEmitEntries : impl::RtEmitEntriesBase<RtEmitEntries> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    SymbolTableCollection tables;
    SymbolUserMap users(tables, getOperation());
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<LLVM::LLVMFuncOp>()))
      if (hasSignature(function) && !function.isExternal())
        if (failed(emit(function, symbols, users)))
          return signalPassFailure();
    llvm::for_each(getOperation().getOps<LLVM::LLVMFuncOp>(), hidePrivate);
  }

  LogicalResult emit(LLVM::LLVMFuncOp function, SymbolTable &symbols,
                     const SymbolUserMap &users) {
    FailureOr<EntrySignature> signature = readEntrySignature(function);
    if (failed(signature) || failed(checkContext(function)))
      return failure();
    std::string name = function.getName().str();
    auto shapes = symbols.lookup<LLVM::LLVMFuncOp>(name + ".shapes");
    if (failed(EntryBuilder(*signature, function, shapes).check()) ||
        failed(makeBody(function, symbols, users)) ||
        failed(checkFree(function, name + "_shapes", symbols)))
      return failure();
    auto entry = EntryBuilder(*signature, function, shapes).buildEntry(name);
    auto sizes = EntryBuilder(*signature, function, shapes)
                     .buildShapes(name + "_shapes");
    setSignature(entry, getSignature(function));
    function->removeAttr(TcoptDialect::kSignature);
    symbols.insert(entry);
    symbols.insert(sizes);
    ++numEntries;
    return success();
  }

  LogicalResult checkContext(LLVM::LLVMFuncOp function) {
    if (function->hasAttr(contextAttrName))
      return success();
    return function.emitOpError("expected the context as its first argument; "
                                "run rt-add-context before");
  }

  LogicalResult checkFree(LLVM::LLVMFuncOp function, StringRef name,
                          SymbolTable &symbols) {
    if (!symbols.lookup(name))
      return success();
    return function.emitOpError("expected no other symbol '") << name << "'";
  }

  // Callers inside of the module go on calling the body. Renaming looks for
  // them in the whole module, so that it is left out where there are none.
  LogicalResult makeBody(LLVM::LLVMFuncOp function, SymbolTable &symbols,
                         const SymbolUserMap &users) {
    std::string name = (function.getName() + ".body").str();
    if (failed(checkFree(function, name, symbols)))
      return failure();
    if (users.useEmpty(function)) {
      symbols.remove(function);
      function.setName(name);
      symbols.insert(function);
    } else if (failed(symbols.rename(function, name))) {
      return failure();
    }
    function.setPrivate();
    return success();
  }
};

} // namespace

} // namespace tcopt
