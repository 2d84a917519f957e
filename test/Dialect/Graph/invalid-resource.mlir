// The data of a resource have the size of the constant's type (C3).
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @too_few_bytes() {
  // expected-error @below {{'graph.constant' op expected data of 'tensor<2xf32>' but found 4 bytes (C3)}}
  %0 = graph.constant dense_resource<weights> : tensor<2xf32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F"
    }
  }
#-}

// -----

// A Boolean is one byte.
func.func @bits() {
  // expected-error @below {{'graph.constant' op expected data of 'tensor<8xi1>' but found 1 bytes (C3)}}
  %0 = graph.constant dense_resource<flags> : tensor<8xi1>
  return
}

{-#
  dialect_resources: {
    builtin: {
      flags: "0x01000000FF"
    }
  }
#-}

// -----

func.func @giant() {
  // expected-error @below {{'graph.constant' op expected data of 'tensor<4611686018427387904x4xf32>' but found 4 bytes (C3)}}
  %0 = graph.constant dense_resource<weights> : tensor<4611686018427387904x4xf32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F"
    }
  }
#-}
