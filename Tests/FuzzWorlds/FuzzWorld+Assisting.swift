import Dactyl
import DactylControls

/// An assistive client of a world: it reads the elements, asks at random, and views say something of their own to it.
extension FuzzWorld {
  func assist(_ number: Int, _ choice: Int, style: Int) {
    if style % 4 == 0 { return describe(number, choice, style) }
    let elements = read()
    check(elements)
    guard !elements.isEmpty else { return }
    let described = elements.filter { $0.label.hasPrefix("View ") }
    let meant = style % 2 == 0 && !described.isEmpty ? described : elements
    var id = meant[abs(number) % meant.count].id
    // Some that are not there.
    if style % 7 == 0 { id.part = choice * 31 - 100 }
    if style % 11 == 0 { id.view = Entity(index: id.view.index, generation: id.view.generation &+ 1) }
    let names = elements.first { $0.id == id }?.customActions ?? []
    send(.accessibility(AccessibilityRequest(action(choice, style, names), of: id, by: .screenReader)))
  }

  /// The elements. What the game is asked for them is no part of the play: it depends on who has read them before.
  private func read() -> [AccessibilityElement] {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    // The first time what waited until the reading was over may have changed something.
    _ = scene.accessibility.allElements
    let (version, elements) = (scene.visualVersion, scene.accessibility.allElements)
    let all = scene.accessibility.readAll()
    // In the middle of a call something may be half changed.
    if depth == 0, version == scene.visualVersion { compare(elements, all) }
    return elements
  }

  /// What was read of the changes is what a reading of everything finds.
  private func compare(_ elements: [AccessibilityElement], _ all: [AccessibilityElement]) {
    guard elements != all else { return }
    let same = zip(elements, all).prefix { $0 == $1 }.count
    let places = [elements, all].map { list in
      list.dropFirst(same).first.map { "\($0), \($0.id), \($0.frame), actions \($0.customActions)" } ?? "nothing"
    }
    book.fault("element \(same) of \(elements.count) is \(places[0]), where all \(all.count) have \(places[1])")
  }

  private func action(_ choice: Int, _ style: Int, _ names: [String]) -> AccessibilityAction {
    switch choice % 14 {
    case 0: return .increment
    case 1: return .decrement
    case 2: return .scroll(AccessibilityScrollDirection.allCases[style % 4])
    case 3: return .scrollToVisible
    case 4: return .escape
    case 5: return .magicTap
    case 6: return .focus
    case 7: return .setValue([0.3, -1, .nan, .infinity][style % 4])
    case 8: return .setText(["a", "", "two\nlines"][style % 3])
    case 9: return .setSelection(style % 5 - 2..<style % 5 + 9)
    case 10, 11: return .custom(names.isEmpty ? "nothing" : names[style % names.count])
    default: return .activate
    }
  }

  /// Gives a view a name, closures or actions, or takes them away. The main window keeps none, since it stays.
  private func describe(_ number: Int, _ choice: Int, _ style: Int) {
    guard let view = view(number), view.isAlive, number != Numbers.mainWindow else { return }
    switch choice % 11 {
    case 0: view.accessibilityLabel = style % 3 == 0 ? nil : "View \(number)"
    case 1: view.isAccessibilityElement = [true, false, nil][style % 3]
    case 2: view.accessibilityViewIsModal.toggle()
    case 3: view.accessibilityElementsHidden.toggle()
    case 4: view.accessibilityElements = style % 3 == 0 ? nil : Array(view.subviews.reversed())
    case 5: view.accessibilityRole = AccessibilityRole.allCases[style % AccessibilityRole.allCases.count]
    case 6:
      view.accessibilityLabel = "View \(number)"
      var delegate = AccessibilityDelegate { [unowned self] _ in
        meet(.assisted, number)
        return style % 8 == 0
      }
      delegate.performEscape = delegate.activate
      view.setAccessibilityDelegate(style % 5 == 0 ? nil : delegate)
    case 7: preview(view, number, style / 4)
    case 8: view.previewInteraction?.show()
    case 9: if style / 4 % 2 == 0 { view.previewInteraction?.commit() } else { view.previewInteraction?.dismiss() }
    default:
      view.accessibilityLabel = "View \(number)"
      let action = AccessibilityCustomAction("Act") { [unowned self] _ in
        meet(.assisted, number)
        return true
      }
      view.accessibilityCustomActions = style % 5 == 0 ? [] : [action]
    }
  }

  /// Gives a view a preview, whose closures may end the view or ask for the preview, or takes it away.
  private func preview(_ view: View, _ number: Int, _ style: Int) {
    if let interaction = view.previewInteraction, style % 3 == 0 { return interaction.remove() }
    let interaction = view.addPreviewInteraction { [unowned self] view in
      meet(.assisted, number)
      if style % 7 == 0, view.isAlive { view.destroy() }
      return style % 5 == 0 ? nil : scene.makeView(frame: Rect(0, 0, 100, Float(style % 500)))
    }
    if style % 2 == 0 { interaction.gesture?.duration = 0.2 }
    interaction.onProgress = { [unowned self] in if $0 > 0.9, style % 4 == 0 { meet(.assisted, number) } }
    interaction.onCommit = { [unowned self] _ in meet(.assisted, number) }
    interaction.onEnd = { if style % 6 == 0 { $0.previewInteraction?.show() } }
  }

  /// Changes how fingers, keys and the pointer are taken; every other time back to what they are taken like by others.
  func accommodate(_ choice: Int, style: Int) {
    let assistance = scene.assistance
    let times = [0.05, 0.3, 1.5, .nan, -1]
    let time = times[style / 2 % times.count]
    guard style % 2 == 0 else {
      assistance.exploresByTouch = false
      assistance.scanning = nil
      assistance.touches = TouchAccommodations()
      assistance.keys = KeyAccommodations()
      assistance.display = DisplayAccommodations()
      return assistance.pointer = PointerAccommodations()
    }
    switch choice % 13 {
    case 12: assistance.display.reducesMotion.toggle()
    case 11:
      assistance.display = DisplayAccommodations(
        reducesMotion: style % 3 == 0, increasesContrast: style % 5 < 2, usesBoldText: style % 4 == 0,
        textScale: Float(style % 40) / 10)
    case 10:
      var scanning = Scanning()
      scanning.interval = time
      scanning.next = style % 3 == 0 ? .key(.tab) : nil
      scanning.scansGroups = style % 5 != 0
      scanning.rounds = style % 4 - 1
      assistance.scanning = scanning
    case 9: assistance.exploresByTouch = style % 4 == 0
    case 0: assistance.touches.holdDuration = time
    case 1:
      assistance.touches.ignoreRepeat = time
      assistance.touches.ignoreRepeatDistance = style % 3 == 0 ? 20 : .infinity
    case 2:
      assistance.touches.tapAssistance = style % 3 == 0 ? .initialLocation : .finalLocation
      assistance.touches.tapAssistanceDelay = time
    case 3: assistance.touches.swipeTolerance = style % 3 == 0 ? nil : Float(style)
    case 4: assistance.keys.slowKeys = time
    case 5: assistance.keys.bounceKeys = time
    case 6: assistance.keys.stickyKeys = true
    case 7: assistance.keys.mouseKeys = MouseKeys(topSpeed: Float(style % 7) * 100, accelerationTime: time)
    default:
      assistance.pointer.dwellTime = time
      assistance.pointer.dwellButton = style % 3 == 0 ? .secondary : .primary
    }
  }

  /// Checks that each element is in its container, and after it in the list.
  private func check(_ elements: [AccessibilityElement]) {
    var known: [AccessibilityElementID: AccessibilityElement] = [:]
    for element in elements {
      if known.updateValue(element, forKey: element.id) != nil { book.fault("\(element) is an element twice") }
      guard let parent = element.parent else { continue }
      if known[parent]?.children.contains(element.id) != true { book.fault("\(element) is not in its container") }
    }
  }
}
