import Dactyl
import DactylTesting
import TestStage

extension RulePlay {
  /// Scroll views: by fingers, the wheel and keys.
  static let scrolling: [RulePlay] = [
    RulePlay(.V15) { stage in
      let list = stage.card()
      list.makeScrollView(contentSize: ScrollSize(100, 1000))
      stage.touch()
    },
    RulePlay(.V5) { stage in
      let list = stage.list()
      (list.delaysContentTouches, list.canCancelContentTouches) = (false, false)
      stage.view("row", Rect(0, 0, 100, 100), in: list.view)
      stage.one.drag(from: Point(10, 90), to: Point(10, 10))
    },
    RulePlay(.V6) { stage in
      let list = stage.list()
      list.delaysContentTouches = false
      stage.scene.addView(frame: Rect(0, 0, 100, 100), to: list.view).makeControl()
      stage.one.drag(from: Point(10, 90), to: Point(10, 10))
    },
    RulePlay(.V8) { stage in
      let list = stage.list()
      stage.view("row", Rect(0, 0, 100, 500), in: list.view)
      list.setContentOffset(ScrollPoint(0, 300), animated: true)
      stage.scene.advance(by: 0.1)
      stage.one.press(at: Point(10, 50))
    },
    RulePlay(.V9) { stage in
      stage.list()
      stage.one.drag(from: Point(90, 10), to: Point(10, 10))
    },
    RulePlay(.V16) { stage in
      stage.list(in: stage.list().view)
      stage.one.drag(from: Point(10, 90), to: Point(10, 10))
    },
    RulePlay(.V22) { stage in
      stage.list()
      stage.scene.send(.scroll(ScrollSample(location: Point(10, 10), delta: Vector(0, 1))))
    },
    RulePlay(.V27) { stage in
      let list = stage.scene.addView(frame: Rect(0, 0, 100, 100)).makeScrollView(contentSize: ScrollSize(100, 500))
      stage.witness("row", in: list.view).becomeFirstResponder()
      stage.key(.pageDown)
    },
  ]
}

extension Stage {
  /// A list of a hundred points square at the origin with five times as much content; inside another one it is at its
  /// lower limit.
  @discardableResult
  fileprivate func list(in outer: View? = nil) -> ScrollView {
    let list = scene.addView(frame: Rect(0, 0, 100, 100), to: outer)
      .makeScrollView(contentSize: ScrollSize(100, 500))
    if outer != nil { list.contentOffset = ScrollPoint(0, 400) }
    return list
  }
}
