/// What a sample shows: it reports in lines what there is and what happens, and can play itself.
///
/// The lines are for a program that drives the sample from outside. The same input gives the same lines.
public protocol PlayableScene: AnyObject {
  /// What there is and where it lies, a line each.
  var summaryLines: [String] { get }
  /// A short game that plays itself on the scene as it is when it was just made.
  var script: SampleScript { get }
  /// Calls the closure with a line for everything that happens from now on, instead of the closure before.
  func tellLines(to listener: @escaping (String) -> Void)
}
