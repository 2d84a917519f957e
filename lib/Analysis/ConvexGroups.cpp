//===- ConvexGroups.cpp - connected parts that can run as one -------------===//

#include "tcopt/Analysis/ConvexGroups.h"
#include "llvm/ADT/STLExtras.h"

namespace tcopt {

ConvexGroups::ConvexGroups(const std::vector<Nodes> &producers)
    : producers(producers), users(producers.size()), members(producers.size()) {
  for (unsigned node = 0; node < producers.size(); ++node) {
    groupOf.push_back(node);
    members[node].push_back(node);
    for (unsigned producer : producers[node])
      users[producer].push_back(node);
  }
}

void ConvexGroups::join(unsigned into, unsigned from) {
  for (unsigned node : members[from])
    groupOf[node] = into;
  llvm::append_range(members[into], members[from]);
  members[from].clear();
}

bool ConvexGroups::reachesAround(unsigned from, unsigned to) const {
  std::vector<bool> seen(members.size());
  Nodes pending;
  auto visitUsers = [&](unsigned group) {
    for (unsigned node : members[group])
      for (unsigned user : users[node])
        if (unsigned next = groupOf[user]; !seen[next]) {
          seen[next] = true;
          pending.push_back(next);
        }
  };
  // The edge between the two is no way around.
  seen[from] = seen[to] = true;
  visitUsers(from);
  seen[to] = false;
  while (!pending.empty() && !seen[to])
    visitUsers(pending.pop_back_val());
  return seen[to];
}

bool ConvexGroups::canJoin(unsigned a, unsigned b) const {
  return a != b && !reachesAround(a, b) && !reachesAround(b, a);
}

std::vector<ConvexGroups::Nodes>
ConvexGroups::group(const std::vector<bool> &chosen) {
  for (unsigned node = 0; node < producers.size(); ++node)
    for (unsigned producer : producers[node])
      if (chosen[node] && chosen[producer] &&
          canJoin(groupOf[producer], groupOf[node]))
        join(groupOf[producer], groupOf[node]);
  std::vector<Nodes> groups;
  for (unsigned node = 0; node < producers.size(); ++node)
    if (chosen[node] && !members[node].empty())
      groups.push_back(members[node]);
  for (Nodes &group : groups)
    llvm::sort(group);
  llvm::sort(groups);
  return groups;
}

} // namespace tcopt
