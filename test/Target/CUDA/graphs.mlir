// Executions that the device repeats as a graph. The first one runs the host code, the second records.
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --backend=cuda --mode=reduce-overhead --repeat=5 --input=random:1 --check=interp --json | FileCheck %s
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda TCOPT_MODE=max-autotune tcopt-run %s --backend=cuda --repeat=5 --input=random:1 --check=interp --json | FileCheck %s
// CHECK: "calls":{"first":1,"recorded":1,"replayed":3,"plain":0,"reasons":{}}

// Another mode, another target, a profile.
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --backend=cuda --mode=max-autotune-no-cudagraphs --repeat=5 --input=random:1 --json | FileCheck %s --check-prefix=NONE
// RUN: tcopt-run %s --mode=reduce-overhead --repeat=5 --input=random:1 --json | FileCheck %s --check-prefix=NONE
// NONE-NOT: "calls"
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --backend=cuda --mode=reduce-overhead --profile --repeat=5 --input=random:1 --json | FileCheck %s --check-prefix=PROFILE
// PROFILE: "reasons":{"a profile is being taken":5}

// With a benchmark a line says so.
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --backend=cuda --mode=reduce-overhead --bench=0 --repeat=5 --input=random:1 | FileCheck %s --check-prefix=TEXT
// TEXT: time: median
// TEXT-NEXT: graphs: 1 recorded, 3 of 5 executions replayed

// What the host reads is not recorded.
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --entry=read --backend=cuda --mode=reduce-overhead --repeat=5 --input=random:1 --check=interp --json | FileCheck %s --check-prefix=READ
// READ: "calls":{"first":1,"recorded":0,"replayed":0,"plain":4,"reasons":{"it reads elements on the host":4}}

func.func @main(%x: tensor<5x4xf32>, %w: tensor<3x4xf32>, %b: tensor<3xf32>) -> (tensor<5x3xf32>, tensor<5xf32>) {
  %y = graph.linear %x, %w, %b : (tensor<5x4xf32>, tensor<3x4xf32>, tensor<3xf32>) -> tensor<5x3xf32>
  %r = graph.relu %y : (tensor<5x3xf32>) -> tensor<5x3xf32>
  %s = graph.sum %r, dims = [1], keepdim = false : (tensor<5x3xf32>) -> tensor<5xf32>
  return %r, %s : tensor<5x3xf32>, tensor<5xf32>
}

func.func @read(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %y = graph.cond %p : (tensor<i1>) -> tensor<4xf32> {
    %a = graph.exp %x : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %a : tensor<4xf32>
  } else {
    %b = graph.relu %x : (tensor<4xf32>) -> tensor<4xf32>
    graph.yield %b : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}
