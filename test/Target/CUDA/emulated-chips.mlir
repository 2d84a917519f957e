// GPUs that the emulator plays: kernels are made as for the GPU, and run on the
// host.
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --backend=cuda --target-chip=emulated --input=random:1 --check=interp
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --backend=cuda --target-chip=emulated-sm_75 --input=random:1 --check=interp
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --backend=cuda --target-chip=emulated-sm_86 --input=random:1 --check=interp
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda not tcopt-run %s --backend=cuda --target-chip=emulated-sm_61 --input=random:1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: unknown chip 'emulated-sm_61'

// The emulated sm_75 has the code of sm_75, without mma.sync; an sm_86 has less
// shared memory than an sm_90.
// RUN: tcopt %s --tcopt-compile="target=cuda target-chip=emulated stop-after=fuse" -o %t.90
// RUN: tcopt %s --tcopt-compile="target=cuda target-chip=sm_90 stop-after=fuse" -o %t.real90
// RUN: tcopt %s --tcopt-compile="target=cuda target-chip=emulated-sm_75 stop-after=fuse" -o %t.75
// RUN: tcopt %s --tcopt-compile="target=cuda target-chip=sm_75 stop-after=fuse" -o %t.real75
// RUN: sed s/emulated/sm_90/ %t.90 | diff - %t.real90
// RUN: sed s/emulated-// %t.75 | diff - %t.real75
// RUN: not diff %t.real90 %t.real75

func.func @main(%x: tensor<64x64xbf16>, %w: tensor<64x64xbf16>, %b: tensor<64xbf16>) -> tensor<64x64xbf16> {
  %y = graph.matmul %x, %w : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
  %z = graph.add %y, %b : (tensor<64x64xbf16>, tensor<64xbf16>) -> tensor<64x64xbf16>
  %r = graph.softmax %z, dim = 1 : (tensor<64x64xbf16>) -> tensor<64x64xbf16>
  return %r : tensor<64x64xbf16>
}
