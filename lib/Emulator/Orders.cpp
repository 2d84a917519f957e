//===- Orders.cpp - orders in which threads run ---------------------------===//
//
// The threads of a block run sequentially between barriers, so a single order
// hides missing barriers: a value of thread 0 is written before every other
// thread reads it. A kernel whose result depends on the order lacks a barrier
// or a wait.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Emulated.h"

using namespace tcopt::emulator;

// Bounds of the cost: snapshots of kMostBytes take some milliseconds, and a
// loop launches a kernel many times.
static constexpr size_t kMostBytes = size_t(16) << 20;
static constexpr uint64_t kMostLaunches = 4;

namespace {
struct OrdersName {
  std::string_view name;
  Orders orders;
};
} // namespace

static constexpr OrdersName names[] = {{"forward", Orders::forward},
                                       {"reverse", Orders::reverse},
                                       {"both", Orders::both}};

bool tcopt::emulator::parseOrders(std::string_view name, Orders &orders) {
  for (const OrdersName &known : names)
    if (known.name == name) {
      orders = known.orders;
      return true;
    }
  return false;
}

static bool runInBoth(Driver &driver, const Kernel &kernel, Launch &launch,
                      std::string &error) {
  driver.memory.save(driver.before);
  launch.order = Order::forward;
  if (!runKernel(kernel, launch, error))
    return false;
  driver.memory.save(driver.after);
  driver.memory.restore(driver.before);
  launch.order = Order::reverse;
  if (!runKernel(kernel, launch, error))
    return false;
  Memory::Range range;
  uint64_t address = driver.memory.firstDifference(driver.after);
  if (!address || !driver.memory.find(address, range))
    return true;
  error = kernel.name + ": results depend on the order in which threads run, " +
          "first at byte " + std::to_string(address - range.begin) +
          " of an allocation of " + std::to_string(range.bytes) +
          " bytes: a barrier or a wait is missing";
  return false;
}

bool tcopt::emulator::runInOrders(Driver &driver, Kernel &kernel, Launch launch,
                                  std::string &error) {
  bool isSecond = driver.numLaunches++ % 2;
  if (driver.orders == Orders::both && !kernel.info->uses_atomics &&
      kernel.numLaunches++ < kMostLaunches &&
      driver.memory.numOnDevice() <= kMostBytes)
    return runInBoth(driver, kernel, launch, error);
  bool reverses = driver.orders == Orders::reverse ||
                  (driver.orders == Orders::both && isSecond);
  launch.order = reverses ? Order::reverse : Order::forward;
  return runKernel(kernel, launch, error);
}

uint32_t tcopt_emulated_set_order(const char *name) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return parseOrders(name, driver.orders);
}
