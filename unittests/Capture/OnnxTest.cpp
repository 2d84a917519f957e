//===- OnnxTest.cpp - ONNX models as functions on tensors -----------------===//

#include "tcopt/Capture/Onnx.h"
#include "ModulesTesting.h"
#include "tcopt/Capture/Control.h"
#include <atomic>
#include <filesystem>
#include <fstream>
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

namespace {
/// Creates a folder for models, removed at the end of the test.
class OnnxTest : public ::testing::Test {
protected:
  OnnxTest() {
    const auto *test = ::testing::UnitTest::GetInstance()->current_test_info();
    folder = std::filesystem::temp_directory_path() /
             (std::string("tcopt-onnx-") + test->name());
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
  }
  ~OnnxTest() override { std::filesystem::remove_all(folder); }

  std::string path(const std::string &name = "model.onnx") const {
    return (folder / name).string();
  }
  void write(const std::string &name, const std::string &bytes) const {
    std::ofstream(path(name), std::ios::binary) << bytes;
  }
  /// Exports and loads a layer with a dynamic batch size.
  OnnxModel dense(const Options &options = {}, const OnnxInputs &inputs = {}) {
    Tensor weight = input({3, 4}, 1), bias = input({4}, 2);
    exportOnnx(
        path(),
        {.inputNames = {"x"},
         .outputNames = {"y"},
         .dynamicAxes = {{"x", {{0, "batch"}}}},
         .parameters = {{"weight", weight}, {"bias", bias}}},
        [&](Tensor x) { return relu(matmul(x, weight) + bias); },
        input({2, 3}));
    return loadOnnx(path(), options, inputs);
  }
  static Tensor denseOf(const Tensor &x) {
    return relu(matmul(x, input({3, 4}, 1)) + input({4}, 2));
  }

private:
  std::filesystem::path folder;
};

void checkSame(const Tensor &found, const Tensor &expected,
               Place place = Place::current()) {
  check(found, expected.dtype(), sizesOf(expected), expected.toVector<double>(),
        place);
}

/// Returns a field of a protobuf message: text or another message.
std::string field(int number, const std::string &bytes) {
  return std::string{char(number << 3 | 2), char(bytes.size())} + bytes;
}
std::string field(int number, int value) {
  return {char(number << 3), char(value)};
}

/// Returns a model `y = Squeeze(x)` with x of sizes `n` and `m`.
std::string squeezeModel() {
  std::string sizes = field(1, field(2, std::string("n"))) +
                      field(1, field(2, std::string("m")));
  std::string x = field(1, std::string("x")) +
                  field(2, field(1, field(1, 1) + field(2, sizes)));
  std::string node = field(1, std::string("x")) + field(2, std::string("y")) +
                     field(4, std::string("Squeeze"));
  std::string graph = field(1, node) + field(2, std::string("g")) +
                      field(11, x) + field(12, field(1, std::string("y")));
  return field(1, 8) + field(7, graph) + field(8, field(2, 17));
}

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}
} // namespace

//===----------------------------------------------------------------------===//
// Round trips
//===----------------------------------------------------------------------===//

TEST_F(OnnxTest, RunsAtAnySize) {
  OnnxModel model = dense();
  EXPECT_EQ(model.text(), "input x: f32 [batch, 3]\n"
                          "output y: f32 [batch, 4]\n");
  for (int64_t batch : {1, 2, 5, 17})
    checkSame(model({input({batch, 3})})[0], denseOf(input({batch, 3})));
  EXPECT_EQ(model({ones({0, 3})})[0].size(0), 0);
}

TEST_F(OnnxTest, SaysWhatItTakes) {
  OnnxModel model = dense({}, {.sizes = {{"batch", {.min = 1, .max = 8}}}});
  EXPECT_EQ(model.inputNames(), std::vector<std::string>{"x"});
  EXPECT_EQ(model.outputNames(), std::vector<std::string>{"y"});
  const OnnxValueInfo &x = model.inputs()[0];
  EXPECT_EQ(x.dtype, DType::F32);
  ASSERT_EQ(x.dims.size(), 2u);
  EXPECT_FALSE(x.dims[0].size);
  EXPECT_EQ(x.dims[0].name, "batch");
  EXPECT_EQ(x.dims[0].range.max, 8);
  EXPECT_EQ(x.dims[1].size, 3);
}

TEST_F(OnnxTest, InterpreterAgrees) {
  Options options;
  options.backend = "interp";
  checkSame(dense(options)({input({5, 3})})[0], denseOf(input({5, 3})));
}

TEST_F(OnnxTest, BackendsOfTheProgramGetTheGraph) {
  Options options;
  int64_t numOps = 0;
  options.customBackend = [&](const Graph &graph) -> GraphCallable {
    numOps = graph.numOps;
    return [](const std::vector<Tensor> &inputs) {
      return std::vector<Tensor>{denseOf(inputs[0])};
    };
  };
  checkSame(dense(options)({input({5, 3})})[0], denseOf(input({5, 3})));
  EXPECT_GT(numOps, 0);
}

TEST_F(OnnxTest, InputsAndOutputsHaveNames) {
  exportOnnx(
      path(), {.inputNames = {"a", "b"}, .outputNames = {"sum", "difference"}},
      [](Tensor a, Tensor b) { return std::pair(a + b, a - b); },
      tensor({5.f, 6.f}), tensor({1.f, 2.f}));
  OnnxModel model = loadOnnx(path());
  auto results =
      model.run({{"b", tensor({1.f, 1.f})}, {"a", tensor({3.f, 4.f})}});
  check(results.at("sum"), DType::F32, {2}, {4, 5});
  check(results.at("difference"), DType::F32, {2}, {2, 3});
  EXPECT_REFUSED(model.run({{"a", ones({2})}}),
                 "input 'b': expected f32 [2] but found no tensor");
  EXPECT_REFUSED(model.run({{"c", ones({2})}}),
                 "there is no input 'c' (inputs: a, b)");
}

TEST_F(OnnxTest, ModulesWithParameters) {
  nn::Linear linear = filled(nn::Linear(3, 4));
  exportOnnx(path(), {.parameters = linear.namedParameters()}, linear,
             input({2, 3}));
  OnnxModel model = loadOnnx(path());
  checkSame(model({input({2, 3}, 1)})[0], linear(input({2, 3}, 1)));
  std::ifstream file(path(), std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  EXPECT_TRUE(contains(bytes, "weight"));
  EXPECT_TRUE(contains(bytes, "bias"));
}

TEST_F(OnnxTest, ArgumentsOfAllKinds) {
  // An unused argument, one that is passed twice, a number, and a view.
  Tensor mask = tensor<bool>({true, false}, {2});
  exportOnnx(
      path(),
      [&](Tensor unused, Tensor x, Tensor same, double scale) {
        return where(mask, x * scale + same, zeros({2}));
      },
      ones({3}), ones({2}), ones({2}), 2.5);
  OnnxModel model = loadOnnx(path());
  ASSERT_EQ(model.inputs().size(), 3u);
  Tensor columns = input({2, 2});
  Tensor x = columns.select(1, 0);
  checkSame(model({ones({3}), x, ones({2})})[0],
            where(mask, x * 2.5 + 1, zeros({2})));
  Tensor twice = ones({2});
  exportOnnx(path(), [](Tensor a, Tensor b) { return a + b; }, twice, twice);
  check(loadOnnx(path())({ones({2})})[0], DType::F32, {2}, {2, 2});
}

TEST_F(OnnxTest, GraphsThatWereExplained) {
  Tensor weight = ones({2}) * 3;
  auto told = explain([&](Tensor x) { return x * weight; })(ones({2}));
  exportOnnx(path(), {.inputNames = {"x", "weight"}, .outputNames = {"y"}},
             told.graphs[0].graph);
  auto results =
      loadOnnx(path()).run({{"x", ones({2})}, {"weight", ones({2}) * 2}});
  check(results.at("y"), DType::F32, {2}, {2, 2});
  Graph none;
  none.text = "no program";
  EXPECT_REFUSED(exportOnnx(path(), none), "the graph's text is no program");
}

TEST_F(OnnxTest, MarksOpenDimensions) {
  Tensor x = input({4, 2});
  mark_dynamic(x, 0, {.min = 2});
  exportOnnx(path(), [](Tensor x) { return x.sum(0); }, x);
  OnnxModel model = loadOnnx(path());
  for (int64_t n : {1, 3, 9})
    checkSame(model({input({n, 2})})[0], input({n, 2}).sum(0));
}

//===----------------------------------------------------------------------===//
// Wrong calls
//===----------------------------------------------------------------------===//

TEST_F(OnnxTest, WrongInputsAreNamed) {
  OnnxModel model = dense({}, {.sizes = {{"batch", {.min = 2, .max = 8}}}});
  EXPECT_REFUSED(model({}), "model.onnx: expected 1 inputs but found 0");
  EXPECT_REFUSED(model({input({2, 3}).to(DType::F64)}),
                 "input 'x': expected f32 [batch, 3] but found f64 [2, 3]");
  EXPECT_REFUSED(model({input({3})}),
                 "input 'x': expected f32 [batch, 3] but found f32 [3]");
  EXPECT_REFUSED(model({input({2, 4})}),
                 "input 'x': expected f32 [batch, 3] but found f32 [2, 4]");
  EXPECT_REFUSED(model({input({9, 3})}),
                 "expected at least 2, at most 8 as 'batch' but found 9");
  EXPECT_REFUSED(model({Tensor()}), "but found no tensor");
  EXPECT_REFUSED(model({}), "OnnxTest.cpp:");
}

TEST_F(OnnxTest, SizesOfOneNameAreEqual) {
  exportOnnx(
      path(),
      {.inputNames = {"a", "b"},
       .dynamicAxes = {{"a", {{0, "n"}}}, {"b", {{0, "n"}}}}},
      [](Tensor a, Tensor b) { return a + b; }, ones({3}), ones({3}));
  OnnxModel model = loadOnnx(path());
  check(model({ones({5}), ones({5})})[0], DType::F32, {5}, {2, 2, 2, 2, 2});
  EXPECT_REFUSED(model({ones({5}), ones({4})}),
                 "input 'b': expected f32 [n = 5] but found f32 [4]");
}

TEST_F(OnnxTest, StatedSizesDecideRanks) {
  write("squeeze.onnx", squeezeModel());
  OnnxModel open = loadOnnx(path("squeeze.onnx"));
  EXPECT_EQ(open.outputs()[0].dims.size(), 2u);
  check(open({ones({3, 2})})[0], DType::F32, {3, 2}, {1, 1, 1, 1, 1, 1});
  OnnxModel flat = loadOnnx(path("squeeze.onnx"), {},
                            {.sizes = {{"m", {.min = 1, .max = 1}}}});
  EXPECT_EQ(flat.outputs()[0].dims.size(), 1u);
  check(flat({ones({3, 1})})[0], DType::F32, {3}, {1, 1, 1});
  check(flat({ones({2, 1})})[0], DType::F32, {2}, {1, 1});
  EXPECT_REFUSED(flat({ones({3, 2})}), "expected 1 as 'm' but found 2");
}

TEST_F(OnnxTest, WrongFilesAreRefused) {
  EXPECT_REFUSED(loadOnnx(path("none.onnx")), "cannot open");
  write("text.onnx", "no model");
  EXPECT_REFUSED(loadOnnx(path("text.onnx")), "loadOnnx: '");
  EXPECT_REFUSED(loadOnnx(path("text.onnx")), "OnnxTest.cpp:");
  EXPECT_REFUSED(dense({}, {.sizes = {{"rows", {}}}}),
                 "no input has a size 'rows' (sizes: batch)");
  EXPECT_REFUSED(dense({}, {.sizes = {{"batch", {.min = 3, .max = 2}}}}),
                 "bounds of 'batch' that a size can keep");
  EXPECT_REFUSED(dense({}, {.values = {{"z", ones({1})}}}),
                 "there is no input 'z'");
}

TEST_F(OnnxTest, AllNodesThatAreNotSupportedAreNamed) {
  // Replaces an operator in the file by an unknown one of the same length.
  dense();
  std::ifstream file(path(), std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(file), {}};
  for (const char *name : {"Relu", "MatMul"})
    for (size_t at = bytes.find(name); at != std::string::npos;
         at = bytes.find(name, at))
      bytes[at] = 'X';
  write("other.onnx", bytes);
  std::string message = messageOf([&] { loadOnnx(path("other.onnx")); });
  EXPECT_TRUE(contains(message, "operator 'Xelu' is not supported") ||
              contains(message, "operator 'XatMul' is not supported"))
      << message;
  EXPECT_TRUE(contains(message, "other.onnx: node '")) << message;
}

TEST_F(OnnxTest, WhatDoesNotCompileIsInterpreted) {
  Options options;
  options.backend = "nothing";
  EXPECT_REFUSED(dense(options), "cannot compile");
  options.onError = "interpret";
  checkSame(dense(options)({input({5, 3})})[0], denseOf(input({5, 3})));
}

//===----------------------------------------------------------------------===//
// Threads and traces
//===----------------------------------------------------------------------===//

TEST_F(OnnxTest, ThreadsCallOneModel) {
  OnnxModel model = dense();
  std::vector<std::vector<double>> expected;
  for (int64_t batch = 0; batch < 4; ++batch)
    expected.push_back(denseOf(input({batch + 1, 3})).toVector<double>());
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int64_t batch = 0; batch < 4; ++batch)
    threads.emplace_back([&, batch] {
      for (int i = 0; i < 20; ++i) {
        Tensor y = model({input({batch + 1, 3})})[0];
        wrong += y.toVector<double>() != expected[size_t(batch)];
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST_F(OnnxTest, ThreadsLoadAndTraceAtOnce) {
  dense();
  std::atomic<int> wrong = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < 5; ++i) {
        if (t % 2)
          wrong += loadOnnx(path())({ones({2, 3})})[0].size(1) != 4;
        else
          wrong += !contains(
              messageOf([] { matmul(ones({2, 3}), ones({2, 3})); }), "matmul");
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST_F(OnnxTest, BecomesPartOfAGraph) {
  OnnxModel model = dense();
  auto f = compile([model](Tensor x) {
    Tensor y = model({x * 2})[0];
    return y.reshape({y.size(0) * y.size(1)}) + 1;
  });
  auto expected = [](const Tensor &x) {
    return denseOf(x * 2).reshape({-1}) + 1;
  };
  for (int64_t batch : {2, 3, 4, 5})
    checkSame(f(input({batch, 3})), expected(input({batch, 3})));
  // A version for the first size, and one for all sizes.
  EXPECT_EQ(f.counts().versions, 2);
  EXPECT_EQ(f.counts().graphBreaks, 0);
  EXPECT_REFUSED(f(input({2, 4})), "input 'x': expected f32 [batch, 3]");
  EXPECT_EQ(explain(f)(input({2, 3})).numBreaks(), 0);
}

TEST_F(OnnxTest, GraphsOutliveTheModel) {
  std::optional<OnnxModel> model = dense();
  auto f = compile([&](Tensor x) { return (*model)({x})[0]; });
  checkSame(f(input({2, 3})), denseOf(input({2, 3})));
  model.reset();
  checkSame(f(input({2, 3}, 1)), denseOf(input({2, 3}, 1)));
}

TEST_F(OnnxTest, ControlFlowBecomesPartOfAGraph) {
  exportOnnx(
      path(), {.dynamicAxes = {{"arg0", {{0, "n"}}}}},
      [](Tensor x) {
        return cond(x.sum() > 0, [&] { return x * 2; }, [&] { return x - 1; });
      },
      ones({3}));
  OnnxModel model = loadOnnx(path());
  auto f = compile([&](Tensor x) { return model({x})[0] + x; });
  for (int64_t n : {2, 3, 4}) {
    checkSame(f(ones({n})), ones({n}) * 3);
    checkSame(f(-ones({n})), ones({n}) * -3);
  }
}

TEST_F(OnnxTest, LoadedModelsAreExportedAgain) {
  OnnxModel model = dense();
  exportOnnx(
      path("twice.onnx"), {.dynamicAxes = {{"arg0", {{0, "batch"}}}}},
      [&](Tensor x) { return model({model({x})[0].narrow(1, 0, 3)}); },
      input({2, 3}));
  OnnxModel twice = loadOnnx(path("twice.onnx"));
  checkSame(twice({input({5, 3})})[0],
            denseOf(denseOf(input({5, 3})).narrow(1, 0, 3)));
}

//===----------------------------------------------------------------------===//
// Functions that cannot be exported
//===----------------------------------------------------------------------===//

TEST_F(OnnxTest, BreaksAreNamed) {
  auto f = [](Tensor x) {
    if (x.sum().item<float>() > 0)
      x = x * 2;
    return x.max().isTrue() ? x : x + 1;
  };
  std::string message = messageOf([&] { exportOnnx(path(), f, ones({2})); });
  EXPECT_TRUE(contains(message, "a model is one graph")) << message;
  for (int line : {__LINE__ - 6, __LINE__ - 4})
    EXPECT_TRUE(contains(message, "OnnxTest.cpp:" + std::to_string(line) + ":"))
        << line << message;
  EXPECT_FALSE(std::filesystem::exists(path()));
}

TEST_F(OnnxTest, AllOperatorsWithoutACounterpartAreNamed) {
  std::string message = messageOf([&] {
    exportOnnx(
        path(), [](Tensor x) { return rand({2}) + randn({2}) + x; }, ones({2}));
  });
  EXPECT_TRUE(contains(message, "graph.rand'")) << message;
  EXPECT_TRUE(contains(message, "graph.randn'")) << message;
  EXPECT_TRUE(contains(message, "OnnxTest.cpp:")) << message;
}

TEST_F(OnnxTest, WritesAreRefused) {
  Tensor count = zeros({2});
  EXPECT_REFUSED(
      exportOnnx(
          path(), [&](Tensor x) { return count.add_(x); }, ones({2})),
      "writes to a tensor that it captures");
  EXPECT_REFUSED(exportOnnx(
                     path(), [](Tensor x) { return x.add_(1); }, ones({2})),
                 "writes to argument 0");
  check(count, DType::F32, {2}, {0, 0});
}

TEST_F(OnnxTest, WrongExportsAreRefused) {
  auto twice = [](Tensor x) { return x * 2; };
  EXPECT_REFUSED(
      exportOnnx(path(), {.inputNames = {"x", "y"}}, twice, ones({2})),
      "expected 1 names of inputs but found 2");
  EXPECT_REFUSED(
      exportOnnx(path(), {.outputNames = {"x", "y"}}, twice, ones({2})),
      "expected 1 names of outputs but found 2");
  EXPECT_REFUSED(exportOnnx(path(), {.dynamicAxes = {{"x", {{0, "n"}}}}}, twice,
                            ones({2})),
                 "there is no input 'x'");
  EXPECT_REFUSED(exportOnnx(path(), {.dynamicAxes = {{"arg0", {{1, "n"}}}}},
                            twice, ones({2})),
                 "expected a dimension in [-1, 1)");
  EXPECT_REFUSED(exportOnnx(path(), {.dynamicAxes = {{"arg0", {{0, "n"}}}}},
                            twice, ones({1})),
                 "another size than 1");
  EXPECT_REFUSED(exportOnnx(path("none/model.onnx"), twice, ones({2})),
                 "cannot write");
  Tensor whole = ones({2, 2});
  EXPECT_REFUSED(
      exportOnnx(
          path(), [](Tensor a, Tensor b) { return a + b; }, whole[0], whole[1]),
      "parts of the same elements");
}
