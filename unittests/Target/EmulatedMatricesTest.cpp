//===- EmulatedMatricesTest.cpp - products of matrices by warps -----------===//

#include "EmulatedGpu.h"
#include <cstring>
#include <random>

using namespace tcopt::test;

// One warp: A [16, k] and B [8, k] in words, as lanes hold them, plus C.
static std::string kernelOf(llvm::StringRef mma, int wordsA, int wordsB,
                            llvm::StringRef operand, llvm::StringRef sum) {
  std::string text =
      "gpu.module @m {\n  llvm.func @k(%a: !llvm.ptr, %b: "
      "!llvm.ptr, %c: !llvm.ptr) attributes {gpu.kernel, "
      "nvvm.kernel} {\n    %t = nvvm.read.ptx.sreg.tid.x : i32\n";
  auto loads = [&](std::string name, int count, std::string type) {
    std::string list;
    text += "    %n" + name + " = llvm.mlir.constant(" + std::to_string(count) +
            " : i32) : i32\n    %o" + name + " = llvm.mul %t, %n" + name +
            " : i32\n    %p" + name + " = llvm.getelementptr %" + name + "[%o" +
            name + "] : (!llvm.ptr, i32) -> !llvm.ptr, i32\n";
    for (int i = 0; i < count; ++i) {
      std::string id = name + std::to_string(i);
      text += "    %q" + id + " = llvm.getelementptr %p" + name + "[" +
              std::to_string(i) + "] : (!llvm.ptr) -> !llvm.ptr, i32\n    %" +
              id + " = llvm.load %q" + id + " : !llvm.ptr -> " + type + "\n";
      list += (i ? ", %" : "%") + id;
    }
    return list;
  };
  std::string a = loads("a", wordsA, operand.str());
  std::string b = loads("b", wordsB, operand.str());
  std::string c = loads("c", 4, sum.str());
  std::string all = "!llvm.struct<(" + sum.str() + ", " + sum.str() + ", " +
                    sum.str() + ", " + sum.str() + ")>";
  text += "    %d = nvvm.mma.sync A[" + a + "] B[" + b + "] C[" + c + "] {" +
          mma.str() + "} : (" + operand.str() + ", " + operand.str() + ", " +
          sum.str() + ") -> " + all + "\n";
  for (int i = 0; i < 4; ++i) {
    std::string id = std::to_string(i);
    text += "    %d" + id + " = llvm.extractvalue %d[" + id + "] : " + all +
            "\n    llvm.store %d" + id + ", %qc" + id + " : " + sum.str() +
            ", !llvm.ptr\n";
  }
  return text + "    llvm.return\n  }\n}\n";
}

static std::string attributes(int k, const char *rest = "") {
  return "layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, "
         "shape = #nvvm.shape<m = 16, n = 8, k = " +
         std::to_string(k) + ">" + rest;
}

namespace {
/// Small whole numbers, which all types have.
struct Matrices {
  explicit Matrices(int k) : k(k), a(16 * k), b(8 * k), c(16 * 8) {
    std::mt19937 random(k);
    auto fill = [&](std::vector<int> &values) {
      for (int &value : values)
        value = int(random() % 15) - 7;
    };
    fill(a), fill(b), fill(c);
  }
  int product(int row, int column) const {
    int sum = c[row * 8 + column];
    for (int i = 0; i < k; ++i)
      sum += a[row * k + i] * b[column * k + i];
    return sum;
  }
  int k;
  std::vector<int> a, b, c;
};
} // namespace

// The words of lanes, by the figures of PTX's manual: `per` elements a word.
static std::vector<uint32_t> wordsOfA(const Matrices &m, int per,
                                      uint32_t (*bits)(int)) {
  std::vector<uint32_t> words;
  for (int lane = 0; lane < 32; ++lane)
    for (int r = 0; r < m.k / (2 * per); ++r) {
      uint32_t word = 0;
      for (int e = 0; e < per; ++e) {
        int row = lane / 4 + (r % 2 ? 8 : 0);
        int column = lane % 4 * per + e + (r / 2) * 4 * per;
        word |= bits(m.a[row * m.k + column]) << (32 / per * e);
      }
      words.push_back(word);
    }
  return words;
}

static std::vector<uint32_t> wordsOfB(const Matrices &m, int per,
                                      uint32_t (*bits)(int)) {
  std::vector<uint32_t> words;
  for (int lane = 0; lane < 32; ++lane)
    for (int r = 0; r < m.k / (4 * per); ++r) {
      uint32_t word = 0;
      for (int e = 0; e < per; ++e)
        word |= bits(m.b[lane / 4 * m.k + lane % 4 * per + e + r * 4 * per])
                << (32 / per * e);
      words.push_back(word);
    }
  return words;
}

static int rowOfC(int lane, int i) { return lane / 4 + (i > 1 ? 8 : 0); }
static int columnOfC(int lane, int i) { return lane % 4 * 2 + i % 2; }

static uint32_t f32Bits(int value) {
  float number = value;
  uint32_t bits;
  std::memcpy(&bits, &number, 4);
  return bits;
}
static uint32_t bf16Bits(int value) { return f32Bits(value) >> 16; }
static uint32_t f16Bits(int value) {
  auto number = _Float16(value);
  uint16_t bits;
  std::memcpy(&bits, &number, 2);
  return bits;
}
static uint32_t s8Bits(int value) { return uint8_t(int8_t(value)); }
static uint32_t s32Bits(int value) { return value; }

namespace {
class EmulatedMma : public EmulatedGpu {
protected:
  void check(int k, int per, uint32_t (*bits)(int), uint32_t (*sumBits)(int),
             llvm::StringRef operand, llvm::StringRef sum, const char *rest) {
    Matrices m(k);
    std::vector<uint32_t> c;
    for (int lane = 0; lane < 32; ++lane)
      for (int i = 0; i < 4; ++i)
        c.push_back(sumBits(m.c[rowOfC(lane, i) * 8 + columnOfC(lane, i)]));
    uint64_t pa = upload(wordsOfA(m, per, bits)),
             pb = upload(wordsOfB(m, per, bits)), pc = upload(c);
    void *kernel = load(kernelOf(attributes(k, rest), k / (2 * per),
                                 k / (4 * per), operand, sum),
                        "k");
    ASSERT_EQ(launch(kernel, 1, 32, {&pa, &pb, &pc}), 0);
    std::vector<uint32_t> d = download<uint32_t>(pc, c.size());
    for (int lane = 0; lane < 32; ++lane)
      for (int i = 0; i < 4; ++i)
        EXPECT_EQ(d[lane * 4 + i],
                  sumBits(m.product(rowOfC(lane, i), columnOfC(lane, i))));
  }
};
} // namespace

TEST_F(EmulatedMma, F16) {
  check(16, 2, f16Bits, f32Bits, "vector<2xf16>", "f32", "");
  check(8, 2, f16Bits, f32Bits, "vector<2xf16>", "f32", "");
}

TEST_F(EmulatedMma, BF16) {
  check(16, 2, bf16Bits, f32Bits, "i32", "f32",
        ", multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = "
        "#nvvm.mma_type<bf16>");
}

TEST_F(EmulatedMma, TF32) {
  check(8, 1, f32Bits, f32Bits, "i32", "f32",
        ", multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = "
        "#nvvm.mma_type<tf32>");
}

TEST_F(EmulatedMma, S8) {
  check(32, 4, s8Bits, s32Bits, "i32", "i32",
        ", multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = "
        "#nvvm.mma_type<s8>, intOverflowBehavior = "
        "#nvvm.mma_int_overflow<wrapped>");
}

// Matrices in rows are read as lanes need them, B [16, 8] transposed.
TEST_F(EmulatedMma, ReadsAndCopiesSharedMemory) {
  void *kernel = load(R"(
gpu.module @m {
  llvm.mlir.global internal @sa() {addr_space = 3 : i32} : !llvm.array<512 x i8>
  llvm.mlir.global internal @sb() {addr_space = 3 : i32} : !llvm.array<256 x i8>
  llvm.func @k(%a: !llvm.ptr<1>, %b: !llvm.ptr<1>, %c: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %c15 = llvm.mlir.constant(15 : i32) : i32
    %c16 = llvm.mlir.constant(16 : i32) : i32
    %c32 = llvm.mlir.constant(32 : i32) : i32
    %c4 = llvm.mlir.constant(4 : i32) : i32
    %zero = llvm.mlir.constant(0.0 : f32) : f32
    %pa = llvm.mlir.addressof @sa : !llvm.ptr<3>
    %pb = llvm.mlir.addressof @sb : !llvm.ptr<3>
    %o = llvm.mul %t, %c16 : i32
    %ga = llvm.getelementptr %a[%o] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
    %da = llvm.getelementptr %pa[%o] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    nvvm.cp.async.shared.global %da, %ga, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
    %half = llvm.icmp "ult" %t, %c16 : i32
    llvm.cond_br %half, ^copy, ^go
  ^copy:
    %gb = llvm.getelementptr %b[%o] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
    %db = llvm.getelementptr %pb[%o] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    nvvm.cp.async.shared.global %db, %gb, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
    llvm.br ^go
  ^go:
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 0
    nvvm.barrier0
    %row = llvm.and %t, %c15 : i32
    %right = llvm.lshr %t, %c4 : i32
    %oa0 = llvm.mul %row, %c32 : i32
    %oa1 = llvm.mul %right, %c16 : i32
    %oa = llvm.add %oa0, %oa1 : i32
    %ra = llvm.getelementptr %pa[%oa] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    %ma = nvvm.ldmatrix %ra {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    %ob = llvm.mul %row, %c16 : i32
    %rb = llvm.getelementptr %pb[%ob] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    %mb = nvvm.ldmatrix %rb {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
    %a0 = llvm.extractvalue %ma[0] : !llvm.struct<(i32, i32, i32, i32)>
    %a1 = llvm.extractvalue %ma[1] : !llvm.struct<(i32, i32, i32, i32)>
    %a2 = llvm.extractvalue %ma[2] : !llvm.struct<(i32, i32, i32, i32)>
    %a3 = llvm.extractvalue %ma[3] : !llvm.struct<(i32, i32, i32, i32)>
    %b0 = llvm.extractvalue %mb[0] : !llvm.struct<(i32, i32)>
    %b1 = llvm.extractvalue %mb[1] : !llvm.struct<(i32, i32)>
    %d = nvvm.mma.sync A[%a0, %a1, %a2, %a3] B[%b0, %b1] C[%zero, %zero, %zero, %zero] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %q = llvm.getelementptr %c[%o] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %d, %q : !llvm.struct<(f32, f32, f32, f32)>, !llvm.ptr
    llvm.return
  }
}
)",
                      "k");
  Matrices m(16);
  std::vector<uint16_t> a, b(16 * 8);
  for (int value : m.a)
    a.push_back(bf16Bits(value));
  for (int row = 0; row < 16; ++row)
    for (int column = 0; column < 8; ++column)
      b[row * 8 + column] = bf16Bits(m.b[column * 16 + row]);
  uint64_t pa = upload(a), pb = upload(b), pc = upload(std::vector<float>(128));
  ASSERT_EQ(launch(kernel, 1, 32, {&pa, &pb, &pc}), 0);
  std::vector<float> d = download<float>(pc, 128);
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < 4; ++i) {
      int row = rowOfC(lane, i), column = columnOfC(lane, i);
      EXPECT_EQ(d[lane * 4 + i],
                m.product(row, column) - m.c[row * 8 + column]);
    }
}
