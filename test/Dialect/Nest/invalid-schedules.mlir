// Schedules of kernels of several ops: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

module @wrong_length {
  // expected-error @below {{'nest.kernel' op expected schedules of 2 ops in nest.schedule but found 1}}
  nest.kernel @wrong_length(%x: tensor<4x5xf32>, %o: tensor<4xf32>, %z: f32) -> tensor<4xf32>
      attributes {nest.schedule = #nest.schedules<[#cpu.reduction<order = [0, 1]>]>} {
    %0 = linalg.fill {nest.role = #nest.role<init>} ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<4x5xf32>) outs(%0 : tensor<4xf32>) dimensions = [1]
    nest.return %1 : tensor<4xf32>
  }
}

// -----

module @no_role {
  // expected-error @below {{'nest.kernel' op expected a kernel with one op that is neither an init nor an epilogue, or #nest.schedules, in nest.schedule but found 2 such ops for #cpu.reduction<order = [0, 1]>}}
  nest.kernel @no_role(%x: tensor<4x5xf32>, %o: tensor<4xf32>, %z: f32) -> tensor<4xf32>
      attributes {nest.schedule = #cpu.reduction<order = [0, 1]>} {
    %0 = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<4x5xf32>) outs(%0 : tensor<4xf32>) dimensions = [1]
    nest.return %1 : tensor<4xf32>
  }
}

// -----

module @fused_root {
  nest.kernel @fused_root(%x: tensor<4x5xf32>, %o: tensor<4xf32>, %z: f32) -> tensor<4xf32>
      attributes {nest.schedule = #nest.schedules<[fused, #cpu.reduction<order = [0, 1]>]>} {
    // expected-error @below {{'linalg.fill' op expected the role init or epilogue for the entry 'fused' in nest.schedule but found root}}
    %0 = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.reduce {arith.addf} ins(%x : tensor<4x5xf32>) outs(%0 : tensor<4xf32>) dimensions = [1]
    nest.return %1 : tensor<4xf32>
  }
}

// -----

module @nothing {
  // expected-error @below {{'nest.kernel' op expected a kernel with one op that is neither an init nor an epilogue, or #nest.schedules, in nest.schedule but found 0 such ops for #cpu.pointwise<order = [0]>}}
  nest.kernel @nothing(%o: tensor<4xf32>) -> tensor<4xf32> attributes {nest.schedule = #cpu.pointwise<order = [0]>} {
    nest.return %o : tensor<4xf32>
  }
}

// -----

module @other_ops {
  nest.kernel @other_ops(%x: tensor<4xf32>, %o: tensor<8xf32>) -> tensor<8xf32> attributes {nest.schedule = #cpu.scatter} {
    // expected-error @below {{'tensor.insert_slice' op expected a nest.scatter for its schedule #cpu.scatter but found tensor.insert_slice}}
    %0 = tensor.insert_slice %x into %o[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    nest.return %0 : tensor<8xf32>
  }
}

// -----

module @order_of_slice {
  nest.kernel @order_of_slice(%x: tensor<4xf32>, %o: tensor<8xf32>) -> tensor<8xf32>
      attributes {nest.schedule = #cpu.pointwise<order = [0, 1]>} {
    // expected-error @below {{'tensor.insert_slice' op expected an order of 1 loops in its schedule but found 2}}
    %0 = tensor.insert_slice %x into %o[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    nest.return %0 : tensor<8xf32>
  }
}

// -----

func.func private @no_entries() attributes {
  // expected-error @below {{expected attribute value}}
  s = #nest.schedules<[]>
}

// -----

func.func private @entry_of_kernel() attributes {
  // expected-error @below {{expected 'fused' or the schedule of an op as an entry but found #cpu.rows<along = columns, lanes = 1>}}
  s = #nest.schedules<[#cpu.rows<along = columns, lanes = 1>]>
}

// -----

func.func private @entry_of_no_schedule() attributes {
  // expected-error @below {{expected 'fused' or the schedule of an op as an entry but found 3 : i64}}
  s = #nest.schedules<[3]>
}
