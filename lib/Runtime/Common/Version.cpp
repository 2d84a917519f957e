//===- Version.cpp - Versions, and the layout the ABI promises ------------===//

#include "tcopt/Runtime/tcopt_rt.h"

// The build passes the project's version; this one is for other builds.
#ifndef TCOPT_RT_VERSION
#define TCOPT_RT_VERSION "0.1.0"
#endif

// DLPack's DLTensor, and the entry ABI of programs already compiled.
static_assert(sizeof(void *) == 8);
static_assert(sizeof(tcopt_device) == 8 && sizeof(tcopt_dtype) == 4);
static_assert(offsetof(tcopt_dtype, code) == 0);
static_assert(offsetof(tcopt_dtype, bits) == 1);
static_assert(offsetof(tcopt_dtype, lanes) == 2);
static_assert(offsetof(tcopt_tensor, data) == 0);
static_assert(offsetof(tcopt_tensor, device) == 8);
static_assert(offsetof(tcopt_tensor, ndim) == 16);
static_assert(offsetof(tcopt_tensor, dtype) == 20);
static_assert(offsetof(tcopt_tensor, shape) == 24);
static_assert(offsetof(tcopt_tensor, strides) == 32);
static_assert(offsetof(tcopt_tensor, byte_offset) == 40);
static_assert(sizeof(tcopt_tensor) == 48);

// Fields are only ever appended to the options.
static_assert(offsetof(tcopt_context_options, user) == 16);
static_assert(offsetof(tcopt_context_options, without_features) == 56);
static_assert(offsetof(tcopt_context_options, device) == 64);
static_assert(sizeof(tcopt_context_options) == 128);

const char *tcopt_rt_version(void) { return TCOPT_RT_VERSION; }

int tcopt_rt_abi_version(void) { return TCOPT_RT_ABI_VERSION; }
