import DactylInspector
import Foundation
import FuzzWorlds
import Synchronization

/// Plays that are recorded and played again, and recordings that are damaged.
struct FuzzRecordings {
  private struct Tally {
    var plays = 0
    var events = 0
    var frames = 0
    var bytes = 0
    var failed = 0
    /// Of all hashes: two builds that do the same print the same.
    var hash: UInt64 = 0
  }
  private let options: FuzzOptions

  init(_ options: FuzzOptions) { self.options = options }

  /// Records the plays of the seeds and plays each recording three times. Returns whether all were as recorded.
  func play() -> Bool {
    let options = options
    let tally = Mutex(Tally())
    let seeds = options.seeds ?? 1000
    DispatchQueue.concurrentPerform(iterations: options.threads) { thread in
      for seed in stride(from: thread, to: seeds, by: options.threads).map({ options.seed + UInt64($0) }) {
        let (recording, fault) = Self.play(seed, options)
        if let fault { print("FAILED seed \(seed): \(fault)") }
        tally.withLock { tally in
          tally.plays += 1
          tally.failed += fault == nil ? 0 : 1
          guard let recording else { return }
          tally.events += recording.events
          tally.frames += recording.frames
          tally.bytes += recording.bytes.count
          tally.hash ^= recording.hash &* (2 &* seed &+ 1)
        }
        fflush(nil)
      }
    }
    let sum = tally.withLock { $0 }
    print(
      "\(sum.plays) plays of \(sum.events) events and \(sum.frames) frames, \(sum.bytes) bytes, each played again "
        + "three times, \(sum.failed) failed; all hashes make up \(String(sum.hash, radix: 16))")
    return sum.failed == 0
  }

  private static func play(_ seed: UInt64, _ options: FuzzOptions) -> (FuzzRecording?, String?) {
    do {
      let recording = try FuzzRecording(seed: seed, frames: options.frames, without: options.without)
      for _ in 0..<3 {
        if let fault = try recording.replay() { return (recording, fault) }
      }
      return (recording, nil)
    } catch {
      return (nil, "\(error)")
    }
  }

  /// Reads recordings of plays whose bytes are changed at random. Returns whether some could be read and some could
  /// not; what the reader does wrong ends the program, most surely one that was built with a sanitizer.
  static func mutate(_ count: Int, from seed: UInt64) -> Bool {
    var mutation = RecordingMutation(seed: seed)
    let whole = (0..<8 as Range<UInt64>).compactMap { try? FuzzRecording(seed: seed + $0, frames: 8).bytes }
    var (refused, faulty, frames) = (0, 0, 0)
    for index in 0..<count where !whole.isEmpty {
      do {
        let recording = try Recording(bytes: mutation.next(of: whole[index % whole.count]), file: "\(index)")
        if recording.fault != nil { faulty += 1 }
        frames += recording.frames.count
      } catch {
        refused += 1
      }
    }
    print(
      "\(count) damaged recordings: of \(refused) the head was refused, \(faulty) were read up to a fault, "
        + "\(count - refused - faulty) to the end; \(frames) frames were read")
    return refused > 0 && faulty > 0 && frames > 0
  }
}
