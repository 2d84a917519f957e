// A function whose control flow depends on data, and what tcopt makes of it.

#include "tcopt/Capture/Control.h"
#include <cstdio>
#include <iostream>

using namespace tcopt;

// `if` and `while` of C++ read values: each read ends a graph.
static Tensor normalizeByReading(Tensor x) {
  Tensor norm = sqrt((x * x).sum());
  if (norm.item<float>() > 1)
    x = x / norm;
  return relu(x);
}

// The same with both branches in the graph.
static Tensor normalizeInGraph(Tensor x) {
  Tensor norm = sqrt((x * x).sum());
  x = cond(norm > 1, [&] { return x / norm; }, [&] { return x; });
  return relu(x);
}

int main() {
  Tensor small = tensor({0.3f, -0.4f}), large = tensor({30.f, -40.f});

  std::cout << "--- reading\n" << explain(normalizeByReading)(large).text();
  auto reading = compile(normalizeByReading);
  std::cout << reading(small) << "\n" << reading(large) << "\n";
  std::cout << "breaks: " << reading.counts().graphBreaks << "\n";

  std::cout << "--- in the graph\n" << explain(normalizeInGraph)(large).text();
  Options options;
  options.fullgraph = true;
  auto whole = compile(normalizeInGraph, options);
  std::cout << whole(small) << "\n" << whole(large) << "\n";
  std::cout << "versions: " << whole.counts().versions << "\n";

  // With fullgraph, a read is an error at its line.
  try {
    compile(normalizeByReading, options)(large);
  } catch (const Exception &error) {
    std::cout << "--- error\n" << error.what() << "\n";
  }
}
