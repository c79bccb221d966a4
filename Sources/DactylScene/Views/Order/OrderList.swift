/// A list of siblings: the ends of its tree of nodes.
struct OrderList {
  /// The root node; none of an empty list.
  var root = OrderNode.none
  /// The backmost and the frontmost bottom node; in a free list, `first` is the next free one.
  var first = OrderNode.none
  var last = OrderNode.none
}
