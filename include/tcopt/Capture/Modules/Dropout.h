//===- Dropout.h - dropout modules ------------------------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_DROPOUT_H
#define TCOPT_CAPTURE_MODULES_DROPOUT_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

/// In training, sets elements to 0 with probability p and scales the others by
/// 1 / (1 - p). In evaluation, the identity.
class Dropout : public UnaryModule {
public:
  /// Errors: a probability outside of [0, 1].
  explicit Dropout(double p = 0.5, Place place = Place::current());
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
  std::string extraText() const override;

protected:
  double probability;
};

/// Drops whole channels of [N, C, ...].
class ChannelDropout : public Dropout {
public:
  using Dropout::Dropout;
  /// Errors: a rank below 3.
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
};

/// Drops whole channels of [N, C, L] or [C, L].
class Dropout1d : public Dropout {
public:
  using Dropout::Dropout;
  /// Errors: another rank.
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
};
class Dropout2d : public ChannelDropout {
public:
  using ChannelDropout::ChannelDropout;
};
class Dropout3d : public ChannelDropout {
public:
  using ChannelDropout::ChannelDropout;
};

/// In training, sets elements to the least value of SELU with probability p,
/// and scales all so that mean 0 and variance 1 are preserved.
class AlphaDropout : public Dropout {
public:
  using Dropout::Dropout;
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
};
/// AlphaDropout of whole channels of [N, C, ...].
class FeatureAlphaDropout : public Dropout {
public:
  using Dropout::Dropout;
  /// Errors: a rank below 2, in training.
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_DROPOUT_H
