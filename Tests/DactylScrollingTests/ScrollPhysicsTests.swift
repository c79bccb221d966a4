import Dactyl
import DactylTesting
import Foundation
import TestStage
import TestSupport
import Testing

/// Moving content is at the position of a formula of the time, at any frame rate, to a thousandth of a point (V12,
/// V20-V23).
@Suite struct ScrollPhysicsTests {
  enum Motion: CaseIterable { case flick, fastFlick, release, bounce, wheel, key, animated, snap, page }
  enum Frames: CaseIterable { case at30, at60, at144, random, none }

  /// A moving list, and its offset by a formula of the elapsed seconds, where there is a plain one.
  private struct Play {
    let stage = Stage(size: Size(400, 600))
    let list: ScrollView
    var formula: ((Double) -> Double)?

    init(_ translation: Motion) {
      list = stage.scene.addView(frame: Rect(0, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 3000))
      var speed = 0.0
      list.delegate.willEndDragging = { _, velocity, _ in speed = velocity.y * 1000 }
      list.contentOffset.y = 1000
      switch translation {
      case .flick, .fastFlick:
        list.decelerationRate = translation == .flick ? .normal : .fast
        flick(120)
        let (start, rate) = (list.contentOffset.y, log(translation == .flick ? 0.998 : 0.99) * 1000)
        formula = { time in
          // It stops at 10 points a second.
          let time = min(time, log(10 / speed) / rate)
          return start + speed * (exp(rate * time) - 1) / rate
        }
      case .release:
        list.contentOffset.y = 0
        stage.one.drag(from: Point(150, 100), to: Point(150, 300), duration: 0.2, steps: 12)
        stage.scene.advance(by: 0.3)
        stage.one.lift()
        let start = list.contentOffset.y
        formula = { start * (46 * exp(-9 * $0) - 9 * exp(-46 * $0)) / 37 }
      case .bounce:
        list.contentOffset.y = 2500
        flick(200)
      case .wheel:
        let mouse = Mouse(in: stage.scene)
        mouse.move(to: Point(150, 200))
        mouse.scroll(by: Vector(0, 2))
        formula = { 1080 - 80 * exp(-20 * $0) }
      case .key:
        list.view.setResponder(ResponderRecorder("list", in: stage.log))
        list.view.becomeFirstResponder()
        stage.key(.pageDown)
        formula = { 1360 - 360 * exp(-20 * $0) }
      case .animated:
        list.setContentOffset(ScrollPoint(0, 1600), animated: true)
        formula = { time in
          let share = min(time / 0.3, 1)
          return 1000 + 600 * (share < 0.5 ? 4 * pow(share, 3) : 1 - 4 * pow(1 - share, 3))
        }
      case .snap:
        list.verticalSnap = .every(170)
        flick(100)
      case .page:
        list.isPagingEnabled = true
        flick(150)
      }
    }

    private func flick(_ translation: Float) {
      stage.one.drag(from: Point(150, 380), to: Point(150, 380 - translation), duration: 0.1, steps: 12)
      stage.one.lift()
    }

    /// The offsets at some moments, with frames in between.
    func offsets(at moments: [Double], _ frames: Frames) -> [Double] {
      var random = SeededRandom(seed: 7)
      var now = 0.0
      return moments.map { moment in
        while true {
          let step: Double? =
            switch frames {
            case .at30: 1 / 30.0
            case .at60: 1 / 60.0
            case .at144: 1 / 144.0
            case .random: Double(random.float(0.001, 0.06))
            case .none: nil
            }
          guard let step, now + step < moment else { break }
          stage.scene.advance(by: step)
          now += step
        }
        stage.scene.advance(by: moment - now)
        now = moment
        return list.contentOffset.y
      }
    }
  }

  @Test(
    "The content is at the same offset at the same moment, and where the formula puts it", arguments: Motion.allCases)
  func physics(translation: Motion) {
    let moments = [0.011, 0.05, 0.1, 0.17, 0.31, 0.5, 0.8, 1.3, 2.1, 3.4, 6]
    let exact = Play(translation).offsets(at: moments, .none)
    #expect(Set(exact.map { ($0 * 10).rounded() }).count > 4)
    for frames in Frames.allCases {
      let offsets = Play(translation).offsets(at: moments, frames)
      for (index, pair) in zip(exact, offsets).enumerated() {
        #expect(abs(pair.0 - pair.1) < 0.001, "\(translation) \(frames) after \(moments[index]) s")
      }
    }
    let play = Play(translation)
    guard let formula = play.formula else { return }
    for (moment, offset) in zip(moments, exact) {
      // A position nearer to its end than a tenth of a point has arrived.
      let isOver = abs(offset - (exact.last ?? 0)) < 0.0001
      #expect(abs(offset - formula(moment)) < (isOver ? 0.11 : 0.001), "\(translation) after \(moment) s")
    }
  }
}
