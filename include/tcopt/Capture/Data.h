//===- Data.h - data loading: all headers of Data ---------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_DATA_H
#define TCOPT_CAPTURE_DATA_H

#include "tcopt/Capture/Data/DataLoader.h"
#include "tcopt/Capture/Data/Progress.h"

#endif // TCOPT_CAPTURE_DATA_H
