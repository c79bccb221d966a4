import CAllocationCount
import Dactyl
import Foundation
import FuzzWorlds
import Synchronization
import TestSupport

/// Gives seeds to threads and counts the results.
final class FuzzTally: Sendable {
  private struct State {
    var next: UInt64
    var plays = 0
    var events = 0
    var failed: [FuzzResult] = []
    var calls: [Int] = []
    var lastReport = Date()
  }
  private let options: FuzzOptions
  private let state: Mutex<State>
  private let start = Date()
  private let playing: [Playing]

  /// The seed that a thread plays, and its start: for the report of a play that never ends.
  private final class Playing: Sendable {
    let seed = Atomic<UInt64>(0)
    let since = Atomic<UInt64>(0)

    func begin() { since.store(UInt64(Date().timeIntervalSince1970), ordering: .relaxed) }
  }

  init(_ options: FuzzOptions) {
    self.options = options
    state = Mutex(State(next: options.seed))
    playing = (0..<options.threads).map { _ in Playing() }
  }

  var hasFailed: Bool { state.withLock { !$0.failed.isEmpty } }

  /// Ends the program when a play takes more than two minutes, and names the seed when one ends it.
  func watch() {
    unsafe fuzzTally = self
    // Swift prints a backtrace on request, which needs these signals itself.
    let isTraced = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] != nil
    for signal in isTraced ? [] : [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS] {
      Foundation.signal(signal) { signal in
        unsafe fuzzTally?.name("a play ended by signal \(signal)")
        Foundation.signal(signal, SIG_DFL)
        raise(signal)
      }
    }
    Thread.detachNewThread { [self] in
      while true {
        sleep(5)
        let now = UInt64(Date().timeIntervalSince1970)
        let hangs = playing.contains {
          $0.since.load(ordering: .relaxed) + 120 < now && $0.seed.load(ordering: .relaxed) > 0
        }
        guard hangs else { continue }
        name("a play does not end")
        exit(2)
      }
    }
  }

  /// Reports the seeds that are played.
  private func name(_ what: String) {
    let seeds = playing.map { $0.seed.load(ordering: .relaxed) }.filter { $0 > 0 }
    print("FAILED \(what): one of the seeds \(seeds). Again: Fuzz --seed N --seeds 1 --frames \(options.frames)")
    fflush(nil)
  }

  func work(_ thread: Int) {
    while let seed = takeSeed() {
      playing[thread].begin()
      playing[thread].seed.store(seed, ordering: .relaxed)
      play(seed, playing[thread])
      playing[thread].seed.store(0, ordering: .relaxed)
    }
  }

  private func takeSeed() -> UInt64? {
    state.withLock { state in
      if let events = options.events, state.events >= events { return nil }
      if let seeds = options.seeds, state.next >= options.seed + UInt64(seeds) { return nil }
      if let seconds = options.seconds, -start.timeIntervalSinceNow > seconds { return nil }
      if state.failed.count >= 10 { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  private func play(_ seed: UInt64, _ playing: Playing) {
    let result = FuzzResult.play(
      seed: seed, frames: options.frames, without: options.without, reporting: options.printsLog ? { print($0) } : nil)
    let faults = judge(result, isTwice: seed % 10 == 0)
    if !faults.isEmpty { notify(seed, faults, result.steps, playing) }
    let line: String? = state.withLock { state in
      state.plays += 1
      state.events += result.events
      if state.calls.isEmpty { state.calls = result.calls.map { _ in 0 } }
      for index in result.calls.indices { state.calls[index] += result.calls[index] }
      if !faults.isEmpty { state.failed.append(result) }
      guard -state.lastReport.timeIntervalSinceNow > 10 else { return nil }
      state.lastReport = Date()
      return summary(state)
    }
    if let line {
      print(line)
      fflush(nil)
    }
  }

  /// The faults of a play; also whether a second play of its steps has the same result.
  private func judge(_ result: FuzzResult, isTwice: Bool) -> [String] {
    var faults = result.faults
    if isTwice, FuzzResult.play(result.steps).digest != result.digest {
      faults.append("played twice, it was not the same")
    }
    if options.comparesMemory, let left = memoryLeft(by: result.steps) { faults.append(left) }
    return faults
  }

  /// The objects that a play leaves behind, when it is played for the second and third time: objects that are made only
  /// once exist by then.
  private func memoryLeft(by steps: [FuzzStep]) -> String? {
    let before = dactyl_live_allocation_count()
    _ = FuzzResult.play(steps).events
    let between = dactyl_live_allocation_count()
    _ = FuzzResult.play(steps).events
    let after = dactyl_live_allocation_count()
    return after == between || between == before ? nil : "memory: \(after - between) blocks are left"
  }

  private func notify(_ seed: UInt64, _ faults: [String], _ steps: [FuzzStep], _ playing: Playing) {
    let kind = MonkeyFailure.kind(of: faults[0])
    var shrinker = Shrinker(attempts: 4000)
    let few = shrinker.fewest(of: steps) { candidate in
      playing.begin()
      return judge(FuzzResult.play(candidate), isTwice: true).contains { MonkeyFailure.kind(of: $0) == kind }
    }
    let text =
      ["FAILED seed \(seed), of \(steps.count) steps \(few.count) are needed:"] + faults.prefix(5).map { "  \($0)" }
      + [FuzzShrinker.test(few)]
    print(text.joined(separator: "\n"))
    fflush(nil)
  }

  private func summary(_ state: State) -> String {
    let seconds = -start.timeIntervalSinceNow
    return
      "\(state.events) events in \(state.plays) plays from seed \(options.seed), \(state.failed.count) failed, "
      + "\(Int(seconds)) s, \(Int(Double(state.events) / max(seconds, 0.001))) events/s"
  }

  func report() {
    let (line, calls, failed) = state.withLock { (summary($0), $0.calls, $0.failed.map(\.seed)) }
    let missing = FuzzMoment.allCases.filter { Int($0.rawValue) < calls.count && calls[Int($0.rawValue)] == 0 }
    if !missing.isEmpty { print("Never called: \(missing.map { "\($0)" }.joined(separator: ", "))") }
    if !failed.isEmpty { print("Seeds that failed: \(failed.map(String.init).joined(separator: ", "))") }
    print(line)
  }
}

/// For signals, which get nothing else.
nonisolated(unsafe) var fuzzTally: FuzzTally?
