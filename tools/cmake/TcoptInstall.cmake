# Installed files: what out-of-tree code needs to find_package(tcopt).
