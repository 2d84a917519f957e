//===- ArgumentChecks.cpp - checks of the sizes of arguments --------------===//

#include "tcopt/Graph/Transforms/ArgumentChecks.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "tcopt/Graph/IR/SymbolBounds.h"
#include "tcopt/Interfaces/IndexArithmetic.h"
#include "tcopt/Support/SymbolSolution.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace tcopt::graph {

using Kind = SizeObligation::Kind;

Value valueOf(OpBuilder &builder, Location loc, Dim dim) {
  if (dim.value)
    return dim.value;
  return arith::ConstantIndexOp::create(builder, loc, *dim.constant);
}

void buildRequire(OpBuilder &builder, Location loc, Kind kind, Dim expected,
                  Dim found, const Twine &message) {
  auto predicate = kind == Kind::equal ? arith::CmpIPredicate::eq
                                       : arith::CmpIPredicate::sge;
  Value holds = arith::CmpIOp::create(builder, loc, predicate,
                                      valueOf(builder, loc, found),
                                      valueOf(builder, loc, expected));
  core::RequireOp::create(builder, loc, holds, builder.getStringAttr(message));
}

namespace {
class ArgumentChecks {
public:
  ArgumentChecks(FunctionOpInterface func, SizeResolver &resolver)
      : func(func), loc(func.getLoc()), resolver(resolver),
        sizes(argumentSizes(func)),
        builder(&func.getFunctionBody().front().front()) {
    for (const ArgumentSize &size : sizes)
      exprs.push_back(size.size);
    solution = solveSymbols(exprs);
  }

  void build() {
    for (const SymbolSolution::Step &step : solution.steps)
      addSymbol(step);
    for (size_t entry : solution.checked)
      check(entry);
    for (auto [entry, first] : solution.same)
      unify(entry, foundIn(first), sizes[first].argument.getArgNumber());
    forEachBound(func, [&](StringAttr symbol, const SymbolBounds &bounds) {
      requireBounds(symbols.at(symbol).size, symbol, bounds);
    });
    for (const ArgumentValue &value : argumentValues(func))
      check(value);
  }

private:
  Dim foundIn(size_t entry) {
    return resolver.sizeOf(sizes[entry].argument, sizes[entry].dim);
  }

  Value build(const SizeExpr &expr, Dim found) {
    return buildSize(builder, loc, expr, [&](const SizeExpr &symbol) {
      return valueOf(builder, loc,
                     symbol.getIndex() ? found
                                       : symbols.at(symbol.getName()).size);
    });
  }

  void addSymbol(const SymbolSolution::Step &step) {
    const ArgumentSize &entry = sizes[step.entry];
    Dim size = foundIn(step.entry);
    StringRef name = step.symbol.getName();
    if (step.isBound()) {
      resolver.setExpr(entry.argument, entry.dim, entry.size);
    } else {
      size = Dim::ofValue(build(step.value, size));
      resolver.setExpr(size.value, step.symbol);
      buildRequire(builder, loc, Kind::atLeast, 0, size,
                   textOf(entry) + ": \"" + name + "\" must not be negative");
    }
    symbols[name] = {size, entry.argument.getArgNumber()};
  }

  void check(size_t entry) {
    const ArgumentSize &size = sizes[entry];
    if (size.size.isSymbol()) {
      const Symbol &symbol = symbols.at(size.size.getName());
      return unify(entry, symbol.size, symbol.argument);
    }
    requireDivisors(textOf(size), size.size);
    Dim expected = Dim::ofValue(build(size.size, {}));
    buildRequire(builder, loc, Kind::equal, expected, foundIn(entry),
                 textOf(size));
    resolver.setExpr(size.argument, size.dim, size.size);
  }

  bool areKnown(const SizeExpr &expr) {
    return expr.isSymbol()
               ? symbols.contains(expr.getName())
               : llvm::all_of(expr.getOperands(), [&](const SizeExpr &operand) {
                   return areKnown(operand);
                 });
  }

  // Checks the element of an argument. The first element whose size is a symbol
  // of no dimension determines the symbol; an expression of others is not
  // checked.
  void check(const ArgumentValue &value) {
    bool isNew = value.size.isSymbol() && !areKnown(value.size);
    if (!isNew && !areKnown(value.size))
      return;
    unsigned number = value.argument.getArgNumber();
    Value element = tensor::ExtractOp::create(builder, loc, value.argument, {});
    Dim found = Dim::ofValue(arith::IndexCastOp::create(
        builder, loc, builder.getIndexType(), element));
    std::string message =
        "argument #" + std::to_string(number) + " must be " + value.size.text();
    if (isNew) {
      symbols[value.size.getName()] = {found, number};
      return buildRequire(builder, loc, Kind::atLeast, 0, found,
                          message + ", which must not be negative");
    }
    requireDivisors(message, value.size);
    buildRequire(builder, loc, Kind::equal, Dim::ofValue(build(value.size, {})),
                 found, message);
  }

  void requireDivisors(const std::string &text, const SizeExpr &expr) {
    bool divides = expr.getKind() == SizeExpr::Kind::floorDiv ||
                   expr.getKind() == SizeExpr::Kind::mod;
    if (divides && !expr.getOperands()[1].isConstant())
      buildRequire(builder, loc, Kind::atLeast, 1,
                   Dim::ofValue(build(expr.getOperands()[1], {})),
                   text + ": divisors must be positive");
    for (const SizeExpr &operand : expr.getOperands())
      requireDivisors(text, operand);
  }

  std::string textOf(const ArgumentSize &size) {
    return "size " + std::to_string(size.dim) + " of argument #" +
           std::to_string(size.argument.getArgNumber()) + " must be " +
           size.size.text();
  }

  /// Merges two sizes with one expression, of which the first is used.
  void unify(size_t entry, Dim first, unsigned firstArgument) {
    const ArgumentSize &size = sizes[entry];
    Dim found = foundIn(entry);
    std::string name =
        size.size.isSymbol() ? size.size.getName().str() : size.size.text();
    buildRequire(builder, loc, Kind::equal, first, found,
                 "sizes named \"" + Twine(name) + "\" of arguments #" +
                     Twine(firstArgument) + " and #" +
                     Twine(size.argument.getArgNumber()) + " must be equal");
    resolver.merge(first, found);
  }

  void requireBounds(Dim size, StringAttr symbol, const SymbolBounds &bounds) {
    using Predicate = arith::CmpIPredicate;
    auto number = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(builder, loc, value);
    };
    StringAttr message = builder.getStringAttr("size \"" + symbol.getValue() +
                                               "\" must be " + bounds.text());
    auto require = [&](Predicate predicate, Value found, int64_t expected) {
      core::RequireOp::create(builder, loc,
                              arith::CmpIOp::create(builder, loc, predicate,
                                                    found, number(expected)),
                              message);
    };
    Value found = valueOf(builder, loc, size);
    if (bounds.min > 0)
      require(Predicate::sge, found, bounds.min);
    if (bounds.max != INT64_MAX)
      require(Predicate::sle, found, bounds.max);
    if (bounds.multiple != 1)
      require(
          Predicate::eq,
          arith::RemUIOp::create(builder, loc, found, number(bounds.multiple)),
          0);
  }

  /// The size of a symbol, and the argument that determines it.
  struct Symbol {
    Dim size;
    unsigned argument;
  };

  FunctionOpInterface func;
  Location loc;
  SizeResolver &resolver;
  SmallVector<ArgumentSize> sizes;
  OpBuilder builder;
  std::vector<SizeExpr> exprs;
  SymbolSolution solution;
  llvm::StringMap<Symbol> symbols;
};
} // namespace

void requireArgumentSizes(FunctionOpInterface func, SizeResolver &resolver) {
  ArgumentChecks(func, resolver).build();
}

} // namespace tcopt::graph
