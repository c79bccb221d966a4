import DactylScene

/// The options about recordings and pictures on the command line of an app. All others are the app's own.
package struct LaunchArguments: Hashable {
  /// The file to record to.
  package var record: String?
  /// The recording to play.
  package var replay: ReplayOptions?
  /// The file of what a run keeps for the next.
  package var state: String?
  /// The quick action to begin with.
  package var action: String?
  /// The file to write by which a desktop shows the program.
  package var desktopFile: String?
  /// Whether the program runs without a display.
  package var isHeadless = false
  /// The picture to make in place of a run in a window.
  package var picture: PictureOptions?
  /// The other arguments.
  package var rest: [String] = []

  /// A fault of the command line, in words.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    package let description: String

    /// Makes a fault of a line.
    package init(_ description: String) { self.description = description }
  }

  /// The lines about these options for the help of a program.
  package static let help = """
    --record FILE           record the run to this file, with everything that is typed
    --replay FILE           play a recording in place of the input
    --verify                with --replay: compare the state of each frame with the recorded one; 1 is the exit code for
                            a difference
    --speed X               with --replay: so many times as fast
    --from T, --until T     with --replay: show it from a second of the recording's clock on, up to another
    --headless              with --replay: play it without a display
    --picture FILE          run without a display for a second, save a picture (PNG), and end;
                            --picture-size 640x480 is the size of the window, --picture-frame N another frame than the
                            60th
    --state FILE            keep the window's frame, and what the program names, in this file for the next run with it
    --action ID             do this quick action, in the program that runs already where there is one
    --desktop-file FILE     write the file by which a desktop shows the program and its quick actions, and end
    --export KIND           with --replay: make a scenario, a test in Swift, a timeline (a page for a browser) or a trace
                            (for Perfetto) of it, to --output FILE;
                            --expect ENTRY has the test expect an entry of the log of decisions
    --shrink ENTRY          with --replay: find the fewest events after which the log has that entry, to --output FILE
    """

  /// Reads the arguments after the program's name. The value of an option follows it, or an equals sign in it.
  package init(_ arguments: [String]) throws(Fault) {
    var left = arguments[...]
    var options = ReplayOptions("")
    var first: String?
    var attached: String?
    func value(_ name: String) throws(Fault) -> String {
      if let value = attached { return value }
      guard let value = left.popFirst() else { throw Fault("\(name) wants a value after it") }
      return value
    }
    func number(_ name: String, above least: Double) throws(Fault) -> Double {
      let text = try value(name)
      guard let number = Double(text), number.isFinite, number > least else {
        throw Fault("\(name) wants a number above \(least), not \(text)")
      }
      return number
    }
    var picture = PictureOptions("")
    var firstOfPicture: String?
    while let argument = left.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? argument
      attached = parts.count > 1 ? String(parts[1]) : nil
      switch name {
      case "--record": record = try value(name)
      case "--state": state = try value(name)
      case "--action": action = try value(name)
      case "--desktop-file": desktopFile = try value(name)
      case "--replay": options.path = try value(name)
      case "--verify": options.verifies = true
      case "--speed": options.speed = try number(name, above: 0)
      case "--from": options.from = try number(name, above: -.infinity)
      case "--until": options.until = try number(name, above: -.infinity)
      case "--export":
        let kind = try value(name)
        guard let product = Self.product(kind) else {
          throw Fault("--export wants scenario, test, timeline or trace, not \(kind)")
        }
        options.product = product
      case "--shrink": options.product = .shrunk(until: try value(name))
      case "--output": options.output = try value(name)
      case "--expect": options.expectation = try value(name)
      case "--headless": isHeadless = true
      case "--picture": picture.path = try value(name)
      case "--picture-size": picture.size = try Self.size(try value(name))
      case "--picture-frame": picture.frame = try Self.frame(try value(name))
      default:
        rest.append(argument)
        continue
      }
      if name.hasPrefix("--picture") {
        firstOfPicture = firstOfPicture ?? name
      } else if !["--record", "--replay", "--state", "--action", "--desktop-file", "--headless"].contains(name),
        first == nil
      {
        first = name
      }
    }
    if !picture.path.isEmpty { self.picture = picture }
    if self.picture == nil, let firstOfPicture { throw Fault("\(firstOfPicture) goes with --picture FILE") }
    if !options.path.isEmpty { replay = options }
    if replay == nil, let first { throw Fault("\(first) goes with --replay FILE") }
    if action != nil && (replay != nil || self.picture != nil) {
      throw Fault("--action goes neither with --replay nor with --picture")
    }
    if record != nil && replay != nil { throw Fault("either --record or --replay is wanted") }
    if state != nil && (record != nil || replay != nil || self.picture != nil) {
      throw Fault("--state goes neither with --record nor with --replay nor with --picture")
    }
    if self.picture != nil && (record != nil || replay != nil) {
      throw Fault("--picture goes neither with --record nor with --replay")
    }
  }

  private static func size(_ text: String) throws(Fault) -> Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy((1...8192).contains) else {
      throw Fault("--picture-size wants a width and a height from 1 to 8192, such as 640x480, not \(text)")
    }
    return Size(Float(sides[0]), Float(sides[1]))
  }

  private static func frame(_ text: String) throws(Fault) -> Int {
    guard let frame = Int(text), (1...1_000_000).contains(frame) else {
      throw Fault("--picture-frame wants a number from 1 to 1000000, not \(text)")
    }
    return frame
  }

  /// What `--export` makes, by its name.
  package static func product(_ name: String) -> ReplayOptions.Product? {
    switch name {
    case "scenario": .scenario
    case "test": .test
    case "timeline": .timeline
    case "trace": .trace
    default: nil
    }
  }
}
