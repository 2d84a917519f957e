//===- Philox.cpp - random bits of one element ----------------------------===//
//
// Words of 32 bits are kept in i64, whose multiplication gives both halves of a
// product of two.
//
//===----------------------------------------------------------------------===//

#include "Philox.h"

using namespace mlir;

namespace tcopt {

namespace {

class Philox {
public:
  Philox(ScalarBuilder &b) : b(b), i64(b.getI64Type()) {}

  Value run(Value seed, Value counter) {
    words[0] = low(counter);
    words[1] = high(counter);
    words[2] = words[3] = constant(0);
    key[0] = low(seed);
    key[1] = high(seed);
    for (int round = 0; round < 10; ++round)
      runRound();
    return b.make<arith::OrIOp>(words[0],
                                b.make<arith::ShLIOp>(words[1], constant(32)));
  }

private:
  Value constant(int64_t value) { return b.constant(i64, value); }
  Value low(Value x) { return b.make<arith::AndIOp>(x, constant(0xFFFFFFFF)); }
  Value high(Value x) { return b.make<arith::ShRUIOp>(x, constant(32)); }
  Value exclusiveOr(Value x, Value y, Value z) {
    return b.make<arith::XOrIOp>(b.make<arith::XOrIOp>(x, y), z);
  }

  void runRound() {
    Value even = b.make<arith::MulIOp>(words[0], constant(0xD2511F53));
    Value odd = b.make<arith::MulIOp>(words[2], constant(0xCD9E8D57));
    Value first = exclusiveOr(high(odd), words[1], key[0]);
    Value third = exclusiveOr(high(even), words[3], key[1]);
    words[0] = first;
    words[1] = low(odd);
    words[2] = third;
    words[3] = low(even);
    key[0] = low(b.make<arith::AddIOp>(key[0], constant(0x9E3779B9)));
    key[1] = low(b.make<arith::AddIOp>(key[1], constant(0xBB67AE85)));
  }

  ScalarBuilder &b;
  Type i64;
  Value words[4], key[2];
};

} // namespace

Value emitPhilox(ScalarBuilder &b, Value seed, Value counter) {
  return Philox(b).run(seed, counter);
}

} // namespace tcopt
