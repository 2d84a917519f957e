//===- ImportAten.cpp - graphs of PyTorch's operators ---------------------===//

#include "ImportAten.h"
#include "mlir/IR/Diagnostics.h"
#include "tcopt/ATen/Table.h"
#include "tcopt/Import/TorchGraph.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tcopt {

// An input or a constant has no source location.
static void emit(const torch::Refusal &refusal, StringRef path,
                 MLIRContext *context) {
  StringRef file = refusal.place.file_name();
  Location loc = refusal.place.isKnown()
                     ? FileLineColLoc::get(context, file, refusal.place.line(),
                                           refusal.place.column())
                     : FileLineColLoc::get(context, path, 1, 1);
  emitError(loc) << "'" << refusal.subject << "': " << refusal.message;
}

llvm::Expected<OwningOpRef<ModuleOp>> importAten(StringRef path,
                                                 MLIRContext *context) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (!buffer)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + buffer.getError().message());
  llvm::Expected<torch::TorchGraph> graph =
      torch::parseTorchGraph((*buffer)->getBuffer());
  if (!graph)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + toString(graph.takeError()));
  std::vector<torch::Refusal> refusals;
  OwningOpRef<ModuleOp> module =
      torch::importTorchGraph(*graph, context, refusals);
  for (const torch::Refusal &refusal : refusals)
    emit(refusal, path, context);
  if (!module)
    return llvm::createStringError("cannot import '" + path + "'");
  return module;
}

void listAten() {
  for (const aten::Overload &overload : aten::overloads())
    llvm::outs() << llvm::StringRef(overload.name) << "\n";
}

} // namespace tcopt
