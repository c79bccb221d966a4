extension FixedWidthInteger {
  /// The integer part of a number that a game, a device or a file supplied: the nearest value of the type for a number
  /// outside its range, and 0 for NaN. A plain conversion would end the program there.
  @inlinable
  package init<Number: BinaryFloatingPoint>(clamping number: Number) {
    self = Self(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}
