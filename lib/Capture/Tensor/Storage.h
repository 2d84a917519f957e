//===- Storage.h - memory of tensors ----------------------------*- C++ -*-===//
//
// A Storage is a block of memory; a Layout maps the indices of a tensor to
// elements in it. Cells combine both.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_STORAGE_H
#define TCOPT_CAPTURE_TENSOR_STORAGE_H

#include "tcopt/Capture/Basics.h"
#include "tcopt/Capture/Session.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace tcopt {
struct DeviceInfo;
class DeviceStreams;
} // namespace tcopt

namespace tcopt::capture {

using SizeVector = llvm::SmallVector<int64_t>;

class Storage;

/// The elements of a tensor in a storage: sizes, and strides and offset in
/// elements.
struct Layout {
  SizeVector sizes, strides;
  int64_t offset = 0;

  bool operator==(const Layout &) const = default;
  static Layout rowMajor(llvm::ArrayRef<int64_t> sizes);
  /// Whether elements are in row-major order without gaps. Strides of
  /// dimensions of size 1 or 0 do not matter.
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
  /// Returns the layout of the same elements as one dimension. Requires
  /// row-major order.
  Layout flattened() const {
    Layout flat = rowMajor(numElements());
    flat.offset = offset;
    return flat;
  }
  /// Returns the number of bytes of all elements in row-major order; none if
  /// the product of the nonzero sizes and `elementBytes` is 2^63 or more.
  std::optional<size_t> numBytes(size_t elementBytes) const;
  /// Returns the layout of the same elements, in the same order, for other
  /// sizes with the same product; none if no strides describe it.
  std::optional<Layout> withSizes(llvm::ArrayRef<int64_t> to) const;
  /// Whether several indices may refer to the same element.
  bool mayOverlap() const;
  /// Returns a number for the order of dimensions by stride, and for which of
  /// them are contiguous with each other; views of equal sizes depend on no
  /// other property of strides. 0 for row-major order.
  uint64_t strideClass() const { return isRowMajor() ? 0 : classOfOthers(); }
  /// Returns the address of the first element.
  void *begin(const Storage &storage, size_t elementBytes) const;

private:
  uint64_t classOfOthers() const;
};

/// Returns the sizes as text, as in "[2, 3]".
std::string textOfSizes(llvm::ArrayRef<int64_t> sizes);
/// Throws Exception "ROLE: ..." if there are 2^63 elements or more. Negative
/// sizes are unknown and not counted.
void expectCountable(llvm::ArrayRef<int64_t> sizes, const std::string &role,
                     Place place);

/// A block of memory of the CPU (null) or a device, owned by tcopt or by the
/// caller. Memory owned by tcopt is aligned to 64 bytes. The write counter is
/// safe to use from several threads.
class Storage {
public:
  /// Allocates uninitialized memory. Throws std::bad_alloc, or Exception if a
  /// device has no more memory.
  explicit Storage(size_t bytes, const DeviceInfo *device = nullptr);
  /// Refers to the caller's memory, which `release` frees. `bytes` is required
  /// on a device.
  Storage(void *data, std::function<void(void *)> release,
          const DeviceInfo *device = nullptr, size_t bytes = 0,
          bool isReadOnly = false)
      : memory(data), where(device), count(bytes), release(std::move(release)),
        owned(false), readOnly(isReadOnly) {}
  ~Storage();
  Storage(const Storage &) = delete;
  Storage &operator=(const Storage &) = delete;

  void *data() const { return memory; }
  const DeviceInfo *device() const { return where; }
  /// Returns the size of memory that tcopt owns, or of a device; else 0.
  size_t bytes() const { return count; }
  /// Makes the calling thread's stream of the device wait for earlier work of
  /// other streams on the memory. Called before work on the memory is enqueued.
  /// Throws Exception.
  void useOnStream() const {
    if (streams)
      streams->use();
  }
  /// Whether tcopt has allocated the memory, so that only tensors use it.
  bool isOwned() const { return owned; }
  /// Whether writes to the memory are errors.
  bool isReadOnly() const { return readOnly; }
  /// Returns the number of writes by functions.
  uint32_t version() const { return writes.load(std::memory_order_relaxed); }
  void noteWrite() { writes.fetch_add(1, std::memory_order_relaxed); }

private:
  /// The streams whose work uses the memory.
  class Streams {
  public:
    /// `where` has streams. The memory is that of the thread's stream.
    Streams(const DeviceInfo &where, DeviceStreams &streams);
    void use();
    /// Makes the stream of the memory wait for all others, so that it may be
    /// freed.
    void finish();

  private:
    const DeviceInfo &where;
    DeviceStreams &streams;
    std::mutex mutex;
    /// The first one is the stream of the memory, the last one that which used
    /// it last.
    llvm::SmallVector<void *, 2> users;
  };
  static std::unique_ptr<Streams> streamsOf(const DeviceInfo *device);

  void *memory;
  const DeviceInfo *where = nullptr;
  std::unique_ptr<Streams> streams = streamsOf(where);
  size_t count = 0;
  std::function<void(void *)> release;
  bool owned = true, readOnly = false;
  std::atomic<uint32_t> writes = 0;
};

/// Returns the memory of all tensors of the process, in bytes.
MemoryStats tensorMemory();

/// Copies elements from one layout to another of the same sizes, in host
/// memory.
void copyElements(void *to, const Layout &toLayout, const void *from,
                  const Layout &fromLayout, size_t elementBytes);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TENSOR_STORAGE_H
