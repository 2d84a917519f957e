//===- GraphControlOps.td - control flow -------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHCONTROLOPS_TD
#define TCOPT_GRAPH_IR_GRAPHCONTROLOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

/// Sizes do not follow from types alone where control flow joins, so that these
/// ops state ranked types.
defvar DataTypes = !listconcat(FloatTypes, IntTypes, [I1]);
def RankedDataTensor : RankedTensorOfNamed<DataTypes, DataNames>;
def RankedBoolTensor : RankedTensorOfNamed<[I1], "i1">;

/// An operator whose regions use values of the function around it.
class Graph_ControlOp<string mnemonic, list<Trait> traits = []>
    : Graph_Op<mnemonic, traits # [RecursiveMemoryEffects, SingleBlock]> {
  let hasRegionVerifier = 1;
}

def Graph_CondOp : Graph_ControlOp<"cond", [NoRegionArguments]>,
      Facts<NoBroadcast,
            FlopsFact<"those of the region that has more",
                      "sizes.greatest(getOnTrue(), getOnFalse())">, Keeps> {
  let summary = "one of two branches";
  let semantics = [{
    Computes the first region if `pred` is true and the second one if not; the
    results are what it yields, in the sizes that it finds: where types leave
    sizes open, the regions may yield different ones. Regions use values of the
    function around them.
  }];
  let constraints = [{
1. `pred` has rank 0.
2. Each region yields values of the result types.}];
  let example = [{
%y = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
  %z = graph.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  graph.yield %z : tensor<?xf32>
} else {
  graph.yield %x : tensor<?xf32>
}
  }];
  let arguments = (ins RankedBoolTensor:$pred);
  let results = (outs Variadic<RankedDataTensor>:$results);
  let regions = (region SizedRegion<1>:$onTrue, SizedRegion<1>:$onFalse);
  let assemblyFormat = [{
    $pred attr-dict `:` functional-type(operands, results) $onTrue `else`
    $onFalse
  }];
}

def Graph_WhileOp : Graph_ControlOp<"while">,
      Facts<NoBroadcast,
            FlopsFact<"not known: it is not known how often the body runs",
                      "::tcopt::kUnknownFlops">, Keeps> {
  let summary = "a loop with a condition";
  let semantics = [{
    Carries values from one iteration to the next, `inits` into the first one.
    Each begins with the region `cond`, which yields whether there is one more;
    then `body` yields the values that go on. The results are those for which
    `cond` yields false. Regions use values of the function around them.
    `max_trip_count` states that there are at most so many iterations.

    Reverse mode keeps what each iteration began with. `history_limit` is the most
    bytes that this may take, as `graph-plan-loops` chooses it: where it would be
    more, only every k-th iteration is kept, k being the square root of their
    number, and those between run again. With 0 that is always so.
  }];
  let constraints = [{
1. Results and arguments of both regions have the types of `inits`.
2. `cond` yields one tensor of i1 of rank 0.
3. `body` yields values of the types of `inits`.
4. What is carried keeps its sizes: others are an error when the program runs.
5. `max_trip_count` is not negative. Where `cond` yields true after so many
   iterations, it is an error when the program runs.
6. `history_limit` is not negative.}];
  let example = [{
%last, %n = graph.while (%y = %x, %i = %zero), max_trip_count = 100
    : (tensor<?xf32>, tensor<i64>) -> (tensor<?xf32>, tensor<i64>) {
  %more = graph.lt %i, %count : (tensor<i64>, tensor<i64>) -> tensor<i1>
  graph.yield %more : tensor<i1>
} do (%y, %i) {
  %z = graph.sin %y : (tensor<?xf32>) -> tensor<?xf32>
  %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
  graph.yield %z, %j : tensor<?xf32>, tensor<i64>
}
  }];
  let arguments = (ins Variadic<RankedDataTensor>:$inits,
                       OptionalAttr<Int64Attr>:$max_trip_count,
                       OptionalAttr<Int64Attr>:$history_limit);
  let results = (outs Variadic<RankedDataTensor>:$results);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// What is said where `cond` yields true after `max_trip_count` iterations.
    std::string beyondMessage();
  }];
}

def Graph_ScanOp : Graph_ControlOp<"scan", [AttrSizedOperandSegments]>,
      Facts<NoBroadcast, FlopsOwn<"those of the region for each slice">,
            Keeps> {
  let summary = "a loop over slices of tensors";
  let semantics = [{
    Runs the region for each place along dimension `dim` of `xs`, from the last
    one on if `reverse`. Its arguments are the carried values, `inits` the first
    time, and the slices of `xs` there, without that dimension. It yields the
    carried values of the next iteration, and then values that are stacked along
    a new first dimension, each at the place of its slices. The results are the
    last carried values and the stacked ones. Without iterations they are `inits`
    and empty tensors. The region uses values of the function around it.
  }];
  let constraints = [{
1. There is at least one of `xs`, and `dim` lies in [-rank, rank) of each.
2. All of `xs` have one size along `dim`.
3. The region's arguments have the types of `inits`, then of the slices.
4. The region yields values of the types of `inits` and then those to stack.
5. Results have the types of `inits`, then those of what is stacked with the
   number of iterations in front.
6. What is carried keeps its sizes: others are an error when the program runs.
7. Unknown sizes of what is stacked follow from sizes outside of the loop.}];
  let example = [{
%last, %all = graph.scan (%h = %h0) over (%x = %xs), dim = 0, reverse = false
    : (tensor<?x4xf32>, tensor<?x?x4xf32>) -> (tensor<?x4xf32>, tensor<?x?x4xf32>) {
  %s = graph.add %h, %x : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %t = graph.tanh %s : (tensor<?x4xf32>) -> tensor<?x4xf32>
  graph.yield %t, %t : tensor<?x4xf32>, tensor<?x4xf32>
}
  }];
  let arguments = (ins Variadic<RankedDataTensor>:$inits,
                       Variadic<RankedDataTensor>:$xs, Int64Attr:$dim,
                       BoolAttr:$reverse);
  let results = (outs Variadic<RankedDataTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// `dim`, not negative, of one of `xs`.
    int64_t dimOf(::mlir::Value x);
  }];
}

def Graph_YieldOp : Graph_Op<"yield", [
    Pure, Terminator, ParentOneOf<["CondOp", "WhileOp", "ScanOp"]>]>, Moves {
  let summary = "end of a region of control flow";
  let semantics = "Hands values to the operator around the region.";
  let constraints = "1. It ends a region of `cond`, `while` or `scan`, which "
                    "says what it takes.";
  let example = "graph.yield %y, %n : tensor<?xf32>, tensor<i64>";
  let arguments = (ins Variadic<RankedDataTensor>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

#endif // TCOPT_GRAPH_IR_GRAPHCONTROLOPS_TD
