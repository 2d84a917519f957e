//===- StructureTest.cpp - arguments and results of compiled functions ----===//

#include "FunctionsTesting.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/All.h"

using namespace tcopt;
using namespace tcopt::testing;

//===----------------------------------------------------------------------===//
// Arguments by reference
//===----------------------------------------------------------------------===//

TEST(References, TensorsThatAreAssigned) {
  auto f = compile([](Tensor &x) { x = x + 1; });
  Tensor x = zeros({2}), other = x;
  for (int i = 1; i <= 3; ++i) {
    f(x);
    check(x, DType::F32, {2}, {double(i), double(i)});
  }
  check(other, DType::F32, {2}, {0, 0});
  EXPECT_EQ(f.counts().versions, 1);
}

TEST(References, TensorsThatAreWrittenStayTheSame) {
  auto f = compile([](Tensor &x, Tensor &y) {
    x.add_(1);
    std::swap(x, y);
  });
  Tensor x = zeros({1}), y = full({1}, 5.f), first = x;
  f(x, y);
  EXPECT_TRUE(y.is_same(first));
  check(y, DType::F32, {1}, {1});
  check(x, DType::F32, {1}, {5});
}

TEST(References, ListsNumbersAndStructs) {
  auto grow = compile([](std::vector<Tensor> &list) {
    list.push_back(list[0] + 1);
    return list.size();
  });
  std::vector<Tensor> list{zeros({1})};
  EXPECT_EQ(grow(list), 2u);
  EXPECT_EQ(grow(list), 3u);
  ASSERT_EQ(list.size(), 3u);
  check(list[2], DType::F32, {1}, {1});

  auto number = compile([](Tensor x, double &out) {
    out = 5;
    return x + 1;
  });
  for (int i = 0; i < 2; ++i) {
    double out = 0;
    check(number(ones({1}), out), DType::F32, {1}, {2});
    EXPECT_EQ(out, 5);
  }

  struct State {
    Tensor hidden;
    int steps = 0;
  };
  auto step = compile([](State &state) {
    state.hidden = state.hidden + 1;
    ++state.steps;
  });
  State state{zeros({1})};
  for (int i = 1; i < 12; ++i) {
    step(state);
    check(state.hidden, DType::F32, {1}, {double(i)});
    EXPECT_EQ(state.steps, i);
  }
}

TEST(References, MayBeOneVariable) {
  auto f = compile([](Tensor &a, Tensor &b) {
    a = a + 1;
    b = b * 2;
  });
  for (int i = 0; i < 2; ++i) {
    Tensor x = ones({1}), y = ones({1});
    f(x, x);
    check(x, DType::F32, {1}, {4});
    f(x, y);
    check(x, DType::F32, {1}, {5});
    check(y, DType::F32, {1}, {2});
  }
  auto g = compile([](double &a, double &b, Tensor x) {
    a += 1;
    b *= 2;
    return x * a;
  });
  double d = 3;
  check(g(d, d, ones({1})), DType::F32, {1}, {8});
  EXPECT_EQ(d, 8);
  // The second argument is a slice of the first.
  auto h = compile([](std::pair<Tensor, Tensor> &all, Tensor &part) {
    part = part + 1;
    return all.first * 2;
  });
  std::pair<Tensor, Tensor> pair(ones({1}), ones({1}));
  check(h(pair, pair.first), DType::F32, {1}, {4});
  check(h(pair, pair.first), DType::F32, {1}, {6});
}

TEST(References, StayWhereNothingIsWritten) {
  std::vector<Tensor> list{ones({1}), ones({1})};
  const Tensor *first = &list[0];
  auto f = compile(
      [](std::vector<Tensor> &list, const Tensor &x) { return x + list[1]; });
  auto g = compile([](const auto &list, const auto &x) { return x + list[1]; });
  for (int i = 0; i < 3; ++i) {
    check(f(list, list[0]), DType::F32, {1}, {2});
    check(g(list, list[0]), DType::F32, {1}, {2});
    EXPECT_EQ(&list[0], first);
  }
}

TEST(References, AreWrittenWhereTheGraphBreaks) {
  auto f = compile([](Tensor &x) {
    x = x * 2;
    if (x.sum().item<float>() > 3)
      x = x - 1;
    return x.sum();
  });
  Tensor x = ones({1});
  const double expected[] = {2, 3, 5, 9};
  for (double value : expected) {
    f(x);
    check(x, DType::F32, {1}, {value});
  }
}

//===----------------------------------------------------------------------===//
// Kinds of values
//===----------------------------------------------------------------------===//

TEST(Structure, PlainStructs) {
  struct Inner {
    std::optional<Tensor> bias;
    std::string mode;
  };
  struct State {
    Tensor a;
    std::array<Tensor, 2> pair;
    Inner inner;
    std::map<std::string, Tensor> named;
    bool negate = false;
  };
  auto f = compile([](const State &s) {
    State r = s;
    r.a = s.a + s.pair[0] * s.pair[1] + s.named.at("x");
    if (s.inner.bias && s.inner.mode == "bias")
      r.a = r.a + *s.inner.bias;
    if (s.negate)
      r.a = -r.a;
    return r;
  });
  State state{ones({1}),
              {full({1}, 2.f), full({1}, 3.f)},
              {ones({1}), "bias"},
              {{"x", full({1}, 10.f)}}};
  check(f(state).a, DType::F32, {1}, {18});
  state.inner.mode = "none";
  check(f(state).a, DType::F32, {1}, {17});
  state.negate = true;
  check(f(state).a, DType::F32, {1}, {-17});
  state.inner.bias.reset();
  check(f(state).a, DType::F32, {1}, {-17});
  EXPECT_EQ(f.counts().versions, 4);
}

TEST(Structure, BooleansMapsVariantsAndDevices) {
  auto f = compile([](std::vector<bool> flags, Tensor x) {
    for (bool flag : flags)
      x = flag ? x + 1 : x * 2;
    return x;
  });
  check(f({true, false}, ones({1})), DType::F32, {1}, {4});
  check(f({false, true}, ones({1})), DType::F32, {1}, {3});
  check(f({true, false}, zeros({1})), DType::F32, {1}, {2});
  EXPECT_EQ(f.counts().versions, 2);

  auto g = compile([](std::unordered_map<std::string, Tensor> m) {
    return m.at("a") - m.at("b");
  });
  std::unordered_map<std::string, Tensor> m;
  m["a"] = full({1}, 5.f);
  m["b"] = ones({1});
  std::unordered_map<std::string, Tensor> reversed;
  reversed.rehash(100);
  reversed["b"] = ones({1});
  reversed["a"] = full({1}, 7.f);
  check(g(m), DType::F32, {1}, {4});
  check(g(reversed), DType::F32, {1}, {6});
  EXPECT_EQ(g.counts().versions, 1);

  auto h = compile([](std::variant<Tensor, double> v, Device device) {
    Tensor x = std::holds_alternative<Tensor>(v)
                   ? std::get<Tensor>(v)
                   : full({1}, std::get<double>(v));
    return x.to(device) + 1;
  });
  check(h(ones({1}), Device()), DType::F32, {1}, {2});
  EXPECT_EQ(h(2.5, "cpu").item<double>(), 3.5);
}

TEST(Structure, PointersToCharactersMayBeNull) {
  auto f = compile([](Tensor x, const char *mode) { return mode ? x * 2 : x; });
  check(f(ones({1}), nullptr), DType::F32, {1}, {1});
  check(f(ones({1}), "double"), DType::F32, {1}, {2});
}

TEST(Structure, StringsAreCompared) {
  auto f = compile(
      [](Tensor x, std::string mode) { return mode == "double" ? x * 2 : x; });
  check(f(ones({1}), "double"), DType::F32, {1}, {2});
  check(f(ones({1}), "doublf"), DType::F32, {1}, {1});
  check(f(ones({1}), ""), DType::F32, {1}, {1});
  EXPECT_EQ(f.counts().versions, 3);
}

//===----------------------------------------------------------------------===//
// Kinds of functions
//===----------------------------------------------------------------------===//

TEST(Callables, GenericMoveOnlyAndNoexcept) {
  auto generic = compile([](auto x, auto y) { return x + y; });
  check(generic(ones({1}), ones({1})), DType::F32, {1}, {2});
  check(generic(ones({1}), 2.5), DType::F32, {1}, {3.5});
  check(generic(ones({1}), 2.5), DType::F32, {1}, {3.5});
  EXPECT_EQ(generic.counts().versions, 2);
  EXPECT_EQ(generic.counts().calls, 3);

  auto list = compile([](const auto &...xs) { return (xs + ...); });
  check(list(ones({1}), ones({1}), ones({1})), DType::F32, {1}, {3});

  auto byReference = compile([](auto &x) { x = x + 1; });
  Tensor x = zeros({1});
  byReference(x);
  byReference(x);
  check(x, DType::F32, {1}, {2});

  auto quiet = compile([](Tensor x) noexcept { return x + 1; });
  check(quiet(ones({1})), DType::F32, {1}, {2});

  auto owned = std::make_unique<Tensor>(ones({1}));
  auto moveOnly =
      compile([owned = std::move(owned)](Tensor x) { return x + *owned; });
  check(moveOnly(ones({1})), DType::F32, {1}, {2});
}

TEST(Callables, FunctionsOfTheApi) {
  auto f = compile(relu);
  check(f(tensor({-1.f, 2.f})), DType::F32, {2}, {0, 2});
  auto g = tcopt::compile(nn::ReLU());
  check(g(tensor({-1.f, 2.f})), DType::F32, {2}, {0, 2});
}

TEST(Callables, MayBeGivenLater) {
  Compiled<Tensor(Tensor)> f;
  EXPECT_FALSE(f);
  EXPECT_REFUSED(f(ones({1})), "a Compiled without a function is called");
  EXPECT_EQ(f.counts().calls, 0);
  f = compile([](Tensor x) { return x + 1; });
  EXPECT_TRUE(bool(f));
  check(f(ones({1})), DType::F32, {1}, {2});
}

TEST(Callables, ThatGiveReferences) {
  auto f = compile([](Tensor &x) -> Tensor & {
    x.add_(1);
    return x;
  });
  Tensor x = zeros({1});
  check(f(x), DType::F32, {1}, {1});
  check(x, DType::F32, {1}, {1});
}
