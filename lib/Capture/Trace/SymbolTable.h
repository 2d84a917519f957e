//===- SymbolTable.h - dynamic sizes and numbers of a call ------*- C++ -*-===//
//
// Sizes of arguments, and arguments that are sizes or numbers, may be dynamic
// in a trace: later calls with other values run the same program. Each dynamic
// size of the call is a symbol, with the index of the size in this table. A
// member of Recorder.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_SYMBOLTABLE_H
#define TCOPT_CAPTURE_TRACE_SYMBOLTABLE_H

#include "SymbolicSizes.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Graph/IR/GraphBuilder.h"

namespace tcopt::capture {

class Builder;
class Cell;
class Recorder;
class TensorImpl;

/// A dynamic size of a trace: a dimension of an argument, or an argument that
/// is itself a Size.
struct OpenSize {
  /// The index of the tensor in the call, or of the number.
  size_t argument;
  /// None for a number.
  std::optional<size_t> dim;
  /// The index of the word in the guard key.
  size_t word;
  SizeRange range{};
  /// The source location of the call of mark_dynamic; none without a mark.
  std::optional<Place> mark = std::nullopt;
  /// The argument's name, as in "argument 1[2]"; may be empty.
  std::string name = "";

  /// Returns text as in "size(1) of argument 0".
  std::string text() const;
};

/// A number among the arguments of a call: a Scalar or a Size.
struct CallNumber {
  Scalar value;
  bool isSize;
  /// The index of the word in the guard key.
  size_t word;
  /// Whether a Scalar is dynamic. Dynamic Sizes are listed in openSizes().
  bool isOpen = false;
  /// Whether the number was dynamic until the function read it as an integer.
  bool isFixed = false;
};

class SymbolTable {
public:
  SymbolTable(Recorder &recorder, std::vector<CallNumber> numbers,
              std::vector<OpenSize> openSizes);

  //===------------------------------------------------------------------===//
  // The call
  //===------------------------------------------------------------------===//

  /// Makes all sizes of the call static.
  void clear() { opened.clear(); }
  /// Adds the arguments that are sizes and numbers to the function's arguments.
  /// Called once, when the recorder is owned by a shared pointer.
  void giveNumbers(CallArguments &given);
  /// Adds the symbols of the call to a new graph.
  void addSymbols(SymbolicSizes &sizes) const;
  /// The dynamic sizes; the n-th is symbol n.
  const std::vector<OpenSize> &openSizes() const { return opened; }
  /// The arguments that are numbers, with the flags that the trace has changed.
  llvm::ArrayRef<CallNumber> numbers() const { return callNumbers; }
  /// Returns the index of the number that a cell holds.
  std::optional<size_t> numberOf(const Cell &cell) const;
  /// Returns the symbol of a dimension of an argument's shadow.
  std::optional<size_t> symbolOf(const Cell &cell, size_t dim) const;

  //===------------------------------------------------------------------===//
  // Guards
  //===------------------------------------------------------------------===//

  /// Adds the bounds of marked sizes to the current graph, and collects its
  /// guards on sizes of the call.
  void endGraph();
  /// The guards of all graphs so far.
  llvm::ArrayRef<SizeGuard> guards() const { return sizeGuards; }

  //===------------------------------------------------------------------===//
  // Sizes
  //===------------------------------------------------------------------===//

  /// Returns the size of a dimension of a value.
  Size sizeOf(mlir::Value tensor, int64_t dim, Place place);
  /// Returns the size of an expression, which is `number` in this call.
  Size sizeOf(const SizeExpr &expr, int64_t number);
  /// Returns a size of which nothing is known. It has no value in the graph.
  Size unknownSize();
  /// Returns null for a size without an expression.
  SizeExpr exprOf(const Size &size) const;
  /// Returns the size as a value of the graph.
  graph::Size valueOf(Builder &b, const Size &size);
  /// Called when the function reads the size or number as an integer, which
  /// makes it a constant of the trace. The log names the reader.
  void fixSize(const Size &size);
  void fixNumber(size_t index);
  /// Returns the lesser or the greater size by facts, or as an expression.
  Size choose(bool isMin, const Size &a, const Size &b);
  /// Returns whether the relation holds, which becomes a guard.
  bool decide(const Size &a, SizeRelation relation, const Size &b);

private:
  void logConstant(const std::string &what, int64_t value);
  /// Returns the symbol of an argument that is a Size.
  std::optional<size_t> symbolOf(const Cell &cell) const;
  mlir::Value valueOfSymbol(Builder &b, const SizeExpr &symbol);
  mlir::Value valueOfNumber(Builder &b, size_t index);
  mlir::Value valueOfOrigin(Builder &b, const SizeExpr &symbol);
  void stateBounds();
  /// Whether all symbols of the expression are dynamic sizes of the call.
  bool isOfArguments(const SizeExpr &expr) const;

  Recorder &recorder;
  std::vector<CallNumber> callNumbers;
  /// Cells of rank 0 with the dynamic numbers, and all sizes that are
  /// arguments; null for other numbers.
  std::vector<std::shared_ptr<Cell>> numberCells;
  std::vector<OpenSize> opened;
  std::vector<SizeGuard> sizeGuards;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_SYMBOLTABLE_H
