/// The engine's own kinds, with the protocols to which each conforms: looking them up at run time would take half of a
/// program's start.
extension GestureTable {
  func registerBuiltInKinds() {
    register(TapGestureRecognizer.self) { calls, type, column in
      calls.addPresses(of: type, column)
      calls.addPreventing(of: type, column)
      calls.addRank(of: type, column)
    }
    register(LongPressGestureRecognizer.self) { $0.addPresses(of: $1, $2) }
    register(PanGestureRecognizer.self) { $0.addPointer(of: $1, $2) }
    register(SwipeGestureRecognizer.self) { _, _, _ in }
    register(PinchGestureRecognizer.self) { $0.addPointer(of: $1, $2) }
    register(RotationGestureRecognizer.self) { $0.addPointer(of: $1, $2) }
    register(TransformGestureRecognizer.self) { $0.addPointer(of: $1, $2) }
    register(ScreenEdgePanGestureRecognizer.self) { _, _, _ in }
    register(HoverGestureRecognizer.self) { calls, type, column in
      calls.addPointer(of: type, column)
      calls.addPreventing(of: type, column)
    }
  }

  private func register<Kind: GestureRecognizer>(
    _ type: Kind.Type, _ add: (inout GestureCalls, Kind.Type, AnyObject) -> Void
  ) {
    var calls = GestureCalls()
    let column = GestureColumn<Kind>()
    add(&calls, type, column)
    addKind(GestureKind(builtIn: type, UInt16(kinds.count), column, calls), of: type)
  }
}
