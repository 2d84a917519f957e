//===- Storage.h - elements in memory ---------------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_STORAGE_H
#define TCOPT_CAPTURE_STORAGE_H

#include "tcopt/Capture/Basics.h"
#include "tcopt/Capture/Session.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace tcopt {
struct DeviceInfo;
} // namespace tcopt

namespace tcopt::capture {

using SizeVector = llvm::SmallVector<int64_t>;

class Storage;

/// How elements lie in memory: sizes, and strides and offset in elements.
struct Layout {
  SizeVector sizes, strides;
  int64_t offset = 0;

  bool operator==(const Layout &) const = default;
  static Layout rowMajor(llvm::ArrayRef<int64_t> sizes);
  /// In row-major order without gaps. Strides of dimensions with at most one
  /// place do not count.
  bool isRowMajor() const {
    int64_t expected = 1;
    for (size_t i = sizes.size(); i-- > 0;) {
      if (sizes[i] == 0)
        return true;
      if (sizes[i] != 1 && strides[i] != expected)
        return false;
      expected *= sizes[i];
    }
    return true;
  }
  int64_t numElements() const;
  /// The elements of one in row-major order as one dimension.
  Layout flattened() const {
    Layout flat = rowMajor(numElements());
    flat.offset = offset;
    return flat;
  }
  /// Of all elements in row-major order; none where sizes, those that are not
  /// 0, have a product of 2^63 bytes or more.
  std::optional<size_t> numBytes(size_t elementBytes) const;
  /// The same elements in the same order as a tensor of other sizes; none where
  /// no strides describe it. As many elements are expected.
  std::optional<Layout> withSizes(llvm::ArrayRef<int64_t> to) const;
  /// Whether several places may be the same element.
  bool mayOverlap() const;
  /// What of the strides decides how sizes can change: the order of dimensions
  /// and which of them lie behind one another without gaps. 0 for row-major
  /// order.
  uint64_t strideClass() const { return isRowMajor() ? 0 : classOfOthers(); }
  /// The address of the first element.
  void *begin(const Storage &storage, size_t elementBytes) const;

private:
  uint64_t classOfOthers() const;
};

/// As in "[2, 3]".
std::string textOfSizes(llvm::ArrayRef<int64_t> sizes);
/// Throws "ROLE: ..." unless there are less than 2^63 elements. Sizes below 0
/// are not known.
void expectCountable(llvm::ArrayRef<int64_t> sizes, const std::string &role,
                     Place place);

/// A block of memory of the CPU (null) or a device, owned by tcopt or by the
/// program. Aligned to 64 bytes where tcopt owns it.
class Storage {
public:
  /// Uninitialised memory. Throws std::bad_alloc, or Exception where a device
  /// has no more.
  explicit Storage(size_t bytes, const DeviceInfo *device = nullptr);
  /// Memory of the program's, given back by `release`. On a device, its bytes.
  Storage(void *data, std::function<void(void *)> release,
          const DeviceInfo *device = nullptr, size_t bytes = 0)
      : memory(data), where(device), count(bytes), release(std::move(release)),
        owned(false) {}
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  void *data() const { return memory; }
  const DeviceInfo *device() const { return where; }
  /// Of memory that tcopt owns, or of a device.
  size_t bytes() const { return count; }
  /// Whether nobody but tensors knows of it.
  bool isOwned() const { return owned; }
  /// How often functions have written to it.
  uint32_t version() const { return writes.load(std::memory_order_relaxed); }
  void noteWrite() { writes.fetch_add(1, std::memory_order_relaxed); }

private:
  void *memory;
  const DeviceInfo *where = nullptr;
  size_t count = 0;
  std::function<void(void *)> release;
  bool owned = true;
  std::atomic<uint32_t> writes = 0;
};

/// The memory of all tensors of the process.
MemoryStats tensorMemory();

/// Copies elements of a dtype from one layout to another of the same sizes.
void copyElements(void *to, const Layout &toLayout, const void *from,
                  const Layout &fromLayout, size_t elementBytes);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_STORAGE_H
