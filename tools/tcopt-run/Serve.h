//===- Serve.h - tcopt-run --serve ------------------------------*- C++ -*-===//
//
// Programs from standard input, as many as one likes, without the start of a
// process for each:
//
//   {"id":7,"run":TEXT,"backend":"cpu","numerics":"strict","threads":1,
//    "time_limit":20,"inputs":[{"dtype":"f32","shape":[2,3],"data":BASE64}]}
//   {"cached":false,"compile_ms":..,"id":7,"ok":true,
//    "outputs":[{"data":..,"dtype":..,"shape":..}]}
//   {"id":8,"passes":"core-simplify","run":TEXT}   run after these passes
//   {"id":9,"infer":TEXT}              {"id":9,"ok":true,"types":[..]}
//   {"id":10,"run":TEXT,"inputs":"random:3","dims":["arg0.0=4"],
//    "expect":[{"dtype":..}],"rtol":1e-3,"atol":1e-5}   makes its inputs, and
//                                       fails if the outputs are others
//   what fails         {"id":..,"message":..,"ok":false,"stage":..}
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TOOLS_TCOPTRUN_SERVE_H
#define TCOPT_TOOLS_TCOPTRUN_SERVE_H

#include "Options.h"
#include "tcopt/Tools/ToolSetup.h"

namespace tcopt {

/// Answers each line of standard input, until there are no more. What programs
/// print goes to standard error. One that does not end, although its time is
/// over, is answered with `"exits":true` and ends the process with status 1.
llvm::Error serve(const ToolOptions &options, const ToolSetup &setup);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_SERVE_H
