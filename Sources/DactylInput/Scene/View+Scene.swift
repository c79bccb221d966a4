extension SceneColumns {
  /// Lets whoever has them know of the scene with input that they are of.
  func begin(_ scene: Scene) { unsafe ownerWithInput = Unmanaged.passUnretained(scene) }

  /// The scene; nil when it is gone, or is one without input.
  @inlinable package var scene: Scene? { reading { $0 } }

  /// Reads from the scene without keeping it meanwhile: for what calls no code of the game. Nil when it is gone.
  ///
  /// The type is right, since only `begin(_:)` sets the reference; it is good, since the scene takes it back first of
  /// all when it goes.
  @inlinable @inline(__always)
  package func reading<Result>(_ read: (Scene) -> Result) -> Result? {
    unsafe ownerWithInput?._withUnsafeGuaranteedRef { read(unsafe unsafeDowncast($0, to: Scene.self)) }
  }
}

extension View {
  /// The scene that the view lives in; nil when that is gone.
  @inlinable public var scene: Scene? { columns.scene }
}
