// Round trips of arenas and buffers.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @arena(
// CHECK-SAME: %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = mem.arena slots = [4096, %[[N]]], lower_bound = 4096
// CHECK-NEXT: %{{.*}} = mem.arena slots = [], lower_bound = 0
func.func @arena(%n: index) {
  %0 = mem.arena slots = [4096, %n], lower_bound = 4096
  %1 = mem.arena slots = [], lower_bound = 0
  return
}

// CHECK-LABEL: func.func @arena_in_memory(
// CHECK-SAME: %[[M:.+]]: memref<4160xi8>, %[[D:.+]]: memref<?xi8>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = mem.arena in %[[M]] : memref<4160xi8>, slots = [4096, 1], lower_bound = 0
// CHECK-NEXT: %{{.*}} = mem.arena in %[[D]] : memref<?xi8>, slots = [%[[N]], 64], lower_bound = 8
func.func @arena_in_memory(%m: memref<4160xi8>, %d: memref<?xi8>, %n: index) {
  %0 = mem.arena in %m : memref<4160xi8>, slots = [4096, 1], lower_bound = 0
  %1 = mem.arena in %d : memref<?xi8>, slots = [%n, 64], lower_bound = 8
  return
}

// CHECK-LABEL: func.func @arena_bytes(
// CHECK-SAME: %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = mem.arena_bytes slots = [4096, %[[N]]]
// CHECK-NEXT: %{{.*}} = mem.arena_bytes slots = []
func.func @arena_bytes(%n: index) {
  %0 = mem.arena_bytes slots = [4096, %n]
  %1 = mem.arena_bytes slots = []
  return
}

// CHECK-LABEL: func.func @threads(
// CHECK-NEXT: %{{.*}} = mem.threads
func.func @threads() {
  %0 = mem.threads
  return
}

// CHECK-LABEL: func.func @bytes(
// CHECK-SAME: %[[N:.+]]: index, %[[M:.+]]: index)
// CHECK-NEXT: %{{.*}} = mem.bytes %[[N]], %[[M]], element_bytes = 4
// CHECK-NEXT: %{{.*}} = mem.bytes element_bytes = 8
func.func @bytes(%n: index, %m: index) {
  %0 = mem.bytes %n, %m, element_bytes = 4
  %1 = mem.bytes element_bytes = 8
  return
}

// CHECK-LABEL: func.func @view(
// CHECK-SAME: %[[A:.+]]: !mem.arena, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = mem.view %[[A]], slot = 0, offset = 64, lifetime = [3, 7] : memref<2x3xf32>
// CHECK-NEXT: %{{.*}} = mem.view %[[A]], slot = 1, offset = 0, lifetime = [0, 0], sizes(%[[N]], %[[N]]) : memref<?x?xi8>
// CHECK-NEXT: %{{.*}} = mem.view %[[A]], slot = 1, offset = 0, lifetime = [1, 1] : memref<index>
func.func @view(%a: !mem.arena, %n: index) {
  %0 = mem.view %a, slot = 0, offset = 64, lifetime = [3, 7] : memref<2x3xf32>
  %1 = mem.view %a, slot = 1, offset = 0, lifetime = [0, 0], sizes(%n, %n) : memref<?x?xi8>
  %2 = mem.view %a, slot = 1, offset = 0, lifetime = [1, 1] : memref<index>
  return
}

// CHECK-LABEL: func.func @give_result(
// CHECK-SAME: %[[B:.+]]: memref<?x3xf32>)
// CHECK-NEXT: mem.give_result %[[B]], index = 2 : memref<?x3xf32>
func.func @give_result(%b: memref<?x3xf32>) {
  mem.give_result %b, index = 2 : memref<?x3xf32>
  return
}
