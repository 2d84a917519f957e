//===- OpFacts.h - facts that an op states of itself ------------*- C++ -*-===//
//
// The types of OpFactsInterface and FlopsOpInterface. The facts are static
// members of op classes: `graph::AddOp::autocastClass()`,
// `graph::AddOp::broadcasting()`.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_OPFACTS_H
#define TCOPT_INTERFACES_OPFACTS_H

#include "mlir/IR/OpDefinition.h"
#include <limits>
#include <optional>

namespace tcopt {

//===----------------------------------------------------------------------===//
// Autocast
//===----------------------------------------------------------------------===//

/// The conversion of an op's floating-point operands under autocast.
enum class AutocastClass {
  Lower,   ///< converts them to the 16-bit type
  Raise,   ///< converts f16 and bf16 to f32
  Promote, ///< converts them to the widest type among them
  Keep     ///< nothing
};

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

/// The meaning of a size 1 for an op, in its shape rule and in its semantics.
enum class SizeOne {
  Same,       ///< it is treated as any other size
  Broadcasts, ///< a static 1 broadcasts in dimensions that are aligned
  Required,   ///< some dimensions need a static 1, others treat it as any size
  Unknown     ///< the op has no known semantics
};

/// The operands of an op that broadcast. Their last dimensions are aligned.
struct Broadcasting {
  enum class Kind {
    None,
    Operands, ///< some operands, against each other
    ToResult, ///< one operand, to the shape of the first result
    Own       ///< by a rule of the op's own, `alignedDims`
  };
  static constexpr unsigned kAll = ~0u;

  Kind kind = Kind::None;
  unsigned first = 0;
  unsigned count = kAll;
  /// The number of last dimensions that do not broadcast.
  unsigned keptDims = 0;

  static constexpr Broadcasting none() { return {}; }
  static constexpr Broadcasting
  operands(unsigned first = 0, unsigned count = kAll, unsigned keptDims = 0) {
    return {Kind::Operands, first, count, keptDims};
  }
  static constexpr Broadcasting toResult(unsigned operand) {
    return {Kind::ToResult, operand, 1, 0};
  }
  static constexpr Broadcasting own() { return {Kind::Own, 0, kAll, 0}; }

  /// Whether all operands broadcast in all dimensions, as in add.
  constexpr bool isOfAll() const {
    return kind == Kind::Operands && first == 0 && count == kAll && !keptDims;
  }
};

struct AlignedDim {
  mlir::Value tensor;
  int64_t dim;
};
/// Two or more dimensions that are broadcast against each other.
using AlignedDims = llvm::SmallVector<AlignedDim, 3>;

/// Returns the dimensions that a rule other than Kind::Own aligns, without
/// those of unranked operands.
llvm::SmallVector<AlignedDims> alignedDims(mlir::Operation *op,
                                           const Broadcasting &how);
/// Returns the aligned dimensions of these tensors, except the last `keptDims`.
llvm::SmallVector<AlignedDims> alignedDims(mlir::ValueRange tensors,
                                           unsigned keptDims = 0);

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// The representation of an unknown count: NaN, which propagates in sums and
/// products.
inline constexpr double kUnknownFlops =
    std::numeric_limits<double>::quiet_NaN();
/// Returns nullopt for an unknown count.
std::optional<double> knownFlops(double count);
double productOf(llvm::ArrayRef<int64_t> sizes);

/// The sizes of the tensors of a call: static sizes, or those of a sample. All
/// functions return NaN if a size is unknown.
class CallSizes {
public:
  /// Sizes; negative if unknown.
  using Sizes = llvm::SmallVector<int64_t>;
  /// Returns the sizes of a tensor, or nullopt if the rank is unknown.
  using SizeSource =
      llvm::function_ref<std::optional<Sizes>(mlir::Value tensor)>;
  /// Returns the FLOPs of one run of a region whose arguments have these sizes.
  using RegionSource = llvm::function_ref<double(
      mlir::Region &region, llvm::ArrayRef<Sizes> arguments)>;

  /// Both functions must outlive this object.
  CallSizes(mlir::Operation *op, SizeSource source,
            RegionSource regions = nullptr)
      : op(op), source(source), regions(regions) {}

  /// The sizes in the tensor's type.
  static std::optional<Sizes> ofType(mlir::Value tensor);

  std::optional<Sizes> of(mlir::Value tensor) const { return source(tensor); }
  double elements(mlir::Value tensor) const { return product(tensor, 0); }
  /// Elements of the first result; 0 without results.
  double results() const;
  /// The product of the sizes from `firstDim` on.
  double product(mlir::Value tensor, unsigned firstDim) const;
  /// The size of a dimension. Negative dimensions count from the end; a tensor
  /// of rank 0 has size 1.
  double size(mlir::Value tensor, int64_t dim) const;
  /// log2 of the size of a dimension, rounded up.
  double log2(mlir::Value tensor, int64_t dim) const;
  /// Comparisons of a sort along a dimension, and of all elements.
  double sort(mlir::Value tensor, int64_t dim) const;
  double sort(mlir::Value tensor) const;
  double region(mlir::Region &region,
                llvm::ArrayRef<Sizes> arguments = {}) const;
  /// The greater FLOPs of two regions.
  double greatest(mlir::Region &a, mlir::Region &b) const;

private:
  mlir::Operation *op;
  SizeSource source;
  RegionSource regions;
};

namespace OpTrait {
/// Marks ops whose records state `flops`.
template <typename ConcreteOp>
class StatesFlops : public mlir::OpTrait::TraitBase<ConcreteOp, StatesFlops> {};
/// Marks ops whose records state the other facts.
template <typename ConcreteOp>
class StatesFacts : public mlir::OpTrait::TraitBase<ConcreteOp, StatesFacts> {};
} // namespace OpTrait

} // namespace tcopt

#include "tcopt/Interfaces/OpFacts.h.inc"

#endif // TCOPT_INTERFACES_OPFACTS_H
