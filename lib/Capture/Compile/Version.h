//===- Version.h - compiled code of a function ------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_VERSION_H
#define TCOPT_CAPTURE_VERSION_H

#include "../Trace/Recorder.h"
#include "GuardTable.h"
#include <any>
#include <cstring>

namespace tcopt::capture {

/// Compiled code for calls whose keys match.
struct Version {
  /// The words of the call that made it, and those bits of them that count.
  std::vector<uint64_t> words, masks;
  /// Whether any word does not count.
  bool hasOpenWords = false;
  /// Of open sizes; symbols are numbered as its words.
  GuardTable guards;
  Recorder::Recipe recipe;
  /// Tensors that the function uses without taking them as arguments, if it
  /// writes to any: none of them may be an argument.
  std::vector<const Cell *> captured;
  std::any structure;
  const Version *next = nullptr;

  bool matches(const CallKey &key) const {
    if (key.words.size() != words.size())
      return false;
    if (!captured.empty() && hasCaptured(key))
      return false;
    const uint64_t *found = key.words.data();
    if (!hasOpenWords)
      return std::memcmp(found, words.data(), words.size() * sizeof(*found)) ==
             0;
    uint64_t difference = 0;
    for (size_t i = 0; i < words.size(); ++i)
      difference |= (found[i] ^ words[i]) & masks[i];
    return !difference && guards.isFulfilledBy(found);
  }
  /// Whether an argument is one of the captured tensors.
  bool hasCaptured(const CallKey &key) const;
  /// Runs it: the tensors of the function's result.
  std::vector<Tensor> run(const CallKey &key) const;
};

/// The version that a call has made. Its structure is not set.
std::unique_ptr<Version> makeVersion(const CallKey &key,
                                     const Recorder &recorder);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_H
