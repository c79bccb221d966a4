import Dactyl

/// Plays a trace to a scene, frame by frame, and records the touches that its window receives.
final class TracePlayer {
  /// A touch received in a frame.
  struct Heard {
    var frame: Double
    var touch: Touch
    var predicted: [Touch]
  }
  private(set) var received: [Heard] = []
  private let scene = Scene(size: Size(2000, 2000))
  private var frame = 0.0

  init(_ samples: [Trace.Sample], resampling: Resampling? = nil, predictionTime: Double = 0, frameRate: Double = 60) {
    scene.inputSettings.resampling = resampling
    scene.inputSettings.predictionTime = predictionTime
    scene.window.view.setResponder(TouchListener(player: self))
    var next = 0
    let last = samples.last?.stamp ?? 0
    for number in 0...Int(last * frameRate + 1) {
      frame = Double(number) / frameRate
      let moment = Timestamp(seconds: frame)
      while next < samples.count, samples[next].timestamp <= moment {
        // The position is far from the window's edges.
        let position = samples[next].position + Vector(500, 500)
        let sample = TouchSample(finger: FingerID(1), phase: next == 0 ? .began : .moved, location: position)
        scene.send(InputEvent(at: samples[next].timestamp, .touch(sample)))
        next += 1
      }
      scene.frame(at: moment)
    }
    scene.window.view.setResponder(TouchListener(player: nil))
  }

  private struct TouchListener: TouchResponder {
    weak var player: TracePlayer?
    mutating func touchesMoved(_ touches: Touches, with event: Event) -> Handling {
      if let player, let touch = touches.first {
        player.received.append(
          Heard(frame: player.frame, touch: touch, predicted: event.predictedTouches(for: touch) ?? []))
      }
      return .handled
    }
  }
}
