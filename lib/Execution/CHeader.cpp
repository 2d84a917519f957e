//===- CHeader.cpp - C headers for compiled functions ---------------------===//

#include "tcopt/Execution/CHeader.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;
using llvm::StringRef;

static std::string guardName(StringRef name) {
  std::string guard = "TCOPT_" + name.upper() + "_H";
  for (char &c : guard)
    if (!llvm::isAlnum(c))
      c = '_';
  return guard;
}

/// Replaces characters in a name of the program that could end the comment.
static std::string inComment(StringRef text) {
  std::string safe;
  for (char c : text)
    safe += llvm::isPrint(c) && c != '*' ? c : '_';
  return safe;
}

static void writeTensors(llvm::raw_ostream &os, StringRef array,
                         llvm::ArrayRef<TensorSpec> tensors) {
  for (auto [index, tensor] : llvm::enumerate(tensors)) {
    os << "     " << array << "[" << index << "]  " << inComment(tensor.name)
       << ": " << inComment(tensor.typeName());
    if (!tensor.device.empty())
      os << " on " << inComment(tensor.device);
    os << "\n";
  }
}

static void writeDonation(llvm::raw_ostream &os, const Signature &function) {
  for (auto [result, donor] : llvm::enumerate(function.donors()))
    if (donor)
      os << "\n    out[" << result << "] is updated in place where it is in["
         << *donor << "]; in[" << *donor << "] is copied to other\n    memory.";
}

static void writeFunction(llvm::raw_ostream &os, const Signature &function) {
  StringRef name = function.function;
  os << "\n/** Returns a tcopt_status. Arguments and results:\n";
  writeTensors(os, "in", function.inputs);
  writeTensors(os, "out", function.results);
  os << "    Allocate the results after " << name
     << "_shapes has filled in their shapes.";
  if (llvm::any_of(function.results, std::mem_fn(&TensorSpec::isGiven)))
    os << "\n    Those with sizes `?` stay NULL: the function allocates them, "
          "for\n    tcopt_rt_free_result to free.";
  writeDonation(os, function);
  os << "\n    The state is what " << name << "_init makes and " << name
     << "_exit frees; it may serve all\n    threads, contexts and functions of "
        "this program. */\n";
  constexpr StringRef tensors = "(tcopt_context *ctx, const tcopt_tensor *in,\n"
                                "    tcopt_tensor *out";
  os << "int " << name << "_shapes" << tensors << ");\n";
  os << "int " << name << "_init(tcopt_context *ctx, void **state);\n";
  os << "int " << name << tensors << ", const void *state);\n";
  os << "void " << name << "_exit(tcopt_context *ctx, void *state);\n";
}

void tcopt::writeCHeader(llvm::raw_ostream &os, StringRef name,
                         llvm::ArrayRef<Signature> functions,
                         llvm::ArrayRef<std::string> libraries) {
  std::string guard = guardName(name);
  os << "/* Made by tcopt-translate. */\n";
  for (StringRef library : libraries)
    os << "/* Calls " << llvm::sys::path::filename(library) << ". */\n";
  os << "#ifndef " << guard << "\n#define " << guard
     << "\n\n#include \"tcopt/Runtime/tcopt_rt.h\"\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
  for (const Signature &function : functions)
    writeFunction(os, function);
  os << "\n#ifdef __cplusplus\n} /* extern \"C\" */\n#endif\n\n#endif /* "
     << guard << " */\n";
}

llvm::Expected<std::vector<Signature>>
tcopt::readSignatures(mlir::ModuleOp module) {
  std::vector<Signature> signatures;
  for (auto function : module.getOps<mlir::FunctionOpInterface>()) {
    if (function.isExternal() || !function.isPublic() ||
        !hasSignature(function))
      continue;
    llvm::Expected<Signature> signature = readSignature(function);
    if (!signature)
      return signature.takeError();
    signatures.push_back(std::move(*signature));
  }
  return signatures;
}
