//===- VectorBody.h - Bodies of ops on vectors ------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_VECTORBODY_H
#define TCOPT_CONVERSION_NESTTOCPU_VECTORBODY_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"

namespace tcopt::cpu {

/// Copies elementwise ops of a body to work on `lanes` elements.
class VectorBody {
public:
  /// Ops that are not to be copied: they were mapped before, or are by this.
  using Special = llvm::function_ref<bool(mlir::Operation &)>;

  VectorBody(mlir::OpBuilder &builder, mlir::Location loc, int64_t lanes)
      : builder(builder), loc(loc), lanes(lanes) {}

  mlir::VectorType typeOf(mlir::Type element) const {
    return mlir::VectorType::get({lanes}, element);
  }
  mlir::Value broadcast(mlir::Value scalar);
  /// What a value of the body became; scalars from outside are broadcast.
  mlir::Value vectorFor(mlir::Value value, mlir::IRMapping &values);
  /// The vectors that a block yields, whose arguments are mapped.
  llvm::SmallVector<mlir::Value> run(mlir::Block *block,
                                     mlir::IRMapping &values, Special special);

private:
  void copy(mlir::Operation &inner, mlir::IRMapping &values);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  int64_t lanes;
};

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_VECTORBODY_H
