//===- LoopSequences.cpp - sequences that loops append to -----------------===//

#include "LoopSequences.h"

using llvm::StringRef;

namespace tcopt::onnx_import {

static int countUses(const onnx::GraphProto &graph, StringRef name);

static int countUses(const onnx::NodeProto &node, StringRef name) {
  int uses = 0;
  for (const std::string &input : node.input())
    uses += input == name;
  for (const onnx::AttributeProto &attribute : node.attribute()) {
    if (attribute.has_g())
      uses += countUses(attribute.g(), name);
    for (const onnx::GraphProto &graph : attribute.graphs())
      uses += countUses(graph, name);
  }
  return uses;
}

// A graph inside may have a name of its own that is the same: then there seem
// to be more uses than there are.
static int countUses(const onnx::GraphProto &graph, StringRef name) {
  int uses = 0;
  for (const onnx::NodeProto &node : graph.node())
    uses += countUses(node, name);
  for (const onnx::ValueInfoProto &output : graph.output())
    uses += output.name() == name;
  return uses;
}

bool isAppendedTo(const onnx::GraphProto &body, int input, int output) {
  if (input >= body.input_size() || output >= body.output_size())
    return false;
  const std::string &before = body.input(input).name();
  const std::string &after = body.output(output).name();
  for (const onnx::NodeProto &node : body.node()) {
    bool appends = node.op_type() == "SequenceInsert" &&
                   node.domain().empty() && node.input_size() > 1 &&
                   node.input(0) == before && node.output_size() == 1 &&
                   node.output(0) == after;
    bool isAtEnd = node.input_size() < 3 || node.input(2).empty();
    if (appends && isAtEnd)
      return countUses(body, before) == 1 && countUses(body, after) == 1;
  }
  return false;
}

} // namespace tcopt::onnx_import
