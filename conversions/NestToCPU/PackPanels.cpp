//===- PackPanels.cpp - constant matrices in panels -----------------------===//
//
// A pass because kernels and their calls change together. Runs when schedules
// say how wide a contraction's register tile is, and before what constants
// decide is moved to the init function.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Nest/IR/KernelSchedule.h"
#include "tcopt/Nest/Transforms/EarlyProgram.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CPUPACKPANELS
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"

namespace {

/// A contraction whose operand is a matrix from outside of its kernel.
struct Candidate {
  linalg::LinalgOp op;
  unsigned operand;
  BlockArgument matrix;
  /// Loops of the columns and of the terms, and the width of a register tile.
  int64_t column, term, width;
  /// The op's schedule.
  ScheduleAttrInterface schedule;

  RankedTensorType type() const {
    return cast<RankedTensorType>(matrix.getType());
  }
  AffineMap map() const {
    linalg::LinalgOp of = op;
    return of.getMatchingIndexingMap(&of->getOpOperand(operand));
  }
  /// The dimensions of the matrix are (column, term), not (term, column).
  bool columnsFirst() const { return map().getDimPosition(0) == column; }
  int64_t columns() const { return type().getDimSize(columnsFirst() ? 0 : 1); }
  int64_t terms() const { return type().getDimSize(columnsFirst() ? 1 : 0); }
  int64_t bytes() const {
    return type().getNumElements() *
           llvm::divideCeil(type().getElementTypeBitWidth(), 8);
  }
};

/// What the kernel alone says.
class Matcher {
public:
  Matcher(linalg::LinalgOp op, ScheduleAttrInterface schedule)
      : op(op), schedule(schedule), shape(nest::shapeOf(op)) {}

  /// None if the op is no contraction by columns from outside.
  std::optional<Candidate> match() {
    std::optional<ContractionLoops> loops = classifyContraction(shape);
    cpu::ContractionAttr tiles = tilesOf(schedule);
    if (!loops || !tiles || loops->columns.size() != 1 ||
        loops->sum.size() != 1)
      return std::nullopt;
    unsigned number = loops->columnInput;
    auto matrix = dyn_cast<BlockArgument>(op->getOperand(number));
    if (!matrix || !isInput(matrix))
      return std::nullopt;
    return Candidate{op,
                     number,
                     matrix,
                     loops->columns[0],
                     loops->sum[0],
                     tiles.getRegisters()[1],
                     schedule};
  }

  StringRef reasonAgainst(const Candidate &candidate, int64_t minBytes) {
    AffineMap map = candidate.map();
    RankedTensorType type = candidate.type();
    if (!map.isProjectedPermutation() || type.getRank() != 2 ||
        !type.hasStaticShape() || !candidate.matrix.hasOneUse())
      return "layout";
    if (isa<nest::CasesAttr>(schedule))
      return "cases";
    if (!nest::matchProductSum(op)->conversion[candidate.operand].empty())
      return "converted";
    if (candidate.columns() % candidate.width != 0)
      return "columns";
    return candidate.bytes() < minBytes ? "small" : "";
  }

private:
  /// Returns null for a schedule without register tiles.
  static cpu::ContractionAttr tilesOf(ScheduleAttrInterface schedule) {
    if (auto cases = dyn_cast_or_null<nest::CasesAttr>(schedule))
      schedule = cases.getOtherwise();
    return dyn_cast_or_null<cpu::ContractionAttr>(schedule);
  }

  static bool isInput(BlockArgument argument) {
    auto kernel = dyn_cast<nest::KernelOp>(argument.getOwner()->getParentOp());
    return kernel && argument.getArgNumber() < kernel.getNumInputs();
  }

  linalg::LinalgOp op;
  ScheduleAttrInterface schedule;
  KernelShape shape;
};

/// The kernels that put matrices in panels.
class Packers {
public:
  Packers(ModuleOp module, SymbolTable &symbols)
      : symbols(symbols), builder(module.getContext()) {}

  /// The panels of a matrix, computed right after it.
  Value pack(Value matrix, const Candidate &candidate, nest::KernelOp user) {
    Value &known =
        panels[{matrix, panelType(candidate), candidate.columnsFirst()}];
    if (!known)
      known = make(matrix, candidate, user);
    return known;
  }

  static RankedTensorType panelType(const Candidate &candidate) {
    return RankedTensorType::get({candidate.columns() / candidate.width,
                                  candidate.terms(), candidate.width},
                                 candidate.type().getElementType());
  }

private:
  Value make(Value matrix, const Candidate &candidate, nest::KernelOp user) {
    Location loc = user.getLoc();
    nest::KernelOp kernel = kernelOf(candidate, user);
    builder.setInsertionPointAfterValue(matrix);
    SmallVector<ReassociationIndices> parts = {{0}, {1, 2}};
    if (candidate.columnsFirst())
      parts = {{0, 1}, {2}};
    Value expanded = tensor::ExpandShapeOp::create(
        builder, loc, expandedType(candidate), matrix, parts);
    RankedTensorType type = panelType(candidate);
    Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                          type.getElementType());
    auto packed = nest::CallOp::create(
        builder, loc, TypeRange(type), kernel.getSymName(), expanded, empty,
        /*scalars=*/ValueRange(), /*workspace=*/Value(), /*mayFail=*/false);
    return packed.getResult(0);
  }

  static RankedTensorType expandedType(const Candidate &candidate) {
    int64_t panels = candidate.columns() / candidate.width;
    SmallVector<int64_t> sizes = {candidate.terms(), panels, candidate.width};
    if (candidate.columnsFirst())
      sizes = {panels, candidate.width, candidate.terms()};
    return RankedTensorType::get(sizes, candidate.type().getElementType());
  }

  nest::KernelOp kernelOf(const Candidate &candidate, nest::KernelOp user) {
    auto type = FunctionType::get(
        builder.getContext(), {expandedType(candidate), panelType(candidate)},
        {panelType(candidate)});
    nest::KernelOp &known =
        kernels[{type, candidate.columnsFirst(), tcopt::isStrict(user)}];
    if (known)
      return known;
    auto unit = user->getParentOfType<ModuleOp>();
    builder.setInsertionPoint(unit);
    auto made = ModuleOp::create(builder, user.getLoc(), "pack");
    StringAttr name = symbols.insert(made, Block::iterator(unit));
    builder.setInsertionPointToEnd(made.getBody());
    known = nest::KernelOp::create(builder, user.getLoc(), name, type);
    copyNumerics(user, known);
    fill(known, candidate.columnsFirst());
    return known;
  }

  /// result[panel, term, place] = matrix[...], which has them in another order.
  void fill(nest::KernelOp kernel, bool columnsFirst) {
    MLIRContext *context = builder.getContext();
    Location loc = kernel.getLoc();
    AffineExpr panel, term, place;
    bindDims(context, panel, term, place);
    SmallVector<AffineExpr> read = {term, panel, place};
    if (columnsFirst)
      read = {panel, place, term};
    SmallVector<AffineMap> maps = {
        AffineMap::get(3, 0, read, context),
        AffineMap::getMultiDimIdentityMap(3, context)};
    SmallVector<utils::IteratorType> loops(3, utils::IteratorType::parallel);
    builder.setInsertionPointToEnd(&kernel.getBody().front());
    Value result = kernel.getInits()[0];
    auto copy = linalg::GenericOp::create(
        builder, loc, TypeRange(result.getType()),
        ValueRange(kernel.getInputs()[0]), ValueRange(result), maps, loops,
        [](OpBuilder &b, Location l, ValueRange elements) {
          linalg::YieldOp::create(b, l, elements[0]);
        });
    nest::ReturnOp::create(builder, loc, copy.getResults());
  }

  SymbolTable &symbols;
  OpBuilder builder;
  /// By type, order of the matrix and numerics.
  DenseMap<std::tuple<Type, unsigned, unsigned>, nest::KernelOp> kernels;
  DenseMap<std::tuple<Value, Type, unsigned>, Value> panels;
};

struct PackPanels : impl::CPUPackPanelsBase<PackPanels> {
  using CPUPackPanelsBase::CPUPackPanelsBase;

  void runOnOperation() override {
    nest::EarlyProgram program(getOperation());
    Packers packers(getOperation(), program.symbolTable());
    for (auto &[kernel, calls] : findCalls(program.symbolTable()))
      if (nest::KernelSchedule::isOn(kernel) &&
          failed(pack(kernel, calls, program, packers)))
        return signalPassFailure();
  }

private:
  using Calls = SmallVector<nest::CallOp>;

  // A kernel that was changed gets schedules anew.
  LogicalResult pack(nest::KernelOp kernel, ArrayRef<nest::CallOp> calls,
                     nest::EarlyProgram &program, Packers &packers) {
    FailureOr<nest::KernelSchedule> schedules =
        nest::KernelSchedule::read(kernel);
    if (failed(schedules))
      return failure();
    bool isChanged = false;
    for (Operation *each : schedules->getOps()) {
      auto op = dyn_cast<linalg::LinalgOp>(each);
      auto candidate = op ? Matcher(op, schedules->lookup(op)).match()
                          : std::optional<Candidate>();
      if (!candidate || !isWanted(*candidate, calls, program))
        continue;
      change(*candidate, kernel, calls, packers);
      isChanged = true;
    }
    if (isChanged)
      kernel->removeAttr(nest::attrs::kSchedule);
    return success();
  }

  llvm::MapVector<nest::KernelOp, Calls> findCalls(SymbolTable &symbols) {
    llvm::MapVector<nest::KernelOp, Calls> calls;
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk([&](nest::CallOp call) {
        calls[nest::lookupKernel(symbols.lookup(call.getCallee()))].push_back(
            call);
      });
    return calls;
  }

  bool isWanted(const Candidate &candidate, ArrayRef<nest::CallOp> calls,
                nest::EarlyProgram &program) {
    StringRef reason = reasonAgainst(candidate, calls, program);
    if (reason.empty() || reason == "argument")
      return reason.empty();
    remark::missed(candidate.op->getLoc(),
                   remark::RemarkOpts::name("not-packed").category("state"))
        << remark::reason("{0}", reason);
    return false;
  }

  StringRef reasonAgainst(const Candidate &candidate,
                          ArrayRef<nest::CallOp> calls,
                          nest::EarlyProgram &program) {
    unsigned number = candidate.matrix.getArgNumber();
    size_t early = 0;
    int64_t source = INT64_MAX;
    for (nest::CallOp call : calls) {
      nest::EarlyOps &ops =
          program.opsOf(call->getParentOfType<func::FuncOp>());
      Value matrix = call->getOperand(number);
      early += ops.isEarly(matrix);
      source = std::min(source, ops.sourceBytes(matrix));
    }
    if (early < calls.size())
      return early ? "calls" : "argument";
    StringRef reason = Matcher(candidate.op, candidate.schedule)
                           .reasonAgainst(candidate, minBytes);
    return reason.empty() && source < candidate.bytes() ? "computed" : reason;
  }

  void change(const Candidate &candidate, nest::KernelOp kernel,
              ArrayRef<nest::CallOp> calls, Packers &packers) {
    unsigned number = candidate.matrix.getArgNumber();
    for (nest::CallOp call : calls)
      call->setOperand(
          number, packers.pack(call->getOperand(number), candidate, kernel));
    RankedTensorType type = Packers::panelType(candidate);
    IRRewriter rewriter(&getContext());
    rewriter.setInsertionPoint(candidate.op);
    readPanels(candidate, rewriter);
    BlockArgument(candidate.matrix).setType(type);
    SmallVector<Type> arguments(kernel.getArgumentTypes());
    arguments[number] = type;
    kernel.setFunctionType(
        rewriter.getFunctionType(arguments, kernel.getResultTypes()));
    kernel.removeArgAttr(number, nest::KernelOp::getMayAliasAttrName());
    ++numPacked;
  }

  static void readPanels(const Candidate &candidate, IRRewriter &rewriter) {
    linalg::LinalgOp op = candidate.op;
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    MLIRContext *context = rewriter.getContext();
    AffineExpr column = getAffineDimExpr(candidate.column, context);
    AffineExpr term = getAffineDimExpr(candidate.term, context);
    maps[candidate.operand] = AffineMap::get(
        maps[candidate.operand].getNumDims(), 0,
        {column.floorDiv(candidate.width), term, column % candidate.width},
        context);
    auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    if (!generic) {
      // Upstream drops attributes.
      DictionaryAttr attributes = op->getDiscardableAttrDictionary();
      generic = *linalg::generalizeNamedOp(rewriter, op);
      generic->setDiscardableAttrs(attributes);
    }
    generic.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  }
};

} // namespace
} // namespace tcopt
