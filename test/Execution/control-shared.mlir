// Branches and loops that hand on one tensor at two places, keep what they carry beside its next value, or choose among
// what they carry and what is outside.
// RUN: tcopt-run %s --entry=two_results --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=two_results --input=zeros --check=phases
// RUN: tcopt-run %s --entry=choice --input=random:1 --dim N=3 --check=phases
// RUN: tcopt-run %s --entry=choice --input=zeros --dim N=3 --check=phases
// RUN: tcopt-run %s --entry=kept --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=kept --input=zeros --check=phases
// RUN: tcopt-run %s --entry=nested --input=random:1 --check=phases
// RUN: tcopt-run %s --entry=stacks_carried --input=random:1 --dim N=3 --check=phases
// RUN: tcopt-run %s --entry=many --input=random:1 --dim N=0 --check=phases
// RUN: tcopt-run %s --entry=many --input=random:1 --dim N=3 --check=phases

// v is two results by the first branch, and none by the second one.
func.func @two_results(%x: tensor<3xf32>, %b: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %p = graph.cast %b : (tensor<f32>) -> tensor<i1>
  %v = graph.exp %x : (tensor<3xf32>) -> tensor<3xf32>
  %r:2 = graph.cond %p : (tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>) {
    graph.yield %v, %v : tensor<3xf32>, tensor<3xf32>
  } else {
    %s = graph.sin %v : (tensor<3xf32>) -> tensor<3xf32>
    graph.yield %x, %s : tensor<3xf32>, tensor<3xf32>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xf32>
}

// What is carried, or a tensor from outside.
func.func @choice(%x: tensor<?xf32> {graph.dims = ["N"]}, %y: tensor<?xf32> {graph.dims = ["N"]}, %b: tensor<f32>) -> tensor<?xf32> {
  %p = graph.cast %b : (tensor<f32>) -> tensor<i1>
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %three = graph.constant dense<3> : tensor<i64>
  %r:3 = graph.while (%a = %x, %c = %y, %i = %zero) : (tensor<?xf32>, tensor<?xf32>, tensor<i64>) -> (tensor<?xf32>, tensor<?xf32>, tensor<i64>) {
    %more = graph.lt %i, %three : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%a, %c, %i) {
    %w = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
      graph.yield %a : tensor<?xf32>
    } else {
      graph.yield %x : tensor<?xf32>
    }
    %d = graph.add %w, %c : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %w, %d, %j : tensor<?xf32>, tensor<?xf32>, tensor<i64>
  }
  return %r#1 : tensor<?xf32>
}

// The last value is handed on beside the next one, which a branch computes.
func.func @kept(%x: tensor<3xf32>, %y: tensor<3xf32>, %b: tensor<f32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %p = graph.cast %b : (tensor<f32>) -> tensor<i1>
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %three = graph.constant dense<3> : tensor<i64>
  %r:3 = graph.while (%a = %x, %c = %x, %i = %zero) : (tensor<3xf32>, tensor<3xf32>, tensor<i64>) -> (tensor<3xf32>, tensor<3xf32>, tensor<i64>) {
    %more = graph.lt %i, %three : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%a, %c, %i) {
    %w = graph.cond %p : (tensor<i1>) -> tensor<3xf32> {
      %n = graph.sin %c : (tensor<3xf32>) -> tensor<3xf32>
      graph.yield %n : tensor<3xf32>
    } else {
      graph.yield %y : tensor<3xf32>
    }
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %c, %w, %j : tensor<3xf32>, tensor<3xf32>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xf32>
}

// The inner loop starts from what the outer one carries and reads it besides.
func.func @nested(%x: tensor<3xf32>, %y: tensor<3xf32>, %xs: tensor<4x3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>) {
  %r:3 = graph.scan (%a = %y, %b = %x) over (%c = %xs), dim = 0, reverse = false : (tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) {
    %s:3 = graph.scan (%d = %a) over (%e = %xs), dim = 0, reverse = true : (tensor<3xf32>, tensor<4x3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
      %f = graph.tanh %a : (tensor<3xf32>) -> tensor<3xf32>
      %g = graph.add %d, %e : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      graph.yield %g, %b, %f : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
    }
    %h = graph.sum %s#1, dims = [0], keepdim = false : (tensor<4x3xf32>) -> tensor<3xf32>
    %i = graph.sum %s#2, dims = [0], keepdim = false : (tensor<4x3xf32>) -> tensor<3xf32>
    %j = graph.add %h, %i : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    graph.yield %j, %s#0, %b : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  return %r#0, %r#2 : tensor<3xf32>, tensor<4x3xf32>
}

// One tensor everywhere: at each place of a loop, stacked, in both branches and as a result.
func.func @many(%x: tensor<?xf32> {graph.dims = ["N"]}, %xs: tensor<4x?xf32> {graph.dims = [4, "N"]}, %b: tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<?xf32>) {
  %p = graph.cast %b : (tensor<f32>) -> tensor<i1>
  %v = graph.exp %x : (tensor<?xf32>) -> tensor<?xf32>
  %r:4 = graph.scan (%a = %v, %c = %v) over (%e = %xs), dim = 0, reverse = false : (tensor<?xf32>, tensor<?xf32>, tensor<4x?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) {
    %s:2 = graph.cond %p : (tensor<i1>) -> (tensor<?xf32>, tensor<?xf32>) {
      graph.yield %v, %v : tensor<?xf32>, tensor<?xf32>
    } else {
      graph.yield %c, %a : tensor<?xf32>, tensor<?xf32>
    }
    graph.yield %s#0, %s#1, %s#0, %v : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  %s:2 = graph.cond %p : (tensor<i1>) -> (tensor<?xf32>, tensor<?xf32>) {
    graph.yield %r#0, %r#0 : tensor<?xf32>, tensor<?xf32>
  } else {
    graph.yield %v, %r#0 : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %s#0, %s#1, %r#2, %r#3, %v : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<?xf32>
}

// A scan in a scan stacks what the outer one carries.
func.func @stacks_carried(%x: tensor<?xf32> {graph.dims = ["N"]}, %xs: tensor<4x?xf32> {graph.dims = [4, "N"]}) -> tensor<4x4x?xf32> {
  %r:2 = graph.scan (%a = %x) over (%e = %xs), dim = 0, reverse = false : (tensor<?xf32>, tensor<4x?xf32>) -> (tensor<?xf32>, tensor<4x4x?xf32>) {
    %s:2 = graph.scan (%b = %e) over (%f = %xs), dim = 0, reverse = false : (tensor<?xf32>, tensor<4x?xf32>) -> (tensor<?xf32>, tensor<4x?xf32>) {
      %n = graph.neg %a : (tensor<?xf32>) -> tensor<?xf32>
      %m = graph.add %n, %f : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      graph.yield %m, %n : tensor<?xf32>, tensor<?xf32>
    }
    graph.yield %s#0, %s#1 : tensor<?xf32>, tensor<4x?xf32>
  }
  return %r#1 : tensor<4x4x?xf32>
}
