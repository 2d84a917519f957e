//===- ViewWrites.h - how parts of tensors are written to -------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_FUNCTIONS_VIEWWRITES_H
#define TCOPT_CAPTURE_FUNCTIONS_VIEWWRITES_H

#include "../Builder.h"

namespace tcopt::capture {

/// Of a view that has all elements, in the same order.
inline mlir::Value writeReshaped(Builder &b, mlir::Value whole,
                                 mlir::Value part) {
  return b.reshape(part, b.sizesOf(whole));
}

inline mlir::Value refuseWrite(Builder &b, mlir::Value, mlir::Value) {
  b.error("several elements of this tensor are the same in memory: clone() it "
          "before it is written to");
  return {};
}

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_FUNCTIONS_VIEWWRITES_H
