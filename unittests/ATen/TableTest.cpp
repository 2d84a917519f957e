//===- TableTest.cpp - ATen's operators by name ---------------------------===//

#include "tcopt/ATen/Table.h"
#include "../../lib/Capture/Trace/GraphTrace.h"
#include <gtest/gtest.h>

using namespace tcopt;
using aten::Argument;
using aten::findOverload;
using capture::GraphTrace;

namespace {
void expectPart(const std::string &text, const std::string &part) {
  EXPECT_NE(text.find(part), std::string::npos) << text;
}

class TableTest : public ::testing::Test {
protected:
  TableTest() {
    size = trace.addSymbol({"s", 6, {2, std::nullopt}});
    x = trace.addInput({"x", DType::F32, {size, 4}, {}});
    y = trace.addInput({"y", DType::F32, {4}, {}});
    indices = trace.addInput({"i", DType::I64, {3}, {}});
    trace.bindSymbols();
  }

  std::vector<Argument> call(std::string_view name,
                             std::vector<Argument> positional,
                             std::vector<aten::Keyword> keywords = {}) {
    const aten::Overload *overload = findOverload(name);
    if (!overload)
      throw Exception("no such overload");
    GraphTrace::Scope scope(trace);
    return aten::call(*overload, positional, keywords, {});
  }
  Tensor tensor(std::string_view name, std::vector<Argument> positional,
                std::vector<aten::Keyword> keywords = {}) {
    return *call(name, positional, keywords).front().getIf<Tensor>();
  }
  std::string messageOf(std::string_view name, std::vector<Argument> positional,
                        std::vector<aten::Keyword> keywords = {}) {
    try {
      (void)call(name, positional, keywords);
    } catch (const Exception &error) {
      return error.what();
    }
    return "";
  }
  std::string sizesOf(const Tensor &of) {
    GraphTrace::Scope scope(trace);
    std::string text;
    for (const SizeExpr &one : trace.sizesOf(of))
      text += (text.empty() ? "" : ", ") + trace.textOf(one);
    return text;
  }

  GraphTrace trace{"test"};
  SizeExpr size;
  Tensor x, y, indices;
};
} // namespace

TEST_F(TableTest, FindsOverloads) {
  ASSERT_TRUE(findOverload("aten.add.Tensor"));
  EXPECT_EQ(findOverload("aten.relu"), findOverload("aten.relu.default"));
  EXPECT_TRUE(findOverload("prims.convert_element_type.default"));
  EXPECT_TRUE(findOverload("_operator.mul"));
  EXPECT_FALSE(findOverload("aten.add"));
  EXPECT_FALSE(findOverload(""));
  EXPECT_FALSE(findOverload("aten.relu.default.default"));
}

TEST_F(TableTest, NamesAreSorted) {
  std::span<const aten::Overload> all = aten::overloads();
  EXPECT_GT(all.size(), 900u);
  EXPECT_TRUE(std::ranges::is_sorted(all, {}, &aten::Overload::name));
  EXPECT_EQ(std::ranges::adjacent_find(all, {}, &aten::Overload::name),
            all.end());
  for (const aten::Overload &one : all)
    EXPECT_EQ(findOverload(one.name), &one);
}

TEST_F(TableTest, PositionsKeywordsAndDefaults) {
  EXPECT_EQ(sizesOf(tensor("aten.add.Tensor", {x, y})), "s, 4");
  EXPECT_EQ(sizesOf(tensor("aten.add.Tensor", {x, y}, {{"alpha", 2}})), "s, 4");
  EXPECT_EQ(sizesOf(tensor("aten.sum.dim_IntList", {x, Argument::List{1}})),
            "s");
  EXPECT_EQ(sizesOf(tensor("aten.sum.dim_IntList", {x, Argument()})), "");
}

TEST_F(TableTest, RefusesArguments) {
  expectPart(messageOf("aten.add.Tensor", {x}), "expected an argument 'other'");
  expectPart(messageOf("aten.add.Tensor", {x, y, 2}),
             "expected at most 2 arguments by position");
  expectPart(messageOf("aten.add.Tensor", {x, y}, {{"beta", 2}}),
             "expected no argument 'beta'");
  expectPart(messageOf("aten.add.Tensor", {x, y}, {{"self", x}}),
             "expected one value of 'self'");
  expectPart(messageOf("aten.relu", {"text"}),
             "expected a tensor as 'self' but found 'text'");
  expectPart(messageOf("aten.relu", {Argument()}),
             "expected a tensor as 'self' but found None");
  expectPart(
      messageOf("aten.sum.dim_IntList", {x, Argument::List{1, Argument()}}),
      "expected a list of constant integers as 'dim' but found the "
      "list [the integer 1, None]");
  expectPart(
      messageOf("aten.zeros", {Argument::List{2}}, {{"layout", "sparse_coo"}}),
      "expected None or 'strided' as 'layout'");
}

TEST_F(TableTest, SymbolicSizes) {
  Argument count = *call("aten.sym_size.int", {x, 0}).front().getIf<Size>();
  EXPECT_EQ(sizesOf(tensor("aten.zeros", {Argument::List{count, 2}})), "s, 2");

  expectPart(messageOf("aten.cumsum", {x, count}),
             "expected a constant but found the size s");
}

TEST_F(TableTest, Numbers) {
  Size size = *call("aten.sym_size.int", {x, 0}).front().getIf<Size>();
  std::vector<Argument> product = call("_operator.mul", {size, 2});
  EXPECT_EQ(trace.textOf(trace.exprOf(*product.front().getIf<Size>())),
            "2 * s");
  std::vector<Argument> quotient = call("_operator.truediv", {size, 2});
  ASSERT_TRUE(quotient.front().getIf<Scalar>());
  EXPECT_TRUE(quotient.front().getIf<Scalar>()->isOpen());
  EXPECT_EQ(sizesOf(tensor("aten.mul.Tensor", {y, quotient.front()})), "4");
  EXPECT_TRUE(*call("_operator.ge", {size, 2}).front().getIf<bool>());
  EXPECT_FALSE(*call("_operator.lt", {size, 2}).front().getIf<bool>());
  expectPart(messageOf("_operator.mod", {size, 0}),
             "expected a divisor that is not 0");
}

TEST_F(TableTest, ViewsAndCopies) {
  auto shares = [&](const Tensor &other) {
    return other.getImpl()->cell == x.getImpl()->cell;
  };
  Argument::List flat{-1};
  EXPECT_TRUE(shares(tensor("aten.view", {x, flat})));
  EXPECT_FALSE(shares(tensor("aten.view_copy", {x, flat})));
  EXPECT_FALSE(shares(tensor("aten._unsafe_view", {x, flat})));
  EXPECT_TRUE(shares(tensor("aten.t", {x})));
  EXPECT_FALSE(shares(tensor("aten.clone", {x})));
}

TEST_F(TableTest, Writes) {
  Tensor written = tensor("aten.add_.Tensor", {y, 1});
  EXPECT_EQ(written.getImpl(), y.getImpl());
  EXPECT_TRUE(trace.isWritten(y));
  (void)call("aten._foreach_mul_.Scalar", {Argument::List{x}, 2});
  EXPECT_TRUE(trace.isWritten(x));
}

TEST_F(TableTest, SeveralResults) {
  EXPECT_EQ(call("aten.split.Tensor", {y, 2}).size(), 2u);
  EXPECT_EQ(call("aten.topk", {y, 2}).size(), 2u);
  std::vector<Argument> gradients =
      call("aten.native_layer_norm_backward",
           {x, x, Argument::List{4},
            tensor("aten.mean.dim", {x, Argument::List{1}, true}),
            tensor("aten.mean.dim", {x, Argument::List{1}, true}), y, y,
            Argument::List{true, false, true}});
  ASSERT_EQ(gradients.size(), 3u);
  EXPECT_TRUE(gradients[1].isNone());
}

TEST_F(TableTest, OptionalTensors) {
  Argument::List places{Argument(), indices};
  EXPECT_EQ(sizesOf(tensor("aten.index.Tensor", {x, places})), "s, 3");
  Tensor image = tensor("aten.zeros", {Argument::List{1, 2, 8, 8}});
  Tensor weight = tensor("aten.zeros", {Argument::List{4, 2, 3, 3}});
  EXPECT_EQ(sizesOf(tensor("aten.convolution",
                           {image, weight, Argument(), Argument::List{1, 1},
                            Argument::List{0, 0}, Argument::List{1, 1}, false,
                            Argument::List{0, 0}, 1})),
            "1, 4, 6, 6");
}

TEST(ArgumentTest, Constants) {
  EXPECT_TRUE(Argument(2).equals(Argument(2.0)));
  EXPECT_TRUE(Argument(true).equals(Argument(1)));
  EXPECT_FALSE(Argument(2).equals(Argument(3)));
  EXPECT_TRUE(Argument().equals(Argument()));
  EXPECT_FALSE(Argument().equals(Argument(0)));
  EXPECT_FALSE(Argument("a").equals(Argument("b")));
  EXPECT_TRUE(Argument(Argument::List()).equals(Argument(Argument::List())));
  EXPECT_EQ(Argument(DType::F32).describe(), "the dtype float32");
  EXPECT_EQ(Argument(Argument::List{1, "x"}).describe(),
            "the list [the integer 1, 'x']");
}
