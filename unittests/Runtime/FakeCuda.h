//===- FakeCuda.h - A driver of CUDA that computes nothing ------*- C++ -*-===//
//
// tcopt_fake_cuda.so has the driver's functions. Its device memory is the
// host's, and launches are recorded. The test that loads it sets what it does
// by the object that tcopt_fake_cuda returns.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_RUNTIME_FAKECUDA_H
#define TCOPT_UNITTESTS_RUNTIME_FAKECUDA_H

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tcopt::rt::test {

struct FakeLaunch {
  std::string kernel;
  unsigned grid[3], block[3], shared;
};

struct FakeCuda {
  int version = 12040, devices = 2, staticShared = 1024;
  /// Of the compute capability of each device, the second digit.
  int minors[2] = {0, 0};
  int64_t memoryBytes = int64_t(64) << 20;

  /// This function returns `failResult` at its next calls, as often as
  /// `failures` says; never for a negative number of them.
  std::string failing;
  int failResult = 0, failures = 1;
  /// What all functions but those without a device return once it is set.
  int lost = 0;

  /// Of launches in graphs, the number of parameters, of 8 bytes each.
  int numParams = 0;
  /// Whether a graph can be changed to be another one.
  bool canUpdate = true;

  /// Called by a launch.
  void (*onLaunch)(const FakeLaunch &launch, void **params) = nullptr;

  std::vector<FakeLaunch> launches;
  /// That of the last launch, and streams of which the second waits.
  void *lastStream = nullptr;
  std::vector<std::pair<void *, void *>> orders;
  int allocations = 0, frees = 0, modules = 0, lookups = 0, waits = 0;
  int sharedLimit = 0, events = 0, contextSwitches = 0, contextWaits = 0;
  /// Images that were compiled by linking; links that are not destroyed.
  int compiled = 0, links = 0;
  /// What the last module was loaded from.
  std::string lastImage;
  int streams = 0, graphs = 0, graphExecs = 0, graphLaunches = 0, updates = 0;
  int64_t used = 0;
};

extern "C" FakeCuda *tcopt_fake_cuda();

} // namespace tcopt::rt::test

#endif // TCOPT_UNITTESTS_RUNTIME_FAKECUDA_H
