/// The options about recordings on the command line of an app. All others are the app's own.
package struct LaunchArguments: Hashable {
  /// The file to record to.
  package var record: String?
  /// The recording to play.
  package var replay: ReplayOptions?
  /// Whether a recording is played without a display.
  package var isHeadless = false
  /// The other arguments.
  package var rest: [String] = []

  /// A fault of the command line, in words.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// Reads the arguments after the program's name.
  package init(_ arguments: [String]) throws(Fault) {
    var left = arguments[...]
    var options = ReplayOptions("")
    var first: String?
    func value(_ name: String) throws(Fault) -> String {
      guard let value = left.popFirst() else { throw Fault(description: "\(name) wants a value after it") }
      return value
    }
    func number(_ name: String, above least: Double) throws(Fault) -> Double {
      let text = try value(name)
      guard let number = Double(text), number.isFinite, number > least else {
        throw Fault(description: "\(name) wants a number above \(least), not \(text)")
      }
      return number
    }
    while let name = left.popFirst() {
      switch name {
      case "--record": record = try value(name)
      case "--replay": options.path = try value(name)
      case "--verify": options.verifies = true
      case "--speed": options.speed = try number(name, above: 0)
      case "--from": options.from = try number(name, above: -.infinity)
      case "--until": options.until = try number(name, above: -.infinity)
      case "--export":
        let kind = try value(name)
        guard let product = Self.product(kind) else {
          throw Fault(description: "--export wants scenario or test, not \(kind)")
        }
        options.product = product
      case "--shrink": options.product = .shrunk(until: try value(name))
      case "--output": options.output = try value(name)
      case "--headless": isHeadless = true
      default:
        rest.append(name)
        continue
      }
      if name != "--record", name != "--replay", first == nil { first = name }
    }
    if !options.path.isEmpty { replay = options }
    if replay == nil, let first { throw Fault(description: "\(first) goes with --replay FILE") }
    if record != nil && replay != nil { throw Fault(description: "either --record or --replay is wanted") }
  }

  /// What `--export` makes, by its name.
  package static func product(_ name: String) -> ReplayOptions.Product? {
    switch name {
    case "scenario": .scenario
    case "test": .test
    default: nil
    }
  }
}
