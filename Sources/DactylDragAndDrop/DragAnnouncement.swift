/// A step of a drag by keys, as it is described to a user who does not see it.
public struct DragAnnouncement: Hashable, Sendable {
  /// A step of a drag by keys, with the values of its sentence.
  public enum Step: Hashable, Sendable {
    /// The drag began; the number of targets that accept it.
    case lifted(targets: Int)
    /// The drag is over a target now; `place` is the target's number among all of them, from 1.
    case over(target: String, place: Int, of: Int, DropOperation)
    /// The drag was dropped.
    case dropped(target: String, DropOperation)
    /// The drag was cancelled.
    case cancelled
  }

  /// The step.
  public let step: Step
  /// The name of the dragged item, as its source has it (`Draggable.label`).
  public let item: String
  /// The sentence for the step, from the scene's phrases.
  public let text: String
}

/// The sentences of drags by keys: replace them for other languages.
///
/// `{item}`, `{target}`, `{place}` and `{count}` are replaced by the dragged item, the target, the target's number
/// among all and their count.
public struct DragPhrases: Hashable, Sendable {
  /// The sentence for a drag that began.
  public var lifted = "{item} taken up. {count} targets. Tab goes through them, Return drops, Escape calls it off."
  /// The sentence over a target that takes the item.
  public var over = "{target}, {place} of {count}."
  /// The sentence over a target that forbids the item.
  public var forbidden = "{target}, {place} of {count}: not allowed."
  /// The sentence after a drop that moves the item.
  public var moved = "{item} moved to {target}."
  /// The sentence after a drop that copies the item.
  public var copied = "{item} copied to {target}."
  /// The sentence for a cancelled drag.
  public var cancelled = "{item} stays where it was."
  /// The name of the action that carries an item to a target, for assistive clients.
  public var action = "Move to {target}"
  /// The name of an item without a label.
  public var item = "Item"
  /// The name of a target without a label.
  public var target = "Target"

  /// Makes the English phrases.
  public init() {}

  func text(of step: DragAnnouncement.Step, item: String) -> String {
    let item = item.isEmpty ? self.item : item
    switch step {
    case .lifted(let count): return Self.fill(lifted, item: item, count: count)
    case .over(let name, let place, let count, let operation):
      return Self.fill(operation.drops ? over : forbidden, item: item, target: named(name), place: place, count: count)
    case .dropped(let name, let operation):
      return Self.fill(operation == .copy ? copied : moved, item: item, target: named(name))
    case .cancelled: return Self.fill(cancelled, item: item)
    }
  }

  func action(to target: String) -> String { Self.fill(action, item: item, target: target) }

  private func named(_ target: String) -> String { target.isEmpty ? self.target : target }

  private static func fill(
    _ phrase: String, item: String, target: String = "", place: Int = 0, count: Int = 0
  ) -> String {
    var text = ""
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "item": text += item
      case "target": text += target
      case "place": text += String(place)
      case "count": text += String(count)
      case let other: text += "{\(other)}"
      }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}
