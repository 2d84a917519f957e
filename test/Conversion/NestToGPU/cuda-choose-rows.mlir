// RUN: tcopt %s --pass-pipeline="builtin.module(builtin.module(nest.kernel(cuda-choose-rows)))" | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#outer3 = affine_map<(d0, d1, d2) -> (d0, d2)>

// A warp has a row; its threads keep 32 elements each. Schedules of the ops are gone.
// CHECK-LABEL: nest.kernel @softmax
// CHECK-SAME: nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 8, locals = ["register"], threads = 256>
// CHECK-NOT: nest.schedule
module @softmax {
  nest.kernel @softmax(%x: tensor<4096x1024xf32>, %o: tensor<4096x1024xf32>) -> tensor<4096x1024xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<4096xf32>
    %e = tensor.empty() : tensor<4096x1024xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4096x1024xf32>) outs(%f : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<4096x1024xf32>, tensor<4096xf32>) outs(%e : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<4096x1024xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<4096x1024xf32>) outs(%g : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<4096x1024xf32>, tensor<4096xf32>) outs(%o : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<4096x1024xf32>
    nest.return %y : tensor<4096x1024xf32>
  }
}

// Short rows have as many threads as they need, of which the last one may have no elements.
// CHECK-LABEL: nest.kernel @short
// CHECK-SAME: #cuda.rows<along = columns, width = 2, group = 4, kept = 2, locals = ["register"], threads = 256>
module @short {
  nest.kernel @short(%x: tensor<4096x10xf32>, %o: tensor<4096x10xf32>) -> tensor<4096x10xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<4096xf32>
    %e = tensor.empty() : tensor<4096x10xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4096x10xf32>) outs(%f : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<4096x10xf32>, tensor<4096xf32>) outs(%e : tensor<4096x10xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<4096x10xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<4096x10xf32>) outs(%g : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<4096x10xf32>, tensor<4096xf32>) outs(%o : tensor<4096x10xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<4096x10xf32>
    nest.return %y : tensor<4096x10xf32>
  }
}

// A block has a long row, which is read again if its threads cannot keep it.
// CHECK-LABEL: nest.kernel @long
// CHECK-SAME: #cuda.rows<along = columns, width = 4, group = 256, kept = 8, locals = ["register"], threads = 256>
module @long {
  nest.kernel @long(%x: tensor<640x8192xf32>, %o: tensor<640x8192xf32>) -> tensor<640x8192xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<640xf32>
    %e = tensor.empty() : tensor<640x8192xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<640xf32>) -> tensor<640xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<640x8192xf32>) outs(%f : tensor<640xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<640xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<640x8192xf32>, tensor<640xf32>) outs(%e : tensor<640x8192xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<640x8192xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<640xf32>) -> tensor<640xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<640x8192xf32>) outs(%g : tensor<640xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<640xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<640x8192xf32>, tensor<640xf32>) outs(%o : tensor<640x8192xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<640x8192xf32>
    nest.return %y : tensor<640x8192xf32>
  }
}

// CHECK-LABEL: nest.kernel @again
// CHECK-SAME: #cuda.rows<along = columns, width = 4, group = 1024, locals = ["again"], threads = 1024>
module @again {
  nest.kernel @again(%x: tensor<640x80000xf32>, %o: tensor<640x80000xf32>) -> tensor<640x80000xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<640xf32>
    %e = tensor.empty() : tensor<640x80000xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<640xf32>) -> tensor<640xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<640x80000xf32>) outs(%f : tensor<640xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<640xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<640x80000xf32>, tensor<640xf32>) outs(%e : tensor<640x80000xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<640x80000xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<640xf32>) -> tensor<640xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<640x80000xf32>) outs(%g : tensor<640xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<640xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<640x80000xf32>, tensor<640xf32>) outs(%o : tensor<640x80000xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<640x80000xf32>
    nest.return %y : tensor<640x80000xf32>
  }
}

// Neighbouring threads have neighbouring rows where those are contiguous.
// CHECK-LABEL: nest.kernel @middle
// CHECK-SAME: #cuda.rows<along = rows, group = 8, kept = 8, locals = ["register"], threads = 256>
module @middle {
  nest.kernel @middle(%x: tensor<16x64x100xf32>, %o: tensor<16x64x100xf32>) -> tensor<16x64x100xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<16x100xf32>
    %e = tensor.empty() : tensor<16x64x100xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<16x100xf32>) -> tensor<16x100xf32>
    %max = linalg.generic {indexing_maps = [#id3, #outer3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%x : tensor<16x64x100xf32>) outs(%f : tensor<16x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16x100xf32>
    %exp = linalg.generic {indexing_maps = [#id3, #outer3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %max : tensor<16x64x100xf32>, tensor<16x100xf32>) outs(%e : tensor<16x64x100xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<16x64x100xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<16x100xf32>) -> tensor<16x100xf32>
    %sum = linalg.generic {indexing_maps = [#id3, #outer3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%exp : tensor<16x64x100xf32>) outs(%g : tensor<16x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<16x100xf32>
    %y = linalg.generic {indexing_maps = [#id3, #outer3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%exp, %sum : tensor<16x64x100xf32>, tensor<16x100xf32>) outs(%o : tensor<16x64x100xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<16x64x100xf32>
    nest.return %y : tensor<16x64x100xf32>
  }
}

// A thread adds the terms of a row in their order; only where that is as fast.
// CHECK-LABEL: nest.kernel @ordered
// CHECK-SAME: #cuda.rows<along = rows, group = 1, kept = 64, locals = ["register"], threads = 256>
module @ordered {
  nest.kernel @ordered(%x: tensor<16x64x100xf32>, %o: tensor<16x64x100xf32>) -> tensor<16x64x100xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<16x100xf32>
    %e = tensor.empty() : tensor<16x64x100xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<16x100xf32>) -> tensor<16x100xf32>
    %max = linalg.generic {indexing_maps = [#id3, #outer3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%x : tensor<16x64x100xf32>) outs(%f : tensor<16x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16x100xf32>
    %exp = linalg.generic {indexing_maps = [#id3, #outer3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %max : tensor<16x64x100xf32>, tensor<16x100xf32>) outs(%e : tensor<16x64x100xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<16x64x100xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<16x100xf32>) -> tensor<16x100xf32>
    %sum = linalg.generic {indexing_maps = [#id3, #outer3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%exp : tensor<16x64x100xf32>) outs(%g : tensor<16x100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<16x100xf32>
    %y = linalg.generic {indexing_maps = [#id3, #outer3, #id3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%exp, %sum : tensor<16x64x100xf32>, tensor<16x100xf32>) outs(%o : tensor<16x64x100xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<16x64x100xf32>
    nest.return %y : tensor<16x64x100xf32>
  }
}

// CHECK-LABEL: nest.kernel @strict
// CHECK-NOT: #cuda.rows
module @strict {
  nest.kernel @strict(%x: tensor<4096x1024xf32>, %o: tensor<4096x1024xf32>) -> tensor<4096x1024xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<4096xf32>
    %e = tensor.empty() : tensor<4096x1024xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4096x1024xf32>) outs(%f : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<4096x1024xf32>, tensor<4096xf32>) outs(%e : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<4096x1024xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<4096x1024xf32>) outs(%g : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<4096x1024xf32>, tensor<4096xf32>) outs(%o : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<4096x1024xf32>
    nest.return %y : tensor<4096x1024xf32>
  }
}

// Several blocks had better share each of few long rows.
// CHECK-LABEL: nest.kernel @few
// CHECK-NOT: #cuda.rows
module @few {
  nest.kernel @few(%x: tensor<8x65536xf32>, %o: tensor<8x65536xf32>) -> tensor<8x65536xf32> attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<8xf32>
    %e = tensor.empty() : tensor<8x65536xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<8xf32>) -> tensor<8xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x65536xf32>) outs(%f : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<8xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<8x65536xf32>, tensor<8xf32>) outs(%e : tensor<8x65536xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<8x65536xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<8xf32>) -> tensor<8xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<8x65536xf32>) outs(%g : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<8xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<8x65536xf32>, tensor<8xf32>) outs(%o : tensor<8x65536xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<8x65536xf32>
    nest.return %y : tensor<8x65536xf32>
  }
}

// Sums across rows are made of those of as many blocks as there are rows for; what they pass on is in the kernel's workspace.
// CHECK-LABEL: nest.kernel @across
// CHECK-SAME: nest.schedule = #cuda.rows<along = columns, width = 4, group = 32, kept = 4, locals = ["register"], blocks = 512, threads = 256>, nest.thread_bytes = 1048576 : i64
module @across {
  nest.kernel @across(%x: tensor<4096x512xf32>, %o: tensor<4096x512xf32>, %d: tensor<512xf32>) -> (tensor<4096x512xf32>, tensor<512xf32>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
    %none = arith.constant 0xFF800000 : f32
    %zero = arith.constant 0.0 : f32
    %v = tensor.empty() : tensor<4096xf32>
    %e = tensor.empty() : tensor<4096x512xf32>
    %f = linalg.fill ins(%none : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %max = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4096x512xf32>) outs(%f : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.maximumf %out, %in : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %exp = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %max : tensor<4096x512xf32>, tensor<4096xf32>) outs(%e : tensor<4096x512xf32>) {
    ^bb0(%in: f32, %m: f32, %out: f32):
      %1 = arith.subf %in, %m : f32
      %2 = math.exp %1 : f32
      linalg.yield %2 : f32
    } -> tensor<4096x512xf32>
    %g = linalg.fill ins(%zero : f32) outs(%v : tensor<4096xf32>) -> tensor<4096xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<4096x512xf32>) outs(%g : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<4096xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<4096x512xf32>, tensor<4096xf32>) outs(%o : tensor<4096x512xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %1 = arith.divf %in, %s : f32
      linalg.yield %1 : f32
    } -> tensor<4096x512xf32>
    %h = linalg.fill ins(%zero : f32) outs(%d : tensor<512xf32>) -> tensor<512xf32>
    %down = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : tensor<4096x512xf32>) outs(%h : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in fastmath<reassoc> : f32
      linalg.yield %1 : f32
    } -> tensor<512xf32>
    nest.return %y, %down : tensor<4096x512xf32>, tensor<512xf32>
  }
}
