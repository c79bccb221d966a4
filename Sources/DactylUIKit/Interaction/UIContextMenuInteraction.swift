/// What a context menu shows.
public final class UIContextMenuConfiguration: NSObject {
  /// Makes the controller whose view is shown beside the menu; it is not asked here.
  public typealias PreviewProvider = () -> UIViewController?
  /// Makes the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What identifies the configuration.
  public let identifier: any Hashable
  let provider: ActionProvider?

  /// Makes a configuration.
  public init(
    identifier: (any Hashable)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID()
    provider = actionProvider
  }
}

/// What a context menu interaction asks. Each method but the first does nothing unless a class implements it.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What is shown for a press at a point of the view; nil for nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A context menu of a view: it opens with a long press, a click of the mouse's secondary button, or the menu key.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  private weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) { if view == nil { self.view?.engine.removeContextMenu() } }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.engine.addContextMenu { [weak self] menu in self?.build(&menu) }
  }

  private func build(_ menu: inout Menu) {
    guard let view, let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place),
      let made = configuration.provider?([])
    else { return }
    if !made.title.isEmpty { menu.title = made.title }
    var builder = MenuBuilder(for: view.engine)
    builder.add(made, to: &menu)
  }

  /// The point at which a finger presses the view; its middle without one.
  private var place: CGPoint {
    guard let view else { return .zero }
    return lastTouch(in: view)?.location(in: view) ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// The point of the press in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return view.map { own.convert(place, to: $0) } ?? place
  }

  private func lastTouch(in view: UIView) -> UITouch? {
    view.application.events[.touches]?.allTouches?.filter { $0.view?.isDescendant(of: view) == true }
      .max { $0.timestamp < $1.timestamp }
  }

  /// Closes the menu.
  open func dismissMenu() { view?.application.scene.dismissMenu() }
}
