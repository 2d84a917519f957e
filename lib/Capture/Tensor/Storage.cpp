//===- Storage.cpp - memory of tensors ------------------------------------===//

#include "Device.h"
#include "tcopt/Support/HostTensor.h"
#include "tcopt/Target/DeviceMemory.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <atomic>
#include <cstring>

namespace tcopt::capture {

Layout Layout::rowMajor(llvm::ArrayRef<int64_t> sizes) {
  llvm::SmallVector<int64_t> strides = getRowMajorStrides(sizes);
  return {SizeVector(sizes), SizeVector(strides), 0};
}

int64_t Layout::numElements() const {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

// Multiplies `product` by all positive sizes. Returns false on overflow.
static bool isCountable(llvm::ArrayRef<int64_t> sizes, int64_t &product) {
  for (int64_t size : sizes)
    if (size > 0 && llvm::MulOverflow(product, size, product))
      return false;
  return true;
}

std::optional<size_t> Layout::numBytes(size_t elementBytes) const {
  int64_t bytes = int64_t(elementBytes);
  if (!isCountable(sizes, bytes))
    return std::nullopt;
  return llvm::is_contained(sizes, 0) ? 0 : size_t(bytes);
}

std::string textOfSizes(llvm::ArrayRef<int64_t> sizes) {
  std::string text;
  for (int64_t size : sizes)
    text += (text.empty() ? "" : ", ") +
            (size < 0 ? std::string("?") : std::to_string(size));
  return "[" + text + "]";
}

void expectCountable(llvm::ArrayRef<int64_t> sizes, const std::string &role,
                     Place place) {
  int64_t product = 1;
  if (!isCountable(sizes, product))
    throw Exception(role +
                        ": expected sizes of less than 2^63 elements but "
                        "found " +
                        textOfSizes(sizes),
                    place);
}

namespace {
/// Dimensions that are contiguous with each other, merged into one.
struct Run {
  int64_t size, stride;
};
} // namespace

// Returns the runs of dimensions, the innermost first.
static llvm::SmallVector<Run> runsOf(const Layout &layout) {
  llvm::SmallVector<Run> runs;
  for (size_t i = layout.sizes.size(); i-- > 0;) {
    int64_t size = layout.sizes[i], stride = layout.strides[i];
    if (size == 1)
      continue;
    if (!runs.empty() && stride == runs.back().stride * runs.back().size)
      runs.back().size *= size;
    else
      runs.push_back({size, stride});
  }
  return runs;
}

// Each run is split into dimensions; no dimension may span two runs.
std::optional<Layout> Layout::withSizes(llvm::ArrayRef<int64_t> to) const {
  Layout result = rowMajor(to);
  result.offset = offset;
  if (numElements() == 0)
    return result;
  llvm::SmallVector<Run> runs = runsOf(*this);
  size_t run = 0;
  int64_t taken = 1;
  for (size_t i = to.size(); i-- > 0;) {
    if (to[i] == 1)
      continue;
    if (run == runs.size())
      return std::nullopt;
    result.strides[i] = runs[run].stride * taken;
    if (llvm::MulOverflow(taken, to[i], taken) || taken <= 0 ||
        runs[run].size % taken)
      return std::nullopt;
    if (taken == runs[run].size) {
      ++run;
      taken = 1;
    }
  }
  return run == runs.size() ? std::optional(result) : std::nullopt;
}

// Returns the dimensions of size other than 1 by increasing stride; among equal
// strides, the last dimension first.
static llvm::SmallVector<size_t> byStride(const Layout &layout) {
  llvm::SmallVector<size_t> dims;
  for (size_t i = 0; i < layout.sizes.size(); ++i)
    if (layout.sizes[i] != 1)
      dims.push_back(i);
  llvm::sort(dims, [&](size_t a, size_t b) {
    int64_t x = std::abs(layout.strides[a]), y = std::abs(layout.strides[b]);
    return x == y ? a > b : x < y;
  });
  return dims;
}

bool Layout::mayOverlap() const {
  if (isRowMajor() || numElements() == 0)
    return false;
  int64_t last = 0;
  for (size_t dim : byStride(*this)) {
    int64_t stride = std::abs(strides[dim]);
    if (stride <= last)
      return true;
    last += (sizes[dim] - 1) * stride;
  }
  return false;
}

uint64_t Layout::classOfOthers() const {
  uint64_t result = 1;
  std::optional<size_t> inner;
  int64_t last = 0;
  for (size_t dim : byStride(*this)) {
    bool isDense = inner && strides[dim] == strides[*inner] * sizes[*inner];
    int64_t stride = std::abs(strides[dim]);
    uint64_t kind = stride == 0 ? 2 : stride <= last ? 3 : isDense;
    result = (result * 31 + dim) * 4 + kind;
    last += (sizes[dim] - 1) * stride;
    inner = dim;
  }
  return result;
}

void *Layout::begin(const Storage &storage, size_t elementBytes) const {
  return static_cast<char *>(storage.data()) + offset * int64_t(elementBytes);
}

static constexpr size_t kAlignment = HostTensor::alignment;

static void *allocateOn(const DeviceInfo &device, size_t bytes) {
  void *memory = device.memory->allocate(device.index, bytes);
  if (!memory)
    throw Exception(ErrorCode::OutOfMemory,
                    "the device " + device.text() + " has no memory for " +
                        std::to_string(bytes) + " bytes");
  return memory;
}

// Tensor memory in bytes, of all sessions.
static std::atomic<int64_t> bytesNow = 0, bytesPeak = 0;

static void countBytes(size_t bytes) {
  int64_t now = bytesNow.fetch_add(int64_t(bytes), std::memory_order_relaxed) +
                int64_t(bytes);
  int64_t peak = bytesPeak.load(std::memory_order_relaxed);
  while (now > peak &&
         !bytesPeak.compare_exchange_weak(peak, now, std::memory_order_relaxed))
    ;
}

MemoryStats tensorMemory() {
  MemoryStats stats;
  stats.tensors = bytesNow.load(std::memory_order_relaxed);
  stats.tensorsPeak = bytesPeak.load(std::memory_order_relaxed);
  return stats;
}

Storage::Storage(size_t bytes, const DeviceInfo *device)
    : where(device), count(bytes) {
  if (device) {
    count = std::max(bytes, kAlignment);
    memory = allocateOn(*device, count);
    countBytes(count);
    return;
  }
  size_t rounded = (bytes + kAlignment - 1) / kAlignment * kAlignment;
  memory = std::aligned_alloc(kAlignment, std::max(rounded, kAlignment));
  if (!memory)
    throw std::bad_alloc();
  countBytes(count);
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

std::unique_ptr<Storage::Streams> Storage::streamsOf(const DeviceInfo *device) {
  DeviceStreams *streams = device ? device->memory->getStreams() : nullptr;
  return streams ? std::make_unique<Streams>(*device, *streams) : nullptr;
}

Storage::Streams::Streams(const DeviceInfo &where, DeviceStreams &streams)
    : where(where), streams(streams), users(1, streams.getStream(where.index)) {
}

// Work that was enqueued by other threads up to now is waited for, too.
void Storage::Streams::use() {
  void *stream = streams.getStream(where.index);
  std::lock_guard<std::mutex> lock(mutex);
  if (users.back() == stream)
    return;
  for (void *user : users)
    if (user != stream)
      if (llvm::Error error = streams.order(where.index, user, stream))
        throw Exception(ErrorCode::RunFailed,
                        where.text() + ": " + toString(std::move(error)));
  if (auto *known = llvm::find(users, stream);
      known != users.end() && known != users.begin())
    users.erase(known);
  users.push_back(stream);
}

void Storage::Streams::finish() {
  void *own = users.front();
  for (void *user : llvm::ArrayRef(users).drop_front())
    if (user != own)
      consumeError(streams.order(where.index, user, own));
}

Storage::~Storage() {
  if (streams)
    streams->finish();
  if (owned)
    bytesNow.fetch_sub(int64_t(count), std::memory_order_relaxed);
  if (owned && where)
    where->memory->deallocate(where->index, memory, count);
  else if (owned)
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
  // The addresses may be null if there are no elements.
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
