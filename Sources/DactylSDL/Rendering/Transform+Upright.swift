extension Transform {
  /// Whether upright rectangles stay upright: any rotation is by multiples of 90 degrees.
  var isUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
