//===- AsyncCopies.h - copies that a thread has begun -----------*- C++ -*-===//
//
// cp.async of PTX. The hardware may perform a copy at any time between its
// issue and the wait of its thread. The emulator fills the destination with NaN
// at the issue and copies at the wait: a read before the wait, or a late read
// of the previous contents, returns NaN. A write to the destination in between
// is an error.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_EMULATOR_ASYNCCOPIES_H
#define TCOPT_LIB_EMULATOR_ASYNCCOPIES_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tcopt::emulator {

/// The byte that fills unwritten memory: NaN in every floating-point type, -1
/// in every integer type.
constexpr char kUnwritten = char(0xff);

/// The pending copies of one thread: committed groups, oldest first, and copies
/// that are not committed yet.
class AsyncCopies {
public:
  /// Issues a copy of `read` bytes, followed by zeros up to `bytes`.
  void issue(void *to, const void *from, uint32_t bytes, uint32_t read);
  /// Commits the copies since the last commit as a group, which may be empty.
  void commit();
  /// Performs the copies of all groups except the `pending` newest. Returns
  /// false if a destination was written since the copy was issued.
  bool wait(size_t pending);
  /// Performs all copies, including uncommitted copies.
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
