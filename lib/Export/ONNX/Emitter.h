//===- Emitter.h - nodes of an ONNX graph -------------------------*- C++
//-*-===//

#ifndef TCOPT_EXPORT_ONNX_EMITTER_H
#define TCOPT_EXPORT_ONNX_EMITTER_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "onnx.pb.h"
#include "tcopt/Export/ONNX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include <string>
#include <variant>

namespace tcopt::onnx_export {

/// The name of a value in the model.
using Name = std::string;
using Names = llvm::SmallVector<Name>;

using AttributeValue =
    std::variant<int64_t, double, std::string, std::vector<int64_t>>;
struct Attribute {
  const char *name;
  AttributeValue value;
};
using Attributes = std::vector<Attribute>;

/// Adds nodes to a graph. The names of the graph's values are found through the
/// emitter of the graph around it, too.
class Emitter {
public:
  Emitter(onnx::GraphProto &graph, mlir::MLIRContext *context,
          Emitter *outer = nullptr)
      : graph(graph), context(context), outer(outer),
        counter(outer ? outer->counter : &own),
        taken(outer ? outer->taken : &reserved) {}

  //===--- values ---===//

  Name in(mlir::Value value) const;
  void define(mlir::Value value, Name name) { names[value] = std::move(name); }
  /// Keeps a name from being made. Returns false if it was kept before.
  bool reserve(llvm::StringRef name) { return taken->insert(name).second; }
  /// A name that nothing has.
  Name fresh(llvm::StringRef hint);

  //===--- nodes ---===//

  Name op(llvm::StringRef type, llvm::ArrayRef<Name> inputs,
          const Attributes &attributes = {});
  Names ops(llvm::StringRef type, llvm::ArrayRef<Name> inputs, int outputs,
            const Attributes &attributes = {});
  onnx::NodeProto &node(llvm::StringRef type, llvm::ArrayRef<Name> inputs,
                        llvm::ArrayRef<Name> outputs,
                        const Attributes &attributes = {});
  Name cast(const Name &x, mlir::Type elementType);

  //===--- constants ---===//

  Name constant(mlir::ElementsAttr value, llvm::StringRef hint = "c");
  /// Gives names to constants, as far as they are free.
  void nameConstants(const OnnxConstantNames &names);
  /// A number of rank 0.
  Name number(double value, mlir::Type elementType);
  /// A vector of integers of 64 bits.
  Name ints(llvm::ArrayRef<int64_t> values);
  Name integer(int64_t value);

  //===--- sizes ---===//

  /// A vector of sizes.
  Name sizes(mlir::ValueRange values, llvm::ArrayRef<int64_t> constants);
  Name shapeOf(mlir::Value tensor);
  /// A vector of one element, of an index value.
  Name asVector(mlir::Value index);
  /// A vector of one element: the index value or, without one, the constant.
  Name asVector(mlir::Value index, int64_t constant) {
    return index ? asVector(index) : ints({constant});
  }

  onnx::GraphProto &graph;
  mlir::MLIRContext *const context;

private:
  Emitter *outer;
  int64_t own = 0, *counter;
  llvm::StringSet<> reserved, *taken;
  llvm::DenseMap<mlir::Value, Name> names;
  /// Names of constants that there are, and of those that are to have one.
  llvm::DenseMap<mlir::Attribute, Name> constants, wanted;
};

/// The element type's number in ONNX; 0 if there is none.
int32_t elementTypeNumber(mlir::Type type);
/// The declaration of a value.
void declare(onnx::ValueInfoProto &info, const Name &name, mlir::Type type,
             mlir::ArrayAttr dims);

} // namespace tcopt::onnx_export

#endif // TCOPT_EXPORT_ONNX_EMITTER_H
