extension SceneColumns {
  /// Connects the columns with their scene, by which handles of views find it.
  func begin(_ scene: Scene) { unsafe ownerWithInput = Unmanaged.passUnretained(scene) }

  /// The scene; nil after its release, and for one without input.
  @inlinable package var scene: Scene? { reading { $0 } }

  /// Reads from the scene without retaining it: for closures that call no code of the game. Nil after the scene's
  /// release.
  ///
  /// The downcast is safe, since only `begin(_:)` sets the reference; the reference is valid, since the scene clears it
  /// first when it is released.
  @inlinable @inline(__always)
  package func reading<Result>(_ read: (Scene) -> Result) -> Result? {
    unsafe ownerWithInput?._withUnsafeGuaranteedRef { read(unsafe unsafeDowncast($0, to: Scene.self)) }
  }
}

extension View {
  /// The scene that the view lives in; nil after its release.
  @inlinable public var scene: Scene? { columns.scene }
}
