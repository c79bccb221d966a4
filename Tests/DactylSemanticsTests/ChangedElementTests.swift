import DactylControls
import Testing

@Suite("Elements are read again where something has changed") struct ChangedElementTests {
  /// A widget that counts how often it is asked what it is.
  private struct Counted: Widget, AccessibilityProviding {
    let count: Count

    func accessibilityProperties(of view: View) -> AccessibilityProperties {
      count.asked += 1
      return AccessibilityProperties(.button, label: view[Label.self]?.text, traits: .button)
    }
  }

  private final class Count { var asked = 0 }

  private let desk = SemanticDesk(size: Size(1000, 1000))
  private let count = Count()
  private var scene: Scene { desk.scene }

  /// Fields of a grid, ten in a row.
  private func grid(_ number: Int, in parent: View? = nil) -> [View] {
    (0..<number).map { index in
      let frame = Rect(Float(index % 10) * 100, Float(index / 10) * 20, 90, 18)
      let view = desk.label("Field \(index)", frame, in: parent)
      view.setWidget(Counted(count: count))
      return view
    }
  }

  /// How many views are asked when the elements are read after a change.
  private func asked(_ change: () -> Void) -> Int {
    _ = scene.accessibility.element(AccessibilityElementID(scene.window.view.entity))
    count.asked = 0
    change()
    _ = scene.accessibility.element(AccessibilityElementID(scene.window.view.entity))
    let asked = count.asked
    #expect(scene.accessibility.allElements == scene.accessibility.readAll())
    return asked
  }

  @Test("Only what has changed is asked, whatever it is that has")
  func onlyWhatHasChanged() {
    let views = grid(500)
    #expect(asked {} == 0)
    #expect(asked { views[7][Label.self]?.text = "Another" } == 1)
    #expect(desk.element(views[7])?.label == "Another")
    #expect(asked { views[8].center = Point(5, 500) } == 1)
    #expect(asked { views[9].isHidden = true } == 0)
    #expect(asked { views[9].isHidden = false } == 1)
    #expect(asked { views[10].bringToFront() } == 1)
    #expect(asked { views[11].destroy() } == 0)
    #expect(asked { views[12].removeFromSuperview() } == 0)
    #expect(asked { scene.window.view.addSubview(views[12]) } == 1)
    #expect(asked { views[13].accessibilityLabel = "Named" } == 1)
    #expect(asked { scene.accessibility.setNeedsUpdate(of: views[14]) } == 1)
    #expect(asked { for view in views[20..<40] { view.alpha = 0.5 } } == 20)
    #expect(asked { scene.background = .red } == 0)
    #expect(asked { scene.moveViews(views[40..<45].map(\.entity), to: (40..<45).map { Point(Float($0), 700) }) } == 5)
    // A window of another has all read: what is behind it may be hidden.
    #expect(asked { scene.addWindow(frame: Rect(0, 0, 10, 10)) } == 499)
  }

  @Test("Where too much has changed, all is read once")
  func tooMuch() {
    let views = grid(500)
    #expect(asked { for view in views { view.alpha = 0.7 } } == 500)
    #expect(asked { for view in views.dropLast() { view.alpha = 0.8 } } == 500)
    #expect(asked { scene.accessibility.setNeedsUpdate() } == 500)
  }

  @Test("A view that moves takes with it what is in it")
  func inside() {
    let box = scene.addView(frame: Rect(0, 0, 1000, 500))
    let inner = scene.addView(frame: Rect(0, 0, 1000, 500), to: box)
    let views = grid(30, in: inner)
    let others = grid(30)
    #expect(asked { inner.frame.origin.x = 3 } == 30)
    #expect(asked { box.isHidden = true } == 0)
    #expect(asked { views[3].alpha = 0.5 } == 0)
    #expect(asked { box.isHidden = false } == 30)
    #expect(asked { others[0].addSubview(inner) } == 1)
    #expect(asked { scene.window.view.addSubview(inner) } == 31)
    #expect(asked { inner.destroy() } == 0)
    #expect(asked { others[3].addSubview(others[4]) } == 1)
    // What was in an element is one by itself again.
    #expect(asked { scene.window.view.addSubview(others[4]) } == 2)
    #expect(desk.names.count == 30)
  }

  @Test("A text in an element is read with it, and an element without a name with the text before it")
  func names() {
    let card = scene.addView(frame: Rect(0, 100, 100, 100))
    card.isAccessibilityElement = true
    let text = desk.label("seven", Rect(0, 0, 50, 20), in: card)
    let volume = desk.label("Volume", Rect(0, 0, 80, 20))
    let slider = scene.addSlider(frame: Rect(100, 0, 100, 24))
    #expect(desk.names == ["Volume", "Volume", "seven"])
    text[Label.self]?.text = "eight"
    volume[Label.self]?.text = "Loudness"
    #expect(desk.names == ["Loudness", "Loudness", "eight"])
    text.destroy()
    #expect(desk.names == ["Loudness", "Loudness", ""])
    volume.frame.origin.y = 500
    #expect(desk.names == ["", "", "Loudness"])
    slider.view.frame.origin.y = 530
    #expect(desk.names == ["", "Loudness", "Loudness"])
  }

  @Test("Elements change with what they depend on elsewhere: targets of drags, a modal view, what is presented")
  func elsewhere() {
    let views = grid(4)
    let box = scene.addView(frame: Rect(0, 300, 100, 100))
    views[0].makeDraggable(1)
    let target = box.makeDropTarget()
    target.label = "Archive"
    #expect(desk.element(views[0])?.customActions == ["Move to Archive"])
    box.isHidden = true
    #expect(desk.element(views[0])?.customActions == [])
    box.isHidden = false
    target.remove()
    #expect(desk.element(views[0])?.customActions == [])
    views[1].accessibilityViewIsModal = true
    #expect(desk.names == ["Field 1"])
    views[2].alpha = 0.5
    #expect(desk.names == ["Field 1"])
    views[1].isHidden = true
    #expect(desk.names.count == 3)
    views[1].isHidden = false
    #expect(desk.names == ["Field 1"])
    views[1].destroy()
    #expect(desk.names.count == 3)
    scene.window.view.accessibilityElements = [views[3], views[2]]
    #expect(desk.names.count == 3)
  }

  @Test("An order of the game's own holds after changes in it")
  func orders() {
    let box = scene.addView(frame: Rect(0, 0, 500, 500))
    let views = grid(5, in: box)
    box.accessibilityElements = [views[4], views[2], views[4]]
    #expect(desk.names == ["Field 4", "Field 2"])
    views[2][Label.self]?.text = "two"
    #expect(desk.names == ["Field 4", "two"])
    views[4].removeFromSuperview()
    #expect(desk.names == ["two"])
    box.accessibilityElements = nil
    #expect(desk.names == ["Field 0", "Field 1", "two", "Field 3"])
  }

  @Test("Clients that keep what they know are told what has changed since they looked")
  func log() {
    let views = grid(200)
    let accessibility = scene.accessibility
    var place = 0
    #expect(accessibility.changes(since: &place) == nil)
    #expect(accessibility.changes(since: &place) == [])
    views[5][Label.self]?.text = "changed"
    views[6].destroy()
    let window = AccessibilityElementID(scene.window.view.entity)
    // The window lists one less.
    #expect(
      Set(accessibility.changes(since: &place) ?? []) == [
        AccessibilityElementID(views[5].entity), AccessibilityElementID(views[6].entity), window,
      ])
    #expect(accessibility.changes(since: &place) == [])
    scene.size = Size(900, 900)
    #expect(accessibility.changes(since: &place) == nil)
    // A client that has not looked for long reads everything.
    var late = place
    for turn in 0..<120 {
      for view in views[0..<40] where view.isAlive { view.alpha = turn % 2 == 0 ? 0.5 : 1 }
      #expect(accessibility.changes(since: &place)?.count == 39)
    }
    #expect(accessibility.changes(since: &late)?.count == 39)
    for turn in 0..<300 {
      for view in views[0..<40] where view.isAlive { view.alpha = turn % 2 == 0 ? 0.5 : 1 }
      _ = accessibility.elements
    }
    #expect(accessibility.changes(since: &late) == nil)
  }

  @Test("A request reads what is around its element alone")
  func requests() {
    let views = grid(500)
    _ = desk.names
    count.asked = 0
    scene.accessibility.perform(.increment, on: AccessibilityElementID(views[9].entity))
    scene.frame(at: scene.currentTime)
    #expect(count.asked == 1)
  }

  @Test("The name of a field whose placeholder is not shown")
  func hiddenPlaceholder() {
    let field = scene.addTextField(frame: Rect(0, 0, 200, 40))
    field.text = "written"
    #expect(asked { field.placeholder = "name" } == 0)
    #expect(desk.element(field.view)?.label == "name")
  }
}
