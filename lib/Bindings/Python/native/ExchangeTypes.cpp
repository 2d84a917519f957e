//===- ExchangeTypes.cpp - classes with DLPack's exchange table -----------===//

#include "ExchangeTypes.h"
#include "ThreadPool.h"
#include <deque>
#include <string_view>

namespace tcopt::python {

static constexpr const char *kTable = "__dlpack_c_exchange_api__";
static constexpr const char *kCapsule = "dlpack_exchange_api";

static std::string_view moduleOf(PyTypeObject *type) {
  Object module(
      PyObject_GetAttrString(reinterpret_cast<PyObject *>(type), "__module__"));
  const char *text = module ? PyUnicode_AsUTF8(module.get()) : nullptr;
  if (!text)
    PyErr_Clear();
  // Names of modules are interned, and live as long as the class.
  return text ? text : "";
}

static bool hasOwn(PyTypeObject *type, const char *attribute) {
  return type->tp_dict &&
         PyDict_GetItemString(type->tp_dict, attribute) != nullptr;
}

// Parameters and buffers are tensors without elements of their own.
static bool isOfModules(PyTypeObject *type) {
  std::string_view name = type->tp_name;
  return moduleOf(type) == "torch.nn.parameter" &&
         (name == "Parameter" || name == "Buffer");
}

// The descriptor's function is three times as fast as PyObject_GetAttr.
static PyGetSetDescrObject *attributeOf(PyTypeObject *type, const char *name) {
  Object found(
      PyObject_GetAttrString(reinterpret_cast<PyObject *>(type), name));
  if (!found || !Py_IS_TYPE(found.get(), &PyGetSetDescr_Type))
    return PyErr_Clear(), nullptr;
  return reinterpret_cast<PyGetSetDescrObject *>(found.release());
}

static ExchangeType lookUp(PyTypeObject *type) {
  ExchangeType result;
  Object capsule(
      PyObject_GetAttrString(reinterpret_cast<PyObject *>(type), kTable));
  if (!capsule || !PyCapsule_IsValid(capsule.get(), kCapsule)) {
    PyErr_Clear();
    return result;
  }
  auto *table = static_cast<const ExchangeTable *>(
      PyCapsule_GetPointer(capsule.get(), kCapsule));
  if (table->header.major != 1 || !table->borrow || !table->toObject)
    return result;
  result.table = table;
  findThreadsOfTorch();
  result.requiresGrad = attributeOf(type, "requires_grad");
  result.isSubclass = !hasOwn(type, kTable) && !isOfModules(type);
  return result;
}

const ExchangeType &exchangeTypeOf(PyTypeObject *type) {
  struct Known {
    PyTypeObject *type;
    ExchangeType info;
  };
  // Never destroyed: classes are referenced until the process ends.
  static auto *all = new std::deque<Known>();
  for (const Known &known : *all)
    if (known.type == type)
      return known.info;
  Py_INCREF(type);
  all->push_back({type, lookUp(type)});
  return all->back().info;
}

int isGradEnabled() {
  static PyObject *function = nullptr;
  if (!function) {
    Object torch(PyImport_ImportModule("torch"));
    if (!torch)
      return -1;
    function = PyObject_GetAttrString(torch.get(), "is_grad_enabled");
    if (!function)
      return -1;
  }
  Object answer(PyObject_CallNoArgs(function));
  return answer ? PyObject_IsTrue(answer.get()) : -1;
}

} // namespace tcopt::python
