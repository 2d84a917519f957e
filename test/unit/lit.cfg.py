# Configuration of the GoogleTest binaries.
import lit.formats

config.name = "tcopt-unit"
config.test_source_root = config.tcopt_obj_root + "/unittests"
config.test_exec_root = config.test_source_root
config.test_format = lit.formats.GoogleTest(".", "Tests")
config.environment["ASAN_OPTIONS"] = (
    "allow_user_poisoning=0:detect_leaks=0:quarantine_size_mb=16:allocator_may_return_null=1")
