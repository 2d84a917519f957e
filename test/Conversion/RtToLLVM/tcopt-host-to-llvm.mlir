// A program without ASan cannot load a runtime with it.
// UNSUPPORTED: asan
// Whole programs, compiled and called by Inputs/driver.c.
//
// RUN: tcopt %s --tcopt-host-to-llvm -o %t.mlir
// RUN: mlir-translate --mlir-to-llvmir %t.mlir -o %t.ll
// RUN: clang-22 -O2 -Wno-override-module -I %src/include %t.ll %S/Inputs/driver.c -o %t.exe -L %lib -ltcopt_rt -lm -Wl,-rpath,%lib
// RUN: %t.exe | FileCheck %s --match-full-lines
// RUN: clang-22 -O0 -Wno-override-module -I %src/include %t.ll %S/Inputs/driver.c -o %t.O0.exe -L %lib -ltcopt_rt -lm -Wl,-rpath,%lib
// RUN: %t.O0.exe | FileCheck %s --match-full-lines

// Guards of the entry, and a parallel loop on buffers of unknown size.

// CHECK-LABEL: -- add
// CHECK-NEXT: shapes: ok [3,4]
// CHECK-NEXT: add: ok [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]
// CHECK-NEXT: strided input: ok [0, 5, 10, 15, 9, 14, 19, 24, 18, 23, 28, 33]
// CHECK-NEXT: copies: 1
// CHECK-NEXT: misaligned input: ok [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]
// CHECK-NEXT: strided output: ok [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]
// CHECK-NEXT: no rows: ok []
// CHECK-NEXT: many rows: ok
// CHECK-NEXT: wrong dtype: invalid argument: argument 0 ('x'): expected f32, found i32
// CHECK-NEXT: wrong rank: invalid argument: argument 0 ('x'): expected rank 2, found rank 1
// CHECK-NEXT: wrong static size: shape mismatch: argument 0 ('x'): expected shape [?, 4], found [4, 3]
// CHECK-NEXT: symbol mismatch: shape mismatch: size 0 of 'y', called 'B': expected size 3, found 2
// CHECK-NEXT: NULL data: invalid argument: {{.*}}
// CHECK-NEXT: wrong result: shape mismatch: result 0 ('z'): expected shape [3, 4], found [2, 4]
// CHECK-NEXT: shapes, wrong rank: invalid argument: 'x': expected rank 2, found rank 1
// CHECK-NEXT: shapes, negative size: invalid argument: size 0 of 'x': expected a value from 0 to 9223372036854775807, found -1
// CHECK-NEXT: shapes, wrong static size: shape mismatch: size 1 of 'x': expected size 4, found 5
// CHECK-NEXT: shapes, symbol mismatch: shape mismatch: size 0 of 'y', called 'B': expected size 3, found 2
func.func @add(%x: memref<?x4xf32>, %y: memref<?x4xf32>, %z: memref<?x4xf32>)
    attributes {tcopt.signature = {
      inputs = [{name = "x", dtype = "f32", dims = ["B", 4]},
                {name = "y", dtype = "f32", dims = ["B", 4]}],
      results = [{name = "z", dtype = "f32", dims = ["B", 4]}]}} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %x, %c0 : memref<?x4xf32>
  rt.parallel_for @add_rows(%x, %y, %z), count = %n, grain = %c2
      : memref<?x4xf32>, memref<?x4xf32>, memref<?x4xf32>
  return
}
func.func private @add_rows(%x: memref<?x4xf32>, %y: memref<?x4xf32>, %z: memref<?x4xf32>,
                            %begin: index, %end: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %begin to %end step %c1 {
    %a = vector.load %x[%i, %c0] : memref<?x4xf32>, vector<4xf32>
    %b = vector.load %y[%i, %c0] : memref<?x4xf32>, vector<4xf32>
    %t = memref.alloca() : memref<4xf32>
    %s = arith.addf %a, %b : vector<4xf32>
    vector.store %s, %t[%c0] : memref<4xf32>, vector<4xf32>
    %u = vector.load %t[%c0] : memref<4xf32>, vector<4xf32>
    vector.store %u, %z[%i, %c0] : memref<?x4xf32>, vector<4xf32>
  }
  return
}

// A failure inside of a parallel loop, whose body takes bare pointers and scalars.

// CHECK-LABEL: -- divide
// CHECK-NEXT: divide: ok [105, 103, 102, 102]
// CHECK-NEXT: by zero: division by zero: integer division by zero
func.func @divide(%x: memref<4xi32>, %d: memref<i32>, %y: memref<4xi32>)
    attributes {tcopt.signature = {
      inputs = [{name = "x", dtype = "i32", dims = [4]}, {name = "d", dtype = "i32", dims = []}],
      results = [{name = "y", dtype = "i32", dims = [4]}]}} {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %bias = arith.constant 100 : i32
  rt.parallel_for @divide_range(%x, %d, %bias, %y), count = %c4, grain = %c1
      : memref<4xi32>, memref<i32>, i32, memref<4xi32>
  return
}
func.func private @divide_range(
    %x: memref<4xi32> {llvm.noalias, llvm.align = 64 : i64}, %d: memref<i32> {llvm.noalias},
    %bias: i32, %y: memref<4xi32> {llvm.noalias}, %begin: index, %end: index) attributes {llvm.bareptr} {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %begin to %end step %c1 {
    %a = memref.load %x[%i] : memref<4xi32>
    %b = memref.load %d[] : memref<i32>
    %bad = arith.cmpi eq, %b, %zero : i32
    rt.fail %bad, code = division_by_zero, "integer division by zero"
    %safe = arith.select %bad, %one, %b : i32
    %q = arith.divsi %a, %safe : i32
    %r = arith.addi %q, %bias : i32
    memref.store %r, %y[%i] : memref<4xi32>
  }
  return
}

// A guard in scf.if in scf.for.

// CHECK-LABEL: -- require
// CHECK-NEXT: sum: ok [6]
// CHECK-NEXT: negative: invalid argument: {{.*}}tcopt-host-to-llvm.mlir:{{[0-9]+}}:7: only positive numbers
func.func @require(%x: memref<?xi64>, %y: memref<i64>)
    attributes {tcopt.signature = {inputs = [{name = "x", dtype = "i64", dims = ["N"]}],
                                   results = [{name = "y", dtype = "i64", dims = []}]}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i64 {
    %v = memref.load %x[%i] : memref<?xi64>
    %some = arith.cmpi ne, %v, %zero : i64
    scf.if %some {
      %positive = arith.cmpi sgt, %v, %zero : i64
      core.require %positive, "only positive numbers"
    }
    %t = arith.addi %s, %v : i64
    scf.yield %t : i64
  }
  memref.store %sum, %y[] : memref<i64>
  return
}

// Sizes that a function computes, an arena, a callee that fails, strided copies.

// CHECK-LABEL: -- interleave
// CHECK-NEXT: shapes: ok [6]
// CHECK-NEXT: interleave: ok [1, -1, 2, -2, 3, -3]
// CHECK-NEXT: callee fails: invalid argument: {{.*}}: 13 is not allowed
// CHECK-NEXT: after it: ok [1, -1, 2, -2, 3, -3]
// CHECK-NEXT: shapes fails: invalid argument: {{.*}}: at most 100 elements
// CHECK-NEXT: result of the wrong size: shape mismatch: result 0 ('y'): expected shape [6], found [5]
func.func @interleave(%x: memref<?xf32>, %y: memref<?xf32>)
    attributes {tcopt.signature = {inputs = [{name = "x", dtype = "f32", dims = ["N"]}],
                                   results = [{name = "y", dtype = "f32", dims = ["?"]}]}} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %bytes = arith.muli %n, %c4 : index
  %arena = rt.arena_begin %bytes : memref<?xi8>
  %t = memref.view %arena[%c0][%n] : memref<?xi8> to memref<?xf32>
  %m = call @negate(%x, %t) : (memref<?xf32>, memref<?xf32>) -> index
  %even = memref.subview %y[0][%n][2] : memref<?xf32> to memref<?xf32, strided<[2]>>
  %odd = memref.subview %y[1][%m][2] : memref<?xf32> to memref<?xf32, strided<[2], offset: 1>>
  memref.copy %x, %even : memref<?xf32> to memref<?xf32, strided<[2]>>
  memref.copy %t, %odd : memref<?xf32> to memref<?xf32, strided<[2], offset: 1>>
  rt.arena_end %arena : memref<?xi8>
  return
}
func.func private @negate(%x: memref<?xf32>, %y: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %bad = arith.constant 13.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %x[%i] : memref<?xf32>
    %ok = arith.cmpf one, %v, %bad : f32
    core.require %ok, "13 is not allowed"
    %w = arith.negf %v : f32
    memref.store %w, %y[%i] : memref<?xf32>
  }
  return %n : index
}
func.func private @interleave.shapes(%n: index) -> index {
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %few = arith.cmpi sle, %n, %c100 : index
  core.require %few, "at most 100 elements"
  %m = arith.muli %n, %c2 : index
  return %m : index
}

// Several results, and an entry that calls another one.

// CHECK-LABEL: -- several
// CHECK-NEXT: shapes: ok [3,2] [6]
// CHECK-NEXT: y: ok [1, 4, 2, 5, 3, 6]
// CHECK-NEXT: z: ok [2, 4, 6, 8, 10, 12]
func.func @several(%x: memref<?x?xf64>, %y: memref<?x?xf64>, %z: memref<?xf64>)
    attributes {tcopt.signature = {
      inputs = [{name = "x", dtype = "f64", dims = ["N", "M"]}],
      results = [{name = "y", dtype = "f64", dims = ["M", "N"]},
                 {name = "z", dtype = "f64", dims = ["?"]}]}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %y, %c0 : memref<?x?xf64>
  %n = memref.dim %y, %c1 : memref<?x?xf64>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %v = affine.load %x[%i, %j] : memref<?x?xf64>
      affine.store %v, %y[%j, %i] : memref<?x?xf64>
      %w = arith.addf %v, %v : f64
      affine.store %w, %z[%i * symbol(%m) + %j] : memref<?xf64>
    }
  }
  return
}
func.func private @several.shapes(%n: index, %m: index) -> (index, index, index) {
  %k = arith.muli %n, %m : index
  return %m, %n, %k : index, index, index
}

// CHECK-LABEL: -- nested
// CHECK-NEXT: nested: ok [105, 103, 102, 102]
// CHECK-NEXT: failure inside: division by zero: integer division by zero
func.func @nested(%x: memref<4xi32>, %d: memref<i32>, %y: memref<4xi32>)
    attributes {tcopt.signature = {
      inputs = [{name = "x", dtype = "i32", dims = [4]}, {name = "d", dtype = "i32", dims = []}],
      results = [{name = "y", dtype = "i32", dims = [4]}]}} {
  call @divide(%x, %d, %y) : (memref<4xi32>, memref<i32>, memref<4xi32>) -> ()
  return
}

// Library calls.

// CHECK-LABEL: -- extern
// CHECK-NEXT: twice: ok [2, 6, 10]
// CHECK-NEXT: status without message: out of memory: 'library_twice' failed
// CHECK-NEXT: status with message: unsupported: library says no
func.func @apply(%x: memref<5xf32>, %y: memref<3xf32>)
    attributes {tcopt.signature = {inputs = [{name = "x", dtype = "f32", dims = [5]}],
                                   results = [{name = "y", dtype = "f32", dims = [3]}]}} {
  %even = memref.subview %x[0][3][2] : memref<5xf32> to memref<3xf32, strided<[2]>>
  nest.extern "library_twice" ins(%even : memref<3xf32, strided<[2]>>) outs(%y : memref<3xf32>)
  return
}

// Checks and prints.

// CHECK-LABEL: -- check
// CHECK-NEXT: x: tensor<2xf32> [1, 2]
// CHECK-NEXT: mask: tensor<2xi1> [true, false]
// CHECK-NEXT: equal
// CHECK-NEXT: close
// CHECK-NEXT: good: ok [1, 2]
// CHECK-NEXT: x: tensor<2xf32> [1, 2.0625]
// CHECK-NEXT: mask: tensor<2xi1> [true, false]
// CHECK-NEXT: equal
// CHECK-NEXT: bad: check failed: {{.*}}tcopt-host-to-llvm.mlir:{{[0-9]+}}:3: outputs differ{{.*}}
memref.global "private" constant @expected : memref<2xf32> = dense<[1.0, 2.0]>
memref.global "private" constant @mask : memref<4xi8> = dense<[1, 7, 0, 7]>
func.func @check(%x: memref<2xf32>, %y: memref<2xf32>)
    attributes {tcopt.signature = {inputs = [{name = "x", dtype = "f32", dims = [2]}],
                                   results = [{name = "y", dtype = "f32", dims = [2]}]}} {
  %e = memref.get_global @expected : memref<2xf32>
  %m = memref.get_global @mask : memref<4xi8>
  %s = memref.subview %m[0][2][2] : memref<4xi8> to memref<2xi8, strided<[2]>>
  graph.print %x, label = "x" : memref<2xf32>
  graph.print %s, label = "mask", dtype = i1 : memref<2xi8, strided<[2]>>
  check.equal %s, %s : memref<2xi8, strided<[2]>>, memref<2xi8, strided<[2]>>
  memref.copy %e, %y : memref<2xf32> to memref<2xf32>
  func.call @say_equal() : () -> ()
  check.close %x, %e, rtol = 0.0, atol = 0.0078125 : memref<2xf32>, memref<2xf32>
  func.call @say_close() : () -> ()
  return
}
func.func private @say_equal()
func.func private @say_close()

// Arenas that cannot be had, and loops that do not end.

// CHECK-LABEL: -- arena
// CHECK-NEXT: small: ok [100]
// CHECK-NEXT: negative: invalid argument: {{.*}}
// CHECK-NEXT: huge: out of memory: {{.*}}
func.func @arena(%x: memref<i64>, %y: memref<i64>)
    attributes {tcopt.signature = {inputs = [{name = "x", dtype = "i64", dims = []}],
                                   results = [{name = "y", dtype = "i64", dims = []}]}} {
  %n = memref.load %x[] : memref<i64>
  %bytes = arith.index_cast %n : i64 to index
  %c0 = arith.constant 0 : index
  %a = rt.arena_begin %bytes : memref<?xi8>
  %t = memref.view %a[%c0][] : memref<?xi8> to memref<i64>
  memref.store %n, %t[] : memref<i64>
  memref.copy %t, %y : memref<i64> to memref<i64>
  rt.arena_end %a : memref<?xi8>
  return
}

// CHECK-LABEL: -- forever
// CHECK-NEXT: forever: time limit exceeded: {{.*}}
func.func @forever(%y: memref<i64>)
    attributes {tcopt.signature = {inputs = [], results = [{name = "y", dtype = "i64", dims = []}]}} {
  %true = arith.constant true
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    func.call @tick(%y) : (memref<i64>) -> ()
    scf.yield
  }
  return
}
func.func private @tick(%y: memref<i64>) attributes {llvm.bareptr} {
  %one = arith.constant 1 : i64
  %v = memref.load %y[] : memref<i64>
  %w = arith.addi %v, %one : i64
  memref.store %w, %y[] : memref<i64>
  return
}

// Scalar functions: accurate for small arguments, and without 16-bit libm.

// CHECK-LABEL: -- math
// CHECK-NEXT: f32: ok [1e-10, 1e-10, 1e-10, 1.12838e-10]
// CHECK-NEXT: bf16: ok [0x3f43]
func.func @math(%x: memref<f32>, %h: memref<bf16>, %y: memref<4xf32>, %z: memref<bf16>)
    attributes {tcopt.signature = {
      inputs = [{name = "x", dtype = "f32", dims = []}, {name = "h", dtype = "bf16", dims = []}],
      results = [{name = "y", dtype = "f32", dims = [4]}, {name = "z", dtype = "bf16", dims = []}]}} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v = memref.load %x[] : memref<f32>
  %p = vector.broadcast %v : f32 to vector<2xf32>
  %a = math.expm1 %p : vector<2xf32>
  %b = math.log1p %v : f32
  %c = math.erf %v : f32
  vector.store %a, %y[%c0] : memref<4xf32>, vector<2xf32>
  memref.store %b, %y[%c2] : memref<4xf32>
  memref.store %c, %y[%c3] : memref<4xf32>
  %g = memref.load %h[] : memref<bf16>
  %t = math.tanh %g : bf16
  memref.store %t, %z[] : memref<bf16>
  return
}
