import Dactyl
import Testing

@Suite struct EasingTests {
  @Test("Every easing starts at 0 and ends at 1, and is clamped before and after", arguments: Easing.named)
  func ends(easing: Easing) {
    #expect(abs(easing.progress(at: 0)) < 1e-6)
    #expect(abs(easing.progress(at: 1) - 1) < 1e-5)
    #expect(easing.progress(at: -3) == easing.progress(at: 0))
    #expect(easing.progress(at: 7) == easing.progress(at: 1))
  }

  @Test("Every easing is continuous", arguments: Easing.named)
  func continuous(easing: Easing) {
    let values = (0...4000).map { easing.progress(at: Float($0) / 4000) }
    for (a, b) in zip(values, values.dropFirst()) { #expect(abs(a - b) < 0.005) }
  }

  @Test("Only the overshoot easing exceeds its end value", arguments: Easing.named)
  func range(easing: Easing) {
    let values = (0...1000).map { easing.progress(at: Float($0) / 1000) }
    let highest = values.max() ?? 0
    #expect((highest > 1.01) == (easing == .overshoot))
    #expect((values.min() ?? -1) >= -1e-6)
  }

  @Test("An easing that is slow at an end has a small slope there")
  func shapes() {
    #expect(Easing.easeIn.progress(at: 0.1) < 0.1)
    #expect(Easing.easeOut.progress(at: 0.9) > 0.9)
    #expect(abs(Easing.easeInOut.progress(at: 0.5) - 0.5) < 1e-6)
    #expect(Easing.linear.progress(at: 0.3) == 0.3)
  }

  @Test("A Bézier curve has the progress of its points, as in CSS")
  func bezier() {
    let curve = Easing.cubicBezier(0.25, 0.1, 0.25, 1)
    // The values that browsers have for `ease`.
    for (share, progress) in [(0.1, 0.0948), (0.25, 0.4085), (0.5, 0.8024), (0.75, 0.9604)] {
      #expect(abs(curve.progress(at: Float(share)) - Float(progress)) < 0.001)
    }
    #expect(abs(Easing.cubicBezier(0, 0, 1, 1).progress(at: 0.3) - 0.3) < 1e-5)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
    #expect(Easing.cubicBezier(.nan, .nan, 7, .infinity).progress(at: 0.5).isFinite)
  }

  @Test("Steps jump when their share of the time has passed")
  func steps() {
    let values = [0, 0.24, 0.25, 0.6, 0.99, 1].map { Easing.steps(4).progress(at: $0) }
    #expect(values == [0, 0, 0.25, 0.5, 0.75, 1])
    #expect(Easing.steps(-3).progress(at: 0.9) == 0)
  }
}
