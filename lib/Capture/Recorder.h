//===- Recorder.h - one call of a function that is traced -------*- C++ -*-===//
//
// A recorder gives the function tensors in place of its arguments and follows
// what it does with them: the graph so far, where a value was read and the
// graph had to be run, what was written to.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_RECORDER_H
#define TCOPT_CAPTURE_RECORDER_H

#include "Program.h"
#include "SizeNode.h"
#include "Trace.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Graph/IR/GraphBuilder.h"

namespace tcopt::capture {

/// Reads of a value, and how functions get around them.
struct GraphBreak {
  std::string reason;
  Place place;
};

/// A dimension of an argument that is open in a trace.
struct OpenDim {
  size_t argument;
  size_t dim;
  SizeRange range{};
  /// The program wants it to be open.
  bool isMarked = false;

  bool isSame(size_t otherArgument, size_t otherDim) const {
    return argument == otherArgument && dim == otherDim;
  }
};

class Recorder : public std::enable_shared_from_this<Recorder> {
public:
  Recorder(const Options &options, CompileLabel label,
           llvm::ArrayRef<const Tensor *> arguments,
           std::vector<OpenDim> openDims);
  ~Recorder();

  Trace &trace() { return *current; }
  /// What the function gets for its arguments.
  const std::vector<Tensor> &arguments() const { return shadows; }

  /// Somebody reads a tensor: runs what there is. Throws where the whole
  /// function has to be one graph.
  void read(const Tensor &tensor, const char *why, Place place);
  /// Runs the last graph. `results` are those of the function; gives what the
  /// caller gets for them.
  std::vector<Tensor> finish(const std::vector<Tensor> &results);

  //===------------------------------------------------------------------===//
  // Open sizes
  //===------------------------------------------------------------------===//

  /// Open dimensions; the n-th is symbol n. None once `closeSizes` was called.
  const std::vector<OpenDim> &symbols() const { return openDims; }
  llvm::ArrayRef<SizeGuard> guards() const { return sizeGuards; }
  /// Goes on with the sizes of this call alone, as something cannot be done
  /// with open ones.
  void closeSizes(const std::string &why);
  const std::string &whyClosed() const { return closeReason; }

  /// The type of an argument with its open sizes, and their names.
  struct OpenType {
    mlir::RankedTensorType type;
    mlir::ArrayAttr dims;
  };
  OpenType openTypeOf(const Cell &cell, mlir::RankedTensorType type) const;
  /// The size of a dimension of a value.
  Size sizeOf(const TracedValue &value, int64_t dim, Place place);
  Size sizeOf(mlir::AffineExpr expr, int64_t number);
  /// Null for a size that is no expression of symbols.
  mlir::AffineExpr exprOf(const Size &size) const;
  /// The size in the function with open sizes.
  graph::Size valueOf(Builder &b, const Size &size);
  /// Makes a guard of it.
  void assume(const Size &a, SizeRelation relation, const Size &b, bool holds);

  llvm::ArrayRef<GraphBreak> breaks() const { return graphBreaks; }
  /// All graphs, for explain(); made only if this was set before.
  bool keepsGraphs = false;
  const std::vector<Graph> &graphs() const { return kept; }

  /// Where a value of the program comes from, or goes to.
  struct Source {
    /// None: a tensor that is not defined.
    enum class Kind { Argument, Captured, Random, Fresh, None } kind;
    size_t index = 0; ///< of the argument, or of the program's result
    std::shared_ptr<Cell> cell{}; ///< captured
  };
  /// One tensor of the function's results.
  struct Output {
    Source source;
    TensorImpl::Views views;
    SizeVector sizes;
  };
  /// How to call the one graph that the function is.
  struct Recipe {
    std::shared_ptr<Program> program;
    std::vector<Source> inputs;
    std::vector<std::pair<Source, size_t>> writes;
    std::vector<Output> outputs;
  };
  /// None where the function has to be called again each time; `whyNot` says
  /// why.
  const std::optional<Recipe> &recipe() const { return made; }
  const std::string &whyNot() const { return reason; }
  /// How many graphs were interpreted as they did not compile.
  int64_t numFallbacks() const { return fallbacks; }

private:
  std::optional<size_t> symbolOf(const Cell &cell, int64_t dim) const;
  mlir::AffineExpr exprOf(mlir::Value openTensor, int64_t dim, unsigned depth);
  mlir::AffineExpr exprOf(graph::Size size, unsigned depth);
  mlir::Value valueOf(Builder &b, mlir::AffineExpr expr);
  bool isLessOrEqual(mlir::AffineExpr a, mlir::AffineExpr b);
  void addGuard(const SizeGuard &guard);
  void checkMarks(const SizeGuard &guard) const;
  void startTrace();
  Source sourceOf(const std::shared_ptr<Cell> &cell) const;
  void runGraph();
  void writeArguments();
  Tensor resultOf(const Tensor &traced);
  void checkEscapes(llvm::ArrayRef<std::shared_ptr<Cell>> cells,
                    const std::vector<Tensor> &results);

  const Options &options;
  const CompileLabel label;
  llvm::ArrayRef<const Tensor *> originals;
  std::vector<Tensor> shadows;
  /// Arguments are different parts of the same elements.
  bool areShared = false;
  std::shared_ptr<Trace> current;
  std::vector<OpenDim> openDims;
  std::vector<int64_t> symbolHints;
  std::vector<SizeGuard> sizeGuards;
  std::string closeReason;
  std::vector<GraphBreak> graphBreaks;
  std::vector<Graph> kept;
  std::optional<Recipe> made;
  /// Which result of the last program a cell is.
  llvm::DenseMap<const Cell *, size_t> fresh;
  std::string reason;
  int64_t fallbacks = 0;
};

bool sharesCell(const Tensor &a, const Tensor &b);
/// Whether both are the same elements in the same order.
bool isSameView(const Tensor &a, const Tensor &b);
/// Writes elements to a tensor in memory.
void writeElements(const Tensor &to, std::shared_ptr<Storage> storage,
                   const Layout &layout);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_RECORDER_H
