//===- ProgramCache.cpp - programs by what they were made of --------------===//

#include "ProgramCache.h"
#include "Program.h"

namespace tcopt::capture {

static constexpr size_t kLimit = size_t(256) << 20;

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
