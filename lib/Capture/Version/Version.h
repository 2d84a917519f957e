//===- Version.h - compiled code of a function ------------------*- C++ -*-===//
//
// A version is the compiled code of a function for calls that match its guards.
// CompiledFunction has a list of versions, and EagerKernels has a cache of
// them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_VERSION_H
#define TCOPT_CAPTURE_VERSION_VERSION_H

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

/// Whether all tensors of a call have the same sizes in row-major order, with a
/// rank of at least 2 and at least one size other than 1.
bool canBeFlat(const CallKey &key);

/// Compiled code for calls whose guard keys match. A version does not change
/// once it is published, so that several threads may run it.
struct Version {
  /// The guard key of the traced call, and for each word the bits that must
  /// match.
  std::vector<uint64_t> words, masks;
  /// Whether a mask ignores any bit.
  bool hasOpenWords = false;
  /// Whether the program computes on all elements as one dimension. The tensors
  /// of a call must then fulfil canBeFlat; their sizes are otherwise not
  /// compared.
  bool isFlat = false;
  /// Conditions on the dynamic sizes. Symbol `i` is `openWords()[i]`.
  GuardTable guards;
  Recipe recipe;
  /// For messages: the arguments of the traced call, the conditions on dynamic
  /// sizes, and the names of these.
  std::vector<Leaf> leaves;
  std::vector<SizeGuard> sizeGuards;
  std::vector<std::string> sizeNames;
  /// The first trace, for verifyTraces; null without this option.
  std::shared_ptr<TraceRecord> record;
  /// Whether the function writes to tensors. A captured tensor must then not be
  /// an argument of the call, too.
  bool refusesCaptured = false;
  std::any structure;
  /// The session that provides random numbers.
  Engine *engine = nullptr;

  bool matches(const CallKey &key) const {
    return fits(key) && acceptsState(key);
  }
  /// Whether the guard key matches, without regard to other state.
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
  /// Whether the gradients of the graph are those of the call's tensors: the
  /// graph does not continue into their histories, and calls no hooks.
  bool acceptsLeaves(const CallKey &key) const;
  /// Whether `grad` is undefined for all tensors of Recipe::withoutGradients.
  bool lacksGradients(const CallKey &key) const;
  /// Whether the version can never match again, because a captured tensor or a
  /// guarded object was destroyed.
  bool isStale() const;
  /// Runs the version and returns the tensors of the function's result.
  /// `function` is the name of the tensor function for an eager call; errors
  /// then begin with it and have the source location of the call. If the values
  /// of the arguments make the program fail, the tensors throw when they are
  /// read. With `failure`, it receives the failure instead, the call has no
  /// effect, and there are no tensors.
  std::vector<Tensor> run(const CallKey &key, const char *function = nullptr,
                          std::optional<RunFailure> *failure = nullptr) const;

private:
  using Cells = llvm::SmallVector<std::shared_ptr<Cell>, 4>;

  std::shared_ptr<Failure> failureOfInputs(const CallKey &key) const;
  void addInputs(const CallKey &key, const uint64_t &randomState,
                 CallInputs &inputs) const;
  /// `whole` is the layout of the results of a flat program, else null.
  std::vector<Result> runProgram(const CallInputs &inputs,
                                 const Layout *whole) const;
  /// Runs the program, creates the cells of its results, and writes to tensors.
  /// Returns the extra results that the node of the tape saves. Throws
  /// RunFailure.
  std::vector<Result> compute(const CallKey &key, const CallInputs &inputs,
                              const Layout *whole, Cells &cells) const;
  /// Computes, or creates cells with a failure, or stores it in `failure`,
  /// which may be null. Returns the node on the tape; null if no result carries
  /// gradients.
  std::shared_ptr<GraphNode>
  computeOrFail(const CallKey &key, const char *function, Cells &cells,
                uint64_t randomState, std::optional<RunFailure> *failure) const;
  /// By view of the derivative; empty if the user's program has destroyed the
  /// view.
  std::vector<TensorImpl::Views> viewsOf(llvm::ArrayRef<Tensor> results) const;
  void checkWrites(const CallKey &key) const;
  void noteWrites(const CallKey &key) const;
  /// Returns cells with a failure for all results.
  Cells makeFailed(const CallKey &key, std::shared_ptr<Failure> failure) const;
  /// Whether guards on other state, captured tensors and gradients accept the
  /// call.
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
  /// Whether a captured tensor is an orphan, so that the function now refers to
  /// another tensor.
  bool hasOrphans() const;
};

/// Returns the version of a traced call, without its `structure`. Moves the
/// recipe out of the compiler.
std::unique_ptr<Version> makeVersion(const CallKey &key,
                                     TraceCompiler &compiler);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_VERSION_H
