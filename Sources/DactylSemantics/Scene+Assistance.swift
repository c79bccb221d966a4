extension Scene {
  /// The accommodations for people who can't touch, strike or hold as others do.
  public var assistance: Assistance { Assistance(scene: self) }
}

/// The accommodations of a scene: how fingers, keys and the pointer are taken before anything receives them
/// (AX13–AX21), and what is drawn and animated differently (AX29–AX31). A handle, like `View`.
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

  /// What is drawn and animated differently (AX29–AX31).
  ///
  /// The platform sets it to what the desktop's settings say, where they say anything; what a game sets replaces that
  /// until the settings change. During a hit-test, or a question of which the engine waits for the answer, it is set
  /// afterwards.
  /// ```swift
  /// scene.assistance.display.textScale = 1.5
  /// ```
  public var display: DisplayAccommodations {
    get { scene.display }
    nonmutating set { scene.setDisplay(newValue) }
  }

  /// Calls a closure when `display` changes: for what a game draws or animates by itself.
  @discardableResult
  public func onDisplayChange(_ body: @escaping (DisplayAccommodations) -> Void) -> Subscription {
    scene.displayListeners.add(body)
  }

  /// Whether fingers explore the screen instead of using it: for those who don't see it (AX23–AX26).
  ///
  /// A finger that moves says what is under it, a flick to the right or left goes on to the next element or back, a
  /// double tap anywhere uses the element that was said last, and one that is held passes the finger through to it. Up
  /// and down change a value. Two fingers that scrub lead back, three scroll, and two that tap twice are the magic tap.
  ///
  /// What is said goes to `speech`, and is shown on the screen. During a hit-test, or a question of which the engine
  /// waits for the answer, it is set afterwards.
  public var exploresByTouch: Bool {
    get { explorer != nil }
    nonmutating set {
      guard !scene.isAnswering else { return scene.postpone { $0.assistance.exploresByTouch = newValue } }
      guard newValue != exploresByTouch else { return }
      if let explorer {
        explorer.end(in: scene)
        scene.removePart(explorer)
      } else {
        let made = TouchExplorer(in: scene)
        made.speech = speech
        scene.addPart(made)
      }
    }
  }

  /// The voice that says what is explored; nil where there is none. Not kept alive.
  public var speech: (any Speech)? {
    get { scene.accessibilityTable.speech }
    nonmutating set {
      scene.accessibilityTable.speech = newValue
      explorer?.speech = newValue
      scanner?.speech = newValue
    }
  }

  /// What was said last while the screen is explored by touch; empty before anything was.
  public var lastSpoken: String { explorer?.lastSpoken ?? "" }

  /// The element that is explored by touch, or nil.
  public var exploredElement: AccessibilityElementID? { explorer?.cursor }

  /// Offers the elements one after another to somebody who uses one or two switches (AX27, AX28); nil, the default, for
  /// no such switches. The switches do nothing else meanwhile.
  ///
  /// The element that is offered gets the focus where it can have it, and is outlined. During a hit-test, or a question
  /// of which the engine waits for the answer, it is set afterwards.
  public var scanning: Scanning? {
    get { scanner?.settings }
    nonmutating set {
      guard !scene.isAnswering else { return scene.postpone { $0.assistance.scanning = newValue } }
      guard let newValue else {
        guard let scanner else { return }
        scanner.end(in: scene)
        return scene.removePart(scanner)
      }
      if let scanner { return scanner.set(newValue, in: scene) }
      let made = SwitchScanner(newValue, in: scene)
      made.speech = speech
      scene.addPart(made)
      made.begin(in: scene)
    }
  }

  private var scanner: SwitchScanner? { scene.part(SwitchScanner.self) }

  private var explorer: TouchExplorer? { scene.part(TouchExplorer.self) }

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
