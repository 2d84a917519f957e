//===- CoreToLinalg.h - core to linalg on tensors ---------------*- C++ -*-===//
//
// Every core op becomes linalg.generic (or a move of elements of the dialect
// tensor) with upstream scalar ops in its body, and element types become those
// of memory: i1 and ui8 are i8 from here on.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_CORETOLINALG_H
#define TCOPT_CONVERSION_CORETOLINALG_H

#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/DialectConversion.h"

namespace tcopt {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tcopt/Conversion/CoreToLinalg/Passes.h.inc"

/// Tensors of i1 and ui8 become tensors of i8, ui8 becomes i8.
void populateStorageTypeConversions(mlir::TypeConverter &converter);

/// What is not core but has tensors of i1 or ui8: functions, calls, scf,
/// tensor, constants, check and graph.print.
void populateStorageTypePatterns(const mlir::TypeConverter &converter,
                                 mlir::RewritePatternSet &patterns,
                                 mlir::ConversionTarget &target);

/// Ops that compute one element from the elements at the same place.
void populateCorePointwiseToLinalgPatterns(const mlir::TypeConverter &converter,
                                           mlir::RewritePatternSet &patterns);
/// Creation, and ops that move elements.
void populateCoreShapeToLinalgPatterns(const mlir::TypeConverter &converter,
                                       mlir::RewritePatternSet &patterns);
/// reduce, arg_reduce and reduce_window.
void populateCoreReductionToLinalgPatterns(const mlir::TypeConverter &converter,
                                           mlir::RewritePatternSet &patterns);
/// scan.
void populateCoreScanToLinalgPatterns(const mlir::TypeConverter &converter,
                                      mlir::RewritePatternSet &patterns);
/// sort, which becomes nest.sort.
void populateCoreSortToLinalgPatterns(const mlir::TypeConverter &converter,
                                      mlir::RewritePatternSet &patterns);
/// contract and convolution.
void populateCoreContractionToLinalgPatterns(
    const mlir::TypeConverter &converter, mlir::RewritePatternSet &patterns);

/// scatter.
void populateCoreScatterToLinalgPatterns(const mlir::TypeConverter &converter,
                                         mlir::RewritePatternSet &patterns);
/// custom_call, which becomes nest.extern.
void populateCoreCustomCallToLinalgPatterns(
    const mlir::TypeConverter &converter, mlir::RewritePatternSet &patterns);

} // namespace tcopt

#endif // TCOPT_CONVERSION_CORETOLINALG_H
