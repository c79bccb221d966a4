/// What is either so or not so about a view, a bit each.
package struct ViewFlags: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let isView = ViewFlags(rawValue: 1 << 0)
  package static let isHidden = ViewFlags(rawValue: 1 << 1)
  package static let isInteractionDisabled = ViewFlags(rawValue: 1 << 2)
  package static let clips = ViewFlags(rawValue: 1 << 3)
  package static let allowsMultipleTouch = ViewFlags(rawValue: 1 << 4)
  package static let isExclusiveTouch = ViewFlags(rawValue: 1 << 5)
  package static let passesThrough = ViewFlags(rawValue: 1 << 6)
  package static let hasTransform = ViewFlags(rawValue: 1 << 7)
  package static let hasOutsets = ViewFlags(rawValue: 1 << 8)
  package static let hasShape = ViewFlags(rawValue: 1 << 11)
  package static let isWindow = ViewFlags(rawValue: 1 << 9)
  /// An animation holds the view and does not let it be touched meanwhile (H13).
  package static let isHeldByAnimation = ViewFlags(rawValue: 1 << 10)
}
