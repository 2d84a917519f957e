//===- Print.cpp - Tensors as text ----------------------------------------===//

#include "Context.h"
#include "HostCopy.h"
#include "Tensor.h"
#include "Text.h"
#include "tcopt/Runtime/tcopt_rt_device.h"

#include <cstdio>

using namespace tcopt::rt;

static constexpr int64_t maxInFull = 1000;
static constexpr int64_t shownAtEachEnd = 3;

namespace {
class Printer {
public:
  Printer(Text &text, const tcopt_tensor &t)
      : text(text), dtype(t.dtype), view(t),
        summarise(countElements(t) > maxInFull) {}

  void print() { printFrom(0, view.data); }

private:
  void printFrom(int32_t dim, const char *address) {
    if (dim == view.rank)
      return text.appendElement(dtype, loadElement(dtype, address));
    text.append("[");
    printItems(dim, address);
    text.append("]");
  }

  void printItems(int32_t dim, const char *address) {
    int64_t size = view.shape[dim];
    bool shorten = summarise && size > 2 * shownAtEachEnd;
    for (int64_t i = 0; i < size; ++i) {
      if (i > 0)
        printSeparator(dim);
      if (shorten && i == shownAtEachEnd) {
        text.append("...");
        i = size - shownAtEachEnd - 1;
        continue;
      }
      printFrom(dim + 1, address + i * view.strides[dim]);
    }
  }

  /// Rows stand below each other, behind their opening brackets.
  void printSeparator(int32_t dim) {
    if (dim == view.rank - 1)
      return text.append(", ");
    text.append(",\n");
    for (int32_t i = 0; i <= dim; ++i)
      text.append(" ");
  }

  Text &text;
  tcopt_dtype dtype;
  View view;
  bool summarise;
};
} // namespace

static void appendType(Text &text, const tcopt_tensor &t) {
  text.append("tensor<");
  for (int32_t d = 0; d < t.ndim; ++d) {
    text.appendInteger(t.shape[d]);
    text.append("x");
  }
  text.append(dtypeName(t.dtype));
  text.append(">");
}

static void write(tcopt_context &ctx, const Text &text) {
  ++ctx.numEffects;
  if (ctx.options.print)
    return ctx.options.print(ctx.options.user, text.str(), text.size());
  std::fwrite(text.str(), 1, text.size(), stdout);
  std::fflush(stdout);
}

int tcopt_rt_print(tcopt_context *ctx, const tcopt_tensor *t,
                   const char *label) {
  HostCopy copy(ctx);
  if (int status = copy.take(t, "print"))
    return status;
  t = copy.get();
  Text text;
  if (label) {
    text.append(label);
    text.append(": ");
  }
  appendType(text, *t);
  text.append(t->ndim > 1 ? "\n" : " ");
  Printer(text, *t).print();
  text.append("\n");
  if (!text.isComplete())
    return tcopt_rt_fail(ctx, TCOPT_OUT_OF_MEMORY,
                         "out of memory: could not print a tensor");
  write(*ctx, text);
  return TCOPT_OK;
}

uint64_t tcopt_rt_effects(const tcopt_context *ctx) {
  return ctx ? ctx->numEffects : 0;
}
