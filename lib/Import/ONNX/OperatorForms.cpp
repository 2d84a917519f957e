//===- OperatorForms.cpp - inputs and attributes by version ---------------===//

#include "OperatorForms.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tcopt::onnx_import {

namespace {
/// The inputs and attributes of an operator since a version of its operator
/// set.
struct Form {
  StringRef operatorName;
  int64_t since;
  int neededInputs, mostInputs;
  /// Names; '!' marks a required attribute.
  StringRef attributes;
};
} // namespace

// Sorted by name, then by version.
static const Form kForms[] = {
#define FORM(name, since, needed, most, attributes)                            \
  {name, since, needed, most, attributes},
#include "OperatorForms.inc"
};
static const Form kContribForms[] = {
#include "ContribForms.inc"
#undef FORM
};

static ArrayRef<Form> formsOf(StringRef key) {
  auto isOfKey = [&](ArrayRef<Form> all) {
    const Form *first = llvm::partition_point(
        all, [&](const Form &form) { return form.operatorName < key; });
    const Form *last = first;
    while (last != all.end() && last->operatorName == key)
      ++last;
    return ArrayRef(first, last);
  };
  ArrayRef<Form> forms = isOfKey(kForms);
  return forms.empty() ? isOfKey(kContribForms) : forms;
}

static SmallVector<StringRef> namesIn(const Form &form) {
  SmallVector<StringRef> names;
  form.attributes.split(names, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef &name : names)
    name.consume_back("!");
  return names;
}

/// Returns the versions that have an attribute which this version lacks, as in
/// ", which it has from operator set 18 on".
static std::string otherVersions(ArrayRef<Form> forms, StringRef attribute,
                                 int64_t opset) {
  std::optional<int64_t> endsBefore;
  for (auto [i, form] : llvm::enumerate(forms)) {
    bool has = llvm::is_contained(namesIn(form), attribute);
    if (has && form.since > opset)
      return ", which it has from operator set " + std::to_string(form.since) +
             " on";
    if (has && i + 1 < forms.size())
      endsBefore = forms[i + 1].since;
  }
  return endsBefore ? ", which it had before operator set " +
                          std::to_string(*endsBefore)
                    : "";
}

static void checkAttributes(Node &n, ArrayRef<Form> forms, const Form &form,
                            int64_t opset) {
  std::string where =
      n.proto.op_type() + " in operator set " + std::to_string(opset);
  SmallVector<StringRef> names = namesIn(form);
  for (const onnx::AttributeProto &attribute : n.proto.attribute()) {
    if (llvm::is_contained(names, StringRef(attribute.name())))
      continue;
    std::string other = otherVersions(forms, attribute.name(), opset);
    if (other.empty())
      other = names.empty() ? ": it has none"
                            : ": its attributes are " + llvm::join(names, ", ");
    return n.error("expected an attribute of " + where + " but found '" +
                   attribute.name() + "'" + other);
  }
  SmallVector<StringRef> all;
  form.attributes.split(all, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef name : all)
    if (name.consume_back("!") && !n.hasAttribute(name))
      return n.error("expected the attribute '" + name + "' of " + where);
}

bool checkForm(Node &n, StringRef domain, int64_t opset) {
  std::string key = domain.empty() ? n.proto.op_type()
                                   : (domain + ":").str() + n.proto.op_type();
  ArrayRef<Form> forms = formsOf(key);
  const Form *form = nullptr;
  for (const Form &each : forms)
    if (each.since <= opset)
      form = &each;
  if (!form)
    return true;
  std::string where =
      n.proto.op_type() + " in operator set " + std::to_string(opset);
  if (int(n.numInputs()) > form->mostInputs)
    n.error("expected at most " + Twine(form->mostInputs) + " inputs of " +
            where + " but found " + Twine(n.numInputs()));
  for (int i = 0; i < form->neededInputs && !n.hasFailed(); ++i)
    if (!n.has(i))
      n.error("expected input number " + Twine(i) + " of " + where);
  if (!n.hasFailed())
    checkAttributes(n, forms, *form, opset);
  return !n.hasFailed();
}

} // namespace tcopt::onnx_import
