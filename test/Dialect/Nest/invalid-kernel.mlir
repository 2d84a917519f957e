// Kernel functions: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

// A scalar between tensors.
module @scalar_between {
  // expected-error @below {{'nest.kernel' op expected ranked tensors and then scalars as arguments but found 'index' (C1)}}
  nest.kernel @scalar_between(%a: tensor<4xf32>, %n: index, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @scalar_first {
  // expected-error @below {{'nest.kernel' op expected ranked tensors and then scalars as arguments but found 'f32' (C1)}}
  nest.kernel @scalar_first(%n: f32, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @unranked {
  // expected-error @below {{'nest.kernel' op expected ranked tensors and then scalars as arguments but found 'tensor<*xf32>' (C1)}}
  nest.kernel @unranked(%a: tensor<*xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @unranked_after_scalar {
  // expected-error @below {{'nest.kernel' op expected ranked tensors and then scalars as arguments but found 'index' (C1)}}
  nest.kernel @unranked_after_scalar(%o: tensor<4xf32>, %n: index, %a: tensor<*xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

// Kernels are on tensors, whatever their calls are on.
module @buffer {
  // expected-error @below {{'nest.kernel' op expected ranked tensors and then scalars as arguments but found 'memref<4xf32>' (C1)}}
  nest.kernel @buffer(%a: memref<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @vector_scalar {
  // expected-error @below {{'nest.kernel' op expected ranked tensors and then scalars as arguments but found 'vector<4xf32>' (C1)}}
  nest.kernel @vector_scalar(%o: tensor<4xf32>, %v: vector<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @complex_scalar {
  // expected-error @below {{'nest.kernel' op expected ranked tensors and then scalars as arguments but found 'complex<f32>' (C1)}}
  nest.kernel @complex_scalar(%o: tensor<4xf32>, %v: complex<f32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

// Nothing to write the result over.
module @no_init {
  // expected-error @below {{'nest.kernel' op expected an init for each result, of its type (C2)}}
  nest.kernel @no_init(%n: index) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    nest.return %e : tensor<4xf32>
  }
}

// -----

module @init_missing {
  // expected-error @below {{'nest.kernel' op expected an init for each result, of its type (C2)}}
  nest.kernel @init_missing(%o: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    nest.return %o, %o : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

module @init_type {
  // expected-error @below {{'nest.kernel' op expected an init for each result, of its type (C2)}}
  nest.kernel @init_type(%o: tensor<4xf32>, %p: tensor<4xf16>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

// Inits stand in the order of the results.
module @init_order {
  // expected-error @below {{'nest.kernel' op expected an init for each result, of its type (C2)}}
  nest.kernel @init_order(%o: tensor<4xf32>, %p: tensor<5xf32>) -> (tensor<5xf32>, tensor<4xf32>) {
    nest.return %p, %o : tensor<5xf32>, tensor<4xf32>
  }
}

// -----

module @init_shape {
  // expected-error @below {{'nest.kernel' op expected an init for each result, of its type (C2)}}
  nest.kernel @init_shape(%o: tensor<4xf32>, %p: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @scalar_result {
  // expected-error @below {{'nest.kernel' op expected an init for each result, of its type (C2)}}
  nest.kernel @scalar_result(%o: tensor<4xf32>, %s: f32) -> f32 {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @sizes_missing {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 1 unknown sizes (C3)}}
  nest.kernel @sizes_missing(%a: tensor<?xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @sizes_of_init_missing {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 1 unknown sizes (C3)}}
  nest.kernel @sizes_of_init_missing(%o: tensor<?xf32>, %n: index) -> tensor<?xf32> {
    nest.return %o : tensor<?xf32>
  }
}

// -----

module @sizes_too_few {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 2 unknown sizes (C3)}}
  nest.kernel @sizes_too_few(%a: tensor<?x?xf32> {nest.sizes = array<i64: 0>}, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

// One for each size that the type leaves open.
module @sizes_too_many {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 1 unknown sizes (C3)}}
  nest.kernel @sizes_too_many(%a: tensor<?x2xf32> {nest.sizes = array<i64: 0, 0>}, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @sizes_of_static {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 0 unknown sizes (C3)}}
  nest.kernel @sizes_of_static(%o: tensor<4xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @sizes_beyond {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 1 unknown sizes (C3)}}
  nest.kernel @sizes_beyond(%a: tensor<?xf32> {nest.sizes = array<i64: 1>}, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @sizes_negative {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 1 unknown sizes (C3)}}
  nest.kernel @sizes_negative(%a: tensor<?xf32> {nest.sizes = array<i64: -1>}, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

// Counted from the first scalar, not from the first argument.
module @sizes_from_all_arguments {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 1 unknown sizes (C3)}}
  nest.kernel @sizes_from_all_arguments(%a: tensor<?xf32> {nest.sizes = array<i64: 2>}, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

// An integer is no index.
module @sizes_integer {
  // expected-error @below {{'nest.kernel' op expected nest.sizes of argument 0 to name an index for each of 1 unknown sizes (C3)}}
  nest.kernel @sizes_integer(%a: tensor<?xf32> {nest.sizes = array<i64: 0>}, %o: tensor<4xf32>, %n: i64) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @sizes_no_list {
  // expected-error @below {{'nest.kernel' op expected nest.sizes to be an array of i64 on a tensor but found [0] on argument 0 (C3)}}
  nest.kernel @sizes_no_list(%a: tensor<?xf32> {nest.sizes = [0]}, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

// A result is written over its init anyway.
module @alias_of_init {
  // expected-error @below {{'nest.kernel' op expected nest.may_alias of argument 0 to be on an input and to name results of its type but found 0 (C4)}}
  nest.kernel @alias_of_init(%o: tensor<4xf32> {nest.may_alias = array<i64: 0>}) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @alias_unknown {
  // expected-error @below {{'nest.kernel' op expected nest.may_alias of argument 0 to be on an input and to name results of its type but found 1 (C4)}}
  nest.kernel @alias_unknown(%a: tensor<4xf32> {nest.may_alias = array<i64: 1>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @alias_negative {
  // expected-error @below {{'nest.kernel' op expected nest.may_alias of argument 0 to be on an input and to name results of its type but found -1 (C4)}}
  nest.kernel @alias_negative(%a: tensor<4xf32> {nest.may_alias = array<i64: -1>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @alias_second_unknown {
  // expected-error @below {{'nest.kernel' op expected nest.may_alias of argument 0 to be on an input and to name results of its type but found 1 (C4)}}
  nest.kernel @alias_second_unknown(%a: tensor<4xf32> {nest.may_alias = array<i64: 0, 1>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @alias_element_type {
  // expected-error @below {{'nest.kernel' op expected nest.may_alias of argument 0 to be on an input and to name results of its type but found 0 (C4)}}
  nest.kernel @alias_element_type(%a: tensor<4xi32> {nest.may_alias = array<i64: 0>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @alias_shape {
  // expected-error @below {{'nest.kernel' op expected nest.may_alias of argument 0 to be on an input and to name results of its type but found 0 (C4)}}
  nest.kernel @alias_shape(%a: tensor<2x2xf32> {nest.may_alias = array<i64: 0>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @alias_other_result {
  // expected-error @below {{'nest.kernel' op expected nest.may_alias of argument 0 to be on an input and to name results of its type but found 1 (C4)}}
  nest.kernel @alias_other_result(%a: tensor<4xf32> {nest.may_alias = array<i64: 1>}, %o: tensor<4xf32>, %p: tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
    nest.return %o, %p : tensor<4xf32>, tensor<5xf32>
  }
}

// -----

module {
  // expected-error @below {{'nest.kernel' op expected nest.sizes to be an array of i64 on a tensor but found array<i64: 0> on argument 1 (C3)}}
  nest.kernel @list_on_scalar(%o: tensor<2xf32>, %n: index {nest.sizes = array<i64: 0>}) -> tensor<2xf32> {
    nest.return %o : tensor<2xf32>
  }
}

// -----

module {
  // expected-error @below {{'nest.kernel' op expected nest.may_alias to be an array of i64 on a tensor but found 3 : i64 on argument 0 (C3)}}
  nest.kernel @alias_is_number(%x: tensor<2xf32> {nest.may_alias = 3 : i64}, %o: tensor<2xf32>) -> tensor<2xf32> {
    nest.return %o : tensor<2xf32>
  }
}

// -----

module {
  // expected-error @below {{'nest.kernel' op expected nest.return as the terminator (C5)}}
  nest.kernel @no_return(%o: tensor<2xf32>) -> tensor<2xf32> {
    ub.unreachable
  }
}

// -----

module @no_thread_bytes {
  // expected-error @below {{'nest.kernel' op expected nest.thread_bytes to be a positive i64 but found 0 : i64 (C6)}}
  nest.kernel @no_thread_bytes(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = 0 : i64} {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @thread_bytes_type {
  // expected-error @below {{'nest.kernel' op expected nest.thread_bytes to be a positive i64 but found "many" (C6)}}
  nest.kernel @thread_bytes_type(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.thread_bytes = "many"} {
    nest.return %o : tensor<4xf32>
  }
}
