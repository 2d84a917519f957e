//===- GrowArray.h - An array that reports a lack of memory -----*- C++ -*-===//
//
// std::vector for plain structs, where a failed allocation is a value.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_COMMON_GROWARRAY_H
#define TCOPT_LIB_RUNTIME_COMMON_GROWARRAY_H

#include <cstdint>
#include <cstdlib>
#include <type_traits>

namespace tcopt::rt {

template <typename T> class GrowArray {
  static_assert(std::is_trivially_copyable_v<T>);

public:
  GrowArray() = default;
  GrowArray(const GrowArray &) = delete;
  GrowArray &operator=(const GrowArray &) = delete;
  ~GrowArray() { std::free(items); }

  int64_t size() const { return count; }
  T &operator[](int64_t i) { return items[i]; }
  const T &operator[](int64_t i) const { return items[i]; }
  T *begin() { return items; }
  T *end() { return items ? items + count : items; }
  const T *begin() const { return items; }
  const T *end() const { return items ? items + count : items; }

  /// Makes room for `extra` more items; false when there is no memory.
  bool reserve(int64_t extra) {
    if (count + extra <= capacity)
      return true;
    int64_t wanted = (count + extra) * 2;
    void *memory = std::realloc(static_cast<void *>(items), wanted * sizeof(T));
    if (!memory)
      return false;
    items = static_cast<T *>(memory);
    capacity = wanted;
    return true;
  }

  bool push(const T &item) {
    if (!reserve(1))
      return false;
    items[count++] = item;
    return true;
  }

  void truncate(int64_t size) { count = size; }

private:
  T *items = nullptr;
  int64_t count = 0;
  int64_t capacity = 0;
};

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_COMMON_GROWARRAY_H
