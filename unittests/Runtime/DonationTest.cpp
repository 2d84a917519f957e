//===- DonationTest.cpp - Arguments that are updated in place -------------===//

#include "RuntimeTest.h"

using namespace tcopt::rt::test;

namespace {

/// Two arguments and two results, of which the first is in the memory of the
/// second argument.
class Donation {
public:
  Tensor x{f32, {4}}, cache{f32, {4}}, other{f32, {4}};
  tcopt_tensor in[2] = {*x.get(), *cache.get()};
  tcopt_tensor out[2] = {*cache.get(), *other.get()};
  int64_t donors[2] = {1, -1};
  Context ctx;

  int check() { return tcopt_rt_check_donated(ctx, in, 2, out, 2, donors); }
};

char *move(tcopt_tensor &tensor, int64_t bytes) {
  return static_cast<char *>(tensor.data) + bytes;
}

TEST(Donation, OneMemoryIsFine) {
  Donation d;
  EXPECT_EQ(d.check(), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_donated_begin(d.ctx, &d.in[1], &d.out[0]), d.cache->data);
  EXPECT_EQ(tcopt_rt_output_end(d.ctx, &d.out[0], d.cache->data), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_copies(d.ctx), 0);
}

TEST(Donation, OtherMemoryGetsACopy) {
  Donation d;
  Tensor result(f32, {4});
  d.out[0] = *result.get();
  d.cache.iota<float>(4);
  ASSERT_EQ(d.check(), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_donated_begin(d.ctx, &d.in[1], &d.out[0]), result->data);
  EXPECT_EQ(result.at<float>(3), 3);
  EXPECT_EQ(tcopt_rt_copies(d.ctx), 1);
}

TEST(Donation, PartialOverlap) {
  Donation d;
  Tensor shifted(f32, {4}, {}, 8);
  d.in[1] = *shifted.get();
  d.out[0] = *shifted.get();
  d.out[0].data = move(d.out[0], 8);
  EXPECT_EQ(d.check(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(d.ctx.error(),
            "result 0: expected memory that no other tensor uses, as it is "
            "updated in place, but found argument 1 there too");
}

TEST(Donation, OtherArgumentInTheMemory) {
  Donation d;
  d.in[0].data = move(d.out[0], 12);
  EXPECT_EQ(d.check(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(d.ctx.error(),
            "result 0: expected memory that no other tensor uses, as it is "
            "updated in place, but found argument 0 there too");
}

TEST(Donation, OtherResultInTheMemory) {
  Donation d;
  d.out[1].data = move(d.out[0], 4);
  EXPECT_EQ(d.check(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(d.ctx.error(),
            "result 0: expected memory that no other tensor uses, as it is "
            "updated in place, but found result 1 there too");
}

// A long tensor that begins before others: the first of them is not the one
// that it overlaps.
TEST(Donation, OverlapOfALongTensor) {
  Tensor memory(f32, {64});
  Tensor part(f32, {4}), last(f32, {4});
  tcopt_tensor in[3] = {*memory.get(), *part.get(), *last.get()};
  in[1].data = move(in[0], 16);
  in[2].data = move(in[0], 128);
  tcopt_tensor out[1] = {in[2]};
  int64_t donors[1] = {2};
  Context ctx;
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 3, out, 1, donors),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_NE(ctx.error().find("found argument 0"), std::string::npos);
}

// What is only read may overlap.
TEST(Donation, ReadersMayOverlap) {
  Donation d;
  tcopt_tensor in[3] = {d.in[0], d.in[1], d.in[0]};
  EXPECT_EQ(tcopt_rt_check_donated(d.ctx, in, 3, d.out, 2, d.donors), TCOPT_OK);
}

TEST(Donation, OtherStrides) {
  Tensor x(f32, {2, 2}, {2, 1}), y(f32, {2, 2}, {1, 2});
  tcopt_tensor in[1] = {*x.get()}, out[1] = {*y.get()};
  out[0].data = in[0].data;
  int64_t donors[1] = {0};
  Context ctx;
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 1, out, 1, donors),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "result 0: expected the strides of argument 0, in whose memory it "
            "is");
}

TEST(Donation, NegativeStridesAreExtents) {
  Tensor memory(f32, {8});
  Tensor x(f32, {4}, {-1}), y(f32, {2});
  tcopt_tensor in[2] = {*x.get(), *y.get()}, out[1] = {*x.get()};
  in[0].data = out[0].data = move(*memory.get(), 16);
  in[1].data = move(*memory.get(), 4);
  int64_t donors[1] = {0};
  Context ctx;
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 2, out, 1, donors),
            TCOPT_INVALID_ARGUMENT);
}

TEST(Donation, NothingToOverlap) {
  Donation d;
  Tensor empty(f32, {0, 3});
  tcopt_tensor in[1] = {*empty.get()}, out[1] = {*empty.get()};
  in[0].data = nullptr;
  int64_t donors[1] = {0};
  EXPECT_EQ(tcopt_rt_check_donated(d.ctx, in, 1, out, 1, donors), TCOPT_OK);
  EXPECT_NE(tcopt_rt_donated_begin(d.ctx, &in[0], &out[0]), nullptr);
  EXPECT_EQ(tcopt_rt_copies(d.ctx), 0);
}

TEST(Donation, StridedMemoryOfAllDtypes) {
  for (tcopt_dtype dtype : allDtypes) {
    Context ctx;
    Tensor t(dtype, {2, 2}, {1, 2});
    for (int64_t i = 0; i < 4; ++i)
      setAs(t, i, i % 2);
    void *data = tcopt_rt_donated_begin(ctx, t.get(), t.get());
    ASSERT_NE(data, nullptr);
    EXPECT_NE(data, t->data);
    EXPECT_EQ(tcopt_rt_copies(ctx), 1);
    // Sets element [0, 1], whose place is 2.
    std::memcpy(static_cast<char *>(data) + dtype.bits / 8,
                static_cast<char *>(t->data) + dtype.bits / 8, dtype.bits / 8);
    EXPECT_EQ(tcopt_rt_output_end(ctx, t.get(), data), TCOPT_OK);
    EXPECT_EQ(tcopt_rt_copies(ctx), 2);
    EXPECT_EQ(std::memcmp(static_cast<char *>(t->data) + dtype.bits / 4,
                          static_cast<char *>(t->data) + dtype.bits / 8,
                          dtype.bits / 8),
              0);
  }
}

TEST(Donation, WrongArguments) {
  Donation d;
  EXPECT_EQ(tcopt_rt_check_donated(d.ctx, nullptr, 0, d.out, 2, d.donors),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(d.ctx.take(), TCOPT_INVALID_ARGUMENT);
  d.donors[0] = 2;
  EXPECT_EQ(d.check(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(d.ctx.error(), "result 0: expected one of 2 arguments");
  EXPECT_EQ(tcopt_rt_donated_begin(d.ctx, nullptr, d.out), nullptr);
}

} // namespace
