// RUN: tcopt %s --split-input-file --verify-diagnostics

// expected-error @below {{(A1) expected tcopt.target on a module}}
func.func private @f() attributes {tcopt.target = #tcopt.target<cpu = "haswell">}

// -----

// expected-error @below {{(A5) expected triple, cpu, features, vector_bits and chip of a target but found "haswell"}}
module attributes {tcopt.target = "haswell"} {}

// -----

// expected-error @below {{(A5) expected triple, cpu, features, vector_bits and chip of a target but found {chip = 80 : i64}}}
module attributes {tcopt.target = {chip = 80}} {}

// -----

// expected-error @below {{(A5) expected triple, cpu}}
module attributes {tcopt.target = {cpu = 3}} {}

// -----

// expected-error @below {{(M1) expected vector-bits 128, 256 or 512 but found 96}}
module attributes {tcopt.target = {vector_bits = 96}} {}

// -----

// expected-error @below {{(M1) expected vector-bits 128, 256 or 512 but found 7}}
module attributes {tcopt.target = #tcopt.target<vector_bits = 7>} {}

// -----

// expected-error @below {{(M2) expected features +NAME and -NAME but found 'avx2,+'}}
module attributes {tcopt.target = #tcopt.target<features = "avx2,+">} {}

// -----

// expected-error @below {{(A5) expected triple, cpu, features, vector_bits and chip of a target but found {threads = 8 : i64}}}
module attributes {tcopt.target = {threads = 8 : i64}} {}
