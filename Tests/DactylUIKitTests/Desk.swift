import DactylTesting
import DactylUIKit
import TestStage

/// An application with a window that fills a scene of 400 by 400 points, and hands. A diagnostic of the engine is a
/// failure.
final class Desk {
  let stage: Stage
  let application: UIApplication
  let window: UIWindow
  let mouse: Mouse
  var log: CallLog { stage.log }
  var lines: [String] { stage.lines }
  var finger: Finger { stage.one }
  var other: Finger { stage.two }
  var scene: Scene { stage.scene }

  init(
    expecting kinds: Set<Diagnostic.Kind> = [],
    application make: (Scene) -> UIApplication = { UIApplication(scene: $0) },
    window makeWindow: (CGRect) -> UIWindow = { UIWindow(frame: $0) }
  ) {
    stage = Stage(expecting: kinds)
    application = make(stage.scene)
    window = makeWindow(CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    mouse = Mouse(in: stage.scene)
  }

  /// A view that records its calls.
  @discardableResult
  func spy(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil)
    -> Spy
  {
    let spy = Spy(name, log, CGRect(x: x, y: y, width: width, height: height))
    (parent ?? window).addSubview(spy)
    return spy
  }

  func key(_ key: Key, characters: String = "", modifiers: ModifierFlags = []) {
    for isDown in [true, false] {
      scene.send(.key(KeySample(key, isDown: isDown, characters: characters, modifiers: modifiers)))
    }
  }
}

/// A view that records its calls, and passes on the calls for which it is configured.
class Spy: UIView {
  let name: String
  let log: CallLog
  var handsOn = false
  var onBegan: ((Set<UITouch>, UIEvent?) -> Void)?

  init(_ name: String, _ log: CallLog, _ frame: CGRect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  func receive(_ what: String) { log.write("\(name) \(what)") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive("began")
    onBegan?(touches, event)
    if handsOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive("moved")
    if handsOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive("ended")
    if handsOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive("cancelled")
    if handsOn { super.touchesCancelled(touches, with: event) }
  }
}

/// A target that records the calls of recognizers and controls.
final class Target: SelectorTarget {
  let log: CallLog
  var selectors: [Selector: Method] {
    ["changed:": Method(changed), "pressed": Method { [log] in log.write("pressed") }, "sent:for:": Method(sent)]
  }

  init(_ log: CallLog) { self.log = log }

  func changed(_ recognizer: UIGestureRecognizer) { log.write("\(recognizer.name ?? "") \(recognizer.state)") }
  func sent(_ sender: UIControl, _ event: UIEvent?) { log.write("\(type(of: sender)) \(event?.type == .touches)") }
}

extension UIColor {
  /// The colour of the engine.
  var engineColor: Color {
    let view = UIView()
    view.backgroundColor = self
    return view.engine[Shape.self]?.fill ?? .clear
  }
}
