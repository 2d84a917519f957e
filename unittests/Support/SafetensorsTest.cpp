//===- SafetensorsTest.cpp - Reading .safetensors files ---------*- C++ -*-===//
//
// Files made here, right and wrong.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/Safetensors.h"
#include "Testing.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {

std::string makeFile(const std::string &header, const std::string &data) {
  std::string bytes;
  putLittle(bytes, uint64_t(header.size()));
  return bytes + header + data;
}

llvm::Expected<SafetensorsFile> open(const std::string &header,
                                     const std::string &data = "") {
  return SafetensorsFile::parse(toBuffer(makeFile(header, data)));
}

std::string entry(const std::string &name, const std::string &dtype,
                  const std::string &shape, const std::string &offsets) {
  return "\"" + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape +
         ",\"data_offsets\":" + offsets + "}";
}

TEST(SafetensorsTest, ReadsTensorsInTheOrderOfTheirData) {
  std::string header = "{\"__metadata__\":{\"format\":\"pt\"}," +
                       entry("z", "I8", "[2]", "[0,2]") + "," +
                       entry("empty", "F32", "[0,3]", "[2,2]") + "," +
                       entry("a", "BF16", "[]", "[2,4]") + "}   ";
  SafetensorsFile file = take(open(header, "\1\2\x80\x3f"));
  EXPECT_EQ(file.names(), llvm::ArrayRef<std::string>({"z", "empty", "a"}));
  EXPECT_TRUE(take(file.get("z")) == makeTensor(DType::I8, {2}, {1, 2}));
  EXPECT_TRUE(take(file.get("a")) == makeTensor(DType::BF16, {}, {1}));
  EXPECT_EQ(take(file.get("empty")).numElements(), 0);
  EXPECT_EQ(messageOf(file.get("b")), "safetensors file has no tensor 'b'");
  EXPECT_CONTAINS(messageOf(file.get("z", 1)), "limit of 1 bytes");
}

TEST(SafetensorsTest, EveryDType) {
  for (auto [name, dtype] :
       {std::pair("F64", DType::F64), std::pair("F32", DType::F32),
        std::pair("F16", DType::F16), std::pair("BF16", DType::BF16),
        std::pair("I64", DType::I64), std::pair("I32", DType::I32),
        std::pair("I16", DType::I16), std::pair("I8", DType::I8),
        std::pair("U8", DType::U8), std::pair("BOOL", DType::Bool)}) {
    unsigned size = getSize(dtype);
    SafetensorsFile file = take(open(
        "{" + entry("x", name, "[1]", "[0," + std::to_string(size) + "]") + "}",
        std::string(size, '\0')));
    EXPECT_EQ(take(file.get("x")).dtype(), dtype);
  }
}

TEST(SafetensorsTest, UnknownDTypesAreRefusedOnlyIfFetched) {
  SafetensorsFile file =
      take(open("{" + entry("x", "U16", "[1]", "[0,2]") + "," +
                    entry("y", "I8", "[1]", "[2,3]") + "}",
                "123"));
  EXPECT_EQ(messageOf(file.get("x")),
            "safetensors tensor 'x': unsupported dtype 'U16'");
  EXPECT_EQ(take(file.get("y")).getInt(0), '3');
}

TEST(SafetensorsTest, WrongOffsetsAreRefused) {
  auto tryTwo = [](const std::string &first, const std::string &second) {
    return messageOf(open("{" + entry("a", "I8", "[2]", first) + "," +
                              entry("b", "I8", "[2]", second) + "}",
                          "1234"));
  };
  EXPECT_EQ(tryTwo("[0,2]", "[2,4]"), "");
  EXPECT_EQ(tryTwo("[2,4]", "[0,2]"), "");
  EXPECT_CONTAINS(tryTwo("[0,2]", "[1,3]"), "begin at offset 2, found 1");
  EXPECT_CONTAINS(tryTwo("[0,2]", "[0,2]"), "begin at offset 2, found 0");
  EXPECT_CONTAINS(tryTwo("[0,2]", "[3,5]"), "begin at offset 2, found 3");
  EXPECT_CONTAINS(tryTwo("[0,2]", "[2,3]"), "'b': expected 2 elements of i8");
  EXPECT_CONTAINS(tryTwo("[2,0]", "[2,4]"), "end before they begin");
  EXPECT_CONTAINS(tryTwo("[0,2]", "[2]"), "expected dtype, shape and");
  EXPECT_CONTAINS(tryTwo("[0,2]", "[2,4,6]"), "third offset");
  EXPECT_CONTAINS(tryTwo("[0,2]", "[2,-4]"), "negative number");
  EXPECT_CONTAINS(
      messageOf(open("{" + entry("a", "I8", "[4]", "[0,4]") + "}", "123")),
      "end at offset 4 of 3");
  EXPECT_CONTAINS(messageOf(open("{}", "1")), "expected 0 bytes");
}

TEST(SafetensorsTest, HostileShapesAreRefused) {
  auto tryShape = [](const std::string &shape) {
    return messageOf(
        open("{" + entry("a", "F32", shape, "[0,4]") + "}", "1234"));
  };
  EXPECT_CONTAINS(tryShape("[4611686018427387905]"), "found 4 bytes");
  EXPECT_CONTAINS(tryShape("[9223372036854775807,4]"), "more elements");
  EXPECT_CONTAINS(tryShape("[18446744073709551615]"), "more than 63 bits");
  EXPECT_CONTAINS(tryShape("[99999999999999999999]"), "unexpected a fraction");
  EXPECT_CONTAINS(tryShape("[1e999]"), "unexpected character");
  EXPECT_CONTAINS(tryShape("[[1]]"), "an array");
  EXPECT_CONTAINS(tryShape("[null]"), "null in 'a'");
  EXPECT_CONTAINS(tryShape("1"), "a number");
}

TEST(SafetensorsTest, BrokenHeadersAreRefused) {
  EXPECT_CONTAINS(messageOf(SafetensorsFile::parse(toBuffer("1234567"))),
                  "too short");
  EXPECT_CONTAINS(
      messageOf(SafetensorsFile::parse(toBuffer("\xff\xff\xff\xff\xff\xff\xff"
                                                "\xff{}"))),
      "header of 18446744073709551615 bytes in a file of 10");
  EXPECT_CONTAINS(messageOf(open("[]")), "expected '{'");
  EXPECT_CONTAINS(messageOf(open("{")), "character at byte");
  EXPECT_CONTAINS(messageOf(open("{}x")), "character at byte");
  EXPECT_CONTAINS(messageOf(open("{\"a\":1}")), "a number in 'a'");
  EXPECT_CONTAINS(messageOf(open("{\"a\":\"b\"}")), "a string in 'a'");
  EXPECT_CONTAINS(messageOf(open("{\"a\":[]}")), "an array in 'a'");
  EXPECT_CONTAINS(messageOf(open("{\"a\":{}}")), "expected dtype, shape");
  EXPECT_CONTAINS(messageOf(open("{\"a\":{\"b\":1}}")), "key 'b'");
  EXPECT_CONTAINS(messageOf(open("{\"__metadata__\":{\"b\":1}}")), "a number");
  EXPECT_CONTAINS(messageOf(open("{\"a\xff\":{}}")), "character at byte");
  std::string once = entry("a", "I8", "[0]", "[0,0]");
  EXPECT_CONTAINS(messageOf(open("{" + once + "," + once + "}")), "second 'a'");
}

TEST(SafetensorsTest, DeepHeadersAreRefusedEarly) {
  EXPECT_CONTAINS(messageOf(open("{\"a\":" + std::string(1000000, '['))),
                  "an array in 'a'");
  EXPECT_CONTAINS(messageOf(open("{\"a\":{\"dtype\":{")), "an object in 'a'");
}

// Whatever byte changes, there is a file or a message.
TEST(SafetensorsTest, AnyChangedByteIsSurvived) {
  std::string original = makeFile("{" + entry("a", "I8", "[1]", "[0,1]") + "," +
                                      entry("b", "F16", "[1]", "[1,3]") + "}",
                                  "123");
  for (size_t i = 0; i < original.size(); ++i)
    for (int value = 0; value < 256; ++value) {
      std::string bytes = original;
      bytes[i] = char(value);
      auto file = SafetensorsFile::parse(toBuffer(bytes));
      if (!file) {
        llvm::consumeError(file.takeError());
        continue;
      }
      for (const std::string &name : file->names())
        llvm::consumeError(file->get(name).takeError());
    }
}

} // namespace
