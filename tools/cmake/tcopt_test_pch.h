// What unit tests need, precompiled once.
#include "tcopt_pch.h"

#include "gtest/gtest.h"
