//===- NestDialect.cpp - the nest dialect ---------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "tcopt/Interfaces/BytecodeVersion.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt::nest;

#include "tcopt/Nest/IR/NestDialect.cpp.inc"

#include "tcopt/Nest/IR/NestEnums.cpp.inc"

// Entries of #nest.schedules: `fused` or a schedule.
static ParseResult parseEntries(AsmParser &parser,
                                SmallVector<Attribute> &entries) {
  return parser.parseCommaSeparatedList([&]() -> ParseResult {
    if (succeeded(parser.parseOptionalKeyword("fused"))) {
      entries.push_back(UnitAttr::get(parser.getContext()));
      return success();
    }
    return parser.parseAttribute(entries.emplace_back());
  });
}

static void printEntries(AsmPrinter &printer, ArrayRef<Attribute> entries) {
  llvm::interleaveComma(entries, printer.getStream(), [&](Attribute entry) {
    if (isa<UnitAttr>(entry))
      printer << "fused";
    else
      printer.printAttribute(entry);
  });
}

#define GET_ATTRDEF_CLASSES
#include "tcopt/Nest/IR/NestAttrs.cpp.inc"

void NestDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tcopt/Nest/IR/NestAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tcopt/Nest/IR/NestOps.cpp.inc"
      >();
  addInterfaces<tcopt::BytecodeVersion>();
}
