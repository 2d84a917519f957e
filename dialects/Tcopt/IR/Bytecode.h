//===- Bytecode.h - tcopt's attributes as bytecode --------------*- C++ -*-===//

#ifndef TCOPT_TCOPT_IR_BYTECODE_H
#define TCOPT_TCOPT_IR_BYTECODE_H

#include "tcopt/Interfaces/BytecodeVersion.h"

namespace tcopt {

/// Writes each attribute as its code and its parameters in their order. A field
/// that is added raises the version, and is read of that version on.
class TcoptBytecode : public BytecodeVersion {
public:
  using BytecodeVersion::BytecodeVersion;

  mlir::Attribute
  readAttribute(mlir::DialectBytecodeReader &reader) const override;
  llvm::LogicalResult
  writeAttribute(mlir::Attribute attribute,
                 mlir::DialectBytecodeWriter &writer) const override;
};

} // namespace tcopt

#endif // TCOPT_TCOPT_IR_BYTECODE_H
