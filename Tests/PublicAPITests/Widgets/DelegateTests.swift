import Dactyl
import DactylControls
import DactylTesting
import TestStage
import Testing

/// The first argument of the closures of delegates: the owner of the delegate.
@Suite struct DelegateTests {
  private let stage = Stage(size: Size(800, 600))
  private var scene: Scene { stage.scene }

  @Test("A list is the first parameter of all its delegate calls")
  func lists() {
    let list = scene.addListView(frame: Rect(0, 0, 300, 400))
    var (calls, strangers): (Set<String>, Int) = ([], 0)
    func note(_ sender: ListView, _ call: String) {
      calls.insert(call)
      strangers += sender == list ? 0 : 1
    }
    var delegate = ListDelegate()
    delegate.shouldSelect = { list, _ in
      note(list, "should")
      return true
    }
    delegate.didSelect = { list, path in note(list, "select \(path.row)") }
    delegate.didDeselect = { list, path in note(list, "deselect \(path.row)") }
    delegate.didChangeSelection = { list in note(list, "change") }
    delegate.performPrimaryAction = { list, path in note(list, "act \(path.row)") }
    delegate.didChangeState = { list, row, path, _ in if row == list.view(for: path) { note(list, "state") } }
    list.delegate = delegate
    var source = ListDataSource()
    source.numberOfRows = { list, _ in
      note(list, "rows")
      return 20
    }
    source.makeRow = { [scene] list, _ in
      note(list, "make")
      return scene.makeView()
    }
    source.showRow = { list, row, path in
      note(list, "show")
      row.name = "\(path.row)"
    }
    list.dataSource = source
    scene.advance(by: 0.02)
    stage.one.tap(at: Point(100, 20))
    stage.one.tap(at: Point(100, 60))
    #expect(
      strangers == 0
        && calls == [
          "should", "select 0", "act 0", "deselect 0", "select 1", "act 1", "change", "state", "rows", "make", "show",
        ])
  }

  @Test("A delegate of two scroll views is given the one that scrolls, and the one that asks")
  func scrollViews() {
    var (calls, delegate): ([String], ScrollViewDelegate) = ([], ScrollViewDelegate())
    delegate.didScroll = { calls.append("\($0.view.name ?? "") scrolls") }
    delegate.touchesShouldBegin = { scrollView, _, view in
      calls.append("\(scrollView.view.name ?? "") asks about \(view.name ?? "")")
      return true
    }
    for (name, x) in [("left", Float(0)), ("right", 400)] {
      let scrollView = stage.view(name, Rect(x, 0, 300, 400)).makeScrollView(contentSize: ScrollSize(300, 2000))
      scrollView.delaysContentTouches = false
      stage.view("row", Rect(0, 0, 300, 2000), in: scrollView.view)
      scrollView.delegate = delegate
    }
    stage.one.drag(from: Point(500, 300), to: Point(500, 200), duration: 0.1, steps: 4)
    stage.one.lift()
    #expect(calls.first == "right asks about row" && Set(calls).count == 2 && calls.last == "right scrolls")
  }

  @Test("The environment is the first parameter of the focus delegate; for the scene it is the window scene")
  func focus() {
    let tiles = [Float(0), 100].map { scene.addView(frame: Rect($0, 0, 60, 60)) }
    var calls: [Entity] = []
    var delegate = FocusDelegate()
    delegate.shouldUpdateFocus = { environment, _ in
      calls.append(environment)
      return true
    }
    delegate.didUpdateFocus = { environment, _ in calls.append(environment) }
    delegate.movementDidFail = { environment, _ in calls.append(environment) }
    tiles.forEach { $0.canBecomeFocused = true }
    tiles[0].setFocusDelegate(delegate)
    scene.focusDelegate = delegate
    scene.requestFocus(at: tiles[0].entity)
    scene.moveFocus(.up)
    #expect(calls == Array(repeating: [tiles[0].entity, scene.windowScene], count: 3).flatMap { $0 })
  }

  @Test("The source and the target are the first parameters of their delegates")
  func drags() {
    var (calls, strangers): ([String], Int) = ([], 0)
    let source = scene.addView(frame: Rect(100, 100, 40, 40)).makeDraggable(lift: .pan) { source, session in
      calls.append("items")
      return source.view == session.touchedView ? [1] : []
    }
    let target = scene.addView(frame: Rect(400, 100, 100, 100)).onDrop(of: Int.self) { _ in calls.append("drop") }
    func note(_ one: Draggable, _ call: String) {
      calls.append(call)
      strangers += one == source ? 0 : 1
    }
    func note(_ one: DropTarget, _ call: String) {
      calls.append(call)
      strangers += one == target ? 0 : 1
    }
    source.delegate.sessionWillBegin = { one, _ in note(one, "begins") }
    source.delegate.sessionDidEnd = { one, _, operation in note(one, "ends by \(operation)") }
    target.delegate.sessionDidEnter = { one, _ in note(one, "enters") }
    target.delegate.performDrop = { one, _ in note(one, "performs") }
    target.delegate.concludeDrop = { one, _ in note(one, "concludes") }
    stage.one.drag(from: Point(120, 120), to: Point(450, 150))
    stage.one.lift()
    scene.advance(by: 1)
    #expect(strangers == 0)
    #expect(calls == ["items", "begins", "enters", "performs", "drop", "ends by move", "concludes"])
  }

  @Test("The tab controller and the text field are the first parameters of their delegates")
  func controllers() {
    let tabs = scene.makeTabController((0..<2).map { _ in scene.makeViewController() })
    let pages = tabs.viewControllers
    var calls: [String] = []
    tabs.shouldSelect = { sender, page in
      calls.append("should \(sender == tabs && page == pages[1])")
      return true
    }
    tabs.didSelect = { sender, page in calls.append("did \(sender == tabs && page == pages[1])") }
    tabs.select(pages[1])
    tabs.didSelect?(tabs, pages[1])
    #expect(calls == ["should true", "did true", "did true"])
    let field = scene.addTextField(frame: Rect(0, 0, 100, 30))
    var senders: [TextField] = []
    field.editingDidBegin = { senders.append($0) }
    field.editingDidEnd = { senders.append($0) }
    field.beginEditing()
    field.endEditing()
    field.editingDidBegin?(field)
    #expect(senders == [field, field, field])
  }
}
