import Dactyl

/// The input of a recording as a test plays it: with hands that act at whole milliseconds, while frames follow each
/// other at their usual distance; or exactly, event by event and frame by frame.
///
/// A test plays the first scene of the recording. What hands and literals have no words for is left out, and listed.
package struct RecordedTest {
  /// A step of a test.
  enum Step {
    /// The hands wait until a number of milliseconds.
    case wait(Int64)
    /// A line of code that sends nothing, or an event in a frame of its own.
    case call(TestHands.Call)
    /// An event of the recording, sent as it was.
    case send(InputEvent)
    /// A frame of the recording.
    case frame(Timestamp)
  }
  let steps: [Step]
  let hands: TestHands
  let isExact: Bool
  /// What of the recording is not in the test.
  package let leftOut: [String]
  let head: RecordingHead
  let eventCount: Int
  /// The time from the first to the last frame, in seconds.
  let duration: Double

  /// Makes the steps of a test, for all of a recording or up to a moment.
  package init(_ recording: Recording, until limit: Timestamp? = nil, isExact: Bool) {
    let all = recording.frames.filter { frame in limit.map { frame.moment <= $0 } ?? true }
    let frames = all.filter { $0.scene == 0 }
    var leftOut = ExportNotes()
    for _ in all where frames.count < all.count { leftOut.add("frames of further windows") }
    var hands = TestHands()
    var steps: [Step] = []
    let start = frames.first?.moment ?? .zero
    var now: Int64 = -1
    func wait(until moment: Timestamp) {
      let next = max(now, Int64(((moment - start) * 1000).rounded()), 0)
      if next > now { steps.append(.wait(next)) }
      now = next
    }
    for frame in frames {
      for event in frame.events {
        if SwiftLiteral.event(event.kind) == nil { leftOut.add(event.kind.exportName) }
        if isExact, SwiftLiteral.event(event.kind) != nil { steps.append(.send(event)) }
        guard !isExact else { continue }
        let kind = event.kind
        let calls =
          hands.calls(for: kind)
          ?? SwiftLiteral.event(kind).map { [TestHands.Call(code: "scene.send(\($0))", kind: kind)] }
        guard let calls else { continue }
        wait(until: event.timestamp)
        steps += calls.map { .call($0) }
      }
      if isExact { steps.append(.frame(frame.moment)) }
    }
    if !isExact, let last = frames.last { wait(until: last.moment) }
    if !all.allSatisfy(\.answers.isEmpty) { leftOut.add("what the clipboard and controllers answered") }
    self.steps = steps
    self.hands = hands
    self.isExact = isExact
    self.leftOut = leftOut.lines
    head = recording.head
    eventCount = frames.reduce(0) { $0 + $1.events.count }
    duration = frames.last.map { $0.moment - start } ?? 0
  }

  /// Plays the steps in a scene that was launched, as the test does, and calls the closure after each frame.
  package func play(in scene: Scene, didRunFrame: () -> Void) {
    var now = Timestamp.zero
    func frame() {
      scene.frame(at: now)
      didRunFrame()
    }
    for step in steps {
      switch step {
      case .wait(let milliseconds):
        // The frames of a test's clock: counted from the beginning, and one at the very end.
        let (start, end) = (now, Timestamp(milliseconds: milliseconds))
        var count = 1.0
        while start + count / 60 < end {
          now = start + count / 60
          frame()
          count += 1
        }
        now = max(now, end)
        frame()
      case .call(let call):
        guard let kind = call.kind else { continue }
        scene.send(InputEvent(at: now, kind))
        frame()
      case .send(let event): scene.send(event)
      case .frame(let moment):
        now = moment
        frame()
      }
    }
  }
}

extension InputEvent.Kind {
  /// The kind of event in the plural, for what is left out.
  var exportName: String {
    switch self {
    case .touch: "touches"
    case .detailedTouch: "details of touches"
    case .touchUpdate: "corrections of touches"
    case .hover: "moves of the pointer"
    case .pointerMotion: "movements of a locked pointer"
    case .scroll: "steps of the wheel"
    case .transform: "pinches of a touchpad"
    case .key: "keys"
    case .press: "buttons"
    case .axis: "moves of sticks"
    case .text: "typed texts"
    case .textEditing: "steps of an input method"
    case .motion: "shakes"
    case .motionData: "measurements of sensors"
    case .remote: "remote commands"
    case .window: "events of the window"
    case .device: "connections of devices"
    case .controller: "descriptions of controllers"
    case .drop: "things dropped from outside"
    case .accessibility: "requests of assistive clients"
    }
  }
}
