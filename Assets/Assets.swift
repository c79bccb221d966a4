import Foundation

/// The pictures that the samples show.
public enum SampleAssets {
  /// The path of the folder that holds the pictures, found by `swift run` and `swift test` alike.
  public static var folder: String {
    (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appendingPathComponent("Images").path
  }
}
