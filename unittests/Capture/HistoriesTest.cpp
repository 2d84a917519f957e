//===- HistoriesTest.cpp - gradients of views, checkpoints and leaves -----===//
//
// Gradients with respect to views, checkpoints whose results depend on some
// arguments only, flags of captured tensors, and custom functions whose rule
// has no gradient. Each case is computed without compile as well.
//
//===----------------------------------------------------------------------===//

#include "AutogradTesting.h"
#include "FunctionsTesting.h"
#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/CustomFunction.h"

using namespace tcopt;
using tcopt::testing::leaf;
using Tensors = std::vector<Tensor>;

namespace {
Tensor vectorOf(std::vector<double> values) {
  int64_t size = int64_t(values.size());
  return tensor<double>(values, {size});
}

/// `body` is called with a function that compiles its argument or returns it.
template <typename Body>
void expectBoth(const char *what, const std::vector<double> &expected,
                Body body) {
  auto check = [&](const Tensor &found, const char *how) {
    SCOPED_TRACE(std::string(what) + ", " + how);
    ASSERT_TRUE(found.defined());
    EXPECT_TRUE(allclose(found, vectorOf(expected))) << found;
  };
  check(body([](auto function) { return function; }), "not compiled");
  check(body([](auto function) { return compile(function); }), "compiled");
}

Tensor truth(bool value) { return vectorOf({double(value)}); }
Tensor pointLeaf() { return vectorOf({1, 2}).requires_grad_(); }
Tensor tripled(const Tensor &gradient) { return gradient * 3; }
} // namespace

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

TEST(Histories, OfViewsPassTheViewsThatTheyAreTakenOf) {
  expectBoth("grad by a view of which a view is used", {1, 1},
             [](auto compiled) {
               Tensor a = pointLeaf();
               return compiled([](Tensor x) {
                 Tensor part = x.reshape({1, 2}), row = part[0];
                 return autograd::grad({row.sum()}, {part})[0].reshape({2});
               })(a);
             });
  expectBoth("hook of a view, and a view of it", {3, 3}, [](auto compiled) {
    Tensor a = pointLeaf();
    return compiled([](Tensor x) {
      Tensor part = x.reshape({1, 2});
      part.register_hook(tripled);
      part[0].sum().backward();
      return x.grad();
    })(a);
  });
}

TEST(Histories, OfViewsThatWereUsedBeforeTheGraphEnds) {
  expectBoth("hook", {3, 6}, [](auto compiled) {
    Tensor a = pointLeaf();
    return compiled([](Tensor x) {
      Tensor y = x * 1, part = y.reshape({1, 2}), z = (part * part).sum() / 2;
      part.register_hook(tripled);
      z.backward();
      return x.grad();
    })(a);
  });
  expectBoth("grad", {2, 4}, [](auto compiled) {
    Tensor a = pointLeaf();
    return compiled([](Tensor x) {
      Tensor y = x * 1, part = y.reshape({1, 2}), z = (part * part).sum();
      part.retain_grad();
      return autograd::grad({z}, {part}, {}, true)[0].reshape({2});
    })(a);
  });
  expectBoth("hook of a captured view", {3, 6}, [](auto compiled) {
    Tensor a = pointLeaf(), part = a.reshape({1, 2});
    part.register_hook(tripled);
    auto f = compiled([&](Tensor x) { return (x * part[0]).sum(); });
    f(vectorOf({1, 2})).backward();
    return a.grad();
  });
  expectBoth("retain_grad of a view of an argument", {2, 4}, [](auto compiled) {
    Tensor a = pointLeaf();
    return compiled([](Tensor x) {
      Tensor part = x.reshape({1, 2}), z = (part * part).sum();
      part.retain_grad();
      z.backward();
      return part.grad().reshape({2});
    })(a);
  });
}

// The call of a graph is one node of the tape. It is recorded again in stages
// when a hook, retain_grad() or grad() needs the gradient of a view in it.
TEST(Histories, OfViewsThatEarlierGraphsUsed) {
  auto withBreak = [](Tensor x, auto after) {
    Tensor y = x * 1, part = y.reshape({1, 2}), z = (part * part).sum();
    if (x.sum().item<double>() > 100)
      z = z * 2;
    return after(part, z + (part * 3).sum());
  };
  expectBoth("hook", {15, 21}, [&](auto compiled) {
    Tensor a = pointLeaf();
    return compiled([&](Tensor x) {
      return withBreak(x, [&](Tensor part, Tensor z) {
        part.register_hook(tripled);
        z.backward();
        return x.grad();
      });
    })(a);
  });
  expectBoth("retain_grad", {5, 7}, [&](auto compiled) {
    Tensor a = pointLeaf();
    return compiled([&](Tensor x) {
      return withBreak(x, [&](Tensor part, Tensor z) {
        part.retain_grad();
        z.backward();
        return part.grad().reshape({2});
      });
    })(a);
  });
  expectBoth("grad", {5, 7}, [&](auto compiled) {
    Tensor a = pointLeaf();
    return compiled([&](Tensor x) {
      return withBreak(x, [&](Tensor part, Tensor z) {
        return autograd::grad({z}, {part})[0].reshape({2});
      });
    })(a);
  });
  expectBoth("a view of an argument, and a view of it", {22, 43},
             [&](auto compiled) {
               Tensor a = pointLeaf();
               return compiled([&](Tensor x) {
                 Tensor part = x.reshape({1, 2}), row = part[0];
                 Tensor z = (row * row * part).sum();
                 if (z.item<double>() > 100)
                   z = z * 2;
                 Tensor both = z + row.sum() * 2 + part.sum() * 4;
                 row.register_hook(tripled);
                 part.register_hook([](Tensor g) { return g + 5; });
                 both.backward();
                 return x.grad();
               })(a);
             });
}

TEST(Histories, OfViewsThatNodesOfTheTapeUsed) {
  expectBoth("before and after", {48, 72}, [](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([](Tensor x) {
      Tensor y = x * 2, part = y.reshape({1, 2});
      return std::pair((part * part).sum(), part);
    });
    auto [z, part] = f(a);
    Tensor first = (part * 2).sum(), second = part.sin().sum() * 0;
    part.register_hook(tripled);
    auto [other, otherPart] = f(a);
    (z + first + second + (part * 2).sum() + other * 0).backward();
    EXPECT_FALSE(otherPart.grad().defined());
    return a.grad();
  });
}

TEST(Histories, OfReturnedViewsFromWhichResultsWereComputed) {
  auto squares = [](Tensor part) { return (part * part).sum(); };
  expectBoth("hook of a view of a computed tensor", {24, 48},
             [&](auto compiled) {
               Tensor a = pointLeaf();
               auto f = compiled([&](Tensor x) {
                 Tensor part = (x * 2).reshape({1, 2});
                 return std::pair(part, squares(part));
               });
               f(a);
               auto [part, z] = f(a);
               part.register_hook(tripled);
               z.backward();
               return a.grad();
             });
  expectBoth("hooks of one call only", {8, 16}, [&](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([&](Tensor x) {
      Tensor part = x.reshape({1, 2});
      return std::pair(part, squares(part));
    });
    auto [first, y] = f(a);
    auto [second, z] = f(a);
    first.register_hook(tripled);
    (y + z).backward();
    return a.grad();
  });
  expectBoth("grad by a view of an argument of any size", {2, 4, 6},
             [&](auto compiled) {
               Tensor a = vectorOf({1, 2, 3}).requires_grad_();
               auto f = compiled([&](Tensor x) {
                 Tensor part = x.reshape({1, x.size(0)});
                 return std::pair(part, squares(part));
               });
               f(pointLeaf());
               auto [part, z] = f(a);
               return autograd::grad({z}, {part})[0].reshape({3});
             });
  expectBoth("retain_grad of a part of a written argument", {4, 8},
             [&](auto compiled) {
               Tensor a = pointLeaf(), b = a * 1;
               auto f = compiled([&](Tensor x) {
                 x.mul_(2);
                 Tensor part = x.reshape({1, 2});
                 return std::pair(part, squares(part));
               });
               auto [part, z] = f(b);
               part.retain_grad();
               z.backward();
               return part.grad().reshape({2});
             });
}

TEST(Histories, OfCapturedViewsPassHooksThatAreRegisteredLater) {
  expectBoth("before the call", {3, 6}, [](auto compiled) {
    Tensor a = pointLeaf(), part = a.reshape({1, 2});
    auto f = compiled([&](Tensor x) { return (x * part[0]).sum(); });
    f(vectorOf({1, 2}));
    part.register_hook(tripled);
    f(vectorOf({1, 2})).backward();
    return a.grad();
  });
  expectBoth("after the call", {3, 6}, [](auto compiled) {
    Tensor a = pointLeaf(), part = a.reshape({1, 2});
    auto f = compiled([&](Tensor x) { return (x * part[0]).sum(); });
    f(vectorOf({1, 2}));
    Tensor y = f(vectorOf({1, 2}));
    part.register_hook(tripled);
    y.backward();
    return a.grad();
  });
}

TEST(Histories, OfViewsInGraphsThatMakeLeaves) {
  expectBoth("hook of a view of a new leaf", {6, 12}, [](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([](Tensor x) {
      Tensor made = (x.detach() * 1).requires_grad_();
      Tensor part = made.reshape({1, 2});
      return std::tuple(made, part, (part * part).sum());
    });
    auto [made, part, z] = f(a);
    part.register_hook(tripled);
    z.backward();
    return made.grad();
  });
}

TEST(Histories, OfTensorsOfEarlierGraphs) {
  auto halves = [](Tensor x) {
    Tensor y = x * 2;
    return y.sum().item<double>() < 0 ? y * 2 : y;
  };
  expectBoth("detach_ after a use", {8, 16}, [&](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([&](Tensor x) {
      Tensor y = halves(x), z = y * y;
      y.detach_();
      return z;
    });
    f(a).sum().backward();
    return a.grad();
  });
  expectBoth("requires_grad_ after a use", {0}, [&](auto compiled) {
    auto f = compiled([&](Tensor x) {
      Tensor y = halves(x), z = y * y;
      y.requires_grad_();
      return z;
    });
    return truth(f(vectorOf({1, 2})).requires_grad());
  });
  expectBoth("grad by a tensor that an earlier result is computed from", {6, 9},
             [&](auto compiled) {
               Tensor a = pointLeaf();
               auto f = compiled([](Tensor x) {
                 Tensor y = x + 1, z = y * y / 2;
                 y.register_hook(tripled);
                 return autograd::grad({z.sum()}, {y}, {}, {}, false, true)[0];
               });
               return f(a);
             });
  expectBoth("backward of an argument with a hook", {3, 6}, [](auto compiled) {
    Tensor a = pointLeaf();
    compiled([](Tensor x) {
      x.register_hook(tripled);
      autograd::backward({x}, {vectorOf({1, 2})});
      return x * 1;
    })(a);
    return a.grad();
  });
}

TEST(Histories, OfResultsThatAreArgumentsOfTheGraph) {
  expectBoth("a copy of a leaf, and a call in stages", {3, 3},
             [](auto compiled) {
               Tensor a = pointLeaf(), b = vectorOf({3, 4});
               auto f = compiled([&](Tensor x) {
                 x.copy_(a);
                 Tensor y = a * 1, z = y * 2;
                 y.register_hook(tripled);
                 return autograd::grad({(x + z * 0).sum()}, {x})[0] * 3;
               });
               return f(b);
             });
}

TEST(Histories, OfResultsThatAreWrittenToUnderNoGrad) {
  expectBoth("hook", {9, 9}, [](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([](Tensor x) {
      Tensor y = x * 1, z = y * 2;
      NoGrad constant;
      y.mul_(3);
      return std::pair(y, z);
    });
    auto [y, z] = f(a);
    y.register_hook(tripled);
    (z + y).sum().backward();
    return a.grad();
  });
  expectBoth("a recorded write", {5, 5}, [](auto compiled) {
    Tensor a = pointLeaf();
    return compiled([](Tensor x) {
      Tensor y = x * 1, z = y * 2;
      y.fill_(3);
      return autograd::grad({(y * 5 + z).sum()}, {y})[0];
    })(a);
  });
}

TEST(Histories, OfArgumentsThatAreWrittenToBeforeAnException) {
  expectBoth("a write before a break", {3, 6}, [](auto compiled) {
    Tensor a = vectorOf({1, 2});
    auto f = compiled([](Tensor x) {
      x.mul_(3);
      if (x.sum().item<double>() > 0)
        throw std::runtime_error("expected");
      return x;
    });
    EXPECT_THROW(f(a), std::runtime_error);
    return a;
  });
}

TEST(Histories, OfLeavesThatNoLongerRequireAGradient) {
  expectBoth("a result of a leaf that the function made", {1},
             [](auto compiled) {
               auto f = compiled([](Tensor x) {
                 Tensor made = (x * 1).requires_grad_(), y = made * made;
                 made.requires_grad_(false);
                 return y;
               });
               return truth(f(vectorOf({1, 2})).requires_grad());
             });
}

TEST(Histories, OfAWholeArgumentOfWhichAnotherOneIsAPart) {
  expectBoth("grad", {1, 1}, [](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([](Tensor, Tensor whole) {
      return autograd::grad({whole.sum()}, {whole})[0];
    });
    return f(a[0], a);
  });
}

TEST(Histories, OfReturnedViewsKeepTheirGradient) {
  expectBoth("set_grad", {5, 6}, [](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([](Tensor x) {
      Tensor part = x.unsqueeze(0);
      part.set_grad(vectorOf({5, 6}).unsqueeze(0));
      return part;
    });
    return f(a).grad()[0];
  });
}

TEST(Histories, OfCapturedViewsThatBecomeLeaves) {
  expectBoth("a gradient", {4}, [](auto compiled) {
    Tensor whole = vectorOf({1, 2}), part = whole.narrow(0, 1, 1);
    auto f = compiled([&](Tensor x) { return x * part; });
    f(vectorOf({4}));
    part.requires_grad_();
    f(vectorOf({4})).sum().backward();
    return part.grad();
  });
  expectBoth("a write", {1}, [](auto compiled) {
    Tensor whole = vectorOf({1, 2}), part = whole.narrow(0, 1, 1);
    auto f = compiled([&](Tensor x) {
      part.tanh_();
      return x * 2;
    });
    f(vectorOf({4}));
    part.requires_grad_();
    EXPECT_THROW(f(vectorOf({4})), Exception);
    return truth(true);
  });
}

//===----------------------------------------------------------------------===//
// Arguments that become leaves
//===----------------------------------------------------------------------===//

TEST(Histories, OfWrittenArgumentsThatBecomeLeaves) {
  for (bool isShared : {false, true})
    expectBoth(isShared ? "one tensor twice" : "two tensors", {2, 2},
               [&](auto compiled) {
                 Tensor a = vectorOf({1, 2}), b = vectorOf({1, 2});
                 auto f = compiled([](Tensor x, Tensor y) {
                   x.mul_(2);
                   x.requires_grad_();
                   return x + y;
                 });
                 Tensor z = f(a, isShared ? a : b) + a * (isShared ? 0 : 1);
                 z.sum().backward();
                 EXPECT_TRUE(a.is_leaf());
                 EXPECT_THROW(f(a, isShared ? a : b), Exception);
                 return a.grad();
               });
}

TEST(Histories, OfArgumentsThatAreWrittenToAfterRetainGrad) {
  for (bool isComputed : {false, true})
    expectBoth(isComputed ? "a computed argument" : "a constant argument",
               {3, 3}, [&](auto compiled) {
                 Tensor a = pointLeaf();
                 Tensor b = isComputed ? a * 1 : vectorOf({1, 2});
                 auto f = compiled([&](Tensor x) {
                   x.mul_(a);
                   x.retain_grad();
                   x.mul_(2);
                   return x * 3;
                 });
                 f(b).sum().backward();
                 return b.grad();
               });
}

TEST(Histories, OfPartsOfOneTensorThatBecomeLeaves) {
  expectBoth("gradient of the second part", {8, 6}, [](auto compiled) {
    Tensor whole = vectorOf({1, 2, 3});
    Tensor a = whole.narrow(0, 0, 2), b = whole.narrow(0, 1, 2);
    auto f = compiled([](Tensor x, Tensor y) {
      x.mul_(2);
      y.requires_grad_();
      EXPECT_FALSE(x.requires_grad());
      return x + y * y;
    });
    f(a, b).sum().backward();
    EXPECT_TRUE(b.requires_grad() && b.is_leaf());
    EXPECT_FALSE(a.requires_grad() || whole.requires_grad());
    EXPECT_THROW(f(b, a), Exception);
    return b.grad();
  });
}

TEST(Histories, RefuseToDetachViews) {
  expectBoth("a view of an argument", {1}, [](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([](Tensor x) { return x.detach_() * 2; });
    EXPECT_THROW(f(a.narrow(0, 0, 1)), Exception);
    return truth(a.requires_grad());
  });
}

//===----------------------------------------------------------------------===//
// Checkpoints
//===----------------------------------------------------------------------===//

TEST(Histories, OfCheckpointsAreThoseOfEachResult) {
  expectBoth("a use that no result needs", truth(false).toVector<double>(),
             [](auto compiled) {
               Tensor a = pointLeaf(), b = pointLeaf();
               auto f = compiled([&](Tensor x) {
                 return checkpoint(
                     [](const Tensors &given) -> Tensors {
                       Tensor unused = given[0] + given[1];
                       (void)unused;
                       return {-given[0]};
                     },
                     {x, b})[0];
               });
               f(a).sum().backward();
               EXPECT_TRUE(a.grad().defined());
               return truth(b.grad().defined());
             });
  expectBoth("one of two results", truth(false).toVector<double>(),
             [](auto compiled) {
               Tensor a = pointLeaf(), b = pointLeaf();
               auto f = compiled([&](Tensor x) {
                 Tensors both = checkpoint(
                     [](const Tensors &given) -> Tensors {
                       return {given[0] * 2, given[1] * 3};
                     },
                     {x, b});
                 return std::pair(both[0], both[1]);
               });
               f(a).first.sum().backward();
               EXPECT_TRUE(a.grad().defined());
               return truth(b.grad().defined());
             });
}

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

TEST(Histories, BeginInEarlierGraphs) {
  expectBoth("a leaf of the function", {2.5, 2.5}, [](auto compiled) {
    Tensor c = pointLeaf();
    return compiled([&](Tensor x) {
      Tensor inner = (x * 2).detach().requires_grad_();
      Tensor y = inner * 2.5, both = stack({inner, c}, 0);
      both.retain_grad();
      return autograd::grad({y.sum()}, {inner})[0];
    })(vectorOf({1, 2}));
  });
}

TEST(Histories, OfConstantsAreRefused) {
  Tensor constant = vectorOf({1, 2});
  auto f = compile([&](Tensor x) {
    Tensors found = autograd::grad({constant.sum()}, {x}, {}, {}, false,
                                   /*allow_unused=*/true);
    return x * 1;
  });
  EXPECT_REFUSED(f(pointLeaf()), "grad: expected a tensor that requires a "
                                 "gradient");
}

TEST(Histories, SizesOfGradientsAreGuarded) {
  Options options;
  options.dynamic = true;
  auto f = compile(
      [](Tensor x, Tensor weight) {
        return autograd::grad({x * 2}, {x}, {weight})[0];
      },
      options);
  EXPECT_TRUE(allclose(f(pointLeaf(), vectorOf({3, 4})), vectorOf({6, 8})));
  EXPECT_REFUSED(f(vectorOf({1, 2, 3}).requires_grad_(), vectorOf({3, 4})),
                 "grad: expected a gradient like the tensor");
}

TEST(Histories, FlagsOfCapturedTensorsAreGuarded) {
  Tensor w = vectorOf({1, 2}), x = vectorOf({1, 2});
  auto f = compile([&](Tensor x) { return w.requires_grad() ? x * 2 : x; });
  EXPECT_TRUE(allclose(f(x), x));
  w.requires_grad_();
  EXPECT_TRUE(allclose(f(x), x * 2));
  auto g = compile([&](Tensor x) { return w.is_leaf() ? x * 2 : x; });
  EXPECT_TRUE(allclose(g(x), x * 2));
  w = w * 1;
  EXPECT_TRUE(allclose(g(x), x));
}

TEST(Histories, OfALeafOutsideThatTheFunctionMakes) {
  expectBoth("a captured tensor that is an argument, too", {1},
             [](auto compiled) {
               Tensor w = vectorOf({1, 2});
               auto f = compiled([&](Tensor x, Tensor y) {
                 w.requires_grad_();
                 return x * y;
               });
               return truth(f(w, vectorOf({3, 4})).requires_grad());
             });
  expectBoth("written to before and, without gradients, after", {1},
             [](auto compiled) {
               Tensor w = vectorOf({1, 2});
               auto f = compiled([&](Tensor x) {
                 w.mul_(2);
                 w.requires_grad_();
                 NoGrad constant;
                 w.sub_(x);
                 return w * 1;
               });
               f(vectorOf({3, 4}));
               return truth(w.is_leaf());
             });
}

TEST(Histories, RefuseWritesOfALeafToItself) {
  Tensor w = pointLeaf();
  EXPECT_REFUSED(w.copy_(w), "a leaf tensor that requires a gradient");
  auto f = compile([&](Tensor x) {
    w.copy_(w);
    return x;
  });
  EXPECT_REFUSED(f(vectorOf({1})), "a leaf tensor that requires a gradient");
}

//===----------------------------------------------------------------------===//
// Custom functions
//===----------------------------------------------------------------------===//

namespace {
/// The rule returns a gradient of the first argument only.
struct FirstOnly : autograd::Function<FirstOnly> {
  static Tensor forward(autograd::AutogradContext &, Tensor x, Tensor y) {
    return x * y;
  }
  static Tensors backward(autograd::AutogradContext &, Tensors gradients) {
    return {gradients[0], Tensor()};
  }
};

struct Second : autograd::Function<Second> {
  static Tensor forward(autograd::AutogradContext &, Tensor, Tensor y) {
    return y;
  }
  static Tensors backward(autograd::AutogradContext &, Tensors gradients) {
    return {gradients[0] * 2, Tensor()};
  }
};
} // namespace

TEST(Histories, OfCustomFunctionsWhoseRuleHasNoGradient) {
  expectBoth("requires_grad", {1}, [](auto compiled) {
    Tensor a = pointLeaf();
    auto f = compiled([&](Tensor x) { return FirstOnly::apply(x, a); });
    Tensor y = f(vectorOf({3, 4}));
    y.sum().backward();
    EXPECT_FALSE(a.grad().defined());
    return truth(y.requires_grad());
  });
}

namespace {
struct AddsToSaved : autograd::Function<AddsToSaved> {
  static Tensor forward(autograd::AutogradContext &context, Tensor x,
                        Tensor count) {
    context.save_for_backward({count});
    return x * 2;
  }
  static Tensors backward(autograd::AutogradContext &context,
                          Tensors gradients) {
    NoGrad constant;
    context.get_saved_variables()[0].add_(1);
    return {gradients[0] * 2, Tensor()};
  }
};
} // namespace

TEST(Histories, OfCustomFunctionsOfLeavesOfTheFunction) {
  expectBoth("requires_grad", {1}, [](auto compiled) {
    Tensor count = vectorOf({0, 0});
    auto f = compiled([&](Tensor x) {
      Tensor inner = (x * 2).requires_grad_();
      return AddsToSaved::apply(inner, count);
    });
    return truth(f(vectorOf({1, 2})).requires_grad());
  });
}

TEST(Histories, OfCustomFunctionsThatReturnAConstantArgument) {
  expectBoth("the argument stays a constant", {0}, [](auto compiled) {
    Tensor a = pointLeaf(), constant = vectorOf({3, 4});
    auto f = compiled([](Tensor x, Tensor y) { return Second::apply(x, y); });
    Tensor result = f(a, constant);
    EXPECT_TRUE(result.requires_grad());
    result.sum().backward();
    EXPECT_TRUE(allclose(a.grad(), vectorOf({2, 2})));
    return truth(constant.requires_grad());
  });
}
