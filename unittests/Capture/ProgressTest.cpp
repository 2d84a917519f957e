//===- ProgressTest.cpp - progress bars of loops --------------------------===//

#include "tcopt/Capture/Data/Progress.h"
#include "gtest/gtest.h"

using namespace tcopt;

namespace {
/// Records the written text and sets the time.
struct Screen {
  data::ProgressOptions options(bool isTerminal) {
    return {.name = "epoch 1",
            .is_terminal = isTerminal,
            .sink = [this](std::string_view part) { text += part; },
            .clock = [this] { return now; }};
  }
  std::string text;
  double now = 100;
};
} // namespace

TEST(Progress, OneLineOnATerminal) {
  Screen screen;
  {
    data::Progress progress(4, screen.options(true));
    screen.now += 0.05;
    progress.update({{"loss", 2.5}});
    EXPECT_EQ(screen.text, "");
    screen.now += 0.95;
    progress.update({{"loss", full({}, 1.25)}, {"lr", 1e-3}});
    EXPECT_EQ(screen.text,
              "\repoch 1: 2/4, loss 1.25, lr 0.001, 2.0/s, 0:01 left");
    screen.text.clear();
    screen.now += 7;
    progress.update({}, 2);
    EXPECT_EQ(screen.text,
              "\repoch 1: 4/4, 0.5/s, 0:08" + std::string(26, ' '));
    screen.text.clear();
  }
  EXPECT_EQ(screen.text, "\repoch 1: 4/4, 0.5/s, 0:08\n");
}

TEST(Progress, PlainLinesElsewhere) {
  Screen screen;
  {
    data::Progress progress(3000, screen.options(false));
    screen.now += 9;
    progress.update();
    EXPECT_EQ(screen.text, "");
    screen.now += 1;
    progress.update({{"loss", 0.5}});
    EXPECT_EQ(screen.text, "epoch 1: 2/3000, loss 0.5, 0.2/s, 4:09:50 left\n");
    screen.text.clear();
  }
  EXPECT_EQ(screen.text, "epoch 1: 2/3000, loss 0.5, 0.2/s, 4:09:50 left\n");
}

TEST(Progress, NothingIsReadThatIsNotWritten) {
  Screen screen;
  data::ProgressOptions options = screen.options(false);
  options.plain_interval = 0;
  data::Progress progress(2, options);
  screen.now += 100;
  // The value has more than one element.
  progress.update({{"loss", ones({2})}});
  EXPECT_EQ(screen.text, "");
}
