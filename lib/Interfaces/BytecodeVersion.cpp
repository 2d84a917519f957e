//===- BytecodeVersion.cpp - versions of the dialects' bytecode -----------===//

#include "tcopt/Interfaces/BytecodeVersion.h"

using namespace mlir;

namespace tcopt {

namespace {
struct Version : DialectVersion {
  uint64_t number = 0;
};
} // namespace

void BytecodeVersion::writeVersion(DialectBytecodeWriter &writer) const {
  writer.writeVarInt(kVersion);
}

std::unique_ptr<DialectVersion>
BytecodeVersion::readVersion(DialectBytecodeReader &reader) const {
  auto version = std::make_unique<Version>();
  if (failed(reader.readVarInt(version->number)))
    return nullptr;
  if (version->number <= kVersion)
    return version;
  reader.emitError("expected version ")
      << kVersion << " or older of dialect '" << getDialect()->getNamespace()
      << "' but found version " << version->number;
  return nullptr;
}

} // namespace tcopt
