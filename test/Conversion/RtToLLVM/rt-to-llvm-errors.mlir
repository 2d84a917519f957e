// RUN: tcopt %s --convert-to-llvm --split-input-file --verify-diagnostics

func.func @no_context(%c: i1) {
  // expected-error @+2 {{'rt.fail' op expected to be in a function that has the context; run rt-add-context before}}
  // expected-error @+1 {{failed to legalize operation 'rt.fail'}}
  rt.fail %c, code = division_by_zero, "no"
  return
}

// -----

// A symbol of the module cannot be a C function as well.
func.func @library(%ctx: !llvm.ptr) {
  return
}
func.func @taken(%ctx: !llvm.ptr, %x: memref<3xf32>) attributes {rt.context} {
  // expected-error @+2 {{expected 'library' to be a C function outside of the module}}
  // expected-error @+1 {{failed to legalize operation 'nest.extern'}}
  nest.extern "library" outs(%x : memref<3xf32>)
  return
}

// -----

func.func @type(%ctx: !llvm.ptr, %x: memref<3xi4>) attributes {rt.context} {
  // expected-error @+2 {{'nest.extern' op expected buffers with strides and of an element type that tensors of the runtime can have}}
  // expected-error @+1 {{failed to legalize operation 'nest.extern'}}
  nest.extern "library" outs(%x : memref<3xi4>)
  return
}

// -----

func.func @unranked(%ctx: !llvm.ptr, %x: memref<*xf32>, %n: index) attributes {rt.context} {
  // expected-error @+2 {{'rt.parallel_for' op expected buffers of known rank}}
  // expected-error @+1 {{failed to legalize operation 'rt.parallel_for'}}
  rt.parallel_for @range(%x), count = %n, grain = %n : memref<*xf32>
  return
}
func.func private @range(%ctx: !llvm.ptr, %x: memref<*xf32>, %b: index, %e: index) attributes {rt.context} {
  return
}

// -----

func.func @each_unranked(%ctx: !llvm.ptr, %x: memref<*xf32>) attributes {rt.context} {
  // expected-error @+2 {{'rt.call_each' op expected buffers of known rank}}
  // expected-error @+1 {{failed to legalize operation 'rt.call_each'}}
  rt.call_each @kernel(%x), count = 1, grain = 1 : memref<*xf32>
  return
}
func.func private @kernel(!llvm.ptr, memref<*xf32>) attributes {llvm.bareptr}
