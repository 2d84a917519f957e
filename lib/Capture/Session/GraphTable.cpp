//===- GraphTable.cpp - print a graph as a table --------------------------===//

#include "GraphTable.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InterleavedRange.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace tcopt::capture {

static std::string locationText(Operation *op) {
  if (auto place = op->getLoc()->findInstanceOf<FileLineColLoc>())
    return llvm::sys::path::filename(place.getFilename().strref()).str() + ":" +
           std::to_string(place.getLine());
  return "";
}

template <typename T> static std::string printed(T value, AsmState &state) {
  std::string text;
  llvm::raw_string_ostream os(text);
  value.printAsOperand(os, state);
  return text;
}

static std::array<std::string, 5> rowOf(Operation &op, AsmState &state) {
  auto names = [&](ValueRange values) {
    return llvm::join(
        llvm::map_range(values,
                        [&](Value value) { return printed(value, state); }),
        ", ");
  };
  std::string types, attributes;
  llvm::raw_string_ostream(types) << llvm::interleaved(op.getResultTypes());
  for (NamedAttribute attribute : op.getAttrs()) {
    llvm::raw_string_ostream os(attributes);
    os << (attributes.empty() ? "" : ", ") << attribute.getName().strref()
       << " = ";
    if (isa<ElementsAttr>(attribute.getValue()))
      os << "...";
    else
      attribute.getValue().print(os, /*elideType=*/true);
  }
  std::string operands = names(op.getOperands());
  if (!attributes.empty())
    operands += (operands.empty() ? "" : ", ") + attributes;
  return {names(op.getResults()), op.getName().getStringRef().str(), operands,
          types, locationText(&op)};
}

std::string graphTable(ModuleOp module) {
  AsmState state(module);
  std::vector<std::array<std::string, 5>> rows{
      {"result", "op", "operands", "type", "place"}};
  module->walk([&](func::FuncOp function) {
    for (Operation &op : function.front())
      rows.push_back(rowOf(op, state));
  });
  std::array<size_t, 5> widths = {};
  for (const auto &row : rows)
    for (size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], row[i].size());
  std::string text;
  for (const auto &row : rows) {
    std::string line;
    for (size_t i = 0; i < row.size(); ++i)
      line += row[i] + std::string(widths[i] - row[i].size() + 2, ' ');
    text += StringRef(line).rtrim().str() + "\n";
  }
  return text;
}

} // namespace tcopt::capture
