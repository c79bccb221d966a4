extension GestureTable {
  /// Makes the kinds that the engine brings, here where the compiler knows them.
  func registerBuiltInKinds() {
    _ = kindNumber(of: TapGestureRecognizer.self)
    _ = kindNumber(of: LongPressGestureRecognizer.self)
    _ = kindNumber(of: PanGestureRecognizer.self)
    _ = kindNumber(of: SwipeGestureRecognizer.self)
    _ = kindNumber(of: PinchGestureRecognizer.self)
    _ = kindNumber(of: RotationGestureRecognizer.self)
    _ = kindNumber(of: TransformGestureRecognizer.self)
    _ = kindNumber(of: ScreenEdgePanGestureRecognizer.self)
    _ = kindNumber(of: HoverGestureRecognizer.self)
  }
}
