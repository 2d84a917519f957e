//===- CPUBackend.h - code for x86-64 CPUs ----------------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_CPUBACKEND_H
#define TCOPT_TARGET_CPU_CPUBACKEND_H

#include "tcopt/Target/Backend.h"

namespace tcopt {

/// Creates the backend "cpu", which lowers kernels to loops on threads and then
/// to llvm.
std::unique_ptr<Backend> createCPUBackend();

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_CPUBACKEND_H
