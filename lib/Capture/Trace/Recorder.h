//===- Recorder.h - one call of a function that is traced -------*- C++ -*-===//
//
// A recorder gives the function tensors in place of its arguments and follows
// what it does with them: the graph so far, where a value was read and the
// graph had to be run, what was written to.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_RECORDER_H
#define TCOPT_CAPTURE_RECORDER_H

#include "../Compile/Program.h"
#include "SizeNode.h"
#include "Trace.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Graph/IR/GraphBuilder.h"
#include "llvm/ADT/SmallSet.h"

namespace tcopt::capture {

/// Reads of a value, and how functions get around them.
struct GraphBreak {
  std::string reason;
  Place place;
};

/// A size that is open in a trace: of a dimension of an argument, or one that
/// is itself an argument.
struct OpenSize {
  /// Which tensor of the call, or which number.
  size_t argument;
  /// None for a number.
  std::optional<size_t> dim;
  /// Which word of the call's key it is.
  size_t word;
  SizeRange range{};
  /// Where the program says that it is to be open.
  std::optional<Place> mark = std::nullopt;

  bool isDim(size_t otherArgument, size_t otherDim) const {
    return argument == otherArgument && dim == otherDim;
  }
  /// As in "size(1) of argument 0".
  std::string text() const;
};

/// A number among the arguments of a call: a Scalar or a Size.
struct CallNumber {
  Scalar value;
  bool isSize;
  /// Which word of the call's key it is.
  size_t word;
  /// A Scalar that stays open. Sizes are among the open sizes.
  bool isOpen = false;
  /// Was open, but is read as a number.
  bool isFixed = false;
};

class Recorder : public std::enable_shared_from_this<Recorder> {
public:
  static std::shared_ptr<Recorder>
  create(const Options &options, CompileLabel label,
         llvm::ArrayRef<const Tensor *> tensors,
         std::vector<CallNumber> numbers, std::vector<OpenSize> openSizes);
  /// What the function made but did not return has no value without it.
  ~Recorder();

  Trace &trace() { return *current; }
  /// What the function gets for its arguments.
  const CallArguments &arguments() const { return given; }

  /// What the function has in place of a tensor that it refers to without
  /// taking it as an argument: an argument may be that tensor all the same.
  std::shared_ptr<Cell> standInFor(const std::shared_ptr<Cell> &cell,
                                   Place place);
  /// Throws if the elements are also a part that is an argument.
  void noteWrite(const Cell &cell, Place place);

  /// Somebody reads a tensor: runs what there is. Throws where the whole
  /// function has to be one graph.
  void read(const Tensor &tensor, const char *why, Place place);
  /// Runs what there is. `why` is as in "item() needs a value".
  void breakGraph(const std::string &why, Place place);
  /// What follows is computed on a device; what there is ends the graph.
  void goTo(const DeviceInfo *device, Place place);
  /// Runs the last graph. `results` are those of the function; gives what the
  /// caller gets for them.
  std::vector<Tensor> finish(std::vector<Tensor> results);

  //===------------------------------------------------------------------===//
  // Open sizes
  //===------------------------------------------------------------------===//

  /// Open sizes; the n-th is symbol n. None once `closeSizes` was called.
  const std::vector<OpenSize> &symbols() const { return openSizes; }
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
  /// Makes sizes that are 1 in this call that number, as a guard: operators
  /// expand it.
  void settleOnes(TracedValue &value, Place place);
  /// Makes a guard of it.
  void assume(const Size &a, SizeRelation relation, const Size &b, bool holds);
  /// The numbers of the call; those that are open stay that unless they were
  /// fixed.
  llvm::ArrayRef<CallNumber> numbers() const { return callNumbers; }
  void fixNumber(size_t index) {
    callNumbers[index].isOpen = false;
    callNumbers[index].isFixed = true;
  }

  /// Whether the trace depends on what a tensor of the call is.
  bool dependsOn(size_t argument) const {
    const Tensor &shadow = shadows[argument];
    return !shadow.defined() || shadow.getImpl()->cell->isSeen;
  }

  llvm::ArrayRef<GraphBreak> breaks() const { return graphBreaks; }
  /// All graphs, for explain(); made only if this was set before.
  bool keepsGraphs = false;
  const std::vector<Graph> &graphs() const { return kept; }
  /// How what the last graph writes to is updated, for explain().
  const std::vector<std::string> &updates() const { return updateTexts; }

  /// Where a value of the program comes from, or goes to.
  struct Source {
    /// Word: a number of the call. None: a tensor that is not defined.
    enum class Kind { Argument, Word, Captured, Random, Fresh, None } kind;
    /// Of the argument, of the key's word, or of the program's result.
    size_t index = 0;
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
    const DeviceInfo *device = nullptr;
    std::vector<Source> inputs;
    std::vector<std::pair<Source, size_t>> writes;
    /// Of the inputs, those that the program writes results over.
    llvm::BitVector donated;
    std::vector<Output> outputs;
  };
  /// None where the function has to be called again each time; `whyNot` says
  /// why.
  const std::optional<Recipe> &recipe() const { return made; }
  const std::string &whyNot() const { return reason; }
  /// How many graphs were interpreted as they did not compile.
  int64_t numFallbacks() const { return fallbacks; }

private:
  Recorder(const Options &options, CompileLabel label,
           llvm::ArrayRef<const Tensor *> tensors,
           std::vector<CallNumber> numbers, std::vector<OpenSize> openSizes);
  void giveNumbers();
  void checkWholes(Place place) const;
  std::optional<size_t> symbolOf(const Cell &cell, int64_t dim) const;
  /// The symbol of an argument that is a Size.
  std::optional<size_t> symbolOf(const Cell &cell) const;
  mlir::AffineExpr exprOf(mlir::Value openTensor, int64_t dim, unsigned depth);
  mlir::AffineExpr findExpr(mlir::Value openTensor, int64_t dim,
                            unsigned depth);
  mlir::AffineExpr exprOf(graph::Size size, unsigned depth);
  mlir::AffineExpr exprOfNumber(mlir::Value element) const;
  mlir::Value valueOf(Builder &b, mlir::AffineExpr expr);
  mlir::Value valueOfNumber(Builder &b, size_t index);
  bool isLessOrEqual(mlir::AffineExpr a, mlir::AffineExpr b);
  void addGuard(const SizeGuard &guard);
  void stateBounds();
  void guardOneSizes();
  void checkMarks(const SizeGuard &guard) const;
  void startTrace();
  bool isWritten(const std::shared_ptr<Cell> &cell) const;
  std::vector<std::optional<unsigned>>
  findDonors(const Trace &ran, llvm::ArrayRef<std::shared_ptr<Cell>> cells,
             llvm::ArrayRef<mlir::Value> values);
  Source sourceOf(const std::shared_ptr<Cell> &cell) const;
  void runGraph();
  void salvage(Trace &ran, llvm::ArrayRef<std::shared_ptr<Cell>> cells,
               llvm::ArrayRef<mlir::Value> values);
  void writeArguments();
  Tensor resultOf(const Tensor &traced);
  void checkEscapes(llvm::ArrayRef<std::shared_ptr<Cell>> cells,
                    const std::vector<Tensor> &results);
  bool isAnyKept(const std::vector<Tensor> &results) const;
  void release();

  const Options &options;
  const CompileLabel label;
  llvm::ArrayRef<const Tensor *> originals;
  CallArguments given;
  /// The tensors of `given`.
  std::vector<Tensor> &shadows = given.tensors;
  std::vector<CallNumber> callNumbers;
  /// What holds open numbers, and all sizes that are arguments: null for
  /// others.
  std::vector<std::shared_ptr<Cell>> numberCells;
  /// Of which arguments the function uses the whole, too, and which ones are
  /// written to.
  llvm::SmallSet<const Cell *, 2> usedWholes, writtenWholes;
  /// Arguments are different parts of the same elements.
  bool areShared = false;
  /// Where graphs are computed.
  const DeviceInfo *device = nullptr;
  std::shared_ptr<Trace> current;
  std::vector<OpenSize> openSizes;
  std::vector<int64_t> symbolHints;
  std::vector<SizeGuard> sizeGuards;
  /// Of this trace's tensors, as far as they were asked for.
  llvm::DenseMap<std::pair<mlir::Value, int64_t>, mlir::AffineExpr> sizeExprs;
  std::string closeReason;
  std::vector<GraphBreak> graphBreaks;
  std::vector<Graph> kept;
  std::vector<std::string> updateTexts;
  std::optional<Recipe> made;
  /// All tensors that the function has made.
  std::vector<std::weak_ptr<Cell>> traced;
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
