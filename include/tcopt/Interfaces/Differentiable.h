//===- Differentiable.h - derivatives of ops --------------------*- C++ -*-===//
//
// The contexts of an op's derivative rules. A null Value is a zero derivative;
// tensors of zeros are built only when an op needs them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_DIFFERENTIABLE_H
#define TCOPT_INTERFACES_DIFFERENTIABLE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace tcopt {

class Activity;
llvm::SmallVector<mlir::Value> usedValues(mlir::Operation *op);

/// The kind of an op's derivative.
struct Derivative {
  enum class Kind {
    Exists,
    Zero, ///< everywhere: steps such as floor
    None  ///< differentiating the op is an error
  };
  Kind kind = Kind::Exists;
  /// The reason for Kind::None, which completes "is not differentiable: ...".
  llvm::StringRef reason;

  static Derivative exists() { return {}; }
  static Derivative zero() { return {Kind::Zero, {}}; }
  static Derivative none(llvm::StringRef reason) {
    return {Kind::None, reason};
  }
};

/// Builds sums and zeros of derivatives by ops of a dialect. The dialect
/// `graph` implements it.
class TangentSpace : public mlir::DialectInterface::Base<TangentSpace> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TangentSpace)
  explicit TangentSpace(mlir::Dialect *dialect) : Base(dialect) {}

  virtual mlir::Value add(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value a, mlir::Value b) const = 0;
  /// Builds zeros with the type and sizes of `like`.
  virtual mlir::Value zeros(mlir::OpBuilder &builder, mlir::Location loc,
                            mlir::Value like) const = 0;

  /// Returns the tangent space of a loaded dialect, or null.
  static const TangentSpace *lookup(mlir::MLIRContext *context);
};

/// Whether values of the type have derivatives: floating-point tensors.
bool hasTangent(mlir::Type type);

/// The context of an op's reverse rule.
class VjpContext {
public:
  VjpContext(mlir::OpBuilder &builder, mlir::Operation *op,
             llvm::ArrayRef<mlir::Value> cotangents, const Activity &activity)
      : builder(builder), op(op), cotangents(cotangents), activity(activity) {}

  /// The builder of the reverse rule's ops.
  mlir::OpBuilder &getBuilder() const { return builder; }
  mlir::Operation *getOp() const { return op; }
  /// Returns the cotangent of a result. At least one cotangent of the op is not
  /// null.
  mlir::Value cotangent(unsigned result = 0) const {
    return cotangents[result];
  }
  /// Whether the gradient of a value that the op uses is needed.
  bool wants(mlir::Value used) const;
  /// Adds to the gradient of a value that the op uses. The gradient has the
  /// value's type.
  void give(mlir::Value used, mlir::Value gradient) {
    if (gradient)
      given.emplace_back(used, gradient);
  }
  llvm::ArrayRef<std::pair<mlir::Value, mlir::Value>> gradients() const {
    return given;
  }

private:
  mlir::OpBuilder &builder;
  mlir::Operation *op;
  llvm::ArrayRef<mlir::Value> cotangents;
  const Activity &activity;
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>, 3> given;
};

/// The context of an op's forward rule.
class JvpContext {
public:
  using TangentOf = llvm::function_ref<mlir::Value(mlir::Value)>;

  JvpContext(mlir::OpBuilder &builder, mlir::Operation *op, TangentOf tangentOf)
      : builder(builder), op(op), tangentOf(tangentOf),
        tangents(op->getNumResults()) {}

  mlir::OpBuilder &getBuilder() const { return builder; }
  mlir::Operation *getOp() const { return op; }
  /// Returns the tangent of a value that the op uses.
  mlir::Value tangent(mlir::Value used) const { return tangentOf(used); }
  /// Sets the tangent of a result.
  void give(unsigned result, mlir::Value tangent) {
    tangents[result] = tangent;
  }
  llvm::ArrayRef<mlir::Value> results() const { return tangents; }

private:
  mlir::OpBuilder &builder;
  mlir::Operation *op;
  TangentOf tangentOf;
  llvm::SmallVector<mlir::Value, 2> tangents;
};

} // namespace tcopt

#include "tcopt/Interfaces/Differentiable.h.inc"

#endif // TCOPT_INTERFACES_DIFFERENTIABLE_H
