//===- PrintTest.cpp - tensors as text, compared with PyTorch -------------===//

#include "tcopt/Capture/Tensor.h"
#include "gtest/gtest.h"
#include <cmath>
#include <sstream>

using namespace tcopt;

template <typename T> static std::string printed(const T &value) {
  std::ostringstream os;
  os << value;
  return os.str();
}

// The expected text was printed by PyTorch 2.15.
TEST(Print, IsPyTorchs) {
  EXPECT_EQ(printed(tensor({1.f, 2.5f, -3.f})),
            R"(tensor([ 1.0000,  2.5000, -3.0000]))");
  EXPECT_EQ(printed(tensor({1, 2, -300})), R"(tensor([   1,    2, -300]))");
  EXPECT_EQ(printed(tensor(3.25f)), R"(tensor(3.2500))");
  EXPECT_EQ(printed(tensor(true)), R"(tensor(True))");
  EXPECT_EQ(printed(tensor({1e-5f, 1.f})),
            R"(tensor([1.0000e-05, 1.0000e+00]))");
  EXPECT_EQ(printed(tensor({1e9f, 1.f})),
            R"(tensor([1.0000e+09, 1.0000e+00]))");
  EXPECT_EQ(printed(tensor({INFINITY, -INFINITY, NAN, 1.5f})),
            R"(tensor([   inf,   -inf,    nan, 1.5000]))");
  EXPECT_EQ(printed(tensor({INFINITY, NAN})), R"(tensor([inf, nan]))");
  EXPECT_EQ(printed(tensor({INFINITY, 2.f})), R"(tensor([inf, 2.]))");
  EXPECT_EQ(printed(tensor({-0.f, 0.f})), R"(tensor([-0., 0.]))");
  EXPECT_EQ(printed(zeros({0})), R"(tensor([]))");
  EXPECT_EQ(printed(zeros({0, 3})), R"(tensor([], size=(0, 3)))");
  EXPECT_EQ(printed(zeros({2, 0}, DType::I64)),
            R"(tensor([], size=(2, 0), dtype=torch.int64))");
  EXPECT_EQ(printed(arange(1001)),
            R"(tensor([   0,    1,    2,  ...,  998,  999, 1000]))");
  EXPECT_EQ(printed(arange(10000).reshape({100, 100})),
            R"(tensor([[   0,    1,    2,  ...,   97,   98,   99],
        [ 100,  101,  102,  ...,  197,  198,  199],
        [ 200,  201,  202,  ...,  297,  298,  299],
        ...,
        [9700, 9701, 9702,  ..., 9797, 9798, 9799],
        [9800, 9801, 9802,  ..., 9897, 9898, 9899],
        [9900, 9901, 9902,  ..., 9997, 9998, 9999]]))");
  EXPECT_EQ(printed(arange(24).reshape({2, 3, 4}).to(DType::F32) / 8),
            R"(tensor([[[0.0000, 0.1250, 0.2500, 0.3750],
         [0.5000, 0.6250, 0.7500, 0.8750],
         [1.0000, 1.1250, 1.2500, 1.3750]],

        [[1.5000, 1.6250, 1.7500, 1.8750],
         [2.0000, 2.1250, 2.2500, 2.3750],
         [2.5000, 2.6250, 2.7500, 2.8750]]]))");
  EXPECT_EQ(
      printed(arange(30).to(DType::F32) * 1.5),
      R"(tensor([ 0.0000,  1.5000,  3.0000,  4.5000,  6.0000,  7.5000,  9.0000, 10.5000,
        12.0000, 13.5000, 15.0000, 16.5000, 18.0000, 19.5000, 21.0000, 22.5000,
        24.0000, 25.5000, 27.0000, 28.5000, 30.0000, 31.5000, 33.0000, 34.5000,
        36.0000, 37.5000, 39.0000, 40.5000, 42.0000, 43.5000]))");
  EXPECT_EQ(printed(tensor({1.f, 2.5f}).to(DType::BF16)),
            R"(tensor([1.0000, 2.5000], dtype=torch.bfloat16))");
  EXPECT_EQ(printed(tensor({1.f, 2.5f}).to(DType::F64)),
            R"(tensor([1.0000, 2.5000], dtype=torch.float64))");
  EXPECT_EQ(printed(tensor({1, 2}).to(DType::U8)),
            R"(tensor([1, 2], dtype=torch.uint8))");
  EXPECT_EQ(printed(tensor({1, 2}).to(DType::I8)),
            R"(tensor([1, 2], dtype=torch.int8))");
  EXPECT_EQ(printed(full({2, 3}, 123456.789)),
            R"(tensor([[123456.7891, 123456.7891, 123456.7891],
        [123456.7891, 123456.7891, 123456.7891]]))");
  EXPECT_EQ(printed(arange(10).reshape({2, 1, 5, 1})), R"(tensor([[[[0],
          [1],
          [2],
          [3],
          [4]]],


        [[[5],
          [6],
          [7],
          [8],
          [9]]]]))");
  EXPECT_EQ(printed(zeros({7, 200, 2})), R"(tensor([[[0., 0.],
         [0., 0.],
         [0., 0.],
         ...,
         [0., 0.],
         [0., 0.],
         [0., 0.]],

        [[0., 0.],
         [0., 0.],
         [0., 0.],
         ...,
         [0., 0.],
         [0., 0.],
         [0., 0.]],

        [[0., 0.],
         [0., 0.],
         [0., 0.],
         ...,
         [0., 0.],
         [0., 0.],
         [0., 0.]],

        ...,

        [[0., 0.],
         [0., 0.],
         [0., 0.],
         ...,
         [0., 0.],
         [0., 0.],
         [0., 0.]],

        [[0., 0.],
         [0., 0.],
         [0., 0.],
         ...,
         [0., 0.],
         [0., 0.],
         [0., 0.]],

        [[0., 0.],
         [0., 0.],
         [0., 0.],
         ...,
         [0., 0.],
         [0., 0.],
         [0., 0.]]]))");
  EXPECT_EQ(printed(zeros({3, 3}, DType::Bool)),
            R"(tensor([[False, False, False],
        [False, False, False],
        [False, False, False]]))");
}

TEST(Print, TellsSizesAndDTypes) {
  EXPECT_EQ(printed(zeros({2, 3}).sizes()), "[2, 3]");
  EXPECT_EQ(printed(zeros({}).sizes()), "[]");
  EXPECT_EQ(printed(DType::F32), "float32");
  EXPECT_EQ(printed(DType::U8), "uint8");
  EXPECT_EQ(printed(DType::Bool), "bool");
  EXPECT_EQ(printed(Tensor()), "(not defined)");
  EXPECT_EQ(printed(Scalar(2.5)), "2.5");
  EXPECT_EQ(printed(ones({2}).sum().item()), "2");
  EXPECT_EQ(printed(zeros({2, 3}).size(1)), "3");
}
