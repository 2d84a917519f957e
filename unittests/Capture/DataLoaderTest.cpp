//===- DataLoaderTest.cpp - data loaders ----------------------------------===//

#include "tcopt/Capture/Data/DataLoader.h"
#include "TrainingTesting.h"
#include "tcopt/Capture/Module.h"
#include "llvm/Support/FileSystem.h"
#include <atomic>
#include <set>

using namespace tcopt;
using namespace tcopt::testing;

static data::TensorDataset<2> numbered(int64_t count) {
  return data::TensorDataset(arange(count).to(DType::F32).reshape({count, 1}) *
                                 tensor({1.f, 10.f}),
                             arange(count));
}

static std::vector<std::vector<int64_t>>
labelsOf(data::DataLoader<data::TensorDataset<2>> &loader) {
  std::vector<std::vector<int64_t>> batches;
  for (auto [x, y] : loader) {
    std::vector<int64_t> labels = y.toVector<int64_t>();
    std::vector<float> values = x.toVector<float>();
    for (size_t i = 0; i < labels.size(); ++i) {
      EXPECT_EQ(values[2 * i], float(labels[i]));
      EXPECT_EQ(values[2 * i + 1], float(10 * labels[i]));
    }
    batches.push_back(std::move(labels));
  }
  return batches;
}

TEST(DataLoader, BatchesInOrder) {
  for (size_t prefetch : {0, 1, 3}) {
    data::DataLoader all(numbered(5), {.batch_size = 2, .prefetch = prefetch});
    EXPECT_EQ(all.size(), 3u);
    EXPECT_EQ(labelsOf(all),
              (std::vector<std::vector<int64_t>>{{0, 1}, {2, 3}, {4}}));
    data::DataLoader full(
        numbered(5),
        {.batch_size = 2, .drop_last = true, .prefetch = prefetch});
    EXPECT_EQ(full.size(), 2u);
    EXPECT_EQ(labelsOf(full),
              (std::vector<std::vector<int64_t>>{{0, 1}, {2, 3}}));
    data::DataLoader none(numbered(0), {.prefetch = prefetch});
    EXPECT_TRUE(labelsOf(none).empty());
  }
}

TEST(DataLoader, OrdersFollowFromSeedAndEpoch) {
  data::DataLoaderOptions options{.batch_size = 7, .shuffle = true, .seed = 5};
  data::DataLoader one(numbered(20), options), other(numbered(20), options);
  auto first = labelsOf(one), second = labelsOf(one);
  EXPECT_NE(first, second);
  other.set_epoch(1);
  EXPECT_EQ(labelsOf(other), second);
  other.set_epoch(0);
  EXPECT_EQ(labelsOf(other), first);
  options.seed = 6;
  data::DataLoader another(numbered(20), options);
  EXPECT_NE(labelsOf(another), first);
  std::set<int64_t> seen;
  for (const auto &batch : first)
    seen.insert(batch.begin(), batch.end());
  EXPECT_EQ(seen.size(), 20u);
  // The order is the same on all machines.
  EXPECT_EQ(data::detail::shuffled(5, 0, 0), (data::Indices{1, 4, 3, 2, 0}));
}

TEST(DataLoader, TensorsOfAnyLayout) {
  Tensor base = arange(12).reshape({3, 4}).t();
  data::DataLoader loader(data::TensorDataset(base, base.to(DType::BF16)),
                          {.batch_size = 3, .shuffle = true});
  std::multiset<int64_t> rows;
  for (auto [x, y] : loader)
    for (int64_t i = 0; i < x.size(0); ++i) {
      EXPECT_EQ(x[i].toVector<int64_t>()[2], x[i].toVector<int64_t>()[0] + 8);
      EXPECT_EQ(y[i].toVector<double>(), x[i].toVector<double>());
      rows.insert(x[i].toVector<int64_t>()[0]);
    }
  EXPECT_EQ(rows, (std::multiset<int64_t>{0, 1, 2, 3}));
}

TEST(DataLoader, LoadsFiles) {
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("data", "npz", path));
  std::string file = path.str().str();
  nn::saveTensors(file,
                  nn::NamedTensors{{"x", ones({4, 2})}, {"y", arange(4)}});
  auto dataset = data::TensorDataset<2>::load(file, {"x", "y"});
  data::DataLoader loader(dataset, {.batch_size = 4});
  for (auto [x, y] : loader)
    check(y, DType::I64, {4}, {0, 1, 2, 3});
  using Two = data::TensorDataset<2>;
  EXPECT_REFUSED(Two::load(file, {"x", "z"}), "has no tensor \"z\"");
  llvm::sys::fs::remove(file);
}

//===----------------------------------------------------------------------===//
// User-defined datasets
//===----------------------------------------------------------------------===//

namespace {
/// Counts its samples, and fails for one of them.
struct Counting {
  std::shared_ptr<std::atomic<int>> made =
      std::make_shared<std::atomic<int>>(0);
  int64_t bad = -1;

  int64_t size() const { return 10; }
  int64_t get(const data::Indices &indices) const {
    ++*made;
    if (indices[0] == bad)
      throw Exception("sample " + std::to_string(bad) + " is bad");
    return indices[0];
  }
};
} // namespace

TEST(DataLoader, ExceptionsReachTheLoop) {
  for (size_t prefetch : {0, 2}) {
    Counting dataset;
    dataset.bad = 3;
    data::DataLoader loader(dataset, {.prefetch = prefetch});
    std::vector<int64_t> seen;
    EXPECT_REFUSED(
        [&] {
          for (int64_t sample : loader)
            seen.push_back(sample);
          return 0;
        }(),
        "sample 3 is bad");
    EXPECT_EQ(seen, (std::vector<int64_t>{0, 1, 2}));
  }
}

TEST(DataLoader, StopsWithTheLoop) {
  Counting dataset;
  data::DataLoader loader(dataset, {.prefetch = 2});
  for (int64_t sample : loader)
    if (sample == 2)
      break;
  // At most the consumed batches, the prefetched batches and the current batch.
  EXPECT_LE(*dataset.made, 6);
  int count = 0;
  for (int64_t sample : loader)
    count += sample >= 0;
  EXPECT_EQ(count, 10);
}

TEST(DataLoader, Errors) {
  EXPECT_REFUSED(data::TensorDataset(ones({3}), ones({4})),
                 "TensorDataset: expected one number of samples but found 3 "
                 "and 4");
  EXPECT_REFUSED(data::TensorDataset(ones({})),
                 "TensorDataset: expected tensors with a dimension of samples");
  EXPECT_REFUSED(data::DataLoader(numbered(3), {.batch_size = 0}),
                 "DataLoader: expected batch_size > 0 but found 0");
}
