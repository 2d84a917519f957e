//===- Sizes.cpp - sizes of tensors ---------------------------------------===//

#include "ATenBodies.h"
#include "Capture/Trace/Arguments.h"
#include "Capture/Trace/Recorder.h"

namespace tcopt::aten {

Size ATenBodies::sym_size(const Tensor &self, int64_t dim, Place place) {
  return self.size(dim, place);
}

// Strides do not belong to a value: in a graph without a call, the caller
// states them. As in PyTorch, an empty dimension counts as one of size 1.
Size ATenBodies::sym_stride(const Tensor &self, int64_t dim, Place place) {
  capture::Recorder &recorder = *capture::currentRecorder();
  if (!recorder.canRun())
    return recorder.symbols.unknownSize();
  Size stride = 1;
  int64_t at = capture::wrapDim(dim, self.dim(), "stride", place);
  for (int64_t inner = at + 1; inner < self.dim(); ++inner) {
    Size size = self.size(inner, place);
    bool isEmpty = !size.isOpen() && size.hint() == 0;
    stride = isEmpty ? stride : stride * size;
  }
  return stride;
}

Size ATenBodies::sym_storage_offset(const Tensor &self, Place place) {
  capture::Recorder &recorder = *capture::currentRecorder();
  return recorder.canRun() ? Size(0) : recorder.symbols.unknownSize();
}

bool ATenBodies::sym_is_contiguous(const Tensor &self, Place place) {
  return true;
}

} // namespace tcopt::aten
