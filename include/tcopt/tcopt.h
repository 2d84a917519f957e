//===- tcopt.h - the C++ tensor API -----------------------------*- C++ -*-===//
//
// Includes all public headers of tcopt/Capture: tensors and functions on them,
// modules, optimizers, data loaders, `compile`, gradients, custom ops, ONNX
// models. Functions of ONNX throw Exception in a build without the component
// `import-export`.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TCOPT_H
#define TCOPT_TCOPT_H

#include "tcopt/Capture/Autograd.h"
#include "tcopt/Capture/Backends.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/CustomFunction.h"
#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Capture/DLPack.h"
#include "tcopt/Capture/Data.h"
#include "tcopt/Capture/Functional.h"
#include "tcopt/Capture/Gradients.h"
#include "tcopt/Capture/Log.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Onnx.h"
#include "tcopt/Capture/Optim.h"
#include "tcopt/Capture/RandomState.h"
#include "tcopt/Capture/Session.h"
#include "tcopt/Capture/StoreKernels.h"

#endif // TCOPT_TCOPT_H
