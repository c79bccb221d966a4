extension Transform {
  /// Whether upright rectangles stay upright: nothing is turned but by quarters.
  var isUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
