//===- GraphTrace.h - a graph of operators without a call -------*- C++ -*-===//
//
// Builds a graph by calls of functions on tensors whose inputs are
// specifications: tensors have a dtype and sizes, but no elements and no
// memory. Nothing runs. Importers of graphs use it, one operator after the
// other.
//
//   GraphTrace trace("main");
//   SizeExpr batch = trace.addSymbol({.name = "B", .hint = 8});
//   Tensor x = trace.addInput({.name = "x", .sizes = {batch, 64}});
//   trace.bindSymbols();
//   {
//     GraphTrace::Scope scope(trace);
//     y = relu(x);
//   }
//   OwningOpRef<ModuleOp> module = trace.finish({{"y", y}});
//
// A function that reads elements, or requires a relation of sizes that does not
// follow from the facts, throws Exception. During a scope the thread has
// default settings without gradients.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_GRAPHTRACE_H
#define TCOPT_CAPTURE_TRACE_GRAPHTRACE_H

#include "Recorder.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt::capture {

class GraphTrace final : public ProgramCompiler {
public:
  struct Symbol {
    std::string name;
    /// The value in an example call; none for a data-dependent size.
    std::optional<int64_t> hint;
    SizeFacts::Interval range{0, std::nullopt};
  };
  struct Input {
    std::string name;
    DType dtype = DType::F32;
    /// Expressions of the trace's symbols.
    std::vector<SizeExpr> sizes;
    Place place;
  };
  struct Result {
    std::string name;
    Tensor value;
    /// Whether it is the new value of an input, the tensor itself. A caller may
    /// donate the input to it.
    bool isWrite = false;
  };

  explicit GraphTrace(std::string name);
  ~GraphTrace() override;

  //===--------------------------------------------------------------------===//
  // Symbols and inputs
  //===--------------------------------------------------------------------===//

  /// Adds a symbol and returns its expression. Called before the first input.
  SizeExpr addSymbol(const Symbol &symbol);
  /// States relations between symbols. Called before the first input.
  SizeFacts &facts() const { return trace().sizes().useFacts(); }
  /// Adds an argument of the function.
  Tensor addInput(const Input &input);
  /// Adds a tensor of rank 0 and dtype i64 to the function's arguments, whose
  /// element is the size.
  Size addSize(const std::string &name, const SizeExpr &size, Place place);
  /// Determines symbols by the arguments. Called after the last input.
  void bindSymbols();

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  /// Makes functions on tensors that the thread calls add ops to the graph.
  class Scope {
  public:
    explicit Scope(GraphTrace &trace);

  private:
    SettingsScope settings;
    TraceScope scope;
  };

  Size sizeOf(const SizeExpr &expr) const;
  /// Returns null for a data-dependent size.
  SizeExpr exprOf(const Size &size) const;
  std::vector<SizeExpr> sizesOf(const Tensor &tensor) const;
  /// States the sizes of a result: a dimension without an expression gets the
  /// one of `sizes`, where that is not null. Its symbol is determined by the
  /// tensor if it has no value yet. Returns whether the other sizes may equal
  /// those of `sizes`.
  bool stateSizes(const Tensor &tensor, llvm::ArrayRef<SizeExpr> sizes) const;
  /// States the strides of a tensor that is not a view, by which reshapes of it
  /// are views or copies. Without them it has row-major order. Strides without
  /// a hint state nothing.
  void stateStrides(const Tensor &tensor,
                    llvm::ArrayRef<SizeExpr> strides) const;
  /// Whether two sizes are proved to differ.
  bool isDifferent(const SizeExpr &a, const SizeExpr &b) const;
  /// Returns the text of an expression with the names of symbols.
  std::string textOf(const SizeExpr &expr) const;
  /// Returns an i64 tensor of rank 0. Called in a scope.
  Tensor tensorOf(const Size &size, Place place) const;
  /// Returns a number whose value is the element of a tensor of rank 0.
  Scalar numberOf(const Tensor &tensor) const;
  /// Makes a symbol the element of an i64 tensor of rank 0. Called in a scope.
  void bindSymbol(const SizeExpr &symbol, const Tensor &tensor,
                  Place place) const;
  /// Returns a constant. `data` has the elements in row-major order, as in
  /// memory. Called in a scope.
  Tensor addConstant(DType dtype, llvm::ArrayRef<int64_t> sizes,
                     llvm::StringRef data, Place place) const;
  /// Whether an op has written to an input.
  bool isWritten(const Tensor &input) const;

  /// Returns the module with the function. A name that an earlier result has is
  /// dropped, because names of results differ. If the graph has random
  /// operators, the function has a further argument `random_state`, an i64
  /// tensor of rank 0 that determines their numbers. The trace cannot be used
  /// afterwards.
  mlir::OwningOpRef<mlir::ModuleOp> finish(llvm::ArrayRef<Result> results);

private:
  /// Throws Exception, as a graph is not run.
  void endGraph(GraphBreak why) override;
  mlir::BlockArgument addArgument(const std::string &name, mlir::Type type,
                                  llvm::StringRef key, mlir::Attribute sizes,
                                  Place place);
  Trace &trace() const { return recorder->trace(); }
  SizeExpr withNames(const SizeExpr &expr) const;
  void stateArguments();
  void stateBounds();
  void stateDonation(mlir::func::FuncOp function,
                     llvm::ArrayRef<Result> results) const;

  const Options options;
  std::vector<Symbol> symbols;
  std::shared_ptr<Recorder> recorder;
  /// A size that an argument has.
  struct Bound {
    mlir::BlockArgument argument;
    /// None for the element of an argument of rank 0.
    std::optional<int64_t> dim;
    SizeExpr size;
  };
  std::vector<Bound> bounds;
  /// The arguments of inputs, by the cells of the tensors.
  llvm::DenseMap<const void *, mlir::Value> inputs;
  std::vector<mlir::DictionaryAttr> argumentAttributes;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_GRAPHTRACE_H
