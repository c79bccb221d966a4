/// Throws what the processor has cached out, by streaming over more memory than its caches hold.
final class CacheFlush {
  private var memory = [UInt64](repeating: 1, count: 96 << 17)

  func run() {
    // What misses a cache takes no other instructions.
    guard InstructionCount.current == nil else { return }
    for index in memory.indices { memory[index] &+= 1 }
  }
}
