//===- Version.h - compiled code of a function ------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_VERSION_H
#define TCOPT_CAPTURE_VERSION_H

#include "Recorder.h"
#include <any>

namespace tcopt::capture {

/// Compiled code for calls whose keys match.
struct Version {
  /// The words of the call that made it, and those bits of them that count.
  std::vector<uint64_t> words, masks;
  /// The words that open sizes are; symbols are numbered as these.
  std::vector<uint32_t> openWords;
  std::vector<SizeRange> ranges;
  /// Whether 1 will do, too.
  std::vector<bool> servesOne;
  std::vector<SizeGuard> guards;
  Recorder::Recipe recipe;
  std::any structure;
  const Version *next = nullptr;

  bool matches(const CallKey &key) const {
    if (key.words.size() != words.size())
      return false;
    const uint64_t *found = key.words.data();
    uint64_t difference = 0;
    for (size_t i = 0; i < words.size(); ++i)
      difference |= (found[i] ^ words[i]) & masks[i];
    return !difference && (openWords.empty() || fitsOpenSizes(key));
  }
  bool fitsOpenSizes(const CallKey &key) const;
  /// Runs it: the tensors of the function's result.
  std::vector<Tensor> run(const CallKey &key) const;
};

/// The version that a call has made. Its structure is not set.
std::unique_ptr<Version> makeVersion(const CallKey &key,
                                     const Recorder &recorder);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_H
