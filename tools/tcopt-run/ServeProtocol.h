//===- ServeProtocol.h - Requests and answers of --serve --------*- C++ -*-===//
//
// A request is a JSON object on one line, and so is its answer. Tensors are
// objects with `dtype`, `shape` and `data`: little-endian elements in row-major
// order, in base64.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TOOLS_TCOPTRUN_SERVEPROTOCOL_H
#define TCOPT_TOOLS_TCOPTRUN_SERVEPROTOCOL_H

#include "Options.h"
#include "tcopt/Execution/Inputs.h"
#include "tcopt/Testing/Compare.h"
#include "llvm/Support/JSON.h"

namespace tcopt {

/// A program and all that decides what is made of it: with equal ones, it is
/// compiled once.
struct ServedProgram {
  std::string text, backend, passes, entry;
  CompileConfig compile;
  int32_t threads = 0;
  double timeLimit = 0;

  bool operator==(const ServedProgram &) const = default;
};

struct ServeRequest {
  /// Whether it asks for the types of the results only.
  bool infer = false;
  ServedProgram program;
  Tensors inputs;
  /// Generates the inputs, such as by `random:3`; empty if `inputs` are given.
  InputOptions generated;
  /// The expected results; none to skip the comparison.
  std::optional<Tensors> expected;
  Tolerance tolerance;
};

/// Where a request fails.
enum class ServeStage { Request, Parse, Compile, Run, Compare };
llvm::StringRef getName(ServeStage stage);

/// Reads a line. Errors: it is not JSON, or not an object.
llvm::Expected<llvm::json::Object> parseRequest(llvm::StringRef line);
/// Reads what it asks for; the tool's options stand for what it does not say.
/// Errors: unknown fields, wrong values, tensors whose data do not fit.
llvm::Expected<ServeRequest> readRequest(const llvm::json::Object &request,
                                         const ToolOptions &options);

llvm::json::Array toJson(llvm::ArrayRef<HostTensor> tensors);
/// The answer to what failed.
llvm::json::Object makeFailure(ServeStage stage, llvm::StringRef message);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_SERVEPROTOCOL_H
