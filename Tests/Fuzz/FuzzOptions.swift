import Foundation
import FuzzWorlds

/// The options of the fuzzer.
struct FuzzOptions: Sendable {
  private static let usage = """
    Usage: Fuzz [OPTION]...

    Plays random worlds, each from a seed, and looks whether what must hold does (Tests/FuzzWorlds/FuzzInvariants.swift).
      --seconds N   stops after so long; 60 unless something else limits it
      --events N    stops after so many events
      --seed N      the first seed; 1 unless given
      --seeds N     stops after so many seeds
      --frames N    how long a play is; 120 unless given
      --threads N   so many scenes at a time, each on a thread of its own
      --without F   leaves a part of the worlds out: \(FuzzFeature.allCases.map(\.rawValue).joined(separator: ", "))
      --memory      looks whether each play leaves as much memory in use as there was before
      --log         plays one seed and prints all that is received and decided
      --recordings  records each play, and plays the recording three times: all hashes have to be as they were recorded
      --mutations N reads so many recordings whose bytes are changed at random, and nothing else
      --play FILE   plays the steps in a file, as a play that failed prints them, and does the same

    It is built with `swift build -c release --product Fuzz`; with --sanitize=address or --sanitize=thread into a folder of
    its own (--scratch-path). The address sanitizer is many times as fast without what these worlds do not need:
    ASAN_OPTIONS=detect_leaks=0:malloc_context_size=0:quarantine_size_mb=1:detect_stack_use_after_return=0
    """
  var seconds: Double?
  var events: Int?
  var seed: UInt64 = 1
  var seeds: Int?
  var frames = 120
  var threads = 1
  var without: Set<FuzzFeature> = []
  var printsLog = false
  var comparesMemory = false
  var recordsPlays = false
  var mutations: Int?
  /// A file with steps.
  var play: String?

  init(_ arguments: ArraySlice<String>) {
    var arguments = Array(arguments)
    while !arguments.isEmpty {
      let name = arguments.removeFirst()
      switch name {
      case "--log": printsLog = true
      case "--memory": comparesMemory = true
      case "--recordings": recordsPlays = true
      default: break
      }
      if ["--log", "--memory", "--recordings"].contains(name) { continue }
      guard let value = arguments.first else { Self.stop() }
      arguments.removeFirst()
      switch name {
      case "--seconds": seconds = Self.number(value)
      case "--events": events = Self.number(value)
      case "--seed": seed = Self.number(value)
      case "--seeds": seeds = Self.number(value)
      case "--frames": frames = Self.number(value)
      case "--threads": threads = max(1, Self.number(value))
      case "--play": play = value
      case "--mutations": mutations = Self.number(value)
      case "--without":
        guard let feature = FuzzFeature(rawValue: value) else { Self.stop() }
        without.insert(feature)
      default: Self.stop()
      }
    }
    if printsLog { seeds = 1 }
    if events == nil && seeds == nil && seconds == nil { seconds = 60 }
  }

  private static func number<Number: LosslessStringConvertible>(_ text: String) -> Number {
    guard let number = Number(text) else { stop() }
    return number
  }

  private static func stop() -> Never {
    print(usage)
    exit(64)
  }
}
