//===- AsyncCopies.cpp - copies that a thread has begun -------------------===//

#include "AsyncCopies.h"
#include "Block.h"
#include <algorithm>
#include <cstring>

using namespace tcopt::emulator;

void AsyncCopies::issue(void *to, const void *from, uint32_t bytes,
                        uint32_t read) {
  std::memset(to, kUnwritten, bytes);
  open.push_back({static_cast<char *>(to), static_cast<const char *>(from),
                  bytes, std::min(bytes, read)});
}

void AsyncCopies::commit() {
  groups.push_back(std::move(open));
  open.clear();
}

bool AsyncCopies::Copy::land() const {
  bool isUnwritten =
      std::all_of(to, to + bytes, [](char byte) { return byte == kUnwritten; });
  std::memcpy(to, from, read);
  std::memset(to + read, 0, bytes - read);
  return isUnwritten;
}

bool AsyncCopies::wait(size_t pending) {
  if (groups.size() <= pending)
    return true;
  bool ok = true;
  auto end = groups.end() - pending;
  for (auto group = groups.begin(); group != end; ++group)
    for (const Copy &copy : *group)
      ok &= copy.land();
  groups.erase(groups.begin(), end);
  return ok;
}

bool AsyncCopies::waitAll() {
  commit();
  return wait(0);
}

//===----------------------------------------------------------------------===//
// Calls of kernels
//===----------------------------------------------------------------------===//

static void check(bool ok) {
  if (!ok)
    Block::current().fail("waits for an asynchronous copy to memory that has "
                          "been written since the copy was issued");
}

void tcopt_emulated_copy(void *to, const void *from, uint32_t bytes,
                         uint32_t read) {
  Block::current().self().copies.issue(to, from, bytes, read);
}

void tcopt_emulated_copy_commit(void) {
  Block::current().self().copies.commit();
}

void tcopt_emulated_copy_wait(uint32_t pending) {
  check(Block::current().self().copies.wait(pending));
}

void tcopt_emulated_copy_wait_all(void) {
  check(Block::current().self().copies.waitAll());
}
