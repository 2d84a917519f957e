//===- ConformanceTest.cpp - Cases of operators ---------------------------===//
//
// How templates become cases, and that tcopt's own are complete: an operator
// or an element type that none of them has fails here.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Testing/Conformance.h"
#include "TestProgram.h"
#include "tcopt/Support/DType.h"
#include <set>

using namespace tcopt;
using namespace tcopt::test;

namespace {

ConformanceSet parse(llvm::StringRef text) {
  ConformanceSet set;
  llvm::cantFail(parseConformanceCases(text, "file", set));
  return set;
}

std::string parseError(llvm::StringRef text) {
  ConformanceSet set;
  llvm::Error error = parseConformanceCases(text, "file", set);
  return error ? toString(std::move(error)) : "no error";
}

TEST(ConformanceCasesTest, VariablesAndSizes) {
  ConformanceSet set = parse("// Words about the file.\n"
                             "// CASE graph.exp graph.neg\n"
                             "// T SUM: f16,f32 ints,x\n"
                             "// inputs: zeros random:2\n"
                             "@main(%a: tensor<$5x3x$T>, %b: tensor<4x$2x$T>) "
                             "-> tensor<$5x$SUM>\n"
                             "$OP\n"
                             "}\n"
                             "\n"
                             "// Words about the next.\n"
                             "// CASE core.add\n"
                             "// fails: division by zero\n"
                             "@main(%a: tensor<?7x?8xf32>)\n");
  ASSERT_EQ(set.cases.size(), 9u);
  const ConformanceCase &first = set.cases[0], &second = set.cases[1];
  EXPECT_EQ(first.op, "graph.exp");
  EXPECT_EQ(first.dtype, "f16");
  EXPECT_EQ(first.variant, "T=f16 SUM=f32 static");
  EXPECT_EQ(first.text, "@main(%a: tensor<5x3xf16>, %b: tensor<4x2xf16>) -> "
                        "tensor<5xf32>\ngraph.exp\n}\n");
  EXPECT_EQ(first.inputs, (std::vector<std::string>{"zeros", "random:2"}));
  EXPECT_TRUE(first.dims.empty());
  EXPECT_EQ(second.variant, "T=f16 SUM=f32 dynamic");
  EXPECT_EQ(second.text, "@main(%a: tensor<?x3xf16>, %b: tensor<4x?xf16>) -> "
                         "tensor<?xf32>\ngraph.exp\n}\n");
  EXPECT_EQ(second.dims, (std::vector<std::string>{"arg0.0=5", "arg1.1=2"}));
  EXPECT_EQ(set.cases[2].variant, "T=ints SUM=x static");
  EXPECT_EQ(set.cases[4].op, "graph.neg");
  const ConformanceCase &last = set.cases[8];
  EXPECT_EQ(last.variant, "dynamic");
  EXPECT_EQ(last.text, "@main(%a: tensor<?x?xf32>)\n");
  EXPECT_EQ(last.dims, (std::vector<std::string>{"arg0.0=7", "arg0.1=8"}));
  EXPECT_EQ(last.fails, "division by zero");
}

TEST(ConformanceCasesTest, Groups) {
  ConformanceSet set =
      parse("// CASE a\n// T: floats i1\n// K: x y\n@main()\n");
  ASSERT_EQ(set.cases.size(), 10u);
  EXPECT_EQ(set.cases[0].variant, "T=f64 K=x static");
  EXPECT_EQ(set.cases[1].variant, "T=f64 K=y static");
  EXPECT_EQ(set.cases[9].variant, "T=i1 K=y static");
}

TEST(ConformanceCasesTest, Errors) {
  EXPECT_EQ(parseError("\nfunc.func @main() {\n"),
            "file:2: expected '// CASE' before the first program");
  EXPECT_EQ(parseError("// CASE a\n// input: zeros\n@main()\n"),
            "file:2: expected 'inputs:', 'fails:' or variables in capital "
            "letters but found 'input: zeros'");
  EXPECT_EQ(parseError("// CASE a\n// T S: f32 f16,f32\n@main()\n"),
            "file:2: expected 2 values with ',' between them but found 'f32'");
  EXPECT_EQ(parseError("// CASE a\n// T:\n@main()\n"),
            "file:2: expected values for 'T'");
  EXPECT_EQ(parseError("// CASE a\n// CASE b\n@main()\n"),
            "file:2: the case before this line has no function @main");
  EXPECT_EQ(parseError("// NO CASE a\n"),
            "file:1: expected NO CASE operators: why");
  EXPECT_EQ(parseError("// CASE \n"), "file:1: expected operators after CASE");
  EXPECT_EQ(errorText(loadConformanceCases("/nonesuch")),
            "cannot read '/nonesuch': No such file or directory");
}

TEST(ConformanceCasesTest, OpsWithoutCase) {
  auto context = makeContext();
  ConformanceSet set =
      llvm::cantFail(loadConformanceCases(TCOPT_CONFORMANCE_DIR));
  EXPECT_EQ(findOpsWithoutCase(set, *context), std::vector<std::string>());
  std::erase_if(set.cases, [](const ConformanceCase &one) {
    return one.op == "core.add";
  });
  set.exempt.erase("graph.opaque");
  EXPECT_EQ(findOpsWithoutCase(set, *context),
            (std::vector<std::string>{"core.add", "graph.opaque"}));
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

std::string withType(std::string text, const std::string &from,
                     const std::string &to) {
  for (const char *before : {"x", "<"}) {
    std::string old = before + from + ">", now = before + to + ">";
    for (size_t at = 0; (at = text.find(old, at)) != std::string::npos;
         at += now.size())
      text.replace(at, old.size(), now);
  }
  return text;
}

/// Whether an operator accepts an element type that none of its cases has.
TEST(ConformanceCasesTest, NoTypeIsForgotten) {
  auto context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(), [](mlir::Diagnostic &) {});
  ConformanceSet set =
      llvm::cantFail(loadConformanceCases(TCOPT_CONFORMANCE_DIR));
  std::map<std::string, std::set<std::string>> types;
  for (const ConformanceCase &one : set.cases)
    types[one.op].insert(one.dtype);
  std::set<std::string> forgotten;
  int64_t tried = 0;
  for (const ConformanceCase &one : set.cases)
    for (DType dtype : allDTypes) {
      std::string name = getName(dtype).str();
      if (one.dtype.empty() || types[one.op].count(name))
        continue;
      std::string text = withType(one.text, one.dtype, name);
      ++tried;
      if (mlir::parseSourceString<mlir::ModuleOp>(text, context.get()))
        forgotten.insert(one.op + " of " + name);
    }
  EXPECT_GT(tried, 100);
  EXPECT_EQ(forgotten, std::set<std::string>());
}

} // namespace
