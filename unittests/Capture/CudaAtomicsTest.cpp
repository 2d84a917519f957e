//===- CudaAtomicsTest.cpp - atomic updates on a GPU ----------------------===//

#include "CudaTesting.h"
#include "tcopt/Capture/Session.h"

using namespace tcopt;
using namespace tcopt::testing;

namespace {

/// Adds each of 300 rows to one of three rows.
Tensor added(const Tensor &x, const Tensor &rows) {
  Tensor index = remainder(arange(300).to(x.device()), 3);
  return index_add(x, 0, index, rows);
}

TEST(CudaAtomics, AddInCompiledFunctions) {
  auto run = compile(added, {.allowAtomics = true});
  Tensor x = input({3, 5}), rows = input({300, 5});
  expectNearby(back(run(moved(x), moved(rows))), added(x, rows));
}

TEST(CudaAtomics, AddEagerlyByTheDefaultOptions) {
  Options before = Options::defaults();
  setDefaultOptions({.allowAtomics = true});
  Tensor x = input({3, 5}), rows = input({300, 5});
  expectNearby(back(added(moved(x), moved(rows))), added(x, rows));
  setDefaultOptions(before);
}

TEST(CudaAtomics, AddGradients) {
  auto loss = [](const Tensor &w) {
    Tensor index = remainder(arange(300).to(w.device()), 3);
    return sum(square(embedding(w, index)));
  };
  auto run = compile(loss, {.allowAtomics = true});
  Tensor w = input({3, 4}), here = w.clone().requires_grad_();
  loss(here).backward();
  Tensor there = moved(w).requires_grad_();
  run(there).backward();
  expectNearby(back(there.grad()), here.grad());
}

} // namespace
