//===- FusionWork.cpp - the graph that the fusion planner changes ---------===//

#include "FusionWork.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;

namespace tcopt {

/// Builds the edges of a work graph.
class MapFolder {
public:
  MapFolder(WorkGraph &work, bool readsPermutedFactors);
  void run();

private:
  /// Edges that end at a node.
  using Sources = std::vector<WorkEdge>;

  Sources fold(const FusionEdge &edge) const;
  bool canFold(const FusionEdge &edge) const;
  bool crossesRates(unsigned map) const;
  void visit(unsigned node);
  void addOrders();
  void collectProducers(unsigned node, SmallVectorImpl<unsigned> &found) const;
  void collectReaders(unsigned node, SmallVectorImpl<unsigned> &found) const;

  WorkGraph &work;
  const FusionGraph &graph;
  /// By node.
  std::vector<SmallVector<const FusionEdge *, 4>> in, out;
  /// By map: what it reads.
  std::vector<Sources> sources;
  /// By map: maps without producers that it reads, and itself if it is one.
  std::vector<SmallVector<unsigned, 2>> roots;
  std::vector<bool> isStored;
  /// By map: whether it is a slice of a tensor in memory, directly or not.
  std::vector<bool> isPart;
  /// By map: it has each element of a tensor, or of a slice, once.
  std::vector<bool> isPermutation;
  bool readsPermutedFactors;
};

} // namespace tcopt

MapFolder::MapFolder(WorkGraph &work, bool readsPermutedFactors)
    : work(work), graph(work.graph), in(graph.size()), out(graph.size()),
      sources(graph.size()), roots(graph.size()), isStored(graph.size()),
      isPart(graph.size()), isPermutation(graph.size()),
      readsPermutedFactors(readsPermutedFactors) {
  for (const FusionEdge &edge : graph.getEdges()) {
    in[edge.consumer].push_back(&edge);
    out[edge.producer].push_back(&edge);
  }
}

/// Whether a map may be evaluated more often than its value changes: it leaves
/// elements in their order, so that nothing is gained by storing it once.
bool MapFolder::crossesRates(unsigned map) const {
  return all_of(sources[map], [](const WorkEdge &edge) {
    return edge.use <= IndexUse::Broadcast || edge.use == IndexUse::Sliced;
  });
}

/// Whether the reader takes an element for each of its iterations, which it can
/// compute from those that the map reads.
static bool readsElements(const FusionNode &reader, IndexUse use) {
  switch (reader.nodeClass) {
  case NodeClass::Pointwise:
  case NodeClass::Reduce:
  case NodeClass::Scan:
    return true;
  case NodeClass::Move:
    return reader.isMap && !reader.isSlice;
  case NodeClass::Gather:
    return use != IndexUse::Gathered;
  default:
    return false;
  }
}

/// Whether the reader accesses a tensor in memory, or a slice of one.
static bool readsPart(const FusionNode &reader, IndexUse use) {
  return use != IndexUse::Gathered && reader.nodeClass != NodeClass::Opaque &&
         reader.nodeClass != NodeClass::Sort;
}

bool MapFolder::canFold(const FusionEdge &edge) const {
  const FusionNode &map = graph[edge.producer], &reader = graph[edge.consumer];
  if (!map.isMap || reader.effects || map.block != reader.block)
    return false;
  if (map.rate != reader.rate && !crossesRates(edge.producer))
    return false;
  // A scalar constant, for example the value of a pad.
  if (map.loops.empty() && in[edge.producer].empty() &&
      reader.nodeClass != NodeClass::Opaque)
    return true;
  if (reader.nodeClass == NodeClass::Contraction && readsPermutedFactors &&
      isPermutation[edge.producer])
    return true;
  return readsElements(reader, edge.use) ||
         (isPart[edge.producer] && readsPart(reader, edge.use));
}

static WorkEdge compose(const WorkEdge &source, const FusionEdge &edge) {
  WorkEdge composed = source;
  composed.consumer = edge.consumer;
  // A slice that is inserted at another offset.
  composed.use = source.use == IndexUse::Sliced && edge.use == IndexUse::Padded
                     ? IndexUse::Gathered
                     : std::max(source.use, edge.use);
  for (int32_t &loop : composed.loopMap)
    loop = loop == noLoop ? noLoop : edge.loopMap[loop];
  composed.bytes = std::min(source.bytes, edge.bytes);
  if (source.evaluations && edge.evaluations)
    composed.evaluations = std::min(source.evaluations, edge.evaluations);
  else
    composed.evaluations = std::max(source.evaluations, edge.evaluations);
  composed.maps.push_back(edge.producer);
  return composed;
}

MapFolder::Sources MapFolder::fold(const FusionEdge &edge) const {
  if (!canFold(edge))
    return {{edge.producer,
             edge.consumer,
             edge.use,
             edge.loopMap,
             edge.bytes,
             edge.evaluations,
             {}}};
  Sources folded;
  for (const WorkEdge &source : sources[edge.producer])
    folded.push_back(compose(source, edge));
  return folded;
}

void MapFolder::visit(unsigned node) {
  WorkNode &entry = work.nodes[node];
  bool isMap = graph[node].isMap;
  for (const FusionEdge *edge : in[node]) {
    append_range(sources[node], fold(*edge));
    if (canFold(*edge) && !roots[edge->producer].empty()) {
      for (unsigned root : roots[edge->producer])
        if (!is_contained(roots[node], root))
          roots[node].push_back(root);
      if (!is_contained(roots[node], edge->producer))
        roots[node].push_back(edge->producer);
    }
  }
  isPart[node] =
      graph[node].isSlice && all_of(in[node], [&](const FusionEdge *edge) {
        return !canFold(*edge) || isPart[edge->producer];
      });
  isPermutation[node] =
      !in[node].empty() && all_of(in[node], [&](const FusionEdge *edge) {
        return (edge->use == IndexUse::Same ||
                edge->use == IndexUse::Permuted ||
                edge->use == IndexUse::Sliced) &&
               (!canFold(*edge) || isPermutation[edge->producer]);
      });
  if (isMap && in[node].empty())
    roots[node].push_back(node);
  isStored[node] = !isMap || graph[node].liveOut ||
                   any_of(out[node], [&](const FusionEdge *edge) {
                     return !canFold(*edge);
                   });
  entry.isActive = isStored[node] && graph[node].nodeClass != NodeClass::Input;
  if (!isStored[node])
    return;
  for (const WorkEdge &source : sources[node])
    work.addEdge(source);
  for (unsigned root : roots[node])
    if (root != node)
      entry.maps.push_back(root);
}

void MapFolder::collectProducers(unsigned node,
                                 SmallVectorImpl<unsigned> &found) const {
  if (isStored[node])
    found.push_back(node);
  else
    for (const WorkEdge &source : sources[node])
      found.push_back(source.producer);
}

void MapFolder::collectReaders(unsigned node,
                               SmallVectorImpl<unsigned> &found) const {
  if (isStored[node])
    found.push_back(node);
  for (const FusionEdge *edge : out[node])
    if (canFold(*edge))
      collectReaders(edge->consumer, found);
}

void MapFolder::addOrders() {
  for (const FusionGraph::Order &order : graph.getOrders()) {
    SmallVector<unsigned> before, after;
    collectProducers(order.before, before);
    collectReaders(order.after, after);
    for (unsigned first : before)
      for (unsigned second : after)
        if (first < second && work.nodes[first].isActive &&
            work.nodes[second].isActive) {
          work.nodes[first].after.push_back(second);
          work.nodes[second].before.push_back(first);
        }
  }
}

void MapFolder::run() {
  // Whether a map can be folded into a reader follows from the map's sources,
  // which are complete before its readers are visited.
  for (unsigned node = 0; node < graph.size(); ++node)
    visit(node);
  addOrders();
}

WorkGraph::WorkGraph(const FusionGraph &graph, bool readsPermutedFactors)
    : graph(graph), nodes(graph.size()) {
  for (unsigned node = 0; node < graph.size(); ++node)
    nodes[node].node = node;
  MapFolder(*this, readsPermutedFactors).run();
  computeLifetimes();
}

void WorkGraph::computeLifetimes() {
  for (unsigned node = 0; node < nodes.size(); ++node) {
    unsigned last = node, depth = 0;
    readersOf.emplace_back();
    for (unsigned edge : nodes[node].out) {
      last = std::max(last, edges[edge].consumer);
      readersOf.back().push_back(edges[edge].consumer);
    }
    bool livesOn = graph[node].liveOut || isInput(node);
    lastReaders.push_back(livesOn ? ~0u : last);
    for (unsigned edge : nodes[node].in)
      depth = std::max(depth, depths[edges[edge].producer]);
    for (unsigned before : nodes[node].before)
      depth = std::max(depth, depths[before] + 1);
    depths.push_back(depth);
  }
}

void WorkGraph::addEdge(WorkEdge edge) {
  nodes[edge.producer].out.push_back(edges.size());
  nodes[edge.consumer].in.push_back(edges.size());
  edges.push_back(std::move(edge));
}

unsigned WorkGraph::addCopy(unsigned work) {
  unsigned copy = nodes.size();
  nodes.push_back(nodes[work]);
  nodes[copy].in.clear();
  nodes[copy].out.clear();
  for (unsigned number : SmallVector<unsigned, 4>(nodes[work].in)) {
    WorkEdge edge = edges[number];
    edge.consumer = copy;
    addEdge(std::move(edge));
  }
  return copy;
}

void WorkGraph::setProducer(unsigned edge, unsigned producer) {
  auto &readers = nodes[edges[edge].producer].out;
  readers.erase(find(readers, edge));
  edges[edge].producer = producer;
  nodes[producer].out.push_back(edge);
}

void WorkGraph::remove(unsigned work) {
  for (unsigned edge : nodes[work].in) {
    auto &readers = nodes[edges[edge].producer].out;
    readers.erase(find(readers, edge));
  }
  nodes[work].in.clear();
  nodes[work].isActive = false;
}
