//===- ConvexGroups.cpp - connected parts that can run as one -------------===//
//
// Two groups with an edge between them can be joined if no other path leads
// from the first to the second. Most edges are decided without a search:
//
// * A spanning forest gives each node its producer with the most unchosen nodes
//   above it. If the consumer has an unchosen ancestor in the forest that has
//   an ancestor in the first group, there is another path. This decides edges
//   that skip a part of the graph (residuals, masks, activations that the
//   backward pass reads).
// * Each group remembers one group that is known to reach it.
//
// Else one search goes down from the first group and one goes up from the
// second, by one edge each in turn. They stay between the two in a topological
// order of the groups. The groups can be joined as soon as either search ends,
// and only what it visited has to move in the order.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Analysis/ConvexGroups.h"
#include "tcopt/Analysis/OrderedList.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace tcopt;
using Nodes = ConvexGroups::Nodes;
using Adjacency = std::vector<Nodes>;

static constexpr unsigned none = ~0u;

//===----------------------------------------------------------------------===//
// The spanning forest
//===----------------------------------------------------------------------===//

namespace {

/// Nodes are numbered so that the descendants of each are an interval.
class Forest {
public:
  Forest(const Adjacency &producers, const std::vector<bool> &chosen);

  unsigned begin(unsigned node) const { return begins[node]; }
  unsigned end(unsigned node) const { return begins[node] + sizes[node]; }
  /// The nearest ancestor that is not chosen, if any.
  unsigned unchosenAbove(unsigned node) const { return unchosen[node]; }

private:
  void number();

  std::vector<unsigned> parents, unchosen, begins, sizes;
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

} // namespace

Forest::Forest(const Adjacency &producers, const std::vector<bool> &chosen)
    : parents(producers.size(), none), unchosen(producers.size(), none),
      begins(producers.size()), sizes(producers.size(), 1) {
  std::vector<unsigned> depths(producers.size()); // in unchosen nodes
  for (unsigned node = 0; node < producers.size(); ++node) {
    unsigned parent = none;
    for (unsigned producer : producers[node])
      if (parent == none || std::pair(depths[producer], producer) >
                                std::pair(depths[parent], parent))
        parent = producer;
    depths[node] = !chosen[node];
    if (parent == none)
      continue;
    parents[node] = parent;
    depths[node] += depths[parent];
    unchosen[node] = chosen[parent] ? unchosen[parent] : parent;
  }
  number();
}

/// Parents are before their children.
void Forest::number() {
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

namespace {

/// A depth-first search over groups in one direction, which can stop after each
/// edge.
struct Search {
  explicit Search(const Adjacency &edges)
      : edges(edges), round(edges.size()), cameFrom(edges.size()) {}

  void begin(unsigned group);
  void visit(unsigned group);
  bool hasVisited(unsigned group) const { return round[group] == rounds; }

  const Adjacency &edges;         ///< by node
  unsigned start = 0;             ///< the group at which the search begins
  unsigned current = 0;           ///< the group whose edges are being followed
  unsigned member = 0, edge = 0;  ///< the next edge
  Nodes visited, pending;         ///< groups without the start
  unsigned rounds = 0;            ///< the number of this search
  std::vector<unsigned> round;    ///< by group: the last search that visited it
  std::vector<unsigned> cameFrom; ///< by visited group
};

enum class Outcome { more, ended, met };

class Grouper {
public:
  Grouper(const Adjacency &producers, const std::vector<bool> &chosen);

  void joinProducers(unsigned node);
  std::vector<Nodes> takeGroups();

private:
  /// Whether the group of a producer of `node` can be joined with its group. If
  /// so, `ended` is the search that found no path.
  bool canJoin(unsigned from, unsigned node, Search *&ended);
  bool search(Search *&ended);
  Outcome step(Search &search, const Search &other);
  Outcome reach(Search &search, const Search &other, unsigned group);
  bool isBetween(unsigned group) const;
  bool isReachedFrom(unsigned group, unsigned from) const;
  void recordPath(unsigned meeting);

  void join(unsigned from, unsigned to, Search &ended);
  unsigned reorder(unsigned from, unsigned to, Search &ended);

  const std::vector<bool> &chosen;
  const Forest forest;
  const Adjacency users;
  Search down, up; ///< to users, to producers
  OrderedList order;
  std::vector<unsigned> groupOf;   ///< by node
  std::vector<Nodes> members;      ///< by group
  std::vector<Subtrees> subtrees;  ///< by group
  std::vector<unsigned> reachedBy; ///< by group: a node that reaches it
  /// By group: in which state it could not be joined with the consumer at hand.
  /// The state changes with the consumer and with each join.
  std::vector<unsigned> refused;
  unsigned state = 0;
};

} // namespace

void Search::begin(unsigned group) {
  start = current = group;
  member = edge = 0;
  visited.clear();
  pending.clear();
  ++rounds;
}

void Search::visit(unsigned group) {
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

Grouper::Grouper(const Adjacency &producers, const std::vector<bool> &chosen)
    : chosen(chosen), forest(producers, chosen), users(invert(producers)),
      down(users), up(producers), order(producers.size()),
      members(producers.size()), subtrees(producers.size()),
      reachedBy(producers.size(), none), refused(producers.size()) {
  for (unsigned node = 0; node < producers.size(); ++node) {
    groupOf.push_back(node);
    members[node].push_back(node);
    if (chosen[node])
      subtrees[node].insert(forest.begin(node), forest.end(node));
  }
}

bool Grouper::isBetween(unsigned group) const {
  return order.precedes(down.start, group) && order.precedes(group, up.start);
}

bool Grouper::isReachedFrom(unsigned group, unsigned from) const {
  return reachedBy[group] != none && groupOf[reachedBy[group]] == from;
}

/// Follows an edge to a group. The edge between the two groups is no way
/// around.
Outcome Grouper::reach(Search &search, const Search &other, unsigned group) {
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
void Grouper::recordPath(unsigned meeting) {
  unsigned source = members[down.start].front();
  for (; up.hasVisited(meeting); meeting = up.cameFrom[meeting])
    reachedBy[meeting] = source;
  reachedBy[up.start] = source;
}

Outcome Grouper::step(Search &search, const Search &other) {
  const Nodes &nodes = members[search.current];
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
  return reach(search, other, groupOf[neighbors[search.edge++]]);
}

bool Grouper::search(Search *&ended) {
  for (Search *search = &up, *other = &down;; std::swap(search, other))
    if (Outcome result = step(*search, *other); result != Outcome::more) {
      ended = search;
      return result == Outcome::met;
    }
}

bool Grouper::canJoin(unsigned from, unsigned node, Search *&ended) {
  unsigned unchosen = forest.unchosenAbove(node);
  if (unchosen != none && subtrees[from].contains(forest.begin(unchosen))) {
    reachedBy[groupOf[node]] = members[from].front();
    return false;
  }
  down.begin(from);
  up.begin(groupOf[node]);
  return !search(ended);
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

/// Moves what is below the first group behind the second, or what is above the
/// second before the first. Returns the group that the joined one is to be
/// beside.
unsigned Grouper::reorder(unsigned from, unsigned to, Search &ended) {
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

void Grouper::join(unsigned from, unsigned to, Search &ended) {
  unsigned position = reorder(from, to, ended);
  if (!isReachedFrom(to, from) && reachedBy[to] != none)
    reachedBy[from] = reachedBy[to];
  unsigned into = from, gone = to;
  if (members[into].size() < members[gone].size())
    std::swap(into, gone);
  order.moveAfter(position, into);
  reachedBy[into] = reachedBy[from];
  for (unsigned node : members[gone])
    groupOf[node] = into;
  llvm::append_range(members[into], members[gone]);
  members[gone].clear();
  subtrees[into].merge(subtrees[gone]);
}

void Grouper::joinProducers(unsigned node) {
  ++state;
  for (unsigned producer : up.edges[node]) {
    unsigned from = groupOf[producer], to = groupOf[node];
    if (from == to || refused[from] == state || !chosen[producer])
      continue;
    if (Search *ended = nullptr; canJoin(from, node, ended)) {
      join(from, to, *ended);
      ++state;
    } else {
      refused[from] = state;
    }
  }
}

std::vector<Nodes> Grouper::takeGroups() {
  std::vector<Nodes> groups;
  for (unsigned node = 0; node < chosen.size(); ++node)
    if (chosen[node] && !members[node].empty())
      groups.push_back(std::move(members[node]));
  for (Nodes &group : groups)
    llvm::sort(group);
  llvm::sort(groups);
  return groups;
}

std::vector<Nodes> ConvexGroups::group(const std::vector<bool> &chosen) const {
  Grouper grouper(producers, chosen);
  for (unsigned node = 0; node < producers.size(); ++node)
    if (chosen[node])
      grouper.joinProducers(node);
  return grouper.takeGroups();
}
