//===- Optim.h - optimizers and learning rate schedulers --------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_OPTIM_H
#define TCOPT_CAPTURE_OPTIM_H

#include "tcopt/Capture/Optim/Adam.h"
#include "tcopt/Capture/Optim/AveragedModel.h"
#include "tcopt/Capture/Optim/ClipGrad.h"
#include "tcopt/Capture/Optim/GradScaler.h"
#include "tcopt/Capture/Optim/RMSprop.h"
#include "tcopt/Capture/Optim/SGD.h"
#include "tcopt/Capture/Optim/Scheduler.h"

#endif // TCOPT_CAPTURE_OPTIM_H
