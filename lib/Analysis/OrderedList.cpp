//===- OrderedList.cpp - Lists that answer which item is first ------------===//
//
// Labels are kept as in "Two Simplified Algorithms for Maintaining Order in a
// List" by Bender, Cole, Demaine, Farach-Colton and Zito (2002).
//
//===----------------------------------------------------------------------===//

#include "tcopt/Analysis/OrderedList.h"

using namespace tcopt;

static constexpr unsigned labelBits = 62;
/// A range of 2^k labels is sparse if it has at most (2 / growth)^k items.
static constexpr double growth = 1.4;

OrderedList::OrderedList(unsigned size)
    : head(size), next(size + 1), previous(size + 1), labels(size + 1) {
  for (unsigned item = 0; item <= size; ++item) {
    next[item] = item == size ? 0 : item + 1;
    previous[item] = item == 0 ? size : item - 1;
  }
  assign(head, uint64_t(size) + 1, 0,
         (uint64_t(1) << labelBits) / (uint64_t(size) + 1));
}

void OrderedList::assign(unsigned first, uint64_t count, uint64_t label,
                         uint64_t step) {
  for (; count; --count, label += step, first = next[first])
    labels[first] = label;
}

uint64_t OrderedList::labelAfter(unsigned item) const {
  return next[item] == head ? uint64_t(1) << labelBits : labels[next[item]];
}

void OrderedList::unlink(unsigned item) {
  next[previous[item]] = next[item];
  previous[next[item]] = previous[item];
}

void OrderedList::spread(unsigned item) {
  unsigned first = item, last = item;
  uint64_t count = 1;
  double capacity = 1;
  for (unsigned bits = 1; bits <= labelBits; ++bits) {
    uint64_t low = labels[item] >> bits << bits;
    uint64_t end = low + (uint64_t(1) << bits);
    for (; first != head && labels[previous[first]] >= low; ++count)
      first = previous[first];
    for (; labelAfter(last) < end; ++count)
      last = next[last];
    capacity *= 2 / growth;
    if (double(count) <= capacity)
      return assign(first, count, low, (uint64_t(1) << bits) / count);
  }
}

void OrderedList::link(unsigned position, unsigned item) {
  if (labelAfter(position) - labels[position] < 2)
    spread(position);
  labels[item] =
      labels[position] + (labelAfter(position) - labels[position]) / 2;
  next[item] = next[position];
  previous[item] = position;
  previous[next[item]] = item;
  next[position] = item;
}

void OrderedList::moveAfter(unsigned position, unsigned item) {
  if (position == item)
    return;
  unlink(item);
  link(position, item);
}

void OrderedList::moveBefore(unsigned position, unsigned item) {
  if (position == item)
    return;
  unlink(item);
  link(previous[position], item);
}
