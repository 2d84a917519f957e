//===- MinCut.cpp - maximum flow and minimum cut --------------------------===//

#include "tcopt/Analysis/MinCut.h"
#include <algorithm>

using namespace tcopt;

void FlowNetwork::addEdge(unsigned from, unsigned to, uint64_t capacity) {
  edges.push_back({to, first[from], capacity});
  first[from] = unsigned(edges.size() - 1);
  edges.push_back({from, first[to], 0});
  first[to] = unsigned(edges.size() - 1);
}

// Distances from the source along edges that are not full.
bool FlowNetwork::findLevels(unsigned source, unsigned sink) {
  level.assign(first.size(), kNone);
  level[source] = 0;
  std::vector<unsigned> queue = {source};
  for (size_t i = 0; i < queue.size(); ++i)
    for (unsigned e = first[queue[i]]; e != kNone; e = edges[e].next)
      if (edges[e].residual && level[edges[e].to] == kNone) {
        level[edges[e].to] = level[queue[i]] + 1;
        queue.push_back(edges[e].to);
      }
  return level[sink] != kNone;
}

// Sends flow along one path that goes down the levels; 0 if there is none. Each
// node continues where the last path through it has stopped.
uint64_t FlowNetwork::augment(unsigned source, unsigned sink) {
  std::vector<unsigned> path;
  unsigned node = source;
  while (node != sink) {
    unsigned &e = current[node];
    while (e != kNone &&
           (!edges[e].residual || level[edges[e].to] != level[node] + 1))
      e = edges[e].next;
    if (e != kNone) {
      path.push_back(e);
      node = edges[e].to;
      continue;
    }
    if (path.empty())
      return 0;
    // A dead end: one step back, past it.
    node = edges[path.back() ^ 1].to;
    current[node] = edges[path.back()].next;
    path.pop_back();
  }
  uint64_t amount = kInfinite;
  for (unsigned e : path)
    amount = std::min(amount, edges[e].residual);
  for (unsigned e : path) {
    edges[e].residual -= amount;
    edges[e ^ 1].residual += amount;
  }
  return amount;
}

uint64_t FlowNetwork::maximize(unsigned source, unsigned sink) {
  uint64_t flow = 0;
  while (findLevels(source, sink)) {
    current = first;
    while (uint64_t amount = augment(source, sink)) {
      flow += amount;
      if (flow >= kInfinite)
        return kInfinite;
    }
  }
  return flow;
}

std::vector<bool> FlowNetwork::sourceSide(unsigned sink) const {
  std::vector<bool> isSource(first.size(), true);
  isSource[sink] = false;
  std::vector<unsigned> queue = {sink};
  for (size_t i = 0; i < queue.size(); ++i)
    for (unsigned e = first[queue[i]]; e != kNone; e = edges[e].next) {
      // The edge to this node is the reverse of `e`.
      unsigned from = edges[e].to;
      if (edges[e ^ 1].residual && isSource[from]) {
        isSource[from] = false;
        queue.push_back(from);
      }
    }
  return isSource;
}
