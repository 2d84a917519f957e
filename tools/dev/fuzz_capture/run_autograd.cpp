//===- run_autograd.cpp - runs scripts about gradients --------------------===//
//
// Reads commands and prints the output of each call:
//
//   script COUNT              COUNT lines follow
//   return N N ...            the registers that the body returns
//   call                      begins the arguments of a call
//   argument FORM ...         r10; or n, g, c, v, d, a dtype, sizes and values
//   run MODE                  eager, compiled, dynamic, interp
//
//===----------------------------------------------------------------------===//

#include "AutogradScript.h"
#include <iostream>

using namespace fuzz;

int main() {
  std::optional<AutogradProgram> program;
  for (std::string line; std::getline(std::cin, line);) {
    Words words = split(line, ' ');
    if (words.at(0) == "script") {
      std::vector<std::string> lines(size_t(std::stoul(words.at(1))));
      for (std::string &one : lines)
        std::getline(std::cin, one);
      program.emplace(lines);
    } else if (words[0] == "return") {
      for (size_t i = 1; i < words.size(); ++i)
        program->returned.push_back(std::stoi(words[i]));
    } else if (words[0] == "call") {
      program->calls.emplace_back();
    } else if (words[0] == "argument") {
      program->calls.back().arguments.push_back(words);
    } else if (words[0] == "run") {
      std::cout << program->run(optionsOfMode(words.at(1))) << "done"
                << std::endl;
    }
  }
  return 0;
}
