//===- StridedTest.cpp - as_strided ---------------------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {
Tensor counted() { return arange(6).to(F32).view({2, 3}); }
} // namespace

//===----------------------------------------------------------------------===//
// In memory
//===----------------------------------------------------------------------===//

TEST(AsStrided, CountsFromTheBeginOfMemory) {
  Tensor x = counted();
  check(x.as_strided({2, 2}, {1, 2}, 1), F32, {2, 2}, {1, 3, 2, 4});
  check(x.t().as_strided({3}, {2}), F32, {3}, {0, 2, 4});
  check(x[1].as_strided({2}, {1}), F32, {2}, {3, 4});
  check(x[1].as_strided({2}, {1}, 0), F32, {2}, {0, 1});
  check(x.as_strided({}, {}, 5), F32, {}, {5});
  check(x.as_strided({0, 2}, {9, 9}), F32, {0, 2}, {});
  Tensor windows = arange(5).as_strided({3, 3}, {1, 1});
  check(windows, I64, {3, 3}, {0, 1, 2, 1, 2, 3, 2, 3, 4});
  EXPECT_EQ(windows.strides(), (std::vector<int64_t>{1, 1}));
  EXPECT_TRUE(windows.is_view());
  std::vector<float> memory = {1, 2, 3, 4, 5};
  Tensor gaps = from_blob(memory.data(), {2, 2}, F32, {3, 1});
  check(gaps.as_strided({5}, {1}), F32, {5}, {1, 2, 3, 4, 5});
}

TEST(AsStrided, WritesAreSeenByAll) {
  Tensor x = counted(), every = x.as_strided({3}, {2});
  every.fill_(9);
  check(x, F32, {2, 3}, {9, 1, 9, 3, 9, 5});
  x[0][0] = 4;
  check(every, F32, {3}, {4, 9, 9});
  check(every + 1, F32, {3}, {5, 10, 10});
  EXPECT_REFUSED(x.as_strided({2, 2}, {1, 1}).fill_(0),
                 "several elements of this tensor are the same in memory");
}

TEST(AsStrided, GivesGradientsToWhatWasDetached) {
  Tensor x = arange(4).to(F32).requires_grad_();
  EXPECT_FALSE(x.detach().as_strided({2}, {1}).requires_grad());
  EXPECT_FALSE(x.detach()[0].as_strided({2}, {1}).requires_grad());
  Tensor leaf = x.detach().requires_grad_();
  leaf.as_strided({2}, {2}, 1).sum().backward();
  check(leaf.grad(), F32, {4}, {0, 1, 0, 1});
  Tensor part = x.detach().slice(0, 1, 3).requires_grad_();
  part.as_strided({2}, {1}).sum().backward();
  check(part.grad(), F32, {2}, {1, 1});
  part.view({2, 1}).as_strided({1}, {1}, 2).sum().backward();
  check(part.grad(), F32, {2}, {1, 2});
  EXPECT_REFUSED(part.as_strided({2}, {1}, 0),
                 "as_strided: expected elements of the tensor whose gradient "
                 "is asked for");
  EXPECT_FALSE(x.grad().defined());
  x.slice(0, 1, 3).as_strided({2}, {1}, 2).sum().backward();
  check(x.grad(), F32, {4}, {0, 0, 1, 1});
}

TEST(AsStrided, RefusesOtherMemory) {
  Tensor x = ones({3});
  EXPECT_REFUSED(x.as_strided({2, 2}, {2, 1}),
                 "as_strided: expected elements of the tensor's memory, which "
                 "has 3, but found size [2, 2], stride [2, 1] and "
                 "storage_offset 0, which reach position 3");
  EXPECT_REFUSED(x.as_strided({2}, {-1}), "expected numbers of at least 0");
  EXPECT_REFUSED(x.as_strided({2}, {1}, -1), "storage_offset -1");
  EXPECT_REFUSED(x.as_strided({2, 2}, {1}),
                 "expected as many strides as sizes but found 1 for 2");
  EXPECT_REFUSED(
      x.as_strided({int64_t(1) << 40, int64_t(1) << 40}, {1 << 30, 1 << 30}),
      "as_strided: expected elements of the tensor's memory");
}

//===----------------------------------------------------------------------===//
// In compiled functions
//===----------------------------------------------------------------------===//

TEST(AsStrided, OfValuesOfATrace) {
  auto windows = compile([](Tensor x, Size n) {
    return (x * 2).as_strided({x.size(0) - n + 1, n}, {1, 1}).sum(1);
  });
  check(windows(arange(5), 3), I64, {3}, {6, 12, 18});
  check(windows(arange(6), 2), I64, {5}, {2, 6, 10, 14, 18});
  check(windows(arange(7), 4), I64, {4}, {12, 20, 28, 36});
  EXPECT_EQ(windows.counts().versions, 2);
  auto offset =
      compile([](Tensor x) { return (x + 0).as_strided({2}, {2}, 1) * 1; });
  check(offset(arange(4)), I64, {2}, {1, 3});
}

TEST(AsStrided, OfArguments) {
  auto write = compile([](Tensor x) {
    x.as_strided({2}, {4}).fill_(7);
    return x * 1;
  });
  for (int i = 0; i < 2; ++i) {
    Tensor x = counted();
    check(write(x), F32, {2, 3}, {7, 1, 2, 3, 7, 5});
    check(x, F32, {2, 3}, {7, 1, 2, 3, 7, 5});
  }
  auto part = compile([](Tensor x, Size n) { return x.as_strided({n}, {2}); });
  Tensor x = counted();
  check(part(x, 2), F32, {2}, {0, 2});
  Tensor three = part(x, 3);
  x[1][1] = 8;
  check(three, F32, {3}, {0, 2, 8});
  EXPECT_REFUSED(part(x, 4), "a result is a view of [6] that no strides");
  EXPECT_REFUSED(part(counted().t(), 2), "elements in row-major order");
  // Positions are counted from the first element of the slice.
  check(part(arange(8).narrow(0, 3, 5), 3), I64, {3}, {3, 5, 7});
}

// The storage offset of an argument is not guarded, so that each call is
// traced.
TEST(AsStrided, OfArgumentsCountedFromTheirMemory) {
  auto pair = compile([](Tensor x) { return x.as_strided({2}, {2}, 2) * 1; });
  Tensor all = arange(8);
  for (int64_t begin : {0, 1, 2, 1})
    check(pair(all.slice(0, begin, begin + 5)), I64, {2}, {2, 4});
  EXPECT_EQ(pair.counts().versions, 0);
}

TEST(AsStrided, OfCapturedMemory) {
  Tensor x = counted(), column = x.as_strided({2}, {3}, 1);
  auto sum = compile([&](Tensor y) { return column + y; });
  check(sum(ones({2})), F32, {2}, {2, 5});
  x[0][1] = 10;
  check(sum(ones({2})), F32, {2}, {11, 5});
}

TEST(AsStrided, RefusesMemoryThatATraceDoesNotSee) {
  auto offset = compile([](Tensor x) { return x.as_strided({2}, {1}, 1); });
  EXPECT_REFUSED(offset(counted()[1]),
                 "as_strided: in a compiled function expected elements of the "
                 "argument: this storage_offset lies before it");
  auto view = compile([](Tensor x) { return x[0].as_strided({2}, {1}); });
  EXPECT_REFUSED(view(counted()), "expected a tensor that is no view");
}
