# Declarations and calls of the functions on tensors, which generate_functions.py makes of functions.schema. Outputs that stay
# the same keep their time stamps: an edit of the schema compiles only the families that it changes.
set(TCOPT_FUNCTION_DIR ${CMAKE_BINARY_DIR}/lib/NN/Functions)
set(calls ContractionCalls.cpp ConvolutionCalls.cpp CreationCalls.cpp IndexingCalls.cpp NormalizationCalls.cpp
  PointwiseActivationsCalls.cpp PointwiseComparisonsCalls.cpp PointwiseOneCalls.cpp PointwiseTwoCalls.cpp
  QuantizationCalls.cpp RandomCalls.cpp ReductionCalls.cpp ShapeCalls.cpp ViewsCalls.cpp)
set(headers Functions.h TensorMethods.h.inc)
foreach(family Contraction Convolution Creation Indexing Normalization Pointwise Quantization Random Reduction Shape Views)
  list(APPEND headers Functions/${family}.h)
endforeach()
# Headers are named as an #include does.
list(TRANSFORM headers PREPEND tcopt/Capture/ OUTPUT_VARIABLE TCOPT_FUNCTION_HEADERS)
list(TRANSFORM TCOPT_FUNCTION_HEADERS PREPEND ${TCOPT_GEN_DIR}/ OUTPUT_VARIABLE header_paths)
list(TRANSFORM calls PREPEND ${TCOPT_FUNCTION_DIR}/ OUTPUT_VARIABLE TCOPT_FUNCTION_CALLS)

find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(stamp ${TCOPT_FUNCTION_DIR}/functions.stamp)
set(script ${CMAKE_CURRENT_LIST_DIR}/generate_functions.py)
add_custom_command(OUTPUT ${stamp} BYPRODUCTS ${header_paths} ${TCOPT_FUNCTION_DIR}/Bodies.h ${TCOPT_FUNCTION_CALLS}
  COMMAND ${Python3_EXECUTABLE} ${script} --rows ${TCOPT_ROWS_DIR}/Rows.schema --headers ${TCOPT_GEN_DIR}/tcopt/Capture --header-names ${headers}
    --sources ${TCOPT_FUNCTION_DIR} --source-names Bodies.h ${calls}
  COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
  DEPENDS ${CMAKE_CURRENT_LIST_DIR}/functions.schema ${script} ${TCOPT_ROWS_DIR}/rows.stamp
  COMMENT "Generating functions on tensors" VERBATIM)
add_custom_target(tcopt_functions DEPENDS ${stamp})
add_dependencies(tcopt_headers tcopt_functions)
