//===- GraphResizeOps.td - elements between places ---------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_IR_GRAPHRESIZEOPS_TD
#define TCOPT_GRAPH_IR_GRAPHRESIZEOPS_TD

include "tcopt/Graph/IR/GraphBase.td"

def Graph_InterpolateOp : Graph_PureOp<"interpolate">,
      Facts<NoBroadcast, FlopsOwn<"2 for each element of the result and each "
                                 "element that it is made of; `nearest` none">,
            Keeps> {
  let summary = "other sizes of spatial dimensions";
  let semantics = [{
    As torch.nn.functional.interpolate with `size`: the dimensions of `x` (N, C,
    spatial...) behind the first two become `sizes`. Along a dimension of size n
    that becomes m, place o of the result lies at

    - `o s` rounded down for `mode = nearest` and `(o + 1/2) s` rounded down for
      `nearest_exact`, at most n - 1,
    - `(o + 1/2) s - 1/2` for `linear` (not below 0) and `cubic`,
    - with `align_corners` at `o (n - 1) / (m - 1)`,

    where s is n / m or, with `scales`, the inverse of the scale. `linear`
    weighs the two places beside it by their distance, `cubic` four by the cubic
    convolution of a = -0.75, with places outside of `x` taken from its edge.
    Places are computed in f64 for f64, else in f32, and are f32 when they are
    rounded down. f16 and bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `x` has two dimensions more than `sizes` has entries, of which there are 1
   to 3.
2. The list has as many `index` operands as values that are not constants.
3. No size is negative.
4. The spatial dimensions of `x` are not empty.
5. `linear` and `cubic` take floats.
6. Only `linear` and `cubic` have `align_corners = true`.
7. `scales` has as many entries as `sizes`, positive numbers.}];
  let example = [{%y = graph.interpolate %x, sizes = [16, 16], mode = linear,
    align_corners = false : (tensor<?x3x8x8xf32>) -> tensor<?x3x16x16xf32>}];
  let arguments = (ins NumericTensor:$x, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes,
                       Graph_InterpolateModeAttr:$mode, BoolAttr:$align_corners,
                       OptionalAttr<DenseF64ArrayAttr>:$scales);
  let results = (outs NumericTensor:$result);
  let assemblyFormat = [{
    $x `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) `,`
    `mode` `=` custom<Keyword>($mode) `,` `align_corners` `=` $align_corners
    (`,` `scales` `=` $scales^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_InterpolateBackwardOp : Graph_PureOp<"interpolate_backward">,
      Facts<NoBroadcast, FlopsOwn<"2 for each element of `grad` and each "
                                 "element that it was made of">, Keeps> {
  let summary = "gradient of interpolate";
  let semantics = [{
    For `y = interpolate(x)` and `grad` of the shape of y, the gradient of the
    sum of `grad y` by x. `sizes` are those of the spatial dimensions of x. f16
    and bf16 are summed in f32 and rounded once.
  }];
  let constraints = [{
1. `grad` has two dimensions more than `sizes` has entries, of which there are 1
   to 3.
2. The list has as many `index` operands as values that are not constants.
3. No size is negative or 0.
4. Only `linear` and `cubic` have `align_corners = true`.
5. `scales` has as many entries as `sizes`, positive numbers.
6. `result` has the element type of `grad`.}];
  let example = [{%g = graph.interpolate_backward %grad, sizes = [8, 8],
    mode = linear, align_corners = false
    : (tensor<?x3x16x16xf32>) -> tensor<?x3x8x8xf32>}];
  let arguments = (ins FloatTensor:$grad, Variadic<Index>:$sizes,
                       DenseI64ArrayAttr:$static_sizes,
                       Graph_InterpolateModeAttr:$mode, BoolAttr:$align_corners,
                       OptionalAttr<DenseF64ArrayAttr>:$scales);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $grad `,` `sizes` `=` custom<DynamicIndexList>($sizes, $static_sizes) `,`
    `mode` `=` custom<Keyword>($mode) `,` `align_corners` `=` $align_corners
    (`,` `scales` `=` $scales^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Graph_GridSampleOp
    : Graph_PureOp<"grid_sample", [SameOperandsAndResultElementType]>,
      Facts<NoBroadcast, FlopsOwn<"2 for each element of the result and each "
                                 "element that it is made of; `nearest` none">,
            Raises> {
  let summary = "elements at places that a grid gives";
  let semantics = [{
    As torch.nn.functional.grid_sample. `x` is (N, C, spatial...), `grid` (N,
    out..., r), r being the number of spatial dimensions; `result` is (N, C,
    out...). The last dimension of `grid` is a place in `x`, its coordinate
    along the last dimension of `x` first: -1 is one end of `x` and 1 the
    other, with `align_corners` the middle of the outermost elements, else
    their edges.

    `mode = nearest` takes the element there, halfway the one at the even place;
    `linear` weighs the 2^r elements around it, `cubic` 4^r by the cubic
    convolution of a = -0.75. Outside of `x` there are zeros, or with
    `padding_mode = border` the elements at the edge, or with `reflection` those
    of `x` mirrored at its ends. A coordinate that is NaN then counts as 0. f16
    and bf16 are computed in f32 and rounded once.
  }];
  let constraints = [{
1. `x` has rank 4 or 5, and `grid` the same.
2. The last size of `grid` is the number of spatial dimensions of `x`.
3. The first sizes of `x` and `grid` are equal.
4. The spatial dimensions of `x` are not empty.
5. `mode` is not nearest_exact.}];
  let example = [{%y = graph.grid_sample %x, %grid, mode = linear,
    padding_mode = zeros, align_corners = false
    : (tensor<?x3x8x8xf32>, tensor<?x5x6x2xf32>) -> tensor<?x3x5x6xf32>}];
  let arguments = (ins FloatTensor:$x, FloatTensor:$grid,
                       Graph_InterpolateModeAttr:$mode,
                       Graph_GridPaddingAttr:$padding_mode,
                       BoolAttr:$align_corners);
  let results = (outs FloatTensor:$result);
  let assemblyFormat = [{
    $x `,` $grid `,` `mode` `=` custom<Keyword>($mode) `,` `padding_mode` `=`
    custom<Keyword>($padding_mode) `,` `align_corners` `=` $align_corners
    attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TCOPT_GRAPH_IR_GRAPHRESIZEOPS_TD
