import Dactyl

/// Makes a timeline of a recording: the page, with what becomes of the same input after usual changes, or the trace.
package struct RecordedTimeline {
  private let plays: RecordedPlays

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - recording: The recording. Its first scene is shown.
  ///   - name: The name of the file, without its folder.
  ///   - from: The moment of the first frame that is shown; nil for the one that the recording marks.
  ///   - until: The moment of the last frame; nil for all.
  ///   - launch: Launches a copy of the program, and connects it with the player.
  /// - Throws: `ScenarioError` when no frame is left, the launch fails, or the scene can't be described.
  package init(
    _ recording: Recording, name: String, from: Timestamp?, until: Timestamp?,
    launch: @escaping (RecordingPlayer) throws -> LaunchedCopy
  ) throws(ScenarioError) {
    plays = try RecordedPlays(recording, name: name, from: from, until: until, launch: launch)
  }

  /// Makes the page.
  package func page() throws(ScenarioError) -> TimelineCommand.Written { try TimelineCommand.page(of: plays) }

  /// Makes the trace, with the times of the frames' stages where the scene has a clock.
  package func trace() throws(ScenarioError) -> String { Trace(try plays.play(with: [])).text }
}
