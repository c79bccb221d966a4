import Dactyl
import DactylControls

/// The cost of controls: whole frames in which a finger drags the knob of a slider, while very many buttons are at rest
/// beside the screen.
enum ControlPass {
  static func atRest(_ count: Int) -> BenchRow {
    let scene = Scene(size: Size(1000, 1000))
    let slider = scene.addSlider(frame: Rect(0, 0, 1000, 28)) { _ in }
    let resting = scene.addView(frame: Rect(2000, 0, 100, 100))
    for _ in 0..<count { scene.addButton("Rest", frame: Rect(0, 0, 44, 44), to: resting) }
    var milliseconds: Int64 = 0
    func play(_ phase: TouchSamplePhase, _ x: Float, _ timed: (() -> Void) -> Void) {
      milliseconds += 16
      let moment = Timestamp(milliseconds: milliseconds)
      timed {
        let sample = TouchSample(finger: FingerID(1), phase: phase, location: Point(x, 14))
        scene.send(InputEvent(at: moment, .touch(sample)))
        scene.frame(at: moment)
      }
    }
    play(.began, slider.knobFrame.center.x) { $0() }
    for number in 0..<60 { play(.moved, 100 + Float(number)) { $0() } }
    let samples = Sampler(most: 2000, watch: .wall).run { number, timed in
      play(.moved, number % 2 == 0 ? 300 : 600, timed)
    }
    return BenchRow("controls", views: count, BenchPass.controlsRest.rawValue, per: .frame, samples)
  }
}
