import Testing

@testable import DactylScene

/// The observer is notified of views before they leave their tree, and may change the tree meanwhile.
@Suite struct TreeObserverTests {
  private final class Observer: SceneGraphObserver {
    var left: [(UInt32, Bool)] = []
    var onLeave: () -> Void = {}

    func viewWillLeave(_ index: UInt32, isDestroyed: Bool) {
      left.append((index, isDestroyed))
      onLeave()
    }
    func entityDidEnd(_ entity: Entity, _ remains: inout Remains) {}
    func viewDidHide(_ index: UInt32) {}
  }

  private let graph = SceneGraph()
  private let log: DiagnosticLog
  private let observer = Observer()
  private let window: View
  private let other: View
  private let view: View

  init() {
    log = DiagnosticLog(of: graph)
    window = graph.makeWindowView(frame: Rect(0, 0, 100, 100))
    other = graph.makeWindowView(frame: Rect(0, 0, 100, 100))
    view = graph.makeView()
    window.addSubview(view)
    graph.observer = observer
  }

  @Test func movesInsideAWindowAreNoLeaving() {
    let sibling = graph.makeView()
    window.addSubview(sibling)
    sibling.addSubview(view)
    view.bringToFront()
    window.insertSubview(view, at: 0)

    #expect(observer.left.isEmpty)
  }

  @Test func leavingIsNotifiedOnceBeforeItHappens() {
    var parents: [View?] = []
    observer.onLeave = { [view] in parents.append(view.superview) }

    other.addSubview(view)
    view.removeFromSuperview()
    view.removeFromSuperview()
    view.destroy()

    #expect(observer.left.map(\.0) == Array(repeating: view.entity.index, count: 3))
    #expect(observer.left.map(\.1) == [false, false, true])
    #expect(parents == [window, other, nil])
  }

  @Test func aCycleMadeWhileLeavingIsRefused() {
    let target = graph.makeView()
    other.addSubview(target)
    observer.onLeave = { [view, observer] in
      observer.onLeave = {}
      view.addSubview(target)
    }

    let isDone = target.addSubview(view)

    #expect(!isDone && log.kinds == [.cycle])
    #expect(target.superview == view)
    graph.checkInvariants()
  }

  @Test func aViewDestroyedWhileLeavingStaysDestroyed() {
    observer.onLeave = { [view, observer] in
      observer.onLeave = {}
      view.destroy()
    }

    #expect(!other.addSubview(view))

    #expect(!view.isAlive && other.subviewCount == 0 && window.subviewCount == 0)
    graph.checkInvariants()
  }

  @Test func aParentDestroyedWhileTheViewLeaves() {
    observer.onLeave = { [other, observer] in
      observer.onLeave = {}
      other.destroy()
    }

    #expect(!other.addSubview(view))

    #expect(view.superview == window && !other.isAlive)
    graph.checkInvariants()
  }
}
