//===- TestProgram.h - Programs for tests -----------------------*- C++ -*-===//

#ifndef TCOPT_UNITTESTS_EXECUTION_TESTPROGRAM_H
#define TCOPT_UNITTESTS_EXECUTION_TESTPROGRAM_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "tcopt/Execution/Runner.h"
#include "tcopt/InitAll.h"
#include "gtest/gtest.h"

namespace tcopt::test {

/// A context with everything that the tools know.
inline std::unique_ptr<mlir::MLIRContext> makeContext() {
  mlir::DialectRegistry registry;
  registerAllDialects(registry);
  return std::make_unique<mlir::MLIRContext>(registry);
}

/// A program in a context of its own.
struct Program {
  explicit Program(llvm::StringRef text)
      : context(makeContext()),
        module(mlir::parseSourceString<mlir::ModuleOp>(text, context.get())) {}

  llvm::Expected<Signature> signature(llvm::StringRef entry = "main") {
    auto function = findEntry(*module, entry);
    if (!function)
      return function.takeError();
    return readSignature(*function);
  }

  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

template <typename T> std::string errorText(llvm::Expected<T> value) {
  return value ? "no error" : toString(value.takeError());
}

inline HostTensor floats(llvm::ArrayRef<int64_t> shape,
                         llvm::ArrayRef<float> values) {
  return llvm::cantFail(HostTensor::fromValues<float>(shape, values));
}

} // namespace tcopt::test

#endif // TCOPT_UNITTESTS_EXECUTION_TESTPROGRAM_H
