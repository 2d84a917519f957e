//===- FusionGraph.h - input graph of the fusion planner --------*- C++ -*-===//
//
// Plain algebra, without MLIR: the ops of a block, the loops of each, and how a
// reader's loops index the value that it reads.
//
// Worked example: softmax over the rows of x[i, j]. The nodes are x (an input),
// max (loops i, and j as a reduction), sub, exp (i, j), sum (i, and j as a
// reduction) and div (i, j). The edge max -> sub has the loop map [0, none]:
// the loop 0 of max indexes its result, and is the loop 0 of sub; its loop 1
// does not. The edge sub -> exp has the map [0, 1].
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_FUSIONGRAPH_H
#define TCOPT_ANALYSIS_FUSIONGRAPH_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace tcopt {

/// Marks a dimension that no single loop of the reader indexes.
constexpr int32_t noLoop = -1;

/// The size of a loop. Cost estimates use the typical size, correctness
/// decisions do not.
struct LoopSize {
  static constexpr int64_t unbounded = std::numeric_limits<int64_t>::max();
  /// The typical size of a loop without other information.
  static constexpr int64_t unknownTypical = 64;

  int64_t least = 0, typical = unknownTypical, most = unbounded;
  /// Sizes with the same symbol are equal; 0 is no symbol.
  uint32_t symbol = 0;

  static LoopSize fixed(int64_t size) { return {size, size, size, 0}; }
  static LoopSize symbolic(uint32_t symbol, int64_t typical = unknownTypical) {
    return {0, typical, unbounded, symbol};
  }
  bool isStatic() const { return least == most; }
};

bool areProvablyEqual(const LoopSize &a, const LoopSize &b);

struct FusionLoop {
  LoopSize size;
  bool reduction = false;
};

enum class NodeClass : uint8_t {
  Input, ///< a value from outside of the graph
  Pointwise,
  Reduce,
  Contraction,
  Convolution,
  Window,  ///< reduces over windows, as pooling does
  Scan,    ///< its reduction loop indexes the result
  Gather,  ///< reads an operand at indices from another one
  Scatter, ///< its loops are those of the updates
  Sort,
  Move, ///< computes nothing
  Concat,
  Opaque ///< calls, control flow, ops of plugins: never joins a group
};

llvm::StringRef stringify(NodeClass nodeClass);

/// The rate at which a node's value changes: never, with each iteration of an
/// outer loop, or in each call.
class Rate {
public:
  static Rate constant() { return Rate(0); }
  static Rate invariantOf(uint32_t loop) { return Rate(loop + 1); }
  static Rate eachCall() { return Rate(~0u); }
  bool operator==(const Rate &) const = default;

private:
  explicit Rate(uint32_t value) : value(value) {}
  uint32_t value;
};

/// How a reader's loops index a value, from the simplest on.
enum class IndexUse : uint8_t {
  Same,
  Broadcast, ///< the reader has more loops
  Permuted,
  Reduced, ///< the reader reduces over some of the indices
  Sliced,
  Padded, ///< also a piece of a concatenation
  Window,
  Gathered
};

struct FusionNode {
  NodeClass nodeClass = NodeClass::Opaque;
  /// Loops that index the result are in the order of its dimensions; memory is
  /// contiguous along the last loop.
  llvm::SmallVector<FusionLoop, 4> loops;
  /// Work of one evaluation of all elements, in FLOPs.
  double flops = 0;
  /// Work of evaluating one element again.
  double expensive = 1;
  /// Bytes of all results.
  double bytesOut = 0;
  bool mayFail = false;
  /// Reductions keep their order.
  bool strict = false;
  bool effects = false;
  /// The terminator of the block or another block reads the value.
  bool liveOut = false;
  /// A move that is an index map of its readers.
  bool isMap = false;
  /// A map that is a view of a slice of its operand in memory.
  bool isSlice = false;
  /// Elements depend on their indices, so that a slice cannot be computed as a
  /// separate tensor.
  bool dependsOnPlace = false;
  /// A conversion of each element to a wider type.
  bool isWidening = false;
  /// A reduction that returns the index of an element.
  bool isSearch = false;
  Rate rate = Rate::eachCall();
  /// The block of the op; groups are of one block.
  uint32_t block = 0;
};

/// Whether a loop of the node indexes its result.
bool indexesResult(const FusionNode &node, unsigned loop);
/// The product of the typical sizes of all loops.
double countIterations(const FusionNode &node);
/// The product of the typical sizes of the loops that index the result.
double countElements(const FusionNode &node);
/// Whether any element of the result can be computed by itself.
bool isElementwise(NodeClass nodeClass);

struct FusionEdge {
  unsigned producer = 0, consumer = 0;
  IndexUse use = IndexUse::Same;
  /// For each loop of the producer, the loop of the consumer that is the index,
  /// or noLoop. Their sizes are provably equal.
  llvm::SmallVector<int32_t, 4> loopMap;
  /// Bytes that are read from memory if the value is not fused.
  double bytes = 0;
  /// The number of evaluated elements of the producer if the consumer computes
  /// it inline; 0 means one for each iteration of the consumer.
  double evaluations = 0;
};

class FusionGraph {
public:
  /// Adds a node, after its producers. Returns its index.
  unsigned addNode(FusionNode node);
  /// Adds a value from outside of the graph, for example an argument.
  unsigned addInput(llvm::ArrayRef<LoopSize> sizes, double bytes);
  void addEdge(FusionEdge edge);
  /// Requires that `after` runs in a later group than `before`. Used for
  /// barriers of recomputation and for the order of side effects.
  void addOrder(unsigned before, unsigned after);

  size_t size() const { return nodes.size(); }
  const FusionNode &operator[](unsigned node) const { return nodes[node]; }
  llvm::ArrayRef<FusionEdge> getEdges() const { return edges; }
  struct Order {
    unsigned before, after;
  };
  llvm::ArrayRef<Order> getOrders() const { return orders; }

  /// Returns an error for each violated precondition of the planner.
  std::vector<std::string> verify() const;

private:
  std::vector<FusionNode> nodes;
  std::vector<FusionEdge> edges;
  std::vector<Order> orders;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_FUSIONGRAPH_H
