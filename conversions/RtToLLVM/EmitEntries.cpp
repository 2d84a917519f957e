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

// What nobody outside of the module calls may be inlined and dropped. What only
// passes until here read is not kept.
void hidePrivate(LLVM::LLVMFuncOp function) {
  function->removeAttr(contextAttrName);
  function->removeAttr(onDeviceAttrName);
  function->removeAttr(lateResultsAttrName);
  function->removeAttr(nest::ProgramState::getIndicesAttrName());
  if (!function.isExternal() && function.isPrivate())
    function.setLinkage(LLVM::Linkage::Internal);
}

struct RtEmitEntries : impl::RtEmitEntriesBase<RtEmitEntries> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    SymbolTableCollection tables;
    SymbolUserMap users(tables, getOperation());
    EntryState state{nest::ProgramState(getOperation()), nullptr};
    if (failed(findInit(state)))
      return signalPassFailure();
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<LLVM::LLVMFuncOp>()))
      if (hasSignature(function) && !function.isExternal())
        if (failed(emit(function, symbols, users, state)))
          return signalPassFailure();
    llvm::for_each(getOperation().getOps<LLVM::LLVMFuncOp>(), hidePrivate);
  }

  /// The init function, whose arguments point to where it writes each tensor.
  LogicalResult findInit(EntryState &state) {
    if (state.tensors.empty())
      return success();
    FunctionOpInterface function = state.tensors.getInit();
    state.init = dyn_cast<LLVM::LLVMFuncOp>(function.getOperation());
    unsigned expected = 1;
    for (RankedTensorType type : state.tensors.getTypes())
      expected += state.init && state.init->hasAttr("llvm.bareptr")
                      ? 1
                      : 3 + 2 * type.getRank();
    if (state.init && state.init.getNumArguments() == expected)
      return checkContext(state.init);
    return function.emitOpError("expected ")
           << expected - 1 << " arguments after the context, as its "
           << nest::ProgramState::getLayoutAttrName() << " says, but found "
           << function.getFunctionType();
  }

  LogicalResult emit(LLVM::LLVMFuncOp function, SymbolTable &symbols,
                     const SymbolUserMap &users, const EntryState &state) {
    FailureOr<EntrySignature> signature = readEntrySignature(function);
    if (failed(signature) || failed(checkContext(function)))
      return failure();
    std::string name = function.getName().str();
    auto shapes = symbols.lookup<LLVM::LLVMFuncOp>(name + ".shapes");
    auto make = [&] {
      return EntryBuilder(*signature, function, shapes, state, symbols);
    };
    if (failed(make().check()) || failed(makeBody(function, symbols, users)))
      return failure();
    for (StringRef suffix : {"_shapes", "_init", "_exit"})
      if (failed(checkFree(function, name + suffix.str(), symbols)))
        return failure();
    LLVM::LLVMFuncOp entry = make().buildEntry(name);
    setSignature(entry, getSignature(function));
    function->removeAttr(TcoptDialect::kSignature);
    if (Attribute order =
            function->removeAttr(TcoptDialect::kFailsBeforeWrites))
      entry->setAttr(TcoptDialect::kFailsBeforeWrites, order);
    symbols.insert(entry);
    symbols.insert(make().buildShapes(name + "_shapes"));
    symbols.insert(make().buildInit(name + "_init"));
    symbols.insert(make().buildExit(name + "_exit"));
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
