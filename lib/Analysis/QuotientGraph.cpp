//===- QuotientGraph.cpp - a graph whose nodes are joined -----------------===//
//
// Two groups can be joined if no path leads from the first to the second
// through other groups. Most pairs are decided without a search:
//
// * A spanning forest gives each node its producer with the most separators
//   above it. If the consumer's nearest separator in the forest is outside of
//   both groups and has an ancestor in the first, there is another path. This
//   decides long edges (residuals, masks, activations
//   that the backward pass reads).
// * Each group has a record of one group that reaches it.
//
// Else one search goes down from the first group and one goes up from the
// second, by one edge each in turn. They stay between the two in a topological
// order of the groups. The groups can be joined as soon as either search ends,
// and only what it visited has to move in the order.
//
//===----------------------------------------------------------------------===//

#include "QuotientGraph.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;
using Adjacency = QuotientGraph::Adjacency;

static constexpr unsigned none = QuotientGraph::none;

//===----------------------------------------------------------------------===//
// The spanning forest
//===----------------------------------------------------------------------===//

SpanningForest::SpanningForest(const Adjacency &producers,
                               const std::vector<bool> &isSeparator)
    : parents(producers.size(), none), separators(producers.size(), none),
      begins(producers.size()), sizes(producers.size(), 1) {
  std::vector<unsigned> depths(producers.size()); // in separators
  for (unsigned node = 0; node < producers.size(); ++node) {
    unsigned parent = none;
    for (unsigned producer : producers[node])
      if (parent == none || std::pair(depths[producer], producer) >
                                std::pair(depths[parent], parent))
        parent = producer;
    depths[node] = isSeparator[node];
    if (parent == none)
      continue;
    parents[node] = parent;
    depths[node] += depths[parent];
    separators[node] = isSeparator[parent] ? parent : separators[parent];
  }
  number();
}

/// Parents are before their children.
void SpanningForest::number() {
  for (unsigned node = parents.size(); node-- > 0;)
    if (parents[node] != none)
      sizes[parents[node]] += sizes[node];
  unsigned nextRoot = 0;
  std::vector<unsigned> nextChild(parents.size());
  for (unsigned node = 0; node < parents.size(); ++node) {
    unsigned &next =
        parents[node] == none ? nextRoot : nextChild[parents[node]];
    begins[node] = next;
    next += sizes[node];
    nextChild[node] = begins[node] + 1;
  }
}

bool Subtrees::contains(unsigned number) const {
  auto after = ends.upper_bound(number);
  return after != ends.begin() && number < std::prev(after)->second;
}

void Subtrees::insert(unsigned begin, unsigned end) {
  if (contains(begin))
    return;
  auto inner = ends.lower_bound(begin);
  while (inner != ends.end() && inner->first < end)
    inner = ends.erase(inner);
  ends.emplace_hint(inner, begin, end);
}

void Subtrees::merge(Subtrees &other) {
  if (ends.size() < other.ends.size())
    ends.swap(other.ends);
  for (auto [begin, end] : other.ends)
    insert(begin, end);
  other.ends.clear();
}

//===----------------------------------------------------------------------===//
// The search for another path
//===----------------------------------------------------------------------===//

void QuotientGraph::Search::begin(unsigned group) {
  start = current = group;
  member = edge = 0;
  visited.clear();
  pending.clear();
  ++rounds;
}

void QuotientGraph::Search::visit(unsigned group) {
  round[group] = rounds;
  cameFrom[group] = current;
  visited.push_back(group);
  pending.push_back(group);
}

static Adjacency invert(const Adjacency &producers) {
  Adjacency users(producers.size());
  for (unsigned node = 0; node < producers.size(); ++node)
    for (unsigned producer : producers[node])
      users[producer].push_back(node);
  return users;
}

QuotientGraph::QuotientGraph(Adjacency edges,
                             const std::vector<bool> &isSeparator)
    : producers(std::move(edges)), users(invert(producers)),
      forest(producers, isSeparator), down(users), up(producers),
      order(producers.size()), nodesOf(producers.size()),
      subtrees(producers.size()), reachedBy(producers.size(), none) {
  for (unsigned node = 0; node < producers.size(); ++node) {
    groups.push_back(node);
    nodesOf[node].push_back(node);
    subtrees[node].insert(forest.begin(node), forest.end(node));
  }
}

bool QuotientGraph::isBetween(unsigned group) const {
  return order.precedes(down.start, group) && order.precedes(group, up.start);
}

bool QuotientGraph::isReachedFrom(unsigned group, unsigned from) const {
  return reachedBy[group] != none && groups[reachedBy[group]] == from;
}

/// Follows an edge to a group. The edge between the two groups is no way
/// around.
QuotientGraph::Outcome QuotientGraph::reach(Search &search, const Search &other,
                                            unsigned group) {
  if (group == other.start) {
    if (search.current == search.start)
      return Outcome::more;
    recordPath(search.current);
    return Outcome::met;
  }
  if (search.hasVisited(group) || !isBetween(group))
    return Outcome::more;
  search.visit(group);
  if (!other.hasVisited(group) &&
      (&search == &down || !isReachedFrom(group, down.start)))
    return Outcome::more;
  recordPath(group);
  return Outcome::met;
}

/// From where the searches met to the end.
void QuotientGraph::recordPath(unsigned meeting) {
  unsigned source = nodesOf[down.start].front();
  for (; up.hasVisited(meeting); meeting = up.cameFrom[meeting])
    reachedBy[meeting] = source;
  reachedBy[up.start] = source;
}

QuotientGraph::Outcome QuotientGraph::step(Search &search,
                                           const Search &other) {
  const Nodes &nodes = nodesOf[search.current];
  if (search.member == nodes.size()) {
    if (search.pending.empty())
      return Outcome::ended;
    search.current = search.pending.pop_back_val();
    search.member = search.edge = 0;
    return Outcome::more;
  }
  const Nodes &neighbors = search.edges[nodes[search.member]];
  if (search.edge == neighbors.size()) {
    ++search.member;
    search.edge = 0;
    return Outcome::more;
  }
  return reach(search, other, groups[neighbors[search.edge++]]);
}

bool QuotientGraph::hasSeparatorBetween(unsigned from, unsigned node) const {
  unsigned separator = forest.separatorAbove(node);
  return separator != none && groups[separator] != from &&
         groups[separator] != groups[node] &&
         subtrees[from].contains(forest.begin(separator));
}

QuotientGraph::Search *QuotientGraph::searchPath(unsigned from, unsigned node) {
  if (hasSeparatorBetween(from, node)) {
    reachedBy[groups[node]] = nodesOf[from].front();
    return nullptr;
  }
  down.begin(from);
  up.begin(groups[node]);
  for (Search *search = &up, *other = &down;; std::swap(search, other))
    if (Outcome result = step(*search, *other); result != Outcome::more)
      return result == Outcome::met ? nullptr : search;
}

bool QuotientGraph::canJoin(unsigned from, unsigned node) {
  return searchPath(from, node);
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

/// Moves what is below the first group behind the second, or what is above the
/// second before the first. Returns the group that the joined one is to be
/// beside.
unsigned QuotientGraph::reorder(unsigned from, unsigned to, Search &ended) {
  llvm::sort(ended.visited,
             [&](unsigned a, unsigned b) { return order.precedes(a, b); });
  if (&ended == &up) {
    for (unsigned group : ended.visited)
      order.moveBefore(from, group);
    return from;
  }
  unsigned last = to;
  for (unsigned group : ended.visited) {
    order.moveAfter(last, group);
    last = group;
  }
  return to;
}

void QuotientGraph::unite(unsigned from, unsigned to, Search &ended) {
  unsigned position = reorder(from, to, ended);
  if (!isReachedFrom(to, from) && reachedBy[to] != none)
    reachedBy[from] = reachedBy[to];
  unsigned into = from, gone = to;
  if (nodesOf[into].size() < nodesOf[gone].size())
    std::swap(into, gone);
  order.moveAfter(position, into);
  reachedBy[into] = reachedBy[from];
  for (unsigned node : nodesOf[gone])
    groups[node] = into;
  llvm::append_range(nodesOf[into], nodesOf[gone]);
  nodesOf[gone].clear();
  subtrees[into].merge(subtrees[gone]);
}

bool QuotientGraph::join(unsigned from, unsigned node) {
  Search *ended = searchPath(from, node);
  if (ended)
    unite(from, groups[node], *ended);
  return ended;
}

void QuotientGraph::addEdge(unsigned producer, unsigned node) {
  producers[node].push_back(producer);
  users[producer].push_back(node);
}

void QuotientGraph::removeEdge(unsigned producer, unsigned node) {
  producers[node].erase(llvm::find(producers[node], producer));
  users[producer].erase(llvm::find(users[producer], node));
}
