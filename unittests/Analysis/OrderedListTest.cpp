//===- OrderedListTest.cpp - Moves and the order after them ---------------===//

#include "tcopt/Analysis/OrderedList.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <chrono>
#include <random>

using namespace tcopt;

static void expectOrder(const OrderedList &list,
                        const std::vector<unsigned> &items) {
  for (size_t i = 0; i < items.size(); ++i)
    for (size_t j = 0; j < items.size(); ++j)
      EXPECT_EQ(list.precedes(items[i], items[j]), i < j);
}

TEST(OrderedList, BeginsInTheOrderOfNumbers) {
  expectOrder(OrderedList(0), {});
  expectOrder(OrderedList(3), {0, 1, 2});
}

TEST(OrderedList, Moves) {
  OrderedList list(4);
  list.moveAfter(0, 3);
  expectOrder(list, {0, 3, 1, 2});
  list.moveBefore(0, 2);
  expectOrder(list, {2, 0, 3, 1});
  list.moveAfter(1, 2);
  expectOrder(list, {0, 3, 1, 2});
  list.moveBefore(1, 1);
  list.moveAfter(0, 0);
  list.moveBefore(3, 0);
  expectOrder(list, {0, 3, 1, 2});
}

TEST(OrderedList, RandomMoves) {
  std::mt19937 random(3);
  std::vector<unsigned> items(40);
  for (unsigned i = 0; i < items.size(); ++i)
    items[i] = i;
  OrderedList list(items.size());
  for (int round = 0; round < 5000; ++round) {
    unsigned item = random() % items.size(), position = random() % items.size();
    if (item == position)
      continue;
    bool after = random() % 2;
    after ? list.moveAfter(position, item) : list.moveBefore(position, item);
    items.erase(llvm::find(items, item));
    items.insert(llvm::find(items, position) + after, item);
    if (round % 100 == 0)
      expectOrder(list, items);
  }
}

// All labels are used up at one position, again and again.
TEST(OrderedList, TwentyThousandMovesToOnePosition) {
  auto start = std::chrono::steady_clock::now();
  OrderedList list(20000);
  for (unsigned item = 19999; item > 1; --item)
    list.moveAfter(0, item);
  EXPECT_TRUE(list.precedes(0, 2));
  for (unsigned item = 2; item < 19999; ++item)
    EXPECT_TRUE(list.precedes(item, item + 1));
  EXPECT_TRUE(list.precedes(19999, 1));
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  EXPECT_LT(taken.count(), 2);
}
