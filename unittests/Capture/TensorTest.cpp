//===- TensorTest.cpp - values, views and writes --------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include <numeric>
#include <sstream>
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

//===----------------------------------------------------------------------===//
// Creation and reads
//===----------------------------------------------------------------------===//

TEST(Tensor, HasWhatItIsMadeOf) {
  Tensor x = counting({2, 3});
  EXPECT_EQ(x.dtype(), DType::F32);
  EXPECT_EQ(x.dim(), 2);
  EXPECT_EQ(x.size(-1), 3);
  EXPECT_EQ(x.numel(), 6);
  EXPECT_EQ(x.toVector<float>(), (std::vector<float>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(x.toVector<int64_t>(), (std::vector<int64_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(x.data<float>()[4], 4);
  EXPECT_EQ(tensor({1, 2}).dtype(), DType::I64);
  EXPECT_EQ(tensor({true, false}).dtype(), DType::Bool);
  EXPECT_EQ(tensor(2.5).item<double>(), 2.5);
  EXPECT_EQ(tensor(true).dtype(), DType::Bool);
}

TEST(Tensor, RefusesWrongRequests) {
  Tensor x = counting({2, 3});
  EXPECT_REFUSED(x.size(2), "expected a dimension in [-2, 2) but found 2");
  EXPECT_REFUSED(x.item<float>(), "item: expected one element but found 6");
  EXPECT_REFUSED(x.data<double>(), "expected elements of f32 but found f64");
  EXPECT_REFUSED(x.t().data<float>(), "row-major");
  EXPECT_REFUSED(tensor<float>({1, 2, 3}, {2, 2}), "expected 4 values");
  EXPECT_REFUSED(Tensor().dtype(), "not defined");
  EXPECT_REFUSED(add(Tensor(), 1), "not defined");
  EXPECT_REFUSED(tensor<float>({1}, {-1}), "negative");
}

TEST(Tensor, ErrorsNameThePlaceOfTheCall) {
  Tensor x = counting({2, 3});
  std::string place =
      std::string(__FILE__) + ":" + std::to_string(__LINE__ + 1) + ":";
  EXPECT_EQ(messageOf([&] { matmul(x, x); }).find(place), 0u);
  place = std::string(__FILE__) + ":" + std::to_string(__LINE__ + 1) + ":";
  EXPECT_EQ(messageOf([&] { (void)(x + x.t()); }).find(place), 0u);
  place = std::string(__FILE__) + ":" + std::to_string(__LINE__ + 1) + ":";
  EXPECT_EQ(messageOf([&] { (void)x[7]; }).find(place), 0u);
}

TEST(Tensor, ErrorsHaveTheLocationOfTheCall) {
  Tensor x = counting({2, 3});
  auto locationOf = [](auto call) {
    try {
      call();
    } catch (const Exception &exception) {
      return exception.location();
    }
    return SourceLocation();
  };
  SourceLocation here = SourceLocation::current();
  SourceLocation ofOp = locationOf([&] { matmul(x, x); });
  EXPECT_STREQ(ofOp.file_name(), here.file_name());
  EXPECT_EQ(ofOp.line(), here.line() + 1);
  SourceLocation ofFunction = locationOf([&] { (void)x[7]; });
  EXPECT_EQ(ofFunction.line(), here.line() + 4);
  EXPECT_FALSE(Exception("a message").location().isKnown());
}

TEST(Tensor, Prints) {
  std::ostringstream os;
  os << counting({2, 2}) * 2;
  EXPECT_EQ(os.str(), "tensor([[0., 2.],\n        [4., 6.]])");
  std::string place =
      std::string(__FILE__) + ":" + std::to_string(__LINE__ + 1) + ":";
  auto f = compile([&](Tensor x) { os << x; }, {.fullgraph = true});
  EXPECT_EQ(messageOf([&] { f(counting({2})); }).find(place), 0u);
}

TEST(Tensor, IsComputedWhenNeeded) {
  Tensor x = counting({3});
  Tensor y = x + 1;
  Tensor z = y * y;
  x.add_(10);
  check(z, DType::F32, {3}, {1, 4, 9});
  check(y, DType::F32, {3}, {1, 2, 3});
  check(x, DType::F32, {3}, {10, 11, 12});
}

//===----------------------------------------------------------------------===//
// Views and writes
//===----------------------------------------------------------------------===//

TEST(TensorViews, WritesGoThroughChains) {
  Tensor x = counting({2, 3, 2});
  Tensor part = x.transpose(0, 2).select(0, 1).slice(0, 1, 3);
  EXPECT_TRUE(part.is_view());
  check(part, DType::F32, {2, 2}, {3, 9, 5, 11});
  part.mul_(100);
  check(x, DType::F32, {2, 3, 2},
        {0, 1, 2, 300, 4, 500, 6, 7, 8, 900, 10, 1100});
  x.zero_();
  check(part, DType::F32, {2, 2}, {0, 0, 0, 0});
}

TEST(TensorViews, EachKindIsWrittenBack) {
  auto write = [](auto view, const std::vector<double> &expected) {
    Tensor x = counting({2, 4});
    view(x).fill_(-1);
    check(x, DType::F32, {2, 4}, expected);
  };
  write([](Tensor x) { return x.reshape({4, 2}).select(1, 0); },
        {-1, 1, -1, 3, -1, 5, -1, 7});
  write([](Tensor x) { return x.flatten().slice(0, 1, std::nullopt, 3); },
        {0, -1, 2, 3, -1, 5, 6, -1});
  write([](Tensor x) { return x.unsqueeze(0).squeeze(Dims(0))[1]; },
        {0, 1, 2, 3, -1, -1, -1, -1});
  write([](Tensor x) { return x.permute({1, 0})[2]; },
        {0, 1, -1, 3, 4, 5, -1, 7});
  write([](Tensor x) { return x.diagonal(1); }, {0, -1, 2, 3, 4, 5, -1, 7});
  write([](Tensor x) { return x.unflatten(1, {2, -1}).select(2, 1); },
        {0, -1, 2, -1, 4, -1, 6, -1});
  write([](Tensor x) { return x.chunk(2, 1)[1]; },
        {0, 1, -1, -1, 4, 5, -1, -1});
  write([](Tensor x) { return x.unbind()[0]; }, {-1, -1, -1, -1, 4, 5, 6, 7});
  write([](Tensor x) { return x.narrow(1, 1, 2); },
        {0, -1, -1, 3, 4, -1, -1, 7});
}

TEST(TensorViews, RepeatedElementsCannotBeWrittenTo) {
  Tensor x = counting({1, 2});
  check(x.expand({3, -1}), DType::F32, {3, 2}, {0, 1, 0, 1, 0, 1});
  EXPECT_REFUSED(x.expand({3, -1}).add_(1), "clone() it");
}

TEST(TensorViews, ResultsOfHigherCategoryAreNotWritten) {
  Tensor x = tensor({1, 2, 3});
  EXPECT_REFUSED(x.add_(0.5), "a result of f32 cannot be written");
  x.copy_(tensor({1.5, 2.5, 3.5}));
  check(x, DType::I64, {3}, {1, 2, 3});
}

TEST(TensorViews, WritesOfOtherSizesAreRefused) {
  Tensor x = counting({2});
  EXPECT_REFUSED(x.add_(counting({3, 2})),
                 "add_: expected at least 2 sizes but found 1 (self: f32 [2], "
                 "other: f32 [3, 2])");
  x.add_(tensor({5.0f}));
  check(x, DType::F32, {2}, {5, 6});
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

TEST(TensorIndex, ReadsAsPyTorch) {
  Tensor x = counting({2, 3, 2});
  check(x.index({1, Slice{1, {}}}), DType::F32, {2, 2}, {8, 9, 10, 11});
  check(x.index({Ellipsis, 0}), DType::F32, {2, 3}, {0, 2, 4, 6, 8, 10});
  check(x.index({None, 0, -1}), DType::F32, {1, 2}, {4, 5});
  check(x.index({Slice{}, tensor({2, 0})}), DType::F32, {2, 2, 2},
        {4, 5, 0, 1, 10, 11, 6, 7});
  check(x.index({tensor({0, 1}), tensor({2, 1})}), DType::F32, {2, 2},
        {4, 5, 8, 9});
  check(x.index({x > 8.5}), DType::F32, {3}, {9, 10, 11});
  check(x[tensor({1})], DType::F32, {1, 3, 2}, {6, 7, 8, 9, 10, 11});
  EXPECT_REFUSED(x.index({0, 0, 0, 0}), "entries for 4 dimensions");
  EXPECT_REFUSED(x[2], "place 2 is out of range for dimension 0 of size 2");
}

TEST(TensorIndex, WritesAsPyTorch) {
  Tensor x = counting({2, 3});
  x[0] = 7.0;
  check(x, DType::F32, {2, 3}, {7, 7, 7, 3, 4, 5});
  x[1] = tensor({1.f, 2.f, 3.f});
  check(x, DType::F32, {2, 3}, {7, 7, 7, 1, 2, 3});
  x.index_put_({Slice{}, tensor({0, 2})}, -1);
  check(x, DType::F32, {2, 3}, {-1, 7, -1, -1, 2, -1});
  x.index_put_({x == 7}, 0);
  check(x, DType::F32, {2, 3}, {-1, 0, -1, -1, 2, -1});
  x.index_put_({1, Slice{0, 2}}, tensor({8.f, 9.f}));
  check(x, DType::F32, {2, 3}, {-1, 0, -1, 8, 9, -1});
}

//===----------------------------------------------------------------------===//
// The user's memory
//===----------------------------------------------------------------------===//

TEST(TensorBlob, IsReadAndWrittenWhereItIs) {
  float values[] = {0, 1, 2, 3, 4, 5};
  int released = 0;
  {
    Tensor x = from_blob(values, {3, 2}, DType::F32, {1, 3},
                         [&](void *) { ++released; });
    check(x, DType::F32, {3, 2}, {0, 3, 1, 4, 2, 5});
    x.select(1, 0).add_(10);
    check(x, DType::F32, {3, 2}, {10, 3, 11, 4, 12, 5});
  }
  EXPECT_EQ(values[0], 10);
  EXPECT_EQ(values[2], 12);
  EXPECT_EQ(released, 1);
}

TEST(TensorBlob, WritesAreSeenAtOnce) {
  float values[] = {0, 1, 2};
  Tensor x = from_blob(values, {3}, DType::F32);
  Tensor before = x * 10;
  x += 1;
  EXPECT_EQ(values[2], 3);
  x[0] = 7;
  EXPECT_EQ(values[0], 7);
  check(before, DType::F32, {3}, {0, 10, 20});
}

TEST(TensorBlob, MayGoBeforeWhatFollowsFromIt) {
  std::vector<float> values = {0, 1, 2, 3, 4, 5};
  Tensor sum, first;
  {
    Tensor x = from_blob(values.data(), {3, 2}, DType::F32, {1, 3});
    sum = x + 1;
    first = x.select(0, 0);
    Tensor unused = x * 2;
  }
  Tensor later = first + 0.5;
  first = Tensor();
  values.assign(6, -1);
  check(later, DType::F32, {2}, {0.5, 3.5});
  check(sum, DType::F32, {3, 2}, {1, 4, 2, 5, 3, 6});
}

//===----------------------------------------------------------------------===//
// Errors at run time
//===----------------------------------------------------------------------===//

TEST(TensorFailure, IsToldByTheFirstRead) {
  Tensor x = counting({3});
  Tensor bad = x.index({tensor({5})});
  Tensor worse = bad * 2 + x;
  EXPECT_EQ(worse.dtype(), DType::F32);
  EXPECT_EQ(int64_t(worse.size(0)), 3);
  Place here = Place::current();
  std::string place = ":" + std::to_string(here.line() - 4) + ":";
  for (const Tensor &tensor : {bad, worse, worse.view({3, 1})}) {
    EXPECT_REFUSED(tensor.toVector<float>(), place);
    EXPECT_REFUSED(tensor.toVector<float>(), "index: index out of bounds");
    EXPECT_REFUSED(tensor.toVector<float>(), "[0, 3) but found 5");
  }
  // The call still reports errors of dtypes and sizes.
  EXPECT_REFUSED(worse + ones({2}), "broadcast");
  check(x + 1, DType::F32, {3}, {1, 2, 3});
}

TEST(TensorFailure, OfAWriteLeavesTheTensor) {
  Tensor x = counting({3});
  Tensor part = x.narrow(0, 0, 2);
  x.index_put_({tensor({1, 7})}, 5.0);
  EXPECT_REFUSED(part.toVector<float>(), "found 7");
  check(part, DType::F32, {2}, {0, 1});
  check(x, DType::F32, {3}, {0, 1, 2});
  x.add_(1);
  check(part, DType::F32, {2}, {1, 2});
  x.index_put_({tensor({1, 7})}, 5.0);
  EXPECT_REFUSED(x.zero_(), "found 7");
  x.zero_();
  check(x, DType::F32, {3}, {0, 0, 0});
}

TEST(TensorFailure, OfValuesThatFailedIsAFailedWrite) {
  Tensor x = counting({3});
  Tensor bad = x.index({tensor({5, 5, 5})});
  x.copy_(bad);
  EXPECT_REFUSED(x.toVector<float>(), "found 5");
  check(x, DType::F32, {3}, {0, 1, 2});
}

TEST(TensorFailure, OfCompiledFunctions) {
  Tensor state = zeros({2});
  auto f = compile([&](Tensor x, Tensor i) {
    Tensor y = x.index({i}) * 2;
    state.add_(1);
    return std::pair(y, x.size(0));
  });
  Tensor x = counting({3});
  check(f(x, tensor({1, 2})).first, DType::F32, {2}, {2, 4});
  auto [bad, size] = f(x, tensor({1, 3}));
  EXPECT_EQ(int64_t(size), 3);
  EXPECT_REFUSED(bad.toVector<float>(), "found 3");
  // The failure is thrown only once.
  check(state, DType::F32, {2}, {1, 1});
  check(f(x, tensor({0, 1})).first, DType::F32, {2}, {0, 2});
  check(state, DType::F32, {2}, {2, 2});
  // The sizes are those of this call rather than of the traced one.
  auto g = compile([](Tensor x, Tensor i) { return x.index({i}) + 1; });
  for (int64_t n = 2; n < 6; ++n) {
    Tensor failed = g(counting({n}), full({n}, 9, DType::I64));
    EXPECT_EQ(int64_t(failed.size(0)), n);
    EXPECT_REFUSED(failed.toVector<float>(), "found 9");
  }
  // Results that do not depend on the failed argument are computed.
  auto h = compile([](Tensor a, Tensor b) { return a + int64_t(b.size(0)); });
  for (int i = 0; i < 2; ++i) {
    check(h(x, counting({3})), DType::F32, {3}, {3, 4, 5});
    check(h(x, x.index({tensor({5, 5, 5})})), DType::F32, {3}, {3, 4, 5});
  }
  check(g(x, tensor({0})), DType::F32, {1}, {1});
  Tensor none = x.index({tensor({5, 5, 5})});
  EXPECT_REFUSED(g(none, tensor({0})).toVector<float>(), "found 5");
}

TEST(TensorErrors, NameFunctionsAndArguments) {
  Tensor x = ones({2, 3}), none;
  EXPECT_REFUSED(
      x + ones({4}),
      "error: add: operands do not broadcast: expected size 3 or 1 "
      "in dimension 1 of other but found 4 (self: f32 [2, 3], other: "
      "f32 [4])");
  EXPECT_REFUSED(matmul(x, none),
                 "matmul: expected a tensor as other but found none (self: f32 "
                 "[2, 3], other: not defined)");
  EXPECT_REFUSED(none + 1, "add: expected a tensor but found one that is not "
                           "defined (self: not defined, other: 1)");
  EXPECT_REFUSED(x & x, "bitwise_and: expected self of i64, i32, i16, i8, ui8 "
                        "or i1 but found f32 (self: f32 [2, 3]");
  EXPECT_REFUSED(x.index({ones({2})}), "index: expected ");
  EXPECT_REFUSED(where(x, x, x),
                 "where: expected condition of i1 but found f32");
  EXPECT_REFUSED(zeros({-1}), "zeros: expected sizes that are not negative but "
                              "found -1");
  // The message names the called function rather than a function that it calls.
  EXPECT_REFUSED(stack({x, ones({3, 2})}), "stack: ");
  // Compiled functions report the same message.
  auto f = compile([](Tensor a, Tensor b) { return matmul(a, b); });
  EXPECT_REFUSED(f(x, x), "matmul: expected size 3 of the contracted dimension "
                          "but found 2 (self: f32 [2, 3], other: f32 [2, 3])");
}

TEST(TensorFailure, OfDivisionsNamesThePlaceOfTheCall) {
  for (int i = 0; i < 2; ++i) {
    Tensor bad = floor_divide(tensor({i}), tensor({0}));
    EXPECT_REFUSED(bad.item<int64_t>(), "TensorTest.cpp:");
    EXPECT_REFUSED(bad.item<int64_t>(), "division by zero");
  }
}

// Functions with the same graph share a program.
TEST(TensorFailure, OfAFunctionNamesItsOwnLine) {
  auto first =
      compile([](Tensor a, Tensor b) { return floor_divide(a, b) + 1; });
  first(tensor({1}), tensor({1}));
  int line = __LINE__ + 2;
  auto second =
      compile([](Tensor a, Tensor b) { return floor_divide(a, b) + 1; });
  Tensor bad = second(tensor({1}), tensor({0}));
  std::string place = "TensorTest.cpp:" + std::to_string(line) + ":";
  EXPECT_REFUSED(bad.item<int64_t>(), place.c_str());
}

//===----------------------------------------------------------------------===//
// Random numbers and threads
//===----------------------------------------------------------------------===//

TEST(TensorRandom, RepeatsAfterManualSeed) {
  manual_seed(7);
  std::vector<float> first = randn({4}).toVector<float>();
  std::vector<float> second = randn({4}).toVector<float>();
  EXPECT_NE(first, second);
  manual_seed(7);
  EXPECT_EQ(randn({4}).toVector<float>(), first);
  EXPECT_EQ(randn({4}).toVector<float>(), second);
}

TEST(TensorRandom, StaysInItsRange) {
  Tensor x = rand({1000});
  EXPECT_GE(x.min().item<float>(), 0);
  EXPECT_LT(x.max().item<float>(), 1);
  EXPECT_NEAR(x.mean().item<float>(), 0.5, 0.05);
  Tensor y = zeros({1000}).uniform_(2, 4);
  EXPECT_NEAR(y.mean().item<float>(), 3, 0.1);
}

TEST(TensorThreads, UseTensorsOfOthers) {
  Tensor x = counting({100});
  Tensor pending = x * 2;
  std::vector<std::thread> threads;
  std::vector<double> sums(4);
  for (size_t i = 0; i < sums.size(); ++i)
    threads.emplace_back(
        [&, i] { sums[i] = (pending + i).sum().item<double>(); });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t i = 0; i < sums.size(); ++i)
    EXPECT_EQ(sums[i], 9900 + 100 * double(i));
}

// Some threads add to a value that others read, or that is being computed.
TEST(TensorThreads, AddWhileOthersRead) {
  for (int round = 0; round < 8; ++round) {
    Tensor shared = counting({64}) + double(round);
    double sum = 2016 + 64.0 * round;
    std::vector<std::thread> threads;
    std::vector<double> found(6), expected;
    for (size_t i = 0; i < found.size(); ++i) {
      expected.push_back(i % 2 ? sum : 2 * sum + 64 * double(i));
      threads.emplace_back([&, i] {
        Tensor own = shared;
        if (i % 2 == 0)
          for (size_t step = 0; step < 2; ++step)
            own = step ? own + double(i) : own * 2;
        std::vector<float> values = own.toVector<float>();
        found[i] = std::accumulate(values.begin(), values.end(), 0.0);
      });
    }
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(found, expected);
  }
}

// The first thread writes to its own tensor while others read its source.
TEST(TensorThreads, WriteToCopiesOfWhatOthersRead) {
  Tensor source = counting({32}) * 3;
  std::vector<std::thread> threads;
  std::vector<float> sums(4);
  for (size_t i = 0; i < sums.size(); ++i)
    threads.emplace_back([&, i] {
      for (int step = 0; step < 4; ++step) {
        Tensor own = source.clone();
        own[int64_t(i)].fill_(0);
        sums[i] = (own + 1).sum().item<float>();
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t i = 0; i < sums.size(); ++i)
    EXPECT_EQ(sums[i], 1488 + 32 - 3 * float(i));
}

//===----------------------------------------------------------------------===//
// Data-dependent sizes
//===----------------------------------------------------------------------===//

TEST(TensorDynamic, SizesAreFoundByRunning) {
  Tensor x = counting({6});
  Tensor places = nonzero(x > 2.5);
  EXPECT_EQ(places.dim(), 2);
  EXPECT_EQ(places.size(0), 3);
  check(places, DType::I64, {3, 1}, {3, 4, 5});
  Tensor chosen = masked_select(x, x < 2) + 1;
  check(chosen, DType::F32, {2}, {1, 2});
}

//===----------------------------------------------------------------------===//
// Undefined tensors
//===----------------------------------------------------------------------===//

TEST(Undefined, IsRefusedWhereATensorIsNeeded) {
  Tensor none, x = counting({2});
  const char *expected = "expected a tensor";
  EXPECT_REFUSED(x.copy_(none), expected);
  EXPECT_REFUSED(x[0] = none, expected);
  EXPECT_REFUSED(x += none, expected);
  EXPECT_REFUSED(linear(none, x), expected);
  EXPECT_REFUSED(linear(x, none), expected);
  EXPECT_REFUSED(matmul(x, none), expected);
  EXPECT_REFUSED(cat({x, none}), expected);
  EXPECT_REFUSED(stack({none}), expected);
  EXPECT_REFUSED(where(x > 0, none, x), expected);
  EXPECT_REFUSED(x[none], expected);
  EXPECT_REFUSED(gather(x, 0, none), expected);
  EXPECT_REFUSED(scatter(x, 0, none, x), expected);
  EXPECT_REFUSED(layer_norm(none, {2}), expected);
  EXPECT_REFUSED(conv1d(none, none), expected);
  EXPECT_REFUSED(softmax(none, 0), expected);
  EXPECT_REFUSED(embedding(none, none), expected);
  EXPECT_REFUSED(scaled_dot_product_attention(none, none, none), expected);
  EXPECT_REFUSED(none.to("cpu"), expected);
  EXPECT_REFUSED(none.device(), expected);
  check(x, DType::F32, {2}, {0, 1});
}
