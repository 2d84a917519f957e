//===- OpDiagnosticTest.cpp - the parts of diagnostics of ops -------------===//

#include "tcopt/Interfaces/OpDiagnostic.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/Interfaces/Place.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tcopt;

namespace {

/// The first error of parsing and verifying a module.
class OpDiagnosticTest : public testing::Test {
protected:
  OpDiagnosticTest() {
    context.loadDialect<graph::GraphDialect>();
    context.allowUnregisteredDialects();
  }

  OpDiagnostic errorOf(StringRef text) {
    std::optional<OpDiagnostic> error;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      if (!error)
        error.emplace(diagnostic);
    });
    EXPECT_FALSE(parseSourceString<Operation *>(text, &context));
    return error ? *error : note("no error");
  }

  OpDiagnostic note(StringRef text) {
    Diagnostic diagnostic(UnknownLoc::get(&context), DiagnosticSeverity::Note);
    diagnostic << text;
    return OpDiagnostic(diagnostic);
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
};

std::string noName(unsigned) { return ""; }
std::string letter(unsigned number) {
  return std::string(1, char('a' + number));
}

TEST_F(OpDiagnosticTest, OperandOfAnotherType) {
  OpDiagnostic error = errorOf(R"(
    %0 = "test.op"() : () -> tensor<2x3xi32>
    %1 = "graph.sin"(%0) : (tensor<2x3xi32>) -> tensor<2x3xi32>)");
  EXPECT_EQ(error.getSeverity(), DiagnosticSeverity::Error);
  EXPECT_EQ(error.getOp(), "graph.sin");
  EXPECT_EQ(error.getOperand(), 0u);
  EXPECT_EQ(error.getFound(), "i32");
  EXPECT_EQ(error.getExpected(), "f64, f32, f16 or bf16");
  std::string end = " of f64, f32, f16 or bf16 but found i32";
  EXPECT_EQ(error.describe(letter), "expected a" + end);
  EXPECT_EQ(error.describe(noName), "expected operand #0" + end);
}

TEST_F(OpDiagnosticTest, Constraint) {
  OpDiagnostic error = errorOf(R"(
    %0 = "test.op"() : () -> tensor<2x3xf32>
    %1 = "graph.cumsum"(%0) {dim = 7 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>)");
  EXPECT_EQ(error.getOp(), "graph.cumsum");
  EXPECT_EQ(error.getConstraint(), 1u);
  EXPECT_EQ(error.getOperand(), std::nullopt);
  EXPECT_EQ(error.getExpected(), "");
  EXPECT_EQ(error.describe(letter),
            "expected a dimension in [-2, 2) but found 7");
}

TEST_F(OpDiagnosticTest, OperandsInText) {
  OpDiagnostic error = note("operand #1 is longer than operand #0, by 3 (C3)");
  EXPECT_EQ(error.getOp(), "");
  EXPECT_EQ(error.getOperand(), 1u);
  EXPECT_EQ(error.getConstraint(), 3u);
  EXPECT_EQ(error.str(), "operand #1 is longer than operand #0, by 3 (C3)");
  EXPECT_EQ(error.describe(letter), "b is longer than a, by 3");
  EXPECT_EQ(error.describe(noName),
            "operand #1 is longer than operand #0, by 3");
  EXPECT_EQ(note("an operand #").describe(letter), "an operand #");
  EXPECT_EQ(note("an operand #x").describe(letter), "an operand #x");
  EXPECT_EQ(note("said (C)").getConstraint(), std::nullopt);
  EXPECT_EQ(note("(C1) said").getConstraint(), std::nullopt);
  EXPECT_EQ(note("").describe(noName), "");
}

TEST_F(OpDiagnosticTest, LinesHaveLocationsAndNotes) {
  Location place = FileLineColLoc::get(&context, "m.py", 3, 5);
  Diagnostic diagnostic(place, DiagnosticSeverity::Error);
  diagnostic << "'" << StringRef("graph.add") << "' op " << "operand" << " #"
             << 1u << " is odd" << " (C12)";
  diagnostic.attachNote(FileLineColLoc::get(&context, "m.py", 4, 1)) << "here";
  OpDiagnostic error(diagnostic);
  EXPECT_EQ(error.getOp(), "graph.add");
  EXPECT_EQ(error.getConstraint(), 12u);
  EXPECT_EQ(error.describe(letter), "b is odd");
  EXPECT_EQ(error.getLines(), "m.py:3:5: error: 'graph.add' op operand #1 is "
                              "odd (C12)\nm.py:4:1: note: here");
  EXPECT_EQ(error.getLines("x"), "m.py:3:5: error: x\nm.py:4:1: note: here");
  ASSERT_EQ(error.getNotes().size(), 1u);
  EXPECT_EQ(error.getNotes()[0].getSeverity(), DiagnosticSeverity::Note);
}

TEST(Place, MessagesAreSplitAtTheirLocation) {
  auto [location, rest] = splitLocation("a:b.cpp:12:5: no: 'x' fails");
  EXPECT_STREQ(location.file_name(), "a:b.cpp");
  EXPECT_EQ(location.line(), 12u);
  EXPECT_EQ(location.column(), 5u);
  EXPECT_EQ(rest, "no: 'x' fails");
  for (StringRef plain : {"out of memory", "kernel: 12:5", "x:1:y: z", ""}) {
    auto [unknown, whole] = splitLocation(plain);
    EXPECT_FALSE(unknown.isKnown()) << plain.str();
    EXPECT_EQ(whole, plain);
  }
}

} // namespace
