// What files need that build graphs of all kinds of ops, precompiled once.
#include "tcopt/Graph/IR/GraphBuilder.h"
#include "tcopt/Graph/IR/GraphOps.h"
