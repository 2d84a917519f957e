// Control flow of graph: branches, loops with a condition, scans; in each other, with captured values, of unknown sizes and
// of none.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu
// RUN: tcopt-run %s --check=phases

func.func private @choose(%p: tensor<i1>, %x: tensor<?xf32>, %n: tensor<i64>) -> (tensor<?xf32>, tensor<i64>) attributes {no_inline} {
  %r:2 = graph.cond %p : (tensor<i1>) -> (tensor<?xf32>, tensor<i64>) {
    %y = graph.add %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %y, %n : tensor<?xf32>, tensor<i64>
  } else {
    %m = graph.neg %n : (tensor<i64>) -> tensor<i64>
    graph.yield %x, %m : tensor<?xf32>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<i64>
}

// x doubled n times, and the powers of two in an empty or a longer loop.
func.func private @double(%n: tensor<i64>, %x: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<i64>) attributes {no_inline} {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %r:3 = graph.while (%y = %x, %i = %zero, %p = %one) : (tensor<?x2xf32>, tensor<i64>, tensor<i64>) -> (tensor<?x2xf32>, tensor<i64>, tensor<i64>) {
    %more = graph.lt %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i, %p) {
    %z = graph.add %y, %y : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %q = graph.add %p, %p : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j, %q : tensor<?x2xf32>, tensor<i64>, tensor<i64>
  }
  return %r#0, %r#2 : tensor<?x2xf32>, tensor<i64>
}

// Values that change places, and a loop of i1.
func.func private @fibonacci(%n: tensor<?xi1>) -> (tensor<i32>, tensor<?xi32>, tensor<i1>) attributes {no_inline} {
  %zero = graph.constant dense<0> : tensor<i32>
  %one = graph.constant dense<1> : tensor<i32>
  %false = graph.constant dense<false> : tensor<i1>
  %r:4 = graph.scan (%a = %zero, %b = %one, %odd = %false) over (%x = %n), dim = 0, reverse = false : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<?xi1>) -> (tensor<i32>, tensor<i32>, tensor<i1>, tensor<?xi32>) {
    %c = graph.add %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %d = graph.bitwise_xor %odd, %x : (tensor<i1>, tensor<i1>) -> tensor<i1>
    graph.yield %b, %c, %d, %a : tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>
  }
  return %r#0, %r#3, %r#2 : tensor<i32>, tensor<?xi32>, tensor<i1>
}

// Prefix sums along a dimension, forwards or backwards.
func.func private @sums(%x: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %zero = graph.constant dense<0.0> : tensor<f32>
  %h = graph.full %zero, sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
  %r:2 = graph.scan (%a = %h) over (%b = %x), dim = -1, reverse = true : (tensor<?xf32>, tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>) {
    %c = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %c, %c : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?x?xf32>
}

// A scan in a branch; a loop in a scan, which runs as often as each element says.
func.func private @nested(%p: tensor<i1>, %n: tensor<?xi64>, %x: tensor<3xf32>) -> tensor<?x3xf32> attributes {no_inline} {
  %one = graph.constant dense<1> : tensor<i64>
  %zero = graph.constant dense<0> : tensor<i64>
  %r = graph.cond %p : (tensor<i1>) -> tensor<?x3xf32> {
    %ys = graph.scan () over (%k = %n), dim = 0, reverse = false : (tensor<?xi64>) -> tensor<?x3xf32> {
      %y:2 = graph.while (%a = %x, %i = %zero) : (tensor<3xf32>, tensor<i64>) -> (tensor<3xf32>, tensor<i64>) {
        %more = graph.lt %i, %k : (tensor<i64>, tensor<i64>) -> tensor<i1>
        graph.yield %more : tensor<i1>
      } do (%a, %i) {
        %b = graph.add %a, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
        %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
        graph.yield %b, %j : tensor<3xf32>, tensor<i64>
      }
      graph.yield %y#0 : tensor<3xf32>
    }
    graph.yield %ys : tensor<?x3xf32>
  } else {
    %ys = graph.scan () over (%k = %n), dim = 0, reverse = false : (tensor<?xi64>) -> tensor<?x3xf32> {
      graph.yield %x : tensor<3xf32>
    }
    graph.yield %ys : tensor<?x3xf32>
  }
  return %r : tensor<?x3xf32>
}

func.func @main() {
  %true = graph.constant dense<true> : tensor<i1>
  %false = graph.constant dense<false> : tensor<i1>
  %three = graph.constant dense<3> : tensor<i64>
  %zero = graph.constant dense<0> : tensor<i64>
  %x3 = graph.constant dense<[1.0, -2.0, 3.0]> : tensor<3xf32>
  %x = tensor.cast %x3 : tensor<3xf32> to tensor<?xf32>
  %0:2 = call @choose(%true, %x, %three) : (tensor<i1>, tensor<?xf32>, tensor<i64>) -> (tensor<?xf32>, tensor<i64>)
  %e0 = graph.constant dense<[2.0, -4.0, 6.0]> : tensor<3xf32>
  check.equal %0#0, %e0 : tensor<?xf32>, tensor<3xf32>
  check.equal %0#1, %three : tensor<i64>, tensor<i64>
  %1:2 = call @choose(%false, %x, %three) : (tensor<i1>, tensor<?xf32>, tensor<i64>) -> (tensor<?xf32>, tensor<i64>)
  %e1 = graph.constant dense<-3> : tensor<i64>
  check.equal %1#0, %x3 : tensor<?xf32>, tensor<3xf32>
  check.equal %1#1, %e1 : tensor<i64>, tensor<i64>

  %m = graph.constant dense<[[1.0, -2.0], [0.5, 4.0], [8.0, 0.0]]> : tensor<3x2xf32>
  %d = tensor.cast %m : tensor<3x2xf32> to tensor<?x2xf32>
  %2:2 = call @double(%three, %d) : (tensor<i64>, tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<i64>)
  %e2 = graph.constant dense<[[8.0, -16.0], [4.0, 32.0], [64.0, 0.0]]> : tensor<3x2xf32>
  %e2n = graph.constant dense<8> : tensor<i64>
  check.equal %2#0, %e2 : tensor<?x2xf32>, tensor<3x2xf32>
  check.equal %2#1, %e2n : tensor<i64>, tensor<i64>
  %3:2 = call @double(%zero, %d) : (tensor<i64>, tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<i64>)
  %e3n = graph.constant dense<1> : tensor<i64>
  check.equal %3#0, %m : tensor<?x2xf32>, tensor<3x2xf32>
  check.equal %3#1, %e3n : tensor<i64>, tensor<i64>

  %b7 = graph.constant dense<[true, true, false, true, false, false, false]> : tensor<7xi1>
  %f7 = tensor.cast %b7 : tensor<7xi1> to tensor<?xi1>
  %4:3 = call @fibonacci(%f7) : (tensor<?xi1>) -> (tensor<i32>, tensor<?xi32>, tensor<i1>)
  %e4 = graph.constant dense<13> : tensor<i32>
  %e4s = graph.constant dense<[0, 1, 1, 2, 3, 5, 8]> : tensor<7xi32>
  check.equal %4#0, %e4 : tensor<i32>, tensor<i32>
  check.equal %4#1, %e4s : tensor<?xi32>, tensor<7xi32>
  check.equal %4#2, %true : tensor<i1>, tensor<i1>
  %b0 = graph.constant dense<> : tensor<0xi1>
  %f0 = tensor.cast %b0 : tensor<0xi1> to tensor<?xi1>
  %5:3 = call @fibonacci(%f0) : (tensor<?xi1>) -> (tensor<i32>, tensor<?xi32>, tensor<i1>)
  %e5 = graph.constant dense<0> : tensor<i32>
  %e5s = graph.constant dense<> : tensor<0xi32>
  check.equal %5#0, %e5 : tensor<i32>, tensor<i32>
  check.equal %5#1, %e5s : tensor<?xi32>, tensor<0xi32>

  %s23 = graph.constant dense<[[1.0, 2.0, 4.0], [10.0, 20.0, 40.0]]> : tensor<2x3xf32>
  %s = tensor.cast %s23 : tensor<2x3xf32> to tensor<?x?xf32>
  %6:2 = call @sums(%s) : (tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
  %e6 = graph.constant dense<[7.0, 70.0]> : tensor<2xf32>
  %e6s = graph.constant dense<[[7.0, 70.0], [6.0, 60.0], [4.0, 40.0]]> : tensor<3x2xf32>
  check.equal %6#0, %e6 : tensor<?xf32>, tensor<2xf32>
  check.equal %6#1, %e6s : tensor<?x?xf32>, tensor<3x2xf32>
  %s20 = graph.constant dense<> : tensor<2x0xf32>
  %t = tensor.cast %s20 : tensor<2x0xf32> to tensor<?x?xf32>
  %7:2 = call @sums(%t) : (tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
  %e7 = graph.constant dense<0.0> : tensor<2xf32>
  %e7s = graph.constant dense<> : tensor<0x2xf32>
  check.equal %7#0, %e7 : tensor<?xf32>, tensor<2xf32>
  check.equal %7#1, %e7s : tensor<?x?xf32>, tensor<0x2xf32>

  %k3 = graph.constant dense<[2, 0, 1]> : tensor<3xi64>
  %k = tensor.cast %k3 : tensor<3xi64> to tensor<?xi64>
  %8 = call @nested(%true, %k, %x3) : (tensor<i1>, tensor<?xi64>, tensor<3xf32>) -> tensor<?x3xf32>
  %e8 = graph.constant dense<[[3.0, -6.0, 9.0], [1.0, -2.0, 3.0], [2.0, -4.0, 6.0]]> : tensor<3x3xf32>
  check.equal %8, %e8 : tensor<?x3xf32>, tensor<3x3xf32>
  %9 = call @nested(%false, %k, %x3) : (tensor<i1>, tensor<?xi64>, tensor<3xf32>) -> tensor<?x3xf32>
  %e9 = graph.constant dense<[[1.0, -2.0, 3.0], [1.0, -2.0, 3.0], [1.0, -2.0, 3.0]]> : tensor<3x3xf32>
  check.equal %9, %e9 : tensor<?x3xf32>, tensor<3x3xf32>
  return
}
