//===- Storage.cpp - elements in memory -----------------------------------===//

#include "Storage.h"
#include "tcopt/Support/HostTensor.h"
#include <cstring>

namespace tcopt::capture {

Layout Layout::rowMajor(llvm::ArrayRef<int64_t> sizes) {
  llvm::SmallVector<int64_t> strides = getRowMajorStrides(sizes);
  return {SizeVector(sizes), SizeVector(strides), 0};
}

bool Layout::isRowMajor() const {
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

int64_t Layout::numElements() const {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

void *Layout::begin(const Storage &storage, size_t elementBytes) const {
  return static_cast<char *>(storage.data()) + offset * int64_t(elementBytes);
}

static constexpr size_t kAlignment = HostTensor::alignment;

Storage::Storage(size_t bytes) {
  size_t rounded = (bytes + kAlignment - 1) / kAlignment * kAlignment;
  memory = std::aligned_alloc(kAlignment, std::max(rounded, kAlignment));
  if (!memory)
    throw std::bad_alloc();
}

Storage::~Storage() {
  if (owned)
    std::free(memory);
  else if (release)
    release(memory);
}

static void copyFrom(char *to, const Layout &toLayout, const char *from,
                     const Layout &fromLayout, size_t bytes, size_t dim) {
  if (dim == toLayout.sizes.size()) {
    std::memcpy(to, from, bytes);
    return;
  }
  for (int64_t i = 0; i < toLayout.sizes[dim]; ++i)
    copyFrom(to + i * toLayout.strides[dim] * int64_t(bytes), toLayout,
             from + i * fromLayout.strides[dim] * int64_t(bytes), fromLayout,
             bytes, dim + 1);
}

void copyElements(void *to, const Layout &toLayout, const void *from,
                  const Layout &fromLayout, size_t bytes) {
  // Nowhere may be where no elements are.
  if (toLayout.numElements() == 0)
    return;
  char *target = static_cast<char *>(to) + toLayout.offset * int64_t(bytes);
  auto *source =
      static_cast<const char *>(from) + fromLayout.offset * int64_t(bytes);
  if (toLayout.isRowMajor() && fromLayout.isRowMajor())
    std::memcpy(target, source, size_t(toLayout.numElements()) * bytes);
  else
    copyFrom(target, toLayout, source, fromLayout, bytes, 0);
}

} // namespace tcopt::capture
