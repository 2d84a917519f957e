//===- Numerics.h - Comparison of results -----------------------*- C++ -*-===//
//
// `judge` compares compiled results with the reference interpreter; `allclose`
// is NumPy's.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_NUMERICS_H
#define TCOPT_SUPPORT_NUMERICS_H

#include "tcopt/Support/HostTensor.h"
#include <string>

namespace tcopt {

/// The outcome of a comparison.
struct Comparison {
  bool ok = true;
  /// Row-major index of the element that exceeds its tolerance most, or, if
  /// none does, comes nearest to it; -1 if no two elements differ.
  int64_t worstIndex = -1;
  /// Errors of the elements that are finite in both tensors, relative to the
  /// reference (`judge`) or the expected tensor (`allclose`). `maxRelErr`
  /// excludes elements whose expected value is 0.
  double maxAbsErr = 0, maxRelErr = 0;
  int64_t numElements = 0; ///< compared
  int64_t wrongCount = 0;  ///< elements that were not accepted by themselves
  /// Root mean squares of `actual - ref64` and of `reference - ref64`; 0 for
  /// `allclose` and for integers.
  double rmse = 0, referenceRmse = 0;
  /// A line that begins with `outputs differ`; empty if `ok`.
  std::string message;
};

/// The constants of `judge`.
struct JudgeOptions {
  /// The allowed RMSE as a multiple of the reference's; 0 means 2, or 3 for f16
  /// and bf16.
  double rmseFactor = 0;
  /// The error that is always allowed, in ulps of the reference's root mean
  /// square.
  double floorUlps = 8;
  /// The greatest error of an element, in ulps.
  double elementUlps = 64;
  /// For integers and Booleans, an f64 tensor of the same shape with the
  /// distance of each element from a tie in the f64 run, for example the
  /// relative distance of the two best candidates of an arg_max. Elements whose
  /// margin is at most `marginTolerance` may differ. Null: all must be equal.
  const HostTensor *margin = nullptr;
  double marginTolerance = 0;
};

/// Compares `actual` with `reference`, of the same dtype, computed with each op
/// rounded separately, and `reference64`, an f64 tensor from a run of the same
/// program wholly in f64 (ignored for integers and Booleans, which must be
/// equal except for `options.margin`).
///
/// Below, eps is the gap above 1 in the dtype; an ulp of x is the larger of eps
/// * |x| and the dtype's least subnormal; RMS is the root mean square of
/// `reference64`; k is `rmseFactor`. Sums run over the elements that are finite
/// in all three tensors. A result is accepted if all of these conditions hold:
///
/// 1. Dtypes and shapes are equal.
/// 2. NaN, +Inf, -Inf and finite elements have the same indices as in the
///    reference, with two exceptions. If the reference differs in kind from
///    `reference64` rounded to the dtype (an intermediate result overflowed
///    that a fused kernel keeps in f32), both kinds are accepted. An element
///    whose f64 value is within 64 ulp of the dtype's overflow threshold, on
///    either side, may be Inf or finite. Sign and payload of NaN are ignored.
/// 3. RMSE(actual, ref64) <= k * RMSE(reference, ref64) + 8 ulp of RMS.
/// 4. Each finite element is within 64 ulp of the interval between the two
///    references, where the ulp is that of the largest of both references and
///    RMS. If the references differ by more than that (as for sums that cancel
///    to zero), 8 * k * RMSE(reference, ref64) is allowed. If one reference is
///    not finite at an element, the interval is the other one.
///
/// Consequences: empty tensors agree. If all references are 0, `actual` must be
/// 0 up to 8 (one element: 64) of the dtype's least subnormals, so that
/// flushing subnormals to zero is detected only beyond that. -0 equals +0.
/// Squares are summed scaled by the largest element, so that they do not
/// overflow for f64.
Comparison judge(const HostTensor &actual, const HostTensor &reference,
                 const HostTensor &reference64,
                 const JudgeOptions &options = {});

/// NumPy's `|actual - expected| <= atol + rtol * |expected|` for each element;
/// infinities must be equal, NaNs match NaNs if `equalNaN` (the default of
/// `numpy.testing.assert_allclose`, not of `numpy.allclose`). Dtypes may
/// differ, shapes not. Integers are compared exactly, not as doubles, before
/// the tolerance is applied.
Comparison allclose(const HostTensor &actual, const HostTensor &expected,
                    double rtol = 1e-5, double atol = 1e-8,
                    bool equalNaN = true);

} // namespace tcopt

#endif // TCOPT_SUPPORT_NUMERICS_H
