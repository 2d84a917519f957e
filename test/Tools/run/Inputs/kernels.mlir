// Final form with kernel modules: y = 2 * x + 1, elementwise, in two kernels, each of which has a @body.
module {
  llvm.func @twice(!llvm.ptr, !llvm.ptr)
  llvm.func @add_one(!llvm.ptr, !llvm.ptr)

  llvm.func @main_shapes(%ctx: !llvm.ptr, %in: !llvm.ptr, %out: !llvm.ptr) -> i32 {
    %ok = llvm.mlir.constant(0 : i32) : i32
    %four = llvm.mlir.constant(4 : i64) : i64
    %field = llvm.getelementptr %out[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, struct<(i32, i32)>, i32, struct<(i8, i8, i16)>, ptr, ptr, i64)>
    %shape = llvm.load %field : !llvm.ptr -> !llvm.ptr
    llvm.store %four, %shape : i64, !llvm.ptr
    llvm.return %ok : i32
  }

  llvm.func @main(%ctx: !llvm.ptr, %in: !llvm.ptr, %out: !llvm.ptr) -> i32 attributes {tcopt.signature = {
      inputs = [{name = "x", dtype = "f32", dims = [4]}], results = [{name = "y", dtype = "f32", dims = [4]}]}} {
    %ok = llvm.mlir.constant(0 : i32) : i32
    %x = llvm.load %in : !llvm.ptr -> !llvm.ptr
    %y = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.call @twice(%x, %y) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.call @add_one(%y, %y) : (!llvm.ptr, !llvm.ptr) -> ()
    llvm.return %ok : i32
  }

  module {
    llvm.func @twice(%x: !llvm.ptr, %y: !llvm.ptr) {
      %0 = llvm.load %x : !llvm.ptr -> vector<4xf32>
      %1 = llvm.call @body(%0) : (vector<4xf32>) -> vector<4xf32>
      llvm.store %1, %y : vector<4xf32>, !llvm.ptr
      llvm.return
    }
    llvm.func internal @body(%v: vector<4xf32>) -> vector<4xf32> {
      %0 = llvm.fadd %v, %v : vector<4xf32>
      llvm.return %0 : vector<4xf32>
    }
  }

  module {
    llvm.mlir.global private constant @ones(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x f32>
    llvm.func @add_one(%x: !llvm.ptr, %y: !llvm.ptr) {
      %0 = llvm.load %x : !llvm.ptr -> vector<4xf32>
      %1 = llvm.call @body(%0) : (vector<4xf32>) -> vector<4xf32>
      llvm.store %1, %y : vector<4xf32>, !llvm.ptr
      llvm.return
    }
    llvm.func internal @body(%v: vector<4xf32>) -> vector<4xf32> {
      %p = llvm.mlir.addressof @ones : !llvm.ptr
      %0 = llvm.load %p : !llvm.ptr -> vector<4xf32>
      %1 = llvm.fadd %v, %0 : vector<4xf32>
      llvm.return %1 : vector<4xf32>
    }
  }
}
