//===- Regions.h - ops with regions in traces -------------------*- C++ -*-===//
//
// The body of a control flow op is traced by calling the user's function.
// Control.cpp, GradientRegions.cpp and TraceVariables.cpp build ops with
// regions.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_REGIONS_H
#define TCOPT_CAPTURE_TRACE_REGIONS_H

#include "Builder.h"
#include "Recorder.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Graph/IR/GraphControlOps.h"

namespace tcopt::capture {

using Tensors = std::vector<Tensor>;

/// A type, with the sizes that the trace has computed.
struct TracedType {
  mlir::RankedTensorType type;
  llvm::SmallVector<TracedSize> sizes;
};
TracedType typeOf(Trace &trace, mlir::Value value);
std::vector<TracedType> typesOf(Trace &trace,
                                llvm::ArrayRef<mlir::Value> values);
/// Returns the types alone, in `storage`.
mlir::TypeRange plainTypes(llvm::ArrayRef<TracedType> types,
                           llvm::SmallVectorImpl<mlir::Type> &storage);

/// A block for the region of an op that is created once the block is complete.
/// A module owns the block until then.
class RegionBody {
public:
  explicit RegionBody(Trace &trace);
  /// If the block was not moved, the trace keeps it, because it has stored
  /// sizes of its values.
  ~RegionBody();
  RegionBody(const RegionBody &) = delete;
  RegionBody &operator=(const RegionBody &) = delete;

  mlir::Block &block() { return *holder->getBody(); }
  void moveTo(mlir::Region &region) {
    region.takeBody(holder->getBodyRegion());
  }

  std::vector<mlir::Value> results;

private:
  Trace &trace;
  mlir::OwningOpRef<mlir::ModuleOp> holder;
};

/// Traces the user's function into the body, with arguments of these types.
/// `what` names the functions in messages. Throws Exception.
void fill(RegionBody &body, Trace &trace, llvm::ArrayRef<TracedType> types,
          Place place,
          llvm::function_ref<Tensors(const Tensors &arguments)> function,
          const char *what = "functions of control flow");

/// Casts the values to these types.
llvm::SmallVector<mlir::Value> castTo(mlir::OpBuilder &ops, mlir::Location loc,
                                      llvm::ArrayRef<mlir::Value> values,
                                      llvm::ArrayRef<TracedType> types);
/// Terminates a block with values of these types.
template <typename Yield = graph::YieldOp>
void yield(Builder &b, mlir::Block &block, llvm::ArrayRef<mlir::Value> values,
           llvm::ArrayRef<TracedType> types) {
  mlir::OpBuilder ops = mlir::OpBuilder::atBlockEnd(&block);
  Yield::create(ops, b.location(), castTo(ops, b.location(), values, types));
}

/// Creates the op with these bodies as regions, and returns its results.
std::vector<mlir::Value> finish(Builder &b, Trace &trace,
                                mlir::OperationState &state,
                                llvm::ArrayRef<RegionBody *> bodies,
                                llvm::ArrayRef<TracedType> types);

std::vector<mlir::Value> valuesOf(Trace &trace, const Tensors &tensors,
                                  Place place);

/// Throws Exception if the number of tensors differs. `what` begins the
/// message, here and below.
void checkCount(size_t found, size_t expected, const char *what, Place place);
/// Throws Exception if dtypes or ranks differ.
void checkAlike(Trace &trace, llvm::ArrayRef<mlir::Value> found,
                llvm::ArrayRef<mlir::Value> expected, const char *what,
                Place place);
/// Whether both sizes are equal in this call, which becomes a guard.
bool areSame(Trace &trace, const TracedSize &a, const TracedSize &b);
/// Throws Exception if dtypes, ranks or known sizes differ.
void checkSame(Trace &trace, llvm::ArrayRef<mlir::Value> found,
               llvm::ArrayRef<mlir::Value> expected, const char *what,
               Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_REGIONS_H
