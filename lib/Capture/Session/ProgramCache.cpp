//===- ProgramCache.cpp - programs by what they were made of --------------===//

#include "ProgramCache.h"
#include "../Compile/Program.h"
#include "llvm/ADT/Hashing.h"
#include <cstring>

namespace tcopt::capture {

static constexpr size_t kLimit = size_t(256) << 20;

// The length, and the bytes.
void ProgramKey::addText(llvm::StringRef text) {
  words.push_back(text.size());
  for (size_t i = 0; i < text.size(); i += sizeof(uintptr_t)) {
    uintptr_t word = 0;
    std::memcpy(&word, text.data() + i,
                std::min(sizeof(word), text.size() - i));
    words.push_back(word);
  }
}

uint64_t ProgramKey::hash() const {
  return llvm::hash_combine_range(words.begin(), words.end());
}

ProgramCache::ProgramCache() : cache(kLimit) {}

std::shared_ptr<Program> ProgramCache::find(const ProgramKey &key) const {
  auto found = cache.find(key.hash(),
                          [&](const Entry &entry) { return entry.key == key; });
  return found ? found->program : nullptr;
}

std::shared_ptr<Program> ProgramCache::add(const ProgramKey &key,
                                           std::shared_ptr<Program> program) {
  cache.add(key.hash(), std::make_shared<Entry>(Entry{key, program}),
            program->bytes());
  return program;
}

} // namespace tcopt::capture
