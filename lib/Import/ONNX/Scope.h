//===- Scope.h - what the names of a model stand for --------------*- C++
//-*-===//

#ifndef TCOPT_IMPORT_ONNX_SCOPE_H
#define TCOPT_IMPORT_ONNX_SCOPE_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"
#include "onnx.pb.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <optional>
#include <vector>

namespace tcopt::onnx_import {

struct Item;
using ItemPtr = std::shared_ptr<Item>;

/// What a name stands for. Programs compute with the sizes of tensors by small
/// tensors of integers: their elements are known one by one, as values of type
/// index (or i1), and the tensor itself is only built where it is used as one.
struct Item {
  enum class Kind {
    broken, ///< comes from a node with an error, which has been reported
    tensor,
    sequence,
    /// A sequence of as many tensors as a loop has had iterations: `tensor` has
    /// them along its first dimension.
    stacked,
    none, ///< an optional without a value
  };
  Kind kind = Kind::broken;

  /// Null while only the elements are known.
  mlir::Value tensor;
  std::optional<llvm::SmallVector<mlir::Value>> elements;
  /// Of `elements`.
  mlir::RankedTensorType type;
  /// Where `elements` were made.
  mlir::Block *home = nullptr;

  std::vector<ItemPtr> items;

  static ItemPtr ofTensor(mlir::Value value);
  static ItemPtr ofElements(llvm::ArrayRef<mlir::Value> elements,
                            mlir::RankedTensorType type, mlir::Block *home);
  static ItemPtr ofSequence(std::vector<ItemPtr> items);
  static ItemPtr ofStacked(mlir::Value tensors);
  static ItemPtr ofNone();
};

/// The names of a graph, which may use those of the graph around it; in the
/// body of a function the attributes of its call, too.
class Scope {
public:
  explicit Scope(Scope *outer, mlir::Block *block)
      : outer(outer), block(block) {}

  /// Null if the name is not known.
  ItemPtr find(llvm::StringRef name) const;
  /// False if this graph has the name already.
  bool define(llvm::StringRef name, ItemPtr item);

  Scope *const outer;
  mlir::Block *const block;
  /// Attributes of the call, by name; null outside of functions.
  const llvm::StringMap<const onnx::AttributeProto *> *attributes = nullptr;
  /// Operator sets of the function, by domain; null outside of functions.
  const onnx::FunctionProto *function = nullptr;

private:
  llvm::StringMap<ItemPtr> names;
};

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_SCOPE_H
