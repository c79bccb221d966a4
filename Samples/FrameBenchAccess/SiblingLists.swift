import DactylScene

/// The order of siblings alone, without a scene: lists of children, which are small numbers, with their labels.
public struct SiblingLists: ~Copyable {
  private let orders = SiblingOrders()
  private let labels = LabelColumn()

  /// Makes no list yet.
  public init() {}

  /// Makes a list of the children from 0 to a number, the first at the back.
  public func makeList(of count: Int) -> UInt32 {
    let list = orders.make()
    for child in 0..<UInt32(count) { labels.insert(child, into: list, at: .max, of: orders) }
    return list
  }

  /// Moves a child to a rank in a list, counted from the back; a rank beyond the end is in front of all.
  public func move(_ child: UInt32, into list: UInt32, at rank: Int) {
    labels.move(child, into: list, at: rank, of: orders)
  }

  /// Moves a child next to a sibling.
  public func move(_ child: UInt32, beside sibling: UInt32, inFront: Bool) {
    labels.move(child, beside: sibling, inFront: inFront, of: orders)
  }

  /// Returns the child at a rank of a list, counted from the back.
  public func child(at rank: Int, of list: UInt32) -> UInt32? { orders.child(at: rank, of: list) }

  /// The size of the orders, in bytes, without the labels.
  public var bytes: Int { orders.bytes }
}
