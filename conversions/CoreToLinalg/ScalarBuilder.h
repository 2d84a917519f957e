//===- ScalarBuilder.h - one element's computation --------------*- C++ -*-===//
//
// The scalar level of the conversion: how an element of each type is read from
// memory, computed with and written back, and which scalar ops a core op means.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_CORETOLINALG_SCALARBUILDER_H
#define TCOPT_CONVERSION_CORETOLINALG_SCALARBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Core/IR/CoreDialect.h"
#include "tcopt/Rt/IR/RtOps.h"

namespace tcopt {

/// How an element type of core computes. Signless integers are signed.
enum class ElementKind { Float, Signed, Unsigned, Bool };
ElementKind kindOf(mlir::Type element);

/// The type in memory: i8 for i1 and ui8, else the type itself.
mlir::Type storageType(mlir::Type element);
/// The type of computation: f32 for f16 and bf16, i1 for i1, i8 for ui8.
mlir::Type computeType(mlir::Type element);

/// Creates scalar ops at one location under one rule of numerics.
class ScalarBuilder : public mlir::ImplicitLocOpBuilder {
public:
  ScalarBuilder(mlir::Location loc, const mlir::OpBuilder &builder, bool strict)
      : ImplicitLocOpBuilder(loc, builder), strict(strict) {}

  template <typename OpT, typename... Args> mlir::Value make(Args &&...args) {
    return OpT::create(*this, std::forward<Args>(args)...);
  }

  /// A number as a constant of a scalar type. Each constant is made once.
  mlir::Value constant(mlir::Type type, int64_t value);
  mlir::Value floatConstant(mlir::Type type, double value);
  mlir::Value constant(mlir::TypedAttr value);

  mlir::Value select(mlir::Value condition, mlir::Value yes, mlir::Value no);
  mlir::Value compare(mlir::arith::CmpIPredicate predicate, mlir::Value lhs,
                      mlir::Value rhs);
  mlir::Value compare(mlir::arith::CmpIPredicate predicate, mlir::Value lhs,
                      int64_t rhs);
  mlir::Value compare(mlir::arith::CmpFPredicate predicate, mlir::Value lhs,
                      mlir::Value rhs);

  /// Reports a failure of the call if the condition holds.
  void failIf(mlir::Value condition, rt::FailCode code,
              llvm::StringRef message);

  bool isStrict() const { return strict; }
  /// The flags of sums and products.
  mlir::arith::FastMathFlags flags() const;
  /// The flags of elementary functions.
  mlir::arith::FastMathFlags functionFlags() const;

  /// In the body of a reduction, sums and products may be reassociated.
  bool accumulates = false;

private:
  bool strict;
  llvm::DenseMap<mlir::Attribute, mlir::Value> constants;
};

/// An element from memory, ready for computation, and back.
mlir::Value loadElement(ScalarBuilder &b, mlir::Value stored,
                        mlir::Type element);
mlir::Value storeElement(ScalarBuilder &b, mlir::Value computed,
                         mlir::Type element);
/// From memory to memory; the rules are those of core.convert.
mlir::Value convertElement(ScalarBuilder &b, mlir::Value stored,
                           mlir::Type from, mlir::Type to);

/// Computes an element; operands and result have the type of computation.
using Emit = mlir::Value (*)(ScalarBuilder &, llvm::ArrayRef<mlir::Value>);

/// What a pointwise core op of one element type does with each element; null
/// where the op does not take the kind of element.
struct ScalarRule {
  llvm::StringLiteral op;
  Emit onFloat, onSigned, onUnsigned, onBool;

  Emit of(ElementKind kind) const;
};
llvm::ArrayRef<ScalarRule> scalarRules();

/// `lhs <direction> rhs` as i1.
mlir::Value emitCompare(ScalarBuilder &b, core::CompareDirection direction,
                        ElementKind kind, mlir::Value lhs, mlir::Value rhs);

/// Combines two elements in memory as `core.reduce` does; if `ordered`, sums
/// may not be reassociated.
mlir::Value emitCombine(ScalarBuilder &b, core::ReduceKind kind,
                        mlir::Type element, mlir::Value lhs, mlir::Value rhs,
                        bool ordered = false);
/// The neutral element, in memory.
mlir::TypedAttr neutralElement(core::ReduceKind kind, mlir::Type element);

/// Integer ops that need care: see the rules in ScalarRules.cpp.
namespace integer {
mlir::Value divideSigned(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
mlir::Value divideUnsigned(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
mlir::Value remainderSigned(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
mlir::Value remainderUnsigned(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
mlir::Value powerSigned(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
mlir::Value powerUnsigned(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
mlir::Value shiftLeft(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
mlir::Value shiftRightSigned(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
mlir::Value shiftRightUnsigned(ScalarBuilder &b, llvm::ArrayRef<mlir::Value> v);
} // namespace integer

} // namespace tcopt

#endif // TCOPT_CONVERSION_CORETOLINALG_SCALARBUILDER_H
