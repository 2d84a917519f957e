//===- NamedPlaces.h - diagnostics at places with a name --------*- C++ -*-===//

#ifndef TCOPT_TOOLS_NAMEDPLACES_H
#define TCOPT_TOOLS_NAMEDPLACES_H

#include "mlir/IR/Diagnostics.h"

namespace tcopt {

/// Prints diagnostics whose location has a name but no file, as `name: error:
/// message`: those of ops that an importer made. Others are left to the handler
/// that was registered before.
class NamedPlaceHandler : public mlir::ScopedDiagnosticHandler {
public:
  explicit NamedPlaceHandler(mlir::MLIRContext *context);
};

} // namespace tcopt

#endif // TCOPT_TOOLS_NAMEDPLACES_H
