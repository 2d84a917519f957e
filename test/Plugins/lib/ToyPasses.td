//===- ToyPasses.td - passes for tests -------------------------*- tablegen -*-===//

include "mlir/Pass/PassBase.td"

def ConvertCoreToToy : Pass<"convert-core-to-toy", "::mlir::func::FuncOp"> {
  let summary = "core.exp on f32 to toy.exp";
  let dependentDialects = ["::toy::ToyDialect"];
}
def ConvertToyToNest : Pass<"convert-toy-to-nest", "::mlir::func::FuncOp"> {
  let summary = "toy.exp to calls of the runtime";
  let dependentDialects = ["::tcopt::nest::NestDialect",
                           "::mlir::tensor::TensorDialect"];
}
def ToyBreak : Pass<"toy-break", "::mlir::func::FuncOp"> {
  let summary = "make exponentials wrong";
}
def ToyMark : Pass<"toy-mark", "::mlir::func::FuncOp"> {
  let summary = "give functions an attribute";
  let options = [Option<"text", "text", "std::string", "\"\"", "the value">];
}
def ToySplitPlan : Pass<"toy-split-plan", "::mlir::func::FuncOp"> {
  let summary = "split groups of elementwise ops before their last op";
  let options = [Option<"keepCounts", "keep-counts", "bool", "false",
                        "leave the numbers of members as they are">];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
}
