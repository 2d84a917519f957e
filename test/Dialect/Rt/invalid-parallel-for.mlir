// Parallel loops: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func private @body(memref<?xf32>, index, index)

func.func @parallel_unknown(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op expected a function named nobody (C1)}}
  rt.parallel_for @nobody(%a), count = %n, grain = %n : memref<?xf32>
  return
}

// -----

func.func private @body(memref<?xf32>, index, index)

func.func @parallel_arguments(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op expected @body of type '(memref<?xf32>, index, index, index) -> ()' but found '(memref<?xf32>, index, index) -> ()' (C1)}}
  rt.parallel_for @body(%a, %n), count = %n, grain = %n : memref<?xf32>, index
  return
}

// -----

func.func private @body(memref<?xf32>, index, index)

func.func @parallel_argument_type(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op expected @body of type '(index, index, index) -> ()' but found '(memref<?xf32>, index, index) -> ()' (C1)}}
  rt.parallel_for @body(%n), count = %n, grain = %n : index
  return
}

// -----

func.func private @body(index, index) -> index

func.func @parallel_results(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op expected @body of type '(index, index) -> ()' but found '(index, index) -> index' (C1)}}
  rt.parallel_for @body(), count = %n, grain = %n
  return
}

// -----

func.func private @body(memref<?xf32>)

func.func @parallel_no_range(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op expected @body of type '(memref<?xf32>, index, index) -> ()' but found '(memref<?xf32>) -> ()' (C1)}}
  rt.parallel_for @body(%a), count = %n, grain = %n : memref<?xf32>
  return
}

// -----

memref.global "private" @body : memref<2xf32>

func.func @parallel_not_a_function(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op expected a function named body (C1)}}
  rt.parallel_for @body(%a), count = %n, grain = %n : memref<?xf32>
  return
}

// -----

func.func private @body(memref<?xf32>, index, index)

func.func @parallel_nested_name(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op attribute 'body' failed to satisfy constraint: flat symbol reference attribute}}
  "rt.parallel_for"(%n, %n) {body = @a::@b} : (index, index) -> ()
  return
}

// -----

func.func private @body(memref<?xf32>, index, index)

func.func @parallel_grain(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op expected 2 or more operands, but found 1}}
  "rt.parallel_for"(%n) {body = @body} : (index) -> ()
  return
}

// -----

// The context is a pointer, so this is no body with its context.
func.func private @body(memref<?xf32>, index, index)

func.func @parallel_argument_missing(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{'rt.parallel_for' op expected @body of type '(index, index) -> ()' but found '(memref<?xf32>, index, index) -> ()' (C1)}}
  rt.parallel_for @body(), count = %n, grain = %n
  return
}

// -----

func.func private @body(memref<?xf32>, index, index)

func.func @parallel_types(%a: memref<?xf32>, %n: index) {
  // expected-error @below {{custom op 'rt.parallel_for' number of operands and types do not match: got 1 operands and 0 types}}
  rt.parallel_for @body(%a), count = %n, grain = %n
  return
}
