import DactylTesting
import TestStage
import Testing

@testable import DactylInput

/// The input that `Scene.cancel(_:)` cancels, and the input that continues.
@Suite struct CancelScopeTests {
  private let stage = Stage()

  /// A finger on each of two cards, and a key that the first one receives.
  private func press() {
    stage.witness("left", Rect(0, 0, 100, 100)) { $0.handledEvents = [.touches, .presses] }.becomeFirstResponder()
    stage.witness("right", Rect(200, 0, 100, 100)) { $0.handledEvents = .touches }
    stage.one.press(at: Point(50, 50))
    stage.two.press(at: Point(250, 50))
    stage.key(.space)
    _ = stage.lines
  }

  private var left: View? { stage.scene.hitTest(Point(50, 50)) }

  @Test("The scope of a view cancels the input that it receives, and no other")
  func view() throws {
    press()
    stage.scene.cancel(.view(try #require(left).entity))
    #expect(stage.lines == ["left touchesCancelled", "left pressesCancelled"])
    stage.scene.cancel(.all)
    #expect(stage.lines == ["right touchesCancelled"])
  }

  @Test("The scope of an input cancels that one alone")
  func input() throws {
    press()
    let touch = try #require(stage.scene.liveTouches.last)
    stage.scene.cancel(.input(InputID(kind: .touch, number: touch.id)))
    #expect(stage.lines == ["right touchesCancelled"])
    #expect(stage.scene.liveTouches.count == 1)
  }

  @Test("The scope of a window cancels input of every kind in it")
  func window() {
    press()
    stage.scene.cancel(.window(stage.scene.window.view.entity))
    #expect(Set(stage.lines) == ["left touchesCancelled", "right touchesCancelled", "left pressesCancelled"])
    #expect(stage.scene.liveTouches.isEmpty && stage.scene.inputs.others.isEmpty)
  }

  @Test("The scope of a device cancels the input of that device")
  func device() {
    press()
    stage.scene.cancel(.device(.mouse))
    #expect(stage.lines == [])
    stage.scene.cancel(.device(.unknown))
    #expect(Set(stage.lines) == ["left touchesCancelled", "right touchesCancelled", "left pressesCancelled"])
  }

  /// The scope that a handler cancels after it began input of the game's own on the card.
  enum Scope: CaseIterable { case nothing, all, window, view, input }

  /// Queues a blast from a handler, which then optionally cancels it with a scope.
  @Test("A cancel removes input that a handler began and no responder received", arguments: Scope.allCases)
  func queued(scope: Scope) {
    stage.witness("card", Rect(0, 0, 100, 100)) { [scene = stage.scene] witness in
      witness.handledEvents = [.touchesBegan, .custom]
      witness.on["touchesBegan"] = {
        guard let blast = scene.begin(CustomEventTests.Blast(), at: Point(50, 50)) else { return }
        switch scope {
        case .nothing: break
        case .all: scene.cancel(.all)
        case .window: scene.cancel(.window(scene.window.view.entity))
        case .view: scene.hitTest(Point(50, 50)).map { scene.cancel(.view($0.entity)) }
        case .input: scene.cancel(.input(blast))
        }
      }
    }
    stage.one.press(at: Point(50, 50))
    #expect(stage.lines == (scope == .nothing ? ["card touchesBegan", "card blast"] : ["card touchesBegan"]))
  }

  @Test("Input that a device has down is not delivered until it is released, without diagnostics")
  func deviceGoesOn() {
    press()
    stage.scene.cancel(.device(.unknown))
    _ = stage.lines
    stage.one.move(to: Point(60, 50))
    stage.scene.send(.key(KeySample(.space, isDown: true, isRepeat: true)))
    stage.key(.space, .ended)
    stage.one.lift()
    stage.two.lift()
    #expect(stage.lines == [] && stage.scene.pendingWork == [])
  }

  @Test("A destroyed view or window is refused with a diagnostic, and input outside windows is not cancelled")
  func stale() {
    let stage = Stage(expecting: [.staleHandle])
    stage.scene.setResponder(ResponderRecorder("application", in: stage.log), of: stage.scene.application)
    #expect(stage.scene.begin(CustomEventTests.Blast(), on: stage.scene.application) != nil)
    let view = stage.scene.addView(frame: Rect(0, 0, 10, 10))
    let window = stage.scene.addWindow(frame: Rect(0, 0, 10, 10))
    view.destroy()
    window.view.destroy()
    for scope in [CancelScope.view(view.entity), .window(window.view.entity), .window(.none)] {
      stage.scene.cancel(scope)
    }
    #expect(stage.diagnostics.kinds == [.staleHandle, .staleHandle, .staleHandle])
    #expect(stage.lines == ["application blast"])
  }
}
