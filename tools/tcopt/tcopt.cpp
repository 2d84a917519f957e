//===- tcopt.cpp - runs passes and pipelines over IR ----------------------===//

#include "tcopt/Tools/TcoptMain.h"

int main(int argc, char **argv) { return tcopt::runTcopt(argc, argv); }
