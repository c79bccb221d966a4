import Dactyl
import DactylTesting
import TestStage
import Testing

@testable import DactylInput

@Suite struct SwipeTests {
  private func lines(
    _ swipe: SwipeGestureRecognizer = SwipeGestureRecognizer(), in setting: Setting, _ act: (Stage) -> Void
  ) -> [String] {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    stage.add(swipe, to: view, as: "swipe")
    act(stage)
    stage.scene.advance(by: 2)
    #expect(stage.scene.activeGestures.isEmpty)
    return stage.lines
  }

  /// A finger that moves from the middle of the view along a path.
  private func flick(_ x: Float, _ y: Float, in setting: Setting, duration: Double = 0.1) -> (Stage) -> Void {
    { stage in
      stage.one.drag(
        from: setting.location(150, 150), to: setting.location(150 + x, 150 + y), duration: duration, steps: 6)
      stage.one.lift()
    }
  }

  @Test("SW1, SW7: each direction in the axes of the view, however it is turned", arguments: Setting.all)
  func directions(setting: Setting) {
    let swipes: [(SwipeDirection, Float, Float)] = [
      (.right, 130, 0), (.left, -130, 0), (.up, 0, -130), (.down, 0, 130),
    ]
    for (direction, _, _) in swipes {
      for (other, x, y) in swipes {
        let received = lines(SwipeGestureRecognizer(direction: direction), in: setting, flick(x, y, in: setting))
        #expect(received == (direction == other ? ["swipe ended"] : []))
      }
    }
    for (_, x, y) in swipes {
      let both = SwipeGestureRecognizer(direction: [.left, .right])
      #expect(lines(both, in: setting, flick(x, y, in: setting)) == (y == 0 ? ["swipe ended"] : []))
    }
    #expect(lines(SwipeGestureRecognizer(direction: []), in: setting, flick(130, 0, in: setting)) == [])
  }

  @Test("SW3: a swipe is recognized with the move that completes it, once", arguments: Setting.all)
  func onTheMove(setting: Setting) {
    let received = lines(in: setting) { stage in
      stage.one.drag(from: setting.location(20, 150), to: setting.location(150, 150), duration: 0.1)
      stage.expect(["swipe ended"])
      stage.one.drag(to: setting.location(290, 150), duration: 0.1)
      stage.one.lift()
    }
    #expect(received == ["swipe ended"])
  }

  @Test("SW4: its location is where it began, of several fingers the centroid", arguments: Setting.all)
  func location(setting: Setting) {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    var locations: [Point] = []
    view.addGestureRecognizer(SwipeGestureRecognizer(touches: 2)) { locations.append($0.location(in: nil)) }

    stage.one.press(at: setting.location(20, 100))
    stage.two.press(at: setting.location(20, 200))
    for x in stride(from: Float(60), through: 180, by: 40) {
      stage.scene.advance(by: 0.02)
      stage.scene.together {
        stage.one.move(to: setting.location(x, 100))
        stage.two.move(to: setting.location(x, 200))
      }
    }

    #expect(locations.count == 1)
    #expect(locations.allSatisfy { $0.distance(to: setting.location(20, 150)) < 0.01 })
  }

  @Test("SW2: a fast swipe may be longer and less straight than a slow one", arguments: Setting.all)
  func fastAndSlow(setting: Setting) {
    func isSwipe(_ x: Float, _ y: Float, _ duration: Double) -> Bool {
      !lines(in: setting, flick(x, y, in: setting, duration: duration)).isEmpty
    }
    // 0.4 of the distance across is within 0.5 radians, and not within 0.25.
    #expect(isSwipe(120, 48, 0.1))
    #expect(!isSwipe(120, 48, 0.45))
    // A short swipe counts when it is slow.
    #expect(!isSwipe(40, 0, 0.05))
    #expect(isSwipe(40, 0, 0.4))
  }

  @Test("SW5: a movement that is too short, too slow, sideways or back is no swipe", arguments: Setting.all)
  func failures(setting: Setting) {
    for (x, y, duration) in [(Float(5), Float(0), 0.1), (120, 0, 3.5), (60, 80, 0.1), (0, 120, 0.1), (-120, 0, 0.1)] {
      #expect(lines(in: setting, flick(x, y, in: setting, duration: duration)) == [])
    }
  }

  @Test("SW5, G71: when one of its fingers lifts early, the other does not complete it", arguments: Setting.all)
  func oneLiftsEarly(setting: Setting) {
    let received = lines(SwipeGestureRecognizer(touches: 2), in: setting) { stage in
      stage.one.press(at: setting.location(20, 100))
      stage.two.press(at: setting.location(20, 200))
      stage.one.lift()
      stage.two.drag(to: setting.location(200, 200), duration: 0.1)
      stage.two.lift()
    }
    #expect(received == [])
  }

  @Test("G30: a complete and held swipe neither times out nor fails by movement", arguments: Setting.all)
  func held(setting: Setting) {
    let stage = Stage(size: Size(800, 800))
    let view = setting.addView(to: stage)
    let swipe = stage.add(SwipeGestureRecognizer(), to: view, as: "swipe")
    swipe.require(toFail: view.addGestureRecognizer(LongPressGestureRecognizer(duration: 2, movement: 500)))

    stage.one.drag(from: setting.location(20, 150), to: setting.location(200, 150), duration: 0.1)
    stage.scene.advance(by: 1)
    stage.one.move(to: setting.location(20, 280))
    stage.expect([])
    stage.one.lift()

    #expect(stage.lines == ["swipe ended"])
  }
}
