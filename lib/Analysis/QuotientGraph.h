//===- QuotientGraph.h - a graph whose nodes are joined ---------*- C++ -*-===//
//
// Plain algebra, without MLIR: the nodes of a graph without cycles are joined
// into groups, so that the graph of the groups never has a cycle.
//
// Worked example: 0 -> 1 -> 2 and 0 -> 2. 0 and 2 cannot be joined, because 1
// would have to run before and after them. After 0 and 1 are joined, 2 can be.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_ANALYSIS_QUOTIENTGRAPH_H
#define TCOPT_LIB_ANALYSIS_QUOTIENTGRAPH_H

#include "tcopt/Analysis/OrderedList.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <vector>

namespace tcopt {

/// Nodes are numbered so that the descendants of each are an interval.
class SpanningForest {
public:
  using Adjacency = std::vector<llvm::SmallVector<unsigned>>;

  /// Separators are nodes through which paths are looked for.
  SpanningForest(const Adjacency &producers,
                 const std::vector<bool> &isSeparator);

  unsigned begin(unsigned node) const { return begins[node]; }
  unsigned end(unsigned node) const { return begins[node] + sizes[node]; }
  /// The nearest ancestor that is a separator, if any.
  unsigned separatorAbove(unsigned node) const { return separators[node]; }

private:
  void number();

  std::vector<unsigned> parents, separators, begins, sizes;
};

/// The outermost subtrees of the nodes of a group: disjoint intervals, from
/// their beginnings to their ends.
class Subtrees {
public:
  bool contains(unsigned number) const;
  void insert(unsigned begin, unsigned end);
  /// Takes over those of another group.
  void merge(Subtrees &other);

private:
  std::map<unsigned, unsigned> ends;
};

class QuotientGraph {
public:
  using Nodes = llvm::SmallVector<unsigned>;
  using Adjacency = std::vector<Nodes>;
  static constexpr unsigned none = ~0u;

  /// `producers[i]` are the nodes that node i needs, all of them below i.
  QuotientGraph(Adjacency producers, const std::vector<bool> &isSeparator);

  /// A group is named by one of its nodes.
  unsigned groupOf(unsigned node) const { return groups[node]; }
  llvm::ArrayRef<unsigned> members(unsigned group) const {
    return nodesOf[group];
  }
  /// Whether the first group is before the second in a topological order.
  bool precedes(unsigned group, unsigned other) const {
    return order.precedes(group, other);
  }

  /// Joins a group with a later one, of which `node` is a member, unless a path
  /// leads from the first to the second through other groups.
  bool join(unsigned from, unsigned node);
  /// Whether `join` would do so.
  bool canJoin(unsigned from, unsigned node);

  /// Adds an edge to a node whose group is behind that of the producer.
  void addEdge(unsigned producer, unsigned node);
  void removeEdge(unsigned producer, unsigned node);

private:
  /// A depth-first search over groups in one direction, which can stop after
  /// each edge.
  struct Search {
    explicit Search(const Adjacency &edges)
        : edges(edges), round(edges.size()), cameFrom(edges.size()) {}

    void begin(unsigned group);
    void visit(unsigned group);
    bool hasVisited(unsigned group) const { return round[group] == rounds; }

    const Adjacency &edges;         ///< by node
    unsigned start = 0;             ///< the group at which the search begins
    unsigned current = 0;           ///< the group whose edges are followed
    unsigned member = 0, edge = 0;  ///< the next edge
    Nodes visited, pending;         ///< groups without the start
    unsigned rounds = 0;            ///< the number of this search
    std::vector<unsigned> round;    ///< by group: the last search to visit it
    std::vector<unsigned> cameFrom; ///< by visited group
  };
  enum class Outcome { more, ended, met };

  /// Returns the search that found no path, or null.
  Search *searchPath(unsigned from, unsigned node);
  bool hasSeparatorBetween(unsigned from, unsigned node) const;
  Outcome step(Search &search, const Search &other);
  Outcome reach(Search &search, const Search &other, unsigned group);
  bool isBetween(unsigned group) const;
  bool isReachedFrom(unsigned group, unsigned from) const;
  void recordPath(unsigned meeting);
  unsigned reorder(unsigned from, unsigned to, Search &ended);
  void unite(unsigned from, unsigned to, Search &ended);

  Adjacency producers, users;
  const SpanningForest forest;
  Search down, up; ///< to users, to producers
  OrderedList order;
  std::vector<unsigned> groups;    ///< by node
  std::vector<Nodes> nodesOf;      ///< by group
  std::vector<Subtrees> subtrees;  ///< by group
  std::vector<unsigned> reachedBy; ///< by group: a node that reaches it
};

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_QUOTIENTGRAPH_H
