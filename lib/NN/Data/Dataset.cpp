//===- Dataset.cpp - datasets and samplers --------------------------------===//

#include "../../Capture/Tensor/Device.h"
#include "../../Capture/Trace/Recorder.h"
#include "../Modules/Common.h"
#include "tcopt/Capture/Data/DataLoader.h"
#include <cstring>
#include <numeric>

namespace tcopt::data::detail {

using capture::Layout;

int64_t countSamples(const std::vector<Tensor> &tensors, Place place) {
  int64_t count = -1;
  for (const Tensor &tensor : tensors) {
    if (!tensor.defined() || tensor.dim() == 0)
      throw Exception("TensorDataset: expected tensors with a dimension of "
                      "samples",
                      place);
    int64_t found = tensor.size(0);
    if (count >= 0 && found != count)
      throw Exception("TensorDataset: expected one number of samples but "
                      "found " +
                          std::to_string(count) + " and " +
                          std::to_string(found),
                      place);
    count = found;
  }
  return count;
}

/// Returns a tensor with uninitialized memory.
static Tensor madeOf(DType dtype, const Layout &layout) {
  size_t bytes = size_t(layout.numElements()) * getSize(dtype);
  return Tensor(
      std::make_shared<capture::TensorImpl>(std::make_shared<capture::Cell>(
          dtype, std::make_shared<capture::Storage>(bytes), layout)));
}

// Copies on this thread without compiled functions, so that loading does not
// compete with them for the thread pool.
Tensor takeSamples(const Tensor &tensor, const Indices &indices, Place place) {
  capture::materialize(tensor, "a batch", place);
  const capture::TensorImpl &impl = *tensor.getImpl();
  std::optional<Layout> from = impl.layout();
  if (impl.cell->device || !from || !from->isRowMajor())
    return index_select(
        tensor, 0, tcopt::tensor(indices, place).to(tensor.device(), place),
        place);
  capture::SizeVector sizes = from->sizes;
  sizes[0] = int64_t(indices.size());
  Layout to = Layout::rowMajor(sizes);
  Tensor batch = madeOf(tensor.dtype(), to);
  size_t elementBytes = getSize(tensor.dtype());
  size_t bytes = elementBytes;
  for (int64_t size : llvm::ArrayRef(sizes).drop_front())
    bytes *= size_t(size);
  auto *source =
      static_cast<const char *>(from->begin(*impl.cell->storage, elementBytes));
  auto *target = static_cast<char *>(batch.getImpl()->cell->data());
  for (int64_t index : indices) {
    std::memcpy(target, source + size_t(index) * bytes, bytes);
    target += bytes;
  }
  return batch;
}

std::vector<Tensor> loadNamed(const std::string &path,
                              const std::vector<std::string> &names,
                              Place place) {
  nn::StateDict file = nn::loadTensors(path, place);
  std::vector<Tensor> tensors;
  for (const std::string &name : names) {
    const Tensor *found = file.find(name);
    if (!found)
      throw Exception("TensorDataset: '" + path + "' has no tensor \"" + name +
                          "\"",
                      place);
    tensors.push_back(*found);
  }
  return tensors;
}

/// SplitMix64, which yields the same numbers on all machines.
static uint64_t nextNumber(uint64_t &state) {
  uint64_t z = state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

// All permutations are equally likely, up to a bias of count / 2^64.
Indices shuffled(int64_t count, uint64_t seed, uint64_t epoch) {
  uint64_t state = seed;
  state = nextNumber(state) + epoch;
  Indices order(size_t(count), 0);
  std::iota(order.begin(), order.end(), 0);
  for (size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[nextNumber(state) % i]);
  return order;
}

} // namespace tcopt::data::detail
