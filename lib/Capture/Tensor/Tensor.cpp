//===- Tensor.cpp - members of the class Tensor ---------------------------===//
//
// Properties, access to elements, and creation of tensors from values.
// Functions on tensors are in lib/NN/Functions.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Tensor.h"
#include "Device.h"
#include "TraceSink.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Support/DType.h"
#include "tcopt/Support/HostTensor.h"
#include <cstring>

namespace tcopt {

using capture::Cell;
using capture::Layout;
using capture::SizeVector;
using capture::Storage;
using capture::TensorImpl;

Index::Index(const Tensor &indices, Place where)
    : entry(std::make_shared<Tensor>(indices)), where(where) {}

Index::Index(const char *ellipsis, Place where)
    : entry(Special::Ellipsis), where(where) {
  if (std::string_view(ellipsis) != "...")
    throw Exception("index: expected \"...\" but found \"" +
                        std::string(ellipsis) + "\"",
                    where);
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

static const TensorImpl &implOf(const Tensor &tensor) {
  if (!tensor.defined())
    throw capture::UndefinedTensor();
  tensor.getImpl()->cell->look();
  return *tensor.getImpl();
}

DType Tensor::dtype() const { return implOf(*this).cell->dtype; }
int64_t Tensor::dim() const { return int64_t(implOf(*this).sizes().size()); }
bool Tensor::is_view() const { return !implOf(*this).views.empty(); }
bool Tensor::is_contiguous(Place place) const {
  const TensorImpl &impl = implOf(*this);
  std::optional<Layout> layout = impl.plannedLayout();
  if (layout)
    return layout->isRowMajor();
  // Tensors with data-dependent sizes are computed in row-major order.
  if (impl.views.empty())
    return true;
  if (capture::TraceSink *sink = capture::currentSink();
      sink && !sink->canRun())
    return false;
  capture::materialize(*this, "is_contiguous()", place);
  layout = impl.layout();
  return layout && layout->isRowMajor();
}
bool Tensor::is_same(const Tensor &other) const { return impl == other.impl; }

// Returns the sizes, for which data-dependent sizes are computed.
static llvm::ArrayRef<int64_t> knownSizes(const Tensor &tensor, Place place) {
  llvm::ArrayRef<int64_t> sizes = implOf(tensor).sizes();
  if (!llvm::any_of(sizes, mlir::ShapedType::isDynamic))
    return sizes;
  capture::materialize(tensor, "size()", place);
  return implOf(tensor).sizes();
}

DimSize Tensor::size(int64_t dim, Place place) const {
  int64_t rank = this->dim();
  if (dim < -rank || dim >= rank)
    throw Exception("size: expected a dimension in [" + std::to_string(-rank) +
                        ", " + std::to_string(rank) + ") but found " +
                        std::to_string(dim),
                    place);
  dim = dim < 0 ? dim + rank : dim;
  capture::TraceSink *sink = capture::currentSink();
  int64_t number = implOf(*this).sizes()[size_t(dim)];
  bool isKnown = !mlir::ShapedType::isDynamic(number);
  if (!isKnown && (!sink || sink->canRun()))
    number = knownSizes(*this, place)[size_t(dim)];
  return sink ? sink->sizeOf(*this, dim, number, place) : DimSize(number);
}

Sizes Tensor::sizes() const {
  Sizes result;
  for (int64_t i = 0; i < dim(); ++i)
    result.push_back(size(i));
  return result;
}

Size Tensor::numel() const {
  Size count = 1;
  for (const Size &size : sizes())
    count = count * size;
  return count;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

namespace {
/// Elements in memory, with shared ownership.
struct Elements {
  std::shared_ptr<Storage> storage;
  Layout layout;
};
} // namespace

// Returns the elements of a tensor. A view that no strides describe is copied.
static Elements elementsOf(const Tensor &tensor, const char *why, Place place) {
  capture::materialize(tensor, why, place);
  const TensorImpl &impl = implOf(tensor);
  if (std::optional<Layout> layout = impl.layout())
    return {impl.cell->storage, *layout};
  return elementsOf(clone(tensor, place), why, place);
}

size_t Tensor::elementCount(Place place) const {
  capture::materialize(*this, "toVector()", place);
  size_t count = 1;
  for (int64_t size : knownSizes(*this, place))
    count *= size_t(size);
  return count;
}

void Tensor::copyTo(void *values, DType dtype, Place place) const {
  if (this->dtype() != dtype) {
    to(dtype, place).copyTo(values, dtype, place);
    return;
  }
  Elements from = elementsOf(*this, "toVector()", place);
  capture::readElements(values, *from.storage, from.layout, getSize(dtype));
}

const void *Tensor::rawData(DType dtype, Place place) const {
  if (this->dtype() != dtype)
    throw Exception("data: expected elements of " +
                        getName(this->dtype()).str() + " but found " +
                        getName(dtype).str(),
                    place);
  capture::materialize(*this, "data()", place);
  std::optional<Layout> layout = implOf(*this).layout();
  if (!layout || !layout->isRowMajor())
    throw Exception("data: expected elements in row-major order (contiguous() "
                    "makes a copy of others)",
                    place);
  if (!capture::isReachable(implOf(*this).cell->device))
    throw Exception("data: expected a tensor in the host's memory but found "
                    "one on " +
                        device().text() + " (cpu() makes a copy)",
                    place);
  return layout->begin(*implOf(*this).cell->storage, getSize(dtype));
}

void *Tensor::elementPointer(DType dtype, bool isForReading,
                             Place place) const {
  if (this->dtype() != dtype)
    throw Exception("data_ptr: expected elements of " +
                        getName(this->dtype()).str() + " but found " +
                        getName(dtype).str(),
                    place);
  if (capture::isTracing())
    throw Exception(ErrorCode::Unsupported,
                    "data_ptr: a traced function cannot write to memory",
                    place);
  std::optional<Layout> layout = implOf(*this).layout();
  if (!layout)
    throw Exception("data_ptr: no strides describe these elements: "
                    "contiguous() makes a copy of them",
                    place);
  if (!capture::isReachable(implOf(*this).cell->device))
    throw Exception("data_ptr: expected a tensor in the host's memory but "
                    "found one on " +
                        device().text() + " (cpu() makes a copy)",
                    place);
  const Cell &cell = *implOf(*this).cell;
  if (!isForReading && cell.storage->isReadOnly())
    throw Exception("data_ptr: the tensor is read-only: expected " +
                        std::string("a const type of elements"),
                    place);
  return layout->begin(*cell.storage, getSize(dtype));
}

void Tensor::layoutTo(int64_t *sizes, int64_t *strides, size_t rank,
                      Place place) const {
  std::optional<Layout> layout = implOf(*this).layout();
  if (!layout || layout->sizes.size() != rank)
    throw Exception("accessor: expected a tensor of rank " +
                        std::to_string(rank) + " but found rank " +
                        std::to_string(dim()),
                    place);
  llvm::copy(layout->sizes, sizes);
  llvm::copy(layout->strides, strides);
}

// Returns the layout of a tensor, which is computed if the layout depends on
// data.
static Layout layoutOf(const Tensor &tensor, const char *why, Place place) {
  if (std::optional<Layout> layout = implOf(tensor).plannedLayout())
    return *layout;
  capture::materialize(tensor, why, place);
  if (std::optional<Layout> layout = implOf(tensor).layout())
    return *layout;
  throw Exception(std::string(why) + ": no strides describe these elements",
                  place);
}

std::vector<int64_t> Tensor::strides(Place place) const {
  Layout layout = layoutOf(*this, "strides()", place);
  return std::vector<int64_t>(layout.strides.begin(), layout.strides.end());
}

int64_t Tensor::stride(int64_t dim, Place place) const {
  int64_t rank = this->dim();
  if (dim < -rank || dim >= rank)
    throw Exception("stride: expected a dimension in [" +
                        std::to_string(-rank) + ", " + std::to_string(rank) +
                        ") but found " + std::to_string(dim),
                    place);
  return strides(place)[size_t(dim < 0 ? dim + rank : dim)];
}

int64_t Tensor::storage_offset(Place place) const {
  return layoutOf(*this, "storage_offset()", place).offset;
}

Scalar Tensor::itemAsScalar(Place place) const {
  Elements elements = elementsOf(*this, "item()", place);
  if (elements.layout.numElements() != 1)
    throw Exception("item: expected one element but found " +
                        std::to_string(elements.layout.numElements()),
                    place);
  alignas(8) char bytes[8];
  capture::readElements(bytes, *elements.storage, elements.layout,
                        getSize(dtype()));
  return dispatch(dtype(), [&](auto tag) -> Scalar {
    using T = typename decltype(tag)::type;
    T value;
    std::memcpy(&value, bytes, sizeof(T));
    if constexpr (std::same_as<T, bool> || std::integral<T>)
      return value;
    else
      return double(value);
  });
}

bool Tensor::isTrue(Place place) const {
  return itemAsScalar(place).toDouble() != 0;
}

//===----------------------------------------------------------------------===//
// Tensors of values
//===----------------------------------------------------------------------===//

static int64_t countOrThrow(const std::vector<int64_t> &sizes, Place place) {
  llvm::Expected<int64_t> count = countElements(sizes);
  if (!count)
    throw Exception(toString(count.takeError()), place);
  return *count;
}

static Tensor tensorOn(DType dtype, std::shared_ptr<Storage> storage,
                       Layout layout) {
  return Tensor(std::make_shared<TensorImpl>(
      std::make_shared<Cell>(dtype, std::move(storage), std::move(layout))));
}

Tensor capture::tensorInMemory(const void *bytes, size_t count, DType dtype,
                               const std::vector<int64_t> &sizes, Place place) {
  if (size_t(countOrThrow(sizes, place)) != count)
    throw Exception("tensor: expected " +
                        std::to_string(countOrThrow(sizes, place)) +
                        " values but found " + std::to_string(count),
                    place);
  auto storage = std::make_shared<Storage>(count * getSize(dtype));
  if (count)
    std::memcpy(storage->data(), bytes, count * getSize(dtype));
  return tensorOn(dtype, std::move(storage), Layout::rowMajor(sizes));
}

// In a trace each call of the function returns a new tensor, so that the
// constant is cloned.
Tensor capture::tensorOfBytes(const void *bytes, size_t count, DType dtype,
                              const std::vector<int64_t> &sizes, Place place) {
  const DeviceInfo *device =
      isTracing() ? currentSink()->tensorDevice() : settings().device;
  Tensor values = tensorInMemory(bytes, count, dtype, sizes, place);
  if (device)
    values = movedTo(device, values);
  return isTracing() ? clone(values, place) : values;
}

Tensor tensor(const Scalar &value, std::optional<DType> dtype, Place place) {
  llvm::Expected<HostTensor> host =
      HostTensor::create(dtype.value_or(value.dtype()), {});
  if (!host)
    throw Exception(toString(host.takeError()), place);
  if (value.isFloat())
    host->setFloat(0, value.toDouble());
  else
    host->setInt(0, value.toInt());
  return capture::tensorOfBytes(host->rawData(), 1, host->dtype(), {}, place);
}

Tensor from_blob(void *data, const std::vector<int64_t> &sizes, DType dtype,
                 std::vector<int64_t> strides,
                 std::function<void(void *)> release, Place place) {
  if (capture::isTracing())
    throw Exception(ErrorCode::Unsupported,
                    "from_blob: a function that is traced cannot refer to "
                    "memory of the program's: make the tensor outside of it",
                    place);
  if (countOrThrow(sizes, place) > 0 && !data)
    throw Exception(
        "from_blob: expected the address of elements but found null", place);
  Layout layout = Layout::rowMajor(sizes);
  if (!strides.empty() && strides.size() != sizes.size())
    throw Exception("from_blob: expected " + std::to_string(sizes.size()) +
                        " strides but found " + std::to_string(strides.size()),
                    place);
  if (llvm::any_of(strides, [](int64_t stride) { return stride < 0; }))
    throw Exception("from_blob: expected strides of at least 0", place);
  if (!strides.empty())
    layout.strides = SizeVector(strides.begin(), strides.end());
  return tensorOn(dtype, std::make_shared<Storage>(data, std::move(release)),
                  std::move(layout));
}

Tensor Tensor::to(const Tensor &other, Place place) const {
  return to(other.device(), place).to(other.dtype(), place);
}

//===----------------------------------------------------------------------===//
// Operators and writes
//===----------------------------------------------------------------------===//

// Whether the tensor is the temporary `x[indices]`. If a variable also holds
// it, it is a tensor of its own.
static bool isTaken(const std::shared_ptr<capture::TensorImpl> &impl) {
  return impl && impl->taken && impl.use_count() == 1;
}

#define TCOPT_WRITE_OPERATOR(SYMBOL, CALL)                                     \
  Tensor &Tensor::operator SYMBOL(const Operand &other) & {                    \
    CALL;                                                                      \
    return *this;                                                              \
  }                                                                            \
  Tensor &Tensor::operator SYMBOL(const Operand &other) && {                   \
    bool isPart = isTaken(impl);                                               \
    CALL;                                                                      \
    if (isPart)                                                                \
      writeWhereTaken(Operand(*this, other.place()));                          \
    return *this;                                                              \
  }
TCOPT_WRITE_OPERATOR(+=, add_(other, 1, other.place()))
TCOPT_WRITE_OPERATOR(-=, sub_(other, 1, other.place()))
TCOPT_WRITE_OPERATOR(*=, mul_(other, other.place()))
TCOPT_WRITE_OPERATOR(/=, div_(other, "", other.place()))
#undef TCOPT_WRITE_OPERATOR

// Assignment to the temporary `x[indices]`, which is a copy, writes to `x`.
Tensor &Tensor::operator=(const Operand &value) && {
  if (isTaken(impl))
    writeWhereTaken(value);
  else if (value.number())
    fill_(value, value.place());
  else
    copy_(value.tensor(), value.place());
  return *this;
}

} // namespace tcopt
