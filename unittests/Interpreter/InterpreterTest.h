//===- InterpreterTest.h - Running IR in tests ------------------*- C++ -*-===//
//
// Parses functions, runs them, and makes tensors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_INTERPRETER_INTERPRETERTEST_H
#define TCOPT_UNITTESTS_INTERPRETER_INTERPRETERTEST_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/GraphOps.h"
#include "tcopt/Interpreter/Interpreter.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace tcopt::test {

template <typename T>
HostTensor tensor(llvm::ArrayRef<int64_t> shape, std::vector<T> values) {
  return llvm::cantFail(
      HostTensor::fromValues<T>(shape, llvm::ArrayRef<T>(values)));
}
inline HostTensor bools(llvm::ArrayRef<int64_t> shape,
                        std::vector<uint8_t> values) {
  return llvm::cantFail(HostTensor::fromBytes(DType::Bool, shape, values));
}
inline HostTensor floats(std::vector<float> values) {
  return tensor<float>({int64_t(values.size())}, values);
}

/// A module and an interpreter for it.
class Program {
public:
  explicit Program(llvm::StringRef text, InterpreterOptions options = {})
      : context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<graph::GraphDialect, core::CoreDialect,
                        mlir::func::FuncDialect, mlir::arith::ArithDialect,
                        mlir::scf::SCFDialect, mlir::tensor::TensorDialect>();
    context.allowUnregisteredDialects();
    mlir::ParserConfig config(&context);
    module = mlir::parseSourceString<mlir::ModuleOp>(text, config, "test.mlir");
    populateInterpreter(table);
    interpreter.emplace(table, options);
  }

  llvm::Expected<RuntimeValues> call(llvm::ArrayRef<RuntimeValue> arguments) {
    if (!module)
      return llvm::createStringError("the program does not parse");
    return interpreter->call(module->lookupSymbol<mlir::func::FuncOp>("main"),
                             arguments);
  }

  /// The only result as text; of a failure its message.
  std::string run(llvm::ArrayRef<RuntimeValue> arguments) {
    llvm::Expected<RuntimeValues> results = call(arguments);
    if (!results)
      return llvm::toString(results.takeError());
    std::string text;
    llvm::raw_string_ostream os(text);
    if (results->front().isTensor())
      os << results->front().tensor();
    else if (results->front().isInteger())
      os << results->front().integer();
    else
      os << results->front().number();
    return text;
  }

  OpTable table;

private:
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::optional<Interpreter> interpreter;
};

} // namespace tcopt::test

#endif // TCOPT_UNITTESTS_INTERPRETER_INTERPRETERTEST_H
