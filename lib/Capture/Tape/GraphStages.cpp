//===- GraphStages.cpp - cut graphs at values of the tape -----------------===//

#include "GraphStages.h"
#include "../Session/Engine.h"
#include "../Trace/Trace.h"
#include "GraphNode.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Interfaces/Activity.h"

using namespace mlir;

namespace tcopt::capture {

namespace {
/// Assigns ops to stages and builds the functions of the stages.
class StageCutter {
public:
  StageCutter(func::FuncOp function, ArrayRef<Value> cuts,
              ArrayRef<Value> results);

  std::vector<GraphStage> build(const StageSettings &settings);

private:
  struct Members {
    llvm::SetVector<Operation *> ops;
    llvm::SetVector<Value> operands, results;
  };

  Operation *opOf(Value value) const {
    Operation *op = value.getDefiningOp();
    return op ? block.findAncestorOpInBlock(*op) : nullptr;
  }
  void assign(ArrayRef<Value> values);
  void connect();
  std::shared_ptr<GraphFunction> functionOf(Members &members,
                                            const StageSettings &settings);

  func::FuncOp function;
  Block &block;
  llvm::DenseMap<Operation *, size_t> stageOf;
  std::vector<Members> stages;
  llvm::DenseSet<Value> wanted;
};
} // namespace

// Whether each stage recomputes the op, because it yields a size or a constant.
static bool isRepeated(Operation *op) {
  bool isSize = llvm::none_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
  return isSize || (op->getNumOperands() == 0 && op->getNumRegions() == 0);
}

StageCutter::StageCutter(func::FuncOp function, ArrayRef<Value> cuts,
                         ArrayRef<Value> results)
    : function(function), block(function.front()) {
  SmallVector<Value> order(cuts);
  llvm::erase_if(order, [&](Value value) { return !opOf(value); });
  llvm::stable_sort(order, [&](Value a, Value b) {
    return opOf(a) != opOf(b) && opOf(a)->isBeforeInBlock(opOf(b));
  });
  for (Value cut : order) {
    wanted.insert(cut);
    assign(cut);
  }
  wanted.insert_range(results);
  assign(results);
  connect();
}

void StageCutter::assign(ArrayRef<Value> values) {
  size_t number = stages.size();
  Members members;
  SmallVector<Value> stack(values);
  llvm::DenseSet<Operation *> seen;
  SmallVector<Operation *> found;
  while (!stack.empty()) {
    Operation *op = opOf(stack.pop_back_val());
    if (!op || !seen.insert(op).second)
      continue;
    if (!isRepeated(op) && !stageOf.try_emplace(op, number).second)
      continue;
    found.push_back(op);
    llvm::append_range(stack, usedValues(op));
  }
  llvm::sort(found,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  members.ops.insert_range(found);
  if (!members.ops.empty())
    stages.push_back(std::move(members));
}

// Operands of a stage are the values that it uses but does not compute.
void StageCutter::connect() {
  for (Members &stage : stages)
    for (Operation *op : stage.ops)
      for (Value used : usedValues(op))
        if (Operation *from = opOf(used); !from || !stage.ops.contains(from)) {
          stage.operands.insert(used);
          wanted.insert(used);
        }
  for (auto [number, stage] : llvm::enumerate(stages))
    for (Operation *op : stage.ops)
      for (Value result : op->getResults()) {
        auto owner = stageOf.find(op);
        bool isHere = owner == stageOf.end() || owner->second == number;
        if (isHere && isa<TensorType>(result.getType()) &&
            wanted.contains(result))
          stage.results.insert(result);
      }
}

std::shared_ptr<GraphFunction>
StageCutter::functionOf(Members &members, const StageSettings &settings) {
  OpBuilder builder(function.getContext());
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  builder.setInsertionPointToEnd(module->getBody());
  auto types = [](ArrayRef<Value> values) {
    return llvm::map_to_vector(values, [](Value one) { return one.getType(); });
  };
  ArrayRef<Value> operands = members.operands.getArrayRef();
  ArrayRef<Value> results = members.results.getArrayRef();
  auto part = func::FuncOp::create(
      builder, function.getLoc(), "main",
      builder.getFunctionType(types(operands), types(results)));
  Block *body = part.addEntryBlock();
  IRMapping map;
  map.map(operands, body->getArguments());
  builder.setInsertionPointToEnd(body);
  for (Operation *op : members.ops)
    builder.clone(*op, map);
  auto ends =
      llvm::map_to_vector(results, [&](Value one) { return map.lookup(one); });
  func::ReturnOp::create(builder, function.getLoc(), ends);
  return std::make_shared<GraphFunction>(
      std::move(module), std::vector<ArrayAttr>(results.size()),
      settings.options, settings.label, settings.device);
}

std::vector<GraphStage> StageCutter::build(const StageSettings &settings) {
  std::vector<GraphStage> made;
  for (Members &stage : stages)
    if (!stage.results.empty())
      made.push_back(
          {functionOf(stage, settings),
           std::vector<Value>(stage.operands.begin(), stage.operands.end()),
           std::vector<Value>(stage.results.begin(), stage.results.end())});
  return made;
}

std::vector<GraphStage> cutIntoStages(func::FuncOp function,
                                      ArrayRef<Value> cuts,
                                      ArrayRef<Value> results,
                                      const StageSettings &settings) {
  auto compiling = Engine::get().lockCompiling();
  return StageCutter(function, cuts, results).build(settings);
}

// Returns a tensor with the elements of a value, and with another history.
static Tensor withVariable(const Tensor &value,
                           const std::shared_ptr<Variable> &variable) {
  const Cell &cell = *value.getImpl()->cell;
  auto leaf = std::make_shared<Cell>(cell.dtype, cell.storage, cell.layout);
  leaf->variable = variable;
  return Tensor(std::make_shared<TensorImpl>(std::move(leaf)));
}

// Returns the value with the edge of a view. If several views have the same
// value, the caller passes the last one.
static Tensor asView(const Tensor &value, const StageView &view,
                     const ValueTensors &values) {
  Tensor whole = values.lookup(view.whole);
  Edge after = edgeOf(whole);
  if (!after)
    return value;
  ViewChain chain(whole.getImpl()->sizes(), view.views);
  Edge edge = placeViews(chain, view.before ? view.before : after, after);
  return withVariable(value, std::make_shared<Variable>(std::move(edge)));
}

void callStages(ArrayRef<GraphStage> stages, ValueTensors &values,
                const StageLeaves &leaves, ArrayRef<StageView> views,
                const std::string &name, Place place) {
  TraceScope outside(nullptr);
  EnableGrad recorded;
  llvm::DenseMap<Value, const StageView *> viewOf;
  for (const StageView &view : views)
    viewOf[view.value] = &view;
  for (const GraphStage &stage : stages) {
    Tensors operands;
    for (Value operand : stage.operands)
      operands.push_back(values.lookup(operand));
    Tensors results = callGraph(stage.function, operands, name, place);
    for (auto [value, result] : llvm::zip_equal(stage.results, results)) {
      if (auto leaf = leaves.find(value); leaf != leaves.end())
        values[value] = withVariable(result, leaf->second);
      else if (const StageView *view = viewOf.lookup(value))
        values[value] = asView(result, *view, values);
      else
        values[value] = result;
    }
  }
}

} // namespace tcopt::capture
