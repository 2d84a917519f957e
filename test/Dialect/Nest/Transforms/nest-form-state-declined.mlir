// Why the results of early calls stay, and what the options admit.
// RUN: tcopt %s --nest-form-state --remark-format=emitRemark --remarks-filter=state -o %t 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --input-file=%t
// RUN: tcopt %s --nest-form-state="max-expansion=1024" | FileCheck %s --check-prefix=LARGE
// RUN: tcopt %s --nest-form-state="extra-bytes=0" | FileCheck %s --check-prefix=SMALL

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>

// REMARK: Function=cheap | Reason=cheap
// REMARK: Function=expands | Reason=expands
// REMARK: Function=result | Reason=result
// REMARK: Function=empty | Reason=empty
// REMARK-NOT: remark
module {
  module @none {
    nest.kernel @none(%o: tensor<0x8xf32>) -> tensor<0x8xf32> {
      %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<0x8xf32>) {
      ^bb0(%out: f32):
        %i = linalg.index 1 : index
        %n = arith.index_cast %i : index to i32
        %f = arith.sitofp %n : i32 to f32
        %s = math.sin %f : f32
        linalg.yield %s : f32
      } -> tensor<0x8xf32>
      nest.return %0 : tensor<0x8xf32>
    }
  }
  module @fill {
    nest.kernel @fill(%o: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
      %c = arith.constant 1.0 : f32
      %0 = linalg.fill ins(%c : f32) outs(%o : tensor<64x1024xf32>) -> tensor<64x1024xf32>
      nest.return %0 : tensor<64x1024xf32>
    }
  }
  module @broadcast {
    nest.kernel @broadcast(%a: tensor<1024xf32>, %o: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
      %0 = linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1024xf32>) outs(%o : tensor<1024x1024xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1024x1024xf32>
      nest.return %0 : tensor<1024x1024xf32>
    }
  }
  module @sines {
    nest.kernel @sines(%o: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
      %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<64x1024xf32>) {
      ^bb0(%out: f32):
        %i = linalg.index 1 : index
        %n = arith.index_cast %i : index to i32
        %f = arith.sitofp %n : i32 to f32
        %s = math.sin %f : f32
        linalg.yield %s : f32
      } -> tensor<64x1024xf32>
      nest.return %0 : tensor<64x1024xf32>
    }
  }
  module @add {
    nest.kernel @add(%a: tensor<64x1024xf32>, %b: tensor<64x1024xf32>, %o: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
      %0 = linalg.add ins(%a, %b : tensor<64x1024xf32>, tensor<64x1024xf32>) outs(%o : tensor<64x1024xf32>) -> tensor<64x1024xf32>
      nest.return %0 : tensor<64x1024xf32>
    }
  }
  module @square {
    nest.kernel @square(%a: tensor<1024x1024xf32>, %b: tensor<1024x1024xf32>, %o: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
      %0 = linalg.add ins(%a, %b : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%o : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
      nest.return %0 : tensor<1024x1024xf32>
    }
  }
  // CHECK-LABEL: func.func @cheap(
  // CHECK: nest.call @fill
  func.func @cheap(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
    %e = tensor.empty() : tensor<64x1024xf32>
    %f = nest.call @fill outs(%e : tensor<64x1024xf32>) -> tensor<64x1024xf32>
    %r = nest.call @add ins(%x, %f : tensor<64x1024xf32>, tensor<64x1024xf32>) outs(%e : tensor<64x1024xf32>) -> tensor<64x1024xf32>
    return %r : tensor<64x1024xf32>
  }
  // CHECK-LABEL: func.func @expands(
  // CHECK: nest.call @broadcast
  // LARGE-LABEL: func.func @expands(
  // LARGE-SAME: nest.state
  func.func @expands(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
    %w = arith.constant dense_resource<numbers> : tensor<1024xf32>
    %e = tensor.empty() : tensor<1024x1024xf32>
    %f = nest.call @broadcast ins(%w : tensor<1024xf32>) outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %r = nest.call @square ins(%x, %f : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    return %r : tensor<1024x1024xf32>
  }
  // CHECK-LABEL: func.func @result(
  // CHECK: nest.call @fill
  func.func @result() -> tensor<64x1024xf32> {
    %e = tensor.empty() : tensor<64x1024xf32>
    %f = nest.call @fill outs(%e : tensor<64x1024xf32>) -> tensor<64x1024xf32>
    return %f : tensor<64x1024xf32>
  }
  // Made from nothing, but at a cost: it moves as far as it may take memory.
  // CHECK-LABEL: func.func @table(
  // CHECK-SAME: nest.state = 0
  // SMALL-LABEL: func.func @table(
  // SMALL: nest.call @sines
  func.func @table(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32> {
    %e = tensor.empty() : tensor<64x1024xf32>
    %s = nest.call @sines outs(%e : tensor<64x1024xf32>) -> tensor<64x1024xf32>
    %r = nest.call @add ins(%x, %s : tensor<64x1024xf32>, tensor<64x1024xf32>) outs(%e : tensor<64x1024xf32>) -> tensor<64x1024xf32>
    return %r : tensor<64x1024xf32>
  }
  // CHECK-LABEL: func.func @empty(
  // CHECK: nest.call @none
  func.func @empty() -> tensor<0x8xf32> {
    %e = tensor.empty() : tensor<0x8xf32>
    %f = nest.call @none outs(%e : tensor<0x8xf32>) -> tensor<0x8xf32>
    return %f : tensor<0x8xf32>
  }
}
