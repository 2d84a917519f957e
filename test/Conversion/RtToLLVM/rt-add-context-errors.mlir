// RUN: tcopt %s --rt-add-context --split-input-file --verify-diagnostics

func.func @inside(%c: i1) {
  scf.if %c {
    // expected-error @+1 {{'rt.require' op expected to be in a block of a function; run convert-scf-to-cf before}}
    rt.require %c, "inside"
  }
  return
}

// -----

// expected-error @+1 {{'func.func' op expected only numbers as results of a function that may end the call but found 'memref<3xf32>'}}
func.func @result(%c: i1, %x: memref<3xf32>) -> memref<3xf32> {
  rt.require %c, "no"
  return %x : memref<3xf32>
}

// -----

func.func @indirect(%f: () -> ()) {
  // expected-error @+1 {{'func.call_indirect' op expected only direct calls}}
  call_indirect %f() : () -> ()
  return
}

// -----

func.func @value() {
  // expected-error @+1 {{'func.constant' op expected only direct calls}}
  %f = constant @value : () -> ()
  return
}
