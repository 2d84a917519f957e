//===- Model.cpp - ONNX files ---------------------------------------------===//

#include "Model.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cstdio>

namespace io = google::protobuf::io;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

namespace {
struct ElementTypeRow {
  int32_t number;
  const char *name;
  std::optional<DType> dtype;
};
} // namespace

// By TensorProto.DataType of the ONNX specification, newer ones included.
static const ElementTypeRow kElementTypes[] = {
    {1, "float", DType::F32},
    {2, "uint8", DType::U8},
    {3, "int8", DType::I8},
    {4, "uint16", std::nullopt},
    {5, "int16", DType::I16},
    {6, "int32", DType::I32},
    {7, "int64", DType::I64},
    {8, "string", std::nullopt},
    {9, "bool", DType::Bool},
    {10, "float16", DType::F16},
    {11, "double", DType::F64},
    {12, "uint32", std::nullopt},
    {13, "uint64", std::nullopt},
    {14, "complex64", std::nullopt},
    {15, "complex128", std::nullopt},
    {16, "bfloat16", DType::BF16},
    {17, "float8e4m3fn", std::nullopt},
    {18, "float8e4m3fnuz", std::nullopt},
    {19, "float8e5m2", std::nullopt},
    {20, "float8e5m2fnuz", std::nullopt},
    {21, "uint4", std::nullopt},
    {22, "int4", std::nullopt},
    {23, "float4e2m1", std::nullopt},
    {24, "float8e8m0", std::nullopt},
    {25, "uint2", std::nullopt},
    {26, "int2", std::nullopt},
};

static const ElementTypeRow *findElementType(int32_t number) {
  const auto *row = llvm::find_if(
      kElementTypes, [&](const auto &row) { return row.number == number; });
  return row == std::end(kElementTypes) ? nullptr : row;
}

std::optional<DType> dtypeOf(int32_t elementType) {
  const ElementTypeRow *row = findElementType(elementType);
  return row ? row->dtype : std::nullopt;
}

std::string elementTypeName(int32_t elementType) {
  const ElementTypeRow *row = findElementType(elementType);
  return row ? row->name : "number " + std::to_string(elementType);
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

int64_t Model::opset(StringRef domain) const {
  for (const onnx::OperatorSetIdProto &set : proto.opset_import())
    if (set.domain() == std::string_view(domain))
      return set.version();
  return 0;
}

std::vector<const onnx::ValueInfoProto *> Model::inputs() const {
  llvm::StringSet<> weights;
  for (const onnx::TensorProto &tensor : proto.graph().initializer())
    weights.insert(tensor.name());
  std::vector<const onnx::ValueInfoProto *> inputs;
  for (const onnx::ValueInfoProto &input : proto.graph().input())
    if (!weights.contains(input.name()))
      inputs.push_back(&input);
  return inputs;
}

// The text of the wrong file, or none, is a model without a graph to protobuf.
static Error checkModel(const Model &model) {
  if (!model.proto.has_graph())
    return llvm::createStringError("'" + model.name + "' is not an ONNX model");
  int64_t opset = model.opset("");
  if (opset == 0 && model.proto.opset_import_size() == 0)
    return llvm::createStringError("'" + model.name +
                                   "' does not state its operator set");
  if (opset < 0)
    return llvm::createStringError("'" + model.name + "' is of operator set " +
                                   Twine(opset));
  return Error::success();
}

namespace {
class FileStream : public io::CopyingInputStream {
public:
  explicit FileStream(std::FILE *file) : file(file) {}
  int Read(void *buffer, int size) override {
    size_t count = std::fread(buffer, 1, size_t(size), file);
    return count == 0 && std::ferror(file) ? -1 : int(count);
  }

private:
  std::FILE *file;
};
} // namespace

// The file is read piece by piece: mapped as a whole, its weights would be in
// memory twice.
static Error parse(StringRef path, Model &model) {
  std::FILE *file = std::fopen(path.str().c_str(), "rb");
  if (!file)
    return llvm::createStringError("cannot open '" + path +
                                   "': " + std::strerror(errno));
  FileStream pieces(file);
  io::CopyingInputStreamAdaptor stream(&pieces, 1 << 20);
  io::CodedInputStream coded(&stream);
  bool isWhole =
      model.proto.ParseFromCodedStream(&coded) && coded.ConsumedEntireMessage();
  std::fclose(file);
  if (!isWhole)
    return llvm::createStringError("'" + path +
                                   "' is damaged or not an ONNX model");
  return Error::success();
}

static Error checkFile(StringRef path) {
  llvm::sys::fs::file_status status;
  if (std::error_code code = llvm::sys::fs::status(path, status))
    return llvm::createStringError("cannot open '" + path +
                                   "': " + code.message());
  if (!llvm::sys::fs::is_regular_file(status))
    return llvm::createStringError("cannot read '" + path +
                                   "': it is not a regular file");
  if (status.getSize() > INT32_MAX)
    return llvm::createStringError(
        "cannot read '" + path +
        "': a file of 2 GiB or more; keep its weights in files of their own");
  return Error::success();
}

static std::unique_ptr<Model> modelOf(StringRef path) {
  auto model = std::make_unique<Model>();
  model->name = llvm::sys::path::filename(path).str();
  model->folder = llvm::sys::path::parent_path(path).str();
  return model;
}

static Expected<std::unique_ptr<Model>> checked(std::unique_ptr<Model> model) {
  if (Error error = checkModel(*model))
    return error;
  return model;
}

Expected<std::unique_ptr<Model>> readModel(StringRef path) {
  if (Error error = checkFile(path))
    return error;
  std::unique_ptr<Model> model = modelOf(path);
  if (Error error = parse(path, *model))
    return error;
  return checked(std::move(model));
}

Expected<std::unique_ptr<Model>> parseModel(StringRef bytes, StringRef path) {
  std::unique_ptr<Model> model = modelOf(path);
  if (bytes.size() > INT32_MAX ||
      !model->proto.ParseFromArray(bytes.data(), int(bytes.size())))
    return llvm::createStringError("'" + path +
                                   "' is damaged or not an ONNX model");
  return checked(std::move(model));
}

} // namespace tcopt::onnx_import
