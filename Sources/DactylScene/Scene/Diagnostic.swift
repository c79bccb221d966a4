/// A report of something that was refused or noticed, with a sentence that names what and where. The same in every
/// build.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the diagnostic.
  public var kind: Kind
  /// The whole sentence.
  public var description: String

  /// Makes a diagnostic.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// A kind of diagnostic. Each module declares the kinds that it reports, and a game may declare its own.
  ///
  /// ```swift
  /// extension Diagnostic.Kind {
  ///   static let missingSprite = Diagnostic.Kind("missingSprite")
  /// }
  /// ```
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind. Two kinds with the same name are equal.
    public let description: String
    /// Whether a device causes it rather than code. Devices repeat themselves, so only the first diagnostic of such a
    /// kind is reported; the others are only counted.
    public let isFromDevice: Bool

    /// Makes a kind with a name.
    public init(_ name: String, isFromDevice: Bool = false) {
      description = name
      self.isFromDevice = isFromDevice
    }

    /// Whether two kinds have the same name.
    public static func == (a: Kind, b: Kind) -> Bool { a.description == b.description }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// A handle of something that no longer exists was used; nothing was done.
    public static let staleHandle = Kind("staleHandle")
    /// A view was to become a subview of itself or of its own subview; nothing was done.
    public static let cycle = Kind("cycle")
    /// Views of two scenes, or of two parents, were mixed; nothing was done.
    public static let mismatchedViews = Kind("mismatchedViews")
    /// Code that was asked during a pass of the engine, such as a hit shape, tried to edit views; nothing was done.
    public static let editInHitShape = Kind("editInHitShape")
    /// A view's hit-testing closure named a view that is gone, or one of another window; it was taken as a refusal.
    public static let badHitAnswer = Kind("badHitAnswer")
    /// Hit-testing closures made further hit-tests, nested too deep: the closures of views in the innermost ones were
    /// not called.
    public static let nestedHitTest = Kind("nestedHitTest")
    /// A view was given geometry that is not finite, which was refused, or a negative size, which was standardized like
    /// a `CGRect`.
    public static let badGeometry = Kind("badGeometry")
  }
}
