//===- FormState.cpp - compute once what constants decide -----------------===//
//
// A pass because functions, their callers and the init function change
// together. Runs when host functions only call kernels, so that what is moved
// is a call. Callees come first: what they need of their arguments alone is
// computed by their callers, up to the entries, and there by the init function.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Remarks.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Nest/Transforms/EarlyProgram.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Nest/Transforms/Slices.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_FORMSTATEPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

/// The function that computes the state.
class InitFunction {
public:
  explicit InitFunction(SymbolTable &symbols) : symbols(symbols) {}

  SliceCopier makeCopier(func::FuncOp before) {
    OpBuilder builder(before.getContext());
    if (!function) {
      builder.setInsertionPoint(before);
      function =
          func::FuncOp::create(builder, symbols.getOp()->getLoc(), "state.init",
                               builder.getFunctionType({}, {}));
      function.setPrivate();
      symbols.insert(function);
      function.addEntryBlock();
    }
    return SliceCopier(OpBuilder::atBlockEnd(&function.getBody().front()));
  }

  /// The number of a value that the function computes.
  int64_t add(Value value) {
    return results.insert({value, results.size()}).first->second;
  }

  void finish() {
    if (!function)
      return;
    SmallVector<Value> values;
    SmallVector<Attribute> layout;
    for (auto [value, index] : results) {
      values.push_back(value);
      layout.push_back(TypeAttr::get(value.getType()));
    }
    Block &body = function.getBody().front();
    auto builder = OpBuilder::atBlockEnd(&body);
    func::ReturnOp::create(builder, function.getLoc(), values);
    function.setType(
        builder.getFunctionType({}, ValueRange(values).getTypes()));
    function->setAttr(ProgramState::getLayoutAttrName(),
                      builder.getArrayAttr(layout));
  }

private:
  SymbolTable &symbols;
  func::FuncOp function;
  llvm::MapVector<Value, int64_t> results;
};

class StateFormer {
public:
  StateFormer(ModuleOp module, const StateLimits &limits)
      : limits(limits), program(module), init(program.symbolTable()),
        copier(std::nullopt) {}

  void run() {
    for (func::FuncOp function : program.calleesFirst())
      form(function);
    init.finish();
  }

  int64_t numMoved = 0, numTensors = 0, numDeclined = 0;

private:
  void form(func::FuncOp function) {
    EarlyOps early(function, program.earlyArguments(function),
                   program.symbolTable());
    SmallVector<OpResult> chosen =
        early.choose(limits, [&](CallOp call, StringRef reason) {
          ++numDeclined;
          remark::missed(call.getLoc(), remark::RemarkOpts::name("not-in-state")
                                            .category("state")
                                            .function(function.getName()))
              << remark::reason("{0}", reason);
        });
    if (chosen.empty())
      return;
    numMoved += chosen.size();
    passFromCallers(function, chosen);
    SmallVector<Value> parameters = function.isPublic()
                                        ? takeFromState(function, chosen)
                                        : addParameters(function, chosen);
    for (auto [value, parameter] : llvm::zip_equal(chosen, parameters))
      value.replaceAllUsesWith(parameter);
    early.eraseUnused();
    if (function.isPrivate())
      eraseUnusedParameters(function);
  }

  void passFromCallers(func::FuncOp function, ArrayRef<OpResult> chosen) {
    for (func::CallOp call : program.callsOf(function)) {
      SliceCopier slices{OpBuilder(call)};
      slices.map(function.getArguments(), call.getOperands());
      SmallVector<Value> operands(call.getOperands());
      for (OpResult value : chosen)
        operands.push_back(slices.copy(value));
      call.getOperandsMutable().assign(operands);
    }
  }

  SmallVector<Value> addParameters(func::FuncOp function,
                                   ArrayRef<OpResult> chosen) {
    SmallVector<Value> parameters;
    for (OpResult value : chosen) {
      unsigned index = function.getNumArguments();
      (void)function.insertArgument(index, value.getType(), {}, value.getLoc());
      parameters.push_back(function.getArgument(index));
    }
    return parameters;
  }

  SmallVector<Value> takeFromState(func::FuncOp function,
                                   ArrayRef<OpResult> chosen) {
    if (!copier)
      copier.emplace(init.makeCopier(function));
    copier->forget();
    SmallVector<Value> parameters = addParameters(function, chosen);
    Builder builder(function.getContext());
    for (auto [value, parameter] : llvm::zip_equal(chosen, parameters)) {
      int64_t index = init.add(copier->copy(value));
      function.setArgAttr(cast<BlockArgument>(parameter).getArgNumber(),
                          ProgramState::getIndexAttrName(),
                          builder.getIndexAttr(index));
      numTensors = std::max(numTensors, index + 1);
    }
    return parameters;
  }

  /// Those that were needed for what callers compute now.
  void eraseUnusedParameters(func::FuncOp function) {
    BitVector unused(function.getNumArguments());
    for (unsigned i : program.earlyArguments(function).set_bits())
      unused[i] = function.getArgument(i).use_empty();
    if (unused.none() || failed(function.eraseArguments(unused)))
      return;
    for (func::CallOp call : program.callsOf(function))
      call->eraseOperands(unused);
  }

  StateLimits limits;
  EarlyProgram program;
  InitFunction init;
  std::optional<SliceCopier> copier;
};

struct FormState : impl::FormStatePassBase<FormState> {
  using FormStatePassBase::FormStatePassBase;

  void runOnOperation() override {
    if (!ProgramState(getOperation()).empty())
      return;
    StateFormer former(getOperation(), {maxExpansion, extraBytes, constants});
    former.run();
    numMoved += former.numMoved;
    numTensors += former.numTensors;
    numDeclined += former.numDeclined;
  }
};

} // namespace
} // namespace tcopt::nest
