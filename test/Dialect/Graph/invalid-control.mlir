// Control flow refuses what its description numbers.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @cond_rank(%p: tensor<2xi1>) {
  // expected-error @below {{'graph.cond' op expected a condition of rank 0 but found 'tensor<2xi1>' (C1)}}
  graph.cond %p : (tensor<2xi1>) -> () {
    graph.yield
  } else {
    graph.yield
  }
  return
}

// -----

func.func @cond_type(%p: tensor<i8>) {
  // expected-error @below {{'graph.cond' op operand #0 must be ranked tensor of i1, but got 'tensor<i8>'}}
  graph.cond %p : (tensor<i8>) -> () {
    graph.yield
  } else {
    graph.yield
  }
  return
}

// -----

func.func @cond_yield(%p: tensor<i1>, %x: tensor<2xf32>, %y: tensor<3xf32>) {
  %0 = graph.cond %p : (tensor<i1>) -> tensor<2xf32> {
    graph.yield %x : tensor<2xf32>
  } else {
    // expected-error @below {{'graph.yield' op expected values of types ('tensor<2xf32>') but found ('tensor<3xf32>') (C2)}}
    graph.yield %y : tensor<3xf32>
  }
  return
}

// -----

func.func @cond_unranked(%p: tensor<i1>, %x: tensor<*xf32>) {
  // expected-error @below {{'graph.cond' op result #0 must be variadic of ranked tensor of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1, but got 'tensor<*xf32>'}}
  %0 = graph.cond %p : (tensor<i1>) -> tensor<*xf32> {
    %y = tensor.cast %x : tensor<*xf32> to tensor<2xf32>
    graph.yield %y : tensor<2xf32>
  } else {
    %y = tensor.cast %x : tensor<*xf32> to tensor<2xf32>
    graph.yield %y : tensor<2xf32>
  }
  return
}

// -----

func.func @while_results(%x: tensor<2xf32>, %p: tensor<i1>) {
  // expected-error @below {{'graph.while' op expected results of types ('tensor<2xf32>') but found ('tensor<?xf32>') (C1)}}
  %0 = graph.while (%a = %x) : (tensor<2xf32>) -> tensor<?xf32> {
    graph.yield %p : tensor<i1>
  } do (%a) {
    graph.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @while_arguments(%x: tensor<2xf32>, %p: tensor<i1>) {
  // expected-error @below {{'graph.while' op expected arguments of region #1 of types ('tensor<2xf32>') but found () (C1)}}
  %0 = "graph.while"(%x) ({
  ^bb0(%a: tensor<2xf32>):
    graph.yield %p : tensor<i1>
  }, {
    graph.yield %x : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @while_condition(%x: tensor<2xf32>, %p: tensor<1xi1>) {
  %0 = graph.while (%a = %x) : (tensor<2xf32>) -> tensor<2xf32> {
    // expected-error @below {{'graph.yield' op expected values of types ('tensor<i1>') but found ('tensor<1xi1>') (C2)}}
    graph.yield %p : tensor<1xi1>
  } do (%a) {
    graph.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @while_body(%x: tensor<2xf32>, %p: tensor<i1>) {
  %0 = graph.while (%a = %x) : (tensor<2xf32>) -> tensor<2xf32> {
    graph.yield %p : tensor<i1>
  } do (%a) {
    // expected-error @below {{'graph.yield' op expected values of types ('tensor<2xf32>') but found () (C3)}}
    graph.yield
  }
  return
}

// -----

func.func @while_names(%x: tensor<2xf32>, %p: tensor<i1>) {
  %0 = graph.while (%a = %x) : (tensor<2xf32>) -> tensor<2xf32> {
    graph.yield %p : tensor<i1>
  // expected-error @below {{expected 1 names but found 2}}
  } do (%a, %b) {
    graph.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @while_other_terminator(%x: tensor<2xf32>, %p: tensor<i1>) {
  // expected-error @below {{'graph.while' op expected a region that ends in graph.yield}}
  %0 = graph.while (%a = %x) : (tensor<2xf32>) -> tensor<2xf32> {
    graph.yield %p : tensor<i1>
  } do (%a) {
    llvm.unreachable
  }
  return
}

// -----

func.func @yield_elsewhere(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.yield' op expects parent op to be one of 'graph.cond, graph.while, graph.scan'}}
  graph.yield %x : tensor<2xf32>
}

// -----

func.func @scan_nothing(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.scan' op expected a tensor to scan (C1)}}
  %0 = graph.scan (%a = %x) over (), dim = 0, reverse = false : (tensor<2xf32>) -> tensor<2xf32> {
    graph.yield %a : tensor<2xf32>
  }
  return
}

// -----

func.func @scan_dim(%x: tensor<2xf32>) {
  // expected-error @below {{expected a dimension 1 in 'tensor<2xf32>' (C1)}}
  %0 = graph.scan () over (%a = %x), dim = 1, reverse = false : (tensor<2xf32>) -> tensor<2xf32> {
    graph.yield %a : tensor<f32>
  }
  return
}

// -----

func.func @scan_dim_generic(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.scan' op expected a dimension -2 in 'tensor<2xf32>' (C1)}}
  "graph.scan"(%x) <{dim = -2 : i64, reverse = false, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    graph.yield
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @scan_lengths(%x: tensor<2xf32>, %y: tensor<?xf32>, %z: tensor<3xf32>) {
  // expected-error @below {{'graph.scan' op expected one size along the dimension but found 2 and 3 (C2)}}
  %0 = graph.scan () over (%a = %x, %b = %y, %c = %z), dim = 0, reverse = false : (tensor<2xf32>, tensor<?xf32>, tensor<3xf32>) -> tensor<2xf32> {
    graph.yield %a : tensor<f32>
  }
  return
}

// -----

func.func @scan_arguments(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.scan' op expected arguments of region #0 of types ('tensor<2xf32>') but found ('tensor<3xf32>') (C3)}}
  "graph.scan"(%x) <{dim = 1 : i64, reverse = false, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: tensor<3xf32>):
    graph.yield
  }) : (tensor<2x3xf32>) -> ()
  return
}

// -----

func.func @scan_yield(%h: tensor<3xf32>, %x: tensor<2x4xf32>) {
  %0 = graph.scan (%a = %h) over (%b = %x), dim = 0, reverse = false : (tensor<3xf32>, tensor<2x4xf32>) -> tensor<3xf32> {
    // expected-error @below {{'graph.yield' op expected values of types ('tensor<3xf32>') but found ('tensor<4xf32>') (C4)}}
    graph.yield %b : tensor<4xf32>
  }
  return
}

// -----

func.func @scan_stacked(%h: tensor<3xf32>, %x: tensor<2x4xf32>) {
  %0:2 = graph.scan (%a = %h) over (%b = %x), dim = 0, reverse = false : (tensor<3xf32>, tensor<2x4xf32>) -> (tensor<3xf32>, tensor<2x4xf32>) {
    // expected-error @below {{'graph.yield' op expected values of types ('tensor<3xf32>', 'tensor<4xf32>') but found ('tensor<3xf32>', 'tensor<3xf32>') (C4)}}
    graph.yield %a, %a : tensor<3xf32>, tensor<3xf32>
  }
  return
}

// -----

func.func @scan_results(%h: tensor<3xf32>, %x: tensor<2xf32>) {
  // expected-error @below {{'graph.scan' op expected results that begin with types ('tensor<3xf32>') but found ('tensor<?xf32>') (C5)}}
  %0 = graph.scan (%a = %h) over (%b = %x), dim = 0, reverse = false : (tensor<3xf32>, tensor<2xf32>) -> tensor<?xf32> {
    graph.yield %a : tensor<3xf32>
  }
  return
}

// -----

func.func @scan_stacked_scalar(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.scan' op expected stacked values but found 'tensor<f32>' (C5)}}
  %0 = graph.scan () over (%b = %x), dim = 0, reverse = false : (tensor<2xf32>) -> tensor<f32> {
    graph.yield %b : tensor<f32>
  }
  return
}

// -----

func.func @scan_stacked_length(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.scan' op expected the number of iterations, 2, in front of 'tensor<3xf32>' (C5)}}
  %0 = graph.scan () over (%b = %x), dim = 0, reverse = false : (tensor<2xf32>) -> tensor<3xf32> {
    graph.yield %b : tensor<f32>
  }
  return
}

// -----

func.func @scan_no_terminator(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.scan' op expects a non-empty block}}
  graph.scan () over (%b = %x), dim = 0, reverse = false : (tensor<2xf32>) -> () {
  }
  return
}

// -----

func.func @while_bound(%n: tensor<i64>, %p: tensor<i1>) {
  // expected-error @below {{'graph.while' op expected max_trip_count of at least 0 but found -1 (C5)}}
  %0 = graph.while (%i = %n), max_trip_count = -1 : (tensor<i64>) -> tensor<i64> {
    graph.yield %p : tensor<i1>
  } do (%i) {
    graph.yield %i : tensor<i64>
  }
  return
}

// -----

func.func @while_limit(%n: tensor<i64>, %p: tensor<i1>) {
  // expected-error @below {{'graph.while' op expected history_limit of at least 0 but found -8 (C6)}}
  %0 = graph.while (%i = %n) {history_limit = -8 : i64} : (tensor<i64>) -> tensor<i64> {
    graph.yield %p : tensor<i1>
  } do (%i) {
    graph.yield %i : tensor<i64>
  }
  return
}

// -----

func.func @while_bound_syntax(%n: tensor<i64>, %p: tensor<i1>) {
  // expected-error @below {{expected 'max_trip_count'}}
  %0 = graph.while (%i = %n), dim = 1 : (tensor<i64>) -> tensor<i64> {
    graph.yield %p : tensor<i1>
  } do (%i) {
    graph.yield %i : tensor<i64>
  }
  return
}
