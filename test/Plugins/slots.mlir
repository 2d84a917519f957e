// What a backend puts into slots runs where the backend is asked for, before what the user puts there.
// RUN: tcopt --plugin=%plugins/toy.so --tcopt-compile="backends=toy stop-after=decompose" %s 2>/dev/null | FileCheck %s --check-prefix=OWN
// OWN: toy.mark = "slot"
// RUN: tcopt --plugin=%plugins/toy.so --tcopt-compile="stop-after=decompose" %s | FileCheck %s --check-prefix=NONE
// NONE-NOT: toy.mark

// A plugin's pass in a slot of the user's.
// RUN: tcopt --plugin=%plugins/toy.so --tcopt-compile="backends=toy stop-after=decompose" \
// RUN:   "--slot=after-decompose:func.func(toy-mark{text=user})" %s | FileCheck %s --check-prefix=USER
// USER: toy.mark = "user"
// RUN: tcopt --plugin=%plugins/toy.so --tcopt-compile="stop-after=ingest slots={after-ingest:func.func(toy-mark{text=a})}" \
// RUN:   --slot "after-ingest:func.func(toy-mark{text=b})" --dump-pass-pipeline %s 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: toy-mark{text=a}
// BOTH: toy-mark{text=b}

// RUN: not tcopt --tcopt-compile= "--slot=after-ingest:func.func(toy-mark)" %s 2>&1 | FileCheck %s --check-prefix=PIPELINE
// PIPELINE: error: cannot read the pipeline 'func.func(toy-mark)' of slot 'after-ingest'

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.relu %x : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
