//===- Schedule.cpp - schedules of kernels --------------------------------===//

#include "tcopt/Interfaces/Schedule.h"

#include "tcopt/Interfaces/Schedule.cpp.inc"
