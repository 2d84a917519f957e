//===- Donation.h - donated arguments ---------------------------*- C++ -*-===//
//
// An argument that a function updates, such as a cache, may be donated: a
// result reuses its memory. The attribute `tcopt.donates` of the argument has
// the index of the result, in all phases before `lower`. The signature states
// it for callers.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_DONATION_H
#define TCOPT_INTERFACES_DONATION_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <optional>

namespace tcopt {

constexpr llvm::StringLiteral kDonatesAttr = "tcopt.donates";

/// Returns the index of the result to which the argument is donated, if it is.
std::optional<int64_t> donatedResult(mlir::FunctionOpInterface function,
                                     unsigned argument);

/// Returns for each result the argument that is donated to it; nullopt for
/// other results.
llvm::SmallVector<std::optional<unsigned>>
donorsOf(mlir::FunctionOpInterface function);

/// Checks that (D1) the attribute is an integer, the index of a result, (D2)
/// argument and result are tensors of one element type with compatible shapes,
/// and (D3) no other argument is donated to the result. Reports all errors by
/// `error`, which creates a diagnostic at the function.
mlir::LogicalResult
verifyDonation(mlir::FunctionOpInterface function,
               llvm::function_ref<mlir::InFlightDiagnostic()> error);

} // namespace tcopt

#endif // TCOPT_INTERFACES_DONATION_H
