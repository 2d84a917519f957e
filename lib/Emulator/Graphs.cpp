//===- Graphs.cpp - recorded work -----------------------------------------===//

#include "Driver.h"

using namespace tcopt::emulator;

// Streams that joined leave with the one that began.
static void endCapture(Driver &driver, Graph *graph) {
  auto leave = [&](auto &object) {
    if (object.capture == graph)
      object.capture = nullptr;
  };
  driver.streams.each(leave);
  driver.events.each(leave);
}

extern "C" {

CUresult cuStreamBeginCapture_v2(CUstream stream, int mode) {
  return inContext([&](Driver &driver) {
    if (mode < 0 || mode > 2)
      return CUDA_ERROR_INVALID_VALUE;
    // The default stream cannot be recorded.
    if (!driver.streams.has(stream))
      return driver.find(stream) ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
                                 : CUDA_ERROR_INVALID_HANDLE;
    if (stream->capture)
      return CUDA_ERROR_INVALID_VALUE;
    stream->capture = driver.graphs.add(std::make_unique<Graph>());
    stream->capture->origin = stream;
    stream->capture->mode = mode;
    return CUDA_SUCCESS;
  });
}

CUresult cuStreamEndCapture(CUstream stream, CUgraph *graph) {
  return inContext([&](Driver &driver) {
    *graph = nullptr;
    if (!driver.streams.has(stream))
      return CUDA_ERROR_INVALID_HANDLE;
    Graph *recorded = stream->capture;
    if (!recorded)
      return CUDA_ERROR_INVALID_VALUE;
    if (recorded->origin != stream)
      return CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
    endCapture(driver, recorded);
    if (recorded->isInvalid) {
      driver.graphs.remove(recorded);
      return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    }
    *graph = recorded;
    return CUDA_SUCCESS;
  });
}

CUresult cuStreamIsCapturing(CUstream handle, int *status) {
  return inContext([&](Driver &driver) {
    Stream *stream = driver.find(handle);
    if (!stream)
      return CUDA_ERROR_INVALID_HANDLE;
    *status = !stream->capture ? 0 : stream->capture->isInvalid ? 2 : 1;
    return CUDA_SUCCESS;
  });
}

CUresult cuGraphInstantiateWithFlags(CUgraphExec *exec, CUgraph graph,
                                     unsigned long long) {
  return inContext([&](Driver &driver) {
    if (!driver.graphs.has(graph))
      return CUDA_ERROR_INVALID_VALUE;
    auto made = std::make_unique<GraphExec>();
    made->work = graph->work;
    *exec = driver.graphExecs.add(std::move(made));
    return CUDA_SUCCESS;
  });
}

CUresult cuGraphLaunch(CUgraphExec exec, CUstream stream) {
  return inContext([&](Driver &driver) {
    if (!driver.graphExecs.has(exec))
      return CUDA_ERROR_INVALID_VALUE;
    return driver.enqueue(stream, {"graph", [&driver, work = exec->work] {
                                     return driver.run(work);
                                   }});
  });
}

// The work must be the same but for its parameters.
CUresult cuGraphExecUpdate_v2(CUgraphExec exec, CUgraph graph, void *) {
  return inContext([&](Driver &driver) {
    if (!driver.graphExecs.has(exec) || !driver.graphs.has(graph))
      return CUDA_ERROR_INVALID_VALUE;
    bool isSame = exec->work.size() == graph->work.size();
    for (size_t i = 0; isSame && i < exec->work.size(); ++i)
      isSame = exec->work[i].name == graph->work[i].name;
    if (!isSame)
      return CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
    exec->work = graph->work;
    return CUDA_SUCCESS;
  });
}

CUresult cuGraphExecDestroy(CUgraphExec exec) {
  return inContext([&](Driver &driver) {
    return driver.graphExecs.remove(exec) ? CUDA_SUCCESS
                                          : CUDA_ERROR_INVALID_VALUE;
  });
}

CUresult cuGraphDestroy(CUgraph graph) {
  return inContext([&](Driver &driver) {
    return driver.graphs.remove(graph) ? CUDA_SUCCESS
                                       : CUDA_ERROR_INVALID_VALUE;
  });
}

} // extern "C"
