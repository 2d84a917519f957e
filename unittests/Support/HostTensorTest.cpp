//===- HostTensorTest.cpp - dtypes, conversions, tensors --------*- C++ -*-===//
//
// DType, the conversion rules and HostTensor.
//
//===----------------------------------------------------------------------===//

#include "Testing.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace tcopt;
using namespace tcopt::testing;

namespace {

TEST(DTypeTest, NamesRoundTrip) {
  for (DType dtype : allDTypes)
    EXPECT_EQ(take(parseDType(getName(dtype))), dtype);
  EXPECT_EQ(take(parseDType("bfloat16")), DType::BF16);
  EXPECT_EQ(take(parseDType("uint8")), DType::U8);
  EXPECT_EQ(take(parseDType("bool")), DType::Bool);
  EXPECT_EQ(getName(DType::U8), "ui8");
  EXPECT_EQ(getName(DType::Bool), "i1");
}

TEST(DTypeTest, UnknownNameIsRefused) {
  EXPECT_CONTAINS(messageOf(parseDType("f8")), "found 'f8'");
  EXPECT_CONTAINS(messageOf(parseDType("")), "expected a dtype");
}

TEST(DTypeTest, KindsAndSizes) {
  for (DType dtype : allDTypes) {
    EXPECT_EQ(isFloat(dtype) + isInteger(dtype) + isBool(dtype), 1);
    size_t size = dispatch(dtype, [](auto tag) {
      using T = typename decltype(tag)::type;
      static_assert(std::is_same_v<T, storage_t<tag.dtype>>);
      return sizeof(T);
    });
    EXPECT_EQ(getSize(dtype), size);
  }
}

TEST(DTypeTest, FloatLimits) {
  EXPECT_EQ(getFloatLimits(DType::F32).max, std::numeric_limits<float>::max());
  EXPECT_EQ(getFloatLimits(DType::F64).denormMin,
            std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(getFloatLimits(DType::F16).max, double(f16::fromBits(0x7bff)));
  EXPECT_EQ(getFloatLimits(DType::BF16).max, double(bf16::fromBits(0x7f7f)));
  EXPECT_EQ(getFloatLimits(DType::BF16).denormMin, double(bf16::fromBits(1)));
  EXPECT_EQ(getFloatLimits(DType::F16).epsilon,
            double(f16::fromBits(0x3c01)) - 1);
}

TEST(ScalarConvertTest, FloatToIntegerSaturates) {
  EXPECT_EQ(saturatingCast<int8_t>(127.9), 127);
  EXPECT_EQ(saturatingCast<int8_t>(128), 127);
  EXPECT_EQ(saturatingCast<int8_t>(-128.9), -128);
  EXPECT_EQ(saturatingCast<int8_t>(-1e300), -128);
  EXPECT_EQ(saturatingCast<uint8_t>(-0.5), 0);
  EXPECT_EQ(saturatingCast<uint8_t>(255.5), 255);
  EXPECT_EQ(saturatingCast<uint8_t>(254.5), 254);
  EXPECT_EQ(saturatingCast<int32_t>(2147483647.5), INT32_MAX);
  EXPECT_EQ(saturatingCast<int64_t>(0x1p63), INT64_MAX);
  EXPECT_EQ(saturatingCast<int64_t>(-0x1p63), INT64_MIN);
  EXPECT_EQ(saturatingCast<int64_t>(INFINITY), INT64_MAX);
  EXPECT_EQ(saturatingCast<int64_t>(-INFINITY), INT64_MIN);
  EXPECT_EQ(saturatingCast<int16_t>(std::nan("")), 0);
}

TEST(ScalarConvertTest, OtherRules) {
  EXPECT_EQ(convertElement<int8_t>(int64_t(300)), 44);
  EXPECT_EQ(convertElement<uint8_t>(int64_t(-1)), 255);
  EXPECT_TRUE(convertElement<bool>(0.1));
  EXPECT_TRUE(convertElement<bool>(std::nan("")));
  EXPECT_FALSE(convertElement<bool>(-0.0));
  EXPECT_EQ(convertElement<float>(1e300), INFINITY);
  EXPECT_EQ(convertElement<float>(int64_t(16777217)), 16777216.0f);
}

TEST(HostTensorTest, CreateIsZeroAndAligned) {
  for (DType dtype : allDTypes) {
    HostTensor tensor = take(HostTensor::create(dtype, {2, 3}));
    EXPECT_EQ(tensor.numElements(), 6);
    EXPECT_EQ(tensor.numBytes(), 6 * getSize(dtype));
    EXPECT_EQ(reinterpret_cast<uintptr_t>(tensor.rawData()) % 64, 0u);
    for (int64_t i = 0; i < 6; ++i)
      EXPECT_EQ(tensor.getFloat(i), 0);
  }
}

TEST(HostTensorTest, HostileShapesAreRefused) {
  auto tryShape = [](llvm::ArrayRef<int64_t> shape) {
    return messageOf(HostTensor::create(DType::F32, shape));
  };
  EXPECT_EQ(tryShape({2, -1}), "shape [2, -1] has a negative size");
  EXPECT_CONTAINS(tryShape({INT64_MAX, 2}), "more elements than 64 bits");
  EXPECT_CONTAINS(tryShape({int64_t(1) << 62, 0, 4}), "more elements");
  EXPECT_CONTAINS(tryShape({INT64_MAX}), "larger than the limit");
  EXPECT_CONTAINS(tryShape({INT64_MIN}), "negative");
  EXPECT_CONTAINS(messageOf(HostTensor::create(DType::F64, {3}, 23)),
                  "limit of 23 bytes");
  EXPECT_EQ(messageOf(HostTensor::create(DType::F64, {3}, 24)), "");
}

TEST(HostTensorTest, EmptyAndScalar) {
  HostTensor empty = take(HostTensor::create(DType::F32, {3, 0, 2}));
  EXPECT_EQ(empty.numElements(), 0);
  EXPECT_NE(empty.rawData(), nullptr);
  EXPECT_TRUE(empty.bytes().empty());
  HostTensor scalar = take(HostTensor::create(DType::I64, {}));
  EXPECT_EQ(scalar.numElements(), 1);
  EXPECT_EQ(scalar.rank(), 0);
  scalar.setInt(0, INT64_MIN);
  EXPECT_EQ(scalar.getInt(0), INT64_MIN);
}

TEST(HostTensorTest, IsAValue) {
  HostTensor a = makeTensor(DType::F32, {2}, {1, 2});
  HostTensor b = a;
  b.setFloat(0, 5);
  EXPECT_EQ(a.getFloat(0), 1);
  const void *place = b.rawData();
  HostTensor c = std::move(b);
  EXPECT_EQ(c.rawData(), place);
  EXPECT_EQ(b.numElements(), 0); // NOLINT: documented
  EXPECT_NE(b.rawData(), nullptr);
  b = c;
  EXPECT_TRUE(b == c);
  EXPECT_FALSE(a == c);
}

TEST(HostTensorTest, VectorsMoveTheirTensorsAsTheyGrow) {
  std::vector<HostTensor> tensors(1, makeTensor(DType::F32, {2}, {1, 2}));
  const void *place = tensors[0].rawData();
  tensors.reserve(100);
  EXPECT_EQ(tensors[0].rawData(), place);
}

TEST(HostTensorTest, EqualityIsBitwise) {
  HostTensor nan = makeTensor(DType::F32, {1}, {std::nan("")});
  EXPECT_TRUE(nan == HostTensor(nan));
  EXPECT_FALSE(makeTensor(DType::F32, {1}, {0.0}) ==
               makeTensor(DType::F32, {1}, {-0.0}));
  EXPECT_FALSE(makeTensor(DType::F32, {1}, {0}) ==
               makeTensor(DType::I32, {1}, {0}));
  EXPECT_FALSE(makeTensor(DType::F32, {1, 2}, {1, 2}) ==
               makeTensor(DType::F32, {2, 1}, {1, 2}));
}

TEST(HostTensorTest, StridesAndCoordinates) {
  HostTensor tensor = take(HostTensor::create(DType::F32, {2, 3, 4}));
  EXPECT_EQ(tensor.strides(), (llvm::SmallVector<int64_t>{12, 4, 1}));
  EXPECT_EQ(unravelIndex(23, tensor.shape()),
            (llvm::SmallVector<int64_t>{1, 2, 3}));
}

TEST(HostTensorTest, FromBytesChecksLength) {
  std::vector<float> values = {1, 2, 3};
  EXPECT_EQ(messageOf(HostTensor::fromValues<float>({2, 2}, values)),
            "expected 4 elements for a tensor 2x2xf32, found 12 bytes");
  HostTensor tensor = take(HostTensor::fromValues<float>({3}, values));
  EXPECT_EQ(tensor.data<float>()[2], 3);
}

TEST(HostTensorTest, BooleansAreCanonical) {
  uint8_t bytes[] = {0, 1, 2, 255};
  HostTensor tensor = take(HostTensor::fromBytes(DType::Bool, {4}, bytes));
  EXPECT_EQ(tensor.bytes()[3], 1);
  EXPECT_TRUE(tensor.data<bool>()[2]);
  EXPECT_EQ(tensor.getInt(2), 1);
}

TEST(HostTensorTest, ConvertsThroughNoNarrowerType) {
  HostTensor big = take(HostTensor::create(DType::I64, {1}));
  big.setInt(0, INT64_MAX - 1);
  EXPECT_EQ(take(big.convertTo(DType::I64)).getInt(0), INT64_MAX - 1);
  EXPECT_EQ(take(big.convertTo(DType::I8)).getInt(0), -2);
  HostTensor floats = makeTensor(DType::F64, {3}, {1e10, -1.5, NAN});
  HostTensor ints = take(floats.convertTo(DType::I32));
  EXPECT_EQ(ints.getInt(0), INT32_MAX);
  EXPECT_EQ(ints.getInt(1), -1);
  EXPECT_EQ(ints.getInt(2), 0);
  EXPECT_EQ(take(floats.convertTo(DType::Bool)).getInt(2), 1);
}

TEST(HostTensorTest, Reshape) {
  HostTensor tensor = makeTensor(DType::I8, {2, 2}, {1, 2, 3, 4});
  EXPECT_EQ(messageOf(HostTensor(tensor).reshape({3})),
            "cannot reshape 2x2xi8 to 3xi8");
  EXPECT_EQ(take(std::move(tensor).reshape({4})).shape(),
            llvm::ArrayRef<int64_t>({4}));
}

std::string printed(const HostTensor &tensor) {
  std::string text;
  llvm::raw_string_ostream(text) << tensor;
  return text;
}

TEST(HostTensorTest, Prints) {
  EXPECT_EQ(printed(makeTensor(DType::F32, {2}, {0.1, -INFINITY})),
            "2xf32 [0.1, -inf]");
  EXPECT_EQ(printed(makeTensor(DType::F32, {2}, {NAN, -NAN})),
            "2xf32 [nan, nan]");
  EXPECT_EQ(printed(makeTensor(DType::F16, {}, {0.1})), "f16 [0.099976]");
  EXPECT_EQ(printed(makeTensor(DType::Bool, {2}, {0, 1})),
            "2xi1 [false, true]");
  EXPECT_EQ(printed(take(HostTensor::create(DType::U8, {3, 3}))),
            "3x3xui8 [0, 0, 0, 0, 0, 0, 0, 0, ...]");
  EXPECT_EQ(printed(HostTensor()), "0xf32 []");
}

} // namespace
