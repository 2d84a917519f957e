//===- Functions.cpp - functions that a model defines ---------------------===//

#include "Functions.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/wire_format_lite.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using google::protobuf::internal::WireFormatLite;
namespace io = google::protobuf::io;

namespace tcopt::onnx_import {

// Fields that onnx.proto has got since Debian's package.
static constexpr int kNodeOverload = 8;
static constexpr int kFunctionAttributes = 11;
static constexpr int kFunctionOverload = 13;

/// Visits the fields of bytes or messages among those that were not known.
static void forEachUnknown(
    const std::string &fields,
    llvm::function_ref<void(int number, const std::string &bytes)> visit) {
  io::CodedInputStream stream(reinterpret_cast<const uint8_t *>(fields.data()),
                              int(fields.size()));
  while (uint32_t tag = stream.ReadTag()) {
    std::string bytes;
    if (WireFormatLite::GetTagWireType(tag) !=
        WireFormatLite::WIRETYPE_LENGTH_DELIMITED) {
      if (!WireFormatLite::SkipField(&stream, tag))
        return;
      continue;
    }
    if (!WireFormatLite::ReadBytes(&stream, &bytes))
      return;
    visit(WireFormatLite::GetTagFieldNumber(tag), bytes);
  }
}

static std::string keyOf(const std::string &domain, const std::string &name,
                         const std::string &overload) {
  return domain + ":" + name + ":" + overload;
}

static Function read(const onnx::FunctionProto &proto) {
  Function function;
  function.proto = &proto;
  forEachUnknown(
      proto.unknown_fields(), [&](int number, const std::string &bytes) {
        if (number == kFunctionOverload)
          function.overload = bytes;
        onnx::AttributeProto attribute;
        if (number == kFunctionAttributes && attribute.ParseFromString(bytes))
          function.defaults.push_back(std::move(attribute));
      });
  return function;
}

FunctionTable::FunctionTable(const onnx::ModelProto &model) {
  for (const onnx::FunctionProto &proto : model.functions()) {
    Function function = read(proto);
    std::string key = keyOf(proto.domain(), proto.name(), function.overload);
    rows.try_emplace(key, std::move(function));
  }
}

const Function *FunctionTable::find(const onnx::NodeProto &node) const {
  std::string overload;
  forEachUnknown(node.unknown_fields(),
                 [&](int number, const std::string &bytes) {
                   if (number == kNodeOverload)
                     overload = bytes;
                 });
  auto row = rows.find(keyOf(node.domain(), node.op_type(), overload));
  return row == rows.end() ? nullptr : &row->second;
}

} // namespace tcopt::onnx_import
