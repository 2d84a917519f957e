//===- Module.cpp - the module tcopt._native ------------------------------===//

#include "Errors.h"
#include "Program.h"
#include "Sessions.h"
#include "tcopt/Runtime/tcopt_rt.h"

NB_MODULE(_native, module) {
  // The default session lives until the process ends.
  nanobind::set_leak_warnings(false);
  module.doc() = "Programs and compilers of tcopt. Use the package tcopt.";
  if (!tcopt::python::addErrors(module.ptr()) ||
      !tcopt::python::addProgram(module.ptr()))
    throw nanobind::python_error();
  tcopt::python::addSessions(module);
  module.attr("version") = tcopt_rt_version();
}
