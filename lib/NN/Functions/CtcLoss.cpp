//===- CtcLoss.cpp - connectionist temporal classification ----------------===//
//
// The loss is the negative logarithm of the sum of the probabilities of all
// alignments of the target with the steps (A. Graves et al., "Connectionist
// temporal classification", 2006). An alignment passes through S labels with
// optional blanks around them: L = 2 S + 1 states. `alpha` are the logarithms
// of sums over alignments up to a step, `beta` over alignments from a step on.
// Both are scans over the steps. As in PyTorch, the gradient is that of the
// input of the log_softmax that computed log_probs.
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/CustomFunction.h"
#include <limits>

namespace tcopt {

static constexpr double kNothing = -std::numeric_limits<double>::infinity();

namespace {
/// The states of each target.
struct CtcStates {
  /// [N, L]: the class of each state.
  Tensor classes;
  /// [N, L]: whether it may follow the state two before it.
  Tensor mayFollow;
  /// [N, 1]: the numbers of steps and of labels.
  Tensor steps, labels;
};
} // namespace

// Shifts states by `by` along the last dimension.
static Tensor movedStates(const Tensor &x, int64_t by, Place place) {
  Sizes low = by > 0 ? Sizes{by, 0} : Sizes{0, -by};
  Tensor padded = pad(x, low, "constant", kNothing, place);
  return by > 0 ? slice(padded, -1, 0, -by, 1, place)
                : slice(padded, -1, -by, std::nullopt, 1, place);
}

static Tensor orNothing(const Tensor &condition, const Tensor &x, Place place) {
  return where(condition, x, kNothing, place);
}

// Returns log(exp(a) + exp(b) + exp(c)). All terms may be -inf.
static Tensor logOfSums(const std::vector<Tensor> &terms, Place place) {
  Tensor most = terms.front();
  for (const Tensor &term : terms)
    most = maximum(most, term, place);
  Tensor from = where(eq(most, kNothing, place), 0, most, place);
  Tensor sum = exp(sub(terms.front(), from, 1, place), place);
  for (size_t i = 1; i < terms.size(); ++i)
    sum = add(sum, exp(sub(terms[i], from, 1, place), place), 1, place);
  return add(log(sum, place), from, 1, place);
}

/// Returns the logarithm of the probability of each state's class at each step,
/// as [T, N, L].
static Tensor emissions(const Tensor &logProbs, const CtcStates &states,
                        Place place) {
  Sizes sizes = {logProbs.size(0, place), states.classes.size(0, place),
                 states.classes.size(1, place)};
  Tensor index = expand(unsqueeze(states.classes, 0, place), sizes, place);
  return gather(logProbs, 2, index, place);
}

static Tensor numbers(const Size &count, Place place) {
  return arange(count, place);
}

// Whether a state is the last label or the blank after it.
static Tensor isEnd(const CtcStates &states, Place place) {
  Tensor behind = sub(numbers(states.classes.size(1, place), place),
                      mul(states.labels, 2, place), 1, place);
  Tensor isLabel =
      logical_and(eq(behind, -1, place), gt(states.labels, 0, place), place);
  return logical_or(eq(behind, 0, place), isLabel, place);
}

// Returns `alpha` as [T, N, L].
static Tensor alphas(const Tensor &emitted, const CtcStates &states,
                     Place place) {
  Tensor state = numbers(states.classes.size(1, place), place);
  Tensor isFirst =
      logical_and(eq(state, 1, place), gt(states.labels, 0, place), place);
  Tensor isStart = logical_or(eq(state, 0, place), isFirst, place);
  Tensor before =
      full_like(select(emitted, 0, 0, place), kNothing, std::nullopt, place);
  auto body = [&](const Tensor &alpha, const std::vector<Tensor> &now) {
    Tensor two =
        orNothing(states.mayFollow, movedStates(alpha, 2, place), place);
    Tensor paths = logOfSums({alpha, movedStates(alpha, 1, place), two}, place);
    Tensor next = add(now[0], paths, 1, place);
    Tensor start = orNothing(isStart, now[0], place);
    next = where(eq(now[1], 0, place), start, next, place);
    next = where(lt(now[1], states.steps, place), next, alpha, place);
    return std::make_pair(next, next);
  };
  std::vector<Tensor> xs = {emitted, numbers(emitted.size(0, place), place)};
  return scan(body, before, xs, 0, /*reverse=*/false, place).second;
}

static Tensor betas(const Tensor &emitted, const CtcStates &states,
                    Place place) {
  Tensor end = isEnd(states, place);
  Tensor last = sub(states.steps, 1, 1, place);
  Tensor behind =
      full_like(select(emitted, 0, 0, place), kNothing, std::nullopt, place);
  auto body = [&](const Tensor &beta, const std::vector<Tensor> &now) {
    Tensor two =
        movedStates(orNothing(states.mayFollow, beta, place), -2, place);
    Tensor paths = logOfSums({beta, movedStates(beta, -1, place), two}, place);
    Tensor next =
        orNothing(lt(now[1], last, place), add(now[0], paths, 1, place), place);
    Tensor start = orNothing(end, now[0], place);
    next = where(eq(now[1], last, place), start, next, place);
    return std::make_pair(next, next);
  };
  std::vector<Tensor> xs = {emitted, numbers(emitted.size(0, place), place)};
  return scan(body, behind, xs, 0, /*reverse=*/true, place).second;
}

// Returns the losses as [N]. They are infinite if there are fewer steps than an
// alignment needs.
static Tensor lossesOf(const Tensor &alphas, const CtcStates &states,
                       Place place) {
  Tensor atEnd =
      orNothing(isEnd(states, place), select(alphas, 0, -1, place), place);
  Tensor sums = logsumexp(atEnd, 1, false, place);
  Tensor noSteps = where(eq(states.labels, 0, place), 0, kNothing, place);
  Tensor isEmpty = eq(states.steps, 0, place);
  return neg(where(squeeze(isEmpty, 1, place),
                   to(squeeze(noSteps, 1, place), sums.dtype(), place), sums,
                   place),
             place);
}

namespace {
/// The loss of each target, and its gradient.
struct CtcFunction : autograd::Function<CtcFunction> {
  static Tensor forward(autograd::AutogradContext &context, Tensor logProbs,
                        Tensor classes, Tensor mayFollow, Tensor steps,
                        Tensor labels, bool isZeroed, Place place) {
    CtcStates states{classes, mayFollow, steps, labels};
    Tensor alpha = alphas(emissions(logProbs, states, place), states, place);
    Tensor losses = lossesOf(alpha, states, place);
    context.save_for_backward(
        {logProbs, classes, mayFollow, steps, labels, alpha, losses});
    context.saved_data["isZeroed"] = isZeroed;
    return isZeroed ? where(isinf(losses, place), 0, losses, place) : losses;
  }

  static std::vector<Tensor> backward(autograd::AutogradContext &context,
                                      std::vector<Tensor> gradients) {
    std::vector<Tensor> saved = context.get_saved_variables();
    Place place = Place::current();
    CtcStates states{saved[1], saved[2], saved[3], saved[4]};
    const Tensor &logProbs = saved[0], &losses = saved[6];
    Tensor scale = reshape(gradients[0], {1, -1, 1}, place);
    Tensor gradient =
        mul(slopes(logProbs, states, saved[5], losses, place), scale, place);
    Tensor step =
        reshape(numbers(logProbs.size(0, place), place), {-1, 1, 1}, place);
    gradient = where(lt(step, unsqueeze(states.steps, 0, place), place),
                     gradient, 0, place);
    if (std::any_cast<bool>(context.saved_data["isZeroed"]))
      gradient = where(reshape(isinf(losses, place), {1, -1, 1}, place), 0,
                       gradient, place);
    return {gradient, {}, {}, {}, {}, {}, {}};
  }

private:
  // Returns the probability of each class at each step, minus its probability
  // given the target.
  static Tensor slopes(const Tensor &logProbs, const CtcStates &states,
                       const Tensor &alpha, const Tensor &losses, Place place) {
    Tensor emitted = emissions(logProbs, states, place);
    Tensor both = add(alpha, betas(emitted, states, place), 1, place);
    Tensor paths = add(sub(both, emitted, 1, place),
                       reshape(losses, {1, -1, 1}, place), 1, place);
    Tensor shares =
        where(eq(both, kNothing, place), 0, exp(paths, place), place);
    Tensor index =
        expand(unsqueeze(states.classes, 0, place), both.sizes(), place);
    Tensor occupied = scatter_add(zeros_like(logProbs, std::nullopt, place), 2,
                                  index, shares, place);
    // As in PyTorch, gradients of impossible classes and targets are NaN.
    Tensor isPossible =
        logical_and(ne(logProbs, kNothing, place),
                    isfinite(reshape(losses, {1, -1, 1}, place), place), place);
    return where(isPossible, sub(exp(logProbs, place), occupied, 1, place),
                 std::numeric_limits<double>::quiet_NaN(), place);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

[[noreturn]] static void refuseCtc(const std::string &what, Place place) {
  throw Exception("ctc_loss: expected " + what, place);
}

static void expectLengths(const char *what, const Tensor &lengths,
                          const Size &batch, Place place) {
  if (isFloat(lengths.dtype()) || lengths.dtype() == DType::Bool)
    refuseCtc(std::string(what) + " of integers", place);
  if (lengths.numel() != batch)
    refuseCtc("one of " + std::string(what) + " for each of the " +
                  std::to_string(batch.hint()) + " targets but found " +
                  std::to_string(lengths.numel().hint()),
              place);
}

// Checks values of lengths, except in a traced function, where reading them
// would break the graph.
static void expectAtMost(const char *what, const Tensor &lengths,
                         const Size &most, Place place) {
  if (capture::isTracing() || lengths.numel() == 0)
    return;
  int64_t found = max(lengths, place).item<int64_t>(place);
  if (found > most.hint())
    refuseCtc(std::string(what) + " of at most " + std::to_string(most.hint()) +
                  " but found " + std::to_string(found),
              place);
}

// Converts concatenated targets to rows.
static Tensor rowsOf(const Tensor &targets, const Tensor &lengths,
                     Place place) {
  Tensor ends = cumsum(lengths, 0, std::nullopt, place);
  Size most = lengths.numel() == 0
                  ? Size(0)
                  : Size(max(lengths, place).item<int64_t>(place));
  if (targets.numel() == 0)
    return zeros({lengths.size(0, place), most}, DType::I64, place);
  Tensor start = unsqueeze(sub(ends, lengths, 1, place), 1, place);
  Tensor index = add(start, numbers(most, place), 1, place);
  index = minimum(index, sub(targets.numel(), 1, 1, place), place);
  return targets.index({Index(index, place)}, place);
}

static CtcStates statesOf(const Tensor &rows, const Tensor &steps,
                          const Tensor &labels, int64_t blank, Place place) {
  Size batch = rows.size(0, place), count = rows.size(1, place);
  Tensor blanks = full({batch, count, 1}, blank, DType::I64, place);
  Tensor pairs = cat({blanks, unsqueeze(rows, 2, place)}, 2, place);
  Tensor flat = reshape(pairs, {batch, count * 2}, place);
  Tensor classes =
      cat({flat, full({batch, 1}, blank, DType::I64, place)}, 1, place);
  // Elements of rows after the labels are arbitrary.
  Tensor state = numbers(count * 2 + 1, place);
  Tensor isUsed = le(state, mul(labels, 2, place), place);
  classes = where(isUsed, classes, blank, place);
  Tensor before = pad(classes, {2, 0}, "constant", blank, place);
  before = slice(before, 1, 0, count * 2 + 1, 1, place);
  Tensor isOther =
      logical_and(ne(classes, blank, place), ne(classes, before, place), place);
  return {classes, logical_and(isOther, ge(state, 2, place), place), steps,
          labels};
}

static Tensor ctcLosses(const Tensor &logProbs, const Tensor &targets,
                        const Tensor &inputLengths, const Tensor &targetLengths,
                        int64_t blank, bool isZeroed, Place place) {
  Size batch = logProbs.size(1, place);
  expectLengths("input_lengths", inputLengths, batch, place);
  expectLengths("target_lengths", targetLengths, batch, place);
  expectAtMost("input_lengths", inputLengths, logProbs.size(0, place), place);
  auto column = [&](const Tensor &lengths) {
    return to(reshape(lengths, {-1, 1}, place), DType::I64, place);
  };
  Tensor labels = column(targetLengths);
  Tensor rows = to(targets, DType::I64, place);
  if (targets.dim() == 1)
    rows = rowsOf(rows, reshape(labels, {-1}, place), place);
  if (rows.dim() != 2 || rows.size(0, place) != batch)
    refuseCtc("targets of sizes [N, S], or one after the other, for " +
                  std::to_string(batch.hint()) + " inputs but found " +
                  capture::textOf(targets.sizes()),
              place);
  expectAtMost("target_lengths", targetLengths, rows.size(1, place), place);
  CtcStates states = statesOf(rows, column(inputLengths), labels, blank, place);
  return CtcFunction::applyAt(place, logProbs, states.classes, states.mayFollow,
                              states.steps, states.labels, isZeroed, place);
}

Tensor ctc_loss(const Tensor &log_probs, const Tensor &targets,
                const Tensor &input_lengths, const Tensor &target_lengths,
                int64_t blank, std::string_view reduction, bool zero_infinity,
                Place place) {
  if (reduction != "none" && reduction != "mean" && reduction != "sum")
    capture::refuseWord("ctc_loss", "reduction \"none\", \"mean\" or \"sum\"",
                        reduction, place);
  if (log_probs.dim() != 2 && log_probs.dim() != 3)
    refuseCtc("log_probs of sizes [T, N, C] or [T, C] but found " +
                  capture::textOf(log_probs.sizes()),
              place);
  if (log_probs.dtype() != DType::F32 && log_probs.dtype() != DType::F64)
    refuseCtc("log_probs of f32 or f64", place);
  if (blank < 0 || log_probs.size(-1, place) <= blank)
    refuseCtc("a blank in [0, " +
                  std::to_string(log_probs.size(-1, place).hint()) +
                  ") but found " + std::to_string(blank),
              place);
  DefaultDevice here(log_probs.device());
  bool isOne = log_probs.dim() == 2;
  Tensor batch = isOne ? unsqueeze(log_probs, 1, place) : log_probs;
  Tensor rows =
      isOne && targets.dim() == 1 ? unsqueeze(targets, 0, place) : targets;
  Tensor losses = ctcLosses(batch, rows, input_lengths, target_lengths, blank,
                            zero_infinity, place);
  if (reduction == "none")
    return isOne ? squeeze(losses, 0, place) : losses;
  if (reduction == "sum")
    return sum(losses, {}, false, std::nullopt, place);
  Tensor counts = maximum(reshape(target_lengths, {-1}, place), 1, place);
  return mean(div(losses, counts, "", place), {}, false, std::nullopt, place);
}

static Tensor lengthsOf(const SizeList &lengths, const Tensor &like,
                        Place place) {
  return tensor(std::vector<int64_t>(lengths.begin(), lengths.end()), place)
      .to(like.device(), place);
}

Tensor ctc_loss(const Tensor &log_probs, const Tensor &targets,
                const SizeList &input_lengths, const SizeList &target_lengths,
                int64_t blank, std::string_view reduction, bool zero_infinity,
                Place place) {
  return ctc_loss(log_probs, targets,
                  lengthsOf(input_lengths, log_probs, place),
                  lengthsOf(target_lengths, log_probs, place), blank, reduction,
                  zero_infinity, place);
}

} // namespace tcopt
