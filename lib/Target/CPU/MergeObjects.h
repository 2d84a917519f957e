//===- MergeObjects.h - one link graph of many objects ----------*- C++ -*-===//
//
// A linker's cost for an object is mostly the same for each: memory of its own,
// look-ups, a unit of work. All objects of a program are linked as one.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_TARGET_CPU_MERGEOBJECTS_H
#define TCOPT_LIB_TARGET_CPU_MERGEOBJECTS_H

#include "CompileParts.h"
#include "llvm/ExecutionEngine/JITLink/JITLink.h"

namespace tcopt {

/// A link graph of all objects, which must outlive it. What one defines and
/// another one refers to is linked already. The symbols of all but the first
/// object become local: look-ups do not find them.
llvm::Expected<std::unique_ptr<llvm::jitlink::LinkGraph>>
mergeObjects(llvm::ArrayRef<ObjectBytes> objects,
             std::shared_ptr<llvm::orc::SymbolStringPool> names);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_CPU_MERGEOBJECTS_H
