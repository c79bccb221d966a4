import Dactyl
import DactylControls

extension GrowthCase {
  /// The cases of views, and of the engine's own work on them.
  static var views: [GrowthCase] {
    [
      GrowthCase("build siblings", comparedFrom: 1000) { count in
        let stage = GrowthStage()
        return { for number in 0..<count { stage.scene.addView(frame: Rect(Float(number % 999), 0, 9, 9)) } }
      },
      GrowthCase("destroy siblings") { count in
        let stage = GrowthStage()
        let views = stage.addGrid(count, side: 10)
        stage.frame()
        return { for view in views { view.destroy() } }
      },
      GrowthCase("lay out") { count in
        let stage = GrowthStage()
        let views = stage.addGrid(count, side: 10)
        for view in views { view.onLayout = { _ in } }
        stage.frame()
        return {
          for view in views { view.setNeedsLayout() }
          stage.frame()
        }
      },
      GrowthCase("arrange") { count in
        let stage = GrowthStage()
        let page = stage.scene.addContainer(.column(), frame: Rect(0, 0, 100, 1000))
        for _ in 0..<count { page.add(stage.scene.makeView(frame: Rect(0, 0, 9, 9))) }
        stage.frame()
        return {
          page.view.frame.size.width = 200
          stage.frame()
        }
      },
      GrowthCase("arrange containers") { count in
        let stage = GrowthStage()
        let page = stage.scene.addContainer(.column(), frame: Rect(0, 0, 100, 1000))
        for _ in 0..<count { page.add(.row()).addSpacer() }
        stage.frame()
        return {
          page.view.frame.size.width = 200
          stage.frame()
        }
      },
      // A view takes no touches while it is animated: among very many siblings it leaves their index of boxes, and is
      // added again afterwards.
      GrowthCase("start animations", comparedFrom: 1000) { count in
        let stage = GrowthStage()
        let views = stage.addGrid(count, side: 10)
        stage.frame()
        return {
          for view in views { view.animate(duration: 1) { $0.alpha = 0.5 } }
          stage.frame()
        }
      },
      GrowthCase("end animations", comparedFrom: 1000) { count in
        let stage = GrowthStage()
        var ended = 0
        for view in stage.addGrid(count, side: 10) {
          view.animate(duration: 0.02, { $0.center = Point(5, 5) }, completion: { _ in ended += 1 })
        }
        stage.frame()
        return {
          stage.frame(after: 50)
          precondition(ended == count)
        }
      },
      GrowthCase("cancel animations", comparedFrom: 1000) { count in
        let stage = GrowthStage()
        let views = stage.addGrid(count, side: 10)
        for view in views { view.animate(duration: 1) { $0.alpha = 0.5 } }
        stage.frame()
        return {
          for view in views { view.cancelAnimations() }
          stage.frame()
        }
      },
    ]
  }
}
