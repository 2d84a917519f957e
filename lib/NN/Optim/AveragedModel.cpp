//===- AveragedModel.cpp - averages of a model's weights ------------------===//

#include "tcopt/Capture/Optim/AveragedModel.h"
#include "../Modules/Common.h"
#include "Lists.h"

namespace tcopt::optim::swa_utils::detail {

using optim::detail::listOptions;
using optim::detail::widened;

namespace {
using Tensors = std::vector<Tensor>;
} // namespace

// The first update copies the values, so that they are bitwise equal.
static void average(const Tensors &averages, const Tensors &values,
                    Tensor count, const std::optional<double> &decay) {
  Tensor isFirst = count == 0;
  Tensor share = decay ? full({}, 1 - *decay, DType::F64) : 1 / (count + 1);
  for (size_t i = 0; i < averages.size(); ++i) {
    Tensor target = averages[i];
    if (!target.is_floating_point()) {
      target.copy_(values[i]);
      continue;
    }
    Tensor old = widened(target), now = widened(values[i]);
    Tensor next = old + (now - old) * share.to(old.dtype());
    target.copy_(where(isFirst, now, next));
  }
  count.add_(1);
}

static auto &averageFunction() {
  static auto &compiled =
      *new auto(compile(average, listOptions("AveragedModel.update")));
  return compiled;
}

static Tensor zeroInMemory(Place place) {
  double zero = 0;
  return capture::tensorInMemory(&zero, 1, DType::F64, {}, place);
}

Averager::Averager(const AveragedOptions &options, Place place)
    : options(options), numUpdates(zeroInMemory(place)) {
  double decay = options.decay.value_or(0);
  nn::expect(decay >= 0 && decay <= 1, "AveragedModel", "decay in [0, 1]",
             nn::textOf(decay), place);
}

void Averager::update(const nn::Module &average,
                      const nn::Module &model) const {
  NoGrad noGrad;
  Tensors averages = average.parameters(), values = model.parameters();
  Tensors buffers = average.buffers(), others = model.buffers();
  if (options.use_buffers) {
    averages.insert(averages.end(), buffers.begin(), buffers.end());
    values.insert(values.end(), others.begin(), others.end());
  }
  averageFunction()(averages, values, numUpdates, options.decay);
  for (size_t i = 0; !options.use_buffers && i < buffers.size(); ++i)
    buffers[i].copy_(others[i]);
}

} // namespace tcopt::optim::swa_utils::detail
