//===- ProgramCache.cpp - programs by their graphs ------------------------===//

#include "ProgramCache.h"
#include "../Session/Engine.h"
#include "Program.h"

namespace tcopt::capture {

static constexpr size_t kMostBytes = size_t(256) << 20;

ProgramCache::ProgramCache(Engine &engine)
    : engine(engine), cache(kMostBytes) {}

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

std::shared_ptr<Program>
ProgramCache::find(const ProgramKey &key,
                   llvm::function_ref<std::shared_ptr<Program>()> make,
                   bool isCustom) {
  if (auto found = find(key))
    return found;
  std::unique_lock<std::recursive_mutex> compiling;
  if (!isCustom)
    compiling = engine.lockCompiling();
  if (auto found = find(key))
    return found;
  return add(key, make());
}

} // namespace tcopt::capture
