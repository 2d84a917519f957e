//===- NpyTest.cpp - Reading and writing .npy files -------------*- C++ -*-===//
//
// Headers as NumPy writes them, and as it never would.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Npy.h"
#include "Testing.h"
#include "tcopt/Support/TensorFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {

/// A file with the given header and data.
std::string makeNpy(const std::string &header, const std::string &data,
                    int version = 1) {
  std::string bytes = "\x93NUMPY";
  bytes += char(version);
  bytes += '\0';
  if (version == 1)
    putLittle(bytes, uint16_t(header.size()));
  else
    putLittle(bytes, uint32_t(header.size()));
  return bytes + header + data;
}

std::string makeHeader(const std::string &descr, const std::string &shape,
                       const std::string &order = "False") {
  return "{'descr': '" + descr + "', 'fortran_order': " + order +
         ", 'shape': " + shape + ", }  \n";
}

std::string written(const HostTensor &tensor) {
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  writeNpy(os, tensor);
  return bytes;
}

TEST(NpyTest, WritesWhatNumPyWrites) {
  // Taken from numpy.save(f, numpy.zeros((2, 3), ml_dtypes.bfloat16)).
  std::string bytes = written(take(HostTensor::create(DType::BF16, {2, 3})));
  std::string header = "{'descr': '<V2', 'fortran_order': False, "
                       "'shape': (2, 3), }";
  header.resize(117, ' ');
  EXPECT_EQ(bytes, std::string("\x93NUMPY\1\0v\0", 10) + header + "\n" +
                       std::string(12, '\0'));
  EXPECT_CONTAINS(written(makeTensor(DType::I8, {1}, {1})),
                  "{'descr': '|i1', 'fortran_order': False, 'shape': (1,), }");
  EXPECT_CONTAINS(written(makeTensor(DType::Bool, {}, {1})),
                  "{'descr': '|b1', 'fortran_order': False, 'shape': (), }");
}

TEST(NpyTest, RoundTripsEveryDType) {
  for (DType dtype : allDTypes)
    for (std::vector<int64_t> shape :
         std::vector<std::vector<int64_t>>{{2, 3}, {6}, {}, {0, 5}}) {
      HostTensor tensor = take(HostTensor::create(dtype, shape));
      for (int64_t i = 0; i < tensor.numElements(); ++i)
        tensor.setInt(i, 3 * i + 1);
      std::string bytes = written(tensor);
      EXPECT_EQ((bytes.size() - tensor.numBytes()) % 64, 0u);
      EXPECT_TRUE(take(parseNpy(bytes)) == tensor);
    }
}

TEST(NpyTest, ReadsAllVersionsAndBF16Spellings) {
  std::string data("\x80\x3f\x00\x40", 4); // 1, 2
  for (int version : {1, 2, 3})
    for (const char *descr : {"<V2", "|V2", "bfloat16"}) {
      HostTensor tensor =
          take(parseNpy(makeNpy(makeHeader(descr, "(2,)"), data, version)));
      EXPECT_EQ(tensor.dtype(), DType::BF16);
      EXPECT_EQ(tensor.getFloat(0), 1);
      EXPECT_EQ(tensor.getFloat(1), 2);
    }
}

TEST(NpyTest, ReadsBigEndian) {
  std::string data("\x3f\x80\x00\x00\x40\x00\x00\x00", 8);
  HostTensor tensor = take(parseNpy(makeNpy(makeHeader(">f4", "(2L,)"), data)));
  EXPECT_EQ(tensor.getFloat(0), 1);
  EXPECT_EQ(tensor.getFloat(1), 2);
  EXPECT_EQ(
      take(parseNpy(makeNpy(makeHeader(">V2", "()"), "\x3f\x80"))).getFloat(0),
      1);
}

TEST(NpyTest, ReadsFortranOrder) {
  // Element (i, j, k) of shape 2x3x2 lies at i + 2j + 6k.
  std::string data;
  for (int i = 0; i < 12; ++i)
    putLittle(data, int16_t(i));
  HostTensor tensor =
      take(parseNpy(makeNpy(makeHeader("<i2", "(2, 3, 2)", "True"), data)));
  for (int64_t index = 0; index < 12; ++index) {
    auto at = unravelIndex(index, tensor.shape());
    EXPECT_EQ(tensor.getInt(index), at[0] + 2 * at[1] + 6 * at[2]);
  }
}

TEST(NpyTest, BooleansBecomeCanonical) {
  HostTensor tensor =
      take(parseNpy(makeNpy(makeHeader("|b1", "(3,)"), "\1\2\xff")));
  for (uint8_t byte : tensor.bytes())
    EXPECT_EQ(byte, 1);
}

TEST(NpyTest, UnsupportedDTypesAreRefused) {
  auto tryDescr = [](const std::string &descr) {
    return messageOf(parseNpy(makeNpy(makeHeader(descr, "(1,)"), "12345678")));
  };
  for (const char *descr : {"<u2", "<u4", "<c8", "|O", "<U3", "<V1", "<M8[ns]",
                            "|V4", "<f16", "f", "<<f4", "<"})
    EXPECT_CONTAINS(tryDescr(descr),
                    "unsupported npy dtype '" + std::string(descr) + "'");
  EXPECT_CONTAINS(
      messageOf(parseNpy(makeNpy("{'descr': [('a', '<f4')], 'fortran_order': "
                                 "False, 'shape': (1,), }",
                                 "1234"))),
      "structured dtypes are not supported");
}

TEST(NpyTest, HostileShapesAreRefused) {
  auto tryShape = [](const std::string &shape) {
    return messageOf(parseNpy(makeNpy(makeHeader("<f4", shape), "12345678")));
  };
  EXPECT_CONTAINS(tryShape("(3,)"), "expected 3 elements");
  EXPECT_CONTAINS(tryShape("(1,)"), "found 8 bytes");
  EXPECT_CONTAINS(tryShape("(-1,)"), "size that is not negative");
  EXPECT_CONTAINS(tryShape("(99999999999999999999,)"), "at most 63 bits");
  EXPECT_CONTAINS(tryShape("(9223372036854775807, 4)"), "more elements");
  EXPECT_CONTAINS(tryShape("(4611686018427387905,)"), "found 8 bytes");
  EXPECT_CONTAINS(tryShape("(4611686018427387904, 0)"), "expected 0 elements");
  EXPECT_CONTAINS(tryShape("(2"), "expected a size, found '}");
  EXPECT_CONTAINS(tryShape("(2 3)"), "expected ',' or ')'");
  EXPECT_CONTAINS(tryShape("2"), "expected '('");
  EXPECT_CONTAINS(tryShape("(2.5,)"), "expected ',' or ')', found '.5,)");
  std::string many = "(2,";
  for (int i = 0; i < 64; ++i)
    many += "1,";
  EXPECT_CONTAINS(tryShape(many + ")"), "at most 64 sizes");
}

TEST(NpyTest, BrokenHeadersAreRefused) {
  auto tryHeader = [](const std::string &header) {
    return messageOf(parseNpy(makeNpy(header, "")));
  };
  EXPECT_CONTAINS(tryHeader(""), "expected '{'");
  EXPECT_CONTAINS(tryHeader("{"), "expected a string");
  EXPECT_CONTAINS(tryHeader("{}"), "expected the keys descr");
  EXPECT_CONTAINS(tryHeader("{'descr"), "closed string");
  EXPECT_CONTAINS(tryHeader("{'descr' '<f4'}"), "expected ':'");
  EXPECT_CONTAINS(tryHeader("{'other': 1}"), "unknown key 'other'");
  EXPECT_CONTAINS(tryHeader("{'fortran_order': 1}"), "True or False");
  EXPECT_CONTAINS(tryHeader(makeHeader("<f4", "(0,)") + "x"),
                  "the end of the header");
  EXPECT_CONTAINS(tryHeader("{'descr': '<f4' 'shape': ()}"), "',' or '}'");
}

TEST(NpyTest, EveryTruncationIsRefused) {
  std::string bytes = written(makeTensor(DType::F32, {2}, {1, 2}));
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_NE(messageOf(parseNpy(llvm::StringRef(bytes).take_front(size))), "");
  EXPECT_CONTAINS(messageOf(parseNpy(bytes + "x")), "found 9 bytes");
  EXPECT_CONTAINS(messageOf(parseNpy("PK\3\4")), "wrong magic");
  bytes[6] = 4;
  EXPECT_CONTAINS(messageOf(parseNpy(bytes)), "found 4.0");
}

TEST(NpyTest, ByteLimit) {
  std::string bytes = written(makeTensor(DType::F32, {2}, {1, 2}));
  EXPECT_CONTAINS(messageOf(parseNpy(bytes, 7)), "limit of 7 bytes");
}

TEST(NpyTest, FilesAndTheirErrors) {
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("tcopt", "npy", path));
  HostTensor tensor = makeTensor(DType::F64, {3}, {1, 2, 3});
  EXPECT_EQ(messageOf(saveNpy(path, tensor)), "");
  EXPECT_TRUE(take(loadNpy(path)) == tensor);
  auto all = take(loadTensorFile(path));
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].name, "");
  EXPECT_TRUE(all[0].tensor == tensor);
  llvm::sys::fs::remove(path);
  EXPECT_CONTAINS(messageOf(loadNpy(path)), path.str().str() + ": cannot read");
  EXPECT_CONTAINS(messageOf(loadNpy("/dev/zero")), "expected a regular file");
  EXPECT_CONTAINS(messageOf(loadNpy("/")), "expected a regular file");
  EXPECT_CONTAINS(messageOf(saveNpy("/nowhere/x.npy", tensor)), "cannot write");
  EXPECT_CONTAINS(messageOf(loadTensorFile("x.pt")),
                  "x.pt: expected a file ending in .npy");
}

} // namespace
