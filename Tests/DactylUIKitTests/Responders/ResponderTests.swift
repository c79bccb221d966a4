import DactylTesting
import DactylUIKit
import Testing

/// The responder chain by overrides.
@Suite struct ResponderTests {
  @Test("T19: without `super` a method ends the delivery; with it the next one receives, after it has returned")
  func chain() {
    let desk = Desk()
    let outer = desk.spy("outer", 0, 0, 200, 200)
    let inner = desk.spy("inner", 0, 0, 100, 100, in: outer)
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["inner began", "inner ended"])
    inner.handsOn = true
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test("A plain view passes touches on, and so does a class that overrides no touch method")
  func plain() {
    final class Quiet: UIView {}
    let desk = Desk()
    let outer = desk.spy("outer", 0, 0, 200, 200)
    let quiet = Quiet(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(quiet)
    quiet.addSubview(plain)
    desk.finger.tap(at: Point(20, 20))
    #expect(desk.lines == ["outer began", "outer ended"])
  }

  /// A view that forwards its touches to another view.
  private final class Forwarder: Spy {
    var target: UIView?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      target?.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      target?.touchesEnded(touches, with: event)
    }
  }

  @Test("A view may forward its touches to another one, whose `super` continues from there at once")
  func byHand() {
    let desk = Desk()
    let forwarder = Forwarder("forwarder", desk.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.window.addSubview(forwarder)
    let panel = desk.spy("panel", 200, 200, 100, 100)
    let target = desk.spy("target", 0, 0, 50, 50, in: panel)
    target.handsOn = true
    forwarder.target = target
    desk.finger.tap(at: Point(50, 50))
    #expect(desk.lines == ["target began", "panel began", "target ended", "panel ended"])
  }

  @Test("R8: an overridden `next` leads elsewhere, to a view or to a plain responder; nil ends the chain")
  func next() {
    final class Model: UIResponder {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.write("model") }
    }
    final class Turning: Spy {
      var follower: UIResponder?
      override var next: UIResponder? { follower }
    }
    let desk = Desk()
    let outer = desk.spy("outer", 0, 0, 200, 200)
    let view = Turning("view", desk.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    view.handsOn = true
    let elsewhere = desk.spy("elsewhere", 300, 300, 50, 50)
    let model = Model(desk.log)
    for next in [elsewhere, model, nil, outer] {
      view.follower = next
      desk.finger.press(at: Point(50, 50))
      desk.finger.lift()
    }
    #expect(
      desk.lines.filter { !$0.hasSuffix("ended") } == [
        "view began", "elsewhere began", "view began", "model", "view began", "view began", "outer began",
      ])
    #expect(outer.next === desk.window && desk.window.next === desk.application)
  }

  @Test("R5: unhandled calls reach the application, and last its delegate")
  func delegate() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var received: [String] = []
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        received.append("launched")
        return true
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
    }
    let scene = Scene(size: Size(100, 100))
    let delegate = Delegate()
    let application = UIApplication.start(in: scene, delegate: delegate) { window in
      window.addSubview(UIView(frame: window.bounds))
    }
    Finger(1, in: scene).tap(at: Point(50, 50))
    #expect(delegate.received == ["launched", "began"])
    #expect(application.next === delegate && UIApplication.shared === application)
    #expect(application.keyWindow?.bounds.width == 100)
  }

  /// A view that can become first responder, and has actions and keys.
  private final class Editor: Spy {
    var isReady = true
    var isDone = true
    override var canBecomeFirstResponder: Bool { isReady }
    override var canResignFirstResponder: Bool { isDone }
    override var selectors: [Selector: Method] {
      ["copy:": Method { [weak self] in self?.receive("copies") }, "deal:": Method(deal), "fold": Method(fold)]
    }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "d", modifierFlags: .control, action: "deal:"),
        UIKeyCommand(title: "Fold", action: Selector(Editor.fold), input: UIKeyCommand.inputEscape),
      ]
    }
    private func deal(_ sender: Any) { receive("deals \(type(of: sender))") }
    private func fold() { receive("folds") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      receive(presses.map { "\($0.key?.charactersIgnoringModifiers ?? "") \($0.type)" }.joined())
      if event?.allPresses != presses { receive("another event") }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if presses.first?.phase == .ended { receive("up") }
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { receive("shaken \(motion)") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if event?.subtype == .motionShake { receive("was shaken") }
    }
    override func remoteControlReceived(with event: UIEvent?) { receive("\(event?.subtype ?? .none)") }
  }

  private func editor(on desk: Desk) -> Editor {
    let editor = Editor("editor", desk.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.window.addSubview(editor)
    return editor
  }

  @Test("R12-R18: a view becomes first responder if it can, and resigns if it can")
  func firstResponder() {
    let desk = Desk()
    let editor = editor(on: desk)
    #expect(!desk.spy("plain", 0, 0, 1, 1).becomeFirstResponder())
    editor.isReady = false
    #expect(!editor.becomeFirstResponder() && !editor.isFirstResponder)
    editor.isReady = true
    #expect(editor.becomeFirstResponder() && editor.isFirstResponder)
    editor.isDone = false
    #expect(!editor.resignFirstResponder() && editor.isFirstResponder)
    editor.isDone = true
    #expect(editor.resignFirstResponder() && !editor.isFirstResponder)
  }

  @Test("P4, M1, X2: keys, shakes and remote control go to the first responder")
  func keys() {
    let desk = Desk()
    let editor = editor(on: desk)
    #expect(editor.becomeFirstResponder())
    desk.application.beginReceivingRemoteControlEvents()
    desk.key(.up)
    desk.scene.send(.motion(.began))
    desk.scene.send(.motion(.ended))
    desk.scene.send(.remote(.play))
    #expect(
      desk.lines == [
        "editor  upArrow", "editor up", "editor shaken motionShake", "editor was shaken", "editor remoteControlPlay",
      ])
  }

  @Test("R29: key commands perform their actions, by name or by method")
  func keyCommands() {
    let desk = Desk()
    let editor = editor(on: desk)
    #expect(editor.becomeFirstResponder())
    desk.key(.letter("d") ?? .space, characters: "d", modifiers: .control)
    desk.key(.escape)
    #expect(desk.lines.filter { $0 != "editor up" } == ["editor deals Editor", "editor folds"])
  }

  @Test("P10: a press of a key has its code, characters and modifiers")
  func key() throws {
    final class Reader: Spy {
      var keys: [UIKey?] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += presses.map(\.key) }
    }
    let desk = Desk()
    let reader = Reader("reader", desk.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.window.addSubview(reader)
    #expect(reader.becomeFirstResponder())
    desk.scene.send(
      .key(
        KeySample(
          .letter("d") ?? .space, isDown: true, characters: "d", typed: "D", modifiers: [.shift, .alternate])))
    let key = try #require(reader.keys.first ?? nil)
    #expect(key.characters == "D" && key.charactersIgnoringModifiers == "d" && key.keyCode == 7)
    #expect(key.modifierFlags == [.shift, .alternate])
  }

  @Test("R20-R24: an action goes to its target, or up the chain to a responder that can perform it")
  func actions() {
    final class Refusing: Spy {
      var goal: UIResponder?
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        receive("can \(action)")
        return false
      }
      override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        goal ?? super.target(forAction: action, withSender: sender)
      }
    }
    let desk = Desk()
    let editor = editor(on: desk)
    let inner = Refusing("inner", desk.log, CGRect(x: 0, y: 0, width: 50, height: 50))
    editor.addSubview(inner)
    let sender = UIView(frame: .zero)
    inner.addSubview(sender)
    #expect(desk.application.sendAction("deal:", to: nil, from: sender, for: nil))
    #expect(desk.lines == ["inner can deal:", "editor deals UIView"])
    #expect(desk.application.sendAction("fold", to: editor, from: nil, for: nil))
    #expect(!desk.application.sendAction("none", to: editor, from: nil, for: nil))
    #expect(!desk.application.sendAction("none", to: nil, from: nil, for: nil))
    #expect(desk.application.sendAction(Selector(Spy.removeFromSuperview), to: inner, from: nil, for: nil))
    #expect(inner.superview == nil)
    _ = desk.lines

    #expect(editor.becomeFirstResponder())
    #expect(desk.scene.sendAction(.copy) == editor.engine.entity)
    #expect(editor.target(forAction: "copy:", withSender: nil) as AnyObject === editor)
    desk.window.addSubview(inner)
    inner.goal = editor
    #expect(desk.application.sendAction("fold", to: nil, from: inner, for: nil))
    #expect(desk.lines.filter { !$0.contains(" can ") } == ["editor copies", "editor folds"])
  }

  @Test("The undo manager is the nearest up the chain")
  func undo() {
    let desk = Desk()
    let view = desk.spy("view", 0, 0, 10, 10)
    #expect(view.undoManager === desk.scene.undoManager(from: view.engine.entity))
  }
}
