/// The contents of a sample: they describe themselves and their events in lines, and have a script that plays them.
///
/// The lines are for a program that drives the sample from outside. The same input gives the same lines.
public protocol PlayableScene: AnyObject {
  /// The contents and their positions, in lines.
  var summaryLines: [String] { get }
  /// The script of a short game, for the scene as it is directly after its initializer.
  var script: SampleScript { get }
  /// Sets the closure that is called with a line for each event from now on; it replaces the one before.
  func reportLines(to listener: @escaping (String) -> Void)
}
