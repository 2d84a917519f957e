//===- ParsedOps.h - Ops on tensors for tests of choosers -------*- C++ -*-===//

#ifndef TCOPT_UNITTESTS_CONVERSION_PARSEDOPS_H
#define TCOPT_UNITTESTS_CONVERSION_PARSEDOPS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

namespace tcopt {

/// A function of kernels' ops. It lives as long as its ops are used.
class ParsedOps {
public:
  explicit ParsedOps(llvm::StringRef text) {
    context.loadDialect<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                        mlir::linalg::LinalgDialect, mlir::math::MathDialect,
                        mlir::tensor::TensorDialect, nest::NestDialect,
                        cpu::CPUDialect, cuda::CUDADialect, TcoptDialect>();
    module = mlir::parseSourceString<mlir::ModuleOp>(
        text, mlir::ParserConfig(&context));
    EXPECT_TRUE(module) << text.str();
  }

  /// The ops of a kind, in order.
  template <typename OpT> llvm::SmallVector<OpT> all() {
    llvm::SmallVector<OpT> ops;
    if (module)
      module->walk([&](OpT op) { ops.push_back(op); });
    return ops;
  }
  template <typename OpT> OpT first() { return all<OpT>().front(); }
  mlir::ModuleOp get() const { return *module; }

private:
  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// An attribute as it is printed.
inline std::string textOf(mlir::Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

/// A generic op with one input and one output. `loops` has a letter for each
/// loop, r for a reduced one; `from` and `to` are the indices, as "d1, d0".
struct MapOp {
  std::string loops, from, input, to, output, body, attributes = "";
  /// The elements' type.
  std::string type = "f32";

  std::string text() const {
    std::string dims, iterators;
    for (auto [i, loop] : llvm::enumerate(loops)) {
      std::string comma = i ? ", " : "";
      dims += comma + "d" + std::to_string(i);
      iterators += comma + (loop == 'r' ? "\"reduction\"" : "\"parallel\"");
    }
    std::string head = "(" + dims + ") -> (";
    std::string in = "tensor<" + input + type + ">";
    std::string out = "tensor<" + output + type + ">";
    return "func.func @f(%x: " + in + ", %o: " + out + ") -> " + out +
           " {\n  %r = linalg.generic {indexing_maps = [affine_map<" + head +
           from + ")>, affine_map<" + head + to + ")>], iterator_types = [" +
           iterators + "]} ins(%x : " + in + ") outs(%o : " + out +
           ") attrs = {" + attributes + "} {\n  ^bb0(%a: " + type +
           ", %b: " + type + "):\n" + body + "  } -> " + out +
           "\n  return %r : " + out + "\n}\n";
  }
};

/// The body of a sum whose terms may be added in any order, or not.
inline std::string sumBody(llvm::StringRef type = "f32", bool isFree = true) {
  return ("    %s = arith.addf %b, %a" +
          llvm::StringRef(isFree ? " fastmath<reassoc>" : "") + " : " + type +
          "\n    linalg.yield %s : " + type + "\n")
      .str();
}

/// The body of a copy, and that of a negation.
inline std::string copyBody(llvm::StringRef type = "f32") {
  return ("    linalg.yield %a : " + type + "\n").str();
}
inline std::string negateBody(llvm::StringRef type = "f32") {
  return ("    %n = arith.negf %a : " + type +
          "\n    linalg.yield %n : " + type + "\n")
      .str();
}

} // namespace tcopt

#endif // TCOPT_UNITTESTS_CONVERSION_PARSEDOPS_H
