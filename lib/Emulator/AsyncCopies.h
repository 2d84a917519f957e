//===- AsyncCopies.h - copies that a thread has begun -----------*- C++ -*-===//
//
// cp.async of PTX. A copy may land at any time from where it is issued to where
// its thread waits for it. The emulator overwrites the destination when a copy
// is issued and copies when its thread waits, so that what reads too early, or
// too late what the memory held before, reads NaN. Memory that changes in
// between was written by someone else: an error.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_EMULATOR_ASYNCCOPIES_H
#define TCOPT_LIB_EMULATOR_ASYNCCOPIES_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tcopt::emulator {

/// The byte of memory that nobody has written: NaN in all types of floats, -1
/// in those of integers.
constexpr char kUnwritten = char(0xff);

/// The copies of one thread: groups that were committed, oldest first, and
/// those that belong to no group yet.
class AsyncCopies {
public:
  /// Begins a copy of `read` bytes, followed by zeros up to `bytes`.
  void issue(void *to, const void *from, uint32_t bytes, uint32_t read);
  /// Makes all copies since the last commit a group, also if there are none.
  void commit();
  /// Lands all groups but the `pending` that were committed last. Returns false
  /// if the destination of one was written by something else.
  bool wait(size_t pending);
  /// Lands all copies, those of no group as well.
  bool waitAll();

private:
  struct Copy {
    char *to;
    const char *from;
    uint32_t bytes, read;

    bool land() const;
  };
  using Group = std::vector<Copy>;

  std::vector<Group> groups;
  Group open;
};

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_ASYNCCOPIES_H
