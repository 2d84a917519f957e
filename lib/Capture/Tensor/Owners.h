//===- Owners.h - owners of objects inside of tcopt -------------*- C++ -*-===//
//
// A traced function may keep a tensor outside of its call: in a global
// variable, or in a member of a module. The trace is then not repeatable. It
// finds out by counting: objects are shared by std::shared_ptr, and all owners
// inside of tcopt count themselves in the object's OwnerCount, so that the
// owners that remain are those of the user's program. An owner that does not
// count itself makes tcopt trace again more often, but never computes wrong
// values.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TENSOR_OWNERS_H
#define TCOPT_CAPTURE_TENSOR_OWNERS_H

#include <atomic>
#include <memory>
#include <utility>

namespace tcopt::capture {

/// The number of owners of an object inside of tcopt. A copy of the object has
/// none.
class OwnerCount {
public:
  OwnerCount() = default;
  OwnerCount(const OwnerCount &) {}
  OwnerCount &operator=(const OwnerCount &) { return *this; }

  long get() const { return count.load(std::memory_order_relaxed); }
  void add(int more) { count.fetch_add(more, std::memory_order_relaxed); }

private:
  std::atomic<int> count = 0;
};

/// Counts owners of an object for as long as it exists.
class CountedOwners {
public:
  CountedOwners(OwnerCount &count, int owners) : count(&count), owners(owners) {
    count.add(owners);
  }
  CountedOwners(CountedOwners &&other) noexcept
      : count(std::exchange(other.count, nullptr)), owners(other.owners) {}
  CountedOwners &operator=(CountedOwners &&) = delete;
  ~CountedOwners() {
    if (count)
      count->add(-owners);
  }

private:
  OwnerCount *count;
  int owners;
};

/// An owner inside of tcopt. T has the member
/// `mutable OwnerCount owners`.
template <typename T> class InnerOwner {
public:
  InnerOwner() = default;
  InnerOwner(std::shared_ptr<T> object) : object(std::move(object)) { add(1); }
  InnerOwner(const InnerOwner &other) : InnerOwner(other.object) {}
  InnerOwner(InnerOwner &&other) noexcept : object(std::move(other.object)) {}
  InnerOwner &operator=(InnerOwner other) noexcept {
    std::swap(object, other.object);
    return *this;
  }
  ~InnerOwner() { add(-1); }

  T *get() const { return object.get(); }
  T *operator->() const { return object.get(); }
  T &operator*() const { return *object; }
  explicit operator bool() const { return object != nullptr; }
  operator const std::shared_ptr<T> &() const { return object; }
  friend bool operator==(const InnerOwner &a, const std::shared_ptr<T> &b) {
    return a.object == b;
  }

private:
  void add(int more) {
    if (object)
      object->owners.add(more);
  }

  std::shared_ptr<T> object;
};

/// Whether the user's program owns the object.
template <typename T> bool isKeptOutside(const std::shared_ptr<T> &object) {
  return object.use_count() > object->owners.get();
}
template <typename T> bool isKeptOutside(const InnerOwner<T> &object) {
  return isKeptOutside<T>(static_cast<const std::shared_ptr<T> &>(object));
}

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TENSOR_OWNERS_H
