// Why a kernel's result has a buffer of its own, though an input has its type.
// RUN: tcopt %s --mem-bufferize-host --verify-diagnostics --remark-format=emitRemark --remarks-filter=memory -o /dev/null

module @map {
  nest.kernel @map(%a: tensor<4xf32> {nest.may_alias = array<i64: 0>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @sort {
  nest.kernel @sort(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @both {
  nest.kernel @both(%a: tensor<4xf32>, %b: tensor<4xf32> {nest.may_alias = array<i64: 0>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @convert {
  nest.kernel @convert(%a: tensor<4xi32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @set {
  nest.kernel @set(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// What the caller owns is never written over, and what is read by another op neither.
func.func @read_later(%x: tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  // expected-remark @below {{Reason=read-later}}
  %0 = nest.call @map ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{Reason=read-later}}
  %1 = nest.call @map ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  check.equal %0, %1 : tensor<4xf32>, tensor<4xf32>
  return
}

func.func @other_indices(%x: tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  // expected-remark @below {{Reason=other-indices}}
  %0 = nest.call @sort ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // Of two inputs, one that could be is the reason.
  // expected-remark @below {{Reason=read-later}}
  %1 = nest.call @both ins(%0, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  check.equal %1, %1 : tensor<4xf32>, tensor<4xf32>
  return
}

// No remark: an input is written over, has another type, or the result is written over what it changes.
func.func @none(%x: tensor<4xi32>) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = nest.call @convert ins(%x : tensor<4xi32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = nest.call @map ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %2 = nest.call @convert ins(%x : tensor<4xi32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %3 = nest.call @set ins(%2 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
  check.equal %3, %3 : tensor<4xf32>, tensor<4xf32>
  return
}
