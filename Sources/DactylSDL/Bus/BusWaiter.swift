import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Wakes the program from its sleep for events when a bus has sent something: a thread of its own waits for that, and
/// pushes an event of SDL which means nothing else.
@safe final class BusWaiter {
  /// What the thread knows.
  private struct Task {
    var descriptor: Int32
    /// The end of a pipe that is written to when the thread is to end.
    var stop: Int32
    var event: UInt32
  }

  private let task: UnsafeMutablePointer<Task>
  private let stop: Int32
  private let thread: OpaquePointer?

  /// Starts to wait; nil where no thread or pipe can be had.
  init?(descriptor: Int32) {
    let event = SDL_RegisterEvents(1)
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = unsafe withUnsafeMutablePointer(to: &ends) { pair in
      unsafe pair.withMemoryRebound(to: Int32.self, capacity: 2) { unsafe pipe($0) == 0 }
    }
    guard event != UInt32.max, isOpen else { return nil }
    stop = ends.1
    unsafe task = .allocate(capacity: 1)
    unsafe task.initialize(to: Task(descriptor: descriptor, stop: ends.0, event: event))
    unsafe thread = SDL_CreateThread(
      { data in
        guard let task = unsafe data?.assumingMemoryBound(to: Task.self).pointee else { return 0 }
        BusWaiter.run(task)
        return 0
      }, "bus", task)
    if unsafe thread == nil {
      end()
      return nil
    }
  }

  deinit { end() }

  private func end() {
    _ = unsafe write(stop, "q", 1)
    if let thread = unsafe thread { unsafe SDL_WaitThread(thread, nil) }
    close(stop)
    unsafe close(task.pointee.stop)
    unsafe task.deallocate()
  }

  private static func run(_ task: Task) {
    let readable = Int16(POLLIN)
    while true {
      var waited = [
        pollfd(fd: task.stop, events: readable, revents: 0), pollfd(fd: task.descriptor, events: readable, revents: 0),
      ]
      guard unsafe poll(&waited, 2, -1) >= 0 || errno == EINTR, waited[0].revents == 0 else { return }
      guard waited[1].revents != 0 else { continue }
      var event = unsafe SDL_Event()
      unsafe event.type = task.event
      unsafe SDL_PushEvent(&event)
      // It is pushed again until what has come is read, but not more often than the program can be woken.
      guard unsafe poll(&waited, 1, waited[1].revents & readable != 0 ? 1 : 200) == 0 else { return }
    }
  }
}
