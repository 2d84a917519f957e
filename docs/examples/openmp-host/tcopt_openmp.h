/*===- tcopt_openmp.h - tcopt's loops on the host's OpenMP ------------------===
 *
 * The runtime's own threads are those of LLVM's OpenMP library. A program that
 * uses another one, such as GCC's libgomp, would have two pools. With these
 * options compiled programs run their loops on the threads of the OpenMP that
 * includes this file.
 *
 * Copy it, and compile what includes it as the rest of the program, with
 * -fopenmp.
 *
 *===----------------------------------------------------------------------===*/

#ifndef TCOPT_OPENMP_H
#define TCOPT_OPENMP_H

#include "tcopt/Runtime/tcopt_rt.h"
#include <omp.h>

/* The tasks differ in time, so that threads take one after the other. Within a
   parallel region of the host this is one thread, as nested regions are. */
static void tcopt_openmp_parallel_for(void *user, int64_t tasks,
                                      tcopt_task task, void *arg) {
  int64_t i;
  (void)user;
#pragma omp parallel for schedule(dynamic, 1)
  for (i = 0; i < tasks; ++i)
    task(arg, i);
}

/** Options for tcopt_rt_context_create, to which others may be added. */
static tcopt_context_options tcopt_openmp_options(void) {
  tcopt_context_options options = {0};
  options.size = sizeof(options);
  options.threads = omp_get_max_threads();
  options.parallel_for = tcopt_openmp_parallel_for;
  return options;
}

#endif /* TCOPT_OPENMP_H */
