/// The storage of children's labels: numbers that increase from the backmost sibling to the frontmost.
package protocol SiblingLabels: ~Copyable {
  /// The label of a child that is in a list.
  func label(of child: UInt32) -> UInt64
  /// Stores a new label.
  func setLabel(_ label: UInt64, of child: UInt32)
}
