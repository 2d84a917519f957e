//===- GraphRandom.cpp - Random numbers -----------------------------------===//
//
// How many bits a number has depends on its element type in the program, also
// where all is computed in f64.
//
//===----------------------------------------------------------------------===//

#include "GraphFamilies.h"
#include "Random.h"
#include "Walk.h"
#include "tcopt/Graph/IR/GraphRandomOps.h"
#include <cmath>
#include <numbers>
#include <numeric>

using namespace tcopt;
using namespace tcopt::interp;
using llvm::ArrayRef;
using llvm::Expected;

/// The bits of each element, from operands `first` (seed) and the next one.
struct Bits {
  uint64_t seed, offset;

  Bits(OpCall &call, unsigned first)
      : seed(call.tensor(first).getInt(0)),
        offset(call.tensor(first + 1).getInt(0)) {}
  uint64_t at(int64_t i) const { return philox(seed, offset + uint64_t(i)); }
};

static int digitsOf(mlir::Type type) {
  return type.isF64() ? 53 : type.isF32() ? 24 : type.isF16() ? 11 : 8;
}

/// In [0, 1): the first bits as a fraction.
static double fraction(uint64_t bits, int digits) {
  return std::ldexp(double(bits >> (64 - digits)), -digits);
}

/// Of a float type that is computed in f32 or f64.
static int computedDigits(mlir::Type type) { return type.isF64() ? 53 : 24; }

static Expected<HostTensor> runRand(graph::RandOp op, OpCall &call) {
  Bits bits(call, 0);
  Expected<HostTensor> result = call.create(
      call.resultDType(), call.mixed(op.getStaticSizes(), op.getSizes()));
  if (!result)
    return result;
  for (int64_t i = 0; i < result->numElements(); ++i)
    result->setFloat(i, fraction(bits.at(i), digitsOf(op.getDtype())));
  return result;
}

/// sqrt(-2 log u) cos(2 pi v)
template <typename C> static C boxMuller(C u, C v) {
  C radius = C(std::sqrt(double(C(C(std::log(double(u))) * C(-2)))));
  return radius * C(std::cos(double(C(v * C(2 * std::numbers::pi)))));
}

template <typename C> static C normal(const Bits &bits, int64_t i, bool isF64) {
  if (isF64) {
    C u = C(fraction(bits.at(2 * i), 53) + std::ldexp(1.0, -53));
    return boxMuller<C>(u, C(fraction(bits.at(2 * i + 1), 53)));
  }
  uint64_t both = bits.at(i);
  C u = C(std::ldexp(double((both & 0xFFFFFFFF) + 1), -32));
  return boxMuller<C>(u, C(std::ldexp(double(both >> 32), -32)));
}

static Expected<HostTensor> runRandn(graph::RandnOp op, OpCall &call) {
  Bits bits(call, 0);
  Expected<HostTensor> result = call.create(
      call.resultDType(), call.mixed(op.getStaticSizes(), op.getSizes()));
  if (!result)
    return result;
  bool isF64 = op.getDtype().isF64();
  for (int64_t i = 0; i < result->numElements(); ++i)
    result->setFloat(i, call.isF64() || isF64 ? normal<double>(bits, i, isF64)
                                              : normal<float>(bits, i, isF64));
  return result;
}

static Expected<HostTensor> runRandint(graph::RandintOp op, OpCall &call) {
  Bits bits(call, 0);
  Expected<HostTensor> result = call.create(
      call.resultDType(), call.mixed(op.getStaticSizes(), op.getSizes()));
  if (!result)
    return result;
  uint64_t range = uint64_t(op.getHigh()) - uint64_t(op.getLow());
  for (int64_t i = 0; i < result->numElements(); ++i)
    result->setInt(i,
                   int64_t(uint64_t(op.getLow()) + (bits.at(i) >> 1) % range));
  return result;
}

static Expected<HostTensor> runBernoulli(graph::BernoulliOp op, OpCall &call) {
  Bits bits(call, 1);
  const HostTensor &p = call.tensor(0);
  Expected<HostTensor> result = call.create(p.dtype(), p.shape());
  if (!result)
    return result;
  int digits = computedDigits(elementTypeOf(op.getP()));
  for (int64_t i = 0; i < p.numElements(); ++i)
    result->setFloat(i, fraction(bits.at(i), digits) < p.getFloat(i));
  return result;
}

static Expected<std::vector<HostTensor>> runDropout(graph::DropoutOp op,
                                                    OpCall &call) {
  Bits bits(call, 1);
  const HostTensor &x = call.tensor(0);
  Expected<HostTensor> result = call.create(x.dtype(), x.shape());
  Expected<HostTensor> mask = call.create(DType::Bool, x.shape());
  if (!result || !mask)
    return llvm::joinErrors(result.takeError(), mask.takeError());
  bool isF64 = elementTypeOf(op.getX()).isF64();
  int digits = isF64 ? 53 : 24;
  double p = op.getP().convertToDouble(), limit = isF64 ? p : double(float(p));
  bool isWide = x.dtype() == DType::F64;
  double scale = p == 1 ? 0 : 1 / (1 - p);
  scale = isWide ? scale : double(float(scale));
  for (int64_t i = 0; i < x.numElements(); ++i) {
    bool keeps = fraction(bits.at(i), digits) >= limit;
    mask->setInt(i, keeps);
    double product = x.getFloat(i) * (keeps ? scale : 0.0);
    result->setFloat(i, isWide ? product : double(float(product)));
  }
  std::vector<HostTensor> results;
  results.push_back(std::move(*result));
  results.push_back(std::move(*mask));
  return results;
}

static Expected<HostTensor> runRandperm(graph::RandpermOp op, OpCall &call) {
  Bits bits(call, 0);
  Expected<HostTensor> result =
      call.create(DType::I64, call.mixed(op.getStaticSizes(), op.getSizes()));
  if (!result)
    return result;
  auto order = result->data<int64_t>();
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order, [&](int64_t a, int64_t b) {
    return int64_t(bits.at(a)) < int64_t(bits.at(b));
  });
  return result;
}

//===----------------------------------------------------------------------===//
// multinomial
//===----------------------------------------------------------------------===//

/// The probabilities of a row, and where its first random number is.
struct Categories {
  std::vector<double> p;
  Bits bits;
  int64_t first;

  double number(int64_t i) const { return fraction(bits.at(first + i), 53); }
};

/// The numbers of a row as probabilities; an error if they are none.
static llvm::Error readRow(OpCall &call, int64_t row, std::vector<double> &p) {
  const HostTensor &numbers = call.tensor(0);
  double sum = 0;
  for (size_t i = 0; i < p.size(); ++i) {
    p[i] = numbers.getFloat(row * int64_t(p.size()) + int64_t(i));
    if (!(p[i] >= 0) || std::isinf(p[i]))
      return call.error("probabilities must be finite and not negative");
    sum += p[i];
  }
  if (!(sum > 0) || std::isinf(sum))
    return call.error("the sum of probabilities must be positive and finite");
  return llvm::Error::success();
}

static void chooseEach(const Categories &row,
                       llvm::MutableArrayRef<int64_t> chosen) {
  std::vector<double> sums(row.p.size());
  std::partial_sum(row.p.begin(), row.p.end(), sums.begin());
  for (auto [i, place] : llvm::enumerate(chosen))
    place = std::upper_bound(sums.begin(), sums.end(),
                             row.number(int64_t(i)) * sums.back()) -
            sums.begin();
}

static void chooseDifferent(const Categories &row,
                            llvm::MutableArrayRef<int64_t> chosen) {
  std::vector<double> waits;
  for (auto [i, p] : llvm::enumerate(row.p))
    waits.push_back(p > 0 ? -std::log(1 - row.number(int64_t(i))) / p
                          : HUGE_VAL);
  std::vector<int64_t> order(waits.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order,
                    [&](int64_t a, int64_t b) { return waits[a] < waits[b]; });
  std::copy_n(order.begin(), chosen.size(), chosen.begin());
}

static Expected<HostTensor> runMultinomial(graph::MultinomialOp op,
                                           OpCall &call) {
  const HostTensor &p = call.tensor(0);
  int64_t categories = p.shape().back(), samples = op.getNumSamples();
  if (!op.getReplacement() && samples > categories)
    return call.error("num_samples must not be greater than the number of "
                      "categories");
  Sizes shape(p.shape());
  shape.back() = samples;
  Expected<HostTensor> result = call.create(DType::I64, shape);
  if (!result)
    return result;
  Categories row{std::vector<double>(categories), Bits(call, 1), 0};
  for (int64_t i = 0, rows = result->numElements() / samples; i < rows; ++i) {
    if (llvm::Error error = readRow(call, i, row.p))
      return std::move(error);
    row.first = i * (op.getReplacement() ? samples : categories);
    auto chosen = result->data<int64_t>().slice(i * samples, samples);
    op.getReplacement() ? chooseEach(row, chosen)
                        : chooseDifferent(row, chosen);
  }
  return result;
}

void interp::populateGraphRandom(OpTable &table) {
  table.addTensorOp(runRand);
  table.addTensorOp(runRandn);
  table.addTensorOp(runRandint);
  table.addTensorOp(runBernoulli);
  table.addTensorsOp(runDropout);
  table.addTensorOp(runRandperm);
  table.addTensorOp(runMultinomial);
}
