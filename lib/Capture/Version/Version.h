//===- Version.h - compiled code of a function ------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_VERSION_H
#define TCOPT_CAPTURE_VERSION_H

#include "GuardTable.h"
#include "Recipe.h"
#include <any>
#include <cstring>

namespace tcopt::capture {

class CallInputs;
class Engine;
class GraphNode;
class TraceCompiler;
struct TraceRecord;

/// Whether all tensors of a call have the same sizes, at least two, some of
/// which are not 1, and are in row-major order.
bool canBeFlat(const CallKey &key);

/// What a call gives where values make the program fail: tensors that tell so
/// when they are read, or the RunFailure.
enum class OnFailure { Tensors, Throw };

/// Compiled code for calls whose keys match.
struct Version {
  /// The words of the call that made it, and those bits of them that count.
  std::vector<uint64_t> words, masks;
  /// Whether any word does not count.
  bool hasOpenWords = false;
  /// Whether it computes on all elements of tensors of the same sizes, which
  /// are in row-major order, as one dimension. Of sizes nothing else counts.
  bool isFlat = false;
  /// Of open sizes; symbols are numbered as its words.
  GuardTable guards;
  Recipe recipe;
  /// Of messages: the arguments of the call that made it; what it asks of open
  /// sizes, and their names.
  std::vector<Leaf> leaves;
  std::vector<SizeGuard> sizeGuards;
  std::vector<std::string> sizeNames;
  /// What verifyTraces compares with; null without it.
  std::shared_ptr<TraceRecord> record;
  /// Whether the function writes to anything, and refers to tensors that are no
  /// arguments: none of those may be an argument.
  bool refusesCaptured = false;
  std::any structure;
  /// The session, whose random numbers it takes.
  Engine *engine = nullptr;

  bool matches(const CallKey &key) const {
    return fits(key) && acceptsState(key);
  }
  /// Whether the arguments are such: nothing else is looked at.
  bool fits(const CallKey &key) const {
    if (key.words.size() != words.size())
      return false;
    const uint64_t *found = key.words.data();
    if (!hasOpenWords)
      return std::memcmp(found, words.data(), words.size() * sizeof(*found)) ==
             0;
    uint64_t difference = 0;
    for (size_t i = 0; i < words.size(); ++i)
      difference |= (found[i] ^ words[i]) & masks[i];
    return !difference && guards.isFulfilledBy(found) &&
           (!isFlat || canBeFlat(key));
  }
  /// Whether the graph, which computes gradients, is right for the histories of
  /// the call's tensors.
  bool acceptsLeaves(const CallKey &key) const;
  /// Whether the gradients that the trace found undefined are undefined.
  bool lacksGradients(const CallKey &key) const;
  /// Whether it will never run again, as something that it depends on is gone.
  bool isStale() const;
  /// Runs it: the tensors of the function's result. If values are wrong, they
  /// tell so when they are read; messages name `function` if it is given, at
  /// the place of the call.
  std::vector<Tensor> run(const CallKey &key, const char *function = nullptr,
                          OnFailure onFailure = OnFailure::Tensors) const;

private:
  using Cells = llvm::SmallVector<std::shared_ptr<Cell>, 4>;

  std::shared_ptr<Failure> failureOfInputs(const CallKey &key) const;
  void addInputs(const CallKey &key, const uint64_t &randomState,
                 CallInputs &inputs) const;
  /// `whole` is the layout of the results of a flat program, else null.
  std::vector<Result> runProgram(const CallInputs &inputs,
                                 const Layout *whole) const;
  /// Runs the program, creates the cells of its results, and writes to tensors.
  /// Returns the extra results that the tape saves. Throws RunFailure.
  std::vector<Result> compute(const CallKey &key, const CallInputs &inputs,
                              const Layout *whole, Cells &cells) const;
  /// Returns the call on the tape; null if it is not on the tape.
  std::shared_ptr<GraphNode> computeOrFail(const CallKey &key,
                                           const char *function, Cells &cells,
                                           uint64_t randomState,
                                           OnFailure onFailure) const;
  /// By view of the derivative; empty if the program does not have the view.
  std::vector<TensorImpl::Views> viewsOf(llvm::ArrayRef<Tensor> results) const;
  void checkWrites(const CallKey &key) const;
  void noteWrites(const CallKey &key) const;
  /// In place of what could not be computed.
  Cells makeFailed(const CallKey &key, std::shared_ptr<Failure> failure) const;
  /// Whether what the trace depends on besides arguments is what it was.
  bool acceptsState(const CallKey &key) const {
    for (const auto &guard : recipe.state)
      if (!guard->holds())
        return false;
    if (recipe.computesGradients && !acceptsLeaves(key))
      return false;
    if (!recipe.withoutGradients.empty() && !lacksGradients(key))
      return false;
    return recipe.captured.empty() || acceptsCaptured(key);
  }
  void giveGradients(const CallKey &key, std::vector<Tensor> &results) const;
  bool acceptsCaptured(const CallKey &key) const;
  /// Whether variables that the function refers to are other tensors now.
  bool hasOrphans() const;
};

/// The version that a call has made. Its structure is not set. Takes the
/// recorder's recipe.
std::unique_ptr<Version> makeVersion(const CallKey &key,
                                     TraceCompiler &compiler);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_H
