//===- Donation.h - arguments that are a result's memory --------*- C++ -*-===//
//
// An argument that a function updates, such as a cache, may be donated: its
// memory is that of a result. The argument says of which by the attribute
// `tcopt.donates`, the number of a result, in all phases before `lower`; the
// signature says the same to callers.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_DONATION_H
#define TCOPT_INTERFACES_DONATION_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <optional>

namespace tcopt {

constexpr llvm::StringLiteral kDonatesAttr = "tcopt.donates";

/// The number of the result that the argument is the memory of, if it says so.
std::optional<int64_t> donatedResult(mlir::FunctionOpInterface function,
                                     unsigned argument);

/// By result, the argument that is its memory; nothing for others.
llvm::SmallVector<std::optional<unsigned>>
donorsOf(mlir::FunctionOpInterface function);

/// Checks that (D1) the attribute is an integer, the number of a result, (D2)
/// argument and result are tensors of one element type whose shapes may agree,
/// and (D3) no other argument is that result's memory. Reports all errors by
/// `error`, which makes one at the function.
mlir::LogicalResult
verifyDonation(mlir::FunctionOpInterface function,
               llvm::function_ref<mlir::InFlightDiagnostic()> error);

} // namespace tcopt

#endif // TCOPT_INTERFACES_DONATION_H
