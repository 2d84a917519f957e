//===- All.h - all modules --------------------------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_ALL_H
#define TCOPT_CAPTURE_MODULES_ALL_H

#include "tcopt/Capture/Module.h"
#include "tcopt/Capture/Modules/Activation.h"
#include "tcopt/Capture/Modules/Attention.h"
#include "tcopt/Capture/Modules/Compile.h"
#include "tcopt/Capture/Modules/Containers.h"
#include "tcopt/Capture/Modules/Convolution.h"
#include "tcopt/Capture/Modules/Dropout.h"
#include "tcopt/Capture/Modules/Embedding.h"
#include "tcopt/Capture/Modules/Init.h"
#include "tcopt/Capture/Modules/Linear.h"
#include "tcopt/Capture/Modules/Loss.h"
#include "tcopt/Capture/Modules/Normalization.h"
#include "tcopt/Capture/Modules/Padding.h"
#include "tcopt/Capture/Modules/Pooling.h"
#include "tcopt/Capture/Modules/Recurrent.h"
#include "tcopt/Capture/Modules/Transformer.h"

#endif // TCOPT_CAPTURE_MODULES_ALL_H
