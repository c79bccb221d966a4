import Dactyl
import DactylInspector
import DactylTesting
import SampleScenes
import Testing

/// Mistakes that show without input: the samples have none.
@Suite struct SampleLintTests {
  @Test("A sample has no warning, at any half second of its script", arguments: EverySample.allCases)
  func scripts(sample: EverySample) throws {
    let scene = Scene(size: Size(1024, 720))
    let game = try sample.fill(scene)
    scene.advance(by: 0)
    var known: Set<String> = []
    func check() {
      for finding in scene.lint() where finding.severity == .warning && known.insert(finding.description).inserted {
        Issue.record("\(sample) at \(scene.testClock.now.seconds): \(finding)")
      }
    }
    check()
    var events = game.script.events[...]
    let end = game.script.end
    while scene.testClock.now < end {
      let next = scene.testClock.now + 0.5
      while let event = events.first, event.timestamp <= next {
        events.removeFirst()
        if event.timestamp > scene.testClock.now { scene.advance(to: event.timestamp) }
        scene.send(event)
      }
      scene.advance(to: next)
      check()
    }
    #expect(events.isEmpty)
    withExtendedLifetime(game) {}
  }
}
