extension AccessibilityReader {
  /// What a view is; nil for a view that is neither an element nor a container.
  func properties(
    of view: View, _ widget: (any AccessibilityProviding)?, _ settings: AccessibilitySettings?, isInElement: Bool
  ) -> AccessibilityProperties? {
    var properties = widget?.accessibilityProperties(of: view)
    if properties == nil, !isInElement, let text = view[Label.self]?.text, !text.isEmpty {
      properties = AccessibilityProperties(.text, label: AccessibilityText.clean(text), traits: .staticText)
    }
    if properties == nil, !isInElement, scene.scrolls.isScrollView(view.entity.index) {
      properties = AccessibilityProperties(.scrollArea, isElement: false)
    }
    // An element by its settings alone, where nothing else says what it is (AX1).
    let says = settings.map { $0.isElement == true || $0.label != nil || $0.role != nil } ?? false
    if properties == nil, says {
      let isContainer = settings?.role?.isContainer == true
      properties = AccessibilityProperties(isElement: !isContainer)
    }
    if !isInElement { for source in table.sources { source.describe(view, in: &properties) } }
    guard var properties else { return nil }
    apply(settings, to: &properties)
    let isPlain = !properties.isElement && properties.role == nil && properties.label == nil
    return isPlain ? nil : properties
  }

  /// Puts what the game has set in place of what is known otherwise.
  func apply(_ settings: AccessibilitySettings?, to properties: inout AccessibilityProperties) {
    guard let settings else { return }
    if let isElement = settings.isElement { properties.isElement = isElement }
    if let role = settings.role { properties.role = role }
    if let label = settings.label { properties.label = label }
    if let value = settings.value { properties.value = value }
    if let hint = settings.hint { properties.hint = hint }
    if let traits = settings.traits { properties.traits = traits }
    if !settings.customActions.isEmpty { properties.customActions = settings.customActions + properties.customActions }
    if properties.role == nil { properties.role = properties.traits.role }
  }

  /// The texts inside a view in reading order, with commas between them (AX2); the first few hundred views alone.
  func texts(in view: UInt32) -> String? {
    var found: [(box: FocusBox, text: String)] = []
    var pending: [(view: UInt32, outer: Transform)] = [(view, .identity)]
    var left = 256
    while let next = pending.popLast(), left > 0 {
      left -= 1
      let record = scene.record(of: next.view)
      let entity = scene.entity(at: next.view)
      let settings = table.settings(of: entity)
      let isStart = next.view == view
      guard isStart || (!record.flags.contains(.isHidden) && record.alpha >= 0.01 && settings?.isHidden != true) else {
        continue
      }
      // Widgets have names of their own.
      if !isStart, View(entity, in: scene).accessibilityProvider != nil { continue }
      let map = isStart ? .identity : record.toParent.concatenating(next.outer)
      let text = isStart ? scene[entity, Label.self]?.text : settings?.label ?? scene[entity, Label.self]?.text
      if let text, !text.isEmpty {
        let frame = map.apply(to: record.bounds)
        found.append((FocusBox(frame.isFinite ? frame : .zero), text))
      }
      guard record.childCount > 0 else { continue }
      for child in scene.children(of: next.view).reversed() { pending.append((child, map)) }
    }
    guard !found.isEmpty else { return nil }
    let order = found.indices.sorted { found[$0].box.isBefore(found[$1].box) ?? ($0 < $1) }
    return AccessibilityText.clean(order.map { found[$0].text }.joined(separator: ", "))
  }
}

extension AccessibilityRole {
  /// Whether what has the role is a container by itself.
  var isContainer: Bool {
    switch self {
    case .group, .choices, .list, .tabs, .menu, .dialog, .sheet, .scrollArea, .navigationBar, .toolbar, .window: true
    case .button, .link, .toggle, .choice, .tab, .text, .header, .image, .slider, .stepper, .pages, .picker,
      .textField, .searchField, .textView, .progress, .activity, .row, .menuItem:
      false
    }
  }
}

extension AccessibilityTraits {
  /// The role that the traits say, or nil.
  var role: AccessibilityRole? {
    if contains(.toggleButton) { return .toggle }
    if contains(.tab) { return .tab }
    if contains(.link) { return .link }
    if contains(.header) { return .header }
    if contains(.searchField) { return .searchField }
    if contains(.button) { return .button }
    if contains(.adjustable) { return .slider }
    if contains(.image) { return .image }
    return contains(.staticText) ? .text : nil
  }
}
