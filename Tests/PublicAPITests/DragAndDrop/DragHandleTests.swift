import Dactyl
import DactylTesting
import TestStage
import TestSupport
import Testing

/// Sources and targets of drags as handles: equal, stale, and with closures that destroy their owners.
@Suite struct DragHandleTests {
  private let drags = DragTests()
  private var stage: Stage { drags.stage }
  private var scene: Scene { drags.scene }

  @Test("Handles of the same source are equal, those of two sources of a view are not")
  func sources() {
    let view = scene.addView(frame: Rect(100, 100, 40, 40))
    let (one, other) = (view.makeDraggable(1, lift: .pan), view.makeDraggable(2, lift: .longPress()))

    one.label = "one"
    other.liftedAlpha = 3

    #expect(view.draggables == [one, other] && Set(view.draggables + [one]).count == 2)
    #expect(view.draggables.map(\.label) == ["one", ""] && view.draggables.map(\.liftedAlpha) == [0.35, 1])
    #expect(one.gestureRecognizer != other.gestureRecognizer)
    #expect(one.lift == .pan && other.lift == .longPress())
    one.remove()
    #expect(view.draggables == [other] && view.gestureRecognizers == [other.gestureRecognizer])
  }

  @Test("Handles of a view's target are equal; a target that is created again is another")
  func targets() {
    let view = scene.addView(frame: Rect(100, 100, 40, 40))
    let first = view.makeDropTarget(proposing: .copy)
    #expect(view.makeDropTarget() == first && view.dropTarget == first && Set([first, first]).count == 1)

    first.remove()
    stage.diagnostics.expected = [.staleHandle]
    let diagnostics = DiagnosticRecorder(scene)
    let second = view.makeDropTarget()
    first.proposal = .move
    first.remove()

    #expect(first != second && view.dropTarget == second && second.proposal == .cancel)
    #expect(diagnostics.kinds == [.staleHandle])
  }

  @Test("Handles of destroyed objects read as defaults, and refuse changes", arguments: [true, false])
  func stale(isRemoved: Bool) {
    stage.diagnostics.expected = [.staleHandle]
    let diagnostics = DiagnosticRecorder(scene)
    let view = scene.addView(frame: Rect(100, 100, 40, 40))
    let source = view.makeDraggable(1, lift: .pan)
    let target = view.makeDropTarget(proposing: .copy)
    source.label = "source"
    target.label = "target"
    target.springLoad = { _, _ in }
    target.magnetRadius = 5
    if isRemoved {
      source.remove()
      target.remove()
    } else {
      view.destroy()
    }
    let next = scene.addView(frame: Rect(100, 100, 40, 40))
    let (nextSource, nextTarget) = (next.makeDraggable(2, lift: .touchDown), next.makeDropTarget())
    #expect(diagnostics.kinds == [])

    source.label = "late"
    source.motion.grid = Size(5, 5)
    source.delegate.sessionWillBegin = { _, _ in }
    target.label = "late"
    target.springLoad = { _, _ in }
    target.magnetRadius = 7
    target.accept(Int.self)

    #expect(diagnostics.kinds == Array(repeating: .staleHandle, count: 7))
    #expect(source.label == "" && source.motion == DragMotion() && source.delegate.sessionWillBegin == nil)
    #expect(source.lift == .longPress() && source.liftByKeys() == nil && !source.gestureRecognizer.isAlive)
    #expect(target.label == "" && target.springLoad == nil && target.magnetRadius == 0 && target.proposal == .cancel)
    source.remove()
    target.remove()
    target.setNeedsUpdate()
    #expect(next.draggables == [nextSource] && next.dropTarget == nextTarget)
    #expect(nextSource.label == "" && nextTarget.label == "" && nextTarget.magnetRadius == 0)
  }

  @Test("A destroyed view gets no source and no target")
  func refused() {
    let view = scene.addView(frame: Rect(100, 100, 40, 40))
    view.destroy()
    stage.diagnostics.expected = [.staleHandle]
    let diagnostics = DiagnosticRecorder(scene)

    let (source, target) = (view.makeDraggable(1), view.makeDropTarget())

    #expect(diagnostics.kinds == [.staleHandle, .staleHandle])
    #expect(source.label == "" && target.label == "" && view.draggables == [] && view.dropTarget == nil)
  }

  @Test("Removing a source cancels its drag; destroying its view does not", arguments: [true, false])
  func removedInDrag(isDestroyed: Bool) {
    let coin = drags.coin()
    stage.one.drag(from: Point(120, 120), to: Point(200, 200))
    if isDestroyed { coin.view.destroy() }
    #expect(scene.dragSessions.count == 1 && stage.lines == ["coin began"])

    coin.remove()

    #expect(scene.dragSessions.isEmpty && stage.lines == ["coin ended cancel"])
    stage.one.lift()
  }

  /// The operation of a closure of a drag on its own source or target.
  enum Ending: CaseIterable { case destroysView, removes, setsDelegate }

  @Test("A closure of a source may destroy the source", arguments: Ending.allCases, 0..<3)
  func sourceEnds(how: Ending, call: Int) {
    let coin = drags.coin()
    drags.purse()
    let log = stage.log
    let end = { (source: Draggable) in
      log.write("calls \(source == coin)")
      switch how {
      // The drag outlives its source (DD12).
      case .destroysView: if source.view.isAlive { source.view.destroy() }
      case .removes: source.remove()
      case .setsDelegate: source.delegate = DraggableDelegate()
      }
    }
    switch call {
    case 0: coin.delegate.sessionWillBegin = { one, _ in end(one) }
    case 1: coin.delegate.sessionDidMove = { one, _ in end(one) }
    default: coin.delegate.sessionDidEnd = { one, _, _ in end(one) }
    }

    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    stage.one.move(to: Point(452, 150))
    stage.one.lift()
    scene.advance(by: 1)

    let lines = stage.lines
    #expect(lines.count { $0.hasPrefix("calls") } >= 1 && !lines.contains("calls false"))
    #expect(scene.dragSessions.isEmpty)
  }

  @Test("A closure of a target may destroy the target", arguments: Ending.allCases, 0..<4)
  func targetEnds(how: Ending, call: Int) {
    drags.coin()
    let purse = drags.purse()
    let log = stage.log
    let end = { (target: DropTarget) in
      log.write("calls \(target == purse)")
      switch how {
      case .destroysView: target.view.destroy()
      case .removes: target.remove()
      case .setsDelegate: target.delegate = DropTargetDelegate()
      }
    }
    switch call {
    case 0: purse.delegate.sessionDidEnter = { one, _ in end(one) }
    case 1:
      purse.delegate.sessionDidUpdate = { one, _ in
        end(one)
        return .move
      }
    case 2: purse.delegate.performDrop = { one, _ in end(one) }
    default: purse.delegate.sessionDidEnd = { one, _ in end(one) }
    }

    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    stage.one.lift()
    scene.advance(by: 1)

    let lines = stage.lines
    #expect(lines.count { $0.hasPrefix("calls") } >= 1 && !lines.contains("calls false"))
    #expect(scene.dragSessions.isEmpty)
  }

  @Test("Closures are released when the tables are consistent: their release may edit the tree")
  func releases() {
    let view = scene.addView(frame: Rect(100, 100, 40, 40))
    var released = 0
    let probe = { (say: @escaping () -> Void) in
      DeinitProbe {
        released += 1
        say()
      }
    }
    let source = view.makeDraggable(1, lift: .pan)
    let target = view.makeDropTarget(proposing: .move)
    func give(_ say: @escaping () -> Void) {
      let (one, other, third) = (probe(say), probe(say), probe(say))
      source.delegate.sessionDidMove = { _, _ in withExtendedLifetime(one) {} }
      target.delegate.sessionDidEnter = { _, _ in withExtendedLifetime(other) {} }
      target.springLoad = { _, _ in withExtendedLifetime(third) {} }
    }

    give {
      target.magnetRadius += 1
      view.makeDraggable(2, lift: .touchDown)
    }
    give { scene.addView(frame: .zero).makeDropTarget().magnetRadius = 3 }
    #expect(released == 3 && view.draggables.count == 4 && target.magnetRadius == 3)
    source.remove()
    target.remove()
    #expect(released == 6 && view.draggables.count == 3 && view.dropTarget == nil)

    let last = DeinitProbe { scene.addView(frame: .zero).makeDropTarget(proposing: .copy) }
    view.makeDropTarget().delegate.canHandle = { _, _ in withExtendedLifetime(last) { true } }
    view.destroy()
    #expect(view.dropTarget == nil)
  }
}
