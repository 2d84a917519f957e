//===- Host.cpp - sizes and constants -------------------------------------===//

#include "Exporter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tcopt::onnx_export {

static void exportConstant(graph::ConstantOp op, Export &x) {
  x.out(x.e.constant(op.getValue(), "weight"));
}

static void exportNumber(arith::ConstantOp op, Export &x) {
  auto value = dyn_cast<IntegerAttr>(op.getValue());
  if (!value)
    return x.refuse("expected an integer");
  Type type = op.getType().isIndex() ? IntegerType::get(op.getContext(), 64)
                                     : op.getType();
  x.out(x.e.number(double(value.getValue().getSExtValue()), type));
}

static void exportDim(tensor::DimOp op, Export &x) {
  std::optional<int64_t> dim = op.getConstantIndex();
  if (!dim)
    return x.refuse("expected a known dimension");
  x.node("Gather", {x.e.shapeOf(op.getSource()), x.e.integer(*dim)},
         {{"axis", int64_t(0)}});
}

/// An element of a tensor, as a tensor of rank 0.
static void exportExtract(tensor::ExtractOp op, Export &x) {
  Name tensor = x.in(op.getTensor());
  if (op.getIndices().empty())
    return x.out(tensor);
  Names places;
  for (Value index : op.getIndices())
    places.push_back(x.e.asVector(index));
  x.node("GatherND",
         {tensor, x.e.op("Concat", places, {{"axis", int64_t(0)}})});
}

static void exportFromElements(tensor::FromElementsOp op, Export &x) {
  Names parts;
  for (Value element : op.getElements())
    parts.push_back(x.e.asVector(element));
  auto type = op.getType();
  Name flat = parts.size() == 1
                  ? parts[0]
                  : x.e.op("Concat", parts, {{"axis", int64_t(0)}});
  x.node("Reshape", {flat, x.e.ints(type.getShape())});
}

static void exportCompare(arith::CmpIOp op, Export &x) {
  using Predicate = arith::CmpIPredicate;
  static constexpr std::pair<Predicate, const char *> rows[] = {
      {Predicate::eq, "Equal"},          {Predicate::slt, "Less"},
      {Predicate::sle, "LessOrEqual"},   {Predicate::sgt, "Greater"},
      {Predicate::ult, "Less"},          {Predicate::ule, "LessOrEqual"},
      {Predicate::ugt, "Greater"},       {Predicate::uge, "GreaterOrEqual"},
      {Predicate::sge, "GreaterOrEqual"}};
  for (auto [predicate, type] : rows)
    if (op.getPredicate() == predicate)
      return x.node(type, x.all());
  x.out(x.e.op("Not", {x.e.op("Equal", x.all())}));
}

static void exportCast(Export &x) {
  x.out(x.e.cast(x.in(0u), x.op->getResult(0).getType()));
}

// Floor and ceiling of what is not negative, as sizes are.
static void exportCeilDiv(arith::CeilDivSIOp op, Export &x) {
  Name one = x.e.integer(1);
  Name sum = x.e.op(
      "Add", {x.in(op.getLhs()), x.e.op("Sub", {x.in(op.getRhs()), one})});
  x.node("Div", {sum, x.in(op.getRhs())});
}

/// The body of the function stands where it is called.
static void exportCall(func::CallOp op, Export &x) {
  auto function = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, op.getCalleeAttr());
  if (!function || function.isExternal())
    return x.refuse("the function has no body");
  Block &body = function.getBody().front();
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), op.getOperands()))
    x.e.define(argument, x.in(operand));
  x.exporter.exportBlock(body, x.e);
  for (auto [i, value] : llvm::enumerate(body.getTerminator()->getOperands()))
    x.out(x.in(value), i);
}

void addHostExports(ExportTable &t) {
  t.add<graph::ConstantOp>(exportConstant);
  t.add<arith::ConstantOp>(exportNumber);
  t.add<tensor::DimOp>(exportDim);
  t.add<tensor::ExtractOp>(exportExtract);
  t.add<tensor::FromElementsOp>(exportFromElements);
  t.add<tensor::CastOp>("Identity");
  t.add<arith::AddIOp>("Add");
  t.add<arith::SubIOp>("Sub");
  t.add<arith::MulIOp>("Mul");
  t.add<arith::DivSIOp>("Div");
  t.add<arith::DivUIOp>("Div");
  t.add<arith::FloorDivSIOp>("Div");
  t.add<arith::RemSIOp>("Mod");
  t.add<arith::RemUIOp>("Mod");
  t.add<arith::MinSIOp>("Min");
  t.add<arith::MaxSIOp>("Max");
  t.add<arith::MinUIOp>("Min");
  t.add<arith::MaxUIOp>("Max");
  t.add<arith::SelectOp>("Where");
  t.add<arith::CmpIOp>(exportCompare);
  t.add<arith::CeilDivSIOp>(exportCeilDiv);
  t.add("arith.index_cast", exportCast);
  t.add<func::CallOp>(exportCall);
}

} // namespace tcopt::onnx_export
