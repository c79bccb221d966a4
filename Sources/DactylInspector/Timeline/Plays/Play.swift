import Dactyl

/// Input that was played to a scene, and all that became of it: what a timeline shows.
///
/// A `PlayRecorder` makes it while the scene runs. It is a value without references to the scene; objects are named by
/// their positions in its lists.
package struct Play: Hashable, Sendable {
  /// The name of what was played.
  package var name = ""
  /// The moment of the first frame or event.
  package var start = Timestamp.zero
  /// The moment of the last frame.
  package var end = Timestamp.zero
  /// The sources of input, in the order in which they first sent something.
  package var sources: [PlaySource] = []
  /// What the sources sent, in order.
  package var samples: [PlaySample] = []
  /// The views, windows, controllers and other responders.
  package var responders: [PlayResponder] = []
  /// The recognizers.
  package var recognizers: [PlayRecognizer] = []
  /// What was decided, in order.
  package var verdicts: [Verdict] = []
  /// The views as they were at first, and each change of them.
  package var scenes: [PlayScene] = []
  /// The frames.
  package var frames: [PlayFrame] = []
  /// What the game's side of the scene logged, in order.
  package var log: [ScenarioEntry] = []
  /// The number of verdicts beyond `PlayLimits.verdicts`, which are not in the list.
  package var omittedVerdicts = 0
  /// The number of views, or states of views, beyond the limits, which are not in the scenes.
  package var omittedViews = 0
}

/// The most that a play holds, so that its size is bounded.
package enum PlayLimits {
  /// The most verdicts. About ten come with a move of a finger.
  package static let verdicts = 150_000
  /// The most views of a scene.
  package static let views = 2000
  /// The most states of views, of all scenes together.
  package static let viewStates = 40_000
}

/// A source of input: one finger, key or button, or all input of another kind.
package struct PlaySource: Hashable, Sendable {
  /// The kinds of sources.
  package enum Kind: String, Hashable, Sendable {
    /// A finger, a pencil, or a pointer with a button down.
    case finger
    /// A key or a button.
    case key
    /// Input of another kind.
    case other
  }

  /// The name: `finger 1`, `space`.
  package var name: String
  /// The kind.
  package var kind: Kind
}

/// Something that a source sent.
package struct PlaySample: Hashable, Sendable {
  /// The moment.
  package var time: Timestamp
  /// The position of its source in the list.
  package var source: Int
  /// The phase; nil for input without phases.
  package var phase: TouchPhase?
  /// The location in the scene, in points; nil for input without one.
  package var location: Point?
  /// The number of the touch or press among those of its kind; 0 where it became none.
  package var input: UInt64 = 0
}

/// A view, window, controller or other responder.
package struct PlayResponder: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The position of its superview in the list when it was first seen, or of what is next in its chain; nil for none.
  package var parent: Int?
  /// Whether it is a view or window, which scenes show.
  package var isView: Bool
}

/// A recognizer.
package struct PlayRecognizer: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The kind, as files name it; empty when it is not known.
  package var kind: String
  /// The position of its view in the list of responders, or nil.
  package var view: Int?
}

/// A frame.
package struct PlayFrame: Hashable, Sendable {
  /// The moment.
  package var time: Timestamp
  /// The numbers of events and actions.
  package var events: Int
  package var actions: Int
  /// The nanoseconds of the stages that took some; empty when the scene has no clock.
  package var stages: [StageTime] = []

  /// The time of one stage.
  package struct StageTime: Hashable, Sendable {
    package var stage: FrameStage
    package var nanoseconds: UInt64
  }
}
