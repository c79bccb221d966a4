extension FixedWidthInteger {
  /// The whole part of a number that a game, a device or a file gave: the nearest value of the type for one that lies
  /// beyond it, and 0 for one that is no number. A plain conversion ends the program there.
  @inlinable
  package init<Number: BinaryFloatingPoint>(clamping number: Number) {
    self = Self(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}
