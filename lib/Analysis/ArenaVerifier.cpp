//===- ArenaVerifier.cpp - Checking arena plans -----------------*- C++ -*-===//
//
// Checks a plan from the rules in ArenaPlanner.h alone: it shares no code with
// the planner, so that one mistake cannot be made in both.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Analysis/ArenaPlanner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <map>
#include <tuple>

using namespace tcopt;
using llvm::ArrayRef;
using llvm::Error;

namespace {

/// A place's use over time: by one buffer, or by all of a group.
struct Tenant {
  unsigned buffer; ///< the first of its group, for messages
  unsigned slot;
  int64_t first, last, bytes;
};

} // namespace

static Error planError(const llvm::Twine &message) {
  return llvm::createStringError("arena plan: " + message);
}

/// Whether an expression cannot exceed another, whatever its symbols are.
static bool fitsInto(const BufferSize &size, const BufferSize &room) {
  return size.symbols() == room.symbols() && size.factor() <= room.factor();
}

/// The layout of the slots themselves.
static Error verifySlots(const ArenaPlan &plan) {
  if (plan.numStaticSlots > plan.slots.size())
    return planError("more static slots than slots");
  int64_t base = plan.size().bytes;
  for (auto [index, slot] : llvm::enumerate(plan.slots)) {
    auto [bytes, before] = slot.offset;
    if (bytes < 0 || slot.size.factor() < 0)
      return planError("slot " + llvm::Twine(index) +
                       " has a negative size or offset");
    if (index < plan.numStaticSlots) {
      if (!slot.size.isStatic() || before != 0 || bytes > plan.staticBytes ||
          slot.size.factor() > plan.staticBytes - bytes)
        return planError("slot " + llvm::Twine(index) +
                         " leaves the static region");
    } else if (bytes != base || bytes < plan.staticBytes ||
               before != index - plan.numStaticSlots ||
               bytes % plan.alignment != 0) {
      return planError("slot " + llvm::Twine(index) +
                       " is not behind the slots before it");
    }
  }
  return Error::success();
}

/// A buffer in its place.
static Error verifyBuffer(ArrayRef<Buffer> buffers, unsigned index,
                          const ArenaPlan &plan) {
  const Buffer &buffer = buffers[index];
  if (plan.slotOf[index] >= plan.slots.size())
    return planError("buffer " + llvm::Twine(index) + " has no slot");
  const ArenaSlot &slot = plan.slots[plan.slotOf[index]];
  if (buffer.first > buffer.last)
    return planError("buffer " + llvm::Twine(index) + " ends before it begins");
  if (!fitsInto(buffer.size, slot.size))
    return planError("buffer " + llvm::Twine(index) + " does not fit its slot");
  if (buffer.alignment <= 0 || plan.alignment % buffer.alignment != 0 ||
      slot.offset.bytes % buffer.alignment != 0)
    return planError("buffer " + llvm::Twine(index) + " is not aligned");
  return Error::success();
}

/// Joins the buffers of each group, which must have one slot.
static Error collectTenants(ArrayRef<Buffer> buffers, const ArenaPlan &plan,
                            std::vector<Tenant> &tenants) {
  std::map<unsigned, size_t> tenantOfGroup;
  for (unsigned index = 0; index < buffers.size(); ++index) {
    if (Error error = verifyBuffer(buffers, index, plan))
      return error;
    const Buffer &buffer = buffers[index];
    Tenant tenant = {index, plan.slotOf[index], buffer.first, buffer.last,
                     buffer.size.factor()};
    auto group = tenantOfGroup.end();
    if (buffer.aliasGroup)
      group = tenantOfGroup.find(*buffer.aliasGroup);
    if (group == tenantOfGroup.end()) {
      if (buffer.aliasGroup)
        tenantOfGroup[*buffer.aliasGroup] = tenants.size();
      tenants.push_back(tenant);
      continue;
    }
    Tenant &whole = tenants[group->second];
    if (whole.slot != tenant.slot)
      return planError("buffers " + llvm::Twine(whole.buffer) + " and " +
                       llvm::Twine(index) +
                       " of one alias group lie in two places");
    whole.first = std::min(whole.first, tenant.first);
    whole.last = std::max(whole.last, tenant.last);
    whole.bytes = std::max(whole.bytes, tenant.bytes);
  }
  return Error::success();
}

static Error overlapError(const Tenant &a, const Tenant &b) {
  return planError("buffers " + llvm::Twine(std::min(a.buffer, b.buffer)) +
                   " and " + llvm::Twine(std::max(a.buffer, b.buffer)) +
                   " overlap while both are live");
}

/// Tenants of one symbolic slot must come one after the other.
static Error verifySymbolic(ArrayRef<Tenant> tenants) {
  std::map<unsigned, std::map<int64_t, const Tenant *>> bySlot;
  for (const Tenant &tenant : tenants) {
    auto &line = bySlot[tenant.slot];
    auto [position, isNew] = line.try_emplace(tenant.first, &tenant);
    if (!isNew)
      return overlapError(*position->second, tenant);
    auto next = std::next(position);
    if (next != line.end() && next->first <= tenant.last)
      return overlapError(tenant, *next->second);
    if (position != line.begin() &&
        std::prev(position)->second->last >= tenant.first)
      return overlapError(*std::prev(position)->second, tenant);
  }
  return Error::success();
}

/// Walks through time with the map of live ranges, which are disjoint as long
/// as all is well; a new one can then only hit a neighbour.
static Error verifyStatic(ArrayRef<Tenant> tenants, const ArenaPlan &plan) {
  // (time, 0 = begins, 1 = ends after, tenant)
  std::vector<std::tuple<int64_t, int, const Tenant *>> events;
  for (const Tenant &tenant : tenants) {
    if (tenant.bytes == 0)
      continue;
    events.emplace_back(tenant.first, 0, &tenant);
    events.emplace_back(tenant.last, 1, &tenant);
  }
  llvm::sort(events);
  std::map<int64_t, const Tenant *> live; // by offset
  for (auto [time, kind, tenant] : events) {
    int64_t offset = plan.slots[tenant->slot].offset.bytes;
    if (kind == 1) {
      live.erase(offset);
      continue;
    }
    auto [position, isNew] = live.try_emplace(offset, tenant);
    if (!isNew)
      return overlapError(*position->second, *tenant);
    auto next = std::next(position);
    if (next != live.end() && next->first - offset < tenant->bytes)
      return overlapError(*tenant, *next->second);
    if (position == live.begin())
      continue;
    auto before = std::prev(position);
    if (offset - before->first < before->second->bytes)
      return overlapError(*before->second, *tenant);
  }
  return Error::success();
}

Error tcopt::verifyPlan(ArrayRef<Buffer> buffers, const ArenaPlan &plan) {
  if (plan.slotOf.size() != buffers.size())
    return planError("expected " + llvm::Twine(buffers.size()) +
                     " buffers, found " + llvm::Twine(plan.slotOf.size()));
  if (plan.alignment <= 0 || !llvm::isPowerOf2_64(plan.alignment))
    return planError("alignment is no power of two");
  if (Error error = verifySlots(plan))
    return error;
  std::vector<Tenant> tenants;
  if (Error error = collectTenants(buffers, plan, tenants))
    return error;
  auto isStatic = [&](const Tenant &tenant) {
    return tenant.slot < plan.numStaticSlots;
  };
  auto middle = llvm::partition(tenants, isStatic);
  ArrayRef<Tenant> all = tenants;
  size_t numStatic = size_t(middle - tenants.begin());
  if (Error error = verifyStatic(all.take_front(numStatic), plan))
    return error;
  return verifySymbolic(all.drop_front(numStatic));
}
