import Dactyl
import SampleScenes

extension CardTableScene {
  /// Prints the table as it is, and from now on what happens, a line each.
  func printEvents() {
    StandardStreams.say("ready \(Int(scene.size.width))x\(Int(scene.size.height))")
    for pile in summary { StandardStreams.say("\(pile)") }
    onEvent = { StandardStreams.say("\($0)") }
  }
}
