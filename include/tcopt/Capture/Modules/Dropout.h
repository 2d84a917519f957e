//===- Dropout.h - elements set to 0 in training ----------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_MODULES_DROPOUT_H
#define TCOPT_CAPTURE_MODULES_DROPOUT_H

#include "tcopt/Capture/Module.h"

namespace tcopt::nn {

/// In training elements are 0 with a probability, and the others larger, so
/// that the mean stays; otherwise its input.
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

/// The same of whole channels: [N, C, ...].
class ChannelDropout : public Dropout {
public:
  using Dropout::Dropout;
  /// Errors: a rank below 3.
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
};

/// Channels of [N, C, L] or [C, L].
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

/// In training elements are set to the least value of SELU with a probability,
/// and all are scaled, so that mean 0 and variance 1 stay.
class AlphaDropout : public Dropout {
public:
  using Dropout::Dropout;
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
};
/// The same of whole channels: [N, C, ...].
class FeatureAlphaDropout : public Dropout {
public:
  using Dropout::Dropout;
  /// Errors: a rank below 2, in training.
  Tensor forward(const Tensor &input,
                 Place place = Place::current()) const override;
};

} // namespace tcopt::nn

#endif // TCOPT_CAPTURE_MODULES_DROPOUT_H
