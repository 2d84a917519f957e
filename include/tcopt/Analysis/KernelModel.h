//===- KernelModel.h - the cost of a kernel on a target ---------*- C++ -*-===//
//
// Plain algebra, without MLIR: the fusion planner describes a candidate kernel,
// and the target's model returns whether it is supported, and its estimated
// time.
//
// Worked example: bias and GELU of a 128 x 512 product of depth 256, f32. The
// group has kind `contraction`, the row loops (128, 512), 655,360 + 2,048 bytes
// in, 262,144 bytes out and 262,144 bytes inside, which are the product before
// the bias.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_KERNELMODEL_H
#define TCOPT_ANALYSIS_KERNELMODEL_H

#include "tcopt/Analysis/FusionGraph.h"
#include <optional>

namespace tcopt {

enum class GroupKind : uint8_t {
  Pointwise,
  Rows,    ///< members share row loops and reduce within a row
  Columns, ///< members reduce over the row loops
  Contraction,
  Convolution,
  Attention,
  AttentionBackward,
  Scan,
  GatherScatter,
  Sort,
  Move
};

enum class MemberRole : uint8_t { Root, Prologue, Epilogue, Row, Map };

llvm::StringRef stringify(GroupKind kind);
llvm::StringRef stringify(MemberRole role);

struct ShapeMember {
  unsigned node = 0;
  MemberRole role = MemberRole::Row;
  /// It reduces over row loops: its result is complete after the last row.
  bool column = false;
  /// It runs after all rows, on results of columns.
  bool finish = false;
  /// It is evaluated inline by its readers.
  bool inlined = false;
  /// Members outside of the group read it, or the program returns it.
  bool output = false;
  /// Its loops are row loops.
  bool perRow = false;
  /// It reduces some of the loops within a row, or some of the row loops, and
  /// keeps others.
  bool partial = false;
};

/// A value that a member reads from another member.
struct ShapeEdge {
  /// Indices in the list of members.
  unsigned producer = 0, consumer = 0;
  IndexUse use = IndexUse::Same;
};

/// The properties of a kernel in one call with typical sizes.
struct GroupShape {
  GroupKind kind = GroupKind::Pointwise;
  /// The graph of the nodes in `members`.
  const FusionGraph *graph = nullptr;
  std::vector<ShapeMember> members;
  /// By producer.
  std::vector<ShapeEdge> edges;
  /// The loops that all members share, except inlined and finishing members.
  llvm::SmallVector<LoopSize, 4> rowLoops;
  double rows = 1;
  /// Most iterations of a member's other loops, for one row.
  double rowLength = 1;
  /// Bytes of values between members that are kept for one row.
  double rowBytes = 0;
  /// Rows are not contiguous: the innermost loop is a row loop.
  bool stridedRows = false;
  /// The innermost loop of a member is not the contiguous dimension of a value
  /// that it reads from outside.
  bool stridedReads = false;
  /// Members are grouped only because they read the same values from outside,
  /// and some of them read a slice.
  bool slicedSiblings = false;
  /// A dimension of a value from outside is indexed by a row loop in some
  /// members, but not in others.
  bool crossedReads = false;
  /// The last row loop is the contiguous dimension of all values from outside
  /// that members read in each row.
  bool contiguousRows = true;
  bool strict = false;

  double bytesIn = 0, bytesOut = 0;
  /// Bytes of values between members, which need no memory traffic.
  double bytesInside = 0;
  double flops = 0;
  /// The share of `flops` for elements that are evaluated again.
  double repeatedFlops = 0;
  /// Work after the last row, in one thread.
  double finishFlops = 0;

  unsigned numInputs = 0, numOutputs = 0;
  /// Members that reduce: within a row, over rows.
  unsigned numReductions = 0, numColumns = 0;
  unsigned numMayFail = 0;

  const FusionNode &factsOf(const ShapeMember &member) const {
    return (*graph)[member.node];
  }
};

/// Nanoseconds.
struct KernelTime {
  double memory = 0, compute = 0, launch = 0;
  double total() const { return memory + compute + launch; }
};

/// The kernel model of a target. Threads share it, so it must be thread-safe.
class KernelModel {
public:
  virtual ~KernelModel();
  /// Returns the estimated time of a kernel; nullopt if the target cannot run
  /// it.
  virtual std::optional<KernelTime> cost(const GroupShape &shape) const = 0;
  /// Returns the reason why a kernel of several ops must not be formed; empty
  /// if it may be formed.
  virtual llvm::StringRef refuses(const GroupShape &shape) const = 0;
  /// Returns the most work of an element, in cheap scalar ops, up to which
  /// kernels recompute instead of reading it.
  virtual double getMostRecomputedWork() const {
    return std::numeric_limits<double>::infinity();
  }
  /// Returns the most pieces of a concatenation in one kernel.
  virtual unsigned getMostPieces() const { return 8; }
  /// Whether a contraction reads its factors in any order of their dimensions,
  /// so that a transpose is an index map of it.
  virtual bool readsPermutedFactors() const { return false; }
  /// Whether a convolution reads beyond the edges of its input, so that no
  /// padded copy is needed. Groups without this are split.
  virtual bool readsAroundEdges() const { return false; }
};

/// The speed of a target, for fusion decisions.
struct KernelRates {
  /// Rates of all threads together.
  double bytesPerNs = 8, flopsPerNs = 16;
  double threads = 2;
  double launchNs = 2000;
  bool operator==(const KernelRates &) const = default;
};

/// Estimates the time of a kernel's bytes, FLOPs and launch at these rates. A
/// row runs in one thread.
KernelTime estimateCost(const GroupShape &shape, const KernelRates &rates);

/// Features of a target that widen the groups of one op and its neighbors.
struct NeighborRules {
  /// The epilogue of a reduction, contraction or convolution may have results
  /// of another type.
  bool convertsSums = false;
  /// A contraction converts factors to a wider type as it reads them.
  bool widensFactors = false;
  /// A contraction stores its results in any order of their dimensions.
  bool permutesResults = false;
};

/// The default model of backends: a kernel is one op and the elementwise ops
/// around it.
class NeighborKernelModel : public KernelModel {
public:
  explicit NeighborKernelModel(KernelRates rates = {}, NeighborRules rules = {})
      : rates(rates), rules(rules) {}
  std::optional<KernelTime> cost(const GroupShape &shape) const override;
  llvm::StringRef refuses(const GroupShape &shape) const override;

protected:
  KernelRates rates;

private:
  NeighborRules rules;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_KERNELMODEL_H
