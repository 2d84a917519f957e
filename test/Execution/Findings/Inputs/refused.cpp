// Programs that must not compile; with KIND 0, one that does.

#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/Modules/All.h"
#include <memory>
#include <mutex>
#include <string_view>

using namespace tcopt;

struct WithReference {
  Tensor &x;
};
struct Large {
  int a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q;
};

int main() {
  Tensor x = ones({2});
  auto f = compile([](Tensor x, std::string name) { return x + name.size(); });
  f(x, "scale");
#if KIND == 1
  compile([](Tensor x, std::mutex *m) { return x; })(x, nullptr);
#elif KIND == 2
  compile([](WithReference s) { return s.x + 1; })({x});
#elif KIND == 3
  compile([](Tensor x, Large s) { return x + s.a; })(x, Large());
#elif KIND == 4
  compile([](Tensor x, nn::Linear net) { return net(x); })(x, nn::Linear(2, 2));
#elif KIND == 5
  compile([](Tensor) { return std::string_view("text"); })(x);
#elif KIND == 6
  compile([](Tensor x) {
    return cond(x.sum() > 0, [&] { return x; }, [&] { return 1; });
  })(x);
#elif KIND == 7
  compile([](Tensor) { return std::make_unique<int>(3); })(x);
#endif
}
