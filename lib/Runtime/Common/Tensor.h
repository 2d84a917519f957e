//===- Tensor.h - Dtypes, layouts and walks over tensors --------*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_COMMON_TENSOR_H
#define TCOPT_LIB_RUNTIME_COMMON_TENSOR_H

#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt::rt {

/// The dtype of one lane; code 255, which no dtype has, where the arguments do
/// not fit.
tcopt_dtype makeDtype(int32_t code, int32_t bits);

bool sameDtype(tcopt_dtype a, tcopt_dtype b);

/// MLIR's spelling, such as "bf16"; null for a dtype that tcopt does not have.
const char *dtypeName(tcopt_dtype dtype);

/// The same for messages.
const char *dtypeNameOrUnknown(tcopt_dtype dtype);

/// Rank, shape and dtype make sense, and the elements can be addressed. Gives
/// the bytes of the tensor when contiguous. `who` starts the message.
int checkLayout(tcopt_context *ctx, const tcopt_tensor &t, const char *who,
                int64_t *bytes);

/// checkLayout, on the CPU and with data to read.
int checkReadable(tcopt_context *ctx, const tcopt_tensor *t, const char *who,
                  int64_t *bytes);

/// The bytes of a tensor that needs no closer look, as most do not: of a known
/// dtype, on the CPU, with elements, which lie in C order. 0 for all others.
int64_t plainBytes(const tcopt_tensor &t);

/// The same of a tensor on any device.
int64_t packedBytes(const tcopt_tensor &t);

/// The first element of such a tensor.
inline void *plainData(const tcopt_tensor &t) {
  return static_cast<char *>(t.data) + t.byte_offset;
}

/// Whether kernels can work there.
inline bool isAligned(const void *data) {
  return reinterpret_cast<uintptr_t>(data) % TCOPT_RT_ALIGNMENT == 0;
}

/// The number of elements of a tensor whose layout has been checked.
int64_t countElements(const tcopt_tensor &t);

/// A tensor with strides spelled out, in bytes; those of dimensions of size 1
/// are 0, for they say nothing.
struct View {
  explicit View(const tcopt_tensor &t);
  /// The same elements at `data`, C-contiguous.
  View(const tcopt_tensor &t, void *data);

  bool isContiguous() const;

  char *data;
  int32_t rank;
  int64_t elementBytes;
  int64_t shape[TCOPT_RT_MAX_NDIM];
  int64_t strides[TCOPT_RT_MAX_NDIM];
};

/// Walks the first `rank` dimensions of a view in C order.
class Cursor {
public:
  Cursor(const View &view, int32_t rank) : view(view), rank(rank) {}

  char *address() const { return view.data + offset; }
  const int64_t *position() const { return index; }

  void next() {
    for (int32_t d = rank; d-- > 0;) {
      offset += view.strides[d];
      if (++index[d] < view.shape[d])
        return;
      offset -= view.strides[d] * view.shape[d];
      index[d] = 0;
    }
  }

private:
  const View &view;
  int32_t rank;
  int64_t offset = 0;
  int64_t index[TCOPT_RT_MAX_NDIM] = {};
};

/// Copies all elements between views of one shape and dtype.
void copyElements(const View &to, const View &from);

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_COMMON_TENSOR_H
