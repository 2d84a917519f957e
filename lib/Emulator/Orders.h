//===- Orders.h - orders in which threads run -------------------*- C++ -*-===//

#ifndef TCOPT_LIB_EMULATOR_ORDERS_H
#define TCOPT_LIB_EMULATOR_ORDERS_H

#include "Image.h"
#include <string_view>

namespace tcopt::emulator {

struct Driver;

/// The setting of the device, TCOPT_EMULATED_ORDER: every launch runs in one
/// order, or a launch runs in both and has to leave the same bytes.
enum class Orders { forward, reverse, both };

/// Returns false if the name is none of the above.
bool parseOrders(std::string_view name, Orders &orders);

/// Runs all blocks of a launch as the device's setting says. `both` applies to
/// the first launches of a kernel, on little memory, and without atomics, whose
/// results may depend on the order; of others, every second one runs in
/// reverse.
bool runInOrders(Driver &driver, Kernel &kernel, Launch launch,
                 std::string &error);

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_ORDERS_H
