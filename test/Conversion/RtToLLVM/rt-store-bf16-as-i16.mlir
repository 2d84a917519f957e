// RUN: tcopt %s --split-input-file --rt-store-bf16-as-i16 | FileCheck %s

// CHECK-LABEL: llvm.func @blocks
// CHECK-SAME: -> i16
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(16256 : i16) : i16
// CHECK: %[[V:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i16
// CHECK: llvm.cond_br %{{.*}}, ^bb1(%[[V]] : i16), ^bb1(%[[ONE]] : i16)
// CHECK: ^bb1(%{{.*}}: i16):
// CHECK-NOT: bf16
llvm.func @blocks(%c: i1, %p: !llvm.ptr) -> bf16 {
  %one = llvm.mlir.constant(1.0 : bf16) : bf16
  %v = llvm.load %p : !llvm.ptr -> bf16
  llvm.cond_br %c, ^next(%v : bf16), ^next(%one : bf16)
^next(%r: bf16):
  llvm.return %r : bf16
}

// Addresses and stack are of the bits; bitcasts vanish.
// CHECK-LABEL: llvm.func @memory
// CHECK-SAME: (%[[P:.*]]: !llvm.ptr, %[[I:.*]]: i64)
// CHECK: llvm.alloca %{{.*}} x i16
// CHECK: %[[Q:.*]] = llvm.getelementptr %[[P]][%[[I]]] : (!llvm.ptr, i64) -> !llvm.ptr, i16
// CHECK: %[[V:.*]] = llvm.load %[[Q]] : !llvm.ptr -> i16
// CHECK: llvm.zext %[[V]] : i16 to i32
// CHECK-NOT: bitcast
llvm.func @memory(%p: !llvm.ptr, %i: i64) -> i32 {
  %n = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %n x bf16 : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
  %v = llvm.load %q : !llvm.ptr -> bf16
  %b = llvm.bitcast %v : bf16 to i16
  %w = llvm.zext %b : i16 to i32
  llvm.return %w : i32
}

// An atomic sum is bf16's, of bits and to bits.
// CHECK-LABEL: llvm.func @atomic
// CHECK-SAME: (%[[P:.*]]: !llvm.ptr, %[[V:.*]]: i16) -> i16
// CHECK: %[[U:.*]] = llvm.bitcast %[[V]] : i16 to bf16
// CHECK: %[[A:.*]] = llvm.atomicrmw fadd %[[P]], %[[U]] monotonic : !llvm.ptr, bf16
// CHECK: %[[B:.*]] = llvm.bitcast %[[A]] : bf16 to i16
// CHECK: llvm.return %[[B]] : i16
llvm.func @atomic(%p: !llvm.ptr, %v: bf16) -> bf16 {
  %a = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, bf16
  llvm.return %a : bf16
}

// CHECK: llvm.mlir.global internal constant @table(dense<[16256, -16384]> : tensor<2xi16>) {{.*}}: !llvm.array<2 x i16>
llvm.mlir.global internal constant @table(dense<[1.0, -2.0]> : tensor<2xbf16>) {addr_space = 0 : i32} : !llvm.array<2 x bf16>

// CHECK-LABEL: llvm.func @vectors
// CHECK: llvm.mlir.constant(dense<16256> : vector<4xi16>) : vector<4xi16>
llvm.func @vectors() -> vector<4xbf16> {
  %v = llvm.mlir.constant(dense<1.0> : vector<4xbf16>) : vector<4xbf16>
  llvm.return %v : vector<4xbf16>
}

// What an instruction rounds is a bf16 until its bits are taken, at once.
// CHECK-LABEL: llvm.func @rounding
// CHECK: %[[N:.*]] = llvm.fptrunc %{{.*}} : f32 to bf16
// CHECK-NEXT: %[[B:.*]] = llvm.bitcast %[[N]] : bf16 to i16
// CHECK-NEXT: llvm.br ^bb1(%[[B]] : i16)
// CHECK: ^bb1(%[[C:.*]]: i16):
// CHECK: llvm.store %[[C]], %{{.*}} : i16, !llvm.ptr
// CHECK: %[[V:.*]] = llvm.fptrunc %{{.*}} : vector<8xf32> to vector<8xbf16>
// CHECK-NEXT: %[[W:.*]] = llvm.bitcast %[[V]] : vector<8xbf16> to vector<8xi16>
// CHECK-NEXT: llvm.store %[[W]], %{{.*}} : vector<8xi16>, !llvm.ptr
// CHECK-NEXT: llvm.zext %[[B]] : i16 to i32
llvm.func @rounding(%x: f32, %v: vector<8xf32>, %p: !llvm.ptr) -> i32 {
  %n = llvm.fptrunc %x : f32 to bf16
  llvm.br ^next(%n : bf16)
^next(%c: bf16):
  llvm.store %c, %p : bf16, !llvm.ptr
  %w = llvm.fptrunc %v : vector<8xf32> to vector<8xbf16>
  llvm.store %w, %p : vector<8xbf16>, !llvm.ptr
  %b = llvm.bitcast %n : bf16 to i16
  %i = llvm.zext %b : i16 to i32
  llvm.return %i : i32
}

// Intrinsics take bf16.
// CHECK-LABEL: llvm.func @product
// CHECK: %[[L:.*]] = llvm.load %{{.*}} : !llvm.ptr -> vector<8xi16>
// CHECK: %[[A:.*]] = llvm.bitcast %[[L]] : vector<8xi16> to vector<8xbf16>
// CHECK: %[[B:.*]] = llvm.bitcast %[[L]] : vector<8xi16> to vector<8xbf16>
// CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"(%{{.*}}, %[[A]], %[[B]]) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
llvm.func @product(%s: vector<4xf32>, %p: !llvm.ptr) -> vector<4xf32> {
  %l = llvm.load %p : !llvm.ptr -> vector<8xbf16>
  %r = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"(%s, %l, %l) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
