//===- LeavesTest.cpp - leaves of the autograd graph in compiled functions ===//
//
// Gradients of leaves that share elements with other tensors, of leaves created
// by a function, through writes that are not recorded, and with respect to
// results of a function. Each case is also computed without compile.
//
//===----------------------------------------------------------------------===//

#include "AutogradTesting.h"
#include "tcopt/Capture/Functional.h"

using namespace tcopt;

namespace {

Tensor values() { return tensor(std::vector<float>{1, 2}); }
Tensor leafOf(const Tensor &tensor) { return tensor.clone().requires_grad_(); }
Tensor pairOf(float a, float b) { return tensor(std::vector<float>{a, b}); }
Tensor flag(bool value) { return tensor(int64_t(value)); }

/// Calls a function without compile, compiled, and compiled a second time.
/// `body` is called with a function that compiles its argument or returns it.
template <typename Body>
void expectAlways(const char *what, const Tensor &expected, Body body) {
  auto check = [&](const Tensor &found, const char *how) {
    SCOPED_TRACE(std::string(what) + ", " + how);
    ASSERT_TRUE(found.defined());
    EXPECT_TRUE(allclose(found, expected)) << found;
  };
  check(body([](auto function) { return function; }), "not compiled");
  check(body([](auto function) { return compile(function); }), "compiled");
  Options options;
  options.dynamic = true;
  check(body([&](auto function) { return compile(function, options); }),
        "dynamic");
}

} // namespace

//===----------------------------------------------------------------------===//
// Leaves that share elements
//===----------------------------------------------------------------------===//

TEST(Leaves, ThatAreViewsOfOthersHaveGradientsWhereTheyAreCaptured) {
  auto gradientOf = [](Tensor w) {
    return [w](auto compiled) mutable {
      w.set_grad({});
      Tensor bias = zeros({2}).requires_grad_();
      auto f = compiled([&](Tensor x) { return (w * x + bias).sum(); });
      f(values()).backward();
      w.set_grad({});
      f(values()).backward();
      EXPECT_TRUE(allclose(bias.grad(), pairOf(2, 2)));
      return w.grad();
    };
  };
  Tensor whole = arange(8).to(DType::F32).reshape({4, 2});
  expectAlways("detach", values(),
               gradientOf(values().detach().requires_grad_()));
  expectAlways("slice", values(),
               gradientOf(whole.slice(0, 1, 2).reshape({2}).requires_grad_()));
  expectAlways("select", values(), gradientOf(whole[2].requires_grad_()));
  expectAlways("t", values(),
               gradientOf(whole.t()[1].slice(0, 0, 2).requires_grad_()));
  expectAlways("chunk", values(),
               gradientOf(chunk(whole.reshape({-1}), 4)[3].requires_grad_()));
}

TEST(Leaves, ThatAreArgumentsAndDetachedArgumentsAreTwo) {
  auto product = [](Tensor a, Tensor b) { return (a * b).sum(); };
  expectAlways("detached first", values(), [&](auto compiled) {
    Tensor w = leafOf(values());
    compiled(product)(w.detach(), w).backward();
    return w.grad();
  });
  expectAlways("detached second", values(), [&](auto compiled) {
    Tensor w = leafOf(values());
    compiled(product)(w, w.detach()).backward();
    return w.grad();
  });
  expectAlways("one function for all", pairOf(4, 8), [&](auto compiled) {
    Tensor w = leafOf(values());
    auto f = compiled(product);
    f(w.detach(), w).backward();
    f(w, w).backward();
    f(w, w.detach()).backward();
    return w.grad();
  });
  expectAlways("two leaves", pairOf(3, 6), [&](auto compiled) {
    Tensor x = values(), a = x.detach().requires_grad_(),
           b = x.detach().requires_grad_();
    compiled([](Tensor a, Tensor b) { return (a * b * 3).sum(); })(a, b)
        .backward();
    return b.grad();
  });
  expectAlways("captured beside a detached argument", values(),
               [&](auto compiled) {
                 Tensor w = leafOf(values());
                 auto f = compiled([&](Tensor a) { return (a * w).sum(); });
                 f(w.detach()).backward();
                 return w.grad();
               });
}

TEST(Leaves, AreWrittenToThroughWhatSharesTheirElements) {
  // A write to the argument changes elements of the captured leaf.
  expectAlways("written", pairOf(3, 4), [](auto compiled) {
    Tensor x = values(), w = x.detach().requires_grad_();
    auto f = compiled([&](Tensor x) {
      x.add_(2);
      return (w * w).sum() / 2;
    });
    f(x).backward();
    return w.grad();
  });
}

TEST(Leaves, ThatReplaceOthersAreFound) {
  expectAlways("replaced", pairOf(5, 5), [](auto compiled) {
    Tensor x = values(), w = x.detach().requires_grad_();
    auto f = compiled([&](Tensor x) { return (w * x).sum(); });
    f(x).backward();
    w = x.detach().requires_grad_();
    f(pairOf(5, 5)).backward();
    return w.grad();
  });
}

TEST(Leaves, KnowWhetherTheyAreLeaves) {
  expectAlways("argument", flag(false), [](auto compiled) {
    Tensor x = leafOf(values()) * 1;
    bool isLeaf = true;
    auto f = compiled([&](Tensor x) {
      isLeaf = x.is_leaf();
      return x * 2;
    });
    f(x);
    return flag(isLeaf);
  });
}

//===----------------------------------------------------------------------===//
// Leaves created by a function
//===----------------------------------------------------------------------===//

TEST(Leaves, OfAFunctionHaveGradients) {
  auto slope = [](auto make) {
    return [make](auto compiled) {
      auto f = compiled([make](Tensor x) {
        Tensor p = make(x);
        (p * p).sum().backward();
        return p.grad();
      });
      f(pairOf(7, 7));
      return f(values());
    };
  };
  expectAlways("clone", pairOf(2, 4),
               slope([](Tensor x) { return x.clone().requires_grad_(); }));
  expectAlways("detach", pairOf(2, 4),
               slope([](Tensor x) { return x.detach().requires_grad_(); }));
  expectAlways("beside a parameter", pairOf(1, 1), [](auto compiled) {
    Tensor w = ones({2}).requires_grad_();
    auto f = compiled([&](Tensor x) {
      Tensor p = x.clone().requires_grad_();
      (p * w).sum().backward();
      return p.grad();
    });
    return f(values());
  });
  expectAlways("grad", pairOf(2, 4), [](auto compiled) {
    return compiled([](Tensor x) {
      Tensor p = x.detach().requires_grad_();
      return autograd::grad({(p * p).sum()}, {p})[0];
    })(values());
  });
}

TEST(Leaves, OfAFunctionAreLeavesOutsideOfIt) {
  auto make = [](Tensor x) { return x.clone().requires_grad_(); };
  expectAlways("flag", flag(true), [&](auto compiled) {
    auto f = compiled(make);
    f(values());
    Tensor p = f(values());
    return flag(p.requires_grad() && p.is_leaf() && !p.grad().defined());
  });
  expectAlways("gradient", pairOf(2, 4), [&](auto compiled) {
    auto f = compiled([&](Tensor x) {
      Tensor p = make(x);
      (p * p).sum().backward();
      return p;
    });
    f(values());
    return f(values()).grad();
  });
  // A result computed from the leaf is on the tape.
  expectAlways("results", pairOf(2, 4), [&](auto compiled) {
    auto f = compiled([&](Tensor x) {
      Tensor p = make(x);
      return std::pair(p, (p * p).sum());
    });
    f(values()).second.backward();
    auto [p, y] = f(values());
    y.backward();
    return p.grad();
  });
}

TEST(Leaves, AreCutOffByDetach) {
  expectAlways("detach_", pairOf(2, 4), [](auto compiled) {
    Tensor a = leafOf(values());
    auto f = compiled([](Tensor x) {
      Tensor y = x * 2;
      y.detach_();
      return (y * x).sum();
    });
    f(a).backward();
    return a.grad();
  });
  expectAlways("of an argument", flag(false), [](auto compiled) {
    Tensor a = leafOf(values()) * 1;
    auto f = compiled([](Tensor x) {
      x.detach_();
      return (x * 2).requires_grad();
    });
    return flag(f(a) || a.requires_grad());
  });
}

TEST(Leaves, AreMadeOfArguments) {
  expectAlways("requires_grad_ of an argument", pairOf(3, 3),
               [](auto compiled) {
                 Tensor a = values();
                 auto f = compiled([](Tensor x) {
                   Tensor before = x * 5;
                   x.requires_grad_();
                   return (before + x * 3).sum();
                 });
                 f(a).backward();
                 return a.grad();
               });
}

TEST(Leaves, OfFunctionalTransforms) {
  namespace F = autograd::functional;
  auto cube = [](const Tensor &x) { return x * x * x; };
  auto sum = [cube](const std::vector<Tensor> &x) {
    return std::vector<Tensor>{cube(x[0]).sum()};
  };
  expectAlways("vjp", pairOf(3, 12), [&](auto compiled) {
    return compiled([&](Tensor x) { return F::vjp(sum, {x}).second[0]; })(
        values());
  });
  expectAlways("jvp", pairOf(3, 24), [&](auto compiled) {
    return compiled([&](Tensor x) {
      auto f = [&](const std::vector<Tensor> &x) {
        return std::vector<Tensor>{cube(x[0])};
      };
      return F::jvp(f, {x}, {x}).second[0];
    })(values());
  });
  expectAlways("hvp", pairOf(6, 12), [&](auto compiled) {
    return compiled([&](Tensor x) {
      return F::hvp(sum, {x}, {ones({2})}).second[0];
    })(values());
  });
  expectAlways("jacobian", diag(pairOf(3, 12)), [&](auto compiled) {
    return compiled([&](Tensor x) { return F::jacobian(cube, x); })(values());
  });
  expectAlways("hessian", diag(pairOf(6, 12)), [&](auto compiled) {
    return compiled([&](Tensor x) {
      return F::hessian([&](const Tensor &x) { return cube(x).sum(); }, x);
    })(values());
  });
  // Results of the functional transforms have gradients, also under NoGrad.
  expectAlways("create_graph", pairOf(6, 12), [&](auto compiled) {
    Tensor x = leafOf(values());
    auto f = compiled([&](Tensor x) {
      return F::vjp(sum, {x}, {}, /*create=*/true).second[0].sum();
    });
    f(x).backward();
    return x.grad();
  });
  expectAlways("under NoGrad", pairOf(3, 12), [&](auto compiled) {
    NoGrad outside;
    return compiled([&](Tensor x) { return F::vjp(sum, {x}).second[0]; })(
        values());
  });
}

//===----------------------------------------------------------------------===//
// Writes that are not recorded
//===----------------------------------------------------------------------===//

TEST(Leaves, KeepTheirGradientsThroughWritesUnderNoGrad) {
  expectAlways("a leaf", pairOf(1, 2), [](auto compiled) {
    Tensor w = ones({2}).requires_grad_();
    auto f = compiled([&](Tensor x) {
      {
        NoGrad update;
        w.mul_(2);
      }
      return (w * x).sum();
    });
    f(values()).backward();
    return w.grad();
  });
  expectAlways("an intermediate", pairOf(2, 2), [](auto compiled) {
    Tensor a = leafOf(values());
    auto f = compiled([](Tensor x) {
      Tensor y = x * 2;
      NoGrad update;
      y.mul_(3);
      EnableGrad recorded;
      return y.sum();
    });
    f(a).backward();
    return a.grad();
  });
  expectAlways("by a detached alias", pairOf(2, 2), [](auto compiled) {
    Tensor a = leafOf(values());
    auto f = compiled([](Tensor x) {
      Tensor y = x * 2;
      y.detach().mul_(3);
      return y.sum();
    });
    f(a).backward();
    return a.grad();
  });
  expectAlways("to a detached alias", pairOf(6, 12), [](auto compiled) {
    Tensor a = leafOf(values());
    auto f = compiled([](Tensor x) {
      Tensor d = (x * 2).detach();
      d.mul_(x);
      return (d * 3).sum();
    });
    f(a).backward();
    return a.grad();
  });
  expectAlways("kept after a break", pairOf(2, 2), [](auto compiled) {
    Tensor a = leafOf(values());
    auto f = compiled([](Tensor x) {
      Tensor y = x * 2;
      {
        NoGrad update;
        y.mul_(3);
      }
      (void)y.sum().item<float>();
      return y.sum();
    });
    f(a).backward();
    return a.grad();
  });
}

TEST(Leaves, ThatAStepUpdatesAreCompiled) {
  auto f = compile([](Tensor p) {
    Tensor loss = (p * p).sum();
    Tensor slope = autograd::grad({loss}, {p})[0];
    NoGrad update;
    p.add_(slope, -0.25);
    return loss.detach();
  });
  Tensor p = leafOf(values());
  for (int i = 0; i < 3; ++i)
    f(p);
  EXPECT_TRUE(allclose(p.detach(), values() / 8));
  EXPECT_EQ(f.counts().versions, 1);
  auto g = compile([](Tensor p) {
    (p * p).sum().backward();
    NoGrad update;
    p.add_(p.grad(), -0.25);
    p.set_grad({});
  });
  for (int i = 0; i < 3; ++i)
    g(p);
  EXPECT_TRUE(allclose(p.detach(), values() / 64));
  EXPECT_EQ(g.counts().versions, 1);
}

//===----------------------------------------------------------------------===//
// Zeros and undefined gradients
//===----------------------------------------------------------------------===//

TEST(Leaves, HaveZerosOfZeroDerivatives) {
  auto zerosOf = [](auto function) {
    return [function](auto compiled) {
      Tensor a = leafOf(values()), w = ones({2}).requires_grad_();
      auto f = compiled([&](Tensor x) {
        (function(x) * w).sum().backward();
        return x.grad();
      });
      return f(a);
    };
  };
  Tensor none = zeros({2});
  expectAlways("round", none, zerosOf([](Tensor x) { return round(x); }));
  expectAlways("sign", none, zerosOf([](Tensor x) { return sign(x); }));
  expectAlways("floor", none, zerosOf([](Tensor x) { return floor(x); }));
  expectAlways("alone", none, [](auto compiled) {
    Tensor a = leafOf(values());
    return compiled([](Tensor x) {
      round(x).sum().backward();
      return x.grad();
    })(a);
  });
}

TEST(Leaves, ThatNothingDependsOnHaveNoGradient) {
  expectAlways("one of two results", flag(false), [](auto compiled) {
    Tensor a = leafOf(values()), b = leafOf(values());
    auto f = compiled(
        [&](Tensor x) { return std::pair((x * a).sum(), (x * b).sum()); });
    f(values()).first.backward();
    EXPECT_TRUE(a.grad().defined());
    return flag(b.grad().defined());
  });
  expectAlways("detached use", flag(false), [](auto compiled) {
    Tensor a = leafOf(values()), b = leafOf(values());
    auto f = compiled([&](Tensor x) { return (x * a * b.detach()).sum(); });
    f(values()).backward();
    return flag(b.grad().defined());
  });
  // An infinite derivative of an unused result is not multiplied by zero.
  expectAlways("sqrt(0)", pairOf(2, 2), [](auto compiled) {
    Tensor a = zeros({2}).requires_grad_();
    auto f =
        compiled([](Tensor x) { return std::pair(sqrt(x), (x * 2).sum()); });
    f(a).second.backward();
    return a.grad();
  });
}

//===----------------------------------------------------------------------===//
// Hooks and results
//===----------------------------------------------------------------------===//

TEST(Leaves, CallHooks) {
  auto times3 = [](const Tensor &g) { return g * 3; };
  expectAlways("argument", pairOf(6, 12), [&](auto compiled) {
    Tensor a = leafOf(values());
    return compiled([&](Tensor x) {
      x.register_hook(times3);
      (x * x).sum().backward();
      return x.grad();
    })(a);
  });
  expectAlways("intermediate after its use", pairOf(7, 28), [&](auto compiled) {
    Tensor a = leafOf(values());
    return compiled([&](Tensor x) {
      Tensor y = x * x, z = y * x;
      y.register_hook(times3);
      z.sum().backward();
      return x.grad();
    })(a);
  });
  expectAlways("retain_grad", pairOf(1, 2), [](auto compiled) {
    Tensor a = leafOf(values());
    return compiled([](Tensor x) {
      Tensor y = x * x;
      y.retain_grad();
      (y * x).sum().backward();
      return y.grad();
    })(a);
  });
  expectAlways("grad by an intermediate after a read", pairOf(1, 2),
               [](auto compiled) {
                 Tensor a = leafOf(values());
                 return compiled([](Tensor x) {
                   Tensor y = x * x, z = (y * x).sum();
                   (void)z.item<float>();
                   return autograd::grad({z}, {y})[0];
                 })(a);
               });
  Options options;
  options.fullgraph = true;
  auto refused = compile(
      [&](Tensor x) {
        x.register_hook(times3);
        return x * 2;
      },
      options);
  EXPECT_REFUSED(refused(leafOf(values())), "register_hook() needs the tape");
}

TEST(Leaves, GradientsByResultsOfACall) {
  auto f = [](Tensor x) {
    Tensor y = x * 1;
    return std::pair(y, (y * y).sum());
  };
  expectAlways("hook", pairOf(6, 12), [&](auto compiled) {
    Tensor a = leafOf(values());
    auto [y, z] = compiled(f)(a);
    y.register_hook([](const Tensor &g) { return g * 3; });
    z.backward();
    return a.grad();
  });
  expectAlways("grad", pairOf(2, 4), [&](auto compiled) {
    Tensor a = leafOf(values());
    auto [y, z] = compiled(f)(a);
    return autograd::grad({z}, {y})[0];
  });
  expectAlways("retain_grad, with uses before and after", pairOf(3, 5),
               [&](auto compiled) {
                 Tensor a = leafOf(values());
                 auto [y, z] = compiled(f)(a);
                 Tensor before = y.sum();
                 y.retain_grad();
                 Tensor after = (y * 0).sum();
                 (before + z + after).backward();
                 return y.grad();
               });
}

TEST(Leaves, KeepTheTapeThatAFunctionRetains) {
  expectAlways("retain_graph", pairOf(2, 4), [](auto compiled) {
    Tensor a = leafOf(values());
    auto f = compiled([&](Tensor x) {
      Tensor loss = (x * a).sum();
      loss.backward({}, /*retain_graph=*/true);
      return loss;
    });
    f(values()).backward();
    return a.grad();
  });
}

//===----------------------------------------------------------------------===//
// Custom functions
//===----------------------------------------------------------------------===//

namespace {

/// A function whose backward adds to a saved tensor.
struct WritesSaved : autograd::Function<WritesSaved> {
  static inline int calls = 0;
  static Tensor forward(autograd::AutogradContext &context, Tensor x,
                        Tensor count) {
    ++calls;
    context.save_for_backward({count});
    return x * 2;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext &context,
                                      std::vector<Tensor> gradients) {
    context.get_saved_variables()[0].add_(gradients[0]);
    return {gradients[0] * 2, {}};
  }
};

/// A function whose backward reads a value.
struct ReadsGradient : autograd::Function<ReadsGradient> {
  static Tensor forward(autograd::AutogradContext &, Tensor x, Tensor count) {
    count.add_(1);
    return x * 3;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext &,
                                      std::vector<Tensor> gradients) {
    float largest = amax(gradients[0]).item<float>();
    return {gradients[0] * 3 * (largest > 0 ? 1 : 5), {}};
  }
};

template <bool IsMarked>
struct Doubles : autograd::Function<Doubles<IsMarked>> {
  static Tensor forward(autograd::AutogradContext &context, Tensor x) {
    x.mul_(2);
    if (IsMarked)
      context.mark_dirty({x});
    return x;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext &,
                                      std::vector<Tensor> gradients) {
    return {gradients[0] * 2};
  }
};

} // namespace

TEST(Leaves, OfCustomFunctionsThatWriteToWhatTheySave) {
  expectAlways("saved", pairOf(2, 2), [](auto compiled) {
    Tensor a = leafOf(values()), count = ones({2});
    auto f = compiled([](Tensor x, Tensor count) {
      return WritesSaved::apply(x, count).sum();
    });
    f(a, count).backward();
    EXPECT_TRUE(allclose(a.grad(), pairOf(2, 2)));
    return count;
  });
  WritesSaved::calls = 0;
  compile([](Tensor x, Tensor count) {
    return WritesSaved::apply(x, count).sum();
  })(leafOf(values()), ones({2}));
  EXPECT_EQ(WritesSaved::calls, 1);
}

TEST(Leaves, OfCustomFunctionsWhoseForwardRunsOnce) {
  expectAlways("read in backward", pairOf(1, 1), [](auto compiled) {
    Tensor a = leafOf(values()), count = zeros({2});
    auto f = compiled([](Tensor x, Tensor count) {
      return ReadsGradient::apply(x, count).sum();
    });
    f(a, count).backward();
    EXPECT_TRUE(allclose(a.grad(), pairOf(3, 3)));
    return count;
  });
}

TEST(Leaves, OfCustomFunctionsThatReturnTheirArguments) {
  auto slope = [](auto function) {
    return [function](auto compiled) {
      Tensor a = leafOf(values()), w = leafOf(pairOf(3, 4));
      auto f = compiled([&](Tensor x) { return (function(x * 1) * w).sum(); });
      f(a).backward();
      return a.grad();
    };
  };
  expectAlways("not marked", pairOf(6, 8),
               slope([](Tensor x) { return Doubles<false>::apply(x); }));
  expectAlways("marked", pairOf(6, 8),
               slope([](Tensor x) { return Doubles<true>::apply(x); }));
  // After the call, the argument is the result.
  expectAlways("marked, and used afterwards", pairOf(6, 8), slope([](Tensor x) {
                 Doubles<true>::apply(x);
                 return x;
               }));
  EXPECT_REFUSED(Doubles<true>::apply(leafOf(values())), "a leaf tensor");
}

TEST(Leaves, ThatAreCopiesAreTensorsOfTheirOwn) {
  expectAlways("clone", pairOf(2, 2), [](auto compiled) {
    Tensor a = leafOf(values());
    return compiled([](Tensor x) {
      Tensor y = x.clone(), z = (x * 3 + y * 2).sum();
      return autograd::grad({z}, {y})[0];
    })(a);
  });
}
