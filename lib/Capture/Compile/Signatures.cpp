//===- Signatures.cpp - signatures of generic compiled functions ----------===//

#include "tcopt/Capture/detail/Compile.h"

namespace tcopt::capture {

SignatureTable::~SignatureTable() {
  for (const Entry *entry = newest; entry;)
    delete std::exchange(entry, entry->older);
}

const void *SignatureTable::add(Entry entry) {
  auto added = std::make_unique<Entry>(std::move(entry));
  added->older = newest;
  do
    if (const void *other = find(*added->signature))
      return other;
  while (!newest.compare_exchange_weak(added->older, added.get()));
  return added.release()->compiled.get();
}

CompileCounts SignatureTable::counts() const {
  CompileCounts all;
  for (const Entry *entry = newest; entry; entry = entry->older) {
    CompileCounts one = entry->counts();
    all.calls += one.calls;
    all.versions += one.versions;
    all.recompiles += one.recompiles;
    all.graphBreaks += one.graphBreaks;
    all.interpreted += one.interpreted;
    all.uncompiled += one.uncompiled;
  }
  return all;
}

void SignatureTable::reset() const {
  for (const Entry *entry = newest; entry; entry = entry->older)
    entry->reset();
}

} // namespace tcopt::capture
