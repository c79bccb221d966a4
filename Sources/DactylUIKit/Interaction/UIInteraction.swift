/// A behaviour that is added to a view.
public protocol UIInteraction: AnyObject {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Called when the view is about to change.
  func willMove(to view: UIView?)
  /// Called when the view has changed.
  func didMove(to view: UIView?)
}

/// The interactions of a view.
final class ViewInteractions: ViewPart {
  var all: [any UIInteraction] = []
}

extension UIView {
  /// The interactions that were added.
  public var interactions: [any UIInteraction] { parts.part(ViewInteractions.self)?.all ?? [] }

  /// Adds an interaction, removing it from its present view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    if parts.part(ViewInteractions.self) == nil { parts.append(ViewInteractions()) }
    interaction.willMove(to: self)
    parts.part(ViewInteractions.self)?.all.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let part = parts.part(ViewInteractions.self), part.all.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    part.all.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
