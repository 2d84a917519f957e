//===- DTypes.h - the element types of tensors ------------------*- C++ -*-===//
//
// The closed set of element types that programs may use, and a visitor that
// turns a run-time DType into a C++ type. Needs neither LLVM nor MLIR, so that
// the headers of programs that use tcopt may include it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_DTYPES_H
#define TCOPT_SUPPORT_DTYPES_H

#include "tcopt/Support/Half.h"
#include <cstdint>
#include <utility>

namespace tcopt {

enum class DType : uint8_t { F64, F32, F16, BF16, I64, I32, I16, I8, U8, Bool };

/// Every DType, in the order of the enum.
inline constexpr DType allDTypes[] = {
    DType::F64, DType::F32, DType::F16, DType::BF16, DType::I64,
    DType::I32, DType::I16, DType::I8,  DType::U8,   DType::Bool};

constexpr bool isFloat(DType dtype) { return dtype <= DType::BF16; }
/// Whether it is a signed or unsigned integer type, which excludes Bool.
constexpr bool isInteger(DType dtype) {
  return dtype >= DType::I64 && dtype <= DType::U8;
}
constexpr bool isBool(DType dtype) { return dtype == DType::Bool; }
/// f16 or bf16.
constexpr bool isHalf(DType dtype) {
  return dtype == DType::F16 || dtype == DType::BF16;
}

/// The size of an element in memory, in bytes; 1 for a Boolean.
constexpr unsigned getSize(DType dtype) {
  constexpr uint8_t sizes[] = {8, 4, 2, 2, 8, 4, 2, 1, 1, 1};
  return sizes[unsigned(dtype)];
}

/// The limits of a floating-point DType. `epsilon` is the distance from 1 to
/// the next greater number.
struct FloatLimits {
  double epsilon;
  double max;       ///< largest finite number
  double minNormal; ///< least positive normal number
  double denormMin; ///< least positive number
};

/// The limits of a floating-point DType.
constexpr FloatLimits getFloatLimits(DType dtype) {
  switch (dtype) {
  case DType::F64:
    return {0x1p-52, 0x1.fffffffffffffp1023, 0x1p-1022, 0x1p-1074};
  case DType::F32:
    return {0x1p-23, 0x1.fffffep127, 0x1p-126, 0x1p-149};
  case DType::F16:
    return {0x1p-10, 65504.0, 0x1p-14, 0x1p-24};
  case DType::BF16:
    return {0x1p-7, 0x1.fep127, 0x1p-126, 0x1p-133};
  default:
    __builtin_unreachable();
  }
}

/// The values that an integer or Boolean DType can hold, both ends included.
constexpr std::pair<int64_t, int64_t> getIntegerRange(DType dtype) {
  switch (dtype) {
  case DType::I64:
    return {INT64_MIN, INT64_MAX};
  case DType::I32:
    return {INT32_MIN, INT32_MAX};
  case DType::I16:
    return {INT16_MIN, INT16_MAX};
  case DType::I8:
    return {INT8_MIN, INT8_MAX};
  case DType::U8:
    return {0, UINT8_MAX};
  case DType::Bool:
    return {0, 1};
  default:
    __builtin_unreachable();
  }
}

/// The C++ type in which elements of a DType are stored.
template <DType> struct StorageOf;
/// The DType stored as a C++ type.
template <typename T> struct DTypeOf;

#define TCOPT_DTYPE(ENUM, TYPE)                                                \
  template <> struct StorageOf<DType::ENUM> {                                  \
    using type = TYPE;                                                         \
  };                                                                           \
  template <> struct DTypeOf<TYPE> {                                           \
    static constexpr DType value = DType::ENUM;                                \
  };
TCOPT_DTYPE(F64, double)
TCOPT_DTYPE(F32, float)
TCOPT_DTYPE(F16, f16)
TCOPT_DTYPE(BF16, bf16)
TCOPT_DTYPE(I64, int64_t)
TCOPT_DTYPE(I32, int32_t)
TCOPT_DTYPE(I16, int16_t)
TCOPT_DTYPE(I8, int8_t)
TCOPT_DTYPE(U8, uint8_t)
TCOPT_DTYPE(Bool, bool)
#undef TCOPT_DTYPE

template <DType D> using storage_t = typename StorageOf<D>::type;
template <typename T> inline constexpr DType dtype_v = DTypeOf<T>::value;

/// The argument of the function that `dispatch` calls; it has `Tag::type` and
/// `Tag::dtype`.
template <typename T> struct TypeTag {
  using type = T;
  static constexpr DType dtype = dtype_v<T>;
};

/// Calls `fn(TypeTag<T>())` with the storage type of `dtype`. All ten
/// instantiations must return one type. Example:
///   dispatch(t.dtype(), [&](auto tag) {
///     using T = typename decltype(tag)::type;
///     return sum(t.data<T>());
///   });
template <typename Fn> decltype(auto) dispatch(DType dtype, Fn &&fn) {
  switch (dtype) {
  case DType::F64:
    return fn(TypeTag<double>());
  case DType::F32:
    return fn(TypeTag<float>());
  case DType::F16:
    return fn(TypeTag<f16>());
  case DType::BF16:
    return fn(TypeTag<bf16>());
  case DType::I64:
    return fn(TypeTag<int64_t>());
  case DType::I32:
    return fn(TypeTag<int32_t>());
  case DType::I16:
    return fn(TypeTag<int16_t>());
  case DType::I8:
    return fn(TypeTag<int8_t>());
  case DType::U8:
    return fn(TypeTag<uint8_t>());
  case DType::Bool:
    return fn(TypeTag<bool>());
  }
  __builtin_unreachable();
}

} // namespace tcopt

#endif // TCOPT_SUPPORT_DTYPES_H
