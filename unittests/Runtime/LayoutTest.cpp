//===- LayoutTest.cpp - Layouts, versions and use from C ------------------===//

#include "RuntimeTest.h"

extern "C" int tcopt_c99_test(void);

namespace {

/// DLPack's structs, as its header has them.
struct DLTensor {
  void *data;
  struct {
    int32_t device_type;
    int32_t device_id;
  } device;
  int32_t ndim;
  struct {
    uint8_t code;
    uint8_t bits;
    uint16_t lanes;
  } dtype;
  int64_t *shape;
  int64_t *strides;
  uint64_t byte_offset;
};

static_assert(sizeof(DLTensor) == sizeof(tcopt_tensor));
static_assert(offsetof(DLTensor, device) == offsetof(tcopt_tensor, device));
static_assert(offsetof(DLTensor, ndim) == offsetof(tcopt_tensor, ndim));
static_assert(offsetof(DLTensor, dtype) == offsetof(tcopt_tensor, dtype));
static_assert(offsetof(DLTensor, shape) == offsetof(tcopt_tensor, shape));
static_assert(offsetof(DLTensor, strides) == offsetof(tcopt_tensor, strides));
static_assert(offsetof(DLTensor, byte_offset) ==
              offsetof(tcopt_tensor, byte_offset));

TEST(Layout, Codes) {
  EXPECT_EQ(TCOPT_DTYPE_INT, 0);
  EXPECT_EQ(TCOPT_DTYPE_UINT, 1);
  EXPECT_EQ(TCOPT_DTYPE_FLOAT, 2);
  EXPECT_EQ(TCOPT_DTYPE_BFLOAT, 4);
  EXPECT_EQ(TCOPT_DTYPE_BOOL, 6);
  EXPECT_EQ(TCOPT_DEVICE_CPU, 1);
  EXPECT_EQ(TCOPT_DEVICE_CUDA, 2);
}

TEST(Layout, Versions) {
  EXPECT_EQ(tcopt_rt_abi_version(), TCOPT_RT_ABI_VERSION);
  EXPECT_GE(std::string(tcopt_rt_version()).size(), 5u);
}

TEST(Layout, UsableFromC99) { EXPECT_EQ(tcopt_c99_test(), 0); }

} // namespace
