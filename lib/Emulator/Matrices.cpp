//===- Matrices.cpp - products of small matrices by a warp ----------------===//
//
// The fragments are those of PTX. With p elements in a register, register r of
// lane 4 g + t holds of A [16, k] the elements at row g + 8 (r mod 2), columns
// p t + 4 p (r / 2) + (0, ..., p - 1), of B [k, 8] those at rows p t + 4 p r +
// (0, ..., p - 1), column g. Of C [16, 8] with two elements, i = 0 and 1 are at
// row g, columns 2 t + i, and 2 and 3 eight rows below.
//
//===----------------------------------------------------------------------===//

#include "Block.h"
#include <cstring>
#include <string_view>

using namespace tcopt::emulator;

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

template <typename To, typename From> static To bitsAs(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}

static double ofHalf(uint32_t bits) {
  return double(bitsAs<_Float16>(uint16_t(bits)));
}
static double ofBF16(uint32_t bits) { return bitsAs<float>(bits << 16); }
// Of an f32, 10 bits of the fraction are read.
static double ofTF32(uint32_t bits) { return bitsAs<float>(bits & ~0x1fffu); }
static double ofS8(uint32_t bits) { return int8_t(bits); }
static double ofU8(uint32_t bits) { return uint8_t(bits); }

namespace {
enum class Sum { f32, f16, s32 };

/// A product of matrices, its operands' type with it.
struct Product {
  std::string_view name;
  int k;
  int perRegister;
  double (*numberOf)(uint32_t bits);
  Sum sum;

  int numA() const { return 2 * numB(); }
  int numB() const { return k / (4 * perRegister); }
  double element(uint32_t word, int i) const {
    int width = 32 / perRegister;
    return numberOf(width == 32 ? word : word >> (width * i));
  }
};

struct Operands {
  const Product *product;
  const uint32_t *in;
  uint32_t *out;
};
} // namespace

static constexpr Product products[] = {
    {"m16n8k16.row.col.f32.f32", 16, 2, ofHalf, Sum::f32},
    {"m16n8k16.row.col.f16.f16", 16, 2, ofHalf, Sum::f16},
    {"m16n8k16.row.col.bf16", 16, 2, ofBF16, Sum::f32},
    {"m16n8k8.row.col.f32.f32", 8, 2, ofHalf, Sum::f32},
    {"m16n8k8.row.col.bf16", 8, 2, ofBF16, Sum::f32},
    {"m16n8k8.row.col.tf32", 8, 1, ofTF32, Sum::f32},
    {"m16n8k4.row.col.tf32", 4, 1, ofTF32, Sum::f32},
    {"m16n8k32.row.col.s8", 32, 4, ofS8, Sum::s32},
    {"m16n8k32.row.col.u8", 32, 4, ofU8, Sum::s32},
    {"m16n8k16.row.col.s8", 16, 4, ofS8, Sum::s32},
    {"m16n8k16.row.col.u8", 16, 4, ofU8, Sum::s32},
};

static const Operands &operandsOf(const Lanes &lanes, int lane) {
  return *static_cast<const Operands *>(lanes[lane]->words);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static double elementOfA(const Lanes &lanes, int row, int column) {
  const Product &p = *operandsOf(lanes, 0).product;
  int within = column % (4 * p.perRegister);
  int lane = 4 * (row % 8) + within / p.perRegister;
  int word = row / 8 + 2 * (column / (4 * p.perRegister));
  return p.element(operandsOf(lanes, lane).in[word], within % p.perRegister);
}

static double elementOfB(const Lanes &lanes, int row, int column) {
  const Product &p = *operandsOf(lanes, 0).product;
  int within = row % (4 * p.perRegister);
  int lane = 4 * column + within / p.perRegister;
  int word = p.numA() + row / (4 * p.perRegister);
  return p.element(operandsOf(lanes, lane).in[word], within % p.perRegister);
}

// Products are exact, and their sum is rounded once.
static double dot(const Lanes &lanes, int row, int column) {
  double sum = 0;
  for (int i = 0; i < operandsOf(lanes, 0).product->k; ++i)
    sum += elementOfA(lanes, row, i) * elementOfB(lanes, i, column);
  return sum;
}

static void addTo(const Operands &words, int i, double sum) {
  const Product &p = *words.product;
  const uint32_t *c = words.in + p.numA() + p.numB();
  if (p.sum == Sum::f32) {
    words.out[i] = bitsAs<uint32_t>(float(bitsAs<float>(c[i]) + sum));
  } else if (p.sum == Sum::s32) {
    words.out[i] = c[i] + uint32_t(int64_t(sum));
  } else {
    double old = ofHalf(c[i / 2] >> (16 * (i % 2)));
    uint32_t bits = bitsAs<uint16_t>(_Float16(float(old + sum)));
    uint32_t shift = 16 * (i % 2);
    words.out[i / 2] =
        (words.out[i / 2] & (0xffff0000u >> shift)) | bits << shift;
  }
}

static void performProduct(const Lanes &lanes) {
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < 4; ++i)
      addTo(operandsOf(lanes, lane), i,
            dot(lanes, lane / 4 + 8 * (i / 2), 2 * (lane % 4) + i % 2));
}

static double doubleAt(const uint32_t *words) {
  double number;
  std::memcpy(&number, words, sizeof(number));
  return number;
}

// m8n8k4 of f64: one element of A and of B in each lane, two of C.
static void performDoubles(const Lanes &lanes) {
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < 2; ++i) {
      const Operands &words = operandsOf(lanes, lane);
      int row = lane / 4, column = 2 * (lane % 4) + i;
      double sum = doubleAt(words.in + 4 + 2 * i);
      for (int k = 0; k < 4; ++k)
        sum += doubleAt(operandsOf(lanes, 4 * row + k).in) *
               doubleAt(operandsOf(lanes, 4 * column + k).in + 2);
      std::memcpy(words.out + 2 * i, &sum, sizeof(sum));
    }
}

// Beside those of Collectives.cpp.
static constexpr int kProduct = 100, kDoubles = 101, kLoad = 102, kStore = 103;

static Block &wholeWarp() {
  Block &block = Block::current();
  const uint32_t *size = block.self().public_.ntid;
  if (size[0] * size[1] * size[2] % 32 != 0)
    block.fail("matrices take whole warps");
  return block;
}

void tcopt_emulated_mma(const char *shape, const uint32_t *in, uint32_t *out) {
  Block &block = wholeWarp();
  Operands words = {nullptr, in, out};
  if (std::string_view(shape) == "m8n8k4.row.col.f64")
    return block.meet(kDoubles, ~0u, &words, performDoubles);
  for (const Product &known : products)
    if (known.name == shape)
      words.product = &known;
  if (!words.product)
    block.fail(std::string("unknown product of matrices ") + shape);
  block.meet(kProduct, ~0u, &words, performProduct);
}

//===----------------------------------------------------------------------===//
// Matrices in shared memory
//===----------------------------------------------------------------------===//

namespace {
/// 8x8 elements of 16 bits; the lanes 8 i to 8 i + 7 have the rows of matrix i.
struct Moved {
  uint32_t count, transposed;
  char *row;
  uint32_t *words;
};
} // namespace

static const Moved &movedBy(const Lanes &lanes, int lane) {
  return *static_cast<const Moved *>(lanes[lane]->words);
}

static char *elementOf(const Lanes &lanes, int matrix, int row, int column) {
  return movedBy(lanes, 8 * matrix + row).row + 2 * column;
}

// The elements that a lane has of a matrix: 0 or 1 of word `matrix`.
static char *elementOfLane(const Lanes &lanes, int lane, int matrix, int i) {
  int row = lane / 4, column = 2 * (lane % 4) + i;
  return movedBy(lanes, lane).transposed
             ? elementOf(lanes, matrix, column, row)
             : elementOf(lanes, matrix, row, column);
}

template <typename F> static void eachElement(const Lanes &lanes, F body) {
  for (int lane = 0; lane < 32; ++lane) {
    const Moved &moved = movedBy(lanes, lane);
    for (uint32_t matrix = 0; matrix < moved.count; ++matrix)
      for (int i = 0; i < 2; ++i)
        body(elementOfLane(lanes, lane, matrix, i),
             reinterpret_cast<char *>(moved.words + matrix) + 2 * i);
  }
}

void tcopt_emulated_ldmatrix(uint32_t count, uint32_t transposed,
                             const void *row, uint32_t *out) {
  Moved moved = {count, transposed,
                 static_cast<char *>(const_cast<void *>(row)), out};
  wholeWarp().meet(kLoad, ~0u, &moved, [](const Lanes &lanes) {
    eachElement(lanes,
                [](char *memory, char *own) { std::memcpy(own, memory, 2); });
  });
}

void tcopt_emulated_stmatrix(uint32_t count, uint32_t transposed, void *row,
                             const uint32_t *in) {
  Moved moved = {count, transposed, static_cast<char *>(row),
                 const_cast<uint32_t *>(in)};
  wholeWarp().meet(kStore, ~0u, &moved, [](const Lanes &lanes) {
    eachElement(lanes,
                [](char *memory, char *own) { std::memcpy(memory, own, 2); });
  });
}
