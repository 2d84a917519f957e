//===- DataLoader.h - batches of data ---------------------------*- C++ -*-===//
//
//   data::DataLoader loader(data::TensorDataset(images, labels),
//                           {.batch_size = 64, .shuffle = true, .seed = 3});
//   for (auto [x, y] : loader)
//     train(x, y);
//
// A thread prepares the next batches. Each loop is an epoch. The order of
// samples depends only on the seed and the epoch, and is the same on all
// machines.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DATA_DATALOADER_H
#define TCOPT_CAPTURE_DATA_DATALOADER_H

#include "tcopt/Capture/Tensor.h"
#include <array>
#include <iterator>

namespace tcopt::data {

using Indices = std::vector<int64_t>;

namespace detail {
/// Returns the number of samples in the tensors. Errors: no tensors, different
/// numbers of samples.
int64_t countSamples(const std::vector<Tensor> &tensors, Place place);
/// Returns a copy of the samples with these indices.
Tensor takeSamples(const Tensor &tensor, const Indices &indices, Place place);
/// Loads the named tensors of a .npz or .safetensors file.
std::vector<Tensor> loadNamed(const std::string &path,
                              const std::vector<std::string> &names,
                              Place place);
/// Returns a permutation of 0 to count - 1 that depends on the seed and the
/// epoch.
Indices shuffled(int64_t count, uint64_t seed, uint64_t epoch);

/// Runs the jobs 0, 1, ... in a thread, some of them ahead of the calls of
/// `next`.
class Worker {
public:
  using Job = std::function<std::shared_ptr<void>(size_t number)>;

  /// `ahead` is the number of jobs that run in advance. 0 runs jobs in `next`,
  /// without a thread.
  Worker(Job job, size_t count, size_t ahead);
  /// Waits for the running job. Starts no other job.
  ~Worker();
  Worker(const Worker &) = delete;

  /// Returns the result of the next job, or null after the last job. Rethrows
  /// an exception of the job; the next call continues with the following job.
  std::shared_ptr<void> next();

private:
  struct State;
  std::unique_ptr<State> state;
};
} // namespace detail

/// A data set of N tensors. The index of the first dimension is the sample.
template <size_t N> class TensorDataset {
public:
  using Batch = std::array<Tensor, N>;

  template <typename... T>
    requires(sizeof...(T) + 1 == N)
  explicit TensorDataset(Tensor first, T... rest)
      : TensorDataset(Batch{std::move(first), std::move(rest)...}) {}
  explicit TensorDataset(Batch tensors, Place place = Place::current())
      : tensors(std::move(tensors)), place(place),
        count(detail::countSamples({this->tensors.begin(), this->tensors.end()},
                                   place)) {}
  /// Loads the named tensors of a .npz or .safetensors file.
  static TensorDataset load(const std::string &path,
                            const std::array<std::string, N> &names,
                            Place place = Place::current()) {
    std::vector<Tensor> all =
        detail::loadNamed(path, {names.begin(), names.end()}, place);
    Batch tensors;
    std::move(all.begin(), all.end(), tensors.begin());
    return TensorDataset(std::move(tensors), place);
  }

  int64_t size() const { return count; }
  Batch get(const Indices &indices) const {
    Batch batch;
    for (size_t i = 0; i < N; ++i)
      batch[i] = detail::takeSamples(tensors[i], indices, place);
    return batch;
  }

private:
  Batch tensors;
  Place place;
  int64_t count;
};
template <typename... T>
explicit TensorDataset(Tensor, T...) -> TensorDataset<sizeof...(T) + 1>;

struct DataLoaderOptions {
  int64_t batch_size = 1;
  bool shuffle = false;
  uint64_t seed = 0;
  /// Drops a last batch that would be smaller.
  bool drop_last = false;
  /// The number of batches that a thread prepares in advance. 0 uses no thread.
  size_t prefetch = 2;
};

/// Iterates over batches of a data set. A data set is a class with `int64_t
/// size() const` and `get(indices) const`, which returns a batch and runs in a
/// thread.
template <typename Dataset> class DataLoader {
public:
  using Batch = decltype(std::declval<const Dataset &>().get(Indices()));

  /// Errors: a batch size below 1.
  explicit DataLoader(Dataset dataset, const DataLoaderOptions &options = {},
                      Place place = Place::current())
      : dataset(std::make_shared<const Dataset>(std::move(dataset))),
        options(options) {
    if (options.batch_size < 1)
      throw Exception("DataLoader: expected batch_size > 0 but found " +
                          std::to_string(options.batch_size),
                      place);
  }

  /// The number of batches.
  size_t size() const {
    int64_t samples = dataset->size(), each = options.batch_size;
    return size_t(options.drop_last ? samples / each
                                    : (samples + each - 1) / each);
  }
  /// Sets the next epoch, which starts at 0 and which each loop increments.
  void set_epoch(uint64_t number) { epoch = number; }

  class Iterator {
  public:
    using value_type = Batch;
    using difference_type = std::ptrdiff_t;
    using iterator_concept = std::input_iterator_tag;

    explicit Iterator(std::shared_ptr<detail::Worker> worker)
        : worker(std::move(worker)) {
      ++*this;
    }
    Batch &operator*() const { return *batch; }
    Batch *operator->() const { return batch.get(); }
    Iterator &operator++() {
      batch = std::static_pointer_cast<Batch>(worker->next());
      return *this;
    }
    void operator++(int) { ++*this; }
    bool operator==(std::default_sentinel_t) const { return !batch; }

  private:
    std::shared_ptr<detail::Worker> worker;
    std::shared_ptr<Batch> batch;
  };

  /// Begins an epoch.
  Iterator begin() {
    Indices order = options.shuffle
                        ? detail::shuffled(dataset->size(), options.seed, epoch)
                        : Indices();
    ++epoch;
    auto job = [dataset = dataset, order = std::move(order),
                each = options.batch_size](size_t number) {
      Indices indices;
      int64_t first = int64_t(number) * each;
      int64_t last = std::min(first + each, dataset->size());
      for (int64_t i = first; i < last; ++i)
        indices.push_back(order.empty() ? i : order[size_t(i)]);
      return std::shared_ptr<void>(
          std::make_shared<Batch>(dataset->get(indices)));
    };
    return Iterator(std::make_shared<detail::Worker>(std::move(job), size(),
                                                     options.prefetch));
  }
  std::default_sentinel_t end() const { return {}; }

private:
  std::shared_ptr<const Dataset> dataset;
  DataLoaderOptions options;
  uint64_t epoch = 0;
};

} // namespace tcopt::data

#endif // TCOPT_CAPTURE_DATA_DATALOADER_H
