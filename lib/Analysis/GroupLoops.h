//===- GroupLoops.h - the loops that members of a kernel share --*- C++ -*-===//
//
// Loops of members are one class if an edge maps one to the other. A class is a
// row loop if each member has one loop of it, and each value between members is
// read at the row at which it is written. Rows are independent, so that one
// kernel can run all members for a block of rows.
//
// Worked example: in softmax, max(i, j reduced) -> sub(i, j) -> exp -> sum(i, j
// reduced) -> div, i is a row loop. j is not, because max is complete after all
// of j and is read for each.
//
// Members that are not evaluated for each row: an elementwise producer with
// fewer loops than its reader may be inlined, which evaluates it for each
// element of the reader. A result that is reduced over row loops is a column:
// partial results of blocks of rows are merged after the last row, and members
// that read only columns finish then.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_ANALYSIS_GROUPLOOPS_H
#define TCOPT_LIB_ANALYSIS_GROUPLOOPS_H

#include "FusionWork.h"

namespace tcopt {

/// Boolean flags by member or by loop.
using Flags = llvm::SmallVector<char, 32>;

/// The members of a group, numbered in program order.
struct LocalGroup {
  struct Member {
    unsigned node;
    const FusionNode *facts;
    bool isOutput = false;
    /// Another member reads it.
    bool isRead = false;
  };
  struct Edge {
    unsigned producer, consumer;
    unsigned number; ///< in the work graph
    const WorkEdge *edge;
  };
  /// A read of a value from outside.
  struct Read {
    unsigned value, consumer;
    unsigned number;
    const WorkEdge *edge;
  };
  std::vector<Member> members;
  std::vector<Edge> edges; ///< by producer
  std::vector<Read> reads; ///< by value
};

/// Classes of the loops of all members.
class LoopClasses {
public:
  explicit LoopClasses(const LocalGroup &group);

  /// The number of a member's loop.
  unsigned number(unsigned member, unsigned loop) const {
    return offsets[member] + loop;
  }
  unsigned numLoops() const { return unsigned(parents.size()); }
  unsigned classOf(unsigned loop) const { return parents[loop]; }
  /// Whether edges or values that members read connect all of them.
  bool isConnected() const { return numParts == 1; }
  /// The pair of members that only a value from outside connects.
  llvm::ArrayRef<std::pair<unsigned, unsigned>> getSiblings() const {
    return siblings;
  }

private:
  static unsigned find(std::vector<unsigned> &parents, unsigned item);
  void unify(const LocalGroup::Edge &edge);
  void connectSiblings(const LocalGroup &group);
  void unifySiblings(const LocalGroup::Read &a, const LocalGroup::Read &b);

  std::vector<unsigned> offsets, parents, parts;
  std::vector<std::pair<unsigned, unsigned>> siblings;
  unsigned numParts;
};

struct RowLoops {
  /// By number of a loop: the index of the row loop, or noLoop.
  std::vector<int32_t> rowOf;
  llvm::SmallVector<LoopSize, 4> sizes;
  /// By member.
  Flags inlined, column, finish;
  /// By member: evaluated elements.
  std::vector<double> evaluations;

  bool isFull(unsigned member) const {
    return !inlined[member] && !finish[member];
  }
  bool hasInlined() const;
};

struct RowOptions {
  /// Elementwise producers with fewer loops than their readers are inlined.
  bool inlines = true;
  /// Members that read columns only run after the last row.
  bool finishes = false;
  /// Strict reductions may be reordered.
  bool reorders = false;
};

RowLoops findRowLoops(const LocalGroup &group, const LoopClasses &classes,
                      const RowOptions &options);

} // namespace tcopt

#endif // TCOPT_LIB_ANALYSIS_GROUPLOOPS_H
