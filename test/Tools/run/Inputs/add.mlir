// Final form: c = a + b, elementwise, of one dynamic size.
module {
  llvm.func @tcopt_rt_check_size(!llvm.ptr, i64, i64, !llvm.ptr) -> i32

  llvm.mlir.global private constant @what("size of 'b'\00")

  // A field of tensor number `index`: its data or its shape.
  llvm.func private @field(%tensors: !llvm.ptr, %index: i64) -> !llvm.ptr {
    %t = llvm.getelementptr %tensors[%index] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, struct<(i32, i32)>, i32, struct<(i8, i8, i16)>, ptr, ptr, i64)>
    llvm.return %t : !llvm.ptr
  }

  llvm.func @main_shapes(%ctx: !llvm.ptr, %in: !llvm.ptr, %out: !llvm.ptr) -> i32 {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %a = llvm.call @field(%in, %zero) : (!llvm.ptr, i64) -> !llvm.ptr
    %b = llvm.call @field(%in, %one) : (!llvm.ptr, i64) -> !llvm.ptr
    %sa = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, struct<(i32, i32)>, i32, struct<(i8, i8, i16)>, ptr, ptr, i64)>
    %sb = llvm.getelementptr %b[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, struct<(i32, i32)>, i32, struct<(i8, i8, i16)>, ptr, ptr, i64)>
    %so = llvm.getelementptr %out[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, struct<(i32, i32)>, i32, struct<(i8, i8, i16)>, ptr, ptr, i64)>
    %pa = llvm.load %sa : !llvm.ptr -> !llvm.ptr
    %pb = llvm.load %sb : !llvm.ptr -> !llvm.ptr
    %po = llvm.load %so : !llvm.ptr -> !llvm.ptr
    %na = llvm.load %pa : !llvm.ptr -> i64
    %nb = llvm.load %pb : !llvm.ptr -> i64
    llvm.store %na, %po : i64, !llvm.ptr
    %w = llvm.mlir.addressof @what : !llvm.ptr
    %s = llvm.call @tcopt_rt_check_size(%ctx, %nb, %na, %w) : (!llvm.ptr, i64, i64, !llvm.ptr) -> i32
    llvm.return %s : i32
  }

  llvm.func @main(%ctx: !llvm.ptr, %in: !llvm.ptr, %out: !llvm.ptr) -> i32 attributes {tcopt.signature = {
      inputs = [{name = "a", dtype = "f32", dims = ["N"]}, {name = "b", dtype = "f32", dims = ["N"]}],
      results = [{name = "sum", dtype = "f32", dims = ["N"]}]}} {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %ok = llvm.mlir.constant(0 : i32) : i32
    %a = llvm.call @field(%in, %zero) : (!llvm.ptr, i64) -> !llvm.ptr
    %b = llvm.call @field(%in, %one) : (!llvm.ptr, i64) -> !llvm.ptr
    %sa = llvm.getelementptr %a[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, struct<(i32, i32)>, i32, struct<(i8, i8, i16)>, ptr, ptr, i64)>
    %shape = llvm.load %sa : !llvm.ptr -> !llvm.ptr
    %n = llvm.load %shape : !llvm.ptr -> i64
    %da = llvm.load %a : !llvm.ptr -> !llvm.ptr
    %db = llvm.load %b : !llvm.ptr -> !llvm.ptr
    %do = llvm.load %out : !llvm.ptr -> !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^body, ^exit
  ^body:
    %ia = llvm.getelementptr %da[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %ib = llvm.getelementptr %db[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %io = llvm.getelementptr %do[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %va = llvm.load %ia : !llvm.ptr -> f32
    %vb = llvm.load %ib : !llvm.ptr -> f32
    %v = llvm.fadd %va, %vb : f32
    llvm.store %v, %io : f32, !llvm.ptr
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^exit:
    llvm.return %ok : i32
  }
}
