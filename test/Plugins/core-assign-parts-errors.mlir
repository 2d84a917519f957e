// RUN: not tcopt --core-assign-parts=backends=nonesuch %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown backend 'nonesuch'

// RUN: not tcopt --tcopt-compile=backends=nonesuch %s 2>&1 | FileCheck %s --check-prefix=COMPILE
// COMPILE: error: unknown backend 'nonesuch'

// A target makes code of whole programs.
// RUN: not tcopt --tcopt-compile=backends=cpu %s 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: error: backend 'cpu' takes whole programs

// RUN: not tcopt --plugin=%plugins/toy.so --tcopt-compile=target=toy %s 2>&1 | FileCheck %s --check-prefix=PARTS
// PARTS: error: expected target cpu|cuda but found 'toy'

func.func private @f()
