//===- NamedPlaces.h - diagnostics at named locations -----------*- C++ -*-===//

#ifndef TCOPT_TOOLS_NAMEDPLACES_H
#define TCOPT_TOOLS_NAMEDPLACES_H

#include "mlir/IR/Diagnostics.h"

namespace tcopt {

/// Prints diagnostics whose location has a name but no file, such as those of
/// imported ops, as `name: error: message`. Passes other diagnostics to the
/// previous handler.
class NamedPlaceHandler : public mlir::ScopedDiagnosticHandler {
public:
  explicit NamedPlaceHandler(mlir::MLIRContext *context);
};

} // namespace tcopt

#endif // TCOPT_TOOLS_NAMEDPLACES_H
