"""Random scripts of calls of the capture API, judged by PyTorch."""
