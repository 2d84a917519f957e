//===- Keyword.cpp - enumerations as keywords -----------------------------===//

#include "tcopt/Interfaces/Keyword.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tcopt {

FailureOr<unsigned> parseKeywordOf(AsmParser &parser,
                                   function_ref<StringRef(unsigned)> nameOf) {
  SmallVector<StringRef> names;
  SMLoc loc = parser.getCurrentLocation();
  std::string keyword;
  bool isMissing = failed(parser.parseOptionalKeywordOrString(&keyword));
  for (unsigned i = 0; i < 64; ++i) {
    StringRef name = nameOf(i);
    if (!isMissing && !name.empty() && name == keyword)
      return i;
    if (!name.empty())
      names.push_back(name);
  }
  InFlightDiagnostic error = parser.emitError(loc, "expected one of ")
                             << llvm::join(names, ", ");
  if (!isMissing)
    error << " but found '" << keyword << "'";
  return failure();
}

} // namespace tcopt
