import Dactyl

/// A label whose text has links that are tapped, and reached by keys and controllers: each is a control.
///
/// ```swift
/// scene.addLinkLabel("Stuck? Read \("the rules", .link("rules")).") { label, link in open(link) }
/// ```
/// In a container it is as large as its text, like any label. A link that is broken at the end of a line is one item
/// for the focus.
public struct LinkLabel: Hashable {
  /// The view with the `Label`. Its font, size, alignment and colour may be changed there.
  public let view: View

  /// The text, with its links.
  public var text: AttributedText {
    get { state?.text ?? "" }
    nonmutating set { change { $0.setText(newValue) } }
  }

  /// The attributes of links, where the text does not set them: blue and underlined by default.
  public var linkAttributes: TextAttributes {
    get { state?.linkAttributes ?? TextAttributes() }
    nonmutating set { change { $0.linkAttributes = newValue } }
  }

  /// Called when a link is chosen, with its destination (`TextAttributes.link`).
  public var action: ((LinkLabel, String) -> Void)? {
    get { state?.action.map { action in { action.body(($0, $1)) } } }
    nonmutating set {
      change { state in
        let new = newValue.map { body in CalledClosure<(LinkLabel, String)>(in: view.columns) { body($0.0, $0.1) } }
        let old = exchange(&state.action, for: new)
        old?.end()
        withExtendedLifetime(old) {}
      }
    }
  }

  /// The views of the links in the order of the text, one for each line that a link is on.
  public var linkViews: [View] {
    guard let state, let scene = view.scene else { return [] }
    return state.parts.filter { scene.isAlive($0.entity) }.map { scene.view($0.entity) }
  }

  /// Places the links at once, after a change of the view's label.
  public func layOut() { change { _ in } }

  private var state: LinkLabelState? { (view.widget as? LinkLabelWidget)?.state }

  private func change(_ body: (LinkLabelState) -> Void) {
    guard view.columns.check(view.entity, "change link label"), let state else { return }
    body(state)
    state.show(on: view)
  }
}

@available(*, unavailable)
extension LinkLabel: Sendable {}

extension Scene {
  /// Makes a label with links in front of the other subviews of a view, or of the main window.
  ///
  /// - Parameters:
  ///   - text: The text; its links are the parts with `TextAttributes.link`.
  ///   - frame: The frame, in the parent's coordinates; nil for the size of the text without limits.
  ///   - parent: The view that gets it; nil for the main window.
  ///   - size: The height of a line, in points.
  ///   - alignment: The position of the text in the frame.
  ///   - action: Called when a link is chosen, with its destination.
  @discardableResult
  public func addLinkLabel(
    _ text: AttributedText, frame: Rect? = nil, to parent: View? = nil, size: Float = 16, alignment: Vector = .zero,
    action: ((LinkLabel, String) -> Void)? = nil
  ) -> LinkLabel {
    let label = Label(text, size: size, alignment: alignment, lineBreakMode: .byWordWrapping)
    let view = addView(frame: frame ?? Rect(origin: .zero, size: self.size(of: label)), to: parent)
    view[Label.self] = label
    view.isUserInteractionEnabled = true
    view.setWidget(LinkLabelWidget(state: LinkLabelState()))
    let made = LinkLabel(view: view)
    made.text = text
    made.action = action
    return made
  }
}
