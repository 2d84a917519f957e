//===- BytecodeVersion.h - versions of the dialects' bytecode ---*- C++ -*-===//

#ifndef TCOPT_INTERFACES_BYTECODEVERSION_H
#define TCOPT_INTERFACES_BYTECODEVERSION_H

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/Dialect.h"

namespace tcopt {

/// Writes the version of the dialect's bytecode. Reading a newer version is an
/// error with the dialect's name and the version.
class BytecodeVersion : public mlir::BytecodeDialectInterface {
public:
  static constexpr uint64_t kVersion = 1;

  explicit BytecodeVersion(mlir::Dialect *dialect)
      : mlir::BytecodeDialectInterface(dialect) {}
  void writeVersion(mlir::DialectBytecodeWriter &writer) const override;
  std::unique_ptr<mlir::DialectVersion>
  readVersion(mlir::DialectBytecodeReader &reader) const override;
};

} // namespace tcopt

#endif // TCOPT_INTERFACES_BYTECODEVERSION_H
