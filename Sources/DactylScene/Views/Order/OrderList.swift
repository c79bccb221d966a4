/// A list of siblings: where its nodes begin.
struct OrderList {
  /// The topmost node; none of an empty list.
  var root = OrderNode.none
  /// The backmost and the frontmost node that holds children; of a free list, `first` is the next free one.
  var first = OrderNode.none
  var last = OrderNode.none
}
