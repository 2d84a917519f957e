//===- AssignParts.cpp - give backends the parts that they take -----------===//
//
// A pass, the first of the phase fuse: after it everything that core became is
// the target's. It runs on tensors in SSA form, where a part is a set of ops.
//
//===----------------------------------------------------------------------===//

#include "OutlinePart.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_ASSIGNPARTSPASS
#include "tcopt/Target/Passes.h.inc"

bool isPartWork(Operation *op) {
  return isa_and_nonnull<core::CoreDialect>(op->getDialect()) &&
         isMemoryEffectFree(op) &&
         !op->hasTrait<mlir::OpTrait::ConstantLike>() &&
         !isa<core::BarrierOp>(op);
}

namespace {

bool isTaken(func::FuncOp function) {
  return function->hasAttr(TcoptDialect::kBackend);
}

/// Looks for parts in the functions of a module.
class Assigner {
public:
  explicit Assigner(ModuleOp module) : symbols(module), outliner(symbols) {
    for (auto function : module.getOps<func::FuncOp>())
      if (!isTaken(function))
        functions.push_back(function);
  }

  void assign(const Backend &backend) {
    for (func::FuncOp function : functions)
      function.walk([&](Block *block) {
        if (!isPartWork(block->getParentOp()))
          assignBlock(*block, backend);
      });
  }

  /// Reports what is left, and says how much it is.
  int64_t report(StringRef names) const {
    int64_t left = 0;
    for (func::FuncOp function : functions)
      left += reportFunction(function, names);
    return left;
  }

  SymbolTable symbols;
  PartOutliner outliner;
  int64_t numParts = 0, numTaken = 0;

private:
  void assignBlock(Block &block, const Backend &backend) {
    auto takes = [&](Operation *op) {
      return isa_and_nonnull<core::CoreDialect>(op->getDialect()) &&
             backend.takes(op);
    };
    for (const Ops &part : BlockGraph(block).group(takes))
      if (llvm::any_of(part, isPartWork))
        assignPart(part, backend);
  }

  void assignPart(ArrayRef<Operation *> part, const Backend &backend) {
    double own = 0, fallback = 0;
    for (Operation *op : part) {
      own += backend.getCost(op);
      fallback += estimateCost(op);
    }
    if (own >= fallback) {
      tooDear.insert_range(part);
      return;
    }
    auto function = part.front()->getParentOfType<func::FuncOp>();
    int64_t work = llvm::count_if(part, isPartWork);
    if (!outliner.outline(part, backend.getName()))
      return;
    ++numParts;
    numTaken += work;
    taken[function] += work;
  }

  int64_t reportFunction(func::FuncOp function, StringRef names) const {
    int64_t left = 0;
    function.walk([&](Operation *op) {
      if (!isPartWork(op))
        return;
      ++left;
      reportOp(op, function, names);
    });
    if (left)
      emitRemark(function.getLoc())
          << "backends '" << names << "' take " << taken.lookup(function)
          << " of " << taken.lookup(function) + left << " core ops of '"
          << function.getName() << "'; the target gets the others";
    return left;
  }

  void reportOp(Operation *op, func::FuncOp function, StringRef names) const {
    bool dear = tooDear.contains(op);
    remark::missed(op->getLoc(),
                   remark::RemarkOpts::name(dear ? "cost" : "not-taken")
                       .category("partition")
                       .function(function.getName()))
        << remark::reason("{0}: {1}", op->getName().getStringRef().str(),
                          dear
                              ? "costs a backend more than the target"
                              : "no backend of '" + names.str() + "' takes it");
  }

  SmallVector<func::FuncOp> functions;
  llvm::DenseMap<Operation *, int64_t> taken;
  /// Ops whose part a backend refused because of its cost; none is erased
  /// without another backend taking it.
  llvm::DenseSet<Operation *> tooDear;
};

struct AssignParts : impl::AssignPartsPassBase<AssignParts> {
  explicit AssignParts(std::shared_ptr<const BackendRegistry> backends,
                       AssignPartsPassOptions options)
      : AssignPartsPassBase(std::move(options)), backends(std::move(backends)) {
  }

  void getDependentDialects(DialectRegistry &registry) const override {
    AssignPartsPassBase::getDependentDialects(registry);
    for (const std::string &name : names)
      if (const Backend *backend = backends->lookup(name)) {
        backend->registerDialects(registry);
        buildPipeline(*backend).getDependentDialects(registry);
      }
  }

  void runOnOperation() override {
    if (names.empty())
      return;
    for (const std::string &name : names)
      if (!backends->lookup(name)) {
        emitError(getOperation().getLoc(), "unknown backend '") << name << "'";
        return signalPassFailure();
      }
    assignParts();
  }

private:
  static OpPassManager buildPipeline(const Backend &backend) {
    OpPassManager passes(func::FuncOp::getOperationName());
    backend.buildTensorPipeline(passes);
    return passes;
  }

  void assignParts() {
    Assigner assigner(getOperation());
    for (const std::string &name : names)
      assigner.assign(*backends->lookup(name));
    numParts += assigner.numParts;
    numTaken += assigner.numTaken;
    numShared += assigner.outliner.getNumShared();
    numLeft += assigner.report(llvm::join(names, "+"));
    for (func::FuncOp function : assigner.outliner.getFunctions())
      if (failed(runOn(function)))
        return signalPassFailure();
  }

  LogicalResult runOn(func::FuncOp function) {
    OpPassManager passes =
        buildPipeline(*backends->lookup(getBackend(function)));
    return runPipeline(passes, function);
  }

  std::shared_ptr<const BackendRegistry> backends;
};

} // namespace

std::unique_ptr<Pass>
createAssignPartsPass(std::shared_ptr<const BackendRegistry> backends,
                      AssignPartsPassOptions options) {
  return std::make_unique<AssignParts>(std::move(backends), std::move(options));
}

void registerTargetPasses(std::shared_ptr<const BackendRegistry> backends) {
  registerPass([backends] { return createAssignPartsPass(backends); });
  registerPass([backends] { return createChooseGroupsPass(backends); });
  registerPass([backends] { return createExplainFusionPass(backends); });
  registerPass([] { return createFormGroupsPass(); });
  registerPass([] { return createSplitPiecesPass(); });
  registerPass([backends] { return createSetTargetPass(backends); });
  registerPass([backends] { return createSplitLevelsPass(backends); });
  registerPass([] { return createJoinLevelsPass(); });
}

} // namespace tcopt
