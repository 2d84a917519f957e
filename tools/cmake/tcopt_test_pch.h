// What unit tests need, precompiled once.
#include "gtest/gtest.h"
