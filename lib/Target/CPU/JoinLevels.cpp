//===- JoinLevels.cpp - one program of programs for several levels --------===//
//
// A pass on lowered code, because only there all that a level decides is in
// functions, which may each be for another CPU. The last one: what it makes is
// what code is made of.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"
#include "tcopt/Target/CPU/KernelModules.h"
#include "tcopt/Target/CPU/Levels.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_JOINLEVELSPASS
#include "tcopt/Target/Passes.h.inc"

namespace {

/// What any x86-64 runs.
constexpr llvm::StringLiteral kEveryCpu = "x86-64";

using NewNames = DenseMap<StringAttr, StringAttr>;

struct Level {
  ModuleOp program;
  CpuTarget cpu;
  std::string suffix;
};

StringAttr withSuffix(StringAttr name, const Level &level) {
  return StringAttr::get(name.getContext(), name.getValue() + level.suffix);
}

bool isPublicFunction(Operation &op) {
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  return function && !function.isExternal() &&
         function.getLinkage() == LLVM::Linkage::External;
}

/// Replaces symbols in all attributes of the ops of a module.
void replaceSymbols(ModuleOp module, const NewNames &names) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](FlatSymbolRefAttr symbol) -> Attribute {
    StringAttr name = names.lookup(symbol.getAttr());
    return name ? FlatSymbolRefAttr::get(name) : symbol;
  });
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module && isa<ModuleOp>(op))
      return WalkResult::skip();
    replacer.replaceElementsIn(op);
    return WalkResult::advance();
  });
}

/// A function for the CPU of its level, whatever the program's is.
void makeLocal(LLVM::LLVMFuncOp function, const CpuTarget &cpu) {
  function.setLinkage(LLVM::Linkage::Internal);
  function.setPrivate();
  function->removeAttr(TcoptDialect::kSignature);
  function.setTargetCpu(cpu.cpu);
  if (!cpu.features.empty())
    function.setTargetFeaturesAttr(
        LLVM::TargetFeaturesAttr::get(function.getContext(), cpu.features));
  if (cpuHas(cpu, "avx512vl"))
    function.setPreferVectorWidth("512");
}

bool returnsStatus(LLVM::LLVMFuncOp function) {
  LLVM::LLVMFunctionType type = function.getFunctionType();
  return type.getReturnType().isInteger(32) && type.getNumParams() > 0 &&
         isa<LLVM::LLVMPointerType>(type.getParamType(0)) && !type.isVarArg();
}

/// `NAME_exit` frees a state, of whatever level.
bool servesAll(LLVM::LLVMFuncOp function) {
  return isa<LLVM::LLVMVoidType>(function.getFunctionType().getReturnType()) &&
         function.getName().ends_with("_exit");
}

/// Whether a function calls only what the program declares.
bool callsOutsideOnly(LLVM::LLVMFuncOp function, ModuleOp program) {
  WalkResult found = function.walk([&](LLVM::CallOp call) {
    auto callee = call.getCalleeAttr();
    auto called = callee
                      ? program.lookupSymbol<LLVM::LLVMFuncOp>(callee.getAttr())
                      : LLVM::LLVMFuncOp();
    return called && called.isExternal() ? WalkResult::advance()
                                         : WalkResult::interrupt();
  });
  return !found.wasInterrupted();
}

class LevelJoiner {
public:
  explicit LevelJoiner(ModuleOp program)
      : program(program), builder(program.getContext()) {}

  LogicalResult run() {
    if (failed(readLevels()))
      return failure();
    for (Level &level : levels)
      if (failed(checkFunctions(level)))
        return failure();
    setProgramAttributes();
    takePublicFunctions();
    for (Level &level : levels)
      if (failed(join(level)))
        return failure();
    for (LLVM::LLVMFuncOp function : choices)
      buildChoice(function);
    return success();
  }

  SmallVector<Level> levels;
  /// The public functions, which choose a level.
  SmallVector<LLVM::LLVMFuncOp> choices;
  int64_t numShared = 0;

private:
  LogicalResult readLevels();
  LogicalResult checkFunctions(Level &level);
  void setProgramAttributes();
  void takePublicFunctions();

  LogicalResult join(Level &level);
  NewNames renameKernels(const Level &level);
  bool isOutside(LLVM::LLVMFuncOp function, const NewNames &names);
  bool isShared(Operation &op, const Level &level, NewNames &names);
  LogicalResult define(SymbolOpInterface op, StringAttr name);
  void buildChoice(LLVM::LLVMFuncOp function);

  ModuleOp program;
  OpBuilder builder;
  SmallVector<int64_t> required;
  /// Constants by all that they state besides their names.
  DenseMap<Attribute, StringAttr> constants;
  llvm::DenseSet<StringAttr> defined;
};

//===----------------------------------------------------------------------===//
// What is joined
//===----------------------------------------------------------------------===//

LogicalResult LevelJoiner::readLevels() {
  SmallVector<CpuTarget> cpus;
  for (Operation &op : *program.getBody()) {
    auto module = dyn_cast<ModuleOp>(op);
    if (!module || !module->hasAttr(TcoptDialect::kTarget))
      return op.emitError("expected only programs that state their targets");
    cpus.push_back(cpuOf(getTarget(module)));
    levels.push_back({module, cpus.back(), levelSuffix(cpus.back())});
  }
  if (levels.empty())
    return program.emitError("expected at least one program");
  auto features = requiredFeatures(cpus);
  if (!features)
    return program.emitError(llvm::toString(features.takeError()));
  required.assign(features->begin(), features->end());
  return success();
}

LogicalResult LevelJoiner::checkFunctions(Level &level) {
  for (Operation &op : *level.program.getBody()) {
    if (!isPublicFunction(op))
      continue;
    auto function = cast<LLVM::LLVMFuncOp>(op);
    if (!returnsStatus(function) &&
        !(servesAll(function) && callsOutsideOnly(function, level.program)))
      return function.emitOpError("expected a public function to take the "
                                  "context and return a status, as it becomes "
                                  "one that chooses a level");
    auto first =
        levels[0].program.lookupSymbol<LLVM::LLVMFuncOp>(function.getName());
    if (!first || first.getFunctionType() != function.getFunctionType())
      return function.emitOpError("expected the function in the first program, "
                                  "with the same type");
  }
  return success();
}

void LevelJoiner::setProgramAttributes() {
  ModuleOp first = levels[0].program;
  for (NamedAttribute attribute : first->getDiscardableAttrs())
    program->setDiscardableAttr(attribute.getName(), attribute.getValue());
  setTarget(program,
            TargetAttr::get(program.getContext(), levels[0].cpu.triple,
                            kEveryCpu, "", /*vectorBits=*/128, /*chip=*/""));
  useBuiltinForms(program);
}

/// All levels have the same public functions: declarations of them, taken from
/// the first level, are put in front of the levels.
void LevelJoiner::takePublicFunctions() {
  Block *body = program.getBody();
  for (Operation &op :
       llvm::make_early_inc_range(*levels[0].program.getBody())) {
    if (!isPublicFunction(op))
      continue;
    auto function = cast<LLVM::LLVMFuncOp>(op);
    defined.insert(function.getSymNameAttr());
    if (servesAll(function)) {
      function->moveBefore(levels[0].program);
      continue;
    }
    choices.push_back(cast<LLVM::LLVMFuncOp>(function->cloneWithoutRegions()));
    body->getOperations().insert(levels[0].program->getIterator(),
                                 choices.back());
  }
}

//===----------------------------------------------------------------------===//
// Levels
//===----------------------------------------------------------------------===//

/// Returns the new names of the functions that the host calls.
NewNames LevelJoiner::renameKernels(const Level &level) {
  NewNames called;
  for (ModuleOp kernel : getKernelModules(level.program)) {
    NewNames own;
    for (auto function : kernel.getOps<LLVM::LLVMFuncOp>()) {
      if (function.isExternal())
        continue;
      StringAttr name = function.getSymNameAttr();
      own[name] = withSuffix(name, level);
      if (isPublicFunction(*function))
        called[name] = own[name];
      function.setSymNameAttr(own[name]);
    }
    replaceSymbols(kernel, own);
    if (!kernel->hasAttr(TcoptDialect::kTarget))
      kernel->setAttr(TcoptDialect::kTarget,
                      level.program->getAttr(TcoptDialect::kTarget));
  }
  return called;
}

/// Whether a function keeps its name: one that the program only declares, or
/// that serves all levels.
bool LevelJoiner::isOutside(LLVM::LLVMFuncOp function, const NewNames &names) {
  if (function.isExternal())
    return !names.contains(function.getSymNameAttr());
  return isPublicFunction(*function) && servesAll(function);
}

/// Whether a level before has the same: a function that programs only declare,
/// or that serves all levels, or an equal constant, whose name is then in
/// `names`.
bool LevelJoiner::isShared(Operation &op, const Level &level, NewNames &names) {
  if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
    return isOutside(function, names) &&
           defined.contains(function.getSymNameAttr());
  auto global = dyn_cast<LLVM::GlobalOp>(op);
  if (!global || !global.getConstant() || !global.getValueAttr() ||
      global.getLinkage() == LLVM::Linkage::External)
    return false;
  NamedAttrList stated(op.getAttrs());
  stated.erase(SymbolTable::getSymbolAttrName());
  StringAttr name = global.getSymNameAttr();
  auto [known, isNew] = constants.insert(
      {stated.getDictionary(op.getContext()), withSuffix(name, level)});
  if (isNew)
    return false;
  names[name] = known->second;
  ++numShared;
  return true;
}

LogicalResult LevelJoiner::define(SymbolOpInterface op, StringAttr name) {
  if (!defined.insert(name).second)
    return op.emitOpError("expected no other symbol ") << name;
  op.setName(name);
  return success();
}

LogicalResult LevelJoiner::join(Level &level) {
  NewNames names = renameKernels(level);
  for (Operation &op : llvm::make_early_inc_range(*level.program.getBody())) {
    auto symbol = dyn_cast<SymbolOpInterface>(op);
    if (!symbol || isa<ModuleOp>(op))
      continue;
    if (isShared(op, level, names)) {
      op.erase();
      continue;
    }
    StringAttr name = symbol.getNameAttr();
    auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
    bool keepsName = function && isOutside(function, names);
    names[name] = keepsName ? name : withSuffix(name, level);
    if (failed(define(symbol, names[name])))
      return failure();
    if (function && !function.isExternal())
      makeLocal(function, level.cpu);
  }
  replaceSymbols(level.program, names);
  program.getBody()->getOperations().splice(
      level.program->getIterator(), level.program.getBody()->getOperations());
  level.program.erase();
  return success();
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

void LevelJoiner::buildChoice(LLVM::LLVMFuncOp function) {
  Block *entry = function.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  RuntimeCalls calls(builder, function.getLoc());
  Value context = entry->getArgument(0);
  Value level =
      calls.call("tcopt_rt_select_level", builder.getI32Type(),
                 {context, calls.sizes(required), calls.i32(required.size()),
                  calls.text(levels[0].cpu.cpu)});
  Block *failed = builder.createBlock(&function.getBody());
  // NAME_init stores NULL where it fails: a state of no bytes.
  if (function.getName().ends_with("_init") && function.getNumArguments() == 2)
    calls.call("tcopt_rt_state_begin", calls.ptrType(),
               {context, calls.i64(0), calls.null(), entry->getArgument(1)});
  LLVM::ReturnOp::create(builder, calls.loc,
                         calls.callStatus("tcopt_rt_status", context));
  SmallVector<int32_t> numbers;
  SmallVector<Block *> blocks;
  for (auto [i, each] : llvm::enumerate(levels)) {
    numbers.push_back(i);
    blocks.push_back(builder.createBlock(&function.getBody()));
    Value status =
        calls.callStatus(withSuffix(function.getSymNameAttr(), each).getValue(),
                         entry->getArguments());
    LLVM::ReturnOp::create(builder, calls.loc, status);
  }
  builder.setInsertionPointToEnd(entry);
  LLVM::SwitchOp::create(builder, calls.loc, level, failed, ValueRange(),
                         numbers, blocks,
                         SmallVector<ValueRange>(blocks.size()));
}

struct JoinLevels : impl::JoinLevelsPassBase<JoinLevels> {
  void runOnOperation() override {
    LevelJoiner joiner(getOperation());
    if (failed(joiner.run()))
      return signalPassFailure();
    numLevels += joiner.levels.size();
    numFunctions += joiner.choices.size();
    numShared += joiner.numShared;
  }
};

} // namespace
} // namespace tcopt
