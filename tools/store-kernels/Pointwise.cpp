//===- Pointwise.cpp - functions that compute element by element ----------===//

#include "Calls.h"

namespace tcopt::stored {

using One = Tensor (*)(const Tensor &);
using Two = Tensor (*)(const Operand &, const Operand &);

#define ONE(function) [](const Tensor &x) { return function(x); }
#define TWO(function)                                                          \
  [](const Operand &a, const Operand &b) { return function(a, b); }

namespace {
/// The element types of the operands of an op.
enum class Types {
  FloatTensor,
  NumericTensor,
  IntTensor,
  BoolTensor,
  IntOrBoolTensor,
  DataTensor
};
template <typename Function> struct Row {
  Function function;
  Types types;
};
} // namespace

// Functions of pointwise ops, from the records of the ops.
#define TCOPT_ROW(function, operands, types)                                   \
  TCOPT_ROW_##operands(function, types)
#define TCOPT_ROW_1(function, types) {ONE(function), Types::types},
#define TCOPT_ROW_2(function, types)
static constexpr Row<One> kOne[] = {
#include "Calls.inc"
};
#undef TCOPT_ROW_1
#undef TCOPT_ROW_2
#define TCOPT_ROW_1(function, types)
#define TCOPT_ROW_2(function, types) {TWO(function), Types::types},
static constexpr Row<Two> kTwo[] = {
#include "Calls.inc"
};
#undef TCOPT_ROW
#undef TCOPT_ROW_1
#undef TCOPT_ROW_2

// Other functions.
static constexpr One kReal[] = {
    ONE(exp2),       ONE(erfc),       ONE(round),       ONE(frac),
    ONE(isfinite),   ONE(nan_to_num), ONE(logical_not), ONE(relu6),
    ONE(gelu),       ONE(leaky_relu), ONE(elu),         ONE(celu),
    ONE(selu),       ONE(softplus),   ONE(softsign),    ONE(tanhshrink),
    ONE(hardshrink), ONE(softshrink), ONE(hardtanh)};
static constexpr Two kArithmetic[] = {TWO(add), TWO(sub), TWO(mul), TWO(div)};
static constexpr Two kOthers[] = {TWO(floor_divide), TWO(pow)};
static constexpr Two kCompares[] = {TWO(eq), TWO(ne), TWO(lt),
                                    TWO(le), TWO(gt), TWO(ge)};

static void callOne(const Tensor &x, bool isReal) {
  for (const Row<One> &row : kOne)
    if (row.types == Types::NumericTensor ||
        (isReal && row.types == Types::FloatTensor))
      row.function(x);
  square(x);
  if (!isReal)
    return;
  for (One function : kReal)
    function(x);
  gelu(x, "tanh");
}

static void callWithNumbers(const Tensor &x, Two function) {
  function(x, 2);
  if (x.dtype() == DType::F32 || x.dtype() == DType::F64) {
    function(x, 2.5);
    function(2.5, x);
  }
  function(2, x);
}

static void callTwo(const Tensor &x) {
  auto call = [&](Two function) {
    function(x, x);
    callWithNumbers(x, function);
  };
  for (Two function : kArithmetic)
    call(function);
  for (Two function : kOthers)
    call(function);
  for (const Row<Two> &row : kTwo)
    if (row.types == Types::NumericTensor || row.types == Types::DataTensor)
      call(row.function);
}

// Rows, columns and single numbers, expanded to the sizes of a tensor.
static void callExpanded(DType dtype) {
  Tensor number = ones({}, dtype), one = ones({1}, dtype);
  Tensor two = sample(2, dtype), three = sample(3, dtype);
  Tensor four = sample(4, dtype);
  for (Two function : kArithmetic) {
    for (const Tensor &x : {sample(1, dtype), two, three, four}) {
      function(x, number);
      function(number, x);
      function(x, one);
    }
    for (const Tensor &x : {two, three, four}) {
      int64_t last = x.dim() - 1;
      function(x, x.sum(last, /*keepdim=*/true));
      function(x, x.select(0, 0).clone());
      function(x, ones({x.size(last)}, dtype));
    }
    function(two, ones({1, 3}, dtype));
    function(three, ones({1, 3, 6}, dtype));
    function(three, ones({1, 1, 6}, dtype));
    function(four, ones({3, 1, 1}, dtype));
    function(four, ones({1, 3, 1, 1}, dtype));
    function(ones({4, 1}, dtype), ones({1, 3}, dtype));
    function(ones({4, 1}, dtype), ones({3}, dtype));
  }
  for (Two function : kCompares)
    for (const Tensor &x : {sample(1, dtype), two})
      function(x, number);
}

// What values make fail names elements by all indices: the rank counts.
static void callDivisions() {
  for (int64_t rank : {2, 3}) {
    Tensor x = sample(rank, DType::I64);
    constexpr Two kDivisions[] = {TWO(floor_divide), TWO(remainder), TWO(fmod)};
    for (Two function : kDivisions) {
      function(x, x);
      function(x, 2);
    }
  }
}

static void callInPlace(DType dtype) {
  Tensor x = sample(1, dtype), y = sample(1, dtype);
  x.add_(y);
  x.sub_(y);
  x.mul_(y);
  x.div_(y);
  x.add_(y, 0.5);
  for (const Operand &number : {Operand(2.5), Operand(2)}) {
    x.add_(number);
    x.sub_(number);
    x.mul_(number);
    x.div_(number);
    x.fill_(number);
  }
  x.copy_(y);
  x.zero_();
  x.clamp_(0.0, 1.0);
  relu(x);
  x.relu_();
  x.sigmoid_();
  x.exp_();
  x.sqrt_();
  x.addcmul_(y, y);
  x.addcdiv_(y, y);
  x.lerp_(y, 0.5);
}

static void callChoices(DType dtype) {
  Tensor x = sample(1, dtype), mask = x > 0;
  where(mask, x, x);
  where(mask, x, 0.0);
  where(mask, 0.0, x);
  x.masked_fill(mask, 0.0);
  x.masked_fill_(mask, 0.0);
  x.clamp(0.0, 1.0);
  x.clamp(0.0);
  x.clamp(std::nullopt, 1.0);
  lerp(x, x, 0.5);
  addcmul(x, x, x);
  addcdiv(x, x, x);
  atan2(x, x);
  hypot(x, x);
  add(x, x, 0.5);
  sub(x, x, 0.5);
}

// Copies of parts, and in other dtypes.
static void callCopies(DType dtype) {
  for (int64_t rank = 1; rank <= 4; ++rank) {
    Tensor x = sample(rank, dtype);
    x.slice(rank - 1, 1).clone();
    x.select(rank - 1, 0).clone();
    if (rank < 2)
      continue;
    x.transpose(0, 1).contiguous();
    x.transpose(rank - 2, rank - 1).contiguous();
    if (rank == 4)
      x.transpose(1, 2).contiguous();
  }
  Tensor x = sample(1, dtype);
  x.clone();
  for (DType to : {DType::F32, DType::F64, DType::I64, DType::I32, DType::Bool,
                   DType::F16, DType::BF16, DType::U8})
    if (to != dtype)
      x.to(to);
}

void callPointwise() {
  for (DType dtype : {DType::F32, DType::F64, DType::I64}) {
    bool isReal = dtype != DType::I64;
    for (const Tensor &x :
         {sample(1, dtype), ones({}, dtype), ones({1}, dtype)}) {
      callOne(x, isReal);
      callTwo(x);
    }
    callCopies(dtype);
    if (!isReal)
      continue;
    callExpanded(dtype);
    callInPlace(dtype);
    callChoices(dtype);
  }
  for (DType dtype : {DType::F16, DType::BF16, DType::I32, DType::I16,
                      DType::I8, DType::U8}) {
    callOne(sample(1, dtype), isFloat(dtype));
    callTwo(sample(1, dtype));
    callCopies(dtype);
  }
  callDivisions();
  Tensor flags = sample(1, DType::Bool);
  for (const Row<Two> &row : kTwo)
    if (row.types == Types::BoolTensor || row.types == Types::IntOrBoolTensor)
      row.function(flags, flags);
  for (const Row<One> &row : kOne)
    if (row.types == Types::BoolTensor || row.types == Types::IntOrBoolTensor)
      row.function(flags);
  callCopies(DType::Bool);
}

} // namespace tcopt::stored
