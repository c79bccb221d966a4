import Dactyl
import DactylTesting
import SampleScenes
import TestSupport
import Testing

/// The samples played at random, for a minute of the scene's clock.
@Suite struct SampleMonkeyTests {
  @Test(
    "A minute of random play does no harm to a sample", arguments: EverySample.allCases, Seeds.each(2))
  func minute(sample: EverySample, seed: UInt64) throws {
    let report = try Monkey(seed: seed).play(for: .seconds(60)) { scene in try sample.fill(scene) }
    #expect(report.failure == nil && report.steps.count > 200, "\(sample): \(report)")
  }
}
