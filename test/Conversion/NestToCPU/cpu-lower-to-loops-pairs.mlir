// Contractions whose schedule has pairs of terms added by an instruction.
// RUN: tcopt %s --cpu-lower-to-loops --canonicalize --split-input-file --verify-diagnostics | FileCheck %s

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#bt = affine_map<(i, j, k) -> (j, k)>
#o = affine_map<(i, j, k) -> (i, j)>
#pairs = #cpu.contraction<task = [8, 32, 35], registers = [8, 32], lanes = 16, instruction = dpbf16>

// Of 35 terms 17 pairs and one with a zero. Rows of 32 terms are copied, the
// rest is put together.
// CHECK-LABEL: func @columns(
//       CHECK: %[[PANEL:.+]] = memref.alloca() {alignment = 64 : i64} : memref<576xi32>
//       CHECK: %[[ROWS:.+]] = memref.alloca() {alignment = 64 : i64} : memref<144xi32>
//       CHECK: scf.for %{{.+}} = %c0 to %c17 step %c1
//       CHECK:   scf.for
//       CHECK:     %[[LOW:.+]] = arith.extui %{{.+}} : i16 to i32
//       CHECK:     %[[HIGH:.+]] = arith.extui %{{.+}} : i16 to i32
//       CHECK:     %[[SHIFTED:.+]] = arith.shli %[[HIGH]], %c16_i32
//       CHECK:     %[[PAIR:.+]] = arith.ori %[[LOW]], %[[SHIFTED]]
//       CHECK:     memref.store %[[PAIR]], %[[PANEL]]
//       CHECK: scf.for
//       CHECK:   %[[LAST:.+]] = arith.extui %{{.+}} : i16 to i32
//       CHECK:   memref.store %[[LAST]], %[[PANEL]]
//       CHECK: %[[TERMS:.+]] = vector.load %{{.+}} : memref<{{.+}}xbf16{{.*}}>, vector<32xbf16>
//       CHECK: %[[COPY:.+]] = vector.bitcast %[[TERMS]] : vector<32xbf16> to vector<16xi32>
//       CHECK: vector.store %[[COPY]], %[[ROWS]]
//       CHECK: scf.for %{{.+}} = %c0 to %c18 step %c1 iter_args
//       CHECK:   %[[P:.+]] = vector.load %[[PANEL]]{{.*}} vector<16xi32>
//       CHECK:   %[[E:.+]] = memref.load %[[ROWS]]
//       CHECK:   %[[R:.+]] = vector.broadcast %[[E]] : i32 to vector<16xi32>
//   CHECK-DAG:   %[[X:.+]] = vector.bitcast %[[R]] : vector<16xi32> to vector<32xbf16>
//   CHECK-DAG:   %[[Y:.+]] = vector.bitcast %[[P]] : vector<16xi32> to vector<32xbf16>
//       CHECK:   llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%{{.+}}, %[[X]], %[[Y]]) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
//   CHECK-NOT:   arith.mulf
//       CHECK: return
func.func @columns(%x: memref<8x35xbf16>, %w: memref<35x32xbf16>, %o: memref<8x32xf32>) attributes {nest.schedule = #pairs} {
  linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<8x35xbf16>, memref<35x32xbf16>) outs(%o : memref<8x32xf32>) {
  ^bb0(%a: bf16, %b: bf16, %s: f32):
    %c = arith.extf %a : bf16 to f32
    %d = arith.extf %b : bf16 to f32
    %p = arith.mulf %c, %d fastmath<contract> : f32
    %t = arith.addf %s, %p fastmath<reassoc,contract> : f32
    linalg.yield %t : f32
  }
  return
}

// Squares of pairs are transposed.
// CHECK-LABEL: func @terms(
//       CHECK: vector.load %{{.+}} : memref<{{.+}}xbf16{{.*}}>, vector<32xbf16>
//       CHECK: vector.bitcast %{{.+}} : vector<32xbf16> to vector<16xi32>
//       CHECK: vector.shuffle {{.*}} : vector<16xi32>, vector<16xi32>
//       CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"
func.func @terms(%x: memref<8x35xbf16>, %w: memref<32x35xbf16>, %o: memref<8x32xf32>) attributes {nest.schedule = #pairs} {
  linalg.generic {indexing_maps = [#a, #bt, #o], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<8x35xbf16>, memref<32x35xbf16>) outs(%o : memref<8x32xf32>) {
  ^bb0(%a: bf16, %b: bf16, %s: f32):
    %c = arith.extf %a : bf16 to f32
    %d = arith.extf %b : bf16 to f32
    %p = arith.mulf %c, %d fastmath<contract> : f32
    %t = arith.addf %s, %p fastmath<reassoc,contract> : f32
    linalg.yield %t : f32
  }
  return
}

// -----

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
func.func @refused(%x: memref<8x35xbf16>, %w: memref<35x32xbf16>, %f: memref<8x35xf32>, %g: memref<35x32xf32>, %o: memref<8x32xf32>)
    attributes {nest.schedule = #nest.schedules<[
      #cpu.contraction<task = [8, 32, 35], registers = [8, 32], lanes = 16, instruction = dpbf16>,
      #cpu.contraction<task = [8, 32, 35], registers = [8, 32], lanes = 2, instruction = dpbf16>]>} {
  // expected-error @below {{'linalg.matmul' op expected dpbf16 in vectors of 4, 8 or 16 sums of f32, of products of bf16 in fast numerics}}
  linalg.matmul ins(%f, %g : memref<8x35xf32>, memref<35x32xf32>) outs(%o : memref<8x32xf32>)
  // expected-error @below {{'linalg.generic' op expected dpbf16 in vectors of 4, 8 or 16 sums of f32}}
  linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<8x35xbf16>, memref<35x32xbf16>) outs(%o : memref<8x32xf32>) {
  ^bb0(%a: bf16, %b: bf16, %s: f32):
    %c = arith.extf %a : bf16 to f32
    %d = arith.extf %b : bf16 to f32
    %p = arith.mulf %c, %d fastmath<contract> : f32
    %t = arith.addf %s, %p fastmath<reassoc,contract> : f32
    linalg.yield %t : f32
  }
  return
}

func.func @refused_in_strict(%x: memref<8x35xbf16>, %w: memref<35x32xbf16>, %o: memref<8x32xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [8, 32, 35], registers = [8, 32], lanes = 16, instruction = dpbf16>, tcopt.numerics = #tcopt.numerics<strict>} {
  // expected-error @below {{'linalg.generic' op expected dpbf16 in vectors of 4, 8 or 16 sums of f32}}
  linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : memref<8x35xbf16>, memref<35x32xbf16>) outs(%o : memref<8x32xf32>) {
  ^bb0(%a: bf16, %b: bf16, %s: f32):
    %c = arith.extf %a : bf16 to f32
    %d = arith.extf %b : bf16 to f32
    %p = arith.mulf %c, %d : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  }
  return
}
