//===- OnnxTrainTest.cpp - training of ONNX models ------------------------===//

#include "ModulesTesting.h"
#include "tcopt/Capture/Onnx.h"
#include "tcopt/Capture/Optim.h"
#include <filesystem>

using namespace tcopt;
using namespace tcopt::testing;

namespace {
using List = std::vector<Tensor>;

/// Two layers and a batch norm, in a file that is removed at the end of the
/// test.
class OnnxTrainTest : public ::testing::Test {
protected:
  OnnxTrainTest() {
    const auto *test = ::testing::UnitTest::GetInstance()->current_test_info();
    path = std::filesystem::temp_directory_path() /
           (std::string("tcopt-onnx-train-") + test->name() + ".onnx");
    exportOnnx(
        path.string(),
        {.inputNames = {"x"},
         .outputNames = {"hidden", "y"},
         .parameters = {{"w1", w1},
                        {"w2", w2},
                        {"norm.mean", mean},
                        {"norm.var", var},
                        {"norm.weight", gamma}}},
        [&](Tensor x) { return netOf(x, {w1, gamma, w2}); }, input({2, 3}));
  }
  ~OnnxTrainTest() override { std::filesystem::remove(path); }

  OnnxModel load(std::vector<std::string> outputs = {}) {
    return loadOnnx(path.string(), Options::defaults(),
                    {.outputs = std::move(outputs), .trainable = true});
  }
  List netOf(const Tensor &x, const List &p) {
    Tensor hidden = tanh(matmul(x, p[0]));
    return {hidden,
            matmul(batch_norm(hidden, mean, var, p[1], zeros({4})), p[2])};
  }
  static std::vector<std::string> names(const OnnxModel &model) {
    std::vector<std::string> names;
    for (const auto &[name, tensor] : model.namedParameters())
      names.push_back(name);
    return names;
  }

  std::filesystem::path path;
  Tensor w1 = input({3, 4}, 1), w2 = input({4, 2}, 2), gamma = input({4}, 3),
         mean = input({4}, 4), var = input({4}, 5) + 2;
};
} // namespace

TEST_F(OnnxTrainTest, NamesParametersThatItsOutputsDependOn) {
  OnnxModel model = load();
  std::vector<std::string> found = names(model);
  for (const char *name : {"w1", "w2", "norm.weight"})
    EXPECT_EQ(std::ranges::count(found, name), 1) << name;
  for (const char *name : {"norm.mean", "norm.var"})
    EXPECT_EQ(std::ranges::count(found, name), 0) << name;
  for (const Tensor &tensor : model.parameters())
    EXPECT_TRUE(tensor.requires_grad());
  EXPECT_EQ(names(load({"hidden"})), std::vector<std::string>{"w1"});
  EXPECT_TRUE(loadOnnx(path.string()).parameters().empty());
}

TEST_F(OnnxTrainTest, GivesGradientsToParametersAndInputs) {
  OnnxModel model = load();
  Tensor x = input({2, 3}).requires_grad_();
  model({x})[1].square().sum().backward();
  List leaves;
  for (const Tensor &one : {w1, gamma, w2})
    leaves.push_back(one.detach().clone().requires_grad_());
  Tensor same = x.detach().clone().requires_grad_();
  netOf(same, leaves)[1].square().sum().backward();
  EXPECT_TRUE(allclose(x.grad(), same.grad(), 1e-4, 1e-5));
  for (const auto &[name, tensor] : model.namedParameters())
    for (auto [of, leaf] : {std::pair("w1", leaves[0]),
                            {"norm.weight", leaves[1]},
                            {"w2", leaves[2]}})
      if (name == of)
        EXPECT_TRUE(allclose(tensor.grad(), leaf.grad(), 1e-4, 1e-5)) << name;
}

TEST_F(OnnxTrainTest, GivesGradientsToInputsOfModelsThatAreNotTrained) {
  OnnxModel model = loadOnnx(path.string());
  Tensor x = input({2, 3}).requires_grad_();
  model({x})[0].sum().backward();
  Tensor same = x.detach().clone().requires_grad_();
  tanh(matmul(same, w1)).sum().backward();
  EXPECT_TRUE(allclose(x.grad(), same.grad(), 1e-4, 1e-5));
}

TEST_F(OnnxTrainTest, IsTrainedByCompiledSteps) {
  OnnxModel model = load({"y"});
  optim::SGD sgd(model.parameters(), {.lr = 0.1});
  auto step = compile([&](Tensor x, Tensor y) {
    sgd.zero_grad();
    Tensor loss = mse_loss(model({x})[0], y);
    loss.backward();
    sgd.step();
    return loss;
  });
  Tensor x = input({2, 3}), y = input({2, 2}, 7);
  double first = step(x, y).item<double>(), last = first;
  for (int i = 0; i < 20; ++i)
    last = step(x, y).item<double>();
  EXPECT_LT(last, first / 2);
  EXPECT_EQ(step.counts().graphBreaks, 0);
  // Calls without gradients use the new weights, too.
  NoGrad none;
  EXPECT_LE(mse_loss(model({x})[0], y).item<double>(), last);
}

TEST_F(OnnxTrainTest, RefusesOutputsThatNoNodeComputes) {
  EXPECT_REFUSED(load({"nothing"}),
                 "output 'nothing' is not computed by any node");
}
