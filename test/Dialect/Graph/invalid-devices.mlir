// Tensors that are sent to devices: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @no_name(%x: tensor<2xf32>) {
  // expected-error @below {{expected a device, NAME or NAME:NUMBER, but found '' (C1)}}
  %0 = graph.to_device %x, device = "" : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @no_number(%x: tensor<2xf32>) {
  // expected-error @below {{expected a device, NAME or NAME:NUMBER, but found 'cuda:one' (C1)}}
  %0 = graph.to_device %x, device = "cuda:one" : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @from(%x: tensor<2xf32>) {
  // expected-error @below {{expected a device, NAME or NAME:NUMBER, but found ':1' (C1)}}
  %0 = graph.to_device %x, device = "cpu", from = ":1" : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @shape(%x: tensor<2xf32>) {
  // expected-error @below {{expected a result of type 'tensor<2xf32>' but found 'tensor<3xf32>'}}
  %0 = graph.to_device %x, device = "cpu" : (tensor<2xf32>) -> tensor<3xf32>
  return
}
