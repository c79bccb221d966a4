import Dactyl

/// Makes a timeline of a recording that is played: the page or the trace of what happens. The player calls it after
/// each frame.
package final class RecordedTimeline {
  private let recorder: PlayRecorder
  private let name: String

  /// Makes a timeline of a scene, before the first frame that it shows.
  ///
  /// - Parameters:
  ///   - name: The name of the recording's file, without its folder.
  package init(_ scene: Scene, name: String) {
    self.name = name
    recorder = PlayRecorder(
      scene, name: name,
      responder: { [unowned scene] in scene.isAlive($0) ? InspectorNames.name(of: $0, in: scene) : nil },
      kind: { InspectorNames.kind(of: $0) })
  }

  /// Adds a frame that has run, with what came in before it and what was decided in it.
  package func add(_ frame: RecordedFrame, _ report: FrameReport, _ decisions: [Decision]) {
    frame.events.forEach(recorder.willSend)
    recorder.didRun(report, decisions)
  }

  private var play: Play { recorder.finished(log: []) }

  /// The page. It shows the recording as it was played, without changes.
  package var page: TimelineCommand.Written {
    let play = play
    let page = Page(data: PageData.data(of: play, file: name), title: name).text
    return TimelineCommand.Written(page, of: play, "of a recording, to which no changes are tried")
  }

  /// The trace, with the times of the frames' stages where the scene has a clock.
  package var trace: String { Trace(play).text }
}
