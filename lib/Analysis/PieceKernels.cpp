//===- PieceKernels.cpp - kernels that concatenate ------------------------===//

#include "tcopt/Analysis/PieceKernels.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

using namespace llvm;
using namespace tcopt;

/// Cost of a member, per element, above which it is not evaluated again.
static constexpr double kCheapPiece = 8;

bool tcopt::joinsPieces(const GroupShape &shape) {
  return any_of(shape.members, [&](const ShapeMember &member) {
    return shape.factsOf(member).nodeClass == NodeClass::Concat;
  });
}

/// An element of a part is computed as that of the whole is.
static bool hasParts(const FusionNode &node) {
  if (node.mayFail || node.dependsOnPlace)
    return false;
  return node.nodeClass == NodeClass::Pointwise ||
         node.nodeClass == NodeClass::Concat ||
         (node.nodeClass == NodeClass::Move && node.isMap && !node.isSlice);
}

namespace {

class Pieces {
public:
  explicit Pieces(const GroupShape &shape)
      : shape(shape), behind(shape.members.size()) {}

  StringRef findRefusal();

private:
  using Member = std::optional<unsigned>;

  const FusionNode &facts(unsigned member) const {
    return shape.factsOf(shape.members[member]);
  }
  bool isConcat(unsigned member) const {
    return facts(member).nodeClass == NodeClass::Concat;
  }
  StringRef refusesEdge(const ShapeEdge &edge);
  bool isSharedWork();

  const GroupShape &shape;
  /// By member: the concatenation that it follows from.
  std::vector<Member> behind;
};

} // namespace

/// Requires edges in the order of producers, and members in an order in which
/// producers precede their readers.
StringRef Pieces::refusesEdge(const ShapeEdge &edge) {
  bool isPiece = isConcat(edge.consumer);
  if (isPiece ? edge.use != IndexUse::Padded : edge.use > IndexUse::Permuted)
    return "a member that reads another one at other places";
  Member from =
      isConcat(edge.producer) ? Member(edge.producer) : behind[edge.producer];
  if (!from)
    return "";
  if (shape.members[edge.producer].output)
    return "a joined value that is read besides";
  Member &own = behind[edge.consumer];
  if (isPiece || (own && own != from))
    return "pieces of several concatenations";
  own = from;
  return "";
}

/// Whether members with costly elements are evaluated several times: for each
/// result, and for each piece of a concatenation.
bool Pieces::isSharedWork() {
  unsigned size = shape.members.size();
  std::vector<SmallSet<unsigned, 4>> copies(size);
  for (unsigned member = 0; member < size; ++member)
    if (shape.members[member].output)
      copies[member].insert(member);
  for (unsigned number = shape.edges.size(); number-- > 0;) {
    const ShapeEdge &edge = shape.edges[number];
    auto &own = copies[edge.producer];
    if (!isConcat(edge.consumer)) {
      own.insert(copies[edge.consumer].begin(), copies[edge.consumer].end());
      continue;
    }
    own.insert(size + 2 * number);
    if (copies[edge.consumer].size() > 1)
      own.insert(size + 2 * number + 1);
  }
  for (unsigned member = 0; member < size; ++member)
    if (copies[member].size() > 1 && facts(member).expensive > kCheapPiece)
      return true;
  return false;
}

StringRef Pieces::findRefusal() {
  for (unsigned member = 0; member < shape.members.size(); ++member)
    if (!hasParts(facts(member)))
      return "an op that is not computed piece by piece";
  for (const ShapeEdge &edge : shape.edges)
    if (StringRef why = refusesEdge(edge); !why.empty())
      return why;
  for (unsigned member = 0; member < shape.members.size(); ++member)
    if (shape.members[member].output && !isConcat(member) && !behind[member])
      return "results that are not joined";
  bool repeats =
      shape.repeatedFlops > 0 &&
      any_of(shape.members, [&](const ShapeMember &member) {
        return member.inlined && shape.factsOf(member).expensive > kCheapPiece;
      });
  return repeats || isSharedWork() ? "repeated work" : "";
}

StringRef tcopt::refusesPieces(const GroupShape &shape) {
  return Pieces(shape).findRefusal();
}
