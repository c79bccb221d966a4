import ArgumentParser
import Dactyl
import Foundation

/// Measures what a frame costs, stage by stage: `swift run -c release FrameBench`.
@main
struct FrameBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures what a frame costs, stage by stage, with no display.",
    discussion: "Fingers drag in circles all the time. Times are nanoseconds; build with -c release.")

  @Option(help: ArgumentHelp("The scenes: \(BenchScene.names).", valueName: "a,b"))
  var scenes = BenchScene.names

  @Option(help: "How many fingers drag at once.")
  var fingers = 4

  @Option(help: "How many frames are measured, after 60 that are not.")
  var frames = 300

  @Option(help: ArgumentHelp("Writes the rows to a file as well.", valueName: "file"))
  var json: String?

  func validate() throws {
    guard frames > 0 else { throw ValidationError("--frames: a number above 0 wanted, \(frames) found") }
    guard (0...10).contains(fingers) else { throw ValidationError("--fingers: 0 to 10 wanted, \(fingers) found") }
    _ = try chosenScenes()
  }

  func run() throws {
    var rows: [BenchRow] = []
    for scene in try chosenScenes() {
      let measured = BenchRun(scene, fingers: fingers, frames: frames).run()
      print(BenchTable.text(scene, fingers: fingers, measured))
      rows += measured
    }
    if let json { try BenchJSON.data(rows).write(to: URL(fileURLWithPath: json)) }
  }

  private func chosenScenes() throws -> [BenchScene] {
    try scenes.split(separator: ",").map { name in
      guard let scene = BenchScene(rawValue: String(name)) else {
        throw ValidationError("--scenes: some of \(BenchScene.names) wanted, \"\(name)\" found")
      }
      return scene
    }
  }
}
