// Softmax, norms, losses, and standardisation by hand: one kernel each on a GPU, and at most two for the derivative.
// RUN: tcopt-count %s --target=cuda --target-cpu=haswell --target-chip=sm_90 --json | FileCheck %s
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --entry=all --backend=cuda --input=random:1 --check=interp
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --entry=all --backend=cuda --input=random:2 --numerics=strict --check=interp
// Other types; one row, rows of one element, no rows, and rows without elements.
// RUN: sed '/^!statistics/!s/f32/bf16/g' %s > %t.bf16.mlir
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.bf16.mlir --entry=all --backend=cuda --input=random:3 --check=interp
// RUN: sed 's/f32/f64/g' %s > %t.f64.mlir
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.f64.mlir --entry=all --backend=cuda --input=random:4 --check=interp
// RUN: sed 's/<33/<1/g' %s > %t.row.mlir
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.row.mlir --entry=all --backend=cuda --input=random:5 --check=interp
// RUN: sed 's/96xf32/1xf32/g' %s > %t.element.mlir
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.element.mlir --entry=all --backend=cuda --input=random:6 --check=interp
// RUN: sed 's/<33/<0/g' %s > %t.none.mlir
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.none.mlir --entry=all --backend=cuda --input=random:7 --check=interp
// RUN: sed -e 's/96xf32/0xf32/g' -e '/^func.func @all/,$d' %s > %t.empty.mlir
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.empty.mlir --entry=layer_norm_gradient --backend=cuda --input=random:7 --check=interp
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.empty.mlir --entry=softmax_gradient --backend=cuda --input=random:7 --check=interp
// RUN: sed -e 's/<33/<5/g' -e 's/96xf32/9000xf32/g' %s > %t.long.mlir
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %t.long.mlir --entry=all --backend=cuda --input=random:8 --check=interp

!x = tensor<33x96xf32>
!v = tensor<96xf32>
!rows = tensor<33xf32>
!kept = tensor<33x1xf32>
!classes = tensor<33xi64>
!loss = tensor<f32>
!image = tensor<4x32x6x6xf32>
!channels = tensor<32xf32>
!statistics = tensor<32xf32>

// CHECK: "entry":"softmax","target":"cuda","calls":1,
func.func @softmax(%0: !x) -> !x {
  %r = graph.softmax %0, dim = 1 : (!x) -> !x
  return %r : !x
}

// CHECK: "entry":"softmax_gradient","target":"cuda","calls":1,
func.func @softmax_gradient(%0: !x, %c0: !x) -> !x {
  %g:2 = grad.vjp @softmax(%0) cotangents(%c0) : (!x, !x) -> (!x, !x)
  return %g#1 : !x
}

// CHECK: "entry":"log_softmax","target":"cuda","calls":1,
func.func @log_softmax(%0: !x) -> !x {
  %r = graph.log_softmax %0, dim = 1 : (!x) -> !x
  return %r : !x
}

// CHECK: "entry":"log_softmax_gradient","target":"cuda","calls":1,
func.func @log_softmax_gradient(%0: !x, %c0: !x) -> !x {
  %g:2 = grad.vjp @log_softmax(%0) cotangents(%c0) : (!x, !x) -> (!x, !x)
  return %g#1 : !x
}

// CHECK: "entry":"layer_norm","target":"cuda","calls":1,
func.func @layer_norm(%0: !x, %1: !v, %2: !v) -> !x {
  %r = graph.layer_norm %0, weight %1, bias %2, normalized_dims = 1, eps = 1.0e-5 : (!x, !v, !v) -> !x
  return %r : !x
}

// CHECK: "entry":"layer_norm_gradient","target":"cuda","calls":1,
func.func @layer_norm_gradient(%0: !x, %1: !v, %2: !v, %c0: !x) -> (!x, !v, !v) {
  %g:4 = grad.vjp @layer_norm(%0, %1, %2) cotangents(%c0) : (!x, !v, !v, !x) -> (!x, !x, !v, !v)
  return %g#1, %g#2, %g#3 : !x, !v, !v
}

// CHECK: "entry":"rms_norm","target":"cuda","calls":1,
func.func @rms_norm(%0: !x, %1: !v) -> !x {
  %r = graph.rms_norm %0, weight %1, normalized_dims = 1, eps = 1.0e-6 : (!x, !v) -> !x
  return %r : !x
}

// CHECK: "entry":"rms_norm_gradient","target":"cuda","calls":1,
func.func @rms_norm_gradient(%0: !x, %1: !v, %c0: !x) -> (!x, !v) {
  %g:3 = grad.vjp @rms_norm(%0, %1) cotangents(%c0) : (!x, !v, !x) -> (!x, !x, !v)
  return %g#1, %g#2 : !x, !v
}

// CHECK: "entry":"logsumexp","target":"cuda","calls":1,
func.func @logsumexp(%0: !x) -> !rows {
  %r = graph.logsumexp %0, dims = [1], keepdim = false : (!x) -> !rows
  return %r : !rows
}

// CHECK: "entry":"logsumexp_gradient","target":"cuda","calls":1,
func.func @logsumexp_gradient(%0: !x, %c0: !rows) -> !x {
  %g:2 = grad.vjp @logsumexp(%0) cotangents(%c0) : (!x, !rows) -> (!rows, !x)
  return %g#1 : !x
}

// CHECK: "entry":"cross_entropy","target":"cuda","calls":1,
func.func @cross_entropy(%0: !x, %1: !classes) -> !loss {
  %r = graph.cross_entropy %0, %1, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (!x, !classes) -> !loss
  return %r : !loss
}

// CHECK: "entry":"cross_entropy_gradient","target":"cuda","calls":2,
func.func @cross_entropy_gradient(%0: !x, %1: !classes, %c0: !loss) -> !x {
  %g:2 = grad.vjp @cross_entropy(%0, %1) cotangents(%c0) : (!x, !classes, !loss) -> (!loss, !x)
  return %g#1 : !x
}

// CHECK: "entry":"instance_norm","target":"cuda","calls":1,
func.func @instance_norm(%0: !image, %1: !channels, %2: !channels) -> !image {
  %r = graph.instance_norm %0, weight %1, bias %2, eps = 1.0e-5 : (!image, !channels, !channels) -> !image
  return %r : !image
}

// CHECK: "entry":"instance_norm_gradient","target":"cuda","calls":3,
func.func @instance_norm_gradient(%0: !image, %1: !channels, %2: !channels, %c0: !image) -> (!image, !channels, !channels) {
  %g:4 = grad.vjp @instance_norm(%0, %1, %2) cotangents(%c0) : (!image, !channels, !channels, !image) -> (!image, !image, !channels, !channels)
  return %g#1, %g#2, %g#3 : !image, !channels, !channels
}

// CHECK: "entry":"batch_norm","target":"cuda","calls":1,
func.func @batch_norm(%0: !image, %1: !channels, %2: !channels) -> (!image, !statistics, !statistics) {
  %r, %m, %s = graph.batch_norm_train %0, weight %1, bias %2, eps = 1.0e-5 : (!image, !channels, !channels) -> (!image, !statistics, !statistics)
  return %r, %m, %s : !image, !statistics, !statistics
}

// CHECK: "entry":"batch_norm_gradient","target":"cuda","calls":1,
func.func @batch_norm_gradient(%0: !image, %1: !channels, %2: !channels, %c0: !image, %c1: !statistics, %c2: !statistics) -> (!image, !channels, !channels) {
  %g:6 = grad.vjp @batch_norm(%0, %1, %2) cotangents(%c0, %c1, %c2) : (!image, !channels, !channels, !image, !statistics, !statistics) -> (!image, !statistics, !statistics, !image, !channels, !channels)
  return %g#3, %g#4, %g#5 : !image, !channels, !channels
}

// CHECK: "entry":"standardize","target":"cuda","calls":1,
func.func @standardize(%0: !x) -> !x {
  %m = graph.mean %0, dims = [1], keepdim = true : (!x) -> !kept
  %c = graph.sub %0, %m : (!x, !kept) -> !x
  %q = graph.mul %c, %c : (!x, !x) -> !x
  %v = graph.mean %q, dims = [1], keepdim = true : (!x) -> !kept
  %e = graph.constant dense<1.0e-3> : !kept
  %ve = graph.add %v, %e : (!kept, !kept) -> !kept
  %s = graph.sqrt %ve : (!kept) -> !kept
  %r = graph.div %c, %s, rounding_mode = none : (!x, !kept) -> !x
  return %r : !x
}

// CHECK: "entry":"standardize_gradient","target":"cuda","calls":1,
func.func @standardize_gradient(%0: !x, %c0: !x) -> !x {
  %g:2 = grad.vjp @standardize(%0) cotangents(%c0) : (!x, !x) -> (!x, !x)
  return %g#1 : !x
}

func.func @all(%x: !x, %y: !x, %v: !v, %d: !rows, %l: !loss, %i: !image, %j: !image, %c: !channels, %s: !statistics) -> (!x, !x, !x, !x, !x, !x, !v, !v, !x, !x, !v, !rows, !x, !loss, !x, !image, !image, !channels, !channels, !image, !statistics, !statistics, !image, !channels, !channels, !x, !x) {
  %t = graph.argmax %y, dim = 1, keepdim = false : (!x) -> !classes
  %softmax:2 = grad.vjp @softmax(%x) cotangents(%y) : (!x, !x) -> (!x, !x)
  %log_softmax:2 = grad.vjp @log_softmax(%x) cotangents(%y) : (!x, !x) -> (!x, !x)
  %layer_norm:4 = grad.vjp @layer_norm(%x, %v, %v) cotangents(%y) : (!x, !v, !v, !x) -> (!x, !x, !v, !v)
  %rms_norm:3 = grad.vjp @rms_norm(%x, %v) cotangents(%y) : (!x, !v, !x) -> (!x, !x, !v)
  %logsumexp:2 = grad.vjp @logsumexp(%x) cotangents(%d) : (!x, !rows) -> (!rows, !x)
  %cross_entropy:2 = grad.vjp @cross_entropy(%x, %t) cotangents(%l) : (!x, !classes, !loss) -> (!loss, !x)
  %instance_norm:4 = grad.vjp @instance_norm(%i, %c, %c) cotangents(%j) : (!image, !channels, !channels, !image) -> (!image, !image, !channels, !channels)
  %batch_norm:6 = grad.vjp @batch_norm(%i, %c, %c) cotangents(%j, %s, %s) : (!image, !channels, !channels, !image, !statistics, !statistics) -> (!image, !statistics, !statistics, !image, !channels, !channels)
  %standardize:2 = grad.vjp @standardize(%x) cotangents(%y) : (!x, !x) -> (!x, !x)
  return %softmax#0, %softmax#1, %log_softmax#0, %log_softmax#1, %layer_norm#0, %layer_norm#1, %layer_norm#2, %layer_norm#3, %rms_norm#0, %rms_norm#1, %rms_norm#2, %logsumexp#0, %logsumexp#1, %cross_entropy#0, %cross_entropy#1, %instance_norm#0, %instance_norm#1, %instance_norm#2, %instance_norm#3, %batch_norm#0, %batch_norm#1, %batch_norm#2, %batch_norm#3, %batch_norm#4, %batch_norm#5, %standardize#0, %standardize#1 : !x, !x, !x, !x, !x, !x, !v, !v, !x, !x, !v, !rows, !x, !loss, !x, !image, !image, !channels, !channels, !image, !statistics, !statistics, !image, !channels, !channels, !x, !x
}
