//===- NestAttributes.h - discardable attributes of nest --------*- C++ -*-===//
//
// The names of all discardable attributes of the dialect. NestAttributes.cpp
// verifies types, ranges and ops. An attribute that is not listed is an error.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NEST_IR_NESTATTRIBUTES_H
#define TCOPT_NEST_IR_NESTATTRIBUTES_H

#include "llvm/ADT/StringRef.h"

namespace tcopt::nest::attrs {

//===--- Of functions and kernels -----------------------------------------===//

/// On the private function that computes the program's state: its types.
constexpr llvm::StringLiteral kStateLayout = "nest.state_layout";
/// On a function whose arguments cannot have attributes: the numbers of the
/// state's tensors, in order.
constexpr llvm::StringLiteral kStateArguments = "nest.state_arguments";
/// Bytes of workspace for each thread of the kernel.
constexpr llvm::StringLiteral kThreadBytes = "nest.thread_bytes";
/// The kernel returns at once after the failure of an earlier kernel (GPU).
constexpr llvm::StringLiteral kGuarded = "nest.guarded";
/// The number of calls that the kernel's function performs; the arguments of
/// the calls follow each other.
constexpr llvm::StringLiteral kCalls = "nest.calls";

/// The groups that ops are members of (`#nest.planned`).
constexpr llvm::StringLiteral kPlan = "nest.plan";

//===--- Of ops on tensors that become members of kernels -----------------===//

/// The groups that the op is a member of (`#nest.member`).
constexpr llvm::StringLiteral kMembers = "nest.members";
/// On a group or kernel: what kind of loops it has (`#nest.kind`).
constexpr llvm::StringLiteral kKind = "nest.kind";

//===--- Of arguments -----------------------------------------------------===//

/// The number of the tensor of the state that the argument holds.
constexpr llvm::StringLiteral kState = "nest.state";
/// On a kernel's tensor: the scalars that hold its dynamic dimensions.
constexpr llvm::StringLiteral kSizes = "nest.sizes";
/// On a kernel's input: the results that may overwrite it.
constexpr llvm::StringLiteral kMayAlias = "nest.may_alias";

//===--- Of ops in kernels ------------------------------------------------===//

/// The schedule of an op's loops.
constexpr llvm::StringLiteral kSchedule = "nest.schedule";
/// How an op takes part in its kernel.
constexpr llvm::StringLiteral kRole = "nest.role";

//===--- Of scf.parallel --------------------------------------------------===//

/// The fewest iterations of a thread (CPU).
constexpr llvm::StringLiteral kGrain = "nest.grain";
/// The number of threads of a block (GPU).
constexpr llvm::StringLiteral kThreads = "nest.threads";
/// Iterations are blocks instead of threads; the body reads the thread number.
constexpr llvm::StringLiteral kBlocks = "nest.blocks";
/// The number of resident blocks of a multiprocessor, a bound of registers.
constexpr llvm::StringLiteral kResident = "nest.resident";

} // namespace tcopt::nest::attrs

#endif // TCOPT_NEST_IR_NESTATTRIBUTES_H
