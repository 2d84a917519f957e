//===- CoreScanOps.td - running sums and order -------------*- tablegen -*-===//

#ifndef TCOPT_CORE_IR_CORESCANOPS_TD
#define TCOPT_CORE_IR_CORESCANOPS_TD

include "tcopt/Core/IR/CoreBase.td"

def Core_ScanOp : Core_PureOp<"scan", [SameOperandsAndResultElementType]>,
      Counts<FlopsPerElement<1>> {
  let summary = "combine each element with all before it";
  let semantics = [{
    `result[.., i, ..]` combines `x[.., 0, ..]` to `x[.., i, ..]` along `dim` by
    `kind`, starting from its neutral element, in this order and rounded at each
    step: who wants a wider sum converts first. `log_add_exp` is
    log(exp(a) + exp(b)) without overflow; its neutral element is -Inf.
  }];
  let constraints = [{
1. `dim` lies in [0, rank).
2. `log_add_exp` takes floats, `and` and `or` take integers or Booleans, the
   others numbers.}];
  let example = "%r = core.scan add, %x, dim = 1 : (tensor<?x3xf32>) -> "
                "tensor<?x3xf32>";
  let arguments = (ins Core_ScanKindAttr:$kind, Core_DataTensor:$x,
                       Int64Attr:$dim);
  let results = (outs Core_DataTensor:$result);
  let assemblyFormat = [{
    custom<Keyword>($kind) `,` $x `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
  let inference = "inferAlongDim(shapes, adaptor.getX(), adaptor.getDim())";
  let hasVerifier = 1;
}

def Core_ArgScanOp : Core_PureOp<"arg_scan">, Counts<FlopsPerElement<1>> {
  let summary = "the largest or smallest element so far, and where it is";
  let semantics = [{
    `indices[.., i, ..]` is the index along `dim` of the extreme one of
    `x[.., 0, ..]` to `x[.., i, ..]`, the last of equal ones; the last NaN counts
    as extreme. `values` are the elements at these indices: of zeros of both
    signs, which are equal, the last one.
  }];
  let constraints = [{
1. `dim` lies in [0, rank).
2. `values` has the element type of `x`, that of `indices` is i64.}];
  let example = "%v, %i = core.arg_scan maximum, %x, dim = 1 : "
                "(tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)";
  let arguments = (ins Core_ArgReduceKindAttr:$kind, Core_DataTensor:$x,
                       Int64Attr:$dim);
  let results = (outs Core_DataTensor:$values,
                      RankedTensorOfNamed<[I64], "i64">:$indices);
  let assemblyFormat = [{
    custom<Keyword>($kind) `,` $x `,` `dim` `=` $dim attr-dict `:`
    functional-type(operands, results)
  }];
}

def Core_SortOp : Core_PureOp<"sort">,
      Counts<FlopsOfSort<"sizes.sort(getX(), getDim())">> {
  let summary = "elements in order, and where they were";
  let semantics = [{
    The elements along `dim`, the smallest first or, if `descending`, the
    greatest, and the index along `dim` of each. Elements that are equal keep
    their order. NaN is greater than any number and equal to NaN, -0 equals 0,
    true is greater than false. With `limit` there are only the first `limit`
    ones.
  }];
  let constraints = [{
1. `dim` lies in [0, rank).
2. `limit` lies in [0, size of `dim`].
3. `values` has the element type of `x`, that of `indices` is i64.}];
  let example = [{%v, %i = core.sort %x, dim = 1, descending = false
    : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
%v2, %i2 = core.sort %x, dim = 1, descending = true, limit = 2
    : (tensor<?x3xf32>) -> (tensor<?x2xf32>, tensor<?x2xi64>)}];
  let arguments = (ins Core_DataTensor:$x, Int64Attr:$dim, BoolAttr:$descending,
                       OptionalAttr<Int64Attr>:$limit);
  let results = (outs Core_DataTensor:$values,
                      RankedTensorOfNamed<[I64], "i64">:$indices);
  let assemblyFormat = [{
    $x `,` `dim` `=` $dim `,` `descending` `=` $descending
    (`,` `limit` `=` $limit^)? attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TCOPT_CORE_IR_CORESCANOPS_TD
