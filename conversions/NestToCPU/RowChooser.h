//===- RowChooser.h - choose how row programs run on a CPU ------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_ROWCHOOSER_H
#define TCOPT_CONVERSION_NESTTOCPU_ROWCHOOSER_H

#include "RowBody.h"
#include "RowSchedule.h"

namespace tcopt::cpu {

/// Whether a program is run by `#cpu.rows`: ops that keep nothing for another
/// one have schedules of their own.
bool runsAsRows(const loops::RowProgram &program);

/// The schedule of a program for vector registers of so many bits; none if sums
/// across rows cannot be made of those of blocks.
std::optional<RowSchedule> chooseRowSchedule(const loops::RowProgram &program,
                                             int64_t vectorBits);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_ROWCHOOSER_H
