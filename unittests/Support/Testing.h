//===- Testing.h - What the tests of Support share --------------*- C++ -*-===//
//
// Unpacking of Expected values, and little tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_SUPPORT_TESTING_H
#define TCOPT_UNITTESTS_SUPPORT_TESTING_H

#include "tcopt/Support/HostTensor.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <initializer_list>
#include <string>

namespace tcopt::testing {

/// The value, which must be there.
template <typename T> T take(llvm::Expected<T> value) {
  if (!value)
    llvm::report_fatal_error(value.takeError());
  return std::move(*value);
}

/// The message of an error, or nothing for success.
inline std::string messageOf(llvm::Error error) {
  return llvm::toString(std::move(error));
}
template <typename T> std::string messageOf(llvm::Expected<T> value) {
  return value ? "" : llvm::toString(value.takeError());
}

/// A tensor with elements given as numbers.
inline HostTensor makeTensor(DType dtype, llvm::ArrayRef<int64_t> shape,
                             std::initializer_list<double> values) {
  HostTensor tensor = take(HostTensor::create(dtype, shape));
  int64_t index = 0;
  for (double value : values)
    tensor.setFloat(index++, value);
  return tensor;
}

/// Appends the bytes of an integer, the least first.
template <typename Int> void putLittle(std::string &bytes, Int value) {
  for (size_t i = 0; i < sizeof(Int); ++i)
    bytes.push_back(char(uint64_t(value) >> (8 * i)));
}

inline std::unique_ptr<llvm::MemoryBuffer> toBuffer(llvm::StringRef bytes) {
  return llvm::MemoryBuffer::getMemBufferCopy(bytes);
}

/// EXPECT that `text` contains `part`.
#define EXPECT_CONTAINS(text, part)                                            \
  EXPECT_NE(std::string(text).find(part), std::string::npos) << (text)

} // namespace tcopt::testing

#endif // TCOPT_UNITTESTS_SUPPORT_TESTING_H
