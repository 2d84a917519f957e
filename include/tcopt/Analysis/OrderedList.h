//===- OrderedList.h - Lists with order queries in O(1) ---------*- C++ -*-===//
//
// Plain algebra, without MLIR: a list of numbered items that can be moved, and
// in which the order of any two is known in constant time. Each item has a
// label, and labels grow along the list. An item that is inserted gets a label
// between those of its neighbors. Where no label is left, the smallest
// surrounding range of labels that is sparse enough is spread evenly, which
// costs O(log n) amortized for each insertion.
//
// Worked example: the items 0, 1, 2 have the labels 16, 32, 48. After item 2
// moves behind item 0, its label is 24, and it precedes item 1.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_ORDEREDLIST_H
#define TCOPT_ANALYSIS_ORDEREDLIST_H

#include <cstdint>
#include <vector>

namespace tcopt {

class OrderedList {
public:
  /// The items 0, 1, ... size - 1, in this order.
  explicit OrderedList(unsigned size);

  bool precedes(unsigned a, unsigned b) const { return labels[a] < labels[b]; }
  /// Moves an item to the position after, or before, another item.
  void moveAfter(unsigned position, unsigned item);
  void moveBefore(unsigned position, unsigned item);

private:
  void link(unsigned position, unsigned item);
  void unlink(unsigned item);
  /// The label of the next item; an upper bound of all labels for the last
  /// item.
  uint64_t labelAfter(unsigned item) const;
  /// Makes room behind an item by spreading the labels around it.
  void spread(unsigned item);
  void assign(unsigned first, uint64_t count, uint64_t label, uint64_t step);

  unsigned head; ///< a sentinel before the first and after the last item
  std::vector<unsigned> next, previous;
  std::vector<uint64_t> labels;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_ORDEREDLIST_H
