extension Scene {
  /// The accommodations for people who can't touch, strike or hold as others do.
  public var assistance: Assistance { Assistance(scene: self) }
}

/// The accommodations of a scene: how fingers, keys and the pointer are taken before anything receives them
/// (AX13–AX21). A handle, like `View`.
///
/// They can be set at any time, and hold for what begins then. A scene that sets none costs a test for each event. What
/// they leave out or change is in the log of decisions.
///
/// ```swift
/// scene.assistance.touches.holdDuration = 0.3
/// scene.assistance.keys.stickyKeys = true
/// ```
public struct Assistance {
  private unowned let scene: Scene

  init(scene: Scene) { self.scene = scene }

  /// How fingers are taken.
  public var touches: TouchAccommodations {
    get { table?.touchSettings ?? TouchAccommodations() }
    nonmutating set { madeTable.touchSettings = newValue }
  }

  /// How keys are taken.
  public var keys: KeyAccommodations {
    get { table?.keys ?? KeyAccommodations() }
    nonmutating set { madeTable.set(newValue, in: scene) }
  }

  /// How the pointer is taken.
  public var pointer: PointerAccommodations {
    get { table?.pointerSettings ?? PointerAccommodations() }
    nonmutating set { madeTable.pointerSettings = newValue }
  }

  /// Where keys have moved the pointer since the last call, or nil. For platforms, whose pointer on the screen moves
  /// along.
  package func takePointerMove() -> Point? { table?.takePointerMove() }

  private var table: AccommodationTable? { scene.part(AccommodationTable.self) }

  private var madeTable: AccommodationTable {
    if let table { return table }
    let made = AccommodationTable(fingers: scene.fingersDown)
    scene.addPart(made)
    scene.eventAdapter = made
    return made
  }
}

@available(*, unavailable)
extension Assistance: Sendable {}
