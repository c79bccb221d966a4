/// A step of a drag by keys, as it would be said to somebody who does not see it.
public struct DragAnnouncement: Hashable, Sendable {
  /// A step of a drag by keys, with what a sentence about it needs.
  public enum Step: Hashable, Sendable {
    /// It was taken up; so many targets accept it.
    case lifted(targets: Int)
    /// It is over a target now: its place among them, from 1.
    case over(target: String, place: Int, of: Int, DropOperation)
    /// It was dropped.
    case dropped(target: String, DropOperation)
    /// It was called off.
    case cancelled
  }

  /// The step that was just made.
  public let step: Step
  /// What is dragged, as its source calls it (`Draggable.label`).
  public let item: String
  /// The sentence for it, by the scene's phrases.
  public let text: String
}

/// The sentences of drags by keys: to be replaced for other languages.
///
/// `{item}`, `{target}`, `{place}` and `{count}` stand for what is dragged, where, the target's place among all and
/// their number.
public struct DragPhrases: Hashable, Sendable {
  /// It was taken up.
  public var lifted = "{item} taken up. {count} targets. Tab goes through them, Return drops, Escape calls it off."
  /// It is over a target that takes it.
  public var over = "{target}, {place} of {count}."
  /// It is over a target that does not allow it.
  public var forbidden = "{target}, {place} of {count}: not allowed."
  /// It was dropped and has moved.
  public var moved = "{item} moved to {target}."
  /// It was dropped and copied.
  public var copied = "{item} copied to {target}."
  /// It was called off.
  public var cancelled = "{item} stays where it was."
  /// What has no label.
  public var item = "Item"
  /// A target that has none.
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
