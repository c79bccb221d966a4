import Dactyl

extension GrowthCase {
  /// The cases of recognizers on one view that all receive the same finger.
  static var gestures: [GrowthCase] {
    [
      GrowthCase("begin pans on one view") { count in
        let stage = GrowthStage()
        for _ in 0..<count { stage.scene.window.view.addGestureRecognizer(PanGestureRecognizer()) }
        return drag(stage)
      },
      GrowthCase("begin pans that ask a delegate before") { count in
        let stage = GrowthStage()
        for _ in 0..<count {
          let pan = stage.scene.window.view.addGestureRecognizer(PanGestureRecognizer()).any
          pan.delegate.shouldBegin = { _ in true }
        }
        return drag(stage)
      },
      GrowthCase("begin presses on one view") { count in
        let stage = GrowthStage()
        for _ in 0..<count { stage.scene.window.view.addGestureRecognizer(LongPressGestureRecognizer()) }
        stage.touch(1, .began, at: Point(100, 100))
        stage.frame()
        return { stage.frame(after: 1000) }
      },
      GrowthCase("begin pans of several kinds on one view") { count in
        let stage = GrowthStage()
        for number in 0..<count {
          switch number % 3 {
          case 0: stage.scene.window.view.addGestureRecognizer(PanGestureRecognizer())
          case 1: stage.scene.window.view.addGestureRecognizer(SwipeGestureRecognizer(direction: .right))
          default: stage.scene.window.view.addGestureRecognizer(TransformGestureRecognizer())
          }
        }
        return drag(stage)
      },
      GrowthCase("tap where many recognize taps") { count in
        let stage = GrowthStage()
        for _ in 0..<count { stage.scene.window.view.addGestureRecognizer(TapGestureRecognizer()) }
        return tap(stage)
      },
      GrowthCase("tap where many recognize taps and double taps") { count in
        let stage = GrowthStage()
        for number in 0..<count {
          stage.scene.window.view.addGestureRecognizer(TapGestureRecognizer(taps: 1 + number % 2))
        }
        return tap(stage)
      },
      GrowthCase("begin pans that wait for one other") { count in
        let stage = GrowthStage()
        let view = stage.scene.window.view
        let other = view.addGestureRecognizer(TapGestureRecognizer(taps: 2)).any
        for _ in 0..<count { view.addGestureRecognizer(PanGestureRecognizer()).any.require(toFail: other) }
        return drag(stage)
      },
    ]
  }

  private static func drag(_ stage: GrowthStage) -> () -> Void {
    stage.touch(1, .began, at: Point(100, 100))
    stage.frame()
    return {
      stage.touch(1, .moved, at: Point(160, 100))
      stage.frame()
    }
  }

  private static func tap(_ stage: GrowthStage) -> () -> Void {
    stage.frame()
    return {
      stage.touch(1, .began, at: Point(100, 100))
      stage.frame()
      stage.touch(1, .ended, at: Point(100, 100))
      stage.frame()
    }
  }
}
