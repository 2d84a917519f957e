//===- SymbolBounds.cpp - what is stated about symbols of sizes -----------===//

#include "tcopt/Graph/IR/SymbolBounds.h"
#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tcopt::graph {

std::string SymbolBounds::text() const {
  SmallVector<std::string> parts;
  if (min > 0)
    parts.push_back("at least " + std::to_string(min));
  if (max != INT64_MAX)
    parts.push_back("at most " + std::to_string(max));
  if (multiple != 1)
    parts.push_back("a multiple of " + std::to_string(multiple));
  return llvm::join(parts, ", ");
}

/// The greatest size in bounds.
static int64_t greatest(const SymbolBounds &bounds) {
  return bounds.max - bounds.max % bounds.multiple;
}

FailureOr<SymbolBounds>
readBounds(Attribute value, function_ref<InFlightDiagnostic()> emitError) {
  auto row = dyn_cast<DictionaryAttr>(value);
  if (!row)
    return emitError() << "expected bounds of a symbol but found " << value;
  SymbolBounds bounds;
  for (NamedAttribute entry : row) {
    auto number = dyn_cast<IntegerAttr>(entry.getValue());
    int64_t *field = llvm::StringSwitch<int64_t *>(entry.getName())
                         .Case("min", &bounds.min)
                         .Case("max", &bounds.max)
                         .Case("multiple", &bounds.multiple)
                         .Default(nullptr);
    if (!field)
      return emitError() << "expected min, max or multiple but found "
                         << entry.getName();
    int64_t least = field == &bounds.multiple ? 1 : 0;
    if (!number || !number.getType().isSignlessInteger(64) ||
        number.getInt() < least)
      return emitError() << "expected an integer of 64 bits from " << least
                         << " on as " << entry.getName() << " but found "
                         << entry.getValue();
    *field = number.getInt();
  }
  if (greatest(bounds) < bounds.min)
    return emitError() << "expected bounds that a size can keep but found "
                       << value;
  return bounds;
}

void forEachBound(FunctionOpInterface func,
                  function_ref<void(StringAttr, const SymbolBounds &)> visit) {
  auto symbols =
      func->getAttrOfType<DictionaryAttr>(GraphDialect::kSymbolsAttr);
  if (!symbols)
    return;
  for (NamedAttribute symbol : symbols) {
    auto bounds =
        readBounds(symbol.getValue(), [&] { return func.emitError(); });
    if (succeeded(bounds))
      visit(symbol.getName(), *bounds);
  }
}

LogicalResult verifySymbols(Operation *op, Attribute value) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  auto symbols = dyn_cast<DictionaryAttr>(value);
  if (!function || !symbols)
    return op->emitError("expected graph.symbols to be a dictionary on a "
                         "function");
  llvm::StringSet<> names = determinedSymbols(function);
  // Lowering takes the names of sizes from arguments, and leaves this.
  bool isLowered = llvm::none_of(function.getArgumentTypes(), [](Type type) {
    return isa<TensorType>(type);
  });
  for (NamedAttribute symbol : symbols) {
    auto emitError = [&] {
      return op->emitError("graph.symbols of '")
             << symbol.getName().getValue() << "': ";
    };
    if (!isLowered && !names.contains(symbol.getName()))
      return emitError() << "expected a symbol that graph.dims of an argument "
                            "determines";
    if (failed(readBounds(symbol.getValue(), emitError)))
      return failure();
  }
  return success();
}

} // namespace tcopt::graph
