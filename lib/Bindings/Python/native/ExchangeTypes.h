//===- ExchangeTypes.h - classes with DLPack's exchange table ---*- C++ -*-===//

#ifndef TCOPT_PYTHON_EXCHANGETYPES_H
#define TCOPT_PYTHON_EXCHANGETYPES_H

#include "DLPack.h"
#include "Object.h"

namespace tcopt::python {

/// Properties of a class of tensors.
struct ExchangeType {
  /// Null if the class has no table.
  const ExchangeTable *table = nullptr;
  /// The descriptor of the attribute `requires_grad`; null without it.
  PyGetSetDescrObject *requiresGrad = nullptr;
  /// Whether it is a subclass of a class with a table, whose elements may be
  /// elsewhere: tensors of FakeTensorMode have no elements.
  bool isSubclass = false;
};

/// Returns what is known of a class, which is looked up once. Needs the GIL.
const ExchangeType &exchangeTypeOf(PyTypeObject *type);

/// Whether a tensor of a class with `requires_grad` has it set. Needs the GIL;
/// returns -1 with a Python error set.
inline int requiresGrad(const ExchangeType &type, PyObject *tensor) {
  PyGetSetDef *attribute = type.requiresGrad->d_getset;
  Object answer(attribute->get(tensor, attribute->closure));
  return answer ? answer.get() == Py_True : -1;
}

/// Whether PyTorch records gradients in this thread. Needs the GIL; returns -1
/// with a Python error set.
int isGradEnabled();

} // namespace tcopt::python

#endif // TCOPT_PYTHON_EXCHANGETYPES_H
