import DactylUIKit

// A file without the testing library, which has Dispatch's own names, as files of programs are.

// In Swift 6 mode the compiler wants closures for anything called `DispatchQueue` that may be sent to another thread.

/// Calls a closure by the queue of views.
func later(_ seconds: Double, _ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { unsafe body() }
}

/// Makes an item that calls a closure by another queue, and returns it.
func work(after seconds: Double, _ body: @escaping () -> Void) -> DispatchWorkItem {
  let item = DispatchWorkItem(block: body)
  DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
  return item
}
