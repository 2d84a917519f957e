//===- TrainingTesting.h - parameters and gradients by formulas -*- C++ -*-===//
//
// The formulas are those of tools/dev/record_optimizers.py.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_CAPTURE_TRAININGTESTING_H
#define TCOPT_UNITTESTS_CAPTURE_TRAININGTESTING_H

#include "ModulesTesting.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

namespace tcopt::testing {

inline Tensor filledBy(const std::vector<int64_t> &sizes, DType dtype,
                       const std::function<double(double)> &formula) {
  std::vector<double> values;
  for (int64_t i = 0; i < countOf(sizes); ++i)
    values.push_back(formula(double(i)));
  return tensor(values, sizes).to(dtype);
}

inline Tensor element(const std::vector<int64_t> &sizes, size_t k,
                      DType dtype = DType::F32) {
  return filledBy(sizes, dtype,
                  [&](double i) { return std::cos(0.3 * i + double(k)); });
}

/// Returns the gradient of a parameter in a step, counted from 1.
inline Tensor slope(const Tensor &param, size_t k, int64_t step) {
  return filledBy(sizesOf(param), param.dtype(), [&](double i) {
    return std::sin(0.7 * i + 0.9 * double(step) + double(k));
  });
}

inline llvm::json::Value readJson(const std::string &name) {
  auto file = llvm::MemoryBuffer::getFile(TCOPT_TEST_INPUTS "/" + name);
  if (!file)
    throw std::runtime_error("cannot read " + name);
  return llvm::cantFail(llvm::json::parse((*file)->getBuffer()));
}

/// Returns all elements of the parameters.
inline std::vector<std::vector<double>>
valuesOf(const std::vector<Tensor> &tensors) {
  std::vector<std::vector<double>> values;
  for (const Tensor &one : tensors)
    values.push_back(one.toVector<double>());
  return values;
}

} // namespace tcopt::testing

#endif // TCOPT_UNITTESTS_CAPTURE_TRAININGTESTING_H
