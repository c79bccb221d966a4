import Dactyl

/// An event of the bags. Its `description` is one line, as the sample prints it.
///
/// Each `pick` and `split` is followed by exactly one `drop`, `copy`, `swap` or `cancel` of the same hand.
public enum BagEvent: Hashable, Sendable {
  /// A hand took the whole stack of a slot.
  case pick(Handful, DragSession.Origin)
  /// A hand took a part of the stack.
  case split(Handful, DragSession.Origin)
  /// A number of the taken items lie in another slot now.
  case drop(Handful, to: Int, count: Int, DragSession.Origin)
  /// A number of the taken items were copied into another slot.
  case copy(Handful, to: Int, count: Int, DragSession.Origin)
  /// The taken stack and the stack of another slot changed places.
  case swap(Handful, with: Int, DragSession.Origin)
  /// A slot refused the handful that was dragged over it.
  case refuse(Handful, by: Int, DragSession.Origin)
  /// The drag was cancelled: the taken items are in their slot again.
  case cancel(Handful, DragSession.Origin)
  /// The last change was undone, or redone.
  case undo, redo
}

extension BagEvent: CustomStringConvertible {
  /// The event in a line: `drop slot=3 gem=4 to=7 count=2 hand=1`. The hand is the finger's number, `mouse` or `keys`.
  public var description: String {
    switch self {
    case .pick(let handful, let hand): "pick \(handful.words) \(hand.words)"
    case .split(let handful, let hand): "split \(handful.words) \(hand.words)"
    case .drop(let handful, let slot, let count, let hand):
      "drop \(handful.words) to=\(slot) count=\(count) \(hand.words)"
    case .copy(let handful, let slot, let count, let hand):
      "copy \(handful.words) to=\(slot) count=\(count) \(hand.words)"
    case .swap(let handful, let slot, let hand): "swap \(handful.words) with=\(slot) \(hand.words)"
    case .refuse(let handful, let slot, let hand): "refuse \(handful.words) by=\(slot) \(hand.words)"
    case .cancel(let handful, let hand): "cancel \(handful.words) \(hand.words)"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

extension Handful {
  fileprivate var words: String { "slot=\(slot) \(stack.item.name)=\(stack.count)" }
}

extension DragSession.Origin {
  fileprivate var words: String {
    switch self {
    case .touch(let finger): "hand=\(finger.word)"
    case .keys: "hand=keys"
    case .outside: "hand=other"
    }
  }
}
