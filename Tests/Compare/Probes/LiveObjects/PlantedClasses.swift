/// Two classes that retain each other until a test breaks the cycle.
final class CycleOwner {
  var part: CyclePart?
}

final class CyclePart {
  var owner: CycleOwner?
}

final class Plain {
  final class Nested {}
}

final class Box<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

extension [Int] {
  final class Cursor {}
}

private final class Hidden {}

// Not inlined, because the optimiser would keep the objects on the stack.

@inline(never)
func makeCycle() -> CycleOwner {
  let owner = CycleOwner()
  let part = CyclePart()
  owner.part = part
  part.owner = owner
  return owner
}

@inline(never)
func makePlain() -> Plain { Plain() }

@inline(never)
func makeNested() -> AnyObject { Plain.Nested() }

@inline(never)
func makeHidden() -> AnyObject { Hidden() }

@inline(never)
func makeLocal() -> AnyObject {
  final class Local {}
  return Local()
}

@inline(never)
func makeBox<Content>(_ content: Content) -> AnyObject { Box(content) }

@inline(never)
func makeCursor() -> AnyObject { [Int].Cursor() }

/// Returns a closure that keeps a variable alive in a heap object without a class.
@inline(never)
func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}
