/// How controllers are presented, with UIKit's values.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A style of UIKit. Pages and forms are sheets; others, the automatic one too, fill the window.
  case automatic = -2, none = -1, fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}

/// How a controller appears; it appears at once here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A style of UIKit.
  case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}

/// How a controller is presented.
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public private(set) weak var presentedViewController: UIViewController?
  /// The controller that presents it.
  open var presentingViewController: UIViewController? { presentedViewController?.presentingViewController }
  /// The delegate, which is notified when the user has dismissed a sheet.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ controller: UIViewController) { presentedViewController = controller }
}

/// The delegate of a presentation. Each method answers true or does nothing unless a class implements it.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Called when the user has dismissed a sheet.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// The sheet as which a controller is presented: the engine's `Sheet`.
public final class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the window.
      public static let medium = Identifier("medium")
      /// Nearly all of the window.
      public static let large = Identifier("large")
    }
    /// What a height is computed from.
    public struct Context {
      /// The greatest height that there is room for.
      public let maximumDetentValue: CGFloat
    }
    /// The name.
    public let identifier: Identifier
    let height: (CGFloat) -> SheetDetent

    /// Half of the window.
    public static func medium() -> Detent { Detent(identifier: .medium) { _ in .medium } }
    /// Nearly all of the window.
    public static func large() -> Detent { Detent(identifier: .large) { _ in .large } }
    /// A height of a program's own; the closure is called when the sheet is presented.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (Context) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom")) { most in
        resolver(Context(maximumDetentValue: most)).map { .height(Float($0)) } ?? .large
      }
    }
  }

  /// The heights; the sheet rises to the first, or the selected one.
  public var detents = [Detent.large()] { didSet { sheet?.detents = engineDetents } }
  /// The height at which it rests; setting it moves the sheet.
  public var selectedDetentIdentifier: Detent.Identifier? {
    get {
      guard let sheet else { return selected }
      return zip(detents, engineDetents).first { $1 == sheet.selectedDetent }?.0.identifier
    }
    set {
      selected = newValue
      if let index = detents.firstIndex(where: { $0.identifier == newValue }) { sheet?.select(engineDetents[index]) }
    }
  }
  private var selected: Detent.Identifier?
  /// Without effect: every sheet has a handle.
  public var prefersGrabberVisible = false
  /// Without effect: corners have the radius of the scene's style.
  public var preferredCornerRadius: CGFloat?
  /// Without effect: scrolling does not move a sheet.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Without effect: what is behind a sheet is dimmed.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  private(set) var sheet: Sheet?

  /// Changes heights, which moves the sheet.
  public func animateChanges(_ changes: () -> Void) { changes() }

  private var engineDetents: [SheetDetent] {
    let most = CGFloat(presentedViewController?.application.scene.size.height ?? 0)
    return detents.map { $0.height(most) }
  }

  /// Presents the controller as a sheet of another one. Returns whether it is.
  func present(from presenter: UIViewController) -> Bool {
    guard let controller = presentedViewController else { return false }
    var heights = engineDetents
    if let index = detents.firstIndex(where: { $0.identifier == selected }) { heights.swapAt(0, index) }
    // The panel has the colour of what is on it.
    let scene = presenter.application.scene
    let style = scene.sheetStyle
    if let color = controller.view.backgroundColor?.engine {
      (scene.sheetStyle.background, scene.sheetStyle.grabber) = (color, UIColor.systemGray2.engine)
    }
    let presented = presenter.engine.presentSheet(controller.engine, detents: heights)
    scene.sheetStyle = style
    guard let made = presented else { return false }
    made.detents = engineDetents
    made.isModal = controller.isModalInPresentation
    made.onDismiss = { [weak self, weak controller] in
      guard let self else { return }
      sheet = nil
      withExtendedLifetime(controller) { controller?.settleKeeper() }
      delegate?.presentationControllerDidDismiss(self)
    }
    sheet = made
    return true
  }
}
