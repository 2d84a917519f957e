// What errors say: the function that the program has called, its parameters,
// what was expected and what was found, at the line of the call; no words of
// the compiler.

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/All.h"
#include <iostream>

using namespace tcopt;

template <typename Call> static void tell(Call call) {
  try {
    call();
    std::cout << "no error" << std::endl;
  } catch (const Exception &error) {
    std::cout << error.what() << std::endl;
  } catch (const std::exception &error) {
    std::cout << "not an Exception: " << error.what() << std::endl;
  }
}

// The checks are lines of their own.
// clang-format off
int main() {
  Tensor x = ones({2, 3}), none;
  Tensor far = tensor<int64_t>({0, 7}, {2});

  // CHECK: messages.cpp:[[@LINE+1]]:{{.*}} add: operands do not broadcast: expected size 3 or 1 in dimension 1 of other but found 4 (self: f32 [2, 3], other: f32 [4])
  tell([&] { x + ones({4}); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} matmul: expected size 3 of the contracted dimension but found 2 (self: f32 [2, 3], other: f32 [2, 3])
  tell([&] { matmul(x, x); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} view: expected sizes of 6 elements, as the tensor of sizes [2, 3] has, but found [5]
  tell([&] { x.view({5}); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} cat: expected size 3 of inputs but found 4 (tensors[0]: f32 [2, 3], tensors[1]: f32 [2, 4])
  tell([&] { cat({x, ones({2, 4})}, 0); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} transpose: expected a dimension in [-2, 2) but found 2
  tell([&] { x.transpose(0, 2); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} linear: expected size 3 of weight but found 4 (input: f32 [2, 3], weight: f32 [4, 4], bias: not defined)
  tell([&] { linear(x, ones({4, 4})); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} repeat: expected {{.*}}repeats of at least 0 but found -1
  tell([&] { x.repeat({-1, 2}); });
  // CHECK: messages.cpp:[[@LINE+1]]:{{.*}} topk: expected k in [0, 3] but found 10 (self: f32 [2, 3])
  tell([&] { topk(x, 10); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} one_hot: index out of bounds: expected indices in [0, 3) but found 7
  tell([&] { one_hot(far, 3).toVector<int64_t>(); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} embedding: index out of bounds: expected indices in [0, 2) but found 7 at [1]
  tell([&] { embedding(x, far).toVector<float>(); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} remainder: division by zero: element [1] of the divisor is 0
  tell([&] { (tensor({4, 5}) % tensor({2, 0})).toVector<int64_t>(); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} select: place 2 is out of range for dimension 0 of size 2
  tell([&] { Tensor(x[2]).toVector<float>(); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} zeros: expected sizes of less than 2^63 elements but found {{.*}}1099511627776, 1099511627776]
  tell([&] { zeros({int64_t(1) << 40, int64_t(1) << 40}); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} zeros: expected sizes that are not negative but found -1
  tell([&] { zeros({-1}); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} add: expected a tensor but found one that is not defined (self: f32 [2, 3], other: not defined)
  tell([&] { x + none; });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} embedding: expected indices of i64 or i32 but found f32 (weight: f32 [2, 3], indices: f32 [2])
  tell([&] { embedding(x, ones({2})); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} LSTM: expected size 3 in dimension -1 but found 5
  tell([&] { nn::LSTM(3, 4)(ones({2, 5})); });
  // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} Dropout: expected p in [0, 1] but found 1.5
  tell([&] { nn::Dropout(1.5); });

  // What only running tells, in compiled code: at the line in the function, and
  // the call leaves what it would have written.
  Tensor state = ones({3});
  auto f = compile([](Tensor s, Tensor i) {
    s.add_(100);
    // CHECK-NEXT: messages.cpp:[[@LINE+1]]:{{.*}} index out of bounds: expected indices in [0, 3) but found 7 at [1]
    Tensor taken = s.index({i});
    s.mul_(2);
    return taken;
  });
  tell([&] { f(state, far).toVector<float>(); });
  // CHECK-NEXT: 3 of 3
  std::cout << state.sum().item<float>() << " of 3" << std::endl;
  return 0;
}
