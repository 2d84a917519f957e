//===- Dot.cpp - Programs as Graphviz graphs ------------------------------===//
//
// A cluster for each function: its arguments, ops and results, and an edge for
// each tensor that is used, by an op itself or within its regions. Constants
// and sizes are left out.
//
// Buffers come from the op that has written them last. Kernels are clusters, to
// which dashed edges lead from their calls. Groups, of a plan or formed, are
// clusters within their functions.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/GraphWriter.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace tcopt;
using mlir::Operation;
using mlir::Value;

namespace {
class DotPrinter {
public:
  explicit DotPrinter(llvm::raw_ostream &os) : os(os), edges(&os) {}

  void printFunction(mlir::FunctionOpInterface function);
  void printCalls();

private:
  /// The cluster of a kernel, and one of its nodes.
  struct Cluster {
    unsigned number, node;
  };

  void printOp(Operation *op);
  void printGroup(nest::GroupOp group);
  void noteMember(Operation *op, unsigned node);
  void printPlan(Operation *function);
  void printNode(llvm::StringRef text, llvm::StringRef shape);
  void printEdges(Operation *op, unsigned to);

  llvm::raw_ostream &os;
  /// Edges that are printed in a cluster would move both ends there.
  llvm::raw_ostream *edges;
  unsigned numNodes = 0, numClusters = 0;
  llvm::DenseMap<Value, unsigned> nodeOf;
  llvm::StringMap<Cluster> kernels;
  std::vector<std::pair<unsigned, std::string>> calls;
  /// By number of a planned group: the nodes of its members.
  std::map<int64_t, llvm::SmallVector<unsigned>> planned;
};
} // namespace

static bool isTensor(Value value) {
  return llvm::isa<mlir::ShapedType>(value.getType());
}

static bool isConstant(Operation *op) {
  return op->hasTrait<mlir::OpTrait::ConstantLike>() &&
         op->getNumOperands() == 0;
}

static std::string kindOf(nest::GroupOp group) {
  auto kind = group->getAttrOfType<nest::PlanKindAttr>(nest::attrs::kKind);
  return kind ? nest::stringifyPlanKind(kind.getValue()).str() : "group";
}

static std::string typeText(Value value) {
  std::string text;
  llvm::raw_string_ostream(text) << value.getType();
  return text;
}

void DotPrinter::printNode(llvm::StringRef text, llvm::StringRef shape) {
  os << "    n" << numNodes++ << " [label=\""
     << llvm::DOT::EscapeString(text.str()) << "\", shape=" << shape << "];\n";
}

void DotPrinter::printEdges(Operation *op, unsigned to) {
  // What the regions of an op use is what the op uses.
  llvm::SetVector<Value> used(op->operand_begin(), op->operand_end());
  mlir::getUsedValuesDefinedAbove(op->getRegions(), used);
  for (Value operand : used) {
    auto from = nodeOf.find(operand);
    if (from != nodeOf.end())
      *edges << "    n" << from->second << " -> n" << to << " [label=\""
             << llvm::DOT::EscapeString(typeText(operand)) << "\"];\n";
  }
}

// What reads a buffer, or the whole of which it is a view, comes after what
// has written it.
static llvm::SmallVector<Value> findWritten(Operation *op) {
  llvm::SmallVector<mlir::MemoryEffects::EffectInstance> effects;
  if (auto interface = llvm::dyn_cast<mlir::MemoryEffectOpInterface>(op))
    interface.getEffects(effects);
  llvm::SmallVector<Value> written;
  for (const auto &effect : effects) {
    Value value = effect.getValue();
    if (!llvm::isa<mlir::MemoryEffects::Write>(effect.getEffect()))
      continue;
    while (value) {
      written.push_back(value);
      auto view = value.getDefiningOp<mlir::ViewLikeOpInterface>();
      value = view ? view.getViewSource() : Value();
    }
  }
  return written;
}

/// The op's name, and that of what it calls.
static std::string labelOf(Operation *op) {
  std::string label = op->getName().getStringRef().str();
  if (auto callee = op->getAttrOfType<mlir::SymbolRefAttr>("callee"))
    label += " @" + callee.getRootReference().str();
  return label;
}

/// Edges of a group's operands end at the members that read them.
void DotPrinter::printGroup(nest::GroupOp group) {
  os << "    subgraph cluster_" << numClusters++ << " {\n    label=\""
     << kindOf(group) << "\"; style=dotted;\n";
  mlir::Block &body = group.getBody().front();
  std::string inside;
  llvm::raw_string_ostream stream(inside);
  llvm::raw_ostream *outside = std::exchange(edges, &stream);
  for (Operation &op : body.without_terminator())
    printOp(&op);
  edges = outside;
  os << "    }\n" << inside;
  for (auto [result, yielded] : llvm::zip_equal(
           group->getResults(), body.getTerminator()->getOperands()))
    if (auto from = nodeOf.find(yielded); from != nodeOf.end())
      nodeOf[result] = from->second;
}

/// A node is in one cluster: that of the group that owns the op.
void DotPrinter::noteMember(Operation *op, unsigned node) {
  auto list = op->getAttrOfType<mlir::ArrayAttr>(nest::attrs::kMembers);
  if (!list)
    return;
  for (auto member : list.getAsRange<nest::MemberAttr>())
    if (member.getOwner())
      planned[member.getGroup()].push_back(node);
}

void DotPrinter::printPlan(Operation *function) {
  auto list = function->getAttrOfType<mlir::ArrayAttr>(nest::attrs::kPlan);
  if (list)
    for (auto group : list.getAsRange<nest::PlannedAttr>()) {
      os << "    subgraph cluster_" << numClusters++ << " {\n    label=\"group "
         << group.getGroup() << ": " << nest::stringifyPlanKind(group.getKind())
         << "\"; style=dotted;\n";
      for (unsigned node : planned[group.getGroup()])
        os << "    n" << node << ";\n";
      os << "    }\n";
    }
  planned.clear();
}

void DotPrinter::printOp(Operation *op) {
  if (auto group = llvm::dyn_cast<nest::GroupOp>(op))
    return printGroup(group);
  bool isReturn = op->hasTrait<mlir::OpTrait::IsTerminator>();
  bool hasTensors = llvm::any_of(op->getResults(), isTensor);
  if (isConstant(op) || (!hasTensors && !isReturn && op->getNumResults()))
    return;
  unsigned node = numNodes;
  printNode(labelOf(op), isReturn ? "ellipse" : "box");
  noteMember(op, node);
  for (Value result : op->getResults())
    if (isTensor(result))
      nodeOf[result] = node;
  printEdges(op, node);
  for (Value buffer : findWritten(op))
    nodeOf[buffer] = node;
  if (auto call = llvm::dyn_cast<nest::CallOp>(op))
    calls.emplace_back(node, call.getCallee().str());
  if (auto each = llvm::dyn_cast<nest::CallEachOp>(op))
    calls.emplace_back(node, each.getCallee().str());
}

void DotPrinter::printCalls() {
  for (auto &[node, callee] : calls)
    if (auto it = kernels.find(callee); it != kernels.end())
      os << "  n" << node << " -> n" << it->second.node
         << " [style=dashed, lhead=cluster_" << it->second.number << "];\n";
}

void DotPrinter::printFunction(mlir::FunctionOpInterface function) {
  if (function.isExternal())
    return;
  if (llvm::isa<nest::KernelOp>(function))
    kernels[function.getName()] = {numClusters, numNodes};
  os << "  subgraph cluster_" << numClusters++ << " {\n    label=\""
     << llvm::DOT::EscapeString(function.getName().str()) << "\";\n";
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto name = function.getArgAttrOfType<mlir::StringAttr>(
        i, tcopt::TcoptDialect::kName);
    nodeOf[function.getArgument(i)] = numNodes;
    printNode(name ? name.getValue().str() : "arg" + std::to_string(i),
              "ellipse");
  }
  for (mlir::Block &block : function.getFunctionBody())
    for (Operation &op : block)
      printOp(&op);
  printPlan(function);
  os << "  }\n";
}

void tcopt::printDot(mlir::ModuleOp module, llvm::raw_ostream &os) {
  os << "digraph program {\n  compound=true;\n";
  DotPrinter printer(os);
  for (auto function : module.getOps<mlir::FunctionOpInterface>())
    printer.printFunction(function);
  for (auto unit : module.getOps<mlir::ModuleOp>())
    for (auto function : unit.getOps<mlir::FunctionOpInterface>())
      printer.printFunction(function);
  printer.printCalls();
  os << "}\n";
}
