// A plugin's passes and dialect in the tools, by option and by environment.
// RUN: tcopt --plugin=%plugins/toy.so --convert-core-to-toy %s | FileCheck %s --check-prefix=TOY
// RUN: env TCOPT_PLUGINS=%plugins/toy.so tcopt --convert-core-to-toy %s | FileCheck %s --check-prefix=TOY
// RUN: env TCOPT_PLUGINS=:%plugins/toy.so: tcopt --pass-pipeline="builtin.module(func.func(convert-core-to-toy))" %s \
// RUN:   | FileCheck %s --check-prefix=TOY
// RUN: tcopt --plugin=%plugins/toy.so --convert-core-to-toy %s | tcopt-translate --plugin=%plugins/toy.so - -o - \
// RUN:   | FileCheck %s --check-prefix=TOY
// RUN: tcopt --plugin=%plugins/toy.so --toy-lower %s | FileCheck %s --check-prefix=NEST
// RUN: not tcopt --convert-core-to-toy %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// TOY: toy.exp %{{.*}} : tensor<8xf32>
// NEST: nest.extern "toy_exp_f32"
// UNKNOWN: Unknown command line argument '--convert-core-to-toy'
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = core.exp %x : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
