// Tiles every contraction of every kernel by 4 rows and 8 columns. A script of upstream's transform dialect; see README.md.
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @__transform_main(%root: !transform.any_op) {
    %sums = transform.structured.match ops{["linalg.generic"]}
        attributes {iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>,
                                      #linalg.iterator_type<reduction>]}
        in %root : (!transform.any_op) -> !transform.any_op
    %tiled, %loops:2 = transform.structured.tile_using_for %sums tile_sizes [4, 8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
