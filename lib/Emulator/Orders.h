//===- Orders.h - orders in which threads run -------------------*- C++ -*-===//

#ifndef TCOPT_LIB_EMULATOR_ORDERS_H
#define TCOPT_LIB_EMULATOR_ORDERS_H

#include "Image.h"
#include <string_view>

namespace tcopt::emulator {

struct Driver;

/// The setting TCOPT_EMULATED_ORDER of the device. With `both`, a launch runs
/// twice, forward and in reverse, and must produce the same bytes.
enum class Orders { forward, reverse, both };

/// Returns false for an unknown name.
bool parseOrders(std::string_view name, Orders &orders);

/// Runs all blocks of a launch in the order of the device's setting. `both`
/// runs the first launches of a kernel twice, unless the device has much memory
/// or the kernel has atomics, whose results may depend on the order. Of the
/// other launches, every second one runs in reverse.
bool runInOrders(Driver &driver, Kernel &kernel, Launch launch,
                 std::string &error);

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_ORDERS_H
