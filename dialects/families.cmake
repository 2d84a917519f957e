# The families of the dialect graph. Each has dialects/Graph/IR/Graph<Family>Ops.td and .cpp, its rules in
# conversions/GraphToCore/<Family>Rules.cpp, its meaning in lib/Interpreter/Graph<Family>.cpp and its derivatives in
# dialects/Graph/Derivatives/<Family>Derivatives.cpp.
set(TCOPT_GRAPH_FAMILIES
  Pointwise
  Math
  Activation
  Reduction
  Scan
  Sort
  Shape
  Indexing
  Scatter
  Dynamic
  Window
  Padding
  Creation
  Random
  Contraction
  Conv
  Pool
  Resize
  Normalization
  Attention
  Embedding
  Loss
  Quantize
  Control
  Utility
)

# The families of the dialect core, with dialects/Core/IR/Core<Family>Ops.td and .cpp and lib/Interpreter/Core<Family>.cpp.
set(TCOPT_CORE_FAMILIES
  Pointwise
  Shape
  Indexing
  Scan
  Reduction
  Custom
)
