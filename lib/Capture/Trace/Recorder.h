//===- Recorder.h - one call of a function that is traced -------*- C++ -*-===//
//
// A recorder gives the function tensors in place of its arguments and follows
// what it does with them: the graph so far, where a value was read and the
// graph had to be run, what was written to. What it finds out is a recipe: how
// later calls get the same results from the program alone. Where there is none,
// as the graph breaks or what the function made is kept outside of it, the
// recorder runs the graphs itself.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_RECORDER_H
#define TCOPT_CAPTURE_TRACE_RECORDER_H

#include "../Autograd/Derivative.h"
#include "../Autograd/GraphStages.h"
#include "../Autograd/Variable.h"
#include "../Compile/Program.h"
#include "SizeNode.h"
#include "Trace.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/detail/Guards.h"
#include "tcopt/Graph/IR/GraphBuilder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallSet.h"
#include <mutex>

namespace tcopt::capture {

/// Tensors of a call, which the caller keeps.
using TensorHandle = std::shared_ptr<TensorImpl>;
using TensorHandles = llvm::ArrayRef<const TensorHandle *>;

/// Where a graph ends before its function does.
struct GraphBreak {
  std::string reason;
  Place place;
  /// Whether only sizes are read, which the function does not ask for.
  bool isOfSizes = false;
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
  /// The argument, as in "argument 1[2]"; empty where nobody knows.
  std::string name = "";

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

/// Where a value of a program comes from, or goes to.
struct ValueSource {
  /// Word: a number of the call. None: a tensor that is not defined.
  /// Output: a tensor among the function's results.
  enum class Kind {
    Argument,
    Word,
    Captured,
    Random,
    Fresh,
    Output,
    None
  } kind;
  /// The index of the argument, of the word of the key, of the captured tensor,
  /// of the program's result, or of the function's result.
  size_t index = 0;
};

/// A tensor that a function refers to without taking it as an argument: a cell,
/// or a tensor with its own variable that shares the cell.
class CapturedTensor {
public:
  CapturedTensor(VariableRoot tensor, Place place)
      : place(place), held(std::move(tensor)),
        requiresGrad(held->requiresGrad()) {
    count(1);
  }
  CapturedTensor(CapturedTensor &&) = default;
  CapturedTensor &operator=(CapturedTensor &&) = delete;
  ~CapturedTensor() {
    if (held)
      count(-1);
  }

  Cell &cell() const { return *held->cell; }
  const VariableRoot &tensor() const { return held; }
  /// Whether nothing but compiled functions has it: if it is no constant of a
  /// trace, the variable that the function referred to is another tensor now.
  bool isOrphan() const;
  /// Whether the recorder with this id has made it.
  bool isMadeBy(uint64_t recorder) const {
    return (held->own ? held->own->madeBy : cell().madeBy) == recorder;
  }
  /// Whether a trace would find the same in it, whatever its elements are.
  bool isUnchanged() const { return held->requiresGrad() == requiresGrad; }

  /// Where the function first uses it; no line if nobody knows.
  const Place place;

private:
  void count(int more) const {
    (held->own ? held->own->numCaptures : cell().numCaptures) += more;
  }

  VariableRoot held;
  bool requiresGrad;
};

/// One tensor of a function's results.
struct RecipeOutput {
  ValueSource source;
  TensorImpl::Views views;
  SizeVector sizes;
  /// How many of the views lead to a tensor that is detached; none if it is
  /// not.
  std::optional<size_t> detachedAt = std::nullopt;
  /// Whether the function has made it a leaf that requires a gradient.
  bool isLeaf = false;
  /// The index of an earlier result with the same variable.
  std::optional<size_t> sameVariable = std::nullopt;
};

/// Where a call finds a view of the derivative: among the first views of a
/// result, or outside of the function.
struct RecipeView {
  /// The index of the result, and how many of its views; none if the view is
  /// outside, or was destroyed.
  std::optional<size_t> output;
  size_t numViews = 0;
  std::vector<std::weak_ptr<const View>> outside;
};

/// How to call the one graph that a function is.
struct Recipe {
  /// The name of the function.
  std::string name;
  /// Null where nothing is computed.
  std::shared_ptr<Program> program;
  /// Locations of the trace's ops; null if the program cannot fail.
  OpLocations locations;
  const DeviceInfo *device = nullptr;
  std::vector<CapturedTensor> captured;
  /// Of these, the ones that are constants of the trace: it has made them.
  llvm::BitVector constants;
  /// What else the trace depends on.
  std::vector<std::unique_ptr<StateGuard>> state;
  std::vector<ValueSource> inputs;
  /// Whether it computes with sizes that only running tells: the program takes
  /// them for others than 1 and fails where they have to be expanded.
  bool hasFoundSizes = false;
  /// How many random states each call takes.
  int64_t numRandomOps = 0;
  /// The sizes of the program's results; null where only running tells.
  std::vector<llvm::SmallVector<mlir::AffineExpr>> resultSizes;
  /// Of the inputs, those that the program writes results over.
  llvm::BitVector donated;
  /// Where a result is written to.
  std::vector<std::pair<ValueSource, size_t>> writes;
  /// Of the writes, those that gradients may flow through.
  llvm::BitVector recordedWrites;
  /// Results of the program that were differentiated without retain_graph and
  /// cannot be differentiated again.
  llvm::BitVector spent;
  /// The last outputs are new gradients of these tensors.
  std::vector<ValueSource> leaves;
  /// Whether gradients are computed in it: tensors that require them have to be
  /// leaves. Those of some are looked at: they must not be there.
  bool computesGradients = false;
  std::vector<ValueSource> withoutGradients;
  /// How the graph is differentiated; null where no input requires a gradient.
  std::shared_ptr<GraphFunction> function;
  std::shared_ptr<const Derivative> derivative;
  std::vector<RecipeOutput> outputs;
  /// By view of the derivative.
  std::vector<RecipeView> views;
  /// Views with this number were made by the function. Each call makes others.
  uint64_t recorder = 0;
};

/// A function of control flow, or of gradients, needs a value.
class BreakInRegion : public Exception {
public:
  BreakInRegion(const std::string &message, Place place)
      : Exception(ErrorCode::NotCompiled, message, place) {}
};

class GraphNode;

class Recorder : public std::enable_shared_from_this<Recorder> {
public:
  /// Unless it tells sharing, arguments that are parts of the same elements are
  /// taken for tensors of their own: what is written, is written at the end. If
  /// it flattens, the function gets each of them, in row-major order, as one
  /// dimension.
  static std::shared_ptr<Recorder>
  create(const Options &options, CompileLabel label, TensorHandles tensors,
         std::vector<CallNumber> numbers, std::vector<OpenSize> openSizes,
         bool tellsSharing = true, bool flattens = false);
  /// What the function made but did not return has no value without it.
  ~Recorder();

  Trace &trace() { return *current; }
  /// Whether gradients of what the function computes may be asked for.
  bool isRecorded;
  /// Whether a function of the program is traced, not a single function on
  /// tensors.
  const bool isOfProgram;
  /// Whether arguments are different views of the same elements.
  const bool areShared;
  /// Variables of the autograd graph.
  TraceVariables variables{*this};
  /// Cells that are made while it traces have this number.
  uint64_t id() const { return number; }
  /// What the trace depends on besides arguments and captured tensors.
  llvm::ArrayRef<std::unique_ptr<StateGuard>> stateGuards() const {
    return made ? made->state : state;
  }
  /// What the function gets for its arguments.
  const CallArguments &arguments() const { return given; }

  /// What the function has in place of a tensor that it refers to without
  /// taking it as an argument: an argument may be that tensor all the same.
  std::shared_ptr<Cell> standInFor(const std::shared_ptr<Cell> &cell,
                                   Place place);
  /// Records a write. Throws if the function uses the cell both as a whole and
  /// by an argument that is a view of it, or if gradients are recorded and the
  /// target is a leaf.
  void noteWrite(const std::shared_ptr<Cell> &cell, const TensorImpl &target,
                 bool isRecordedWrite, Place place);
  /// Returns the first argument whose shadow is this cell.
  std::optional<size_t> argumentOf(const Cell &cell) const;
  /// Returns the caller's tensor whose shadow is this cell; null for other
  /// cells.
  const TensorImpl *originalOf(const Cell &cell) const;
  /// Whether the function got this tensor for an argument.
  bool isArgument(const TensorImpl &tensor) const;
  /// Changes the variable of the caller's tensor if this is an argument, or of
  /// the tensor.
  void changeVariable(TensorImpl &tensor,
                      llvm::function_ref<void(TensorImpl &)> change);
  /// Returns the caller's tensor for an argument, and other tensors unchanged.
  Tensor outsideOf(const Tensor &tensor) const;
  /// Something computes with an argument, and the graph does not have it:
  /// another thread, which is an error unless the function pauses, or a
  /// function that is not traced.
  void noteUseOutside(Place place);
  /// Pauses: what is called meanwhile is no part of the function.
  void pause(bool begins) { pauses += begins ? 1 : -1; }
  /// The trace depends on an object of so many bytes.
  void addGuard(const void *object, size_t size,
                llvm::function_ref<std::unique_ptr<StateGuard>()> make) {
    if (guardedObjects.insert({object, size}).second)
      state.push_back(make());
  }
  /// Later calls would not do what the function does besides computing.
  void noteEffect(const char *why) { reason = std::string(why); }

  //===------------------------------------------------------------------===//
  // Graphs
  //===------------------------------------------------------------------===//

  /// Somebody reads a tensor: runs what there is. Throws where the whole
  /// function has to be one graph.
  void read(const Tensor &tensor, const char *why, Place place);
  /// Runs what there is. `why` is as in "item() needs a value".
  void breakGraph(const std::string &why, Place place);
  /// Whether the graph ends where a size depends on values: what follows is
  /// traced with the size as it is, which may be 1, and expanded then.
  bool endsAtFoundSizes = false;
  /// Something of such a size was computed.
  void noteFoundSize(Place place);
  /// Plans which values of loops are saved for gradients, before the ops are
  /// differentiated.
  void planLoops(llvm::ArrayRef<mlir::Operation *> ops) const;
  /// What follows is computed on a device: what there is on another one ends
  /// the graph.
  void useDevice(const DeviceInfo *device, Place place);
  /// A copy on a device, in the graph; none where it takes two programs.
  std::optional<Tensor> send(const Tensor &tensor, const DeviceInfo *to,
                             Place place);
  /// What follows has a kernel on the CPU alone: it is no part of a graph that
  /// computes tensors of the CPU on a device.
  void useHost(Place place);
  /// Ends the last graph; `results` are those of the function. Either there is
  /// a recipe then, and nothing was run; or what the caller gets for the
  /// results is returned.
  std::vector<Tensor> finish(std::vector<Tensor> results);

  //===------------------------------------------------------------------===//
  // Open sizes and numbers
  //===------------------------------------------------------------------===//

  /// Open sizes; the n-th is symbol n.
  const std::vector<OpenSize> &openSizes() const { return opened; }
  llvm::ArrayRef<SizeGuard> guards() const { return sizeGuards; }
  /// The numbers of the call; those that are open stay that unless they were
  /// fixed.
  llvm::ArrayRef<CallNumber> numbers() const { return callNumbers; }
  void fixNumber(size_t index) {
    callNumbers[index].isOpen = false;
    callNumbers[index].isFixed = true;
  }

  /// The type of an argument of a graph, with its open sizes, and their names.
  struct InputType {
    mlir::RankedTensorType type;
    mlir::ArrayAttr dims;
    llvm::SmallVector<TracedSize> sizes;
  };
  InputType inputTypeOf(const TensorImpl &root, SymbolicSizes &symbols) const;
  /// The size of a dimension of a value.
  Size sizeOf(mlir::Value tensor, int64_t dim, Place place);
  Size sizeOf(mlir::AffineExpr expr, int64_t number);
  /// Null for a size that is no expression of symbols.
  mlir::AffineExpr exprOf(const Size &size) const;
  /// The size as a value of the graph.
  graph::Size valueOf(Builder &b, const Size &size);
  /// The size, or number, is read: logs what needs it to be a constant.
  void fixSize(const Size &size);
  void fixNumberOf(size_t index);
  /// Makes a guard of it.
  void assume(const Size &a, SizeRelation relation, const Size &b);

  /// Whether the trace depends on what a tensor of the call is.
  bool dependsOn(size_t argument) const {
    const Tensor &shadow = shadows[argument];
    return !shadow.defined() || shadow.getImpl()->cell->isSeen;
  }

  //===------------------------------------------------------------------===//
  // What was found out
  //===------------------------------------------------------------------===//

  llvm::ArrayRef<GraphBreak> breaks() const { return graphBreaks; }
  /// All graphs, for explain(); made only if this was set before.
  bool keepsGraphs = false;
  const std::vector<Graph> &graphs() const { return kept; }
  /// How what the last graph writes to is updated, for explain().
  const std::vector<std::string> &updates() const { return updateTexts; }
  /// None where the function has to be called again each time; `whyNot` says
  /// why.
  std::optional<Recipe> &recipe() { return made; }
  const std::optional<Recipe> &recipe() const { return made; }
  /// Whether the recipe holds for this call only; `whyNot` says why.
  bool isForThisCallOnly() const { return made && !reason.empty(); }
  const std::string &whyNot() const { return reason; }
  /// How many graphs were interpreted as they did not compile.
  int64_t numFallbacks() const { return fallbacks; }

private:
  Recorder(const Options &options, CompileLabel label, TensorHandles tensors,
           std::vector<CallNumber> numbers, std::vector<OpenSize> openSizes,
           bool tellsSharing, bool flattens);

  /// A graph that was compiled and not run yet, and what it computes.
  struct Compiled {
    TraceProgram program;
    const DeviceInfo *device = nullptr;
    /// How it is differentiated; null where no input requires a gradient.
    std::shared_ptr<GraphFunction> function;
    std::shared_ptr<const Derivative> derivative;
    /// What it computes: of the trace these values.
    std::vector<std::shared_ptr<Cell>> cells;
    std::vector<mlir::Value> values;
    std::shared_ptr<Trace> trace;
    /// Values that have gradients, and values that were differentiated without
    /// retain_graph and cannot be differentiated again.
    llvm::BitVector carries, spent;
    /// Whether gradients flow to leaves that the function has made, so that
    /// each stage is a node of the tape.
    bool needsStages = false;
    std::vector<GraphStage> stages;
    std::vector<OwnResult> owns;
    StageLeaves leaves;
    /// The views of the derivative, or of the stages.
    std::vector<StageView> views;
    /// The first of its random states, once it runs.
    uint64_t randomState = 0;
  };

  void endGraph(GraphBreak why);
  void giveNumbers();
  void logConstant(const std::string &what, int64_t value);
  void checkWholes(Place place) const;
  std::optional<size_t> symbolOf(const Cell &cell, size_t dim) const;
  /// The symbol of an argument that is a Size.
  std::optional<size_t> symbolOf(const Cell &cell) const;
  mlir::Value valueOf(Builder &b, mlir::AffineExpr expr);
  mlir::Value valueOfNumber(Builder &b, size_t index);
  void stateBounds();
  /// Whether all symbols of the expression are open sizes of the call.
  bool isOfArguments(mlir::AffineExpr expr) const;
  void startTrace();
  bool isWritten(const Cell &cell) const;
  std::optional<size_t> argumentOf(const TensorImpl &tensor) const;
  std::vector<std::optional<unsigned>>
  findDonors(llvm::ArrayRef<std::shared_ptr<Cell>> cells,
             llvm::ArrayRef<mlir::Value> values);
  std::optional<Compiled> compileGraph();
  void sendResults(Compiled &graph);
  bool compileDerivative(Compiled &graph,
                         llvm::ArrayRef<std::optional<unsigned>> donors);
  /// Runs it. What values make fail is thrown, but for the last graph, whose
  /// results then tell when they are read.
  void run(Compiled &graph, bool isLast = false);
  std::vector<Result> compute(const Compiled &graph,
                              const TraceProgram &program);
  void salvage(const Compiled &graph);
  static void give(Cell &cell, Result result);
  void recordOnTape(const Compiled &graph, llvm::ArrayRef<Result> results);
  void findHistories(Compiled &graph);
  void makeStages(Compiled &graph);
  std::vector<StageView> viewsOf(const Compiled &graph);
  std::vector<Result> computeStages(const Compiled &graph);
  std::shared_ptr<GraphNode> makeNode(const Compiled &graph,
                                      llvm::ArrayRef<Result> results) const;
  void giveEdges(const Compiled &graph, std::vector<Edge> edges);
  void addGradients(Recipe &recipe, const std::vector<Tensor> &results);
  void giveGradients();
  Recipe makeRecipe(const std::optional<Compiled> &graph,
                    const std::vector<Tensor> &results);
  RecipeOutput outputOf(Recipe &recipe, const Tensor &result,
                        const llvm::DenseMap<const Cell *, size_t> &fresh);
  ValueSource capture(Recipe &recipe, const TensorImpl &root,
                      Place place) const;
  ValueSource sourceOf(Recipe &recipe, const TensorImpl &root,
                       Place place = Place()) const;
  void markConstants(Recipe &recipe);
  void checkOtherThread();
  void checkState();
  void writeArguments();
  Tensor resultOf(const Tensor &traced);
  void checkEscapes(const std::vector<Tensor> &results);
  bool isAnyKept(const std::vector<Tensor> &results,
                 const std::optional<Compiled> &graph) const;
  void release();

  const Options &options;
  const CompileLabel label;
  TensorHandles originals;
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
  /// Where another thread computes with an argument.
  std::mutex otherThreadMutex;
  std::optional<Place> otherThread;
  std::atomic<int> pauses = 0;
  /// Of cells that the function makes.
  const uint64_t number;
  std::vector<std::unique_ptr<StateGuard>> state;
  llvm::DenseSet<std::pair<const void *, size_t>> guardedObjects;
  /// Where graphs are computed.
  const DeviceInfo *device = nullptr;
  std::shared_ptr<Trace> current;
  std::vector<OpenSize> opened;
  std::vector<SizeGuard> sizeGuards;
  std::vector<GraphBreak> graphBreaks;
  std::vector<Graph> kept;
  std::vector<std::string> updateTexts;
  std::optional<Recipe> made;
  /// What was written to where gradients may be asked for.
  llvm::SmallPtrSet<const Cell *, 4> recordedWrites;
  /// The cells among them that the graph in progress writes to.
  llvm::SmallPtrSet<const Cell *, 4> graphWrites;
  /// All tensors that the function has made.
  std::vector<std::weak_ptr<Cell>> traced;
  std::string reason;
  int64_t fallbacks = 0;
};

bool sharesCell(const Tensor &a, const Tensor &b);
/// Whether both are the same elements in the same order.
bool isSameView(const TensorImpl &a, const TensorImpl &b);
/// Writes elements to the memory of a tensor.
void writeElements(const TensorImpl &to, const Storage &storage,
                   const Layout &layout);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_RECORDER_H
