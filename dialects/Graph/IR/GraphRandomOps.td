//===- GraphRandomOps.td - random numbers ------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHRANDOMOPS_TD
#define TCOPT_GRAPH_IR_GRAPHRANDOMOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_SeedTensor : TensorOfNamed<[I64], "i64">;
def Graph_FloatType : TypeAttrOf<AnyTypeOf<FloatTypes, FloatNames>>;
def Graph_IntType : TypeAttrOf<AnyTypeOf<IntTypes, IntNames>>;

defvar RandomSemantics = [{ A pure function of `seed` and `offset`: element i in
    row-major order is made of the 64 random bits that `core.philox` has for
    counter `offset + i`, so that they are the same wherever they are computed.
    Who wants other numbers next adds the number of elements to `offset`.}];

/// Random numbers of listed sizes and a stated element type.
class Graph_RandomOp<string mnemonic> : Graph_PureOp<mnemonic> {
  let hasVerifier = 1;
}

class Graph_RandomFloatOp<string mnemonic, string what, string how>
    : Graph_RandomOp<mnemonic>, Facts<NoBroadcast, FlopsPerResult<1>, Keeps> {
  let summary = what;
  let semantics = how # RandomSemantics;
  let constraints = [{
1. `seed` and `offset` have rank 0.
2. The list has as many `index` operands as values that are not constants.
3. No size is negative.
4. `dtype` is the element type of `result`.}];
  let example = "%r = graph." # mnemonic # " %seed, %offset, sizes = [%n, 3], "
                "dtype = f32 : (tensor<i64>, tensor<i64>, index) -> "
                "tensor<?x3xf32>";
  let arguments = (ins Graph_SeedTensor:$seed, Graph_SeedTensor:$offset,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes,
                       Graph_FloatType:$dtype);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $seed `,` $offset `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) `,` `dtype` `=` $dtype
    attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_RandOp : Graph_RandomFloatOp<"rand",
    "random numbers between 0 and 1", [{Evenly distributed in [0, 1): the most
    significant bits of the 64 as a fraction, as many as the element type has
    digits (f64 53, f32 24, f16 11, bf16 8).}]>;

def Graph_RandnOp : Graph_RandomFloatOp<"randn",
    "normally distributed random numbers", [{Of mean 0 and variance 1, by Box and
    Muller: `sqrt(-2 log u) cos(2 pi v)` with `u` = (lower 32 bits + 1) / 2^32 and
    `v` = upper 32 bits / 2^32, computed in f32 for f16 and bf16. An element of
    f64 takes two counters, `offset + 2 i` and the next one, `u` and `v` having 53
    bits each.}]>;

def Graph_RandintOp : Graph_RandomOp<"randint">,
      Facts<NoBroadcast, FlopsPerResult<1>, Keeps> {
  let summary = "random integers";
  let semantics = [{`low` plus the remainder of the upper 63 bits divided by
    `high - low`: in [low, high), each as likely as another one but for
    `(high - low) / 2^63`.}] # RandomSemantics;
  let constraints = [{
1. `seed` and `offset` have rank 0.
2. The list has as many `index` operands as values that are not constants.
3. No size is negative.
4. `low` is less than `high`, and `low` and `high - 1` are numbers of `dtype`;
   `high - low` fits into i64.
5. `dtype` is the element type of `result`.}];
  let example = [{%r = graph.randint %seed, %offset, sizes = [%n, 3], low = 0,
    high = 6, dtype = i64 : (tensor<i64>, tensor<i64>, index) -> tensor<?x3xi64>}];
  let arguments = (ins Graph_SeedTensor:$seed, Graph_SeedTensor:$offset,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes,
                       Int64Attr:$low, Int64Attr:$high, Graph_IntType:$dtype);
  let results = (outs IntTensor:$result);
  let assemblyFormat = [{
    $seed `,` $offset `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) `,` `low` `=` $low `,`
    `high` `=` $high `,` `dtype` `=` $dtype attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_BernoulliOp : Graph_PureOp<"bernoulli">,
      Facts<NoBroadcast, FlopsPerResult<1>, Keeps> {
  let summary = "random choice of 0 or 1";
  let semantics = [{1 with the probability that `p` has for the element, else 0:
    whether the number that `graph.rand` has for it, in f32 for f16 and bf16, is
    less. 0 never gives 1, 1 always does.}] # RandomSemantics;
  let constraints = [{
1. `seed` and `offset` have rank 0.
2. `p` and `result` have one element type.}];
  let example = "%r = graph.bernoulli %p, %seed, %offset : (tensor<?x3xf32>, "
                "tensor<i64>, tensor<i64>) -> tensor<?x3xf32>";
  let arguments = (ins FloatTensor:$p, Graph_SeedTensor:$seed,
                       Graph_SeedTensor:$offset);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $p `,` $seed `,` $offset attr-dict `:` functional-type(operands, results)
  }];
}

def Graph_DropoutOp : Graph_PureOp<"dropout">,
      Facts<NoBroadcast, FlopsPerResult<1>, Keeps> {
  let summary = "random elements set to 0, the others enlarged";
  let semantics = [{As torch.native_dropout in training: `mask` says which elements
    stay, those for which the number of `graph.rand`, in f32 for f16 and bf16, is
    at least `p`. `result` is `x` times 1 / (1 - p) there and times 0 elsewhere,
    so that NaN and infinity do not become 0; times 0 everywhere where `p` is
    1.}] # RandomSemantics;
  let constraints = [{
1. `seed` and `offset` have rank 0.
2. `p` lies in [0, 1].
3. `x` and `result` have one element type and shape.}];
  let example = "%y, %m = graph.dropout %x, %seed, %offset, p = 5.000000e-01 : "
                "(tensor<?x3xf32>, tensor<i64>, tensor<i64>) -> "
                "(tensor<?x3xf32>, tensor<?x3xi1>)";
  let arguments = (ins FloatTensor:$x, Graph_SeedTensor:$seed,
                       Graph_SeedTensor:$offset, F64Attr:$p);
  let results = (outs FloatTensor:$result, BoolTensor:$mask);
  let assemblyFormat = [{
    $x `,` $seed `,` $offset `,` `p` `=` $p attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_RandpermOp : Graph_RandomOp<"randperm">,
      Facts<NoBroadcast, FlopsOfSort<"sizes.sort(getResult(), 0)">, Keeps> {
  let summary = "random order";
  let semantics = [{The numbers from 0 to the size, without it, in the order of
    the 64 bits that each has as a signed integer; equal ones keep their
    order.}] # RandomSemantics;
  let constraints = [{
1. `seed` and `offset` have rank 0.
2. The list has as many `index` operands as values that are not constants.
3. The list is one size, which is not negative.}];
  let example = "%r = graph.randperm %seed, %offset, sizes = [%n] : "
                "(tensor<i64>, tensor<i64>, index) -> tensor<?xi64>";
  let arguments = (ins Graph_SeedTensor:$seed, Graph_SeedTensor:$offset,
                       Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
  let results = (outs TensorOfNamed<[I64], "i64">:$result);
  let assemblyFormat = [{
    $seed `,` $offset `,` `sizes` `=`
    custom<DynamicIndexList>($sizes, $static_sizes) attr-dict `:`
    functional-type(operands, results)
  }];
}

def Graph_MultinomialOp : Graph_PureOp<"multinomial">,
      Facts<NoBroadcast, FlopsPerElement<1, "p">, Keeps> {
  let summary = "random categories";
  let semantics = [{Categories, chosen with probabilities in proportion to the
    numbers of `p`, those of a row for each row. All is computed in f64.

    With `replacement` each element of the result is chosen for itself: the first
    category up to which the sum of the row is greater than `u` times the sum of
    all, `u` being the number that `graph.rand` has for it. Else no category is
    chosen twice: it is those with the least `-log(1 - u) / p` in that order, `u`
    being the number that `graph.rand` has for the category; what has
    probability 0 comes last.

    A number that is negative or not finite is an error at run time, and so is a
    row whose sum is not positive.}] # RandomSemantics;
  let constraints = [{
1. `seed` and `offset` have rank 0.
2. `p` has rank 1 or 2.
3. `num_samples` is positive, and without `replacement` at most the number of
   categories.
4. The result's element type is i64.}];
  let example = "%r = graph.multinomial %p, %seed, %offset, num_samples = 2, "
                "replacement = false : (tensor<?x5xf32>, tensor<i64>, "
                "tensor<i64>) -> tensor<?x2xi64>";
  let arguments = (ins FloatTensor:$p, Graph_SeedTensor:$seed,
                       Graph_SeedTensor:$offset, Int64Attr:$num_samples,
                       BoolAttr:$replacement);
  let results = (outs TensorOfNamed<[I64], "i64">:$result);
  let assemblyFormat = [{
    $p `,` $seed `,` $offset `,` `num_samples` `=` $num_samples `,`
    `replacement` `=` $replacement attr-dict `:`
    functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHRANDOMOPS_TD
