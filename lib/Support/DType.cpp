//===- DType.cpp - Element types of tensors ---------------------*- C++ -*-===//
//
// The names of the element types.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/DType.h"

using namespace tcopt;

namespace {
struct Spelling {
  DType dtype;
  llvm::StringLiteral ir, numpy;
};
} // namespace

/// In the order of the enum.
static constexpr Spelling spellings[] = {
    {DType::F64, "f64", "float64"}, {DType::F32, "f32", "float32"},
    {DType::F16, "f16", "float16"}, {DType::BF16, "bf16", "bfloat16"},
    {DType::I64, "i64", "int64"},   {DType::I32, "i32", "int32"},
    {DType::I16, "i16", "int16"},   {DType::I8, "i8", "int8"},
    {DType::U8, "ui8", "uint8"},    {DType::Bool, "i1", "bool"},
};

llvm::StringRef tcopt::getName(DType dtype) {
  return spellings[unsigned(dtype)].ir;
}

llvm::Expected<DType> tcopt::parseDType(llvm::StringRef text) {
  for (const Spelling &spelling : spellings)
    if (text == spelling.ir || text == spelling.numpy)
      return spelling.dtype;
  return llvm::createStringError(
      "expected a dtype (f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1), "
      "found '%s'",
      text.str().c_str());
}
