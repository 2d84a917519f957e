// RUN: tcopt %s --cuda-number-memory-spaces | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: gpu.func @k
  // CHECK-SAME: %{{.*}}: memref<4xf32>)
  // CHECK-SAME: workgroup(%[[S:.*]] : memref<64xf32, 3>)
  gpu.func @k(%x: memref<4xf32, #gpu.address_space<global>>) workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    // CHECK: vector.load %[[S]]{{.*}} : memref<64xf32, 3>, vector<4xf32>
    %v = vector.load %s[%c0] : memref<64xf32, #gpu.address_space<workgroup>>, vector<4xf32>
    vector.store %v, %x[%c0] : memref<4xf32, #gpu.address_space<global>>, vector<4xf32>
    gpu.return
  }

  // The op's own result keeps what it has to be.
  // CHECK-LABEL: gpu.func @dynamic
  // CHECK: %[[D:.*]] = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  // CHECK: %[[N:.*]] = builtin.unrealized_conversion_cast %[[D]]
  // CHECK: memref.view %[[N]]{{.*}} : memref<?xi8, 3> to memref<64xf32, 3>
  gpu.func @dynamic() kernel {
    %c0 = arith.constant 0 : index
    %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %v = memref.view %d[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %s = memref.load %v[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %s, %v[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}
