//===- Passes.td - passes on core ------------------------------*- tablegen -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_PASSES_TD
#define TCOPT_CORE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def CoreSimplify : Pass<"core-simplify"> {
  let summary = "algebra that changes no result";
  let description = [{
    Greedy rewrites of core ops. They keep every bit of every result (but for the
    payload of NaN), so that they hold with strict numerics: identities
    that keep -0, NaN and infinities (`x * 1`, `x + -0`, `x - 0`, division by a
    power of two as a product), reshapes of reshapes, transposes of transposes,
    products with a transposed operand (the left one of 16 bits stays),
    broadcasts of broadcasts, slices of slices and of one part of what was
    joined, padded, repeated or reversed, neighbouring slices joined again,
    maxima of maxima, comparisons that are negated, conversions whose
    detour is exact, choices by constants, and ops on constants of up to
    `max-constant-elements` elements, and reductions of elements that are
    repeated along the reduced dimensions: a sum becomes a product. In functions
    with `tcopt.numerics = "fast"` sums of floats are replaced even if the
    product rounds differently, squares become products, the sum of a
    contraction over batches becomes a contraction of more terms, and constant
    scales and shifts of each channel move into the constant weight of a
    convolution or a contraction of f32 or f64 that nothing else reads, so that
    batch normalisation in inference becomes a bias. Sizes of results
    become arithmetic on the sizes of operands, and sizes that turn out to be
    constant are written into the types.

    Before:

    ```mlir
    %one = core.constant dense<1.0> : tensor<4xf32>
    %y = core.mul %x, %one : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %z = core.neg %y : (tensor<4xf32>) -> tensor<4xf32>
    ```

    After:

    ```mlir
    %z = core.neg %x : (tensor<4xf32>) -> tensor<4xf32>
    ```

    Before, with constants `%w` and `%c`:

    ```mlir
    %r = core.contract %x, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1],
      rhs_contract = [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
    %f = core.broadcast %c, dims = [1], sizes = [8, 3] : (tensor<3xf32>) -> tensor<8x3xf32>
    %y = core.mul %r, %f : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    ```

    After; `nest-form-state` has the new weight computed once:

    ```mlir
    %f = core.broadcast %c, dims = [1], sizes = [4, 3] : (tensor<3xf32>) -> tensor<4x3xf32>
    %v = core.mul %w, %f : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %y = core.contract %x, %v, lhs_batch = [], rhs_batch = [], lhs_contract = [1],
      rhs_contract = [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
    ```
  }];
  let options = [Option<"maxConstantElements", "max-constant-elements",
      "int64_t", "1024",
      "Compute constants of at most this many elements at compile time">];
  let statistics = [Statistic<"numRewrites", "rewrites",
                              "Number of ops that were replaced">];
  let dependentDialects = ["::tcopt::core::CoreDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def CoreExpandMoves : Pass<"core-expand-moves"> {
  let summary = "make copies that ops imply ops of their own";
  let description = [{
    Kernels are planned for each op. A copy that an op makes before it computes becomes a
    separate op: the padded operand of a convolution, or of a large window; and the
    transposes and conversions around a sort of another dimension than the last, or of
    unsigned numbers of 8 bits. A concatenation of more than 32 tensors becomes
    concatenations of at most 32. Depthwise convolutions with a small kernel and small
    windows keep their padding: they read around edges, since a copy would cost as
    much as the convolution itself. For a target whose convolution kernels read
    around edges, all convolutions with a small kernel keep their padding.

    Before:
    ```mlir
    %r = core.convolution %x, %w, strides = [1], low = [1], high = [1], dilations = [1], groups = 1
    ```
    After:
    ```mlir
    %p = core.pad %x, %zero, low = [0, 0, 1], high = [0, 0, 1]
    %r = core.convolution %p, %w, strides = [1], low = [0], high = [0], dilations = [1], groups = 1
    ```
  }];
  let options = [
    Option<"padConvolutions", "pad-convolutions", "bool", "true",
           "Make copies for convolutions with a small kernel; pipelines set it by target">];
  let statistics = [Statistic<"numExpanded", "num-expanded", "Ops with copies of their own">];
}

def CorePlaceReshapes : Pass<"core-place-reshapes"> {
  let summary = "move reshapes to where they cut no kernel";
  let description = [{
    A reshape is a view between two kernels. Chains of elementwise ops, broadcasts,
    reductions and moves are computed over joined dimensions where reshapes between
    them demand it, and reshapes are left next to values in memory: products'
    operands, arguments, results. Two dimensions are joined if each tensor of the
    chain has both, one after the other, or neither; dimensions of size 1 are
    dropped. A reshape that expands what was transposed or sliced in memory is brought
    before the move. Nothing else changes: each element is computed as before.

    Before:
    ```mlir
    %s = core.add %product, %bias : (tensor<24x64xf32>, tensor<24x64xf32>) -> tensor<24x64xf32>
    %r = core.reshape %s, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    %t = core.add %r, %x : (tensor<2x12x64xf32>, tensor<2x12x64xf32>) -> tensor<2x12x64xf32>
    ```
    After:
    ```mlir
    %v = core.reshape %x, sizes = [24, 64] : (tensor<2x12x64xf32>) -> tensor<24x64xf32>
    %s = core.add %product, %bias : (tensor<24x64xf32>, tensor<24x64xf32>) -> tensor<24x64xf32>
    %r = core.add %s, %v : (tensor<24x64xf32>, tensor<24x64xf32>) -> tensor<24x64xf32>
    %t = core.reshape %r, sizes = [2, 12, 64] : (tensor<24x64xf32>) -> tensor<2x12x64xf32>
    ```

    Functions with plans by hand are left as they are.
  }];
  let statistics = [Statistic<"numPlaced", "reshapes-placed",
                              "Uses of reshapes that cut no kernel any more">,
                    Statistic<"numComputed", "computed-before-moves",
                              "Elementwise ops that run before moves">,
                    Statistic<"numUnrepeated", "factors-unrepeated",
                              "Products that read a repeated factor once">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def CoreEraseBarriers : Pass<"core-erase-barriers"> {
  let summary = "remove core.barrier where nothing is merged any more";
  let description = [{
    Once kernels are formed, their calls stay in program order and equal calls are
    not merged: barriers have done their work.

    Before:

    ```mlir
    %x2 = core.barrier %x : (tensor<4xf32>) -> tensor<4xf32>
    %y = nest.call @kernel(%x2) outs(%e) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ```

    After:

    ```mlir
    %y = nest.call @kernel(%x) outs(%e) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let statistics = [Statistic<"numErased", "barriers-erased",
                              "Number of ops that were removed">];
  let dependentDialects = ["::tcopt::core::CoreDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // TCOPT_CORE_TRANSFORMS_PASSES_TD
