// Slices, results that are inputs, updates and sorts have schedules as well.
// RUN: tcopt %s --cpu-choose-schedule | FileCheck %s
// RUN: tcopt %s --cpu-choose-schedule | tcopt --cpu-choose-schedule=replace=true | FileCheck %s

// Slices of one tensor are written together.

// CHECK-LABEL: nest.kernel @join(
//  CHECK-SAME: attributes {nest.schedule = #cpu.slices}
module @join {
  nest.kernel @join(%a: tensor<8x2x16xf32>, %b: tensor<8x1x16xf32>, %o: tensor<8x3x16xf32>) -> tensor<8x3x16xf32> {
    %0 = tensor.insert_slice %a into %o[0, 0, 0] [8, 2, 16] [1, 1, 1] : tensor<8x2x16xf32> into tensor<8x3x16xf32>
    %1 = tensor.insert_slice %b into %0[0, 2, 0] [8, 1, 16] [1, 1, 1] : tensor<8x1x16xf32> into tensor<8x3x16xf32>
    nest.return %1 : tensor<8x3x16xf32>
  }
}

// So are a slice and the fill around it.

// CHECK-LABEL: nest.kernel @pad(
//  CHECK-SAME: attributes {nest.schedule = #cpu.slices}
module @pad {
  nest.kernel @pad(%x: tensor<32x64xf32>, %o: tensor<34x66xf32>) -> tensor<34x66xf32> {
    %v = arith.constant 1.0 : f32
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%v : f32) outs(%o : tensor<34x66xf32>) -> tensor<34x66xf32>
    %1 = tensor.insert_slice %x into %0[1, 1] [32, 64] [1, 1] : tensor<32x64xf32> into tensor<34x66xf32>
    nest.return %1 : tensor<34x66xf32>
  }
}

// A single slice is copied row by row; a fill before two slices has its own loops.

// CHECK-LABEL: nest.kernel @update(
//  CHECK-SAME: attributes {nest.schedule = #cpu.pointwise<order = [0, 1], parallel = 1, tile = [0, 16384]>}
module @update {
  nest.kernel @update(%x: tensor<2x64xf32>, %o: tensor<8x64xf32>, %i: index) -> tensor<8x64xf32> {
    %0 = tensor.insert_slice %x into %o[%i, 0] [2, 64] [1, 1] : tensor<2x64xf32> into tensor<8x64xf32>
    nest.return %0 : tensor<8x64xf32>
  }
}
// CHECK-LABEL: nest.kernel @fill_and_slices(
//  CHECK-SAME: nest.schedule = #nest.schedules<[#cpu.pointwise<{{.*}}>, #cpu.pointwise<order = [0, 1], parallel = 1, tile = [0, 16384]>, #cpu.pointwise<order = [0, 1], parallel = 1, tile = [0, 16384]>]>
module @fill_and_slices {
  nest.kernel @fill_and_slices(%x: tensor<2x4xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %v = arith.constant 1.0 : f32
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%v : f32) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = tensor.insert_slice %x into %0[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x8xf32>
    %2 = tensor.insert_slice %x into %1[4, 4] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x8xf32>
    nest.return %2 : tensor<8x8xf32>
  }
}

// A result that the kernel only reads is copied.

// CHECK-LABEL: nest.kernel @returned(
//  CHECK-SAME: %[[X:.+]]: tensor<4xf32>, %[[O:.+]]: tensor<4xf32>) -> tensor<4xf32>
//  CHECK-SAME: nest.schedule = #cpu.pointwise<order = [0], parallel = 1>
//       CHECK: %[[C:.+]] = linalg.copy ins(%[[X]] : tensor<4xf32>) outs(%[[O]] : tensor<4xf32>)
//       CHECK: nest.return %[[C]]
module @returned {
  nest.kernel @returned(%x: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %x : tensor<4xf32>
  }
}

// A sum without terms does nothing: the fill has the only schedule.

// CHECK-LABEL: nest.kernel @no_terms(
//  CHECK-SAME: nest.schedule = #cpu.pointwise<order = [0], parallel = 1>
module @no_terms {
  nest.kernel @no_terms(%x: tensor<4x0xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    %v = arith.constant 0.0 : f32
    %0 = linalg.fill {nest.role = #nest.role<root>} ins(%v : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<4x0xf32>) outs(%0 : tensor<4xf32>) dimensions = [1] {nest.role = #nest.role<root>}
    nest.return %1 : tensor<4xf32>
  }
}

// CHECK-LABEL: nest.kernel @sort(
//  CHECK-SAME: nest.schedule = #cpu.library
module @sort {
  nest.kernel @sort(%x: tensor<4x9xf32>, %v: tensor<4x9xf32>, %i: tensor<4x9xi64>) -> (tensor<4x9xf32>, tensor<4x9xi64>) {
    %r:2 = nest.sort ins(%x : tensor<4x9xf32>) outs(%v, %i : tensor<4x9xf32>, tensor<4x9xi64>) descending = false -> tensor<4x9xf32>, tensor<4x9xi64>
    nest.return %r#0, %r#1 : tensor<4x9xf32>, tensor<4x9xi64>
  }
}
