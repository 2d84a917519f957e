//===- Regions.h - ops with regions in traces -------------------*- C++ -*-===//
//
// The body of an op of control flow is what a function of the program calls.
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

/// A type whose sizes are known as far as a trace knows them.
struct TracedType {
  mlir::RankedTensorType type;
  llvm::SmallVector<TracedSize> sizes;
};
TracedType typeOf(Trace &trace, mlir::Value value);
std::vector<TracedType> typesOf(Trace &trace,
                                llvm::ArrayRef<mlir::Value> values);
/// The types alone, in `storage`.
mlir::TypeRange plainTypes(llvm::ArrayRef<TracedType> types,
                           llvm::SmallVectorImpl<mlir::Type> &storage);

/// The body of an op that is made when it is complete: a block that a module
/// holds until then.
class RegionBody {
public:
  explicit RegionBody(Trace &trace);
  /// The trace keeps what was not moved: it knows sizes of its values.
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

/// Calls a function of the program whose calls become the body, with arguments
/// of these types. `what` names the functions in messages.
void fill(RegionBody &body, Trace &trace, llvm::ArrayRef<TracedType> types,
          Place place,
          llvm::function_ref<Tensors(const Tensors &arguments)> function,
          const char *what = "functions of control flow");

/// The values as ones of these types.
llvm::SmallVector<mlir::Value> castTo(mlir::OpBuilder &ops, mlir::Location loc,
                                      llvm::ArrayRef<mlir::Value> values,
                                      llvm::ArrayRef<TracedType> types);
/// Ends a block with values of these types.
template <typename Yield = graph::YieldOp>
void yield(Builder &b, mlir::Block &block, llvm::ArrayRef<mlir::Value> values,
           llvm::ArrayRef<TracedType> types) {
  mlir::OpBuilder ops = mlir::OpBuilder::atBlockEnd(&block);
  Yield::create(ops, b.location(), castTo(ops, b.location(), values, types));
}

/// Makes the op, whose regions are these blocks.
std::vector<mlir::Value> finish(Builder &b, Trace &trace,
                                mlir::OperationState &state,
                                llvm::ArrayRef<RegionBody *> bodies,
                                llvm::ArrayRef<TracedType> types);

std::vector<mlir::Value> valuesOf(Trace &trace, const Tensors &tensors,
                                  Place place);

/// Throws unless there are as many tensors as expected. `what` begins the
/// message, here and below.
void checkCount(size_t found, size_t expected, const char *what, Place place);
/// Throws unless values have the same dtypes and ranks.
void checkAlike(Trace &trace, llvm::ArrayRef<mlir::Value> found,
                llvm::ArrayRef<mlir::Value> expected, const char *what,
                Place place);
/// Whether both sizes are the same in this call, and then in all.
bool areSame(Trace &trace, const TracedSize &a, const TracedSize &b);
/// Throws unless values also have the same sizes, as far as they are known.
void checkSame(Trace &trace, llvm::ArrayRef<mlir::Value> found,
               llvm::ArrayRef<mlir::Value> expected, const char *what,
               Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_REGIONS_H
