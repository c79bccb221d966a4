import Dactyl

/// The state of a label with links.
final class LinkLabelState: SnapshotState {
  /// The control of a link, or of the part of it that is on one line.
  struct Part {
    var entity: Entity
    var link: String
    /// The text of the whole link in its first part; nil in the others.
    var text: String?
  }

  var text: AttributedText = ""
  var linkAttributes: TextAttributes = [.color(Color(0.2, 0.5, 1)), .underlined]
  var action: CalledClosure<(LinkLabel, String)>?
  var parts: [Part] = []

  func setText(_ text: AttributedText) { self.text = text }

  /// Shows the text, and places the controls of its links.
  func show(on view: View) {
    guard let scene = view.scene, view.isAlive, var label = view[Label.self] else { return }
    label.attributedText = text.withLinks(linkAttributes)
    if view[Label.self] != label { view[Label.self] = label }
    var count = 0
    var last: (link: String, run: Int)?
    var (first, lastTop) = (0, Float(0))
    scene.fit(label, in: view.bounds.size).forEachPiece(in: view.bounds) { piece, attributes, box in
      guard let link = attributes.link else { return }
      // A link may go on in the next line, or in another colour.
      let goesOn = last.map { $0.link == link && piece.run - $0.run <= 1 } ?? false
      place(count, link, box, isFirst: !goesOn, on: view, in: scene)
      if !goesOn { first = count }
      let text = piece.range.map { String(label.text[$0]) } ?? ""
      let isInNextLine = goesOn && box.minY > lastTop
      parts[first].text = goesOn ? (parts[first].text ?? "") + (isInNextLine ? " " : "") + text : text
      lastTop = box.minY
      last = (link, piece.run)
      count += 1
    }
    let extra = parts[count...].map(\.entity)
    parts.removeSubrange(count...)
    for entity in extra where scene.isAlive(entity) { scene.view(entity).destroy() }
  }

  private func place(_ number: Int, _ link: String, _ box: Rect, isFirst: Bool, on view: View, in scene: Scene) {
    if number == parts.count || !scene.isAlive(parts[number].entity) {
      let part = scene.addView(frame: box, to: view)
      part[ControlPart.self] = ControlPart()
      let control = part.makeControl(LinkBehavior())
      let entity = part.entity
      control.addAction(for: .primaryActionTriggered) { [weak self] _, _ in self?.choose(entity, on: view) }
      let new = Part(entity: entity, link: link)
      if number == parts.count { parts.append(new) } else { parts[number] = new }
    }
    (parts[number].link, parts[number].text) = (link, nil)
    let part = scene.view(parts[number].entity)
    if part.frame != box { part.frame = box }
    part.canBecomeFocused = isFirst ? nil : false
  }

  /// The text of the link that begins in a part; nil for the further lines of a link.
  func text(of part: Entity) -> String? { parts.first { $0.entity == part }?.text }

  private func choose(_ entity: Entity, on view: View) {
    guard view.isAlive, let part = parts.first(where: { $0.entity == entity }) else { return }
    action?((LinkLabel(view: view), part.link))
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(text) { text = $0 }
    copier.copy(linkAttributes) { linkAttributes = $0 }
    copier.copy(action) { action = $0 }
    copier.copy(parts) { parts = $0 }
  }
}

/// The widget of a label with links: it places them when the label gets another size.
struct LinkLabelWidget: TextWidget, StatefulWidget {
  let state: LinkLabelState

  func layoutSubviews(of view: View) { state.show(on: view) }
}

extension LinkLabelWidget: AccessibilityProviding {
  func accessibilityProperties(of view: View) -> AccessibilityProperties {
    var properties = AccessibilityProperties(.text, label: view[Label.self]?.text, traits: .staticText)
    properties.hasInnerElements = true
    return properties
  }
}

/// The behaviour of a link: it is a field of colour over its text while it is pressed, focused or under the pointer.
struct LinkBehavior: ControlBehavior {
  func accessibilityProperties(of control: Control) -> AccessibilityProperties {
    let state = (control.view.superview?.widget as? LinkLabelWidget)?.state
    let text = state?.text(of: control.view.entity)
    return AccessibilityProperties(.link, label: text ?? "", traits: .link, isElement: text != nil)
  }

  func show(_ control: Control) {
    let (view, state, style) = (control.view, control.state, control.styleNow)
    let color = style.focus ?? Color(0.2, 0.5, 1)
    let fill: Color? =
      state.contains(.highlighted) ? color.opacity(0.35) : state.contains(.hovered) ? color.opacity(0.15) : nil
    let isFocused = state.contains(.focused)
    view[Shape.self] =
      fill == nil && !isFocused
      ? nil
      : Shape(
        .rectangle(cornerRadius: 3), fill: fill, stroke: isFocused ? color : nil, lineWidth: style.lineWidth)
  }
}
