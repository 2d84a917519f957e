//===- PrintTest.cpp - Tensors as text ------------------------------------===//

#include "RuntimeTest.h"

#include <cmath>
#include <limits>

using namespace tcopt::rt::test;

namespace {

/// A context that keeps what is printed.
struct Printed {
  std::string text;
  int calls = 0;
  Context ctx{options()};

  tcopt_context_options options() {
    tcopt_context_options options = makeOptions();
    options.user = this;
    options.print = [](void *user, const char *text, size_t bytes) {
      Printed &printed = *static_cast<Printed *>(user);
      printed.text.append(text, bytes);
      ++printed.calls;
    };
    return options;
  }

  std::string of(Tensor &t, const char *label = nullptr) {
    text.clear();
    EXPECT_EQ(tcopt_rt_print(ctx, t.get(), label), TCOPT_OK) << ctx.error();
    return text;
  }
};

TEST(Print, AllDtypes) {
  const char *names[] = {"f64", "f32", "f16", "bf16", "i64",
                         "i32", "i16", "i8",  "ui8",  "i1"};
  const char **name = names;
  for (tcopt_dtype dtype : allDtypes) {
    Printed printed;
    Tensor t(dtype, {2});
    setAs(t, 0, 0);
    setAs(t, 1, 1);
    bool isBool = dtype.code == TCOPT_DTYPE_BOOL;
    EXPECT_EQ(printed.of(t, "x"),
              std::string("x: tensor<2x") + *name++ +
                  (isBool ? "> [false, true]\n" : "> [0, 1]\n"));
    EXPECT_EQ(printed.calls, 1);
  }
}

TEST(Print, ShapesAndLabels) {
  Printed printed;
  Tensor scalar(i32, {});
  scalar.fill<int32_t>({-7});
  EXPECT_EQ(printed.of(scalar), "tensor<i32> -7\n");
  Tensor matrix(i32, {2, 3});
  matrix.iota<int32_t>(6);
  EXPECT_EQ(printed.of(matrix, "m"), "m: tensor<2x3xi32>\n"
                                     "[[0, 1, 2],\n"
                                     " [3, 4, 5]]\n");
  Tensor cube(i32, {2, 2, 2});
  cube.iota<int32_t>(8);
  EXPECT_EQ(printed.of(cube), "tensor<2x2x2xi32>\n"
                              "[[[0, 1],\n"
                              "  [2, 3]],\n"
                              " [[4, 5],\n"
                              "  [6, 7]]]\n");
}

TEST(Print, StridedTensors) {
  Printed printed;
  Tensor t(i32, {2, 3}, {1, 2});
  t.iota<int32_t>(6);
  EXPECT_EQ(printed.of(t), "tensor<2x3xi32>\n[[0, 2, 4],\n [1, 3, 5]]\n");
}

TEST(Print, NoElements) {
  Printed printed;
  Tensor t(f32, {0});
  t->data = nullptr;
  EXPECT_EQ(printed.of(t), "tensor<0xf32> []\n");
  Tensor wide(f32, {2, 0, 3});
  EXPECT_EQ(printed.of(wide), "tensor<2x0x3xf32>\n[]\n");
}

TEST(Print, ShortestNumbers) {
  Printed printed;
  Tensor single(f32, {4}), wide(f64, {3});
  single.fill<float>({0.1f, 1e20f, -1.5f, 16777216.0f});
  EXPECT_EQ(printed.of(single), "tensor<4xf32> [0.1, 1e+20, -1.5, 16777216]\n");
  wide.fill<double>({0.1, 1.0 / 3, 1e-300});
  EXPECT_EQ(printed.of(wide),
            "tensor<3xf64> [0.1, 0.3333333333333333, 1e-300]\n");
  for (tcopt_dtype dtype : {f16, bf16}) {
    Tensor half(dtype, {3});
    setAs(half, 0, 0.1);
    setAs(half, 1, 3.140625);
    setAs(half, 2, -2);
    bool isF16 = dtype.code == TCOPT_DTYPE_FLOAT;
    EXPECT_EQ(printed.of(half), isF16 ? "tensor<3xf16> [0.1, 3.14, -2]\n"
                                      : "tensor<3xbf16> [0.1, 3.14, -2]\n");
  }
}

TEST(Print, SpecialNumbers) {
  double inf = std::numeric_limits<double>::infinity();
  for (tcopt_dtype dtype : {f64, f32, f16, bf16}) {
    Printed printed;
    Tensor t(dtype, {5});
    const double values[] = {std::nan(""), -std::nan(""), inf, -inf, -0.0};
    for (int i = 0; i < 5; ++i)
      setAs(t, i, values[i]);
    std::string text = printed.of(t);
    EXPECT_NE(text.find("[nan, nan, inf, -inf, -0]"), std::string::npos)
        << text;
  }
}

TEST(Print, IntegersInFull) {
  Printed printed;
  Tensor t(i64, {2}), bytes(ui8, {2}), small(i8, {2});
  t.fill<int64_t>({INT64_MIN, INT64_MAX});
  EXPECT_EQ(printed.of(t), "tensor<2xi64> [-9223372036854775808, "
                           "9223372036854775807]\n");
  bytes.fill<uint8_t>({128, 255});
  EXPECT_EQ(printed.of(bytes), "tensor<2xui8> [128, 255]\n");
  small.fill<int8_t>({-128, 127});
  EXPECT_EQ(printed.of(small), "tensor<2xi8> [-128, 127]\n");
}

TEST(Print, LargeTensorsAreSummarised) {
  Printed printed;
  Tensor full(i32, {1000});
  full.iota<int32_t>(1000);
  EXPECT_EQ(printed.of(full).find("..."), std::string::npos);
  Tensor line(i32, {1001});
  line.iota<int32_t>(1001);
  EXPECT_EQ(printed.of(line),
            "tensor<1001xi32> [0, 1, 2, ..., 998, 999, 1000]\n");
  Tensor tall(i32, {500, 6});
  tall.iota<int32_t>(3000);
  EXPECT_EQ(printed.of(tall), "tensor<500x6xi32>\n"
                              "[[0, 1, 2, 3, 4, 5],\n"
                              " [6, 7, 8, 9, 10, 11],\n"
                              " [12, 13, 14, 15, 16, 17],\n"
                              " ...,\n"
                              " [2982, 2983, 2984, 2985, 2986, 2987],\n"
                              " [2988, 2989, 2990, 2991, 2992, 2993],\n"
                              " [2994, 2995, 2996, 2997, 2998, 2999]]\n");
}

TEST(Print, Stdout) {
  Context ctx;
  Tensor t(i32, {2});
  t.fill<int32_t>({1, 2});
  testing::internal::CaptureStdout();
  EXPECT_EQ(tcopt_rt_print(ctx, t.get(), "x"), TCOPT_OK);
  EXPECT_EQ(testing::internal::GetCapturedStdout(),
            "x: tensor<2xi32> [1, 2]\n");
}

TEST(Print, BadTensors) {
  Printed printed;
  EXPECT_EQ(tcopt_rt_print(printed.ctx, nullptr, "x"), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_print(nullptr, nullptr, "x"), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(printed.calls, 0);
}

} // namespace
