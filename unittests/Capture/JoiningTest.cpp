//===- JoiningTest.cpp - cat, stack and grids -----------------------------===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include <chrono>

using namespace tcopt;
using namespace tcopt::testing;
using enum tcopt::DType;

namespace {
std::vector<Tensor> rows(int64_t count, DType dtype = F32) {
  std::vector<Tensor> list;
  for (int64_t i = 0; i < count; ++i)
    list.push_back(full({1 + i % 2, 2}, double(i), dtype));
  return list;
}

std::vector<double> valuesOf(const std::vector<Tensor> &list) {
  std::vector<double> values;
  for (const Tensor &tensor : list)
    for (double value : tensor.toVector<double>())
      values.push_back(value);
  return values;
}
} // namespace

//===----------------------------------------------------------------------===//
// Many tensors
//===----------------------------------------------------------------------===//

TEST(Joining, ManyTensorsAreCopied) {
  auto list = rows(201);
  auto start = std::chrono::steady_clock::now();
  Tensor joined = cat(list);
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  EXPECT_LT(taken.count(), 0.5);
  check(joined, F32, {301, 2}, valuesOf(list));
  check(cat(list, -2), F32, {301, 2}, valuesOf(list));
  std::vector<Tensor> vectors(20, arange(2));
  check(stack(vectors, 1)[1], I64, {20}, std::vector<double>(20, 1));
  check(stack(vectors).t()[1], I64, {20}, std::vector<double>(20, 1));
  // The operands are columns of a tensor.
  Tensor x = arange(24).view({2, 12});
  std::vector<Tensor> columns = x.split(1, 1);
  std::reverse(columns.begin(), columns.end());
  check(cat(columns, 1), I64, {2, 12}, x.flip(1).toVector<double>());
}

TEST(Joining, ManyTensorsOfSeveralKinds) {
  auto list = rows(12);
  list[3] = rows(12, I64)[3];
  list[5] = tensor<double>({}, {0});
  Tensor joined = cat(list);
  EXPECT_EQ(joined.dtype(), F64);
  EXPECT_EQ(joined.toVector<double>(), valuesOf(list));
  std::vector<Tensor> small(10, ones({1}, F16));
  small[9] = ones({1}, BF16) * 2;
  check(cat(small), F32, {10}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 2});
  // Groups must not be concatenated in a narrower dtype than that of all
  // tensors.
  std::vector<Tensor> mixed(9, ones({1}, F16));
  mixed[0] = tensor({70000});
  mixed[8] = ones({1});
  EXPECT_EQ(cat(mixed)[0].item().toDouble(), 70000);
  list = rows(12);
  list[9] = ones({1, 3});
  EXPECT_REFUSED(cat(list), "cat: ");
  EXPECT_REFUSED(cat(rows(12), 2), "cat: expected a dimension in [-2, 2)");
  EXPECT_REFUSED(cat({}), "cat: expected at least one tensor but found none");
  EXPECT_REFUSED(stack({}), "stack: expected at least one tensor");
  list[9] = Tensor();
  EXPECT_REFUSED(cat(list), "cat: expected a tensor but found one that is not "
                            "defined");
}

// A read of the result throws the failure of the operand.
TEST(Joining, ManyTensorsOfWhichOneHasFailed) {
  std::vector<Tensor> list(12, ones({2}));
  list[7] = ones({2}).index_select(0, tensor<int64_t>({0, 5}));
  Tensor joined = cat(list);
  EXPECT_REFUSED(joined.toVector<float>(), "index out of bounds");
}

TEST(Joining, ManyTensorsOfATrace) {
  auto list = rows(12);
  auto run = compile([&](std::vector<Tensor> given) { return cat(given) * 2; });
  check(run(list), F32, {18, 2}, (cat(list) * 2).toVector<double>());
}

//===----------------------------------------------------------------------===//
// Blocks, products and grids
//===----------------------------------------------------------------------===//

TEST(Joining, Blocks) {
  Tensor m = tensor({{1, 2}, {3, 4}});
  check(block_diag({m, tensor({5}), tensor(6.5)}), F32, {4, 4},
        {1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 5, 0, 0, 0, 0, 6.5});
  check(block_diag({}), F32, {1, 0}, {});
  EXPECT_REFUSED(block_diag({ones({1, 1, 1})}), "block_diag: expected a tensor "
                                                "of rank 2");
  check(kron(m, tensor({1, 10})), I64, {2, 4}, {1, 10, 2, 20, 3, 30, 4, 40});
  check(kron(tensor(2.0), tensor({1.0f, 2.0f})), F32, {2}, {2, 4});
  check(cartesian_prod({tensor({1, 2}), tensor({3, 4})}), I64, {4, 2},
        {1, 3, 1, 4, 2, 3, 2, 4});
  check(dstack({tensor({1, 2}), tensor({3, 4})}), I64, {1, 2, 2}, {1, 3, 2, 4});
}

TEST(Joining, SizesOfOthers) {
  check(atleast_1d(tensor(1)), I64, {1}, {1});
  check(atleast_2d(tensor(1)), I64, {1, 1}, {1});
  check(atleast_3d(tensor({1, 2})), I64, {1, 2, 1}, {1, 2});
  check(atleast_3d(ones({1, 2})), F32, {1, 2, 1}, {1, 1});
  auto expanded = broadcast_tensors({tensor({{1}, {2}}), tensor({3, 4, 5})});
  check(expanded[0], I64, {2, 3}, {1, 1, 1, 2, 2, 2});
  check(expanded[1], I64, {2, 3}, {3, 4, 5, 3, 4, 5});
  EXPECT_REFUSED(broadcast_tensors({ones({2}), ones({3})}),
                 "broadcast_tensors: expected equal sizes, or 1, but found 2 "
                 "and 3");
  Tensor x = arange(6);
  check(x.view_as(ones({2, 3})), I64, {2, 3}, {0, 1, 2, 3, 4, 5});
  check(x.reshape_as(ones({3, 2})).swapaxes(0, 1), I64, {2, 3},
        {0, 2, 4, 1, 3, 5});
  check(x.new_zeros({2}), I64, {2}, {0, 0});
  check(x.new_ones({2}, F32), F32, {2}, {1, 1});
  check(x.new_full({1}, 2.5, F32), F32, {1}, {2.5});
  check(x.new_empty({1}), I64, {1}, {0});
  check(empty_like(x, F32), F32, {6}, {0, 0, 0, 0, 0, 0});
  check(logspace(0, 2, 3), F32, {3}, {1, 10, 100});
  check(logspace(-1, 2, 4, 2), F32, {4}, {0.5, 1, 2, 4});
  check(tensor({-1.0f, 2.0f}).clamp_min(0), F32, {2}, {0, 2});
  check(tensor({-1, 2}).clamp_max(1.5), F32, {2}, {-1, 1.5});
  EXPECT_EQ(randint(3, {4}).sizes(), (Sizes{4}));
}
